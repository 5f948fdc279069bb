/**
 * Finds the duration of one call where stretches hold several. A server that runs the same key
 * derivation for each request returns to JavaScript for less than a sampling interval between two of
 * them; a stretch of samples is then one, two, three, ... calls long, and the lengths lie on a comb.
 */

/** Fewer stretches do not show a comb. */
const FEWEST_STRETCHES = 8;
/** Shorter calls than this many intervals can't be told from noise. */
const SHORTEST_UNIT_INTERVALS = 5;
/** Longer stretches fit any comb. */
const MOST_CALLS = 4;
/** How far from a whole number of calls a stretch may be: calls differ by some percent. */
const TOLERANCE = 0.14;
/** Share of the stretches that must lie on the comb. */
const LEAST_FIT = 0.75;
/** Share that must be single calls, and that must be several: else there is nothing to split. */
const LEAST_SINGLE = 0.15;
const LEAST_SEVERAL = 0.1;

/**
 * @param {number[]} durations of stretches, µs
 * @param {number} intervalUs sampling interval: the error of each duration
 * @returns {number | null} the duration of one call, µs; null if the stretches show none, or no stretch
 *   holds several calls
 */
export function commonDuration(durations, intervalUs) {
  const sorted = durations.filter((duration) => duration >= SHORTEST_UNIT_INTERVALS * intervalUs).sort((a, b) => a - b);
  if (sorted.length < FEWEST_STRETCHES) return null;
  let best = null;
  let bestFit = 0;
  // The single calls are among the shorter stretches.
  for (const candidate of sorted.slice(0, Math.ceil(sorted.length * 0.7))) {
    const fit = fitOf(sorted, candidate, intervalUs);
    if (fit > bestFit) [best, bestFit] = [candidate, fit];
  }
  return best !== null && bestFit >= LEAST_FIT ? refine(sorted, best) : null;
}

/**
 * @param {number[]} sorted durations, µs
 * @param {number} unit duration of one call, µs
 * @param {number} intervalUs sampling interval
 * @returns {number} share of the durations of up to MOST_CALLS calls that are whole multiples; 0 if single
 *   or several calls are missing
 */
function fitOf(sorted, unit, intervalUs) {
  let near = 0;
  let fitting = 0;
  let single = 0;
  for (const duration of sorted) {
    const calls = duration / unit;
    if (calls > MOST_CALLS + 0.5) continue;
    near++;
    const whole = Math.max(1, Math.round(calls));
    if (Math.abs(calls - whole) * unit > Math.max(TOLERANCE * unit, 2 * intervalUs)) continue;
    fitting++;
    if (whole === 1) single++;
  }
  const several = sorted.length - single;
  const isComb = single >= LEAST_SINGLE * sorted.length && several >= LEAST_SEVERAL * sorted.length;
  return isComb ? fitting / near : 0;
}

/**
 * @param {number[]} sorted durations, µs
 * @param {number} unit a first guess, µs
 * @returns {number} the median duration of the single calls, µs
 */
function refine(sorted, unit) {
  const single = sorted.filter((duration) => Math.abs(duration - unit) <= 2 * TOLERANCE * unit);
  return single[single.length >> 1];
}
