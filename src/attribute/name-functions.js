/** Names of functions that have none in V8, by their place in the source. */
import { lastPart } from '../model/last-part.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** V8's names for unnamed functions, in logs and in texts. */
const NO_NAME = /^(?:|anonymous|<anonymous>|\(anonymous\))$/;
/** The same, plus names that V8 guesses: of `return () => f({ N: 1 })` it may say `f.N`. */
const MAYBE_WRONG = /^(?:|anonymous|<anonymous>|\(anonymous\)|[^.]+\..*)$/s;

/**
 * Names the program's functions that have no name in V8 by their place in the source: every output and every key takes
 * names from the frames. Packages' functions are named only if they are call sites: parsing all their files would take
 * too long.
 * @param {Frame[]} frames of a profile
 * @param {FrameFacts[]} facts of the frames
 * @param {Site[]} sites of the profile
 * @param {(file: string) => Script | null} scriptOf opens a source, null if it is not available
 * @returns {Frame[]} the same frames, with a `displayName` if V8 has no name
 */
export function namedFrames(frames, facts, sites, scriptOf) {
  const callers = new Set(sites.map(({ frame }) => frame));
  return frames.map((frame, index) => {
    const isShown = facts[index].owner === 'user' || callers.has(index);
    if (!isShown || !mayLackName(frame)) return frame;
    const name = nameInSource(frame.name, scriptOf(frame.file)?.functionName(frame.line, frame.column) ?? '');
    return name === frame.name ? frame : { ...frame, displayName: name };
  });
}

/**
 * @param {Pick<Profile, 'frames' | 'sources'>} profile without call sites
 * @param {FrameFacts[]} facts of its frames
 * @returns {boolean} whether a source at hand may name one of the program's functions
 */
export function lacksNames({ frames, sources }, facts) {
  return frames.some((frame, index) => facts[index].owner === 'user' && mayLackName(frame) && sources.has(frame.file));
}

/**
 * @param {Frame} frame of a profile
 * @returns {boolean} whether it is a function that may have a better name in the source
 */
function mayLackName({ kind, moduleBody, displayName, name }) {
  return kind === 'js' && !moduleBody && displayName === undefined && MAYBE_WRONG.test(name);
}

/**
 * @param {string} logged name of a function, in V8
 * @param {string} written its name in the source, `''` if none
 * @returns {string} its name in reports
 */
export function nameInSource(logged, written) {
  return written === '' || !MAYBE_WRONG.test(logged) || agrees(logged, written) ? logged : written;
}

/**
 * @param {string} logged name of a function without its own name
 * @param {string} written its name in the source
 * @returns {boolean} whether V8 guessed it from what the function is assigned to, not from something else nearby
 */
function agrees(logged, written) {
  return !NO_NAME.test(logged) && written.split(/[^\w$]+/).includes(lastPart(logged));
}
