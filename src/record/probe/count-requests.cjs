'use strict';

const countStreams = require('./count-streams.cjs');
const orElse = require('./or-else.cjs');

/**
 * Counts the requests that servers of this thread begin to answer, and those that it sends, as Node itself
 * announces them (https://nodejs.org/api/diagnostics_channel.html). Nobody pays for a channel that is silent,
 * and no module is loaded.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {{requests: number, clientRequests: number}} counts is added to
 * @param {Pick<import('./count-connections.cjs').Ledger, 'requested' | 'answered'> | null} ledger told which connection carries them
 * @param {() => void} note called after each; must not throw
 * @returns {() => boolean} whether all that there were have been seen
 */
module.exports = function countRequests(diagnostics, counts, ledger, note) {
  const served = (/** @type {unknown} */ socket) => {
    counts.requests++;
    orElse(null, () => ledger?.requested(socket));
    note();
  };
  const sent = () => {
    counts.clientRequests++;
    note();
  };
  diagnostics.subscribe('http.server.request.start', (/** @type {any} */ message) => served(message?.socket));
  diagnostics.subscribe('http.client.request.start', sent);
  // fetch, and the package undici.
  diagnostics.subscribe('undici:request:create', sent);
  if (ledger !== null) followRequests(diagnostics, ledger, note);
  return countStreams(diagnostics, served, (socket) => {
    orElse(null, () => ledger?.requested(socket));
    sent();
  });
};

/**
 * Tells the ledger which connections carry the requests that are sent.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {Pick<import('./count-connections.cjs').Ledger, 'requested' | 'answered'>} ledger is told
 * @param {() => void} note called after each; must not throw
 */
function followRequests(diagnostics, ledger, note) {
  diagnostics.subscribe('http.client.response.finish', (/** @type {any} */ message) => {
    orElse(null, () => ledger.answered(message.request));
    note();
  });
  // Where somebody listens, undici does not write what NODE_DEBUG asks it for.
  if (/undici|fetch/i.test(process.env.NODE_DEBUG ?? '')) return;
  diagnostics.subscribe('undici:client:sendHeaders', (/** @type {any} */ message) => {
    // Those of HTTP/2 are streams, and are counted there.
    orElse(null, () => message.socket.alpnProtocol !== 'h2' && ledger.requested(message.socket));
  });
}
