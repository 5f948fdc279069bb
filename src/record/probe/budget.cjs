'use strict';

const { hrtime } = process;

/** The first ones, which are always taken. */
const AT_FIRST = 64;
/** Of those that were of no use so far, one is taken when so much time has passed since the last, s. */
const APART = 0.05;

/**
 * Stacks are taken before it is known whether anybody needs them: of plain sockets, some of which are turned into TLS
 * later. A program that never does should not pay for more than the first, and 0.1 % of a processor after those.
 * @returns {{mayTake: () => boolean, use: () => void}} whether one more may be taken; to be notified of each that was of
 *   use
 */
module.exports = function newBudget() {
  let taken = 0;
  let used = 0;
  let last = 0;
  return {
    mayTake() {
      if (taken < AT_FIRST + 2 * used) return ++taken > 0;
      const time = seconds();
      if (time - last < APART) return false;
      last = time;
      return true;
    },
    use: () => {
      used++;
    },
  };
};

/** @returns {number} since any moment */
function seconds() {
  const time = hrtime();
  return time[0] + time[1] / 1e9;
}
