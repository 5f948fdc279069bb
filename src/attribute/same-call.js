import { isRuntimeLibrary } from './c-library.js';
import { PHASE } from './phases.js';
import { isOutside } from './stack-facts.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/**
 * What a native call does in libraries that serve everybody. Crypto in C calls `memset`, `munmap`, V8's accessors:
 * there the program counter lies in the C library or in V8, and V8 walks no C++ frames, so that nothing between the
 * caller and that function tells what is going on. But other samples of the same call do.
 */

/** Share of a call's recognised samples that must agree. */
const AGREEMENT = 0.9;

/** Where neither a position nor an offset into the code tells a function's calls apart, that it calls is seen as
 *  one call, and only what is little beside the recognised samples is taken for a part of it. */
const MOST_WITHOUT_POSITION = 0.2;

/**
 * What was sampled right beneath one row of the stacks.
 * @typedef {object} Call
 * @property {Map<number, number>} sites ticks by site
 * @property {number[]} helpers samples in libraries that serve everybody
 * @property {boolean} isMixed whether something else is called there as well
 * @property {boolean} isOne false if several calls of one function may be seen as this one
 */

/**
 * Gives samples in shared libraries the site that the other samples of the same call have.
 * @param {Profile} profile they belong to
 * @param {FrameFacts[]} frames facts
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} sites of each sample, -1 if it is no cryptography; completed
 * @param {Int32Array} wakes -1 but for samples that are nobody's, whatever the others are
 */
export function completeCalls(profile, frames, phases, sites, wakes) {
  for (const { sites: found, helpers, isMixed, isOne } of nativeCalls(profile, frames, phases, sites, wakes)) {
    if (isMixed || helpers.length === 0 || found.size === 0) continue;
    const [site, ticks] = [...found].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
    const recognised = [...found.values()].reduce((sum, count) => sum + count, 0);
    if (ticks < AGREEMENT * recognised || helpers.length > recognised * (isOne ? 1 : MOST_WITHOUT_POSITION)) continue;
    for (const index of helpers) sites[index] = site;
  }
}

/**
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} sites of each sample
 * @param {Int32Array} wakes -1 but for samples that are left out
 * @returns {Iterable<Call>} what the program's JavaScript calls in native code
 */
function nativeCalls(profile, frames, phases, sites, wakes) {
  const { stacks, samples } = profile;
  /** @type {Map<number, Call>} */
  const calls = new Map();
  for (let index = 0; index < samples.length; index++) {
    const row = samples.stack[index];
    if (row === -1 || wakes[index] !== -1 || !isWork(phases[index])) continue;
    const leaf = profile.frames[stacks.frame[row]];
    const caller = stacks.parent[row];
    if (leaf.kind !== 'native' || caller === -1 || !isCall(profile, frames, caller)) continue;
    const call = calls.get(caller) ?? noCallYet(isOneCall(profile.frames[stacks.frame[caller]]));
    calls.set(caller, call);
    if (sites[index] !== -1) call.sites.set(sites[index], (call.sites.get(sites[index]) ?? 0) + 1);
    else if (isShared(leaf, profile.meta.executable)) call.helpers.push(index);
    else call.isMixed = true;
  }
  return calls.values();
}

/**
 * @param {Frame} caller of native code
 * @returns {boolean} whether all that is seen beneath it is one call
 */
function isOneCall({ kind, callLine, callOffset }) {
  return kind === 'native' || callLine > 0 || callOffset > 0;
}

/**
 * @param {boolean} isOne whether all that is seen there is one call
 * @returns {Call} without samples
 */
function noCallYet(isOne) {
  return { sites: new Map(), helpers: [], isMixed: false, isOne };
}

/**
 * @param {number} phase a PHASE
 * @returns {boolean} whether a call may be running: collecting garbage is nobody's call
 */
function isWork(phase) {
  return phase === PHASE['top-level'] || phase === PHASE['event-loop'] || phase === PHASE.worker;
}

/**
 * @param {Profile} profile that holds the row
 * @param {FrameFacts[]} frames facts
 * @param {number} row beneath which samples were taken
 * @returns {boolean} whether it is the user's code or a package's, or a binding that they called
 */
function isCall({ stacks, frames: list }, frames, row) {
  while (row !== -1 && list[stacks.frame[row]].kind === 'native') row = stacks.parent[row];
  return row !== -1 && isOutside(frames[stacks.frame[row]]);
}

/**
 * @param {Frame} leaf where a sample was taken
 * @param {string} executable path of Node
 * @returns {boolean} whether its library serves everybody
 */
function isShared({ library }, executable) {
  return library === executable || isRuntimeLibrary(library);
}
