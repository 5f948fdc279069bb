'use strict';

/** @import { Bodies } from './watch-bodies.cjs' */

const { env } = process;

/** When somebody subscribes to its connections, undici no longer writes what NODE_DEBUG requests. */
const LOGS_UNDICI = /undici|fetch|websocket|\*/i;

/**
 * Counts the HTTP/1 requests of fetch and of the package undici. Those of HTTP/2 are streams, which are counted for all who
 * open them: undici 5 and 6 don't announce that they have sent one.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} sent called at each HTTP/1 request that is sent
 * @param {(socket: unknown, request: object) => void} carried called for each HTTP/1 request, with the socket that carries it
 * @param {(socket: object) => void} pooled called with the socket of each dispatcher connection
 * @param {Bodies} bodies told of each request
 * @returns {() => boolean} whether all were seen
 */
module.exports = function countUndici(diagnostics, sent, carried, pooled, bodies) {
  const isUnseen = LOGS_UNDICI.test(env.NODE_DEBUG ?? '');
  let isUsed = false;
  // What a subscriber throws ends the program, and anybody may publish anything.
  diagnostics.subscribe('undici:request:create', (/** @type {any} */ message) => {
    isUsed = true;
    try {
      if (!isUnseen) bodies.made(message.request);
    } catch {
      // Ours alone.
    }
    if (isUnseen) sent();
  });
  if (!isUnseen) {
    diagnostics.subscribe('undici:client:connected', (/** @type {any} */ message) => {
      try {
        pooled(message.socket);
      } catch {
        // Ours alone.
      }
    });
    diagnostics.subscribe('undici:client:sendHeaders', (/** @type {any} */ message) => {
      try {
        const { request, socket } = message;
        bodies.left(request);
        // undici sets this itself where there is no TLS.
        if (socket.alpnProtocol === 'h2') return;
        // A request is made before it is connected, which it may never be.
        sent();
        carried(socket, request);
      } catch {
        // Ours alone.
      }
    });
    diagnostics.subscribe('undici:request:error', (/** @type {any} */ message) => {
      try {
        bodies.left(message.request);
      } catch {
        // Ours alone.
      }
    });
  }
  return () => !(isUnseen && isUsed);
};
