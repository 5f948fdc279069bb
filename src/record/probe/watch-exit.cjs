'use strict';

const watchEmit = require('./watch-emit.cjs');
const { getPrototypeOf } = Reflect;
const { hasOwn } = Object;

/** @type {(() => void)[]} */
const parts = [];

/**
 * Tells of the end of this thread, twice: listeners of 'exit' may work, and may end the process on the spot, so
 * it is told before them and, if it comes to that, after them.
 * @param {() => void} atExit must not throw
 */
module.exports = function watchExit(atExit) {
  parts[parts.length] = atExit;
  if (parts.length > 1) return;
  const tell = (/** @type {unknown} */ event) => {
    if (event !== 'exit') return;
    // By index: the program may have replaced what iterates arrays.
    for (let index = 0; index < parts.length; index++) parts[index]();
  };
  const prototype = /** @type {object} */ (getPrototypeOf(process));
  if (!hasOwn(prototype, 'emit')) watchEmit(prototype, { before: tell, after: tell });
};
