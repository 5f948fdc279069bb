/** What a decision about a limit consists of, and what several runs decide together. */

/** @import { CheckOutcome, CheckReason } from '../../model/verdict.js' */
/** @import { Measurement } from '../metrics/metric.js' */
/** @import { GateEvidence } from '../run.js' */
/** @import { DesignEffect } from './design-effect.js' */

/**
 * The decision about a limit.
 * @typedef {object} Judgement
 * @property {CheckOutcome} outcome
 * @property {CheckReason} reason
 * @property {number} runs that could be judged
 * @property {number} above how many of these were beyond the limit
 * @property {number} neededTicks needed to judge, if there were too few, else 0
 * @property {boolean} [lacksOwn] whether they are that many because Node's start has so large a part; default no
 */

/**
 * The result of judging runs against a limit.
 * @typedef {object} Outcome
 * @property {Judgement} judgement
 * @property {number | null} value
 * @property {[number, number] | null} interval
 * @property {number} busyTicks
 * @property {GateEvidence[]} evidence heaviest first
 * @property {number} unsure how much of the count only one run has shown
 * @property {boolean} isStalled whether a run shows some of that only because threads waited for a processor
 * @property {string[]} names
 * @property {string} missing
 * @property {DesignEffect | null} effect for shares
 */

/** @type {Record<CheckReason, CheckOutcome>} */
const OUTCOMES = {
  within: 'pass',
  straddles: 'near',
  unconfirmed: 'near',
  exceeded: 'fail',
  single: 'inconclusive',
  disagree: 'inconclusive',
  'few-ticks': 'inconclusive',
  'few-baseline-ticks': 'inconclusive',
  environment: 'inconclusive',
  waiting: 'inconclusive',
  blind: 'inconclusive',
  missing: 'inconclusive',
  unpaired: 'inconclusive',
  'few-pairs': 'inconclusive',
  undriven: 'inconclusive',
  incomplete: 'inconclusive',
};

/**
 * @param {CheckReason} reason why
 * @param {Partial<Judgement>} [parts] what else is known
 * @returns {Judgement} with the outcome that follows from the reason
 */
export function judgement(reason, parts = {}) {
  return { runs: 0, above: 0, neededTicks: 0, ...parts, reason, outcome: OUTCOMES[reason] };
}

/**
 * Several runs decide by majority; one against one is undecided.
 * @param {boolean[]} isAbove of each run, whether it is beyond the limit
 * @returns {'exceeded' | 'disagree' | 'within'} `disagree` if exactly half are above
 */
export function majority(isAbove) {
  const above = isAbove.filter(Boolean).length;
  if (2 * above > isAbove.length) return 'exceeded';
  return above > 0 && 2 * above === isAbove.length ? 'disagree' : 'within';
}

/** Nothing was measured. @type {Outcome} */
export const NOTHING = {
  judgement: judgement('missing'),
  value: null,
  interval: null,
  busyTicks: 0,
  evidence: [],
  unsure: 0,
  isStalled: false,
  names: [],
  missing: '',
  effect: null,
};

/**
 * @param {Measurement[]} runs what each run says
 * @returns {string} why the first of them has no value
 */
export function missingIn(runs) {
  return runs.find(({ missing }) => missing !== '')?.missing ?? '';
}
