import { VM_STATE } from '../model/vm-state.js';

/** A tick may represent this much in any case: at short intervals V8 can't keep the pace, and gaps are work. µs */
const LEAST_CAP_US = 1000;
/** A kept interval this many times the one asked for is not believed. */
const MOST_SLOWDOWN = 10;

/**
 * How much time each tick represents, µs. V8 samples a little less often than asked (it sleeps the
 * interval and then works), and on a busy machine whole ticks are missing; so a tick counts for the
 * time until the next one, but for no more than twice the interval that was really kept: what is longer may be waiting.
 *
 * Node 25 and later write no ticks for what libuv does unless asked to (--prof-include-idle); then
 * gaps hide other work, and each tick counts for one interval.
 * @param {Float64Array} times µs, not decreasing
 * @param {Uint8Array} states VM_STATE codes
 * @param {number} intervalUs that was asked for
 * @param {number} v8Major V8's major version
 * @returns {Float64Array} µs for each tick
 */
export function timeWeights(times, states, intervalUs, v8Major) {
  const weights = new Float64Array(times.length);
  const kept = keptInterval(times, intervalUs);
  const cap = Math.max(2 * kept, LEAST_CAP_US);
  const hidesIdle = v8Major >= 14 && !states.includes(VM_STATE.idle) && !states.includes(VM_STATE['idle-external']);
  for (let index = 0; index < times.length; index++) {
    const gap = index + 1 < times.length ? times[index + 1] - times[index] : kept;
    weights[index] = hidesIdle ? kept : Math.min(gap, cap);
  }
  return weights;
}

/**
 * @param {Float64Array} times µs, not decreasing
 * @param {number} intervalUs that was asked for
 * @returns {number} the interval that was kept, µs: the median gap, if it is plausible
 */
function keptInterval(times, intervalUs) {
  const step = Math.max(1, Math.floor(times.length / 20_000));
  const gaps = Float64Array.from(
    { length: Math.ceil((times.length - 1) / step) },
    (_, index) => times[1 + index * step] - times[index * step],
  );
  gaps.sort();
  const median = gaps[gaps.length >> 1] ?? intervalUs;
  return Math.min(Math.max(median, intervalUs), MOST_SLOWDOWN * intervalUs);
}
