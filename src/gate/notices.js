import { differencesAmong, differencesSince } from './environment.js';

/** @import { Report } from '../model/report.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { Setting } from './checks.js' */

/**
 * @param {Report} report of one run
 * @returns {boolean} whether the program itself failed
 */
export function hasFailed({ target: { exitCode, signal } }) {
  return signal !== null || (exitCode !== null && exitCode !== 0);
}

/**
 * @param {Report} report of a run that failed
 * @returns {Notice}
 */
export function failureNotice({ target: { exitCode, signal } }) {
  return { code: 'program-failed', message: `The program ended with ${signal ?? `exit code ${exitCode}`}: what it did not do was not measured, so the gate fails.` };
}

/**
 * @param {Setting} setting of the checks
 * @returns {Notice[]} how environments differ
 */
export function environmentNotices({ reports, baseline }) {
  const among = differencesAmong(reports);
  const since = baseline === null ? [] : differencesSince(baseline.environment, reports);
  return [
    ...(among.length === 0 ? [] : [{ code: 'runs-differ', message: `The runs are not of one program in one environment (${among.join('; ')}): only what is counted is judged.` }]),
    ...(since.length === 0 ? [] : [{ code: 'environment-differs', message: `The baseline was made elsewhere (${since.join('; ')}): only counts are compared with it.` }]),
  ];
}
