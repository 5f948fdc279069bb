/** Prepares the gate, judges runs by it, and tests how reliable it is. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { refuseBeside } from '../config/find-config.js';
import { loadConfig, makeConfig } from '../config/load-config.js';
import { BASELINE_FILE } from '../config/parse-config.js';
import { runsForBaseline } from '../gate/baseline/enough-runs.js';
import { chosen, withUpdated } from '../gate/baseline/file.js';
import { baselineChanges, updateBaseline } from '../gate/baseline/update.js';
import { differencesAmong, gateEnvironmentOf, replacedNotices } from '../gate/environment.js';
import { NEW_CALL_SITES } from '../gate/metrics/index.js';
import { refuseSilent } from '../gate/refuse.js';
import { selfTest } from '../gate/self-test.js';
import { judge, needsConfirmation } from '../gate/verdict.js';
import { lacksBeginning, lacksTimes } from '../model/certainty.js';
import { Failure } from '../model/failure.js';
import { rootedReport } from '../model/rooted-report.js';
import { repositoryRoot } from '../record/root.js';
import { RULES } from '../rules/index.js';
import { passedOverNotices, refusePassedOver } from './passed-over.js';
import { checkBaselineTarget, readBaseline, writeBaseline } from './baseline-file.js';
import { repositoryFiles } from './repository-files.js';
import { rootOfRun } from './root-of-run.js';

/** @import { Baseline } from '../gate/baseline/baseline.js' */
/** @import { BaselineChange } from '../gate/baseline/update.js' */
/** @import { SelfTest } from '../gate/self-test.js' */
/** @import { GateEnvironment } from '../gate/environment.js' */
/** @import { Commands } from '../gate/verdict.js' */
/** @import { GateConfig, GateConfigFile } from '../model/gate-config.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Check, Notice, Verdict } from '../model/verdict.js' */

export { checkSelfTestRuns } from '../gate/self-test.js';

/**
 * @typedef {object} GateChoices
 * @property {string | GateConfigFile} [config] path of a config, or what one would hold; default: searched in `cwd` and
 *   its parents, up to the root of the repository
 * @property {string} [baseline] path of the baseline; default: the config's
 * @property {boolean} [updateBaseline] whether to write the baseline, so that it accepts these runs; default false
 * @property {number} [maxLoadErrors] share of the load's requests that may fail, 0..1; default: the config's
 * @property {boolean} [isSelfTest] whether baselines will be made from the runs, so that a missing one is no mistake;
 *   default false
 * @property {string} [command] that makes the baseline, for the message if it is missing
 * @property {string} [script] the program to be judged, as it is run: a config beside it that is not read is an error
 */

/**
 * What to judge by, read and checked.
 * @typedef {object} Gate
 * @property {GateConfig} config with its baseline's path relative to the working directory, as messages show it
 * @property {string | null} baselineFile absolute path
 * @property {Baseline[]} baselines what was accepted, for each environment; none if there is no file yet, or no
 *   baseline was configured
 * @property {boolean} updatesBaseline whether it is to be written
 * @property {string} cwd absolute path that messages show paths relative to
 * @property {string} root absolute path of the repository
 * @property {string | null} found absolute path of the config that was found; null if one was named, or there is none
 * @property {string[]} roots the root, and the config's directory: what paths in the config are relative to
 */

/**
 * Reads everything that a verdict needs except the runs, so that mistakes are reported before a program runs for
 * minutes.
 * @param {GateChoices} choices config and baseline
 * @param {string} cwd absolute path that paths are relative to
 * @returns {Promise<Gate>} what to judge by
 * @throws {Failure} what is wrong with the config or the baseline; `baseline-missing`, `baseline-unnamed`
 */
export async function prepareGate(choices, cwd) {
  const { updateBaseline: updates = false, maxLoadErrors } = choices;
  const root = repositoryRoot(cwd);
  const { config, file } = await configOf(choices, cwd, root);
  const baselineFile = config.baseline?.file ?? null;
  if (updates && baselineFile === null)
    throw new Failure('baseline-unnamed', { path: config.source, file: BASELINE_FILE });
  const baselines = baselineFile === null ? [] : await baselinesIn(baselineFile, choices, cwd);
  return {
    config: {
      ...config,
      ...(maxLoadErrors === undefined ? {} : { maxLoadErrors }),
      baseline: config.baseline && { ...config.baseline, file: path.relative(cwd, config.baseline.file) },
    },
    baselineFile,
    baselines,
    updatesBaseline: updates,
    cwd,
    root,
    found: choices.config === undefined ? file : null,
    roots: [...new Set([root, ...(file === null ? [] : [path.dirname(file)])])],
  };
}

