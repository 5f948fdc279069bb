'use strict';

const { commonOrigin } = require('./stack.cjs');

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
      let oldest = -1;
      for (let count = 0; count < sought.length; count++) {
        const index = (next + count) % sought.length;
        const asked = sought[index];
        if (asked?.host !== host) continue;
        own[own.length] = asked.taken;
        if (oldest < 0) oldest = index;
      }
      if (oldest < 0) return null;
      const found = through === null ? null : commonOrigin(own, through);
      sought[oldest] = null;
      return found;
    },
  };
};
