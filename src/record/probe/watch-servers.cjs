'use strict';

const builtinModule = require('./builtin-module.cjs');
const newBudget = require('./budget.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

/**
 * Takes the stack when a server is created: `tls.Server` gives itself `_contexts`
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js), which no other server has, and `net.Server`, of
 * which it is one, `_listeningId` (https://github.com/nodejs/node/blob/v24.x/lib/net.js): a package may make its
 * connections TLS later, below no line of the program's (smtp-server), or make the server itself once it has looked up
 * an address (gRPC). `net` must have been loaded.
 * @param {(taken: TakenStack) => TakenStack | null} calling returns the stack of what had called the function that makes one, if
 *   that goes on after an `await`
 * @returns {{takenOf: (server: object) => TakenStack | null}} `takenOf` returns the stack of a server's creation, null
 *   if not seen
 */
module.exports = function watchServers(calling) {
  const takenBy = newWeakMap();
  const budget = newBudget();
  const { prototype } = builtinModule('net').Server;
  watchAssignmentsAbove(prototype, '_contexts', (server) => {
    const taken = takeStack();
    takenBy.set(server, taken);
    taken.earlier = calling(taken);
  });
  watchAssignmentsAbove(prototype, '_listeningId', (server) => {
    if (!takenBy.has(server) && budget.mayTake()) takenBy.set(server, takeStack());
  });
  return { takenOf: (server) => takenBy.get(server) ?? null };
};
