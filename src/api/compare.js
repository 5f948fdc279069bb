import { comparedStacks } from '../compare/compared-stacks.js';
import { compareReports } from '../compare/compare-reports.js';

/** @import { AnnotatedProfile } from '../model/annotated-stacks.js' */
/** @import { ComparedStacks } from '../model/compared-stacks.js' */
/** @import { Comparison } from '../model/comparison.js' */
/** @import { Report } from '../model/report.js' */

/**
 * @typedef {object} RunToCompare
 * @property {Report} report
 * @property {AnnotatedProfile[] | null} stacks what it was made from; null if there is only a report, or only the
 *   report is needed
 */

/**
 * @typedef {object} Compared
 * @property {Comparison} comparison what grew, shrank, appeared and vanished
 * @property {ComparedStacks | null} stacks what a picture of both runs is drawn from; null unless both have stacks
 * @property {('before' | 'after')[]} stackless runs without stacks
 */

/**
 * Reads two runs and says what changed between them. It reads them one at a time, so progress is that of one run, and
 * so is memory use if stacks are not kept.
 * @template Input
 * @param {[before: Input, after: Input]} inputs where to read them from
 * @param {(input: Input) => Promise<RunToCompare>} read one of them
 * @param {string} version of this tool
 * @returns {Promise<Compared>} the comparison, what a picture of both is drawn from, and which runs have no stacks
 */
export async function compareRuns([before, after], read, version) {
  const runs = [await read(before), await read(after)];
  const sampled = runs.flatMap(({ report, stacks }) => (stacks === null ? [] : [{ report, stacks }]));
  return {
    comparison: compareReports(runs[0].report, runs[1].report, version),
    stacks: sampled.length === 2 ? comparedStacks(sampled[0], sampled[1]) : null,
    stackless: /** @type {const} */ (['before', 'after']).filter((_, index) => runs[index].stacks === null),
  };
}
