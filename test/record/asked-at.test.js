/** Which lines requested connections, from the stacks that the probe keeps. */
import askedAt from '../../src/record/probe/asked-at.cjs';

/** @import { TakenStack } from '../../src/record/probe/stack.cjs' */

const { addCaller, isKept, newCallers, placesOf } = askedAt;

/**
 * @param {number} line of the user's, 0 if there is none in the stack
 * @returns {TakenStack} that has been read
 */
const stackAt = (line) => ({
  origin: {
    place: line === 0 ? null : { file: '/app.js', line, column: 1, function: '', isAsync: false },
    package: '',
    module: '',
    called: '',
  },
  earlier: null,
});

/**
 * @param {number} count of requests
 * @param {(nth: number) => number} lineOf the request of that number, from 1
 * @param {{fallback?: TakenStack | null, savedEvery?: number, late?: number}} [fields] what used the first one; how
 *   often stacks are read; how many connections were not counted when they were requested
 * @returns {{lines: Record<number, number>, unplaced: number}} requests by line
 */
function linesOf(count, lineOf, { fallback = null, savedEvery = 7, late = 0 } = {}) {
  const callers = newCallers();
  for (let nth = 1; nth <= count; nth++) {
    if (isKept(nth - late)) addCaller(callers, [stackAt(lineOf(nth))]);
    else callers.asked++;
    if (nth % savedEvery === 0) placesOf(callers, fallback);
  }
  const { places, unplaced } = placesOf(callers, fallback);
  return { lines: Object.fromEntries(places.map(({ line, count: own }) => [line, own])), unplaced };
}

test.each([1, 16, 17, 31, 32, 33, 100, 1000])('of %i requests by one line each counts there', (count) =>
  expect(linesOf(count, () => 3)).toEqual({ lines: { 3: count }, unplaced: 0 }),
);

test('those whose stack has no user line count for none, however many have one', () => {
  expect(linesOf(10, (nth) => (nth === 1 ? 3 : 0))).toEqual({ lines: { 3: 1 }, unplaced: 9 });
  expect(linesOf(1000, (nth) => (nth === 1 ? 3 : 0))).toEqual({ lines: { 3: 1 }, unplaced: 999 });
});

test.each([80, 346, 1000, 4096, 5000].flatMap((count) => [0, 1, 2].map((late) => ({ count, late }))))(
  '$count requests that take turns are halved, the first $late of which were missed',
  ({ count, late }) => {
    const { lines, unplaced } = linesOf(count, (nth) => (nth % 2 === 1 ? 3 : 0), { late });
    expect(lines[3] + unplaced).toBe(count);
    expect(Math.abs(unplaced - count / 2)).toBeLessThan(count / 25);
  },
);

test('what comes later counts for what was there last', () => {
  const { lines } = linesOf(1000, (nth) => (nth <= 20 ? 3 : 4));
  expect(lines[3] + lines[4]).toBe(1000);
  expect(lines[3]).toBeLessThan(25);
});

test('if none has a line, the first use stands for all', () => {
  expect(linesOf(100, () => 0, { fallback: stackAt(9) })).toEqual({ lines: { 9: 100 }, unplaced: 0 });
  expect(linesOf(100, (nth) => (nth === 1 ? 3 : 0), { fallback: stackAt(9) })).toEqual({
    lines: { 3: 1 },
    unplaced: 99,
  });
});

test('lines for which there is no room count for none', () => {
  const { lines, unplaced } = linesOf(2 ** 20, (nth) =>
    nth <= 16 ? nth : Math.floor(Math.log2(nth + 1)) * 2 + (nth % 2) + 16,
  );
  expect(Object.keys(lines)).toHaveLength(32);
  expect(Object.values(lines).reduce((sum, count) => sum + count, unplaced)).toBe(2 ** 20);
});
