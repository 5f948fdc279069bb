/** What one call takes: median and spread of samples. */

/** @import { BenchMeasurement } from '../model/bench.js' */

/** @typedef {Pick<BenchMeasurement, 'us' | 'spread' | 'n'>} Cost */

/**
 * How to measure.
 * @typedef {object} Measuring
 * @property {number} samples to take
 * @property {() => number} cpuUs CPU time of this process until now, µs
 */

/**
 * A sample takes no less: what the system counts as CPU time is not finer, and garbage is collected now and then, µs.
 */
const SAMPLE_US = 10_000;
/** What takes long is measured less often, µs. */
const BUDGET_US = 1_000_000;
const FEWEST = 5;

/**
 * Measures what one call takes, in samples of as many calls as needed.
 * @param {() => unknown} call does it once; may return a promise
 * @param {Measuring} measuring how
 * @returns {Promise<Cost>} median and spread
 */
export async function measureCalls(call, { samples, cpuUs }) {
  const sample = async (/** @type {number} */ calls) => {
    const before = cpuUs();
    for (let index = 0; index < calls; index++) {
      const result = call();
      if (result instanceof Promise) await result;
    }
    return cpuUs() - before;
  };
  // The first loads modules and compiles functions.
  await sample(1);
  let calls = 1;
  let took = await sample(calls);
  while (took < SAMPLE_US) {
    calls *= Math.max(2, Math.min(100, Math.ceil(SAMPLE_US / Math.max(1, took))));
    took = await sample(calls);
  }
  /** @type {number[]} */
  const times = [];
  let spent = 0;
  while (times.length < samples && (times.length < FEWEST || spent < BUDGET_US)) {
    took = await sample(calls);
    spent += took;
    times.push(took / calls);
  }
  return costOf(times);
}

/**
 * @param {number[]} times of a call, µs, one of each sample
 * @returns {Cost} median and spread
 */
export function costOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const us = at(sorted, 0.5);
  return {
    us: Number(us.toPrecision(3)),
    spread: us === 0 ? 0 : Number(((at(sorted, 0.75) - at(sorted, 0.25)) / us).toFixed(3)),
    n: sorted.length,
  };
}

/**
 * @param {number[]} sorted numbers, not none
 * @param {number} part 0..1 of the way through them
 * @returns {number} there, between two of them if need be
 */
function at(sorted, part) {
  const place = part * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}
