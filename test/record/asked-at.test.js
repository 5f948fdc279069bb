/** Which lines requested connections, from the stacks that the probe keeps. */
import askedAt from '../../src/record/probe/asked-at.cjs';
import sampling from '../../src/record/probe/sampling.cjs';

/** @import { TakenStack } from '../../src/record/probe/stack.cjs' */

const { addCaller, addSize, addStack, newCallers, placesOf } = askedAt;
const { addNext, newSampling } = sampling;

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
  const taken = newSampling();
  for (let nth = 1; nth <= count; nth++) {
    addCaller(callers, [stackAt(lineOf(nth))], nth > late ? addNext(taken) : 0);
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

test.each([2, 3, 4, 5].flatMap((turns) => [350, 1000, 1305, 5000].map((count) => ({ turns, count }))))(
  '$turns lines that take turns, $count times, are each known to within a fifth',
  ({ turns, count }) => {
    const runs = Array.from({ length: 60 }, (_, run) =>
      linesOf(count, (nth) => 1 + (nth % turns), { savedEvery: 50, late: run % 3 }),
    );
    const counts = runs.flatMap(({ lines }) => Object.values(lines));
    expect(counts.reduce((sum, each) => sum + each)).toBe(60 * count);
    const errors = counts.map((each) => Math.abs(each / (count / turns) - 1)).sort((a, b) => a - b);
    expect(counts).toHaveLength(60 * turns);
    expect(errors[Math.floor(0.95 * errors.length)]).toBeLessThan(0.2);
  },
);

test('none of them is left out because every so many are looked at', () => {
  const { lines, unplaced } = linesOf(5000, (nth) => (nth % 64 < 32 ? nth % 2 : 2));
  expect(Math.abs(lines[2] / 2500 - 1)).toBeLessThan(0.2);
  expect(Math.abs(unplaced / 1250 - 1)).toBeLessThan(0.3);
});

test('of 384 requests each line is exact', () => {
  const { lines } = linesOf(384, (nth) => 1 + (nth % 7 === 0 ? 0 : nth % 3));
  const expected = Array.from({ length: 384 }, (_, index) => 1 + ((index + 1) % 7 === 0 ? 0 : (index + 1) % 3));
  for (const line of [1, 2, 3]) expect(lines[line]).toBe(expected.filter((each) => each === line).length);
});

test.each(['before', 'after'])('each line has the size of its own certificates, known %s it was read', (when) => {
  const callers = newCallers();
  for (let nth = 1; nth <= 500; nth++) {
    const caller = addCaller(callers, [stackAt(1 + (nth % 2))], nth % 3);
    if (when === 'after') placesOf(callers, null);
    if (caller !== null) addSize(caller, nth % 2 === 0 ? 500 : 250_000);
  }
  const { places } = placesOf(callers, null);
  expect(places.map(({ line, caBytes }) => [line, caBytes]).sort()).toEqual([
    [1, 500],
    [2, 250_000],
  ]);
});

test('what is known of no size has none', () => {
  const callers = newCallers();
  addCaller(callers, [stackAt(1)], 1);
  expect(placesOf(callers, null).places).toEqual([
    { file: '/app.js', line: 1, column: 1, function: '', isAsync: false, package: '', count: 1 },
  ]);
});

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

test('where packages connect without a line, the first use of each counts for its own', () => {
  const callers = newCallers();
  const through = (/** @type {string} */ inner) => ({
    origin: { place: null, package: inner, inner, innerPlace: null, module: '', called: '', functions: [] },
    earlier: null,
  });
  for (let nth = 0; nth < 10; nth++) addCaller(callers, [through(['store', 'queue'][nth % 2])], 1);
  addCaller(callers, [stackAt(3)], 1);
  const uses = { queue: { taken: stackAt(9), package: 'jobs' } };
  for (const fallback of [null, stackAt(7)]) {
    const { places, unplaced } = placesOf(callers, fallback, uses);
    expect(places.map(({ line, count, package: name }) => [line, count, name])).toEqual([
      [3, 1, ''],
      [9, 5, 'jobs'],
    ]);
    expect(unplaced).toBe(5);
  }
  // A line that requests some of a package's may have requested them all, as of MongoDB's client, which connects for its pool later.
  const placed = stackAt(4);
  addCaller(callers, [{ ...placed, origin: { ...placed.origin, package: 'queue', inner: 'queue' } }], 1);
  const { places, unplaced } = placesOf(callers, null, uses);
  expect([places.map(({ line, count }) => [line, count]), unplaced]).toEqual([
    [
      [3, 1],
      [4, 1],
    ],
    10,
  ]);
});

test('lines for which there is no room count for none', () => {
  // Of 42 lines; each further two would take twice as many requests.
  const { lines, unplaced } = linesOf(2 ** 16, (nth) =>
    nth <= 16 ? nth : Math.floor(Math.log2(nth + 1)) * 2 + (nth % 2) + 16,
  );
  expect(Object.keys(lines)).toHaveLength(32);
  expect(unplaced).toBeGreaterThan(0);
  expect(Object.values(lines).reduce((sum, count) => sum + count, unplaced)).toBe(2 ** 16);
});

test('what led to something may become known once its own stack has been read', () => {
  const callers = newCallers();
  const caller = /** @type {NonNullable<ReturnType<typeof addCaller>>} */ (addCaller(callers, [stackAt(0)], 1));
  expect(placesOf(callers, null)).toMatchObject({ places: [], unplaced: 1 });
  addStack(callers, caller, null);
  addStack(callers, caller, stackAt(0));
  addStack(callers, caller, stackAt(3));
  expect(placesOf(callers, null)).toMatchObject({ places: [{ line: 3, count: 1 }], unplaced: 0 });
  addStack(callers, caller, stackAt(4));
  expect(placesOf(callers, null)).toMatchObject({ places: [{ line: 3, count: 1 }], unplaced: 0 });
});
