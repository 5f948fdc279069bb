import { runNoise } from './noise.js';

/** @import { Report } from '../model/report.js' */
/** @import { RunNoise } from './noise.js' */

/**
 * One of the runs that are compared.
 * @typedef {object} Side
 * @property {'before'|'after'} name
 * @property {Report} report it knows its root, or the one that was guessed: ids and files are relative to it
 * @property {RunNoise} noise how much of it varies
 */

/**
 * @param {Side['name']} name of the run
 * @param {Report} report of it
 * @returns {Side} the run with its noise
 */
export function sideOf(name, report) {
  return { name, report, noise: runNoise(report) };
}
