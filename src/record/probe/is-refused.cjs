'use strict';

/*
 * Whether one side refused a connection after the handshake: in TLS 1.3 a client is done before the server has seen its
 * certificate, and Node checks the other side's only then
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js).
 */
const ownValue = require('./own-value.cjs');

/**
 * @param {any} socket with a completed handshake, at its end
 * @param {any} handle Node's of it
 * @returns {boolean} whether this side did not accept the other's certificate, or the other side sent an alert instead of
 *   data
 */
module.exports = function isRefused(socket, handle) {
  // Node never lets such a socket in (onServerSocketSecure, onConnectSecure).
  const isNotAccepted =
    ownValue(socket, 'secureConnecting') === true && typeof ownValue(socket, 'authorizationError') === 'string';
  return isNotAccepted || (handle.bytesRead === 0 && hasFailed(socket));
};

/**
 * @param {any} socket at its end
 * @returns {boolean} whether OpenSSL failed to read from it
 */
function hasFailed(socket) {
  if (ownValue(socket, '_hadError') !== true) return false;
  // Requests of `http` note in the same property that TCP has failed, or that the other side ended the connection.
  return !socket._httpMessage || (!socket.errored && socket.readableEnded === false);
}
