'use strict';

const { hrtime } = process;

/** The first stacks are always taken. */
const AT_FIRST = 64;
/** As long as they have been useless, stacks are taken at least this far apart, s. */
const APART = 0.05;

/**
 * Stacks of plain sockets are taken before it is known whether they will be needed: some sockets become TLS later. A
 * program that never does that should pay only for the first stacks, and then 0.1 % of a processor.
 * @returns {{mayTake: () => boolean, use: (further?: number) => void}} `mayTake`: whether another may be taken; call
 *   `use` for each that was useful, with the number of further ones that it earns
 */
module.exports = function newBudget() {
  let taken = 0;
  let earned = AT_FIRST;
  let last = 0;
  return {
    mayTake() {
      if (taken < earned) return ++taken > 0;
      const time = seconds();
      if (time - last < APART) return false;
      last = time;
      return true;
    },
    use: (further = 2) => {
      earned += further;
    },
  };
};

/** @returns {number} since an arbitrary moment */
function seconds() {
  const time = hrtime();
  return time[0] + time[1] / 1e9;
}
