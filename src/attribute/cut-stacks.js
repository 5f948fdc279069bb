/**
 * Handles samples without callers: OpenSSL's assembly uses the register by which perf finds callers for something else.
 * V8's own ticks never lack their JavaScript, since V8 records where it left JavaScript.
 */
import { digestOf, isComputation } from '../catalogue/index.js';
import { cutOffRows } from '../model/stack-builder.js';
import { isRuntimeHelper } from './c-library.js';
import { PHASE } from './phases.js';

/** @import { OperationId, Primitive } from '../model/operation.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { SampledSites, Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** How far away a similar sample may be, on either side, µs. */
const REACH_US = 1_000_000;
/** A site counts as a caller of a function if it has at least this share of the evidence. */
const LEAST_SHARE = 0.1;
/** Operations that compute one digest. Signing and TLS use others beside their own. @type {ReadonlySet<OperationId | ''>} */
const OF_ONE_DIGEST = new Set(['hash', 'hmac', 'kdf.pbkdf2', 'kdf.hkdf']);

/**
 * Gives samples without callers the site of the nearest sample of the same thread that may be the same call: one that
 * does what the sampled function computes. If that is not cryptography in itself (memory, strings), the samples before
 * and after must be cryptography: it belongs to one of the two.
 * @param {SampledSites} sampled samples of a profile, whose `phases` and `sites` are completed
 */
export function completeCutStacks({ profile, frames, stacks, phases, sites, list }) {
  const rows = cutOffRows(profile);
  if (!rows.includes(1)) return;
  const isCut = (/** @type {number} */ row) =>
    row !== -1 && rows[row] === 1 && stacks.innerJs[row] === -1 && stacks.binding[row] === null;
  const { whole, cuts } = splitSamples(profile, frames, phases, isCut);
  const computing = computingOf(profile, frames, sites, whole);
  const digests = digestsOf({ profile, frames, sites, list }, whole);
  const known = { profile, frames, computing, digests, sites: sites.slice(), list, whole };
  const callers = callersOf(cuts, known);
  for (const cut of cuts) {
    const like = likeOf(cut, callers.get(cut.leaf) ?? null, known);
    if (like === -1) continue;
    sites[cut.index] = sites[like];
    phases[cut.index] = phases[like];
  }
}

/**
 * @param {Profile} profile that holds the samples
 * @param {FrameFacts[]} frames facts
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {(row: number) => boolean} isCut whether the callers of a stack are missing
 * @returns {{whole: number[], cuts: Cut[]}} samples of work with known callers, and samples without callers
 */
function splitSamples({ samples: { stack, length }, stacks }, frames, phases, isCut) {
  /** @type {number[]} */
  const whole = [];
  /** @type {Cut[]} */
  const cuts = [];
  for (let index = 0; index < length; index++) {
    const row = stack[index];
    if (!isCut(row)) {
      if (isWork(phases[index])) whole.push(index);
    } else if (phases[index] !== PHASE.idle) {
      const leaf = stacks.frame[row];
      cuts.push({ index, next: whole.length, leaf, primitive: tellingOf(frames[leaf].primitive) });
    }
  }
  return { whole, cuts };
}

/**
 * @param {number} phase a PHASE
 * @returns {boolean} whether work was done that may be part of a call
 */
function isWork(phase) {
  return phase !== PHASE.idle && phase !== PHASE.gc && phase !== PHASE.bootstrap;
}

/**
 * @param {Primitive | null} primitive of a leaf
 * @returns {Primitive | null} null if it does not show what it is part of
 */
function tellingOf(primitive) {
  return primitive === null || primitive.specificity === 'generic' ? null : primitive;
}

/**
 * A sample without callers.
 * @typedef {object} Cut
 * @property {number} index of the sample
 * @property {number} next index in `whole` of the first sample after it
 * @property {number} leaf frame in which it was taken
 * @property {Primitive | null} primitive what that frame computes, null if unknown
 */

