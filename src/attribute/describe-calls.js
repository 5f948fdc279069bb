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
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  for (const site of sites) {
    if (!site.isCaller || site.call !== null) continue;
    const frame = profile.frames[site.frame];
    const text = profile.sources.get(frame.file);
    if (text === undefined) continue;
    const script = scripts.get(frame.file) ?? openScript(text);
    scripts.set(frame.file, script);
    site.call = describe(script, frame, site.callee);
    if (site.call !== null) profile.calls.set(callKey(site.frame, site.callee), site.call);
  }
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
