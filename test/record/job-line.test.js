/** When a job on the thread pool began: worked out from the order of the jobs, and the size of the pool. */
import JobLine from '../../src/record/probe/job-line.cjs';
import { timeAt } from '../../src/record/saved.js';

const newKind = () => ({
  jobs: 0,
  inFlight: 0,
  maxInFlight: 0,
  shortestMs: 0,
  looked: 0,
  runMs: 0,
  waits: {},
  runs: {},
});

const newFrom = () => ({ inFlight: 0, maxInFlight: 0, waits: {}, runs: {} });

/**
 * @param {number} size of the pool
 * @returns {{line: JobLine, at: (ms: number) => void}} a line whose clock is set by hand
 */
function lineOf(size) {
  let now = 0;
  const line = new JobLine(() => now);
  line.size = size;
  return {
    line,
    at: (ms) => {
      now = ms;
    },
  };
}

/** @returns {number[]} the values of a tally of times, in ms, shortest first, within 2 % */
const times = (tally) =>
  Object.keys(tally)
    .map(Number)
    .sort((a, b) => a - b)
    .flatMap((step) => Array(tally[step]).fill(timeAt({ [step]: 1 }, 1)));

test('jobs that find a thread begin at once', () => {
  const { line, at } = lineOf(2);
  const kind = newKind();
  const first = line.enter(kind, 1, null);
  const second = line.enter(kind, 1, null);
  at(30);
  line.leave(kind, first);
  at(50);
  line.leave(kind, second);
  expect(times(kind.waits)).toEqual([0.01, 0.01]);
  expect(times(kind.runs)).toEqual([expect.closeTo(30, -0.5), expect.closeTo(50, -0.5)]);
  expect([line.maxInFlight, kind.maxInFlight, kind.inFlight]).toEqual([2, 2, 0]);
});

test('the third of a pool of two begins when the first is done', () => {
  const { line, at } = lineOf(2);
  const kind = newKind();
  const looks = [1, 2, 3, 4].map(() => line.enter(kind, 1, null));
  for (const [index, ms] of [
    [0, 10],
    [1, 10],
    [2, 20],
    [3, 20],
  ]) {
    at(ms);
    line.leave(kind, looks[index]);
  }
  expect(timeAt(kind.waits, 0.95)).toBeCloseTo(10, 0);
  expect(timeAt(kind.waits, 0.5)).toBeLessThan(1);
  expect(timeAt(kind.runs, 0.5)).toBeCloseTo(10, 0);
  expect(line.maxInFlight).toBe(4);
});

test('of jobs of two classes, each waits for those before it, and is counted by itself', () => {
  const { line, at } = lineOf(1);
  const [slow, quick] = [newKind(), newKind()];
  const first = line.enter(slow, 1, null);
  const second = line.enter(quick, 1, null);
  at(100);
  line.leave(slow, first);
  at(101);
  line.leave(quick, second);
  expect(timeAt(quick.waits, 0.5)).toBeCloseTo(100, -1);
  expect(timeAt(quick.runs, 0.5)).toBeCloseTo(1, 1);
  expect([slow.maxInFlight, quick.maxInFlight, line.maxInFlight]).toEqual([1, 1, 2]);
});

test('those that are not looked at keep their place', () => {
  const { line, at } = lineOf(1);
  const kind = newKind();
  const looks = [0, 0, 5].map((count) => line.enter(kind, count, null));
  expect(looks.map((look) => look !== null)).toEqual([false, false, true]);
  for (const [index, ms] of [
    [0, 40],
    [1, 80],
    [2, 120],
  ]) {
    at(ms);
    line.leave(kind, looks[index]);
  }
  expect(Object.values(kind.waits)).toEqual([5]);
  expect(timeAt(kind.waits, 0.5)).toBeCloseTo(80, -1);
  expect(timeAt(kind.runs, 0.5)).toBeCloseTo(40, -1);
});

test('a pool that is larger than we know gives no negative times', () => {
  const { line, at } = lineOf(1);
  const kind = newKind();
  const looks = [1, 1].map((count) => line.enter(kind, count, null));
  at(10);
  line.leave(kind, looks[1]);
  line.leave(kind, looks[0]);
  expect(times(kind.waits)).toEqual([0.01, expect.closeTo(10, 0)]);
  expect(times(kind.runs)).toEqual([0.01, expect.closeTo(10, 0)]);
});

test('ten thousand jobs that wait leave nothing behind', () => {
  const { line, at } = lineOf(4);
  const kind = newKind();
  for (let round = 0; round < 3; round++) {
    const looks = Array.from({ length: 10_000 }, () => line.enter(kind, 1, null));
    looks.forEach((look, index) => {
      at(index);
      line.leave(kind, look);
    });
  }
  expect([line.begun, line.done, kind.inFlight, line.maxInFlight]).toEqual([30_000, 30_000, 0, 10_000]);
  expect(Object.keys(kind.waits).length).toBeLessThan(500);
});

test('a line has its own times, and its own jobs in flight', () => {
  const { line, at } = lineOf(1);
  const kind = newKind();
  const [fast, slow] = [newFrom(), newFrom()];
  const looks = [fast, slow, fast].map((from) => line.enter(kind, 1, from));
  const other = line.enter(kind, 1, null);
  expect([kind.maxInFlight, fast.maxInFlight, slow.maxInFlight]).toEqual([4, 2, 1]);
  for (const [look, ms] of [
    [looks[0], 10],
    [looks[1], 110],
    [looks[2], 120],
    [other, 130],
  ]) {
    at(ms);
    line.leave(kind, look);
  }
  expect([fast.inFlight, slow.inFlight]).toEqual([0, 0]);
  expect(timeAt(slow.runs, 0.5)).toBeCloseTo(100, -1);
  expect(timeAt(fast.runs, 1)).toBeCloseTo(10, 0);
  expect(timeAt(fast.waits, 1)).toBeCloseTo(110, -1);
  expect(times(kind.runs)).toHaveLength(4);
});