/**
 * @typedef {object} Known
 * @property {Profile} profile they belong to
 * @property {FrameFacts[]} frames facts
 * @property {Map<number, Set<string>>} computing names of what each site was itself seen computing
 * @property {Map<number, Set<string>>} digests whose code each site was seen in, for those that compute one
 * @property {Int32Array} sites of each sample, before any was completed
 * @property {Site[]} list of the sites
 * @property {number[]} whole samples whose callers are known
 */

/**
 * Samples right before and after a cut one that belong to the same call show who calls the function.
 * @param {Cut[]} cuts samples without callers
 * @param {Known} known what the others show
 * @returns {Map<number, Set<number>>} sites that were seen calling it, by leaf; none for a leaf without evidence
 */
function callersOf(cuts, known) {
  /** @type {Map<number, Map<number, number>>} */
  const votes = new Map();
  const between = primitivesBetween(cuts);
  for (const cut of cuts) {
    const site = siteAround(cut, between.get(cut.next) ?? new Set(), known);
    if (site === -1) continue;
    const ofLeaf = votes.get(cut.leaf) ?? new Map();
    votes.set(cut.leaf, ofLeaf.set(site, (ofLeaf.get(site) ?? 0) + 1));
  }
  return new Map(
    Array.from(votes, ([leaf, ofLeaf]) => {
      const most = Math.max(...ofLeaf.values());
      return [leaf, new Set([...ofLeaf].filter(([, count]) => count >= LEAST_SHARE * most).map(([site]) => site))];
    }),
  );
}

/**
 * @param {Cut[]} cuts samples without callers
 * @returns {Map<number, Set<Primitive>>} what those compute that follow each other, by the sample after them
 */
function primitivesBetween(cuts) {
  /** @type {Map<number, Set<Primitive>>} */
  const between = new Map();
  for (const { next, primitive } of cuts)
    if (primitive !== null) between.set(next, (between.get(next) ?? new Set()).add(primitive));
  return between;
}

/**
 * @param {Cut} cut a sample without callers
 * @param {ReadonlySet<Primitive>} beside what it and those right before and after it compute
 * @param {Known} known what the others show
 * @returns {number} the site of the samples before and after it, -1 if they differ, or can't have called all of these:
 *   then there were other calls meanwhile
 */
function siteAround({ next }, beside, known) {
  const { profile, sites, list, whole } = known;
  if (next === 0 || next === whole.length) return -1;
  const [before, behind] = [whole[next - 1], whole[next]];
  const site = sites[before];
  const { time } = profile.samples;
  if (site === -1 || site !== sites[behind] || time[behind] - time[before] > REACH_US) return -1;
  const mayCallAll = [...beside].every((each) => mayCall(list[site], each) && mayDigest(site, each, known));
  return mayCallAll ? site : -1;
}

/**
 * Functions that C code needs all the time show nothing by themselves; with cryptography right before and right after,
 * they belong to one of the two.
 * @param {Cut} cut a sample without callers
 * @param {Known} known what the others show
 * @returns {boolean} whether it is part of the call before or after it
 */
function isWithin({ leaf, next }, { profile, frames, sites, whole }) {
  if (frames[leaf].primitive === null && !isRuntimeHelper(profile.frames[leaf], true)) return false;
  if (next === 0 || next === whole.length) return false;
  const [before, behind] = [whole[next - 1], whole[next]];
  const { time } = profile.samples;
  return sites[before] !== -1 && sites[behind] !== -1 && time[behind] - time[before] <= REACH_US;
}

/**
 * @param {Site} site any
 * @param {Primitive} primitive what a function computes
 * @returns {boolean} whether that may be a part of it
 */
function mayCall({ decision: { operation, candidates, evidence } }, { operations }) {
  // What is inferred from a leaf alone is not a known call.
  return evidence !== 'symbol' && [operation, ...candidates].some((each) => operations.includes(each));
}

/**
 * Example: if scrypt was seen in its own functions and in SHA-256, a SHA-512 function is not part of it.
 * @param {number} site any
 * @param {Primitive} primitive what a function computes
 * @param {Known} known what the others show
 * @returns {boolean} whether that may be a part of it
 */
function mayBeOf(site, primitive, known) {
  const { list, computing } = known;
  return (
    mayCall(list[site], primitive) &&
    computing.get(site)?.has(primitive.name) !== false &&
    mayDigest(site, primitive, known)
  );
}

