import { Failure } from '../model/failure.js';
import { fileInRoot } from '../model/site-id.js';
import { pathMatcher } from './selector.js';

/** @import { Report } from '../model/report.js' */
/** @import { Budget, GateConfig } from '../model/gate-config.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { Baseline } from './baseline/baseline.js' */

/**
 * A path that no call site lies in may be good news (the crypto is gone) or a dead budget (the directory was renamed).
 * The files on the disk tell which. Where they are not at hand, the baseline may: it once matched.
 * @param {GateConfig} config whose paths are looked at
 * @param {Report[]} reports that are judged
 * @param {Baseline | null} baseline that they are held against
 * @param {readonly string[] | null} knownFiles of the repository, relative to its root; null if unknown
 * @returns {Notice[]} one for each path of which only the baseline knows
 * @throws {Failure} `gate-path-unmatched` for a path that matches nothing anywhere
 */
export function checkPaths(config, reports, baseline, knownFiles) {
  const seen = new Set(reports.flatMap(({ callSites, target }) => callSites.map(({ file }) => fileInRoot(file, target.root))));
  const accepted = [...(baseline?.callSites.values() ?? [])].map(({ file }) => file);
  return config.budgets.filter(({ path }) => path !== '').flatMap((budget) => {
    const matches = pathMatcher(budget.path);
    if ([...seen, ...(knownFiles ?? [])].some((file) => matches(file))) return [];
    if (knownFiles === null && accepted.some((file) => matches(file))) return [goneNotice(config, budget)];
    throw new Failure('gate-path-unmatched', {
      path: config.source, at: `budgets[${budget.index}].path`, value: budget.path, ...(knownFiles === null ? {} : { files: knownFiles.length }),
    });
  });
}

/**
 * @param {GateConfig} config of the budget
 * @param {Budget} budget whose path matches call sites of the baseline only
 * @returns {Notice}
 */
function goneNotice({ source }, { path, index }) {
  return {
    code: 'path-matched-baseline-only',
    message: `budgets[${index}].path of ${source}, ${path}, matches call sites of the baseline and none of this run. If the files moved, so must the pattern.`,
  };
}
