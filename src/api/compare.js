import { compareReports } from '../compare/compare-reports.js';

/** @import { Comparison } from '../model/comparison.js' */
/** @import { Report } from '../model/report.js' */

/**
 * Reads two runs and says what changed between them. They are read one after the other: progress and memory are those
 * of one.
 * @template Input
 * @param {[before: Input, after: Input]} runs what holds them
 * @param {(input: Input) => Promise<Report>} read makes a report of one
 * @param {string} version of this tool
 * @returns {Promise<Comparison>} what grew, shrank, appeared and vanished
 */
export async function compareRuns([before, after], read, version) {
  const first = await read(before);
  return compareReports(first, await read(after), version);
}