/**
 * @param {GateChoices} choices config and baseline
 * @param {string} cwd absolute path that paths are relative to
 * @param {string} root absolute path of the repository
 * @returns {ReturnType<typeof loadConfig>} the config, and the file that it is in
 * @throws {Failure} what is wrong with it
 */
async function configOf({ config, baseline, updateBaseline: updatesBaseline = false, script }, cwd, root) {
  const surroundings = {
    cwd,
    root,
    rules: RULES.map(({ meta }) => meta.id),
    baseline: baseline === undefined ? null : path.resolve(cwd, baseline),
    updatesBaseline,
  };
  const loaded =
    typeof config === 'object'
      ? await makeConfig(config, surroundings)
      : await loadConfig(config ?? null, surroundings);
  if (loaded.file === null && config === undefined && script !== undefined) await refuseBeside(script, cwd, root);
  refuseSilent(loaded.config);
  return loaded;
}

/**
 * @param {string} file absolute path of the baseline
 * @param {GateChoices} choices whether it will be updated
 * @param {string} cwd absolute path that it is shown relative to
 * @returns {Promise<Baseline[]>} what was accepted, for each environment; none if there is no baseline yet
 * @throws {Failure} what is wrong with it; `baseline-missing`
 */
async function baselinesIn(file, { updateBaseline: updates = false, isSelfTest = false, command }, cwd) {
  const accepted = await acceptedIn(file, updates, command);
  if (updates) await checkBaselineTarget(file);
  else if (accepted === null && !isSelfTest)
    throw new Failure('baseline-missing', {
      path: path.relative(cwd, file),
      ...(command === undefined ? {} : { command }),
    });
  return accepted ?? [];
}

/** What an update mends, so that the message has its command. */
const MADE_AGAIN = new Set(['baseline-outdated', 'baseline-conflicts']);

/**
 * @param {string} file absolute path of the baseline
 * @param {boolean} updates whether it will be written; a baseline in an earlier format is then replaced
 * @param {string | undefined} command that makes it
 * @returns {Promise<Baseline[] | null>} what was accepted, for each environment; null if there is no baseline
 * @throws {Failure} what is wrong with it
 */
async function acceptedIn(file, updates, command) {
  try {
    return await readBaseline(file);
  } catch (error) {
    if (!(error instanceof Failure) || !MADE_AGAIN.has(error.code)) throw error;
    if (updates && error.code === 'baseline-outdated') return null;
    throw command === undefined ? error : new Failure(error.code, { ...error.facts, command }, error);
  }
}

/**
 * @typedef {object} Judged
 * @property {Verdict} verdict what the gate says
 * @property {boolean} isUnsure whether another run should be made before the verdict is final or the baseline is
 *   written
 * @property {number} runsForBaseline how many runs a baseline made from these should have; 0 if none is made
 * @property {string} unfit why no baseline can be made of these runs, as the rest of a sentence; `''` if one can
 * @property {BaselineChange[] | null} changes of the baseline; null if it was not written
 */

/**
 * @typedef {object} Occasion
 * @property {string} version of this tool
 * @property {Date} now decides which exceptions have expired
 * @property {Report[]} [base] runs of the change's base, alternating with these on one machine
 * @property {Commands} [commands] for messages about these runs
 * @property {boolean} [canRunAgain] whether further runs can be made; if so, a baseline that needs more is not written
 *   yet; default false
 */

/**
 * Judges runs of one program. If the baseline is to be updated, it is written first and the verdict is by the new one,
 * unless the program failed or was not driven.
 * @param {Report[]} runs one report for each
 * @param {Gate} gate what to judge by
 * @param {Occasion} occasion when and for whom
 * @returns {Promise<Judged>} the verdict
 * @throws {Failure} what can't be judged (src/gate/verdict.js), `gate-run-twice`, `baseline-not-writable`,
 *   `config-beside-script`
 */
export async function judgeRuns(runs, gate, { version, now, base = [], commands, canRunAgain = false }) {
  const { config, baselines, updatesBaseline } = gate;
  refuseTwice(runs, base);
  await refusePassedOver(runs, gate);
  const reports = await rooted(runs, gate.root);
  const baseReports = await rooted(base, gate.root);
  const environments = reports.map((report) => ({ environment: gateEnvironmentOf(report) }));
  const { own, nearest, isAmbiguous } =
    reports.length === 0
      ? { own: null, nearest: null, isAmbiguous: false }
      : chosen(baselines, environments[0].environment);
  const today = now.toISOString();
  const circumstances = { now: today, version, base: baseReports, commands, ...(await filesOf(gate)) };
  const judgeBy = (/** @type {Baseline | null} */ accepted) =>
    judge(reports, config, { ...circumstances, baseline: accepted, baselineUpdated: updatesBaseline });
  const day = today.slice(0, 10);
  const accepting = (/** @type {Baseline | null} */ old) => updateBaseline(old, reports, config, day);
  const updated = updatesBaseline && reports.length > 0 ? whatPasses([accepting(own), accepting(null)], judgeBy) : null;
  const verdict = judgeBy(updated ?? nearest);
  const unfit = unfitFor(reports, differencesAmong(environments.map(withoutMachine)), isAmbiguous);
  verdict.notices.push(...(await passedOverNotices(runs, gate)));
  verdict.notices.push(...defaultNotices(gate, unfit === '' && isWholeRun(verdict)));
  const needed = updated !== null && unfit === '' && isWholeRun(verdict) ? runsForBaseline(reports, config, day) : 0;
  return settle(verdict, gate, { own, updated, unfit, needed, lacksRuns: canRunAgain && reports.length < needed });
}

