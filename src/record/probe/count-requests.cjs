'use strict';

const countStreams = require('./count-streams.cjs');
const countUndici = require('./count-undici.cjs');
const orElse = require('./or-else.cjs');

/** @import { Ledger } from './count-connections.cjs' */
/** @import { Times } from './count-times.cjs' */

/** Statuses from here on say that the server failed. */
const SERVER_ERROR = 500;

/**
 * Counts the requests that servers of this thread begin to answer, and those that it sends, as Node itself announces
 * them (https://nodejs.org/api/diagnostics_channel.html). Nobody pays for a channel that is silent, and no module is
 * loaded.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {{requests: number, serverErrors: number, clientRequests: number}} counts is added to
 * @param {Pick<Ledger, 'requested' | 'made' | 'answered' | 'pooled'> | null} ledger learns who
 *   makes them, and which connection carries them
 * @param {() => void} note called after each; must not throw
 * @param {Times | null} times notified when servers begin to answer
 * @returns {() => boolean} whether all that there were have been seen
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
  // Of HTTP/1; of HTTP/2 Node announces only how requests begin.
  diagnostics.subscribe('http.server.response.finish', (/** @type {any} */ message) => {
    if (!(message?.response?.statusCode >= SERVER_ERROR)) return;
    counts.serverErrors++;
    note();
  });
  // Since Node 22.12: the user's line is on the stack then, which it is not any more when an agent has taken its time.
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
