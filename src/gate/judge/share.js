/** Shares of ticks are sampled, so limits are compared with an interval, and failing takes a second run. */
import { wilsonInterval } from '../../model/interval.js';
import { pooled } from './design-effect.js';
import { judgement, majority } from './judgement.js';

/** @import { Counts, DesignEffect } from './design-effect.js' */
/** @import { Judgement } from './judgement.js' */

/**
 * A limit on a share, as tests of one run's counts.
 * @typedef {object} ShareLimit
 * @property {number} limit 0..1, the largest share that passes
 * @property {number} restsOn busy ticks that it was derived from; Infinity if it was set by hand
 * @property {(counts: Counts, z: number, effect: number) => boolean} isAbove whether the share is beyond the limit,
 *   judged by an interval with that z
 */

/**
 * @typedef {object} ShareTerms
 * @property {DesignEffect} effect
 * @property {number | null} minBusyTicks that the config sets
 */

/** z of a two-sided 95 % interval. */
const SURE = 1.959964;

/**
 * The z that one run alone, or all runs pooled, must reach: about as rare by chance (0.05 % on either side) as two runs
 * both beyond their 95 % intervals (0.0625 %).
 */
export const SURE_AT_ONCE = 3.290527;

/** Fewer ticks than this in a run are start-up and little else: nothing fails because of them. */
export const FEWEST_TICKS_OF_SHARE = 300;

/**
 * How near an interval must come to its limit to be of use: 27 % of a small limit, 4.3 points of a large one. With a
 * design effect of 3 this takes 3000 busy ticks at 5 %, and 1000 at 20 %.
 */
const USEFUL_RELATIVE = 0.27;
const USEFUL_ABSOLUTE = 0.043;
/** Limits below this are judged as if they were this: nobody would record for the hours that they need. */
const SMALLEST_LIMIT = 0.01;

/**
 * @param {Counts[]} runs of one program, at least one
 * @param {ShareLimit} limit that they are checked against
 * @param {ShareTerms} terms how sure we can be
 * @returns {Judgement} by each run's interval, and that of all runs together
 */
export function judgeShare(runs, limit, terms) {
  const { value: effect } = terms.effect;
  const all = pooled(runs);
  const fewest = terms.minBusyTicks ?? FEWEST_TICKS_OF_SHARE;
  const voters = runs.filter(({ busyTicks }) => busyTicks >= fewest);
  const votes = voters.map((run) => limit.isAbove(run, SURE, effect));
  const parts = { runs: voters.length, above: votes.filter(Boolean).length };
  const usefulTicks = terms.minBusyTicks ?? ticksFor(limit.limit, effect);
  const neededTicks = Math.min(usefulTicks, clearlyFrom(all, limit.limit, effect));
  // However few there are: the interval knows. Only start-up alone shows nothing.
  const isClear =
    shareInterval(all, effect)[1] <= limit.limit && runs.some(({ busyTicks }) => busyTicks >= FEWEST_TICKS_OF_SHARE);
  const isWithin = isClear && limit.restsOn >= usefulTicks;
  if (voters.length > 0) {
    const accused = against(runs, voters, votes, limit, terms.effect);
    if (accused !== null) return judgement(accused, parts);
  } else if (!isClear) {
    // Each of them has too few to accuse, whatever they have together.
    return judgement('few-ticks', { neededTicks: Math.max(neededTicks, fewest * runs.length) });
  }
  if (isWithin) return judgement('within', parts);
  if (!isClear && all.busyTicks < usefulTicks) return judgement('few-ticks', { ...parts, neededTicks });
  return limit.restsOn < usefulTicks
    ? judgement('few-baseline-ticks', { ...parts, neededTicks: usefulTicks })
    : judgement('straddles', parts);
}

/**
 * @param {Counts[]} runs of one program
 * @param {Counts[]} voters those with enough ticks, at least one
 * @param {boolean[]} votes of these, whether each is beyond the limit
 * @param {ShareLimit} limit that they are checked against
 * @param {DesignEffect} effect how much ticks of one run depend on each other
 * @returns {'exceeded' | 'single' | 'disagree' | null} what they say against it, null for nothing
 */
function against(runs, voters, votes, { isAbove }, { value: effect, least }) {
  const isClear = isAbove(pooled(voters), SURE_AT_ONCE, effect) && runs.every((run) => isAbove(run, 0, effect));
  if (isClear) return 'exceeded';
  const accused = accusation(votes);
  if (accused !== null) return accused;
  // They would have been too much, if they differed less from each other.
  const isScattered = accusation(voters.map((run) => isAbove(run, SURE, least))) === 'exceeded';
  return isScattered || isAbove(pooled(runs), SURE, effect) ? 'disagree' : null;
}

/**
 * @param {boolean[]} votes of runs with enough ticks, whether each is beyond the limit
 * @returns {'exceeded' | 'single' | 'disagree' | null} what they say against the limit, null for nothing
 */
function accusation(votes) {
  const vote = majority(votes);
  if (vote === 'within') return null;
  return vote === 'exceeded' && votes.length === 1 ? 'single' : vote;
}

/**
 * @param {Counts} counts of one run, or of several together
 * @param {number} effect design effect
 * @param {number} [z] of another interval than the 95 % one
 * @returns {[number, number]} interval of the share
 */
export function shareInterval({ ticks, busyTicks }, effect, z = SURE) {
  return wilsonInterval(ticks / effect, busyTicks / effect, z);
}

/**
 * @param {number} limit of a share, 0..1
 * @returns {ShareLimit} an absolute limit
 */
export function budgetLimit(limit) {
  return {
    limit,
    restsOn: Infinity,
    isAbove: (counts, z, effect) =>
      z === 0 ? counts.ticks > limit * counts.busyTicks : shareInterval(counts, effect, z)[0] > limit,
  };
}

/**
 * @param {number} limit of a share, 0..1
 * @param {number} effect design effect
 * @returns {number} busy ticks from which an interval is narrow enough to say that the limit is met
 */
export function ticksFor(limit, effect) {
  const share = Math.min(1 - SMALLEST_LIMIT, Math.max(SMALLEST_LIMIT, limit));
  const half = Math.min(USEFUL_RELATIVE * share, USEFUL_ABSOLUTE);
  const exact = (effect * SURE * SURE * share * (1 - share)) / (half * half);
  return Math.max(FEWEST_TICKS_OF_SHARE, Math.round(exact / 100) * 100);
}

/**
 * What a program without cryptography shows in a tenth of the ticks.
 * @param {Counts} counts of all runs together
 * @param {number} limit of a share, 0..1
 * @param {number} effect design effect
 * @returns {number} busy ticks from which the interval of that same share ends below the limit; Infinity if it is not
 *   below it
 */
function clearlyFrom({ ticks, busyTicks }, limit, effect) {
  const room = limit - (busyTicks === 0 ? 0 : ticks / busyTicks);
  if (room <= 0) return Infinity;
  const exact = (effect * SURE * SURE * limit * (1 - limit)) / (room * room);
  return Math.max(FEWEST_TICKS_OF_SHARE, Math.ceil(exact / 100) * 100);
}
