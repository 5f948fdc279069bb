'use strict';

const { tls } = require('./node-handles.cjs');
const newWeakMap = require('./weak-map.cjs');
const { increment, newTally } = require('./tally.cjs');
const { watchLookups } = require('./watch-property.cjs');

/** @import { TlsSide } from '../../model/profile.js' */
/** @import { ThreadTraffic } from '../../model/traffic.js' */

const { apply } = Reflect;
const { hasOwn } = Object;

/**
 * The result of a handshake; names are undefined if Node does not tell.
 * @typedef {object} Handshake
 * @property {boolean} isServer which side this program is
 * @property {boolean} isResumed whether it resumed an earlier session
 * @property {string | undefined} protocol such as `TLSv1.3`
 * @property {string | undefined} cipher suite
 * @property {string | undefined} group of the key exchange
 */

/** Node's JavaScript calls this method when a handshake is done, and only then. */
const ASKED_WHEN_DONE = 'getALPNNegotiatedProtocol';
/** Exchanges keys even when it resumes a session; earlier protocols don't. */
const ALWAYS_EXCHANGES = 'TLSv1.3';

/**
 * Counts TLS handshakes at their end, in `TLSSocket.prototype._finishInit`, which OpenSSL's "handshake done" calls on
 * either side, whatever made the socket: tls, https, http2, fetch, STARTTLS. It first asks the connection which
 * protocol was negotiated (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js). We see only that
 * property lookup: nothing is called per request or event, no listener is added, and nothing about `tls` changes for
 * the program.
 * @param {ThreadTraffic} counts whose sides are set, unless handshakes can't be seen
 * @param {(connection: object, handshake: Handshake) => void} tell called after each handshake, with Node's handle of
 *   the connection
 */
module.exports = function countHandshakes(counts, tell) {
  if (tls === null || !hasOwn(tls, ASKED_WHEN_DONE)) return;
  const describe = describer(/** @type {any} */ (tls));
  const [server, client] = [newSide(), newSide()];
  /** Connections with a completed handshake: renegotiating does not make a new connection. */
  const done = newWeakMap();
  watchLookups(tls, ASKED_WHEN_DONE, (connection) => {
    if (connection === tls || done.has(connection)) return;
    const handshake = describe(connection);
    done.set(connection, true);
    add(handshake.isServer ? server : client, handshake);
    tell(connection, handshake);
  });
  counts.tlsServer = server;
  counts.tlsClient = client;
};

/**
 * @param {Record<'isSessionReused' | 'getProtocol' | 'getCipher' | 'getEphemeralKeyInfo', (this: object) => any>}
 *   prototype of TLS connections
 * @returns {(connection: object) => Handshake} reads what is harmless about a connection, in about 1 µs: no keys,
 *   tickets, certificates or names
 */
function describer({ isSessionReused, getProtocol, getCipher, getEphemeralKeyInfo }) {
  const [protocolOf, cipherOf, groupOf] = [oneName(), oneName(), oneName()];
  return (connection) => {
    const key = /** @type {{type?: string, name?: string} | null} */ (apply(getEphemeralKeyInfo, connection, []));
    const { standardName, name } = apply(getCipher, connection, []) ?? {};
    const isResumed = apply(isSessionReused, connection, []) === true;
    const protocol = protocolOf(apply(getProtocol, connection, []) ?? undefined);
    return {
      // Servers don't learn which key the client sent
      // (https://github.com/nodejs/node/blob/v24.x/src/crypto/crypto_tls.cc, GetEphemeralKeyInfo).
      isServer: key === null,
      isResumed,
      protocol,
      cipher: cipherOf(standardName ?? name),
      // Empty for hybrid groups before Node 24. If there was no key exchange, Node 24 and later return the session's
      // group.
      group: isResumed && protocol !== ALWAYS_EXCHANGES ? undefined : groupOf(key?.name ?? key?.type),
    };
  };
}

/**
 * OpenSSL's names are new strings each time. Looking one up in a tally takes longer than comparing it with the previous
 * one.
 * @returns {(name: string | undefined) => string | undefined} returns the name, as the same string object as last time
 *   if equal
 */
function oneName() {
  /** @type {string | undefined} */
  let last;
  return (name) => (name === last ? last : (last = name));
}

/**
 * @param {TlsSide} side is added to
 * @param {Handshake} handshake that is done
 */
function add(side, { isResumed, protocol, cipher, group }) {
  side.handshakes++;
  if (isResumed) side.resumed++;
  increment(side.protocols, protocol);
  increment(side.ciphers, cipher);
  increment(side.groups, group);
}

/** @returns {TlsSide} nothing yet */
function newSide() {
  return { handshakes: 0, resumed: 0, protocols: newTally(), ciphers: newTally(), groups: newTally() };
}
