/** What no afternoon of recording shows: how often a program fails whose share lies exactly at the limit. */
import { designEffect } from '../../src/gate/design-effect.js';
import { budgetLimit, judgeShare } from '../../src/gate/judge/share.js';

/** @import { Random } from '../../test/support/random.js' */
/** @import { Counts } from '../../src/gate/design-effect.js' */

/** Reasons for which `needsConfirmation` asks for another run. */
const UNSETTLED = ['single', 'disagree', 'few-ticks'];

/**
 * @typedef {object} Simulated
 * @property {number} limit 0..1
 * @property {number} share of the program, 0..1
 * @property {number} busyTicks of each run
 * @property {number} effect design effect of its ticks
 * @property {number} runs at most
 */

/**
 * @param {Simulated} simulated program and gate
 * @param {number} trials how many
 * @param {Random} random with a seed
 * @returns {{fail: number, inconclusive: number}} 0..1
 */
export function simulate({ limit, share, busyTicks, effect, runs: most }, trials, random) {
  const count = { fail: 0, inconclusive: 0, pass: 0, near: 0 };
  for (let trial = 0; trial < trials; trial++) {
    /** @type {Counts[]} */
    const runs = [];
    let judgement;
    do {
      runs.push(drawRun(share, busyTicks, effect, random));
      const { value } = designEffect(runs, null);
      judgement = judgeShare(runs, budgetLimit(limit), { effect: value, designEffect: null, minBusyTicks: null });
    } while (runs.length < most && (UNSETTLED.includes(judgement.reason) || (judgement.outcome === 'fail' && runs.length === 1)));
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
