'use strict';

const newWeakMap = require('./weak-map.cjs');

/** @import { Bodies } from './watch-bodies.cjs' */

const { env } = process;

/** When somebody subscribes to its connections, undici no longer writes what NODE_DEBUG requests. */
const LOGS_UNDICI = /undici|fetch|websocket|\*/i;

/**
 * Counts the requests of fetch and of the package undici.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} sent called at each request that is sent
 * @param {(socket: unknown, request: object) => void} carried called for each HTTP/1 request, with the socket that carries it
 * @param {(socket: object) => void} pooled called with the socket of each dispatcher connection
 * @param {Bodies} bodies told of each request
 * @returns {{isOwn: (socket: unknown) => boolean, areAllSeen: () => boolean}} `isOwn` recognises undici's connections,
 *   whose HTTP/2 streams are the requests counted here; `areAllSeen` says whether it could
 */
module.exports = function countUndici(diagnostics, sent, carried, pooled, bodies) {
  const isUnseen = LOGS_UNDICI.test(env.NODE_DEBUG ?? '');
  const own = newWeakMap();
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
        own.set(message.socket, true);
        pooled(message.socket);
      } catch {
        // Ours alone.
      }
    });
    diagnostics.subscribe('undici:client:sendHeaders', (/** @type {any} */ message) => {
      try {
        const { request, socket } = message;
        // A request is made before it is connected, which it may never be.
        sent();
        bodies.left(request);
        if (socket.alpnProtocol !== 'h2') carried(socket, request);
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
  return {
    isOwn: (socket) => own.has(/** @type {object} */ (socket)),
    areAllSeen: () => !(isUnseen && isUsed),
  };
};
