/** From text grids to a report, as the command line does it; what must hold for every report is checked on the way. */
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { makeReport } from '../../src/attribute/make-report.js';
import { profileProblems } from '../support/profile-problems.js';
import { profileFromGrid } from '../support/text-grid.js';
import { reportProblems } from './report-problems.js';

/** @import { Answer } from '../../src/attribute/make-report.js' */
/** @import { Profile, Recording, RunInfo } from '../../src/model/profile.js' */
/** @import { CallSiteReport, Report } from '../../src/model/report.js' */
/** @import { GridOverrides } from '../support/text-grid.js' */

/**
 * @param {string} grid a profile
 * @param {GridOverrides} [overrides] what the grid doesn't say
 * @returns {Report} without findings
 */
export function gridReport(grid, overrides) {
  return reportOf([profileFromGrid(grid, overrides)]);
}

/**
 * @param {Profile[]} profiles of one recording
 * @param {RunInfo | null} [run] how they were made
 * @returns {Report} without findings
 */
export function reportOf(profiles, run = null) {
  const { report } = answerOf(profiles, run);
  expect(reportProblems(report)).toEqual([]);
  expect(profiles.flatMap(profileProblems)).toEqual([]);
  return report;
}

/**
 * @param {Profile[]} profiles of one recording
 * @param {RunInfo | null} [run] how they were made
 * @param {Pick<Recording, 'drivenPath' | 'warmUp'>} [others] what else is known of the run
 * @returns {Answer} report, calls and the recording with what its sources
 *   say
 */
export function answerOf(profiles, run = null, others = {}) {
  const attributions = profiles.map((each) => attributeProfile(each));
  const recording = { run, profiles: attributions.map(({ profile }) => profile), ...others };
  return makeReport(recording, attributions, '1.2.3');
}

/**
 * @param {string} grid a profile with one call site
 * @param {GridOverrides} [overrides] what the grid doesn't say
 * @returns {CallSiteReport} that call site
 */
export function onlySite(grid, overrides) {
  const { callSites } = gridReport(grid, overrides);
  expect(callSites).toHaveLength(1);
  return callSites[0];
}

/**
 * @param {Report} report any
 * @returns {Record<string, number>} ticks by operation and algorithm, such as `{'kdf.pbkdf2 sha512': 40}`
 */
export function operationTicks(report) {
  return Object.fromEntries(report.operations.map(({ id, algorithm, ticks }) => [`${id} ${algorithm}`.trim(), ticks]));
}

/**
 * @param {Report} report any
 * @returns {Record<string, number>} ticks by file, line and operation, such as `{'app.js:23 kdf.pbkdf2': 40}`
 */
export function siteTicks(report) {
  return Object.fromEntries(
    report.callSites.map(({ file, line, operation, ticks }) => [
      `${file.slice(file.lastIndexOf('/') + 1)}:${line} ${operation}`,
      ticks,
    ]),
  );
}
