'use strict';

const countStreams = require('./count-streams.cjs');

/**
 * Counts the requests that servers of this thread begin to answer, and those that it sends, as Node itself
 * announces them (https://nodejs.org/api/diagnostics_channel.html). Nobody pays for a channel that is silent,
 * and no module is loaded.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {{requests: number, clientRequests: number}} counts is added to
 * @param {() => void} note called after each; must not throw
 * @returns {() => boolean} whether all that there were have been seen
 */
module.exports = function countRequests(diagnostics, counts, note) {
  const served = () => {
    counts.requests++;
    note();
  };
  const sent = () => {
    counts.clientRequests++;
    note();
  };
  diagnostics.subscribe('http.server.request.start', served);
  diagnostics.subscribe('http.client.request.start', sent);
  // fetch, and the package undici.
  diagnostics.subscribe('undici:request:create', sent);
  return countStreams(diagnostics, served, sent);
};
