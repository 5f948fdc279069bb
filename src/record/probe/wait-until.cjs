'use strict';

const { hrtime } = process;
const { wait } = Atomics;

/** V8 opens a new thread's log within 1 ms on a quiet machine; we wait no longer than this, ms. */
const PATIENCE = 1_000;
/** Time between two checks, ms. */
const LOOK_INTERVAL = 0.1;

/**
 * Waits without letting the event loop turn.
 * @param {() => boolean} condition to wait for
 * @param {number} [patience] how long at most, ms
 * @returns {boolean} whether it became true in time
 */
module.exports = function waitUntil(condition, patience = PATIENCE) {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const deadline = hrtime.bigint() + BigInt(patience) * 1_000_000n;
  while (!condition()) {
    if (hrtime.bigint() > deadline) return false;
    wait(cell, 0, 0, LOOK_INTERVAL);
  }
  return true;
};
