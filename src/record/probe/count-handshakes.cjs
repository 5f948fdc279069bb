'use strict';

const { tls } = require('./node-handles.cjs');
const { watchLookups } = require('./watch-property.cjs');
const { apply } = Reflect;
const { hasOwn } = Object;

/** @typedef {import('../../model/profile.js').TlsSide} TlsSide */
/** @typedef {import('../../model/traffic.js').ThreadTraffic} ThreadTraffic */

/** What Node's JavaScript asks a connection when its handshake is done, and at no other time. */
const ASKED_WHEN_DONE = 'getALPNNegotiatedProtocol';

/**
 * Counts TLS handshakes where they end: `TLSSocket.prototype._finishInit`, which OpenSSL's "handshake done"
 * calls on either side, whoever made the socket: tls, https, http2, fetch, STARTTLS. It first asks the connection
 * which protocol was negotiated (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js). That lookup
 * is all that we see: nothing is called per request or per event, no listener is added, and nothing that the program
 * knows of `tls` changes.
 * @param {ThreadTraffic} counts whose sides are set, unless handshakes can't be seen
 * @param {() => void} note called after each handshake; must not throw
 */
module.exports = function countHandshakes(counts, note) {
  if (tls === null || !hasOwn(tls, ASKED_WHEN_DONE)) return;
  const facts = factsOf(/** @type {any} */ (tls));
  const [server, client] = [newSide(), newSide()];
  /** Connections whose handshake is done: one that renegotiates is no new connection. */
  const done = new WeakSet();
  watchLookups(tls, ASKED_WHEN_DONE, (connection) => {
    try {
      if (connection === tls || done.has(connection)) return;
      done.add(connection);
      add(facts.isServer(connection) ? server : client, connection, facts);
      note();
    } catch {
      // No connection of Node's: someone looks around.
    }
  });
  counts.tlsServer = server;
  counts.tlsClient = client;
};

/**
 * @param {Record<'isSessionReused' | 'getProtocol' | 'getCipher' | 'getEphemeralKeyInfo', (this: object) => any>} prototype of TLS connections
 * @returns {Record<'isServer' | 'isReused' | 'protocol' | 'cipher' | 'group', (connection: object) => string | boolean | null | undefined>}
 *   what a connection tells of itself without harm: about 1 µs each, and no keys, tickets, certificates or names
 */
function factsOf({ isSessionReused, getProtocol, getCipher, getEphemeralKeyInfo }) {
  return {
    // Servers are not told which key the client sent
    // (https://github.com/nodejs/node/blob/v24.x/src/crypto/crypto_tls.cc, GetEphemeralKeyInfo).
    isServer: (connection) => apply(getEphemeralKeyInfo, connection, []) === null,
    isReused: (connection) => apply(isSessionReused, connection, []),
    protocol: (connection) => apply(getProtocol, connection, []),
    cipher: (connection) => {
      const { standardName, name } = apply(getCipher, connection, []);
      return standardName ?? name;
    },
    // null on servers, empty where there was no key exchange and for hybrid groups before Node 24.
    group: (connection) => {
      const { type, name } = /** @type {{type?: string, name?: string}} */ (apply(getEphemeralKeyInfo, connection, []) ?? {});
      return name ?? type;
    },
  };
}

/**
 * @param {TlsSide} side is added to
 * @param {object} connection whose handshake is done
 * @param {ReturnType<typeof factsOf>} facts how to ask it
 */
function add(side, connection, { isReused, protocol, cipher, group }) {
  side.handshakes++;
  try {
    if (isReused(connection)) side.resumed++;
    increment(side.protocols, protocol(connection));
    increment(side.ciphers, cipher(connection));
    increment(side.groups, group(connection));
  } catch {
    // Ours alone; it is counted, if not described.
  }
}

/**
 * @param {Record<string, number>} tally by name
 * @param {unknown} name none is not counted
 */
function increment(tally, name) {
  if (typeof name === 'string' && name !== '') tally[name] = (tally[name] ?? 0) + 1;
}

/** @returns {TlsSide} nothing yet */
function newSide() {
  return { handshakes: 0, resumed: 0, protocols: Object.create(null), ciphers: Object.create(null), groups: Object.create(null) };
}
