'use strict';

const { isKept } = require('./asked-at.cjs');
const { addressOf } = require('./connection-options.cjs');
const readerOf = require('./own-symbol.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const { create, hasOwn } = Object;
const { getPrototypeOf } = Reflect;

/** Different peers whose connections are counted here; beyond them no stack is left out. */
const MOST_PEERS = 1000;

/** @typedef {import('./stack.cjs').TakenStack} TakenStack */

/**
 * Takes the stack of whoever asks for a client's connection: of the first to each peer, then of fewer and fewer. Who the peer is says
 * `tls.connect` right after it has made the socket, still beneath the user's line: it gives it the options, under a symbol
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js). Before that symbol is known, the stack is taken when the socket is made.
 * @param {(socket: object, taken: TakenStack) => void} give called with each stack that is taken then
 * @returns {{optionsOf: (socket: any) => any, takeEarly: () => TakenStack | null}} `optionsOf` gives the options of a client's connection, undefined if it
 *   has none; `takeEarly` is to be called when a client's socket is made
 */
module.exports = function watchClients(give) {
  /** @type {Record<string, number>} */
  const counts = create(null);
  let peers = 0;
  let isEarly = true;
  const isNext = (/** @type {any} */ socket) => {
    const { host, port } = addressOf(optionsOf(socket), socket, socket._handle._parent);
    const key = `${port} ${host}`;
    if (counts[key] === undefined && ++peers > MOST_PEERS) return true;
    return isKept(counts[key] = (counts[key] ?? 0) + 1);
  };
  const optionsOf = readerOf('connect-options', (symbol, first) => {
    const sockets = classOf(first);
    if (sockets === null) return;
    isEarly = false;
    watchAssignmentsAbove(sockets, symbol, (socket) => {
      if (isNext(socket)) give(socket, takeStack());
    });
  });
  return {
    optionsOf(socket) {
      const options = optionsOf(socket);
      // Somebody makes sockets without tls.connect.
      if (options === undefined) isEarly = true;
      return options;
    },
    takeEarly: () => (isEarly ? takeStack() : null),
  };
};

/**
 * @param {object} socket a client's
 * @returns {object | null} the prototype of all TLS connections, null if it can't be found
 */
function classOf(socket) {
  let at = getPrototypeOf(socket);
  while (at !== null && !hasOwn(at, '_finishInit')) at = getPrototypeOf(at);
  return at;
}
