/** @import { Profile } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** What V8 calls functions without a name, in logs and in texts. */
const NO_NAME = /^(?:|anonymous|<anonymous>|\(anonymous\))$/;
/** The same, and names that V8 guesses: of `return () => f({ N: 1 })` it may say `f.N`. */
const MAYBE_WRONG = /^(?:|anonymous|<anonymous>|\(anonymous\)|[^.]+\..*)$/s;

/**
 * Names the functions of the program that V8 has no name for, by where they stand in the source, and keeps the names in
 * the profile: every output and every key takes them from there. Packages' functions are named where they are call
 * sites; nobody waits for all of their files to be parsed.
 * @param {Profile} profile whose frames get a `displayName`
 * @param {FrameFacts[]} facts of its frames
 * @param {Site[]} sites of the profile
 * @param {(file: string) => Script | null} scriptOf opens a source, null if it is not at hand
 */
export function nameFunctions({ frames }, facts, sites, scriptOf) {
  const asking = new Set(sites.map(({ frame }) => frame));
  for (const [index, frame] of frames.entries()) {
    const isWanted = facts[index].owner === 'user' || asking.has(index);
    if (
      frame.kind !== 'js' ||
      frame.moduleBody ||
      !isWanted ||
      frame.displayName !== undefined ||
      !MAYBE_WRONG.test(frame.name)
    )
      continue;
    const name = nameInSource(frame.name, scriptOf(frame.file)?.functionName(frame.line, frame.column) ?? '');
    if (name !== frame.name) frame.displayName = name;
  }
}

/**
 * @param {string} logged name of a function, as V8 has it
 * @param {string} told what the source says of it, `''` if it says nothing
 * @returns {string} what it is called in reports
 */
export function nameInSource(logged, told) {
  return told === '' || !MAYBE_WRONG.test(logged) || agrees(logged, told) ? logged : told;
}

/**
 * @param {string} logged name of a function without one of its own
 * @param {string} told what the source says of it
 * @returns {boolean} whether V8 guessed it from what the function is assigned to, and not from what else stands nearby
 */
function agrees(logged, told) {
  return !NO_NAME.test(logged) && told.split(/[^\w$]+/).includes(logged.slice(logged.lastIndexOf('.') + 1));
}
