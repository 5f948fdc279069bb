/**
 * Attribution in two steps, with and without the program's sources: what samples were doing follows from their stacks,
 * everything else from what the sources say at the calls. Nothing here loads what reads sources: a program without
 * cryptography hardly needs it (`attribute-lazily`).
 */
import { completeCalls } from './complete-calls.js';
import { completeCutStacks } from './cut-stacks.js';
import { usesTls } from './decide.js';
import { answersRequests, frameFacts } from './frame-facts.js';
import { looseSamples } from './loose-ticks.js';
import { namedFrames } from './name-functions.js';
import { PHASE, samplePhases } from './phases.js';
import { WAKE, wakeSamples } from './scheduling.js';
import { SiteTable } from './site-table.js';
import { framesAlone } from './stack-ends.js';
import { stackFacts } from './stack-facts.js';
import { routeTies } from './stack-routes.js';
import { talliesOf } from './tally.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { ProgramCallers } from '../source/callers/program-callers.js' */
/** @import { Attribution, Site } from './attribute-profile.js' */
/** @import { FrameFacts } from './frame-facts.js' */
/** @import { StackFacts } from './stack-facts.js' */

/** @typedef {typeof import('./source-reading.js')} SourceReading reads the program's sources */

/**
 * What the samples of a profile were doing, as far as their stacks show.
 * @typedef {object} DecidedSamples
 * @property {Profile} profile a copy of the one that was read, which shares all columns; what the sources say is added
 *   to it
 * @property {FrameFacts[]} frames facts
 * @property {StackFacts} stacks facts
 * @property {Uint8Array} phases see `Attribution`
 * @property {Int32Array} sites see `Attribution`
 * @property {Int32Array} wakes see `Attribution`
 * @property {Uint8Array} wakeOf see `Attribution`
 * @property {boolean} hasTls see `Attribution`
 * @property {number} probeTicks see `Attribution`
 * @property {boolean} isLabelled whether labels say what all samples were doing: then there is nothing to infer from other
 *   samples
 * @property {Site[]} list see `Attribution`
 */

/**
 * @param {Profile} read as read or loaded
 * @param {Frame[]} known its frames, with what its bundles say about them
 * @returns {DecidedSamples} what each of its samples was doing
 */
export function decideSamples(read, known) {
  const profile = { ...read, calls: new Map(read.calls), frames: known };
  const frames = frameFacts(profile.frames);
  const stacks = stackFacts(profile.stacks, profile.frames, frames, profile.meta.format === 'cpuprofile');
  const phases = samplePhases(profile, frames, stacks);
  // In a .cpuprofile only samples without a call site have labels; stacks say of all others what they were doing.
  const isLabelled = profile.meta.format !== 'cpuprofile' && profile.frames.some(({ labels }) => labels !== undefined);
  const wakeOf = isLabelled ? new Uint8Array(phases.length) : wakeSamples(profile, frames, stacks, phases);
  const hasTls = usesTls(profile);
  const table = new SiteTable({ profile, frames, stacks, hasTls });
  const { stack, length } = profile.samples;
  const sites = new Int32Array(length).fill(-1);
  const wakes = new Int32Array(length).fill(-1);
  let probeTicks = 0;
  for (let index = 0; index < length; index++) {
    if (phases[index] !== PHASE.idle && stacks.probing[stack[index]] === 1) probeTicks++;
    const isWork = phases[index] !== PHASE.idle && phases[index] !== PHASE.bootstrap;
    if (!isWork || stack[index] === -1) continue;
    const found = wakeOf[index] === WAKE.async ? wakes : sites;
    found[index] = table.ofStack(stack[index], phases[index] === PHASE.gc);
  }
  return { profile, frames, stacks, phases, sites, wakes, wakeOf, hasTls, probeTicks, isLabelled, list: table.list };
}

/**
 * @param {DecidedSamples} decided what the samples were doing
 * @param {SourceReading | null} reading reads the sources; null if they say nothing that is needed
 * @param {ProgramCallers} [callers] finds callers in the whole program; default: in the sources of this profile
 * @returns {Attribution} where each sample belongs
 */
export function attributionOf(decided, reading, callers) {
  const { stacks, isLabelled, ...known } = decided;
  const { profile, frames, phases, sites, wakes, list, hasTls } = known;
  const sampled = { profile, frames, stacks, phases, sites, list };
  const { scriptOf, codeOf, tell, returnedCall } = reading?.openers(profile, callers) ?? NO_SOURCES;
  if (!isLabelled) {
    completeCalls(profile, frames, phases, sites, wakes);
    completeCutStacks(sampled);
    reading?.completeContinued(profile, sites, list, scriptOf);
  }
  const loose = hasTls && !isLabelled ? looseSamples(sampled) : new Uint8Array(profile.samples.length);
  const tallies = talliesOf({ profile, phases, sites, wakes });
  reading?.explainSites({ profile, frames, list, tallies, scriptOf, codeOf }, callers);
  profile.frames = namedFrames(profile.frames, frames, list, scriptOf);
  const makers = streamMakers(profile.frames, frames, list);
  const alone = () => new Set([...framesAlone(profile, frames, tallies.list), ...makers.values()]);
  if (reading !== null) profile.frames = reading.routedFrames(profile, frames, scriptOf, alone);
  const ties = answersRequests(profile, frames) ? routeTies(profile, frames, tallies.list, makers) : null;
  return { ...known, loose, tallies, ties, scriptOf, codeOf, tell, returnedCall };
}

/** @type {Pick<Attribution, 'scriptOf' | 'codeOf' | 'tell' | 'returnedCall'>} */
const NO_SOURCES = {
  scriptOf: () => null,
  codeOf: () => null,
  tell: (call) => call,
  returnedCall: () => null,
};

/**
 * Node feeds streams later, when nobody's code is on the stack.
 * @param {readonly Frame[]} frames of a profile
 * @param {readonly FrameFacts[]} facts of its frames
 * @param {readonly Site[]} sites with what made their streams
 * @returns {Map<number, number>} by index of a site, a frame of the function that made its stream, if that was seen
 */
function streamMakers(frames, facts, sites) {
  /** @type {Map<number, number>} */
  const makers = new Map();
  sites.forEach(({ mount }, index) => {
    if (!mount?.madeIn) return;
    const { file, madeIn } = mount;
    const frame = frames.findIndex(
      (each, at) =>
        facts[at].owner === 'user' && each.file === file && each.line === madeIn.line && each.column === madeIn.column,
    );
    if (frame !== -1) makers.set(index, frame);
  });
  return makers;
}
