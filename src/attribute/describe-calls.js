/** What the source says at each call site that has no description yet. */
import { codePlace } from '../model/frame-table.js';
import { findCalls } from './find-calls.js';
import { callKey, commonKey } from './kept-calls.js';
import { isComputing } from './match-joins.js';
import { commonCall, ObjectCalls } from './object-calls.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CompiledCode } from '../source/compiled-code.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { Question } from './find-calls.js' */

/** @typedef {Map<Site, SourceCall[]>} Choices the calls that a site may be, if the source has several */

/**
 * Reads the source at each call site without a description, and keeps what it says in the profile, so that a saved
 * profile needs no sources.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call`, `directCall` and `common` are completed
 * @param {(frame: Frame) => CompiledCode | null} codeOf opens the code of a frame, null if not available
 * @param {ArrayLike<number>} ticks of each site
 */
export function describeCalls(profile, sites, codeOf, ticks) {
  const { choices, directChoices } = describeBySource(profile, sites, codeOf);
  // A saved profile has kept everything that the sources could say: deciding again without them would use less
  // evidence.
  const open = sites.filter(({ frame }) => frame !== -1 && codeOf(profile.frames[frame]) !== null);
  describeByOthers(profile, sites, open, choices);
  const weighed = new ObjectCalls(profile, sites, ticks);
  for (const [site, calls] of choices) if (site.call === null) keepCall(profile, site, weighed.heaviest(site, calls));
  sites.filter(isInstrumented).forEach((site) => (site.package = ''));
  for (const site of sites) keepCommon(profile, site, (site.package === '' ? choices : directChoices).get(site) ?? []);
}

const NODES = new Set(['crypto', 'node:crypto']);

/**
 * Frameworks and tracers put functions of their own in front of Node's, by the same names
 * (https://github.com/vercel/next.js/blob/v16.0.0/packages/next/src/server/node-environment-extensions/node-crypto.tsx).
 * @param {Site} site with a package between its line and the crypto
 * @returns {boolean} whether its line calls what it imports from Node itself, so that it does not call the package
 */
function isInstrumented({ package: packageName, isCaller, call, decision }) {
  if (packageName === '' || !isCaller || call?.callee !== decision.api) return false;
  return NODES.has(call.syntax?.imported?.module ?? '');
}

/**
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` and `directCall` are completed
 * @param {(frame: Frame) => CompiledCode | null} codeOf opens the code of a frame
 * @returns {{choices: Choices, directChoices: Choices}} what a site, and a package's call in it, may be
 */
function describeBySource(profile, sites, codeOf) {
  const open = sites.flatMap((site) => [
    ...(site.isCaller && site.call === null ? [{ site, isDirect: false }] : []),
    ...(site.directCaller !== -1 && site.directCall === null ? [{ site, isDirect: true }] : []),
  ]);
  const answers = findCalls(
    profile.frames,
    codeOf,
    open.map(({ site, isDirect }) => (isDirect ? directQuestion(site) : questionOf(site, profile.frames))),
  );
  /** @type {Choices} */
  const choices = new Map();
  /** @type {Choices} */
  const directChoices = new Map();
  for (const [index, { site, isDirect }] of open.entries()) {
    const calls = answers[index];
    const call = oneCall(calls);
    if (isDirect) keepDirectCall(profile, site, call);
    else keepCall(profile, site, call);
    if (call === null && calls.length > 0) (isDirect ? directChoices : choices).set(site, calls);
  }
  return { choices, directChoices };
}

/**
 * @param {Site} site to look up
 * @param {Frame[]} frames of the profile
 * @returns {Question} about the user's call
 */
function questionOf({ frame, callee, entered, enteredFrame, decision, package: packageName }, frames) {
  const isDirect = packageName === '' && !isComputing(decision);
  return { frame, callee, entered, enteredFrame: frames[enteredFrame] ?? null, decision, isDirect };
}

/**
 * @param {Site} site to look up
 * @returns {Question} about the call of the package that calls Node's crypto
 */
function directQuestion({ decision, directCaller }) {
  return { frame: directCaller, callee: decision.api, entered: '', enteredFrame: null, decision, isDirect: true };
}

/**
 * @param {SourceCall[]} calls of the source
 * @returns {SourceCall | null} the only one; what they have in common if there is no need to choose, as in
 *   `hash.update(a).update(b)`; null if there are none or several
 */
function oneCall(calls) {
  if (calls.length <= 1) return calls[0] ?? null;
  const [first, ...others] = calls.map(withoutSyntax);
  const text = JSON.stringify(first);
  return others.every((call) => JSON.stringify(call) === text) ? first : null;
}

/**
 * @param {SourceCall} call of the source
 * @returns {SourceCall} the same without how it is written, which isn't found out for this
 */
