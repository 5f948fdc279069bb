'use strict';

const { watchAssignments } = require('./watch-property.cjs');
const { hasOwn } = Object;

/**
 * Node assigns this to the prototype of TLS connections when it loads `tls`
 * (https://github.com/nodejs/node/blob/v24.x/lib/internal/tls/wrap.js).
 */
const GIVEN_BY_TLS = 'close';

/**
 * @param {object | null} tls prototype of Node's handles of TLS connections, null if Node hides it
 * @param {(tls: object | null) => void} begin called once, with the same prototype, before there can be any
 *   connections; must not throw
 */
module.exports = function whenTlsLoads(tls, begin) {
  if (tls === null || hasOwn(tls, GIVEN_BY_TLS)) begin(tls);
  else watchAssignments(tls, GIVEN_BY_TLS, begin);
};
