'use strict';

const diagnostics = require('diagnostics_channel');
const countRequests = require('./count-requests.cjs');
const countRoutes = require('./count-routes.cjs');
const { tls } = require('./node-handles.cjs');
const orElse = require('./or-else.cjs');
const saveOften = require('./save-often.cjs');
const watchBodies = require('./watch-bodies.cjs');
const watchTransports = require('./watch-transports.cjs');
const whenTlsLoads = require('./when-tls-loads.cjs');

/** @import { TlsSide } from '../../model/profile.js' */
/** @import { Ledger } from './count-connections.cjs' */
/** @import { Times } from './count-times.cjs' */

const { pid, hrtime } = process;
const { stringify } = JSON;

/**
 * The ledger's data before the first connection (count-connections.cjs): loading it takes 2 ms, and waits until Node's
 * `tls` is loaded.
 */
const NO_CONNECTIONS = '{"peers":[],"contexts":{"created":0,"withCa":0,"caBytes":0,"callSites":[],"unplaced":0}}';

/**
 * Counts the HTTP requests and TLS handshakes of one thread, and each peer's connections: numbers, names of algorithms,
 * hosts and ports, never contents. Counts are also saved at the start, so that a thread without traffic is known to
 * have had none.
 * @param {string} directory where our logs go, with a separator at its end
 * @param {Times | null} times called when something is counted
 */
module.exports = function countTraffic(directory, times) {
  const counts = {
    requests: 0,
    unanswered: 0,
    serverErrors: 0,
    clientErrors: 0,
    clientRequests: 0,
    /** @type {TlsSide | null} */
    tlsServer: noHandshakes(),
    /** @type {TlsSide | null} */
    tlsClient: noHandshakes(),
  };
  // fetch makes its first request before it loads `tls`.
  const bodies = watchBodies();
  /** @type {{ledger: Ledger | null | undefined, bodies: typeof bodies}} `ledger` is undefined until there can be connections */
  const connections = { ledger: undefined, bodies };
  const { note, save } = saveOften(`${directory}traffic-${pid}-${hrtime.bigint()}.json`, (isOver) => {
    sumUp();
    const { requests, unanswered, serverErrors, clientErrors, clientRequests, tlsServer, tlsClient } = counts;
    const { ledger } = connections;
    const complete = isOver && areAllSeen();
    // Unchanged parts of the ledger are text already.
    return `{"requests":${requests},"unanswered":${unanswered},"serverErrors":${serverErrors},"clientErrors":${clientErrors},"clientRequests":${clientRequests},"tlsServer":${stringify(tlsServer)},"tlsClient":${stringify(tlsClient)},"routes":${stringify(routes?.counts() ?? [])},"complete":${complete},"tls":${ledger === undefined ? NO_CONNECTIONS : ledger === null ? 'null' : ledger.text()}}`;
  });
  let sumUp = () => {};
  /** @type {import('./count-routes.cjs').Routes | null} */
  const routes = orElse(null, () => countRoutes(diagnostics, note));
  // Plain connections may turn into TLS later.
  const transports = watchTransports();
  const seeTls = (/** @type {object | null} */ tls) => {
    counts.tlsServer = counts.tlsClient = connections.ledger = null;
    if (tls === null) return;
    const ledger = orElse(null, () => require('./count-connections.cjs')(tls, note, transports, bodies));
    connections.ledger = ledger;
    orElse(null, () => {
      sumUp = require('./count-handshakes.cjs')(
        counts,
        (/** @type {object} */ connection, /** @type {any} */ handshake) => {
          orElse(null, () => ledger?.done(connection, handshake));
          times?.handshake();
          note();
        },
      );
    });
  };
  whenTlsLoads(tls, seeTls);
  const areAllSeen = countRequests(diagnostics, counts, connections, { begin: () => routes?.begin(), note, times });
  save();
};

/** @returns {TlsSide} none yet */
function noHandshakes() {
  return { handshakes: 0, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
}
