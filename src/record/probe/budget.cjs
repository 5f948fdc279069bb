'use strict';

/** So many are always taken. */
const AT_FIRST = 64;

/**
 * Stacks are taken before it is known whether anybody needs them: of plain sockets, some of which are turned into TLS
 * later. A program that never does should not pay for more than the first.
 * @returns {{mayTake: () => boolean, use: () => void}} whether one more may be taken; to be told of each that was of
 *   use
 */
module.exports = function newBudget() {
  let taken = 0;
  let used = 0;
  return {
    mayTake: () => taken < AT_FIRST + 2 * used && ++taken > 0,
    use: () => {
      used++;
    },
  };
};
