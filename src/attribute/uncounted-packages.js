/** What native addons may have computed on threads of their own, which neither samples nor counts show. */
import { packageOf, promisesOf, threadsOption } from '../catalogue/index.js';
import { BLIND } from '../model/certainty.js';
import { OWN_THREADS, ownThreadsUse, poolUse, UNCOUNTED, undividedUse } from '../model/cpu.js';
import { duration, percent } from '../text/numbers.js';
import { listed } from '../text/words.js';

/** @import { Diagnostic, Profile } from '../model/profile.js' */
/** @import { CpuTimes } from '../model/report.js' */
/** @import { ThreadsUse } from '../model/cpu.js' */
/** @import { Attribution } from './attribute-profile.js' */

/** @typedef {ThreadsUse & {whose: string}} UseBesideNode with what these threads are called */

/** Threads that addons start. */
const ADDONS = "Threads that are neither Node's nor V8's";
const UNDIVIDED = "The thread pool and threads that are neither Node's nor V8's";

/**
 * Functions of native addons have no frames, and neither Node nor V8 knows what they hand to other threads. Says what
 * loaded packages of cryptography may have done there. A saved profile has no sources, and keeps what was said.
 * @template {Pick<Attribution, 'profile' | 'list'>} Attributed
 * @param {Attributed} attribution of a thread
 * @param {CpuTimes | null} cpu of the run
 * @returns {Attributed} the same with diagnostics about those packages, if other threads used enough CPU to matter
 */
export function withUncounted(attribution, cpu) {
  const { profile } = attribution;
  const own = useBesideNode(cpu);
  const found = [
    ...(poolUse(cpu)?.isNotable ? uncountedOnPool(attribution) : []),
    ...(own?.isNotable ? startedByPackages(profile, own) : []),
  ].filter(({ code }) => !profile.diagnostics.some((known) => known.code === code));
  if (found.length === 0) return attribution;
  return { ...attribution, profile: { ...profile, diagnostics: [...profile.diagnostics, ...found] } };
}

/**
 * @param {Pick<Attribution, 'profile' | 'list'>} attribution of a thread
 * @returns {Diagnostic[]} says which packages may have computed on the thread pool, although none of their calls was
 *   seen
 */
function uncountedOnPool({ profile, list }) {
  const seen = new Set(list.flatMap(({ decision }) => (decision.form === 'async' ? [decision.package] : [])));
  const names = loadedPackages(profile).filter((name) => promisesOf(name) === 'pool' && !seen.has(name));
  if (names.length === 0) return [];
  const message = `${listed(names)} may have computed on the thread pool as well: jobs of addons are not counted, and calls of their functions have no frames.`;
  return [{ code: UNCOUNTED, count: 1, message }];
}

/**
 * @param {CpuTimes | null} cpu of the run
 * @returns {UseBesideNode | null} what threads used that are neither Node's nor V8's; with the pool where they could not be
 *   told apart; null if unknown
 */
function useBesideNode(cpu) {
  const undivided = undividedUse(cpu);
  if (undivided !== null) return { ...undivided, whose: UNDIVIDED };
  const own = ownThreadsUse(cpu);
  return own && { ...own, whose: ADDONS };
}

/**
 * @param {Profile} profile of a thread
 * @param {UseBesideNode} use CPU time of threads that are neither Node's nor V8's
 * @returns {Diagnostic[]} says how much they used, and which packages start such threads
 */
function startedByPackages(profile, use) {
  const who = loadedPackages(profile)
    .filter((name) => threadsOption(name) !== '')
    .map((name) => `${name} starts some for each call (its option \`${threadsOption(name)}\`)`);
  return who.length === 0 ? [] : [ownThreads(use, listed(who))];
}

/**
 * @param {Pick<Profile, 'diagnostics'>[]} profiles of all threads, completed
 * @param {CpuTimes | null} cpu of the run
 * @returns {Diagnostic[]} says what threads used that are neither Node's nor V8's, if it is much and nothing is known
 *   about them
 */
export function unknownThreads(profiles, cpu) {
  const use = useBesideNode(cpu);
  const isSaid = profiles.some(({ diagnostics }) => diagnostics.some(({ code }) => code === OWN_THREADS));
  return use === null || isSaid || use.share < BLIND ? [] : [ownThreads(use, 'addons can start such')];
}

/**
 * @param {UseBesideNode} use CPU time of threads that are neither Node's nor V8's
 * @param {string} who starts them, a clause
 * @returns {Diagnostic}
 */
function ownThreads({ ms, share, whose }, who) {
  return {
    code: OWN_THREADS,
    count: 1,
    message: `${whose} took ${duration(ms)} of CPU, ${percent(share, 0)} of all that the program used: ${who}. No ticks are taken there, so it is in no share.`,
  };
}

/**
 * @param {Profile} profile of a thread
 * @returns {string[]} packages that it has loaded, sorted
 */
function loadedPackages({ sources }) {
  return [...new Set([...sources.keys()].map(packageOf))].sort();
}
