'use strict';

const builtinModule = require('./builtin-module.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');

/** @import { TakenStack } from './stack.cjs' */

/**
 * Takes the stack when a TLS server is created: `tls.Server` gives itself `_contexts`
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js), which no other server has. `net` must have been
 * loaded.
 * @returns {{takenOf: (server: object) => TakenStack | null}} `takenOf` returns the stack of a server's creation, null
 *   if not seen
 */
module.exports = function watchServers() {
  const takenBy = newWeakMap();
  watchAssignmentsAbove(builtinModule('net').Server.prototype, '_contexts', (server) =>
    takenBy.set(server, takeStack()),
  );
  return { takenOf: (server) => takenBy.get(server) ?? null };
};
