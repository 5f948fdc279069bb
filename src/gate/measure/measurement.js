/** @import { Evidence } from './evidence.js' */

/**
 * What one run says about a metric.
 * @typedef {object} Measurement
 * @property {number | null} value in the metric's unit; null if it can't be measured
 * @property {number} ticks that a share is made of, else 0
 * @property {number} busyTicks of the run, where the value rests on them, else 0
 * @property {string[]} names for the unit `text`
 * @property {Evidence[]} certain what is counted or what makes up the value, heaviest first
 * @property {Evidence[]} unsure what would be counted if another run showed it, too
 * @property {number} errorMs of a duration, else 0
 * @property {number} oftenMs of a duration: what several calls of the run reached, not one by chance; else 0
 * @property {string} missing why the value is null, as the rest of a sentence, else `''`
 */

/** @type {Measurement} */
const NOTHING = {
  value: null, ticks: 0, busyTicks: 0, names: [], certain: [], unsure: [], errorMs: 0, oftenMs: 0, missing: '',
};

/**
 * @param {Partial<Measurement>} parts what is known
 * @returns {Measurement} the rest filled in
 */
export function measured(parts) {
  return { ...NOTHING, ...parts };
}

/**
 * @param {string} missing why, as the rest of a sentence
 * @returns {Measurement} of something that can't be measured
 */
export function unmeasurable(missing) {
  return { ...NOTHING, missing };
}