/**
 * @param {{environment: GateEnvironment}} run where it ran
 * @returns {{environment: GateEnvironment}} the same without what entries of a baseline don't tell apart
 */
function withoutMachine({ environment }) {
  return { environment: { ...environment, platform: '', processor: '', interval: '' } };
}

/**
 * @param {Report[]} reports of the runs
 * @param {string[]} differs how the runs' environments differ
 * @param {boolean} isAmbiguous whether several entries of the baseline may be theirs
 * @returns {string} why they make no baseline, as the rest of a sentence; `''` if they can
 */
function unfitFor(reports, differs, isAmbiguous) {
  if (reports.some(lacksBeginning))
    return 'a log lacks its beginning, so that what ran while modules were loading may seem to hold the event loop';
  if (differs.length > 0)
    return `the runs are not of one program in one environment (${differs.join('; ')}): accept those of each by themselves`;
  return isAmbiguous
    ? 'it has entries of several builds of Node, and the runs do not say which of these they ran on: record them with cryptoprof'
    : '';
}

/**
 * Decides whether another run should be made, and writes the baseline if none should.
 * @param {Verdict} verdict what the gate says; is changed to say whether the baseline was written
 * @param {Gate} gate what was judged by
 * @param {object} judged what was judged
 * @param {Baseline | null} judged.own what was accepted in the runs' environment
 * @param {Baseline | null} judged.updated what to accept now, null if nothing
 * @param {string} judged.unfit why these runs make no baseline, `''` if they can
 * @param {number} judged.needed how many runs that should have
 * @param {boolean} judged.lacksRuns whether there are fewer, and more can be made
 * @returns {Promise<Judged>} the verdict, and what became of the baseline
 * @throws {Failure} `baseline-not-writable`
 */
async function settle(verdict, gate, { own, updated, unfit, needed, lacksRuns }) {
  const { config, baselines, baselineFile, updatesBaseline } = gate;
  const isWhole = isWholeRun(verdict);
  const isUnsure = updatesBaseline ? lacksRuns : isWhole && needsConfirmation(verdict, config);
  const isAccepted = updated !== null && baselineFile !== null && isWhole && unfit === '' && !isUnsure;
  const isWritten = isAccepted && (await writeBaseline(baselineFile, withUpdated(baselines, own, updated)));
  if (verdict.baseline !== null) verdict.baseline.updated = isWritten;
  if (isWritten) verdict.notices.push(...replacedNotices(own, updated));
  const judged = { verdict, isUnsure, runsForBaseline: needed, unfit };
  if (!isAccepted) return { ...judged, changes: null };
  return { ...judged, changes: isWritten ? baselineChanges(own, updated) : [] };
}

/**
 * @param {Verdict} verdict of runs
 * @returns {boolean} whether the runs are complete: gaps in a recording must not be mistaken for what the program does
 */
function isWholeRun({ failures, doubts }) {
  return failures.length === 0 && doubts.length === 0;
}

/**
 * Judges runs of an unchanged program by baselines made from each other.
 * @param {Report[]} runs one report for each
 * @param {Gate} gate what to judge by; not its baselines
 * @param {number} draws how many times to draw a baseline and the runs that it judges
 * @param {Pick<Occasion, 'version' | 'now'>} occasion when and for whom
 * @returns {Promise<SelfTest>} how often it fails, and how much shares vary
 * @throws {Failure} `gate-run-twice`, `self-test-few-runs`, `config-beside-script`, and what can't be judged
 *   (src/gate/verdict.js)
 */
export async function selfTestRuns(runs, gate, draws, { version, now }) {
  refuseTwice(runs, []);
  await refusePassedOver(runs, gate);
  const reports = await rooted(runs, gate.root);
  return selfTest(reports, gate.config, draws, { now: now.toISOString(), version, ...(await filesOf(gate)) });
}

