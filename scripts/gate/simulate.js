/** What no afternoon of recording shows: how often a program fails whose share lies exactly at the limit. */
import { designEffect, pooled, shownEffect } from '../../src/gate/judge/design-effect.js';
import { runsForShare } from '../../src/gate/baseline/enough-runs.js';
import { roundEffect, roundShare } from '../../src/gate/baseline/round.js';
import { growthLimit, grownLimit } from '../../src/gate/judge/growth.js';
import { budgetLimit, judgeShare } from '../../src/gate/judge/share.js';

/** @import { Counts, KnownEffect } from '../../src/gate/judge/design-effect.js' */
/** @import { ShareLimit } from '../../src/gate/judge/share.js' */
/** @import { Random } from '../../test/support/random.js' */

/** Reasons for which `needsConfirmation` asks for another run. */
const UNSETTLED = ['single', 'disagree', 'few-ticks'];
/** The same after a first run. */
const UNSETTLED_AT_FIRST = { limit: ['exceeded'], growth: ['exceeded', 'straddles'] };

/** Nobody makes more for a baseline. */
const MOST_RUNS = 20;

/**
 * @typedef {object} Simulated
 * @property {number} share of the program, 0..1
 * @property {number} busyTicks of each run
 * @property {number} effect design effect of its ticks
 * @property {number} runs at most
 */

/** How often it came out so, 0..1. @typedef {{fail: number, inconclusive: number}} Simulation */

/**
 * @param {Simulated & {limit: number}} simulated program, and the limit of its share, 0..1
 * @param {number} trials how many
 * @param {Random} random with a seed
 * @returns {Simulation}
 */
export function simulate({ limit, ...simulated }, trials, random) {
  return judgeDrawn({ ...simulated, of: 'limit' }, () => ({ limit: budgetLimit(limit), known: null }), trials, random);
}

/**
 * @param {Simulated & {before: number, points: number}} simulated program, the share that it had when its baseline was
 *   recorded, and the growth that the config accepts, both 0..1
 * @param {number} trials how many
 * @param {Random} random with a seed
 * @returns {Simulation}
 */
export function simulateGrowth({ before, points, ...simulated }, trials, random) {
  return judgeDrawn(
    { ...simulated, of: 'growth' },
    () => {
      /** @type {Counts[]} */
      const runs = [];
      for (;;) {
        runs.push(drawRun(before, simulated.busyTicks, simulated.effect, random));
        const { ticks, busyTicks } = pooled(runs);
        const accepted = roundShare(ticks / busyTicks);
        const limit = grownLimit(accepted, { absolute: points, relative: 0 }, 'share');
        const effect = shownEffect(runs);
        if (
          effect === null ||
          (runs.length < MOST_RUNS &&
            runs.length <
              runsForShare({ accepted, limit, effect: roundEffect(effect), busyTicks: simulated.busyTicks }))
        )
          continue;
        return {
          limit: growthLimit(accepted, busyTicks, limit),
          known: { value: roundEffect(effect), runs: runs.length },
        };
      }
    },
    trials,
    random,
  );
}

/**
 * @param {Simulated & {of: 'limit' | 'growth'}} simulated program and gate, and what is judged
 * @param {() => {limit: ShareLimit, known: KnownEffect | null}} limitOf each trial, and what its baseline knows
 * @param {number} trials how many
 * @param {Random} random with a seed
 * @returns {Simulation}
 */
function judgeDrawn({ share, busyTicks, effect, runs: most, of }, limitOf, trials, random) {
  const count = { fail: 0, inconclusive: 0, pass: 0, near: 0 };
  for (let trial = 0; trial < trials; trial++) {
    const { limit, known } = limitOf();
    /** @type {Counts[]} */
    const runs = [];
    let judgement;
    do {
      runs.push(drawRun(share, busyTicks, effect, random));
      judgement = judgeShare(runs, limit, { effect: designEffect(runs, null, known), minBusyTicks: null });
    } while (
      runs.length < most &&
      (UNSETTLED.includes(judgement.reason) || (runs.length === 1 && UNSETTLED_AT_FIRST[of].includes(judgement.reason)))
    );
    count[judgement.outcome]++;
  }
  return { fail: count.fail / trials, inconclusive: count.inconclusive / trials };
}

/**
 * @param {number} share of the program
 * @param {number} busyTicks of the run
 * @param {number} effect design effect
 * @param {Random} random with a seed
 * @returns {Counts} with so much more variance than independent ticks have
 */
function drawRun(share, busyTicks, effect, random) {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const ticks = Math.round(busyTicks * share + normal * Math.sqrt(busyTicks * share * (1 - share) * effect));
  return { ticks: Math.min(busyTicks, Math.max(0, ticks)), busyTicks };
}
