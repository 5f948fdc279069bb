'use strict';

/*
 * Counts the HTTP requests and TLS handshakes of one thread, and what each peer's connections come to: numbers, names of algorithms,
 * hosts and ports, nothing of what was said. They are saved
 *
 *   - once at the start: a thread without traffic is known to have had none
 *   - at the first event, then every 100 ms while there are more; `complete` is false meanwhile
 *   - after 100 ms without any, with `complete`: nothing has happened since
 *   - when the process or the worker exits
 *
 * So what ends a program without a word (SIGTERM that it does not handle, SIGKILL) loses the last 100 ms at
 * most, and it shows. A save takes up to 0.2 ms, an event next to nothing.
 */
const diagnostics = require('diagnostics_channel');
const countConnections = require('./count-connections.cjs');
const countHandshakes = require('./count-handshakes.cjs');
const countRequests = require('./count-requests.cjs');
const { tls } = require('./node-handles.cjs');
const orElse = require('./or-else.cjs');
const watchExit = require('./watch-exit.cjs');
const writeWhole = require('./write-whole.cjs');
const { pid, hrtime } = process;
const { stringify } = JSON;
const startTimer = setTimeout;

/** Time between two saves while there is traffic, ms; the recorder waits for two before it ends a program. */
const SAVE_AFTER = 100;

/**
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function countTraffic(directory) {
  const file = `${directory}traffic-${pid}-${hrtime.bigint()}.json`;
  /** @type {import('../../model/traffic.js').ThreadTraffic} */
  const counts = { requests: 0, clientRequests: 0, tlsServer: null, tlsClient: null };
  let isSaved = false;
  let isTicking = false;

  const save = (/** @type {boolean} */ isOver) => {
    isSaved = true;
    try {
      const { requests, clientRequests, tlsServer, tlsClient } = counts;
      const complete = isOver && areAllSeen();
      // What has not changed of the ledger is text already.
      writeWhole(file, `{"requests":${requests},"clientRequests":${clientRequests},"tlsServer":${stringify(tlsServer)},"tlsClient":${stringify(tlsClient)},"complete":${complete},"tls":${ledger === null ? 'null' : ledger.text()}}`);
    } catch {
      // Ours alone: the program may have lost the right or the room to write.
    }
  };
  const tick = () => {
    isTicking = !isSaved;
    save(isSaved);
    // It keeps nothing alive, and there is never more than one.
    if (isTicking) startTimer(tick, SAVE_AFTER).unref();
  };
  const note = () => {
    isSaved = false;
    if (!isTicking) tick();
  };

  const ledger = orElse(null, () => tls && countConnections(tls, note));
  const areAllSeen = countRequests(diagnostics, counts, ledger, note);
  countHandshakes(counts, (connection, handshake) => {
    orElse(null, () => ledger?.done(connection, handshake));
    note();
  });
  watchExit(() => {
    if (!isTicking) return;
    isTicking = false;
    save(true);
  });
  save(true);
};
