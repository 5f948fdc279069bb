'use strict';

const countStreams = require('./count-streams.cjs');
const countUndici = require('./count-undici.cjs');
const orElse = require('./or-else.cjs');

/** @import { Ledger } from './count-connections.cjs' */
/** @import { Times } from './count-times.cjs' */

/** Lowest status of a server error. */
const SERVER_ERROR = 500;

/**
 * Counts the requests that servers of this thread begin to answer, and those that it sends, as Node itself announces
 * them (https://nodejs.org/api/diagnostics_channel.html). A silent channel costs nothing, and no module is loaded.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {{requests: number, serverErrors: number, clientRequests: number}} counts is added to
 * @param {Pick<Ledger, 'requested' | 'made' | 'answered' | 'pooled'> | null} ledger is told who makes them, and which
 *   connection carries them
 * @param {() => void} note called after each; must not throw
 * @param {Times | null} times called when servers begin to answer
 * @returns {() => boolean} whether all were seen
 */
module.exports = function countRequests(diagnostics, counts, ledger, note, times) {
  const carried = (/** @type {unknown} */ socket) => orElse(null, () => ledger?.requested(socket));
  const served = (/** @type {unknown} */ socket) => {
    counts.requests++;
    times?.request();
    carried(socket);
    note();
  };
  const sent = () => {
    counts.clientRequests++;
    note();
  };
  diagnostics.subscribe('http.server.request.start', (/** @type {any} */ message) => served(message?.socket));
  // HTTP/1 only; for HTTP/2, Node announces only the beginning of requests.
  diagnostics.subscribe('http.server.response.finish', (/** @type {any} */ message) => {
    if (!(message?.response?.statusCode >= SERVER_ERROR)) return;
    counts.serverErrors++;
    note();
  });
  // Since Node 22.12: the user's line is still on the stack here, unlike later, if an agent delays the request.
  diagnostics.subscribe('http.client.request.created', (/** @type {any} */ message) =>
    orElse(null, () => ledger?.made(message.request)),
  );
  diagnostics.subscribe('http.client.request.start', sent);
  diagnostics.subscribe('http.client.response.finish', (/** @type {any} */ message) => {
    orElse(null, () => ledger?.answered(message.request));
    note();
  });
  const pooled = (/** @type {unknown} */ socket) => orElse(null, () => ledger?.pooled(socket));
  const undici = countUndici(diagnostics, sent, carried, pooled);
  const areAllStreamsSeen = countStreams(diagnostics, served, (socket) => {
    carried(socket);
    if (!undici.isOwn(socket)) sent();
  });
  return () => undici.areAllSeen() && areAllStreamsSeen();
};
