/** What a program does with TLS connections that decides whether changing how they are made is safe. */
import { ADDING_LISTENER } from '../model/adds-listener.js';

/** In TLS 1.3, sessions come after the handshake, as `session` events. */
export const TAKES_SESSION = 'getSession';

/**
 * Who the other side is, as a program asks: of a resumed connection there is no certificate, and Node checks no names
 * (https://github.com/nodejs/node/blob/v24.0.0/lib/_tls_wrap.js, onConnectSecure), so that it is `authorized` where a full
 * one with `rejectUnauthorized: false` was not.
 */
const INSPECTS_PEER = /[.{,]\s*(?:getPeer(?:X509)?Certificate|authorized|authorizationError)\b/;

/** Listeners that a request adds to its connection stay there for the next one. */
const WATCHES_SOCKETS = new RegExp(`${ADDING_LISTENER}["'\`]socket["'\`]|\\.socket\\s*\\??${ADDING_LISTENER}`);

/**
 * @param {string} text of a source
 * @returns {boolean} whether it asks a TLS connection who the other side is; too often rather than too rarely
 */
export function inspectsPeer(text) {
  return INSPECTS_PEER.test(text);
}

/**
 * @param {string} text of a source
 * @returns {boolean} whether it listens to the sockets of requests; too often rather than too rarely
 */
export function watchesSockets(text) {
  return WATCHES_SOCKETS.test(text);
}
