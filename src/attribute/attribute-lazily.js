/** Loads what reads sources only if a source may say something about a profile. */
import { answersRequests } from './frame-facts.js';
import { hasCodeAtHand } from './code-at-hand.js';
import { attributionOf, decideSamples } from './decide-samples.js';
import { lacksNames } from './name-functions.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { ProgramCallers } from '../source/callers/program-callers.js' */
/** @import { Attribution } from './attribute-profile.js' */
/** @import { DecidedSamples } from './decide-samples.js' */

/**
 * Attributes the profiles of a recording, and loads what reads sources (half of all that attribution is made of) only
 * if a source may say something.
 * @param {readonly Profile[]} profiles of a program
 * @param {boolean} isAsked whether the report needs what sources say at places without samples
 * @returns {Promise<(Attribution | null)[]>} the same as `attributeProfile` finds; null for threads that run no code of
 *   the program
 */
export async function attributeLazily(profiles, isAsked) {
  /** @type {ProgramCallers | undefined} */
  let callers;
  /** @type {(Attribution | null)[]} */
  const attributions = [];
  for (const profile of profiles) {
    if (profile.meta.thread === 'helper') {
      attributions.push(null);
      continue;
    }
    const decided = decideSamples(profile, await framesOf(profile));
    const reading = isAsked || needsSources(decided) ? await import('./source-reading.js') : null;
    callers ??= reading?.callersIn(profiles);
    attributions.push(attributionOf(decided, reading, callers));
  }
  return attributions;
}

/**
 * @param {Profile} profile of a thread
 * @returns {Promise<Profile['frames']>} its frames, with what its bundles say about them
 */
async function framesOf(profile) {
  return hasCodeAtHand(profile) ? (await import('./bundled-frames.js')).bundledFrames(profile) : profile.frames;
}

/**
 * @param {DecidedSamples} decided samples of a thread
 * @returns {boolean} whether its sources may say something about it
 */
function needsSources({ profile, frames, list }) {
  return list.length > 0 || answersRequests(profile, frames) || lacksNames(profile, frames);
}
