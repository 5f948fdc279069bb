'use strict';

const { apply } = Reflect;
/** @type {{getBuiltinModule?: (id: string) => any, binding: (name: string) => {wrap: Function}}} */
// eslint-disable-next-line n/no-deprecated-api, n/no-unsupported-features/node-builtins -- see below; undefined before 20.16
const { getBuiltinModule, binding } = /** @type {any} */ (process);
// What the program may have put in the place of `require` is none of our business, where Node has another way.
const getTls = () => (getBuiltinModule === undefined ? require('tls') : getBuiltinModule('tls'));

/** @typedef {import('../../model/profile.js').TlsSide} TlsSide */
/** @typedef {import('../../model/traffic.js').ThreadTraffic} ThreadTraffic */
/** @typedef {import('tls').TLSSocket & {_handle: object | null, _secureEstablished: boolean, _tlsOptions: {isServer?: boolean}}} Socket */

/**
 * Counts TLS handshakes where they end: `TLSSocket.prototype._finishInit`, which OpenSSL's "handshake done"
 * calls on either side, whoever made the socket: tls, https, http2, fetch, STARTTLS
 * (https://github.com/nodejs/node/blob/main/lib/_tls_wrap.js, onhandshakedone). Nothing is called per request
 * or per event, no listener is added, and `tls.connect` stays what the program knows.
 *
 * Loading `tls` takes 13 to 50 ms, so we wait until the program has it: the first TLS socket of all calls
 * `wrap` of Node's binding, long before its handshake can end.
 * @param {ThreadTraffic} counts whose sides are set, unless handshakes can't be seen
 * @param {() => void} note called after each handshake; must not throw
 */
module.exports = function countHandshakes(counts, note) {
  const tlsWrap = tlsBinding();
  if (tlsWrap === null) return;
  const { wrap } = tlsWrap;
  tlsWrap.wrap = new Proxy(wrap, {
    apply(target, self, args) {
      tlsWrap.wrap = wrap;
      try {
        watchHandshakes(getTls().TLSSocket.prototype, counts, note);
      } catch {
        Object.assign(counts, { tlsServer: null, tlsClient: null });
      }
      return apply(target, self, args);
    },
  });
  counts.tlsServer = newSide();
  counts.tlsClient = newSide();
};

/**
 * @param {Socket & {_finishInit: Function}} prototype of all TLS sockets
 * @param {ThreadTraffic} counts is added to
 * @param {() => void} note called after each handshake
 */
function watchHandshakes(prototype, counts, note) {
  const facts = factsOf(prototype);
  prototype._finishInit = new Proxy(prototype._finishInit, {
    apply(target, self, args) {
      // A socket that is destroyed already, and one that renegotiates, is no new connection.
      if (self?._handle && !self._secureEstablished) {
        const side = self._tlsOptions?.isServer ? counts.tlsServer : counts.tlsClient;
        if (side !== null) add(side, self, facts);
        note();
      }
      return apply(target, self, args);
    },
  });
}

/**
 * @param {Socket} prototype of all TLS sockets
 * @returns {Record<'isReused' | 'protocol' | 'cipher' | 'group', (socket: Socket) => string | boolean | null | undefined>}
 *   what a connection tells of itself without harm: about 1 µs each, and no keys, tickets, certificates or names
 */
function factsOf({ isSessionReused, getProtocol, getCipher, getEphemeralKeyInfo }) {
  return {
    isReused: (socket) => apply(isSessionReused, socket, []),
    protocol: (socket) => apply(getProtocol, socket, []),
    cipher: (socket) => {
      const { standardName, name } = apply(getCipher, socket, []);
      return standardName ?? name;
    },
    // null on servers, empty where there was no key exchange and for hybrid groups before Node 24.
    group: (socket) => {
      const { type, name } = /** @type {{type?: string, name?: string}} */ (apply(getEphemeralKeyInfo, socket, []) ?? {});
      return name ?? type;
    },
  };
}

/**
 * @param {TlsSide} side is added to
 * @param {Socket} socket whose handshake is done
 * @param {ReturnType<typeof factsOf>} facts how to ask it
 */
function add(side, socket, { isReused, protocol, cipher, group }) {
  side.handshakes++;
  try {
    if (isReused(socket)) side.resumed++;
    increment(side.protocols, protocol(socket));
    increment(side.ciphers, cipher(socket));
    increment(side.groups, group(socket));
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

/**
 * @returns {{wrap: Function} | null} null where Node would warn of the question, because it was asked to warn of
 *   deprecations to come, and where it refuses: under the permission model, or without OpenSSL
 */
function tlsBinding() {
  try {
    return showsPendingDeprecations() ? null : binding('tls_wrap');
  } catch {
    return null;
  }
}

/** @returns {boolean} whether Node was asked to warn of what it will deprecate one day */
function showsPendingDeprecations() {
  const { NODE_PENDING_DEPRECATION, NODE_OPTIONS = '' } = process.env;
  return NODE_PENDING_DEPRECATION === '1' || /--pending[-_]deprecation/.test([NODE_OPTIONS, ...process.execArgv].join(' '));
}
