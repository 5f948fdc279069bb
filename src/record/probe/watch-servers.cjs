'use strict';

const builtinModule = require('./builtin-module.cjs');
const { takeStack } = require('./stack.cjs');
const { watchAssignments, watchAssignmentsAbove } = require('./watch-property.cjs');
const newWeakMap = require('./weak-map.cjs');
const { hasOwn } = Object;

/** Node gives it to the prototype of TLS connections when it loads `tls`, and has loaded `net` before. */
const GIVEN_BY_TLS = 'close';

/**
 * Takes the stack of whoever makes a TLS server: `tls.Server` gives itself `_contexts`
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js), of which no other server has any. Nothing is loaded for it.
 * @param {object} tls prototype of Node's handles of TLS connections
 * @returns {{takenOf: (server: object) => import('./stack.cjs').TakenStack | null}} `takenOf` gives the stack of whoever made a server, null if it was
 *   not seen
 */
module.exports = function watchServers(tls) {
  const takenBy = newWeakMap();
  const watch = () => watchAssignmentsAbove(builtinModule('net').Server.prototype, '_contexts', (server) => takenBy.set(server, takeStack()));
  if (hasOwn(tls, GIVEN_BY_TLS)) watch();
  else watchAssignments(tls, GIVEN_BY_TLS, watch);
  return { takenOf: (server) => takenBy.get(server) ?? null };
};
