'use strict';

const { commonOrigin, originOf } = require('./stack.cjs');

/** @import { TakenStack } from './stack.cjs' */

/** Most addresses that were requested and not connected to yet; beyond that, the oldest are forgotten. */
const MOST_LOOKED_UP = 64;

/**
 * Requests for addresses of hosts, where the host's name has to lead to the connection: its number does not.
 * @returns {{add: (host: string, taken: TakenStack) => void, take: (host: string, through: string | null) => TakenStack |
 *   null}} `take` returns the stack of a request, through a package (null if unknown), for the address of a host that is
 *   being connected to; null if there was none, or lines differ. Each request is used for one connection
 */
module.exports = function newLookups() {
  /** @type {({host: string, taken: TakenStack} | null)[]} */
  const sought = [];
  let next = 0;
  return {
    add(host, taken) {
      sought[next] = { host, taken };
      next = (next + 1) % MOST_LOOKED_UP;
    },
    take(host, through) {
      const own = [];
      const at = [];
      for (let count = 0; count < sought.length; count++) {
        const index = (next + count) % sought.length;
        const asked = sought[index];
        if (asked?.host !== host || !mayBeOf(asked.taken, through)) continue;
        own[own.length] = asked.taken;
        at[at.length] = index;
      }
      const found = through === null ? null : commonOrigin(own, through);
      // Of those that differ, any may be this connection's, and what is left would be taken for the next one's.
      const used = through !== null && found === null ? at.length : 1;
      for (let index = 0; index < at.length && index < used; index++) sought[at[index]] = null;
      return found;
    },
  };
};

/**
 * @param {TakenStack} taken of a request
 * @param {string | null} through package that connects, null if unknown
 * @returns {boolean} whether the package may have requested it: what the program looks up itself is no package's
 */
function mayBeOf(taken, through) {
  const { package: own } = originOf(taken);
  return through === null ? own !== '' : own === through;
}
