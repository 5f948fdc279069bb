'use strict';

const diagnostics = require('diagnostics_channel');
const countConnections = require('./count-connections.cjs');
const countHandshakes = require('./count-handshakes.cjs');
const countRequests = require('./count-requests.cjs');
const { tls } = require('./node-handles.cjs');
const orElse = require('./or-else.cjs');
const saveOften = require('./save-often.cjs');
const { pid, hrtime } = process;
const { stringify } = JSON;

/**
 * Counts the HTTP requests and TLS handshakes of one thread, and what each peer's connections come to: numbers, names of algorithms,
 * hosts and ports, nothing of what was said. A thread without traffic is known to have had none, so that is saved at the start, too.
 * @param {string} directory where our logs go, with a separator at its end
 */
module.exports = function countTraffic(directory) {
  /** @type {import('../../model/traffic.js').ThreadTraffic} */
  const counts = { requests: 0, clientRequests: 0, tlsServer: null, tlsClient: null };
  const { note, save } = saveOften(`${directory}traffic-${pid}-${hrtime.bigint()}.json`, (isOver) => {
    const { requests, clientRequests, tlsServer, tlsClient } = counts;
    const complete = isOver && areAllSeen();
    // What has not changed of the ledger is text already.
    return `{"requests":${requests},"clientRequests":${clientRequests},"tlsServer":${stringify(tlsServer)},"tlsClient":${stringify(tlsClient)},"complete":${complete},"tls":${ledger === null ? 'null' : ledger.text()}}`;
  });
  const ledger = orElse(null, () => tls && countConnections(tls, note));
  const areAllSeen = countRequests(diagnostics, counts, ledger, note);
  countHandshakes(counts, (connection, handshake) => {
    orElse(null, () => ledger?.done(connection, handshake));
    note();
  });
  save();
};
