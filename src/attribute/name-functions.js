/** @import { Frame } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** What V8 calls functions without a name, in logs and in texts. */
const NO_NAME = /^(?:|anonymous|<anonymous>|\(anonymous\))$/;
/** The same, and names that V8 guesses: of `return () => f({ N: 1 })` it may say `f.N`. */
const MAYBE_WRONG = /^(?:|anonymous|<anonymous>|\(anonymous\)|[^.]+\..*)$/s;

/**
 * Names the functions of the program that V8 has no name for, by where they are in the source: every output and every
 * key takes the names from the frames. Packages' functions are named where they are call sites; nobody waits for all of
 * their files to be parsed.
 * @param {Frame[]} frames of a profile
 * @param {FrameFacts[]} facts of the frames
 * @param {Site[]} sites of the profile
 * @param {(file: string) => Script | null} scriptOf opens a source, null if it is not at hand
 * @returns {Frame[]} the same frames, with a `displayName` where V8 has no name
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
 * @param {Frame} frame of a profile
 * @returns {boolean} whether it is a function that may have a better name in the source
 */
function mayLackName({ kind, moduleBody, displayName, name }) {
  return kind === 'js' && !moduleBody && displayName === undefined && MAYBE_WRONG.test(name);
}

/**
 * @param {string} logged name of a function, as V8 has it
 * @param {string} written what the source says of it, `''` if it says nothing
 * @returns {string} what it is called in reports
 */
export function nameInSource(logged, written) {
  return written === '' || !MAYBE_WRONG.test(logged) || agrees(logged, written) ? logged : written;
}

/**
 * @param {string} logged name of a function without one of its own
 * @param {string} written what the source says of it
 * @returns {boolean} whether V8 guessed it from what the function is assigned to, and not from what else is nearby
 */
function agrees(logged, written) {
  return !NO_NAME.test(logged) && written.split(/[^\w$]+/).includes(logged.slice(logged.lastIndexOf('.') + 1));
}
