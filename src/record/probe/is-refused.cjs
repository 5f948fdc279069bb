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
 * @param {{isCertified: boolean, received: number}} connection whether this side has shown a certificate in a handshake after
 *   which only the other side can refuse it, and how many bytes had been received by then
 * @returns {boolean} whether this side did not accept the other's certificate, or the other side sent an alert instead of
 *   data, or nothing at all
 */
function isRefused(socket, handle, connection) {
  // Node never lets such a socket in (onServerSocketSecure, onConnectSecure).
  const isNotAccepted =
    ownValue(socket, 'secureConnecting') === true && typeof ownValue(socket, 'authorizationError') === 'string';
  if (isNotAccepted) return true;
  return handle.bytesRead === 0 && (hasFailed(socket) || isTurnedAway(socket, handle, connection));
}

/**
 * Node's server sends no alert to a client whose certificate it does not trust. A server that is done with a connection
 * says so (close_notify), and one that has accepted it usually sends tickets.
 * @param {any} socket at its end
 * @param {any} handle Node's of it
 * @param {{isCertified: boolean, received: number}} connection as for `isRefused`
 * @returns {boolean} whether the other side has closed it without another byte
 */
function isTurnedAway(socket, { _parent: transport }, { isCertified, received }) {
  return isCertified && socket.readableEnded === true && transport?.bytesRead === received;
}

/**
 * @param {any} socket at its end
 * @returns {boolean} whether OpenSSL failed to read from it
 */
function hasFailed(socket) {
  if (ownValue(socket, '_hadError') !== true) return false;
  // Requests of `http` note in the same property that TCP has failed, or that the other side ended the connection.
  return !socket._httpMessage || (!socket.errored && socket.readableEnded === false);
}

/**
 * @param {any} options of a client's connection
 * @param {string | undefined} protocol that was negotiated
 * @returns {boolean} whether the client has shown a certificate, as far as that can be seen without reading a key, and is
 *   done before the server has judged it
 */
function isCertified(options, protocol) {
  return protocol === 'TLSv1.3' && (ownValue(options, 'cert') ?? null) !== null;
}

module.exports = { isCertified, isRefused };
