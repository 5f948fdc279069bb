/**
 * Attributes the work of native calls in shared libraries. Crypto code in C calls `memset`, `munmap`, V8's accessors:
 * the program counter is then in the C library or in V8, and since V8 does not walk C++ frames, nothing between the
 * caller and that function shows what is going on. But other samples of the same call do.
 */
import { isRuntimeLibrary } from './c-library.js';
import { PHASE } from './phases.js';
import { isOutside } from './stack-facts.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** Phases in which calls run: garbage collection belongs to none. */
const WORK = new Set([PHASE['top-level'], PHASE.starting, PHASE['event-loop'], PHASE.worker]);

/** Share of a call's recognised samples that must agree. */
const AGREEMENT = 0.9;

/**
 * If neither position nor offset distinguishes a function's calls, they look like one call. Then other samples count as
 * part of it only if they are few compared with the recognised ones.
 */
const MOST_WITHOUT_POSITION = 0.2;

/**
 * Samples right below one stack row.
 * @typedef {object} Call
 * @property {Map<number, number>} sites ticks by site
 * @property {number[]} helpers stacks in shared libraries
 * @property {number} helperTicks
 * @property {boolean} isMixed whether something else is called there, too
 * @property {boolean} isOne false if several calls of one function may look like this one
 */

/**
 * Gives samples in shared libraries the site of the other samples of the same call.
 * @param {Profile} profile they belong to
 * @param {FrameFacts[]} frames facts
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} sites of each sample, -1 if it is not cryptography; completed
 * @param {Int32Array} wakes -1 except for samples that belong to nobody, whatever the others are
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
    if (site !== -1 && wakes[index] === -1 && WORK.has(phases[index])) sites[index] = site;
  }
}

/**
 * @param {Call} call that calls nothing else
 * @returns {number} the site of its other samples, -1 if they don't agree on one
 */
function siteForHelpers({ sites, helperTicks, isOne }) {
  if (helperTicks === 0 || sites.size === 0) return -1;
  const [site, ticks] = [...sites].reduce((best, entry) => (entry[1] > best[1] ? entry : best));
  const recognised = [...sites.values()].reduce((sum, count) => sum + count, 0);
  const isAgreed = ticks >= AGREEMENT * recognised && helperTicks <= recognised * (isOne ? 1 : MOST_WITHOUT_POSITION);
  return isAgreed ? site : -1;
}

/**
 * @param {Profile} profile to look at
 * @param {Uint8Array} phases a PHASE for each sample
 * @param {Int32Array} sites of each sample
 * @param {Int32Array} wakes -1 except for samples to leave out
 * @returns {{ticks: Int32Array, siteOf: Int32Array}} by stack: samples in which a call may have been running, and their
 *   common site
 */
function ticksOfCalls({ stacks, samples }, phases, sites, wakes) {
  const { stack, length } = samples;
  const ticks = new Int32Array(stacks.length);
  const siteOf = new Int32Array(stacks.length).fill(-1);
  for (let index = 0; index < length; index++) {
    const row = stack[index];
    if (row === -1 || wakes[index] !== -1 || !WORK.has(phases[index])) continue;
    ticks[row]++;
    siteOf[row] = sites[index];
  }
  return { ticks, siteOf };
}

/**
 * @param {Profile} profile to look at
 * @param {FrameFacts[]} frames facts
 * @param {ReturnType<typeof ticksOfCalls>} counted by stack
 * @returns {Iterable<Call>} the native code that the program's JavaScript calls
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
 * @returns {boolean} whether everything seen below it is one call
 */
function isOneCall({ kind, callLine, callOffset }) {
  return kind === 'native' || callLine > 0 || callOffset > 0;
}

/**
 * @param {boolean} isOne whether everything seen there is one call
 * @returns {Call} without samples
 */
function noCallYet(isOne) {
  return { sites: new Map(), helpers: [], helperTicks: 0, isMixed: false, isOne };
}

/**
 * @param {Profile} profile that holds the row
 * @param {FrameFacts[]} frames facts
 * @param {number} row below which samples were taken
 * @returns {boolean} whether it is the user's code or a package's, or a binding that they called
 */
function isCall({ stacks, frames: list }, frames, row) {
  while (row !== -1 && list[stacks.frame[row]].kind === 'native') row = stacks.parent[row];
  return row !== -1 && isOutside(frames[stacks.frame[row]]);
}

/**
 * @param {Frame} leaf where a sample was taken
 * @param {string} executable path of Node
 * @returns {boolean} whether its library serves all other code
 */
function isShared({ library }, executable) {
  return library === executable || isRuntimeLibrary(library);
}
