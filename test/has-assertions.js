/**
 * What Jest's own runner does around each test and `jest-light-runner` leaves out: a test that asserts nothing fails (a
 * loop over nothing, a case that it is not for), and so does one that never ends.
 */
import { addEventHandler, getState } from 'jest-circus';

/** Milliseconds for a test that names no other number. */
const LIMIT = 60_000;

// Some tests replace the clock.
const { setTimeout, clearTimeout } = globalThis;

/**
 * @param {number} limit milliseconds
 * @returns {{ended: Promise<never>, clear: () => void}} what is rejected after that time
 */
function deadline(limit) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const ended = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The test did not end within ${limit} ms.`)), limit);
  });
  return { ended, clear: () => clearTimeout(timer) };
}

addEventHandler(({ name }) => {
  if (name !== 'add_test') return;
  const added = getState().currentDescribeBlock.children.at(-1);
  const { fn, timeout = LIMIT } = added;
  if (!fn) return;
  added.fn = async () => {
    const { ended, clear } = deadline(timeout);
    expect.hasAssertions();
    try {
      await Promise.race([fn(), ended]);
    } finally {
      clear();
    }
    for (const { error } of expect.extractExpectedAssertionsErrors()) throw error;
  };
});
