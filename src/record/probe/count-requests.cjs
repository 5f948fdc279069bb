'use strict';

const watchEmit = require('./watch-emit.cjs');
const { getPrototypeOf } = Reflect;
const { hasOwn } = Object;

/**
 * Counts the requests that servers of this thread begin to answer, and those that it sends, as Node itself
 * announces them (https://nodejs.org/api/diagnostics_channel.html). Nobody pays for a channel that is silent,
 * and no module is loaded.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {{requests: number, clientRequests: number}} counts is added to
 * @param {() => void} note called after each; must not throw
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
  diagnostics.subscribe('http2.client.stream.start', sent);
  const stopWatching = watchStreams(diagnostics, served);
  diagnostics.subscribe('http2.server.stream.start', (message) => {
    stopWatching();
    // Streams with even numbers are what the server pushes: nobody has asked for them.
    if (Number(/** @type {{stream?: {id: number}}} */ (message)?.stream?.id) % 2 !== 0) served();
  });
};

/**
 * Node 20 announces no HTTP/2: there, the event 'stream' of its servers tells. Where they are announced, that
 * comes first.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} served called at each request
 * @returns {() => void} stops watching
 */
function watchStreams(diagnostics, served) {
  let isAnnounced = false;
  /** @type {(() => void)[]} */
  const stops = [];
  diagnostics.subscribe('tracing:net.server.listen:asyncStart', (message) => {
    if (isAnnounced) return;
    try {
      let prototype = /** @type {{server: any}} */ (message).server;
      // Only HTTP/2 servers have this method: Http2Server and Http2SecureServer, classes of their own.
      if (!('updateSettings' in prototype)) return;
      while (!hasOwn(prototype, 'updateSettings')) prototype = getPrototypeOf(prototype);
      if (!hasOwn(prototype, 'emit')) stops.push(watchEmit(prototype, { before: (event) => event === 'stream' && served() }));
    } catch {
      // Ours alone.
    }
  });
  return () => {
    isAnnounced = true;
    for (const stop of stops.splice(0)) stop();
  };
}
