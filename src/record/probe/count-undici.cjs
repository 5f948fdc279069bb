'use strict';

const newWeakMap = require('./weak-map.cjs');

/** @import { Bodies } from './watch-bodies.cjs' */

const { env } = process;

/** Where somebody listens to its connections, undici does not write what NODE_DEBUG asks it for. */
const LOGS_UNDICI = /undici|fetch|websocket|\*/i;

/**
 * Counts the requests of fetch and of the package undici.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} sent called at each request
 * @param {(socket: unknown) => void} carried called at each request of HTTP/1, with the socket that carries it
 * @param {(socket: object) => void} pooled called with the socket of each connection of a dispatcher's
 * @param {Bodies} bodies notified of requests
 * @returns {{isOwn: (socket: unknown) => boolean, areAllSeen: () => boolean}} `isOwn` recognises undici's connections, whose
 *   streams of HTTP/2 are the requests that are counted here; `areAllSeen` whether it could
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
      if (socket.alpnProtocol !== 'h2') carried(socket);
    });
    diagnostics.subscribe('undici:request:error', (/** @type {any} */ { request }) => bodies.left(request));
  }
  return {
    isOwn: (socket) => own.has(/** @type {object} */ (socket)),
    areAllSeen: () => !(isUnseen && isUsed),
  };
};
