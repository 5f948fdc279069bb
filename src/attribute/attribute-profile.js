/** The steps from a profile to its Attribution, in which each sample has a phase and, if it is cryptography, a site. */
import { bundledFrames } from './bundled-frames.js';
import { attributionOf, decideSamples } from './decide-samples.js';
import * as reading from './source-reading.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { SourceCall } from '../model/source-call.js' */
/** @import { CallInFile, CompiledCode, CodeOf } from '../source/compiled-code.js' */
/** @import { Script } from '../source/script.js' */
/** @import { ProgramCallers } from '../source/callers/program-callers.js' */
/** @import { Decision } from './decide.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */
/** @import { RouteTies } from './stack-routes.js' */
/** @import { Tallies } from './tally.js' */

/**
 * One place that requests one thing; shared by all samples that agree in all of this.
 * @typedef {object} Site
 * @property {Decision} decision
 * @property {number} frame of the call site, -1 if there is none
 * @property {boolean} isCaller false if the frame is the crypto package's own because there is no other: then its line
 *   is not a user's call
 * @property {string} package between the call site and the crypto, `''` if none
 * @property {string} callee name of the callee at the call site
 * @property {string} entered name of the function that the call site entered, `''` if it has none
 * @property {number} enteredFrame a frame of that function, -1 if there is none
 * @property {string} enteredAt identity of that function, the same for all its frames; `''` if there is none
 * @property {SourceCall | null} call what the source says
 * @property {number} directCaller frame of a package in between that calls Node's crypto, whose source may show what
 *   the frames don't; -1 if there is none
 * @property {SourceCall | null} directCall what its source says
 * @property {SourceCall | null} common if several calls of node:crypto are possible: what the source says about each of
 *   them; null if they have nothing in common, or if the call is known
 * @property {SourceCall | null} maker the call that makes all objects of the kind whose method was called, if neither
 *   frames nor `call` show it
 * @property {boolean} isMounted whether the frame is that of a package to which a framework passed a request
 * @property {string} handler package that acts on its own: that one, or one that may be such a package; `''` if none
 * @property {string} resumed name of the package's function that continued after an `await` and did all of this; `''`
 *   if none
 * @property {CallInFile[]} [askers] the program's calls that may have asked for work that a package continued with no
 *   user code on the stack; absent of other sites
 * @property {SourceCall | null} mount the user's call that passed that package to the framework, or made the stream
 *   that computes, if the source shows it
 */

/**
 * The attribution of a profile: where each sample belongs.
 * @typedef {object} Attribution
 * @property {Profile} profile the one attributed, completed with what its sources say: calls, and names of functions
 * @property {FrameFacts[]} frames facts
 * @property {Uint8Array} phases a PHASE for each sample
 * @property {Int32Array} sites index into `list` for each sample, -1 if not cryptography
 * @property {Int32Array} wakes the same for samples in which a thread woke another for asynchronous cryptography: the
 *   requester is known, but this is not cryptography itself; -1 for all others
 * @property {Uint8Array} wakeOf a WAKE for each sample; `open` ones are decided later
 * @property {Uint8Array} loose a LOOSE for each sample; those explained only by counts are decided later
 * @property {Tallies} tallies number of samples by stack, phase, site and wake
 * @property {boolean} hasTls whether the program has TLS connections
 * @property {number} probeTicks busy ticks in which our own probe ran
 * @property {RouteTies | null} ties which route's request each stack answers; null if no answered request was seen
 * @property {Site[]} list
 * @property {(file: string) => Script | null} scriptOf opens a source, null if not available
 * @property {(place: CodeOf) => CompiledCode | null} codeOf opens code as V8 ran it
 * @property {(call: SourceCall, place: CodeOf) => SourceCall} tell adds to a call what the whole program says about it
 * @property {(call: SourceCall, place: CodeOf, packageName: string) => (CallInFile & {column: number}) | null} returnedCall
 *   the call of a package whose promise an awaited call gets from a function that returned it; null if there is none
 */

/**
 * A profile's samples, with what is known so far.
 * @typedef {object} SampledSites
 * @property {Profile} profile
 * @property {FrameFacts[]} frames facts
 * @property {StackFacts} stacks facts
 * @property {Uint8Array} phases a PHASE for each sample
 * @property {Int32Array} sites index into `list` for each sample, -1 if not cryptography
 * @property {Site[]} list
 */

/**
 * @param {Profile} read as read or loaded
 * @param {ProgramCallers} [callers] finds callers in the whole program; default: in the sources of this profile
 * @returns {Attribution} what each of its samples was doing
 */
export function attributeProfile(read, callers) {
  return attributionOf(decideSamples(read, bundledFrames(read)), reading, callers);
}
