import { runNoise } from './noise.js';

/** @import { Report } from '../model/report.js' */
/** @import { RunNoise } from './noise.js' */

/**
 * One of the two runs compared.
 * @typedef {object} Side
 * @property {'before'|'after'} name
 * @property {Report} report has its root, known or guessed; ids and files are relative to it
 * @property {RunNoise} noise how much it varies
 */

/**
 * @param {Side['name']} name of the run
 * @param {Report} report of it
 * @returns {Side} the run with its noise
 */
export function sideOf(name, report) {
  return { name, report, noise: runNoise(report) };
}
