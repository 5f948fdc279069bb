/** @import { SourceCall } from '../model/profile.js' */
/** @import { Asking } from '../model/askings.js' */
/** @import { Script } from '../source/script.js' */

/**
 * Reads the source at each place that asked for what was counted and has no description yet, and keeps what it says in
 * the recording, so that a saved profile needs no sources.
 * @param {Asking[]} askings places of a recording, whose `call` is completed
 * @param {((file: string) => Script | null)[]} openers one for each profile: what one thread has not loaded, another
 *   may have
 */
export function describeAskings(askings, openers) {
  for (const { at } of askings) {
    if (at.call !== undefined) continue;
    const script = openers.reduce((/** @type {Script | null} */ found, scriptOf) => found ?? scriptOf(at.file), null);
    at.call = script === null ? null : callIn(script, at);
  }
}

/**
 * @param {Script} script that holds the place
 * @param {Asking['at']} at the place, as the stack of whoever asked has it: of an async function that had stopped it is
 *   the `await`
 * @returns {SourceCall | null} the call there, null if there is none
 */
function callIn(script, { line, column, isAsync }) {
  return isAsync ? script.awaitedAtLine(line, column) : script.callAtLine(line, column);
}
