/**
 * Whether crypto.hash got much data at a time, in profiles that name no native code. It is one function: nearly all ticks
 * are in it for small data, too. But if its calls are short, what is between them is seen as well: preparing a call, and
 * the functions that make it.
 */
import { compiledFunction } from '../model/frame-table.js';
import { seesNative } from '../model/collector.js';
import { wilsonInterval } from '../model/interval.js';

/** @import { Frame } from '../model/profile.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { Group } from './groups.js' */

/** @typedef {{work: number, between: number}} CallTicks ticks in `hash` itself, and between its calls */

/**
 * At least this share of the ticks is between the calls for a kilobyte, or less: 2.7-41 % (8-28 % for 32 bytes). For 64 KiB and more
 * it is 0.2-1.7 % in a run of a second, some of which is the first call's (Node 20 to 26, MD5, SHA-256 and SHA-512, `--cpu-prof`).
 */
const MOST_BETWEEN = 0.025;

/** What was measured. With a slower algorithm a kilobyte may take as long as 16 KiB with these. */
const QUICK = /^(?:rsa-)?(?:md5|sha-?(?:1|224|256|384|512))$/i;

/** Kinds of leaves that may be what the function calls in OpenSSL, and those that are part of calling it. */
const NATIVE = /^(?:native|unknown)$/;
const OF_CALLS = /^(?:js|builtin)$/;

/**
 * Counts the ticks of crypto.hash as computing where few ticks between its calls show that these are long.
 * @param {Iterable<Group>} groups whose ticks are counted; their `leaves` are changed
 * @param {Attribution[]} attributions of all isolates
 * @param {Group[][]} ofSite group of each site of each attribution
 */
export function settleHashes(groups, attributions, ofSite) {
  const found = new Map([...groups].filter(isOneShot).map((group) => [group, { work: 0, between: 0 }]));
  if (found.size === 0) return;
  attributions.forEach((attribution, index) => {
    if (!seesNative(attribution.profile.frames)) countBetween(attribution, ofSite[index], found);
  });
  for (const [{ leaves }, { work, between }] of found) {
    if (wilsonInterval(between, work + between)[1] >= MOST_BETWEEN) continue;
    // Of native code, some may be known to copy.
    const nameless = Math.min(work, leaves.nameless ?? 0);
    leaves.computing += nameless;
    leaves.nameless -= nameless;
  }
}

/**
 * @param {Group} group with its ticks
 * @returns {boolean} whether all it does is call Node's crypto.hash, and nothing names what its ticks computed
 */
function isOneShot({ what, apis, computers, leaves }) {
  if (what.operation !== 'hash' || !QUICK.test(what.algorithm) || leaves.nameless === 0) return false;
  const others = [...apis].some(([name, ticks]) => ticks > 0 && name !== 'hash' && name !== '');
  return !others && (apis.get('hash') ?? 0) > 0 && [...computers.keys()].every((name) => name === '');
}

/**
 * @param {Attribution} attribution of an isolate
 * @param {Group[]} ofSite group of each of its sites
 * @param {Map<Group, CallTicks>} found counts to add to
 */
function countBetween({ profile: { frames, stacks }, tallies }, ofSite, found) {
  const countsOf = (/** @type {number} */ site) => (site === -1 ? undefined : found.get(ofSite[site]));
  const callers = callersOf({ frames, stacks }, tallies.list, countsOf);
  for (const { stack, site, ticks } of tallies.list) {
    if (stack === -1) continue;
    const leaf = frames[stacks.frame[stack]];
    const counts = countsOf(site);
    if (counts) addTicks(counts, leaf, ticks);
    else if (site === -1) for (const each of callers.get(outsideFunction(leaf)) ?? []) each.between += ticks;
  }
}

/**
 * @param {Pick<Attribution['profile'], 'frames' | 'stacks'>} profile of an isolate
 * @param {Attribution['tallies']['list']} tallies of it
 * @param {(site: number) => CallTicks | undefined} countsOf counts of a site, if it matters
 * @returns {Map<string, Set<CallTicks>>} the counts of what functions called for, by the functions' keys
 */
function callersOf({ frames, stacks }, tallies, countsOf) {
  /** @type {Map<string, Set<CallTicks>>} */
  const callers = new Map();
  for (const { stack, site } of tallies) {
    const counts = countsOf(site);
    for (let row = stack; counts !== undefined && row !== -1; row = stacks.parent[row]) {
      const key = outsideFunction(frames[stacks.frame[row]]);
      if (key !== '') callers.set(key, (callers.get(key) ?? new Set()).add(counts));
    }
  }
  return callers;
}

/**
 * @param {Frame} frame of any kind
 * @returns {string} which function of the program or a package it is, wherever it was executing; `''` for anything else
 */
function outsideFunction(frame) {
  return frame.file.startsWith('node:') ? '' : compiledFunction(frame);
}

/**
 * Garbage collection and the kernel say nothing about the data.
 * @param {CallTicks} counts to add to
 * @param {Frame} leaf of stacks in calls of crypto.hash
 * @param {number} ticks of them
 */
function addTicks(counts, { kind, name }, ticks) {
  if (NATIVE.test(kind) || (kind === 'js' && name === 'hash')) counts.work += ticks;
  else if (OF_CALLS.test(kind)) counts.between += ticks;
}
