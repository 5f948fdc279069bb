/** Whether a count is above its limit: what runs agree on, and what is not certain in any of them. */
import { judgement } from './judgement.js';

/** @import { Measurement } from '../metrics/metric.js' */
/** @import { GateEvidence } from '../run.js' */
/** @import { Judgement } from './judgement.js' */

/** A line that takes 5 % of busy time has 15 ticks among this many, which is enough to be certain of it. */
export const FEWEST_TICKS_OF_COUNT = 300;

/**
 * @typedef {object} Count
 * @property {GateEvidence[]} counted certain in the only run, or in two; or shown by half of several runs
 * @property {GateEvidence[]} unsure shown by fewer, or not for certain by the only one, or faintly by it; stalled if it
 *   is in any run
 * @property {GateEvidence[]} missable what may be no news, however many runs show it
 * @property {number} busyTicks of all runs
 */

/**
 * What all runs show together. It makes no difference whether the first run or the last saw something. What only one of
 * several runs shows may be an accident, however clear it is there. What is not certain in any run (the machine may
 * have stalled) becomes likelier to appear with each further run, so it takes half of them. What the baseline may have
 * missed is no news, but a first run that shows it faintly is not the last word.
 * @param {Measurement[]} runs of one program
 * @returns {Count} what is certain, what is not, and the busy ticks of all runs
 */
export function countInRuns(runs) {
  /** @type {Map<string, {evidence: GateEvidence, runs: number, certainRuns: number, isKnown: boolean}>} */
  const seen = new Map();
  for (const { certain, unsure, missable } of runs) {
    for (const evidence of [...certain, ...unsure, ...missable]) {
      const known = seen.get(evidence.id) ?? { evidence, runs: 0, certainRuns: 0, isKnown: false };
      seen.set(evidence.id, {
        evidence: { ...heavier(known.evidence, evidence), isStalled: known.evidence.isStalled || evidence.isStalled },
        runs: known.runs + (evidence.isStalled ? 0 : 1),
        certainRuns: known.certainRuns + (certain.includes(evidence) ? 1 : 0),
        isKnown: known.isKnown || !missable.includes(evidence) || (runs.length === 1 && evidence.isFaint === true),
      });
    }
  }
  const rows = [...seen.values()].sort((a, b) => siteTicks(b.evidence) - siteTicks(a.evidence));
  const counts = (/** @type {{runs: number, certainRuns: number}} */ row) =>
    runs.length === 1 ? row.certainRuns > 0 : row.certainRuns > 1 || (row.runs > 1 && row.runs >= runs.length / 2);
  const those = (/** @type {typeof rows} */ some) => some.map(({ evidence }) => evidence);
  return {
    counted: those(rows.filter((row) => row.isKnown && counts(row))),
    unsure: those(rows.filter((row) => row.isKnown && !counts(row))),
    missable: those(rows.filter(({ isKnown }) => !isKnown)),
    busyTicks: runs.reduce((sum, { busyTicks }) => sum + busyTicks, 0),
  };
}

/**
 * @param {Count} count of all runs
 * @param {number} limit the most that passes
 * @param {number | null} minBusyTicks that the config says
 * @param {number} [restsOn] busy ticks of the baseline that says what is counted
 * @returns {Judgement} exceeded, within, or unsure for lack of runs or ticks
 */
export function judgeCount({ counted, unsure, missable, busyTicks }, limit, minBusyTicks, restsOn = Infinity) {
  const above = counted.length;
  if (above > limit) return judgement('exceeded', { above });
  const neededTicks = minBusyTicks ?? FEWEST_TICKS_OF_COUNT;
  if (busyTicks < neededTicks) return judgement('few-ticks', { neededTicks });
  if (restsOn < neededTicks) return judgement('few-baseline-ticks', { neededTicks });
  if (above + unsure.length > limit) return judgement('unconfirmed', { above });
  return judgement(above + missable.length > limit ? 'straddles' : 'within', { above });
}

/**
 * @param {GateEvidence} a of one run
 * @param {GateEvidence} b the same of another
 * @returns {GateEvidence} the one to show
 */
function heavier(a, b) {
  return siteTicks(b) > siteTicks(a) ? b : a;
}

/**
 * @param {GateEvidence} evidence of one run
 * @returns {number} ticks of its call site
 */
function siteTicks({ site }) {
  return site?.ticks ?? 0;
}
