import { findCalls } from './find-calls.js';

/** @import { Profile, SourceCall } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { Question } from './find-calls.js' */

/** Of a site without a frame. */
const NO_POSITION = { callLine: 0, callOffset: 0 };

/**
 * @param {number} frame index of the call site's frame
 * @param {string} callee name that is called there
 * @returns {string} key into Profile.calls
 */
export function callKey(frame, callee) {
  return `${frame}:${callee}`;
}

/**
 * Reads the source at each call site that has no description yet, and keeps what it says in the
 * profile, so that a saved profile needs no sources.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` is completed
 * @param {(file: string) => Script | null} scriptOf opens a source, null if it is not at hand
 */
export function describeCalls(profile, sites, scriptOf) {
  describeByOthers(profile, sites, describeBySource(profile, sites, scriptOf));
}

/**
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` and `askerCall` are completed
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @returns {Map<Site, SourceCall[]>} what a site may be, where the source has several such calls
 */
function describeBySource(profile, sites, scriptOf) {
  const asked = sites.flatMap((site) => [
    ...(site.isCaller && site.call === null ? [{ site, isAsker: false }] : []),
    ...(site.asker !== -1 && site.askerCall === null ? [{ site, isAsker: true }] : []),
  ]);
  const answers = findCalls(
    profile.frames,
    scriptOf,
    asked.map(({ site, isAsker }) => questionOf(site, isAsker)),
  );
  /** @type {Map<Site, SourceCall[]>} */
  const choices = new Map();
  for (const [index, { site, isAsker }] of asked.entries()) {
    const calls = answers[index];
    const call = oneCall(calls);
    if (isAsker) keepAskerCall(profile, site, call);
    else keepCall(profile, site, call);
    if (!isAsker && call === null && calls.length > 0) choices.set(site, calls);
  }
  return choices;
}

/**
 * @param {Site} site to look up
 * @param {boolean} isAsker whether the package's call is asked for, and not the user's
 * @returns {Question} about it
 */
function questionOf({ frame, callee, entered, decision, asker, package: via }, isAsker) {
  if (isAsker) return { frame: asker, callee: decision.api, entered: '', decision, isDirect: true };
  return { frame, callee, entered, decision, isDirect: via === '' && decision.package === '' };
}

/**
 * @param {SourceCall[]} calls of the source
 * @returns {SourceCall | null} the only one; what they have in common if there is nothing to choose between them, as in
 *   `hash.update(a).update(b)`; null for none and for several
 */
function oneCall(calls) {
  if (calls.length <= 1) return calls[0] ?? null;
  const [first, ...others] = calls.map((call) => ({ ...call, syntax: null }));
  return others.every((call) => JSON.stringify(call) === JSON.stringify(first)) ? first : null;
}

/**
 * @param {Profile} profile whose `calls` are completed
 * @param {Site} site whose `call` is completed
 * @param {SourceCall | null} call what the source says
 */
function keepCall(profile, site, call) {
  site.call = call;
  if (call !== null) profile.calls.set(callKey(site.frame, site.callee), call);
}

/**
 * @param {Profile} profile whose `calls` are completed
 * @param {Site} site whose `askerCall` is completed
 * @param {SourceCall | null} call what the source says
 */
function keepAskerCall(profile, site, call) {
  site.askerCall = call;
  if (call !== null) profile.calls.set(callKey(site.asker, site.decision.api), call);
}

/**
 * Code without positions calls something that the source does not name (`module.exports = function`, native
 * code), or names twice. Other tiers of the same function carry positions: where all of them that do the same
 * are at one line, this is the line; but not where the code calls it at several places, or the source has several
 * such calls: those that are left are known to be no other tier's.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` is completed
 * @param {Map<Site, SourceCall[]>} choices what a site may be, where the source has several such calls
 */
function describeByOthers(profile, sites, choices) {
  /** @type {Map<string, SourceCall | null>} the only known call, null if there are several */
  const known = new Map();
  /** @type {Map<string, Set<number>>} where baseline code makes calls that are not known */
  const open = new Map();
  for (const site of sites) {
    const { callLine, callOffset } = profile.frames[site.frame] ?? NO_POSITION;
    if (callLine === 0 && callOffset === 0) continue;
    for (const key of peerKeys(profile, site)) {
      if (site.call === null) open.set(key, (open.get(key) ?? new Set()).add(callOffset));
      else known.set(key, !known.has(key) || known.get(key)?.line === site.call.line ? site.call : null);
    }
  }
  for (const site of sites) {
    if (!site.isCaller || site.call !== null || profile.frames[site.frame].callLine > 0) continue;
    const key = peerKeys(profile, site).find((each) => known.has(each)) ?? '';
    const call = known.get(key) ?? null;
    const isChoice = choices.get(site)?.every(({ line }) => line === call?.line) ?? true;
    const isOnlyPlace = (open.get(key)?.size ?? 0) <= 1;
    // perf does not see where an interpreted function is: at any of its calls.
    if (profile.frames[site.frame].tier === 'ignition' && choices.has(site)) continue;
    if (call !== null && (profile.frames[site.frame].callOffset === 0 || (isChoice && isOnlyPlace)))
      keepCall(profile, site, call);
  }
}

/**
 * @param {Profile} profile that holds the site
 * @param {Site} site to compare
 * @returns {string[]} what it has in common with those that may be the same call, the strictest first
 */
function peerKeys(profile, { frame, package: via, decision, enteredAt }) {
  const { file, name, line, column } = profile.frames[frame];
  const common = [file, name, line, column, via || decision.package];
  const keys = [JSON.stringify([...common, decision.operation])];
  // Whatever a package's function does beneath, the call that enters it is the same.
  if (via !== '' && enteredAt !== '') keys.unshift(JSON.stringify([...common, 'entered', enteredAt]));
  // Within a package, what is not told apart by name is told by where the package was entered.
  if (decision.package !== '') keys.push(JSON.stringify(common));
  return keys;
}
