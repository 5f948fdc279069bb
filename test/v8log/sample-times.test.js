import { sampleTimes } from '../../src/v8log/sample-times.js';

const INTERVAL = 1000;
const even = (/** @type {number} */ from, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => from + 1090 * index);
const timesOf = (/** @type {number[]} */ logged) => [...sampleTimes(Float64Array.from(logged), INTERVAL)];

test('samples that were written at once stay where they are', () => {
  expect(timesOf(even(500, 50))).toEqual(even(500, 50));
  expect(timesOf([])).toEqual([]);
  expect(timesOf([700])).toEqual([700]);
});

test('those that had to wait for the writer were taken an interval apart', () => {
  // 40 samples of a key generation, of which the writer wrote all when it got a processor.
  const late = Array.from({ length: 40 }, (_, index) => 100_000 + 5 * index);
  const times = timesOf([...even(500, 50), ...late, ...even(101_500, 50)]);
  expect(times.slice(0, 50)).toEqual(even(500, 50));
  expect(times.slice(90)).toEqual(even(101_500, 50));
  const taken = times.slice(50, 90);
  const gaps = taken.slice(1).map((time, index) => time - taken[index]);
  expect(new Set(gaps)).toEqual(new Set([INTERVAL, INTERVAL - 5, 5]));
  expect(taken.slice(-2)).toEqual(late.slice(-2));
  expect(taken[0]).toBe(late[39] - 38 * INTERVAL);
});

test('two may be as close as they like: a signal waits where a thread waits for events or a processor', () => {
  const logged = [...even(500, 20), 40_000, 40_010, ...even(45_000, 20), 80_000, 80_010];
  expect(timesOf(logged)).toEqual(logged);
});

test('of samples that are closer than they can be nothing is known', () => {
  const dense = Array.from({ length: 100 }, (_, index) => 100 * index);
  expect(timesOf(dense)).toEqual(dense);
});

test('none is moved by more than what V8 keeps unwritten, nor before the start', () => {
  const damaged = [...even(500, 2000), ...Array.from({ length: 1000 }, () => 3_000_000)];
  const times = timesOf(damaged);
  expect(times.slice(0, 2000)).toEqual(even(500, 2000));
  expect(times[2000]).toBe(3_000_000 - 128 * INTERVAL);
  expect(times.every((time, index) => index === 0 || time >= times[index - 1])).toBe(true);
  expect(timesOf([0, 0, 0, ...even(1100, 20)]).slice(0, 3)).toEqual([0, 0, 0]);
});
