/** What attribution learns from the program's sources: all that loads the parsers of `source/`. */
import { codeOpener } from '../source/compiled-code.js';
import { scriptOpener } from '../source/script.js';
import { describeCalls } from './describe-calls.js';
import { callersIn, findCallers } from './find-callers.js';
import { withProgramFacts } from './program-facts.js';
import { findMakers } from './find-makers.js';
import { findMounts } from './find-mounts.js';
import { findStreams } from './find-streams.js';
import { findConstructions } from './find-constructions.js';
import { findVariants } from './find-variants.js';
import { askingCalls, completeResumed, findAskers } from './resumed-calls.js';
import { siteTicks } from './tally.js';

/** @import { SourceCall } from '../model/source-call.js' */
/** @import { Profile } from '../model/profile.js' */
/** @import { ProgramCallers } from '../source/callers/program-callers.js' */
/** @import { Attribution, Site } from './attribute-profile.js' */

export { callersIn };
export { routedFrames } from './route-frames.js';

/**
 * @param {Profile} profile of a thread
 * @param {ProgramCallers} [callers] of the whole program's functions; default: from this profile's sources
 * @returns {Pick<Attribution, 'scriptOf' | 'codeOf' | 'tell' | 'returnedCall'>} open its sources, each once, and tell what
 *   all of them say
 */
export function openers(profile, callers = callersIn([profile])) {
  const { sources, originals, compiled = new Map() } = profile;
  const scriptOf = scriptOpener(sources, originals);
  return {
    scriptOf,
    codeOf: codeOpener(compiled, scriptOf),
    tell: (call, { file, generated }) => withProgramFacts(call, { file, generated }, callers),
    returnedCall({ syntax }, { file, generated }, name) {
      // A call's range in an original means nothing in what V8 compiled.
      const program = generated === undefined ? callers : callers.written();
      const at = syntax && name !== '' ? program?.returnedCall(file, syntax.range, name) : null;
      const call = at && scriptOf(at.file)?.callAtLine(at.line, at.column);
      return call ? { ...withProgramFacts(call, { file: at.file }, callers), ...at } : null;
    },
  };
}

/**
 * Gives work that a package continued after an `await` to the line that asked for it.
 * @param {Profile} profile whose `calls` are completed
 * @param {Int32Array} sites of its samples; changed
 * @param {Site[]} list of the sites; changed
 * @param {Attribution['scriptOf']} scriptOf opens a source
 */
export function completeContinued(profile, sites, list, scriptOf) {
  const asking = askingCalls(profile, scriptOf);
  completeResumed(sites, list, profile.frames, asking.isAlone);
  findAskers(list, asking);
}

/**
 * Completes sites and the profile's `calls` by what the sources say at the calls.
 * @param {Pick<Attribution, 'profile' | 'frames' | 'list' | 'tallies' | 'scriptOf' | 'codeOf'>} attribution so far
 * @param {ProgramCallers} [callers] finds callers in the whole program; default: in the sources of this profile
 */
export function explainSites({ profile, frames, list, tallies, scriptOf, codeOf }, callers = callersIn([profile])) {
  describeCalls(profile, list, codeOf, siteTicks(tallies, list.length));
  findCallers(profile, list, callers);
  // A call in compiled code is where it was written.
  const tell = (/** @type {SourceCall & {file?: string}} */ call, /** @type {string} */ file) =>
    withProgramFacts(
      call,
      call.file === undefined || call.file === file ? { file } : { file: call.file, generated: { file } },
      callers,
    );
  findConstructions(profile, list, scriptOf, tell);
  findVariants(profile, list, scriptOf, tell);
  findMounts(profile, list, (frame) => frames[frame].owner === 'user', scriptOf);
  findMakers(profile, list, frames, scriptOf);
  findStreams(profile, list, frames, scriptOf);
}
