import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @import { Verdict } from './judge.js' */

/**
 * All that was measured on one version of Node.
 * @typedef {object} Results
 * @property {string} node version, such as `v24.1.0`
 * @property {string} date
 * @property {string} machine
 * @property {Record<string, string>} packages name → version
 * @property {Verdict[]} verdicts in the order of the workloads
 * @property {{id: string, reason: string}[]} skipped
 */

/** How the reason begins why there is no verdict on a program that has run. */
export const FAILED = 'failed: ';

/**
 * @param {Results} results of one Node
 * @returns {string[]} ids of programs that ended with an error
 */
export function failedIn({ skipped }) {
  return skipped.filter(({ reason }) => reason.startsWith(FAILED)).map(({ id }) => id);
}

/**
 * @param {string} directory of the results
 * @param {string} node version
 * @returns {string} path of its file
 */
function fileOf(directory, node) {
  return path.join(directory, 'results', `${node}.json`);
}

/**
 * @param {string} directory of the results
 * @param {string} node version
 * @returns {Results | null} null if it was never measured
 */
export function loadResults(directory, node) {
  const file = fileOf(directory, node);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * @param {string} directory of the results
 * @param {Results} results to keep
 */
export function saveResults(directory, results) {
  mkdirSync(path.join(directory, 'results'), { recursive: true });
  writeFileSync(fileOf(directory, results.node), JSON.stringify(results, null, 1));
}

/**
 * @param {Results} results that were kept
 * @param {Results} again new results of some of these workloads
 * @param {string[]} order ids of all workloads
 * @returns {Results} with those that were measured again replaced; the others keep the date of their run
 */
export function mergeResults(results, again, order) {
  const renewed = new Set([...again.verdicts, ...again.skipped].map(({ id }) => id));
  const known = (/** @type {{id: string}} */ { id }) => !renewed.has(id) && order.includes(id);
  return {
    ...again,
    verdicts: [
      ...results.verdicts.filter(known).map((verdict) => ({ date: results.date, ...verdict })),
      ...again.verdicts,
    ].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    skipped: [...results.skipped.filter(known), ...again.skipped],
    packages: { ...results.packages, ...again.packages },
  };
}