/**
 * @param {Report[]} runs one report for each
 * @param {string} root absolute path of the repository on this machine
 * @returns {Promise<Report[]>} the same with the repository's root on the machine that each ran on
 */
async function rooted(runs, root) {
  return Promise.all(runs.map(async (report) => rootedReport(report, await rootOfRun(report, root))));
}

/**
 * An updated baseline keeps old values that differ only by noise. If one of those would fail the runs that it should
 * accept, a newly made baseline is used instead, with what these can't measure.
 * @param {[updated: Baseline, made: Baseline]} baselines of the same runs
 * @param {(baseline: Baseline) => Verdict} judgeBy judges those runs
 * @returns {Baseline} the first, if it accepts them
 */
function whatPasses([updated, made], judgeBy) {
  if (!judgeBy(updated).checks.some(isWorse)) return updated;
  return { ...made, metrics: new Map([...updated.metrics, ...made.metrics]) };
}

/**
 * @param {Check} check of a verdict
 * @returns {boolean} whether it is worse than its baseline
 */
function isWorse({ metric, baseline, outcome, reason }) {
  return (
    (baseline !== null || metric === NEW_CALL_SITES.id) &&
    (outcome === 'fail' || reason === 'single' || reason === 'disagree')
  );
}

/**
 * A run that was named twice would confirm itself, or be compared with itself.
 * @param {Report[]} reports one for each run
 * @param {Report[]} base those of the change's base
 * @throws {Failure} `gate-run-twice`
 */
function refuseTwice(reports, base) {
  const runs = [...reports, ...base];
  const names = [runs.map(beganAt), runs.map((run, index) => measuredIn(run) ?? index)];
  const name = (/** @type {number} */ index) =>
    index < reports.length ? index + 1 : `${index + 1 - reports.length} of the base`;
  const firsts = runs.map((run, index) => Math.min(...names.map((all) => all.indexOf(all[index]))));
  const second = firsts.findIndex((first, index) => first !== index);
  if (second !== -1) throw new Failure('gate-run-twice', { first: name(firsts[second]), second: name(second) });
}

/**
 * Our own recordings know when they began; other logs at least know their isolate.
 * @param {Report} report of a run
 * @returns {string} equal for two reports of one recording, however they were made
 */
function beganAt({ target: { startTime, durationMs }, isolates }) {
  return JSON.stringify([
    startTime,
    durationMs,
    isolates.map(({ source, pid, ticks, busyTicks }) => [startTime || source, pid, ticks, busyTicks]),
  ]);
}

/**
 * A log may have been copied, or a run's time lost. Two runs are never alike to the millisecond and in each tick.
 * @param {Report} report of a run
 * @returns {string | null} equal for two reports of one recording that have other names; null where ticks have no times: of
 *   short runs, their number alone may be equal
 */
function measuredIn({ target: { durationMs }, profile, isolates, callSites }) {
  if (lacksTimes(profile)) return null;
  return JSON.stringify([
    durationMs,
    profile,
    isolates.map(({ pid, ticks, busyTicks, cryptoTicks }) => [pid, ticks, busyTicks, cryptoTicks]),
    callSites.map(({ id, ticks, cpuMs }) => [id, ticks, cpuMs]),
  ]);
}

/**
 * @param {Gate} gate which may have no config
 * @param {boolean} isFit whether a baseline can be made of these runs
 * @returns {Notice[]} one that says what it judges by without
 */
function defaultNotices({ config: { baseline, isDefault } }, isFit) {
  if (!isDefault) return [];
  const start = isFit ? ' To start from the current state, accept it: --update-baseline' : '';
  const holds =
    baseline === null
      ? `findings of severity error fail.${start}`
      : `synchronous call sites that ${baseline.file} does not know fail.`;
  return [{ code: 'config-default', message: `There is no config, so the default applies: ${holds}` }];
}

/**
 * @param {Gate} gate whose patterns may be about files
 * @returns {Promise<{knownFiles: string[] | null, isCheckout: boolean, areTooMany: boolean}>} files on the disk, relative
 *   to a root; null if no pattern needs them, or they are unknown. Outside a repository there may be more files elsewhere
 */
async function filesOf({ config, root, roots }) {
  const patterns = config.budgets.map((budget) => budget.path).filter((pattern) => pattern !== '');
  const isCheckout = ['.git', 'package.json'].some((name) => existsSync(path.join(root, name)));
  if (patterns.length === 0) return { knownFiles: null, isCheckout, areTooMany: false };
  const files = await Promise.all(roots.map((each) => repositoryFiles(each, patterns)));
  const known = files.flatMap((each) => (Array.isArray(each) ? each : []));
  return {
    knownFiles: known.length === 0 ? null : known,
    isCheckout: isCheckout && Array.isArray(files[0]),
    areTooMany: files.includes('too-many'),
  };
}
