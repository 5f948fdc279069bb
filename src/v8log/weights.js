/** How much time each tick represents. */

/** A tick may always represent this much, µs: at short intervals V8 can't keep up, and gaps are work. */
const LEAST_CAP_US = 1000;
/** An actual interval this many times the requested one is not believed. */
const MOST_SLOWDOWN = 10;

/**
 * How much time each tick represents, µs. V8 samples a little less often than requested (it sleeps for the interval and
 * then works), and on a busy machine whole ticks are missing. So a tick counts for the time until the next one, but for
 * no more than twice the actual interval: anything longer may be waiting.
 *
 * Where gaps hide libuv's work, each tick counts for one interval.
 * @param {Float64Array} times µs, not decreasing
 * @param {number} intervalUs that was asked for
 * @param {boolean} areGapsWork whether gaps may be libuv's work (`hidesIdle`)
 * @returns {Float64Array} µs for each tick
 */
export function timeWeights(times, intervalUs, areGapsWork) {
  const weights = new Float64Array(times.length);
  const kept = keptInterval(times, intervalUs);
  const cap = mostWeight(kept);
  for (let index = 0; index < times.length; index++) {
    const gap = index + 1 < times.length ? times[index + 1] - times[index] : kept;
    weights[index] = areGapsWork ? kept : Math.min(gap, cap);
  }
  return weights;
}

/**
 * @param {number} intervalUs that actually lies between most ticks
 * @returns {number} µs that a tick may represent: beyond it, the thread waited for a processor, or for anything else
 */
export function mostWeight(intervalUs) {
  return Math.max(2 * intervalUs, LEAST_CAP_US);
}

/**
 * @param {Float64Array} times µs, not decreasing
 * @param {number} intervalUs that was asked for
 * @returns {number} the actual interval, µs: the median gap, if plausible
 */
function keptInterval(times, intervalUs) {
  return Math.min(Math.max(medianGap(times), intervalUs), MOST_SLOWDOWN * intervalUs);
}

/**
 * @param {Float64Array} times µs, not decreasing
 * @returns {number} the median of the gaps between some of them, µs; 0 if there are none
 */
export function medianGap(times) {
  const step = Math.max(1, Math.floor(times.length / 20_000));
  const gaps = Float64Array.from(
    { length: Math.ceil((times.length - 1) / step) },
    (_, index) => times[1 + index * step] - times[index * step],
  );
  gaps.sort();
  return gaps[gaps.length >> 1] ?? 0;
}
