import { hidesIdle } from '../../src/model/collector.js';
import { VM_STATE } from '../../src/model/vm-state.js';
import { timeWeights } from '../../src/v8log/weights.js';

const weights = (times, states, major = 13, showsIdle = false) => [
  ...timeWeights(Float64Array.from(times), 1000, hidesIdle(major, Uint8Array.from(states), showsIdle)),
];
const JS = VM_STATE.js;

test('a tick counts for the time until the next one', () =>
  expect(weights([0, 1100, 2150, 3250], [JS, JS, JS, JS])).toEqual([1100, 1050, 1100, 1100]));

test('but for no more than twice the interval that was kept', () =>
  expect(weights([0, 1100, 90_000, 91_100], [JS, JS, JS, JS])).toEqual([1100, 2200, 1100, 1100]));

test('one tick counts for the interval that was asked for', () => expect(weights([500], [JS])).toEqual([1000]));

test('no ticks, no weights', () => expect(weights([], [])).toEqual([]));

test('an implausible median is not believed', () => {
  expect(weights([0, 0, 0, 0, 5000], [JS, JS, JS, JS, JS])).toEqual([0, 0, 0, 2000, 1000]);
  expect(weights([0, 1e9, 2e9], [JS, JS, JS])).toEqual([20_000, 20_000, 10_000]);
});

test('where idle is not written, gaps hide it, and each tick counts for one interval', () => {
  expect(weights([0, 1100, 1900, 3000], [JS, JS, JS, JS], 14)).toEqual([1100, 1100, 1100, 1100]);
  expect(weights([0, 1100, 1900, 3000], [JS, VM_STATE.idle, JS, JS], 14)).toEqual([1100, 800, 1100, 1100]);
});

test('nor is a log known to hide it that does not name its V8', () =>
  expect(weights([0, 1100, 1900, 3000], [JS, JS, JS, JS], NaN)).toEqual([1100, 800, 1100, 1100]));

test('where it was asked for, a thread without idle ticks never waited', () =>
  expect(weights([0, 1100, 1900, 3000], [JS, JS, JS, JS], 14, true)).toEqual([1100, 800, 1100, 1100]));
