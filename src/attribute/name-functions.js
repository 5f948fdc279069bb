/** @import { Profile } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */

/** What V8 calls functions without a name, in logs and in texts. */
const NO_NAME = /^(?:|anonymous|<anonymous>|\(anonymous\))$/;

/**
 * Names the functions of the program that V8 has no name for, by where they stand in the source, and keeps the names in the
 * profile: every output and every key takes them from there. Packages' functions are named where they are call sites; nobody
 * waits for all of their files to be parsed.
 * @param {Profile} profile whose frames get a `displayName`
 * @param {FrameFacts[]} facts of its frames
 * @param {Site[]} sites of the profile
 * @param {(file: string) => Script | null} scriptOf opens a source, null if it is not at hand
 */
export function nameFunctions({ frames }, facts, sites, scriptOf) {
  const asking = new Set(sites.map(({ frame }) => frame));
  for (const [index, frame] of frames.entries()) {
    const isWanted = facts[index].owner === 'user' || asking.has(index);
    if (frame.kind !== 'js' || frame.moduleBody || !isWanted || frame.displayName !== undefined || !NO_NAME.test(frame.name)) continue;
    const name = scriptOf(frame.file)?.functionName(frame.line, frame.column) ?? '';
    if (name !== '') frame.displayName = name;
  }
}
