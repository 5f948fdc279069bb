'use strict';

/** How libuv interprets it (https://github.com/libuv/libuv/blob/v1.x/src/threadpool.c, init_threads). */
const DEFAULT = 4;
const MOST = 1024;
const { min } = Math;
const { isNaN, parseInt } = Number;

/**
 * @param {string | undefined} value of UV_THREADPOOL_SIZE
 * @returns {number} threads of the pool
 */
module.exports = function poolSize(value) {
  if (value === undefined) return DEFAULT;
  const size = parseInt(value, 10);
  if (isNaN(size) || size === 0) return 1;
  // libuv's number is unsigned.
  return size < 0 ? MOST : min(size, MOST);
};
