/**
 * Finds the duration of one call when stretches contain several. A server that runs the same key derivation for each
 * request returns to JavaScript for less than a sampling interval between two of them. A stretch of samples is then
 * one, two, three, ... calls long, and the lengths form a comb.
 */

/** Fewer stretches do not show a comb. */
const FEWEST_STRETCHES = 8;
/** Calls shorter than this many intervals can't be distinguished from noise. */
const SHORTEST_UNIT_INTERVALS = 5;
/**
 * Least share of stretches at least that long: otherwise most calls are shorter, and a comb that fits a few long ones
 * is chance.
 */
const LEAST_LONG = 0.5;
/** Longer stretches fit any comb. */
const MOST_CALLS = 4;
/** How far from a whole number of calls a stretch may be: calls differ by some percent, and sampling sees a
 *  stretch an interval too long or too short. */
const TOLERANCE = 0.14;
/** Share of the stretches that must lie on the comb. */
const LEAST_FIT = 0.75;
/** Share that must be single calls: else the unit is a mere guess. */
const LEAST_SINGLE = 0.15;
/** Share of the multiples that must be exactly two calls: else the longer ones are another kind of call. */
const LEAST_PAIRS = 0.1;
/** This many candidates are enough to find a comb; each costs a pass over all stretches. */
const MOST_CANDIDATES = 50;

/**
 * @param {number[]} durations of stretches, µs
 * @param {number} intervalUs sampling interval: the error of each duration
 * @returns {number | null} the duration of one call, µs; null if the stretches show none, or no stretch contains
 *   several calls
 */
export function commonDuration(durations, intervalUs) {
  const sorted = durations
    .filter((duration) => duration > 0 && duration < Infinity && duration >= SHORTEST_UNIT_INTERVALS * intervalUs)
    .sort((a, b) => a - b);
  if (sorted.length < Math.max(FEWEST_STRETCHES, LEAST_LONG * durations.length)) return null;
  let best = null;
  let bestFit = 0;
  // The single calls are among the shorter stretches.
  const shorter = sorted.slice(0, Math.ceil(sorted.length * 0.7));
  const step = Math.max(1, shorter.length / MOST_CANDIDATES);
  for (let index = 0; index < shorter.length; index += step) {
    const candidate = shorter[Math.floor(index)];
    const fit = fitOf(sorted, candidate, intervalUs);
    if (fit > bestFit) [best, bestFit] = [candidate, fit];
  }
  return best !== null && bestFit >= LEAST_FIT ? refine(sorted, best) : null;
}

/**
 * @param {number[]} sorted durations, µs
 * @param {number} unit duration of one call, µs
 * @param {number} intervalUs sampling interval
 * @returns {number} share of the durations of up to MOST_CALLS calls that are whole multiples; 0 if they are not spread
 *   over the multiples the way queued calls would be
 */
function fitOf(sorted, unit, intervalUs) {
  /** Stretches by number of calls; the last are those of more than MOST_CALLS. */
  const teeth = new Array(MOST_CALLS + 2).fill(0);
  let misses = 0;
  for (const duration of sorted) {
    const calls = duration / unit;
    const whole = Math.max(1, Math.round(calls));
    if (whole > MOST_CALLS) teeth[MOST_CALLS + 1]++;
    else if (Math.abs(calls - whole) * unit > Math.max(TOLERANCE * unit, intervalUs)) misses++;
    else teeth[whole]++;
  }
  if (!isQueue(teeth, sorted.length)) return 0;
  const fitting = sorted.length - misses - teeth[MOST_CALLS + 1];
  return fitting / (fitting + misses);
}

/**
 * Calls that queue up at random are one, two, three, ... in a row, each number rarer than the one before by the same
 * factor. Two kinds of calls leave gaps: many of one length, many of another, and nothing between or beyond.
 * @param {number[]} teeth stretches by number of calls
 * @param {number} stretches in all
 * @returns {boolean} whether they may come from a queue
 */
function isQueue([, single, pairs, ...longer], stretches) {
  const more = longer.reduce((sum, count) => sum + count, 0);
  const several = pairs + more;
  return (
    single >= LEAST_SINGLE * stretches &&
    several > 0 &&
    pairs >= LEAST_PAIRS * several &&
    more >= Math.floor((several * several) / (4 * stretches))
  );
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
