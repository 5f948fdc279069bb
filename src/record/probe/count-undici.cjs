'use strict';

const newWeakMap = require('./weak-map.cjs');
const { env } = process;

/** When somebody subscribes to its connections, undici no longer writes what NODE_DEBUG requests. */
const LOGS_UNDICI = /undici|fetch|websocket|\*/i;

/**
 * Counts the requests of fetch and of the package undici.
 * @param {typeof import('diagnostics_channel')} diagnostics Node's module
 * @param {() => void} sent called at each request
 * @param {(socket: unknown) => void} carried called for each HTTP/1 request, with the socket that carries it
 * @param {(socket: unknown) => void} pooled called with the socket of each dispatcher connection
 * @returns {{isOwn: (socket: unknown) => boolean, areAllSeen: () => boolean}} `isOwn` recognises undici's connections,
 *   whose HTTP/2 streams are the requests counted here; `areAllSeen` says whether it could
 */
module.exports = function countUndici(diagnostics, sent, carried, pooled) {
  const isUnseen = LOGS_UNDICI.test(env.NODE_DEBUG ?? '');
  const own = newWeakMap();
  let isUsed = false;
  diagnostics.subscribe('undici:request:create', () => {
    isUsed = true;
    sent();
  });
  if (!isUnseen) {
    diagnostics.subscribe('undici:client:connected', (/** @type {any} */ { socket }) => {
      own.set(socket, true);
      pooled(socket);
    });
    diagnostics.subscribe('undici:client:sendHeaders', (/** @type {any} */ { socket }) => {
      if (socket.alpnProtocol !== 'h2') carried(socket);
    });
  }
  return {
    isOwn: (socket) => own.has(/** @type {object} */ (socket)),
    areAllSeen: () => !(isUnseen && isUsed),
  };
};
