import { judgement } from './judge/judgement.js';

/** @import { DesignEffect } from './design-effect.js' */
/** @import { Judgement } from './judge/judgement.js' */
/** @import { Evidence } from './measure/evidence.js' */
/** @import { Measurement } from './measure/measurement.js' */

/**
 * What holding runs against a limit gives.
 * @typedef {object} Outcome
 * @property {Judgement} judgement
 * @property {number | null} value
 * @property {[number, number] | null} interval
 * @property {number} busyTicks
 * @property {Evidence[]} evidence heaviest first
 * @property {number} unsure of what is counted, how much only one run has shown
 * @property {string[]} names
 * @property {string} missing
 * @property {DesignEffect | null} effect of a share
 */

/** Nothing was measured. @type {Outcome} */
export const NOTHING = {
  judgement: judgement('missing'),
  value: null, interval: null, busyTicks: 0, evidence: [], unsure: 0, names: [], missing: '', effect: null,
};

/**
 * @param {Measurement[]} runs what each run says
 * @returns {string} why the first of them says nothing
 */
export function missingIn(runs) {
  return runs.find(({ missing }) => missing !== '')?.missing ?? '';
}
