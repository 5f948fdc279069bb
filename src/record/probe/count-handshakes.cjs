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
 * What a handshake came to; names are undefined where Node does not say.
 * @typedef {object} Handshake
 * @property {boolean} isServer which side this program is
 * @property {boolean} isResumed whether it took up an earlier session
 * @property {string | undefined} protocol such as `TLSv1.3`
 * @property {string | undefined} cipher suite
 * @property {string | undefined} group of the key exchange
 */

/** What Node's JavaScript asks a connection when its handshake is done, and at no other time. */
const ASKED_WHEN_DONE = 'getALPNNegotiatedProtocol';
/** What exchanges keys when it takes up a session, too: earlier protocols don't. */
const ALWAYS_EXCHANGES = 'TLSv1.3';

/**
 * Counts TLS handshakes where they end: `TLSSocket.prototype._finishInit`, which OpenSSL's "handshake done" calls on
 * either side, whoever made the socket: tls, https, http2, fetch, STARTTLS. It first asks the connection which protocol
 * was negotiated (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js). That lookup is all that we see:
 * nothing is called per request or per event, no listener is added, and nothing that the program knows of `tls`
 * changes.
 * @param {ThreadTraffic} counts whose sides are set, unless handshakes can't be seen
 * @param {(connection: object, handshake: Handshake) => void} tell called after each handshake, with Node's handle of
 *   the connection
 */
module.exports = function countHandshakes(counts, tell) {
  if (tls === null || !hasOwn(tls, ASKED_WHEN_DONE)) return;
  const describe = describer(/** @type {any} */ (tls));
  const [server, client] = [newSide(), newSide()];
  /** Connections whose handshake is done: one that renegotiates is no new connection. */
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
 * @returns {(connection: object) => Handshake} what a connection says of itself without harm: about 1 µs each, and no
 *   keys, tickets, certificates or names
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
      // Empty for hybrid groups before Node 24. Where there was no key exchange, Node 24 and later tell the session's.
      group: isResumed && protocol !== ALWAYS_EXCHANGES ? undefined : groupOf(key?.name ?? key?.type),
    };
  };
}

/**
 * OpenSSL's names are new strings each time. To look one up in a tally takes longer than to see that it is the one
 * before.
 * @returns {(name: string | undefined) => string | undefined} gives the name, the very string of last time if it is the
 *   same
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
