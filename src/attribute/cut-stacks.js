/**
 * Samples whose callers are not known: OpenSSL's assembly uses the register by which perf finds them for something else.
 * V8's own ticks never lack their JavaScript, as V8 notes where it left it.
 */
import { cutOffRows } from '../model/cut-off.js';
import { PHASE } from './phases.js';

/** @import { Primitive } from '../model/operation.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

/** So far a sample's like may be, of either side, µs: a thread that computes is seen in C every few milliseconds. */
const REACH_US = 100_000;

/**
 * Gives samples without callers the site of the nearest of the same thread that may be the same call: one that does what
 * the function computes that was sampled. Where that is no cryptography by itself (memory, strings), the samples before
 * and behind must agree.
 * @param {Profile} profile they belong to
 * @param {FrameFacts[]} frames facts
 * @param {StackFacts} stacks facts
 * @param {Uint8Array} phases a PHASE for each sample; completed
 * @param {Int32Array} sites of each sample, -1 if it is no cryptography; completed
 * @param {Site[]} list of the sites
 * @returns {number} how many were given a site
 */
export function completeCutStacks(profile, frames, stacks, phases, sites, list) {
  const cut = cutOffRows(profile);
  const { stack, length } = profile.samples;
  const isCut = (/** @type {number} */ index) =>
    stack[index] !== -1 &&
    cut[stack[index]] === 1 &&
    stacks.innerJs[stack[index]] === -1 &&
    stacks.binding[stack[index]] === null;
  if (!cut.includes(1)) return 0;
  const algorithms = algorithmsOf(profile, frames, sites, isCut);
  const whole = Array.from({ length }, (_, index) => index).filter((index) => !isCut(index) && isWork(phases[index]));
  let next = 0;
  let completed = 0;
  for (let index = 0; index < length; index++) {
    if (!isCut(index) || phases[index] === PHASE.idle) continue;
    while (next < whole.length && whole[next] < index) next++;
    const primitive = frames[profile.stacks.frame[stack[index]]].primitive;
    const found = likeOf(index, primitive, { profile, sites, list, algorithms, whole, next });
    if (found === -1) continue;
    sites[index] = sites[found];
    phases[index] = phases[found];
    completed++;
  }
  return completed;
}

/**
 * @param {number} phase a PHASE
 * @returns {boolean} whether work was done that a call may be a part of
 */
function isWork(phase) {
  return phase !== PHASE.idle && phase !== PHASE.gc && phase !== PHASE.bootstrap;
}

/**
 * @typedef {object} Whole
 * @property {Profile} profile they belong to
 * @property {Int32Array} sites of each sample
 * @property {Site[]} list of the sites
 * @property {Map<number, Set<string>>} algorithms that functions on the stacks of a site are of, by site
 * @property {number[]} whole samples whose callers are known
 * @property {number} next index in `whole` of the first behind the one that is asked for
 */

/**
 * @param {number} index of a sample without callers
 * @param {Primitive | null} primitive what it computes, null if that is no cryptography
 * @param {Whole} known what the others tell
 * @returns {number} the sample that it belongs with, -1 if none is known
 */
function likeOf(index, primitive, known) {
  const { profile, sites, algorithms, whole, next } = known;
  if (primitive === null || primitive.specificity === 'generic') {
    const [before, behind] = [whole[next - 1] ?? -1, whole[next] ?? -1];
    const isSame = before !== -1 && behind !== -1 && sites[before] !== -1 && sites[before] === sites[behind];
    return isSame && profile.samples.time[behind] - profile.samples.time[before] <= REACH_US ? before : -1;
  }
  const ofAlgorithm = nearestOf(
    (site) => algorithms.get(site)?.has(primitive.algorithm) === true,
    index,
    primitive,
    known,
  );
  // A call whose functions are of other algorithms is another.
  return ofAlgorithm === -1
    ? nearestOf((site) => primitive.algorithm === '' || !algorithms.has(site), index, primitive, known)
    : ofAlgorithm;
}

/**
 * @param {(site: number) => boolean} mayBe whether a site comes into question
 * @param {number} index of a sample
 * @param {Primitive} primitive what it computes
 * @param {Whole} known what the others tell
 * @returns {number} the nearest in time that may be of the same call, -1 if there is none within reach
 */
function nearestOf(mayBe, index, primitive, known) {
  const { time } = known.profile.samples;
  const before = nearest(known.next - 1, -1, index, primitive, mayBe, known);
  const behind = nearest(known.next, 1, index, primitive, mayBe, known);
  if (before === -1 || behind === -1) return Math.max(before, behind);
  return time[index] - time[before] <= time[behind] - time[index] ? before : behind;
}

/**
 * @param {number} start index in `whole`
 * @param {1 | -1} step which way to go
 * @param {number} index of a sample
 * @param {Primitive} primitive what it computes
 * @param {(site: number) => boolean} mayBe whether a site comes into question
 * @param {Whole} known what the others tell
 * @returns {number} the nearest that does one of its operations, -1 if there is none within reach
 */
function nearest(start, step, index, { operations }, mayBe, { profile, sites, list, whole }) {
  const { time } = profile.samples;
  for (let at = start; at >= 0 && at < whole.length; at += step) {
    const other = whole[at];
    if (Math.abs(time[other] - time[index]) > REACH_US) return -1;
    if (sites[other] === -1 || !mayBe(sites[other])) continue;
    const { operation, candidates, evidence } = list[sites[other]].decision;
    // What only a leaf told is no call that is known.
    if (evidence !== 'symbol' && [operation, ...candidates].some((each) => operations.includes(each))) return other;
  }
  return -1;
}

/**
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {Int32Array} sites of each sample
 * @param {(index: number) => boolean} isCut whether a sample has no callers
 * @returns {Map<number, Set<string>>} algorithms of OpenSSL's functions on the stacks of each site; a site without any
 *   has none
 */
function algorithmsOf({ stacks, samples }, frames, sites, isCut) {
  /** @type {Map<number, Set<string>>} */
  const algorithms = new Map();
  for (let index = 0; index < samples.length; index++) {
    if (sites[index] === -1 || isCut(index)) continue;
    for (let row = samples.stack[index]; row !== -1; row = stacks.parent[row]) {
      const facts = frames[stacks.frame[row]];
      if (facts.owner !== 'other') break;
      const algorithm = facts.primitive?.algorithm ?? '';
      if (algorithm === '') continue;
      const known = algorithms.get(sites[index]) ?? new Set();
      algorithms.set(sites[index], known.add(algorithm));
    }
  }
  return algorithms;
}
