/** Refuses what would pass forever because it judges nothing. */
import { Failure } from '../model/failure.js';
import { isAllLeftOut } from '../model/few-ticks.js';
import { isInPackage } from '../model/file-path.js';
import { SEVERITIES } from '../model/report.js';
import { fileInRoot } from '../model/site-id.js';
import { bundleOf, compiledFile, fileBelow, fileOfRoot, isCompilable, isMade, startsOneOf } from './unmapped-file.js';
import { metricKey, metricNamed, PAIRED } from './metrics/index.js';
import { withoutStartUp } from './metrics/metric.js';
import { RULES } from '../rules/index.js';
import { pathMatcher, selectorOf, textMatcher } from './selector.js';

/** @import { Budget, GateConfig } from '../model/gate-config.js' */
/** @import { Notice } from '../model/verdict.js' */
/** @import { RuleMeta } from '../rules/shared/rule.js' */
/** @import { Baseline } from './baseline/baseline.js' */
/** @import { Run } from './run.js' */
/** @import { Circumstances } from './verdict.js' */

/**
 * A gate that judges nothing would pass forever.
 * @param {Run[]} runs to be judged
 * @param {GateConfig} config to judge by
 * @param {Baseline | null} baseline to judge against
 * @param {Circumstances['commands']} commands for messages
 * @throws {Failure} if one of them is empty or several in one, or lacks what another needs
 */
export function refuseNothing(runs, config, baseline, commands) {
  refuseRuns(runs);
  const checksNew = config.baseline !== null && config.baseline.newCallSites !== 'off';
  if (config.budgets.length === 0 && !checksNew) throw new Failure('gate-without-checks', { path: config.source });
  if (config.baseline === null) return;
  if (baseline === null) throw new Failure('baseline-missing', { path: config.baseline.file });
  const lacking = config.budgets.find(
    (budget) => budget.regression !== null && !baseline.metrics.has(metricKey(budget)) && isMeasured(budget, runs),
  );
  if (lacking)
    throw new Failure('baseline-lacks', {
      path: config.baseline.file,
      at: `budgets[${lacking.index}]`,
      source: lacking.source,
      metric: metricKey(lacking),
      ...(commands === undefined ? {} : { command: commands.update }),
    });
}

/**
 * @param {Run[]} base runs of the change's base
 * @param {GateConfig} config to judge by
 * @throws {Failure} `gate-base-unused` if nothing would be compared with them, and whoever recorded them would not know
 */
export function refuseUnusedBase(base, { budgets, source }) {
  if (base.length > 0 && !budgets.some(({ metric }) => metricNamed(metric)?.tier === PAIRED))
    throw new Failure('gate-base-unused', { path: source });
}

/**
 * @param {Run[]} runs to be judged
 * @throws {Failure} if there are none, or one of them is empty or several in one
 */
function refuseRuns(runs) {
  if (runs.length === 0) throw new Failure('gate-without-reports');
  const empty = runs.findIndex(({ busyTicks }) => busyTicks === 0);
  if (empty !== -1)
    throw new Failure(isAllLeftOut(runs[empty].report.profile) ? 'gate-profile-left-out' : 'gate-profile-empty', {
      run: empty + 1,
      runs: runs.length,
      source: runs[empty].report.isolates[0]?.source ?? 'the run',
    });
  const merged = runs.findIndex(({ report }) => report.runs !== undefined);
  if (merged !== -1)
    throw new Failure('gate-run-merged', {
      run: merged + 1,
      runs: runs.length,
      count: runs[merged].report.runs?.length ?? 0,
    });
}

/**
 * Some severities are never reached by a rule, and not all rules are about blocking.
 * @param {GateConfig} config whose budgets may be limited to a rule
 * @throws {Failure} `config-rule-silent` for a budget whose rules can't give it anything to count
 */
export function refuseSilent({ budgets }) {
  for (const { metric, rule, severity, index, source } of budgets.filter((budget) => budget.rule !== '')) {
    const isBlocking = metricNamed(metric)?.isBlocking ?? false;
    const speaks = (/** @type {RuleMeta} */ { severityRange, blocks = false }) =>
      (blocks || !isBlocking) && severityRange.some((each) => SEVERITIES.indexOf(each) <= SEVERITIES.indexOf(severity));
    const speaking = RULES.map(({ meta }) => meta)
      .filter(speaks)
      .map(({ id }) => id);
    if (speaking.some(textMatcher(rule))) continue;
    throw new Failure('config-rule-silent', {
      path: source,
      at: `budgets[${index}].rule`,
      rule,
      lacks: isBlocking ? 'about blocking' : `of severity ${severity}`,
      known: speaking.join(', '),
    });
  }
}

/**
 * @param {Budget} budget that compares
 * @param {Run[]} runs to be judged
 * @returns {boolean} whether a new baseline of these runs would contain it; otherwise the check is inconclusive
 */
function isMeasured(budget, runs) {
  const metric = metricNamed(budget.metric);
  return (
    metric !== null &&
    metric.tier !== PAIRED &&
    runs.some((run) => withoutStartUp(metric.measure(run, selectorOf(budget), null)).value !== null)
  );
}

/**
 * A path that contains no call site may be good news (the cryptography is gone) or a dead budget (the directory was
 * renamed, or its files are compiled before they run). The files on disk show which. If they are not available, the
 * baseline may: the path once matched.
 * @param {GateConfig} config whose paths are looked at
 * @param {Run[]} runs that are judged
 * @param {Baseline | null} baseline that they are compared with
 * @param {Pick<Circumstances, 'knownFiles' | 'isCheckout' | 'areTooMany'>} files that are known
 * @returns {Notice[]} one for each path that only the baseline knows, or that was not looked up
 * @throws {Failure} `gate-path-unmatched` for a path that matches nothing anywhere, `gate-path-compiled` for one of
 *   sources where what was compiled from them ran without a source map, `gate-path-elsewhere` for one of files that ran
 *   below another root, `gate-path-of-root` for one of files that a source map puts below the root of the disk
 */
