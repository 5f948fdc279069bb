'use strict';

let seed = 1;

/** @returns {number} 0 to less than 1, without consuming the program's random numbers */
module.exports = function chance() {
  // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the parameters of Numerical Recipes
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};