/**
 * Example: HMAC was seen in SHA-256, and PBKDF2 in what prepares SHA-512. Then SHA-512 is PBKDF2's.
 * @param {number} site any
 * @param {Primitive} primitive what a function computes
 * @param {Known} known what the others show
 * @returns {boolean} false if it is a digest that another site was seen in, and this one only in other digests
 */
function mayDigest(site, { algorithm }, { digests }) {
  const own = digests.get(site);
  return own === undefined || own.has(algorithm) || ![...digests.values()].some((others) => others.has(algorithm));
}

/**
 * @param {Pick<Known, 'profile' | 'frames' | 'sites' | 'list'>} sampled a profile's samples
 * @param {number[]} whole samples whose callers are known
 * @returns {Known['digests']} by site that computes one digest; none for a site that was seen in none
 */
function digestsOf({ profile: { frames: own, samples, stacks }, frames, sites, list }, whole) {
  /** @type {Known['digests']} */
  const digests = new Map();
  for (const index of whole) {
    const site = sites[index];
    if (site === -1 || !OF_ONE_DIGEST.has(list[site].decision.operation)) continue;
    const leaf = stacks.frame[samples.stack[index]];
    const { primitive } = frames[leaf];
    const digest = primitive === null ? '' : digestOf(own[leaf], primitive);
    if (digest !== '') digests.set(site, (digests.get(site) ?? new Set()).add(digest));
  }
  return digests;
}

/**
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {Int32Array} sites of each sample
 * @param {number[]} whole samples whose callers are known
 * @returns {Map<number, Set<string>>} names of what was seen being computed, by site; none for a site that was mostly
 *   seen in code leading there: what it computes is cut off
 */
function computingOf({ stacks, samples }, frames, sites, whole) {
  /** @type {Map<number, {ticks: number, computing: number, names: Set<string>}>} */
  const seen = new Map();
  for (const index of whole) {
    if (sites[index] === -1) continue;
    const { primitive } = frames[stacks.frame[samples.stack[index]]];
    const site = seen.get(sites[index]) ?? { ticks: 0, computing: 0, names: new Set() };
    seen.set(sites[index], site);
    site.ticks++;
    if (primitive === null || !isComputation(primitive)) continue;
    site.computing++;
    site.names.add(primitive.name);
  }
  const isMostly = (/** @type {{ticks: number, computing: number}} */ { ticks, computing }) => 2 * computing > ticks;
  return new Map([...seen].filter(([, site]) => isMostly(site)).map(([site, { names }]) => [site, names]));
}

/**
 * @param {Cut} cut a sample without callers
 * @param {Set<number> | null} callers sites that were seen calling its function; null if unknown
 * @param {Known} known what the others show
 * @returns {number} the sample that it belongs with, -1 if unknown
 */
function likeOf(cut, callers, known) {
  const { index, next, primitive } = cut;
  if (primitive === null && !isWithin(cut, known)) return -1;
  const mayBe = (/** @type {number} */ site) =>
    site !== -1 && (primitive === null || (callers === null ? mayBeOf(site, primitive, known) : callers.has(site)));
  const before = nearest(next - 1, -1, index, mayBe, known);
  const behind = nearest(next, 1, index, mayBe, known);
  if (before === -1 || behind === -1) return Math.max(before, behind);
  const { time } = known.profile.samples;
  return time[index] - time[before] <= time[behind] - time[index] ? before : behind;
}

/**
 * @param {number} start index in `whole`
 * @param {1 | -1} step direction
 * @param {number} index of a sample
 * @param {(site: number) => boolean} mayBe whether a site is a candidate
 * @param {Known} known what the others show
 * @returns {number} the nearest sample of such a site, -1 if there is none within reach
 */
function nearest(start, step, index, mayBe, { profile, sites, whole }) {
  const { time } = profile.samples;
  for (let at = start; at >= 0 && at < whole.length; at += step) {
    if (Math.abs(time[whole[at]] - time[index]) > REACH_US) return -1;
    if (mayBe(sites[whole[at]])) return whole[at];
  }
  return -1;
}