export function checkPaths(config, runs, baseline, { knownFiles = null, isCheckout = true, areTooMany = false }) {
  const seen = new Set(runs.flatMap(({ callSites }) => callSites.map(({ file }) => file)));
  const accepted = [...(baseline?.callSites.values() ?? [])].map(({ file }) => file);
  const bundles = runs
    .flatMap(({ report }) => (report.bundles ?? []).map(({ file }) => fileInRoot(file, report.target.root)))
    .filter((file) => seen.has(file) && !isInPackage(file));
  const mapped = runs.flatMap(({ report }) =>
    report.callSites.flatMap(({ file, generated }) => (generated ? fileInRoot(file, report.target.root) : [])),
  );
  return config.budgets
    .filter(({ path }) => path !== '')
    .flatMap((budget) => {
      const matches = pathMatcher(budget.path, budget.roots);
      if ([...seen].some((file) => matches(file))) return [];
      const known = (knownFiles ?? []).filter((file) => matches(file));
      const made = known.length === 0 ? [] : unmappedOutputs(runs, known);
      refuseCompiled(budget, compiledFile([...seen], known), bundleOf([...bundles, ...made], known, knownFiles ?? []));
      refuseElsewhere(budget, fileBelow([...seen], known, knownFiles ?? []));
      refuseOfRoot(budget, fileOfRoot(mapped, known));
      if (known.length > 0) return [];
      const isSure = knownFiles !== null && isCheckout;
      if (!isSure && accepted.some((file) => matches(file))) return [goneNotice(budget)];
      if (areTooMany) return [uncheckedNotice(budget)];
      throw new Failure('gate-path-unmatched', {
        path: budget.source,
        at: `budgets[${budget.index}].path`,
        value: budget.path,
        ...(isSure ? { files: knownFiles.length } : {}),
      });
    });
}

/**
 * Bundles of which everything is known, such as those that need no package, are not told of in reports.
 * @param {Run[]} runs that are judged
 * @param {readonly string[]} known files of the repository that a budget is about, none of which has a call site
 * @returns {string[]} files with call sites that lie where only compilers write, and that no source map leads from; none
 *   if files of the budget ran themselves, as far as the report shows
 */
function unmappedOutputs(runs, known) {
  const sources = known.filter(isCompilable);
  return runs.flatMap(({ report: { target, callSites, routes } }) => {
    const inRoot = (/** @type {string} */ file) => fileInRoot(file, target.root);
    const answering = new Set((routes ?? []).map(({ file }) => inRoot(file)));
    if (startsOneOf(target.command.map(inRoot), sources) || known.some((file) => answering.has(file))) return [];
    const mapped = new Set(callSites.map(({ generated }) => generated?.file));
    const ran = callSites.filter(({ file, generated }) => !generated && !mapped.has(file) && !isInPackage(file));
    return sources.length === 0 ? [] : ran.map(({ file }) => inRoot(file)).filter(isMade);
  });
}

/**
 * @param {Budget} budget whose path matches files, and no call site
 * @param {ReturnType<typeof compiledFile>} file that ran, and the one that it was compiled from
 * @param {ReturnType<typeof bundleOf>} bundle that ran, and one of the files beside it
 * @throws {Failure} `gate-path-compiled` if there are such
 */
function refuseCompiled({ path: value, index, source: path }, file, bundle) {
  const at = `budgets[${index}].path`;
  if (file !== null) {
    const { source, compiled } = file;
    throw new Failure('gate-path-compiled', { path, at, value, source, compiled });
  }
  if (bundle !== null) throw new Failure('gate-path-compiled', { path, at, value, bundle: bundle.bundle });
}

/**
 * @param {Budget} budget whose path matches files, and no call site
 * @param {ReturnType<typeof fileBelow>} found a file that ran, and what it is called here
 * @throws {Failure} `gate-path-elsewhere` if there are such
 */
function refuseElsewhere({ path: value, index, source: path }, found) {
  if (found === null) return;
  const { ran, source } = found;
  throw new Failure('gate-path-elsewhere', { path, at: `budgets[${index}].path`, value, ran, source });
}

/**
 * @param {Budget} budget whose path matches files, and no call site
 * @param {ReturnType<typeof fileOfRoot>} found a file that ran, as a source map tells, and what it is called here
 * @throws {Failure} `gate-path-of-root` if there are such
 */
function refuseOfRoot({ path: value, index, source: path }, found) {
  if (found === null) return;
  const { ran, source } = found;
  throw new Failure('gate-path-of-root', { path, at: `budgets[${index}].path`, value, ran, source });
}

/**
 * @param {Budget} budget whose path matches call sites of the baseline only
 * @returns {Notice}
 */
function goneNotice({ path, index, source }) {
  return {
    code: 'path-matched-baseline-only',
    message: `budgets[${index}].path of ${source}, ${path}, matches call sites of the baseline and none of this run. If the files moved, so must the pattern.`,
  };
}

/**
 * @param {Budget} budget whose path matches no call site
 * @returns {Notice} in a repository that has too many files
 */
function uncheckedNotice({ path, index, source }) {
  return {
    code: 'path-unchecked',
    message: `budgets[${index}].path of ${source}, ${path}, matches no call site, and the repository has too many files to see whether it matches one of them.`,
  };
}
