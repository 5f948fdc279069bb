/** The samples of a `.cpuprofile`, in order of time. */
import { Failure } from '../../model/failure.js';
import { VM_STATE } from '../../model/vm-state.js';
import { mostWeight } from '../../v8log/weights.js';
import { countedReasons } from '../losses.js';

/** @import { SampleTable } from '../../model/profile.js' */

/** What `--cpu-prof` and DevTools take by default. */
const USUAL_INTERVAL_US = 1000;

/**
 * @typedef {object} SampleRows
 * @property {SampleTable} samples in the order of their times
 * @property {Record<string, number>} dropped samples that can't be used, by reason
 * @property {number} intervalUs that mostly lies between two
 * @property {number} outOfOrder samples that stood behind later ones
 * @property {number} waits samples that we inserted when we wrote the file
 */

/**
 * @typedef {object} OwnFacts
 * @property {number} intervalUs between two samples of a call, if the file says it; else 0
 * @property {boolean} hasWaits whether those of waits are none that were taken
 */

/**
 * @param {Record<string, unknown>} profile with `samples`, `timeDeltas`, `startTime` and `endTime`, from anybody
 * @param {ReadonlyMap<number, number>} rowOf stack of each node by id
 * @param {ReadonlyMap<number, number>} stateOf VM_STATE of each node by id
 * @param {OwnFacts} facts what a file of ours says about its samples
 * @returns {SampleRows} one row for each sample, in order of time
 * @throws {Failure} `cpuprofile-invalid`
 */
export function sampleRows({ samples: ids, timeDeltas, startTime, endTime }, rowOf, stateOf, facts) {
  if (!Array.isArray(ids) || ids.length === 0) throw invalid('it has no samples');
  if (!Array.isArray(timeDeltas)) throw invalid('it does not say when its samples were taken');
  if (![...ids, ...timeDeltas].every(isAddable)) throw invalid('its samples or times are not numbers');
  const timed = Math.min(ids.length, timeDeltas.length);
  const { times, outOfOrder } = timesOf(timeDeltas.slice(0, timed));
  const kept = Int32Array.from({ length: timed }, (_, index) => index).filter((index) => rowOf.has(ids[index]));
  if (kept.length < ids.length / 2) throw invalid(unusable(kept.length, timed, ids.length));
  // Older V8s wrote samples behind later ones, with negative deltas.
  if (outOfOrder > 0) kept.sort((one, other) => times[one] - times[other] || one - other);
  const time = Float64Array.from(kept, (index) => times[index]);
  const intervalUs = facts.intervalUs || typicalGap(time);
  const lastUs = isAddable(startTime) && isAddable(endTime) ? Number(endTime) - Number(startTime) : 0;
  const dropped = { 'unknown-node': timed - kept.length, 'without-time': ids.length - timed };
  const all = {
    length: kept.length,
    stack: Int32Array.from(kept, (index) => rowOf.get(ids[index]) ?? -1),
    time,
    state: Uint8Array.from(kept, (index) => stateOf.get(ids[index]) ?? VM_STATE.unknown),
    weight: weightsUntil(time, lastUs, intervalUs),
  };
  const samples = facts.hasWaits ? withoutWaits(all) : all;
  return {
    samples,
    dropped: countedReasons(dropped),
    intervalUs,
    outOfOrder,
    waits: all.length - samples.length,
  };
}

/**
 * @param {SampleTable} samples with those of waits, until which the ones before them count
 * @returns {SampleTable} without them
 */
function withoutWaits({ stack, time, state, weight }) {
  const isWork = (/** @type {number} */ _, /** @type {number} */ index) => state[index] !== VM_STATE.idle;
  const worked = { stack: stack.filter(isWork), time: time.filter(isWork), weight: weight.filter(isWork) };
  return { ...worked, state: state.filter(isWork), length: worked.stack.length };
}

/**
 * @param {Float64Array} time of each sample, µs, ascending
 * @param {number} endUs when sampling ended, µs, 0 if the file does not say
 * @param {number} intervalUs that mostly lies between two
 * @returns {Float64Array} µs that each represents: until the next one, but never longer than a tick of a log would
 */
function weightsUntil(time, endUs, intervalUs) {
  const most = mostWeight(intervalUs);
  return time.map((at, index) => {
    const next = time[index + 1] ?? (endUs > at ? endUs : at + intervalUs);
    return Math.min(next - at, most);
  });
}

/**
 * @param {number} kept samples that can be used, fewer than half
 * @param {number} timed those that have a time
 * @param {number} all samples
 * @returns {string} what is wrong with the file
 */
function unusable(kept, timed, all) {
  const lacks = timed < all / 2 ? 'times' : 'functions in its tree';
  return kept === 0 ? `its samples have no ${lacks}` : `only ${kept} of its ${all} samples have ${lacks}`;
}

/**
 * @param {number[]} deltas µs between samples; old V8s wrote negative ones
 * @returns {{times: Float64Array, outOfOrder: number}} µs since the profiler started; how many are earlier than the one
 *   before
 */
function timesOf(deltas) {
  const times = new Float64Array(deltas.length);
  let at = 0;
  let outOfOrder = 0;
  for (const [index, delta] of deltas.entries()) {
    at += delta;
    times[index] = Math.max(0, at);
    if (delta < 0) outOfOrder++;
  }
  return { times, outOfOrder };
}

/**
 * @param {Float64Array} times sorted
 * @returns {number} whole µs that half of the gaps do not exceed
 */
function typicalGap(times) {
  const gaps = times.subarray(1).map((time, index) => time - times[index]);
  const [usual] = gaps.sort().subarray(Math.floor((gaps.length - 1) / 2));
  return Math.round(usual ?? 0) || USUAL_INTERVAL_US;
}

/**
 * @param {unknown} value of the file
 * @returns {boolean} whether it is a number that can be added to others
 */
function isAddable(value) {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;
}

/**
 * @param {string} problem what is wrong with the file
 * @returns {Failure} to be thrown
 */
function invalid(problem) {
  return new Failure('cpuprofile-invalid', { problem });
}
