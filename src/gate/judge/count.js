import { judgement } from './judgement.js';

/** @import { Measurement } from '../metrics/metric.js' */
/** @import { Evidence } from '../run.js' */
/** @import { Judgement } from './judgement.js' */

/** A line that takes 5 % of busy time leaves 15 ticks in so many, which is enough to be certain of it. */
export const FEWEST_TICKS = 300;

/**
 * @typedef {object} Count
 * @property {Evidence[]} counted certain in one run, or proven by two
 * @property {Evidence[]} unsure the others
 * @property {number} busyTicks of all runs
 */

/**
 * What all runs together have. Whether it was the first run or the last that saw something makes no difference.
 * @param {Measurement[]} runs of one program
 * @param {boolean} [isProvenTwice] whether what two runs are unsure of is certain
 * @returns {Count}
 */
export function countOf(runs, isProvenTwice = true) {
  /** @type {Map<string, {evidence: Evidence, runs: number, isCertain: boolean}>} */
  const seen = new Map();
  for (const { certain, unsure } of runs) {
    for (const evidence of [...certain, ...unsure]) {
      const known = seen.get(evidence.id) ?? { evidence, runs: 0, isCertain: false };
      seen.set(evidence.id, { evidence: heavier(known.evidence, evidence), runs: known.runs + 1, isCertain: known.isCertain || certain.includes(evidence) });
    }
  }
  const rows = [...seen.values()].sort((a, b) => ticksOf(b.evidence) - ticksOf(a.evidence));
  const counts = (/** @type {{runs: number, isCertain: boolean}} */ row) => row.isCertain || (isProvenTwice && row.runs > 1);
  return {
    counted: rows.filter(counts).map(({ evidence }) => evidence),
    unsure: rows.filter((row) => !counts(row)).map(({ evidence }) => evidence),
    busyTicks: runs.reduce((sum, { busyTicks }) => sum + busyTicks, 0),
  };
}

/**
 * @param {Count} count of all runs
 * @param {number} limit the most that passes
 * @param {number | null} minBusyTicks that the config says
 * @param {number} [restsOn] busy ticks of the baseline that says what is counted
 * @returns {Judgement}
 */
export function judgeCount({ counted, unsure, busyTicks }, limit, minBusyTicks, restsOn = Infinity) {
  const above = counted.length;
  if (above > limit) return judgement('exceeded', { above });
  const neededTicks = minBusyTicks ?? FEWEST_TICKS;
  if (busyTicks < neededTicks) return judgement('few-ticks', { neededTicks });
  if (restsOn < neededTicks) return judgement('few-baseline-ticks', { neededTicks });
  return judgement(above + unsure.length > limit ? 'straddles' : 'within', { above });
}

/**
 * @param {Evidence} a of one run
 * @param {Evidence} b the same of another
 * @returns {Evidence} the one to show
 */
function heavier(a, b) {
  return ticksOf(b) > ticksOf(a) ? b : a;
}

/**
 * @param {Evidence} evidence of one run
 * @returns {number} ticks of its call site
 */
function ticksOf({ site }) {
  return site?.ticks ?? 0;
}
