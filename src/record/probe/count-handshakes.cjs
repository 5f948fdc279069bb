'use strict';

const { tls } = require('./node-handles.cjs');
const newFacts = require('./own-facts.cjs');
const { increment, newTally } = require('./tally.cjs');
const { watchLookups } = require('./watch-property.cjs');

/** @import { TlsSide } from '../../model/profile.js' */
/** @import { ThreadTraffic } from '../../model/traffic.js' */

const { apply } = Reflect;
const { hasOwn } = Object;

/**
 * The result of handshakes, one object for all that are alike; names are undefined if Node does not tell.
 * @typedef {object} Handshake
 * @property {boolean} isServer which side this program is
 * @property {boolean} isResumed whether it certainly resumed an earlier session
 * @property {boolean} isPreShared whether this side may take a key that both have been given beforehand
 * @property {string | undefined} protocol such as `TLSv1.3`
 * @property {string | undefined} cipher suite
 * @property {string | undefined} group of the key exchange
 * @property {number} count of those that are not summed up yet
 */

/** Node's JavaScript calls this method when a handshake is done, and only then. */
const ASKED_WHEN_DONE = 'getALPNNegotiatedProtocol';
/** Exchanges keys even when it resumes a session, and has cipher suites of its own; earlier protocols don't. */
const TLS_13 = 'TLSv1.3';
/** Node's JavaScript calls this method of connections with a `pskCallback`. */
const ASKED_IF_PRE_SHARED = 'enablePskCallback';
/** Most results that are told apart at a time. */
const MOST_KINDS = 64;

/**
 * Counts TLS handshakes at their end, in `TLSSocket.prototype._finishInit`, which OpenSSL's "handshake done" calls on
 * either side, whatever made the socket: tls, https, http2, fetch, STARTTLS. It first asks the connection which
 * protocol was negotiated (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js). We see only that
 * property lookup: nothing is called per request or event, no listener is added, and nothing about `tls` changes for
 * the program.
 * @param {ThreadTraffic} counts whose sides are set, unless handshakes can't be seen
 * @param {(connection: object, handshake: Handshake) => void} tell called after each handshake, with Node's handle of
 *   the connection
 * @returns {() => void} sums them up: call before the sides are read
 */
module.exports = function countHandshakes(counts, tell) {
  if (tls === null || !hasOwn(tls, ASKED_WHEN_DONE)) return () => {};
  /** @type {Handshake[]} */
  const kinds = [];
  const preShared = newFacts();
  if (hasOwn(tls, ASKED_IF_PRE_SHARED)) {
    watchLookups(tls, ASKED_IF_PRE_SHARED, (connection) => {
      if (connection !== tls) preShared.set(connection, true);
    });
  }
  const describe = describer(/** @type {any} */ (tls), kinds, (connection) => preShared.get(connection) === true);
  const [server, client] = [newSide(), newSide()];
  const sumUp = () => {
    for (let index = 0; index < kinds.length; index++) add(kinds[index].isServer ? server : client, kinds[index]);
  };
  /** Connections with a completed handshake: renegotiating does not make a new connection. */
  const done = newFacts();
  watchLookups(tls, ASKED_WHEN_DONE, (connection) => {
    if (connection === tls || done.get(connection)) return;
    if (kinds.length >= MOST_KINDS) {
      sumUp();
      kinds.length = 0;
    }
    const handshake = describe(connection);
    done.set(connection, true);
    handshake.count++;
    tell(connection, handshake);
  });
  counts.tlsServer = server;
  counts.tlsClient = client;
  return sumUp;
};

/**
 * @param {Record<'isSessionReused' | 'getProtocol' | 'getCipher' | 'getEphemeralKeyInfo', (this: object) => any>}
 *   prototype of TLS connections
 * @param {Handshake[]} kinds results so far, is added to
 * @param {(connection: object) => boolean} mayBePreShared whether this side of a connection may take a key that both have
 *   been given
 * @returns {(connection: object) => Handshake} reads what is harmless about a connection, in about 1 µs: no keys,
 *   tickets, certificates or names
 */
function describer({ isSessionReused, getProtocol, getCipher, getEphemeralKeyInfo }, kinds, mayBePreShared) {
  return (connection) => {
    const key = /** @type {{type?: string, name?: string} | null} */ (apply(getEphemeralKeyInfo, connection, []));
    const { standardName, name, version } = apply(getCipher, connection, []) ?? {};
    const isReused = apply(isSessionReused, connection, []) === true;
    const protocol = version === TLS_13 ? TLS_13 : (apply(getProtocol, connection, []) ?? undefined);
    const isPreShared = mayBePreShared(connection);
    // In TLS 1.3 a session is such a key, too, and OpenSSL does not tell which of both was taken.
    const isResumed = isReused && !(isPreShared && protocol === TLS_13);
    const handshake = {
      // Servers don't learn which key the client sent
      // (https://github.com/nodejs/node/blob/v24.x/src/crypto/crypto_tls.cc, GetEphemeralKeyInfo).
      isServer: key === null,
      isResumed,
      isPreShared,
      protocol,
      cipher: standardName ?? name,
      group: isReused && protocol !== TLS_13 ? undefined : groupOf(key),
      count: 0,
    };
    for (let index = 0; index < kinds.length; index++) if (isAlike(kinds[index], handshake)) return kinds[index];
    return (kinds[kinds.length] = handshake);
  };
}

/**
 * @param {{type?: string, name?: string} | null} key of an exchange
 * @returns {string | undefined} its group: empty for hybrid groups before Node 24. If there was no key exchange, Node 24 and
 *   later return the session's
 */
function groupOf(key) {
  return key?.name ?? key?.type;
}

/**
 * @param {Handshake} one result
 * @param {Handshake} other result
 * @returns {boolean} whether they differ in nothing
 */
function isAlike(one, other) {
  return (
    one.isServer === other.isServer &&
    one.isResumed === other.isResumed &&
    one.isPreShared === other.isPreShared &&
    one.protocol === other.protocol &&
    one.cipher === other.cipher &&
    one.group === other.group
  );
}

/**
 * @param {TlsSide} side is added to
 * @param {Handshake} handshakes that are done; none is left to sum up
 */
function add(side, handshakes) {
  const { isResumed, protocol, cipher, group, count } = handshakes;
  if (count === 0) return;
  handshakes.count = 0;
  side.handshakes += count;
  if (isResumed) side.resumed += count;
  increment(side.protocols, protocol, count);
  increment(side.ciphers, cipher, count);
  increment(side.groups, group, count);
}

/** @returns {TlsSide} nothing yet */
function newSide() {
  return { handshakes: 0, resumed: 0, protocols: newTally(), ciphers: newTally(), groups: newTally() };
}
