'use strict';

const bindingOf = require('./binding-of.cjs');
const newBudget = require('./budget.cjs');
const orElse = require('./or-else.cjs');
const readerOf = require('./own-symbol.cjs');
const { takeStack } = require('./stack.cjs');
const { watchLookups } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

/**
 * Takes the stack when a plain socket is connected: it may become TLS later, when no user line is on the stack any more
 * (STARTTLS, as with databases). `Socket.prototype.connect` makes a handle, gives it its owner and asks for its number
 * (https://github.com/nodejs/node/blob/v24.x/lib/net.js, initSocketHandle).
 * @returns {{takenOf: (transport: object) => TakenStack | null, use: () => void, follow: (earlier: () => TakenStack |
 *   null) => void}} `takenOf` returns the stack of connecting a socket below TLS, null if not taken; call `use` when it
 *   was useful; `follow` sets a function that returns the stack of whatever handed on the current work
 */
module.exports = function watchTransports() {
  const ownerOf = readerOf('owner_symbol');
  const takenBy = newWeakMap();
  const budget = newBudget();
  /** @type {() => TakenStack | null} */
  let earlierOf = () => null;
  orElse(null, () =>
    watchLookups(bindingOf('tcp_wrap').TCP.prototype, 'getAsyncId', (transport) => {
      // A server's connection has no owner yet, or an incomplete one.
      if (ownerOf(transport)?.server !== null || takenBy.has(transport) || !budget.mayTake()) return;
      takenBy.set(transport, takeStack(earlierOf()));
    }),
  );
  return {
    takenOf: (transport) => takenBy.get(transport) ?? null,
    use: budget.use,
    follow(earlier) {
      earlierOf = earlier;
    },
  };
};