function withoutSyntax(call) {
  const names = Object.keys(call).filter((name) => name !== 'syntax');
  const others = names.map((name) => [name, call[/** @type {keyof SourceCall} */ (name)]]);
  return /** @type {SourceCall} */ ({ ...Object.fromEntries(others), syntax: null });
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
 * @param {Site} site whose `directCall` is completed
 * @param {SourceCall | null} call what the source says
 */
function keepDirectCall(profile, site, call) {
  site.directCall = call;
  if (call !== null) profile.calls.set(callKey(site.directCaller, site.decision.api), call);
}

/**
 * @param {Profile} profile whose `calls` are completed
 * @param {Site} site whose `common` is completed
 * @param {SourceCall[]} calls of node:crypto that it may be
 */
function keepCommon({ calls: known }, site, calls) {
  const { package: packageName, frame, callee, directCaller, decision } = site;
  const [asking, called] = packageName === '' ? [frame, callee] : [directCaller, decision.api];
  const key = commonKey(asking, called, decision.operation);
  site.common = known.get(key) ?? commonCall(calls);
  if (site.common !== null) known.set(key, site.common);
}

/**
 * Handles code without positions that calls something which the source does not name (`module.exports = function`,
 * native code), or names twice. Other tiers of the same function have positions: if all of them that do the same are at
 * one line, that is the line; but not if the code calls it at several places, or the source has several such calls: the
 * remaining ones are known not to be another tier's.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites some with a call
 * @param {Site[]} open sites whose source is available: their `call` is completed
 * @param {Choices} choices what a site may be
 */
function describeByOthers(profile, sites, open, choices) {
  const others = callsOfOthers(profile, sites);
  for (const site of open) {
    if (!site.isCaller || site.call !== null || codePlace(profile.frames[site.frame]).callLine > 0) continue;
    const call = callOfOthers(profile, site, choices.get(site) ?? null, others);
    if (call !== null) keepCall(profile, site, call);
  }
}

/**
 * @param {Profile} profile that contains the site
 * @param {Site} site without a call
 * @param {SourceCall[] | null} choices what it may be, if the source has several such calls
 * @param {Map<string, Peers>} others by peer key
 * @returns {SourceCall | null} the call of those that may be the same, null if uncertain
 */
function callOfOthers(profile, site, choices, others) {
  const { tier, callOffset } = profile.frames[site.frame];
  // perf does not see where an interpreted function is: it may be at any of its calls.
  if (tier === 'ignition' && choices !== null) return null;
  // The work of an HMAC is not that of the hash beside it.
  if (new Set(choices?.map(({ origin }) => origin?.callee)).size > 1) return null;
  const known = peerKeys(profile, site).find((key) => others.get(key)?.call !== undefined);
  const { call, offsets } = others.get(known ?? '') ?? NO_PEERS;
  if (!call) return null;
  const isChoice = choices === null || choices.every(({ line }) => line === call.line);
  return callOffset === 0 || (isChoice && offsets.size <= 1) ? call : null;
}

/**
 * What sites with positions say about sites that may be the same call.
 * @typedef {object} Peers
 * @property {SourceCall | null | undefined} call the only known one; null if there are several, undefined if there is
 *   none
 * @property {Set<number>} offsets offsets at which baseline code makes unknown calls
 */

/** @type {Peers} */
const NO_PEERS = { call: undefined, offsets: new Set() };

/**
 * @param {Profile} profile that contains the sites
 * @param {Site[]} sites some with a call
 * @returns {Map<string, Peers>} by peer key
 */
function callsOfOthers(profile, sites) {
  /** @type {Map<string, Peers>} */
  const others = new Map();
  for (const site of sites) {
    if (site.frame === -1) continue;
    const { callOffset } = profile.frames[site.frame];
    if (codePlace(profile.frames[site.frame]).callLine === 0 && callOffset === 0) continue;
    for (const key of peerKeys(profile, site)) {
      const peers = others.get(key) ?? { call: undefined, offsets: new Set() };
      others.set(key, peers);
      if (site.call === null) peers.offsets.add(callOffset);
      else peers.call = peers.call === undefined || peers.call?.line === site.call.line ? site.call : null;
    }
  }
  return others;
}

/**
 * @param {Profile} profile that contains the site
 * @param {Site} site to compare
 * @returns {string[]} keys that it shares with sites that may be the same call, strictest first
 */
function peerKeys(profile, { frame, package: packageName, decision, enteredAt }) {
  const { name } = profile.frames[frame];
  const { file, line, column } = codePlace(profile.frames[frame]);
  const common = [file, name, line, column, packageName || decision.package];
  const keys = [JSON.stringify([...common, decision.operation])];
  // Whatever a package's function does below, the call that enters it is the same.
  if (packageName !== '' && enteredAt !== '') keys.unshift(JSON.stringify([...common, 'entered', enteredAt]));
  // Within a package, unnamed functions are identified by where the package was entered.
  if (decision.package !== '') keys.push(JSON.stringify(common));
  return keys;
}
