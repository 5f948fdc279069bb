'use strict';

const newWeakMap = require('./weak-map.cjs');

/** @import { Bodies } from './watch-bodies.cjs' */

const { env } = process;

/** When somebody subscribes to its connections, undici no longer writes what NODE_DEBUG requests. */
const LOGS_UNDICI = /undici|fetch|websocket|\*/i;

/**
 * Counts the requests of fetch and of the package undici.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} sent called at each request
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
  diagnostics.subscribe('undici:request:create', (/** @type {any} */ { request }) => {
    isUsed = true;
    if (!isUnseen) bodies.made(request);
    sent();
  });
  if (!isUnseen) {
    diagnostics.subscribe('undici:client:connected', (/** @type {any} */ { socket }) => {
      own.set(socket, true);
      pooled(socket);
    });
    diagnostics.subscribe('undici:client:sendHeaders', (/** @type {any} */ { request, socket }) => {
      bodies.left(request);
      if (socket.alpnProtocol !== 'h2') carried(socket, request);
    });
    diagnostics.subscribe('undici:request:error', (/** @type {any} */ { request }) => bodies.left(request));
  }
  return {
    isOwn: (socket) => own.has(/** @type {object} */ (socket)),
    areAllSeen: () => !(isUnseen && isUsed),
  };
};
