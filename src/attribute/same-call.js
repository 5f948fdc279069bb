import { isRuntimeLibrary } from './c-library.js';
import { PHASE } from './phases.js';
import { isOutside } from './stack-facts.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/**
 * Attributes the work of native calls in shared libraries. Crypto code in C calls `memset`, `munmap`, V8's accessors:
 * the program counter is then in the C library or in V8, and since V8 does not walk C++ frames, nothing between the
 * caller and that function shows what is going on. But other samples of the same call do.
 */

/** Share of a call's recognised samples that must agree. */
const AGREEMENT = 0.9;

/** Where neither a position nor an offset into the code tells a function's calls apart, that it calls is seen as
 *  one call, and only what is little beside the recognised samples is taken for a part of it. */
const MOST_WITHOUT_POSITION = 0.2;

/**
 * Samples right below one stack row.
 * @typedef {object} Call
 * @property {Map<number, number>} sites ticks by site
 * @property {number[]} helpers stacks in shared libraries
 * @property {number} helperTicks
 * @property {boolean} isMixed whether something else is also called there
 * @property {boolean} isOne false if several calls of one function may look like this one
 */

/**
 * Gives samples in shared libraries the site of the other samples of the same call.
 * @param {Profile} profile they belong to
 * @param {FrameFacts[]} frames facts
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} sites of each sample, -1 if it is no cryptography; completed
 * @param {Int32Array} wakes -1 but for samples that are nobody's, whatever the others are
 */
export function completeCalls(profile, frames, phases, sites, wakes) {
  const { stack, length } = profile.samples;
  const given = new Int32Array(profile.stacks.length).fill(-1);
  const calls = nativeCalls(profile, frames, ticksOfCalls(profile, phases, sites, wakes));
  for (const call of calls) {
    const site = call.isMixed ? -1 : siteForHelpers(call);
    for (const row of call.helpers) given[row] = site;
  }
  if (given.every((site) => site === -1)) return;
  for (let index = 0; index < length; index++) {
    const site = given[stack[index]] ?? -1;
    if (site !== -1 && wakes[index] === -1 && isWork(phases[index])) sites[index] = site;
  }
}

/**
 * @param {Call} call in which nothing else is called
 * @returns {number} the site that its other samples have, -1 if they don't say
 */
function siteForHelpers({ sites, helperTicks, isOne }) {
  if (helperTicks === 0 || sites.size === 0) return -1;
  const [site, ticks] = [...sites].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  const recognised = [...sites.values()].reduce((sum, count) => sum + count, 0);
  const isTold = ticks >= AGREEMENT * recognised && helperTicks <= recognised * (isOne ? 1 : MOST_WITHOUT_POSITION);
  return isTold ? site : -1;
}

/**
 * @param {Profile} profile to look at
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} sites of each sample
 * @param {Int32Array} wakes -1 but for samples that are left out
 * @returns {{ticks: Int32Array, siteOf: Int32Array}} by stack: samples in which a call may have been running; and the site
 *   of these, which is the same for all of one stack
 */
function ticksOfCalls({ stacks, samples }, phases, sites, wakes) {
  const { stack, length } = samples;
  const ticks = new Int32Array(stacks.length);
  const siteOf = new Int32Array(stacks.length).fill(-1);
  for (let index = 0; index < length; index++) {
    const row = stack[index];
    if (row === -1 || wakes[index] !== -1 || !isWork(phases[index])) continue;
    ticks[row]++;
    siteOf[row] = sites[index];
  }
  return { ticks, siteOf };
}

/**
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {ReturnType<typeof ticksOfCalls>} counted by stack
 * @returns {Iterable<Call>} what the program's JavaScript calls in native code
 */
function nativeCalls(profile, frames, { ticks, siteOf }) {
  const { stacks } = profile;
  /** @type {Map<number, Call>} */
  const calls = new Map();
  for (let row = 0; row < stacks.length; row++) {
    if (ticks[row] === 0) continue;
    const site = siteOf[row];
    const leaf = profile.frames[stacks.frame[row]];
    const caller = stacks.parent[row];
    if (leaf.kind !== 'native' || caller === -1 || !isCall(profile, frames, caller)) continue;
    const call = calls.get(caller) ?? noCallYet(isOneCall(profile.frames[stacks.frame[caller]]));
    calls.set(caller, call);
    if (site !== -1) call.sites.set(site, (call.sites.get(site) ?? 0) + ticks[row]);
    else if (isShared(leaf, profile.meta.executable)) {
      call.helpers.push(row);
      call.helperTicks += ticks[row];
    } else call.isMixed = true;
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
  return { sites: new Map(), helpers: [], helperTicks: 0, isMixed: false, isOne };
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
