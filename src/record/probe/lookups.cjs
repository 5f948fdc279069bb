'use strict';

const { commonOrigin, originOf } = require('./stack.cjs');

/** @import { TakenStack } from './stack.cjs' */

const { apply } = Reflect;
const { includes, slice } = Array.prototype;

/** Most addresses that were requested and not connected to yet; beyond that, the oldest are forgotten. */
const MOST_LOOKED_UP = 64;

/**
 * Requests for addresses of hosts, where the host's name has to lead to the connection: its number does not.
 * @returns {{add: (host: string, taken: TakenStack, kind?: string) => void, take: (host: string, through: string | null) =>
 *   TakenStack | null}} `add` takes the kind of the addresses, or of other records, if the request is for a single one; `take`
 *   returns the stack of a request, through a package (null if unknown), for the address of a host that is being connected to; null
 *   if there was none, or lines differ. Each request is used for one connection, with those for other kinds that follow it
 */
module.exports = function newLookups() {
  /** @type {({host: string, taken: TakenStack, kind: string} | null)[]} */
  const sought = [];
  let next = 0;
  return {
    add(host, taken, kind = '') {
      sought[next] = { host, taken, kind };
      next = (next + 1) % MOST_LOOKED_UP;
    },
    take(host, through) {
      const own = [];
      const at = [];
      const kinds = [];
      for (let count = 0; count < sought.length; count++) {
        const index = (next + count) % sought.length;
        const asked = sought[index];
        if (asked?.host !== host || !mayBeOf(asked.taken, through)) continue;
        own[own.length] = asked.taken;
        at[at.length] = index;
        kinds[kinds.length] = asked.kind;
      }
      const found = through === null ? null : commonOrigin(own, through);
      // Of those that differ, any may be this connection's, and what is left would be taken for the next one's.
      const used = through !== null && found === null ? at.length : countDifferent(kinds);
      for (let index = 0; index < at.length && index < used; index++) sought[at[index]] = null;
      return found;
    },
  };
};

/**
 * @param {string[]} kinds of what was requested of one host, oldest first
 * @returns {number} how many of the first are for one connection: nobody asks twice for the same
 */
function countDifferent(kinds) {
  let count = 1;
  while (count < kinds.length && !apply(includes, apply(slice, kinds, [0, count]), [kinds[count]])) count++;
  return count;
}

/**
 * @param {TakenStack} taken of a request
 * @param {string | null} through package that connects, null if unknown
 * @returns {boolean} whether the package may have requested it: what the program looks up itself is no package's
 */
function mayBeOf(taken, through) {
  const { package: own } = originOf(taken);
  return through === null ? own !== '' : own === through;
}
