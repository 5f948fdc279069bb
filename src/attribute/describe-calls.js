import { openScript } from '../source/script.js';

/** @import { Frame, Profile, SourceCall } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */

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
 */
export function describeCalls(profile, sites) {
  describeBySource(profile, sites);
  describeByOthers(profile, sites);
}

/**
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` is completed
 */
function describeBySource(profile, sites) {
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  const callOf = (/** @type {number} */ index, /** @type {string} */ callee) => {
    const frame = profile.frames[index];
    const text = profile.sources.get(frame.file);
    if (text === undefined) return null;
    const script = scripts.get(frame.file) ?? openScript(text);
    scripts.set(frame.file, script);
    return describe(script, frame, callee);
  };
  for (const site of sites) {
    if (site.isCaller && site.call === null) keepCall(profile, site, callOf(site.frame, site.callee));
    if (site.asker === -1 || site.askerCall !== null) continue;
    site.askerCall = callOf(site.asker, site.decision.api);
    if (site.askerCall !== null) profile.calls.set(callKey(site.asker, site.decision.api), site.askerCall);
  }
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
 * Code without positions calls something that the source does not name (`module.exports = function`, native
 * code), or names twice. Other tiers of the same function carry positions: where all of them that do the same
 * are at one line, this is the line.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `call` is completed
 */
function describeByOthers(profile, sites) {
  /** @type {Map<string, SourceCall | null>} the only known call, null if there are several */
  const known = new Map();
  for (const site of sites) {
    if (site.call === null || profile.frames[site.frame].callLine === 0) continue;
    for (const key of peerKeys(profile, site)) {
      const other = known.get(key);
      known.set(key, other === undefined || other?.line === site.call.line ? site.call : null);
    }
  }
  for (const site of sites) {
    if (!site.isCaller || site.call !== null || profile.frames[site.frame].callLine > 0) continue;
    const calls = peerKeys(profile, site).map((key) => known.get(key));
    keepCall(profile, site, calls.find((call) => call !== undefined) ?? null);
  }
}

/**
 * @param {Profile} profile that holds the site
 * @param {Site} site to compare
 * @returns {string[]} what it has in common with those that may be the same call, the strictest first
 */
function peerKeys(profile, { frame, package: via, decision }) {
  const { file, name, line, column } = profile.frames[frame];
  const common = [file, name, line, column, via || decision.package];
  const keys = [JSON.stringify([...common, decision.operation])];
  // Within a package, what is not told apart by name is told by where the package was entered.
  if (decision.package !== '') keys.push(JSON.stringify(common));
  return keys;
}

/**
 * @param {Script} script that holds the call
 * @param {Frame} frame of the call site
 * @param {string} callee name that is called
 * @returns {SourceCall | null} null if the source does not say which call it is
 */
function describe(script, frame, callee) {
  if (frame.callLine > 0) return script.callAtLine(frame.callLine, frame.callColumn);
  // Baseline code carries no positions before Node 26: the call is known if the function has only one like it.
  const range = script.functionRange(frame.line, frame.column);
  if (range === null || callee === '') return null;
  // A call in a callback has a frame of its own.
  const calls = script.callsTo(callee, range.start, range.end).filter(({ nested }) => !nested);
  return calls.length === 1 ? calls[0].call : null;
}
