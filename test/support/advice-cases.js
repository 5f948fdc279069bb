/**
 * Advice that is run: each directory test/advice/<rule>/<case>/ holds a program that does what the rule speaks of, and
 * prints, deterministically, what it made and whether it verifies. The program is profiled, the finding's edit applied,
 * and both are run.
 */
import { copyFileSync, existsSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdit, isAsProfiled } from './apply-edit.js';
import { ROOT, runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';
import { rowProblems } from './finding-rows.js';
import { installedPackages } from './installed-packages.js';
import { recordedHere } from './recorded-here.js';

/** @import { Edit, Finding, Report } from '../../src/model/report.js' */

/**
 * What the advice promises, as ratios of the edited program to the original one: the machine's speed has no say in
 * them.
 * @typedef {object} Gain
 * @property {number} [loopTicks] most of the operation's ticks on the event loop that may be left, 0..1
 * @property {number} [cpu] most of the whole process' CPU time that may be left, 0..1
 * @property {number} [fullHandshakes] most of the program's full handshakes as a client that may be left, 0..1
 * @property {boolean} [stays] whether the rule may still speak of the site; default no
 */

/**
 * @typedef {object} AdviceCase
 * @property {string} rule id
 * @property {string} name of the directory
 * @property {string} directory absolute path
 * @property {string} program file name: `program.cjs` or `program.mjs`
 * @property {number[]} nodes majors that it is for; default all
 * @property {Record<string, string>} packages that it needs, by name, with their versions; default none
 * @property {string} equivalent id of the package equivalent that it proves (see rules/pure-js-crypto.js), `''` if none
 * @property {string[]} shared names of files of test/support/advice that stand beside it when it runs; default none
 * @property {boolean} isSketch whether the rule must give no edit here; a `sketch.txt` beside the program has a line
 *   `// sketch` for what it shows instead, and one `// with` for what that needs, and prints what the program does; a
 *   `worker.txt` has a line `// worker` for what the sketch has in a worker
 * @property {Gain} promise
 */

const CASES = path.join(ROOT, 'test/advice');
/** What programs of several cases require. */
const SHARED = path.join(ROOT, 'test/support/advice');
const CPU_AT_EXIT = path.join(ROOT, 'test/support/cpu-at-exit.cjs');
const WITH = '// with: ';
const IN_WORKER = '// worker.cjs: ';
const DEFINES = /^\/\/ with: (?:const|import) /;
const ALL_NODES = [20, 22, 24, 26];

const MOST_TIMES = 3;

/** Fewer ticks than this are no gain that a ratio could show. */
const MIN_TICKS = 20;

/** @returns {AdviceCase[]} all cases, by rule and name */
export function adviceCases() {
  const directoriesIn = (/** @type {string} */ directory) =>
    readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  return directoriesIn(CASES).flatMap((rule) =>
    directoriesIn(path.join(CASES, rule)).map((name) => {
      const directory = path.join(CASES, rule, name);
      const {
        nodes = ALL_NODES,
        packages = {},
        equivalent = '',
        shared = [],
        isSketch = false,
        promise = {},
      } = JSON.parse(readFileSync(path.join(directory, 'case.json'), 'utf8'));
      const program = existsSync(path.join(directory, 'program.mjs')) ? 'program.mjs' : 'program.cjs';
      return { rule, name, directory, program, nodes, packages, equivalent, shared, isSketch, promise };
    }),
  );
}

/**
 * A program as it was profiled: what it printed and what the report says.
 * @typedef {{cwd: string, out: string, report: Report}} Profiled
 */

/** @type {Map<string, Promise<Profiled>>} by case and Node: each original is profiled once, for all that is asked of it */
const originals = new Map();

/**
 * @param {AdviceCase} advice the case
 * @param {string} node absolute path of the Node that runs it
 * @returns {Promise<Profiled>} its program in a copy, as it is
 */
export function originalOf(advice, node) {
  const key = `${advice.directory} ${node}`;
  const original = originals.get(key) ?? profiledOriginal(advice, node);
  originals.set(key, original);
  return original;
}

/**
 * @param {AdviceCase} advice the case
 * @param {string} node absolute path
 * @returns {Promise<Profiled>} the first of some runs in which the rule speaks as it should, else the last
 */
async function profiledOriginal(advice, node) {
  const cwd = await copyOf(advice);
  const speaks = (/** @type {Profiled} */ { report: { findings } }) =>
    findings.some(({ rule, edit }) => rule === advice.rule && (edit !== null || advice.isSketch));
  return measured(() => profiled(cwd, advice.program, node), speaks);
}

/**
 * Profiles a case's program, applies what its finding says, and holds the result against the original.
 * @param {AdviceCase} advice the case
 * @param {string} node absolute path of the Node that runs it
 * @param {(edit: Edit) => Edit} [change] what to make of the edit first, to see that a wrong one is noticed
 * @returns {Promise<string[]>} what is wrong, empty if the advice holds
 */
export async function adviceProblems(advice, node, change = (edit) => edit) {
  const original = await originalOf(advice, node);
  const { findings } = original.report;
  const found = findings.filter(({ rule }) => rule === advice.rule);
  const finding = found.find(({ edit }) => edit !== null);
  const tooLong = findings.flatMap((each) => rowProblems(original.report, each));
  if (advice.isSketch) {
    if (found.length === 0 || finding) return [`expected a sketch: ${describeFindings(findings)}`];
    // Where the call was not seen, the advice is more general.
    const shown = found.find(({ advice: [first] }) => !first?.startsWith('//')) ?? found[0];
    return [...tooLong, ...(await sketchProblems(original, shown, node))];
  }
  if (!finding?.edit) return [`no finding of ${advice.rule} with an edit: ${describeFindings(findings)}`];
  const edited = await copyOf(advice);
  const file = path.join(edited, path.relative(original.cwd, finding.edit.file));
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, applyEdit(source, change(finding.edit)));
  /** What is never right, however often it is tried. */
  const problems = [
    ...tooLong,
    ...(isAsProfiled(source, finding.edit) ? [] : ['the edit is of another file than was profiled']),
    ...(isShown(finding.edit, finding.advice.join('\n'))
      ? []
      : [`the advice does not show the edit: ${finding.advice.join('\n')}`]),
    ...(original.out === '' ? ['the original prints nothing'] : []),
  ];
  const saysSame = (/** @type {Ended} */ run) => problems.push(...runProblems(original.out, run));
  const gain = async () => {
    const after = await recorded(edited, advice.program, node);
    saysSame(after);
    if (after.report === null) return [];
    const reports = { before: original.report, after: after.report };
    let cpu = recordedRatio(reports);
    if (advice.promise.cpu !== undefined && !isKept(advice.promise.cpu, cpu)) {
      const plain = await cpuRatio(original.cwd, edited, advice.program, node);
      plain.runs.forEach(saysSame);
      cpu = plain.ratio;
    }
    return gainProblems(advice, finding, { ...reports, cpu });
  };
  const unkept = await measured(gain, (missing) => missing.length === 0 || problems.length > 0);
  return [...problems.map((problem) => `${problem}\n--- edited:\n${readFileSync(file, 'utf8')}`), ...unkept];
}

/**
 * @param {Profiled} original program of a case
 * @param {Finding} finding that has a sketch
 * @param {string} node absolute path
 * @returns {Promise<string[]>} what the case's `sketch.txt` does otherwise; empty if there is none
 */
async function sketchProblems({ cwd, out }, { advice }, node) {
  const file = path.join(cwd, 'sketch.txt');
  if (!existsSync(file)) return [];
  const withs = advice.flatMap((line) => (DEFINES.test(line) ? [line.slice(WITH.length)] : []));
  const shown = advice.filter((line) => !line.startsWith('//'));
  const source = readFileSync(file, 'utf8').replace(/^.*\/\/ with$/m, () => withs.join('\n'));
  const worker = path.join(cwd, 'worker.txt');
  if (existsSync(worker)) {
    const task = advice.find((line) => line.startsWith(IN_WORKER))?.slice(IN_WORKER.length) ?? '';
    writeFileSync(
      path.join(cwd, 'worker.cjs'),
      readFileSync(worker, 'utf8').replace(/^\/\/ worker$/m, () => task),
    );
  }
  writeFileSync(
    path.join(cwd, 'sketch.cjs'),
    source.replace(/^.*\/\/ sketch$/m, () => shown.join('\n')),
  );
  return runProblems(out, await runProcess([node, 'sketch.cjs'], { cwd }));
}

/**
 * What ticks and clocks say is measured on a machine that has other work, too: it may be measured a few times. What
 * programs print may not.
 * @template Measured
 * @param {() => Promise<Measured>} measure how
 * @param {(measured: Measured) => boolean} isGood whether once is enough
 * @returns {Promise<Measured>} the first good one, else the last
 */
async function measured(measure, isGood) {
  let last = await measure();
  for (let time = 1; time < MOST_TIMES && !isGood(last); time++) last = await measure();
  return last;
}

/**
 * @param {Edit} edit of a finding
 * @param {string} shown its advice
 * @returns {boolean} whether nothing of the edit is missing there
 */
function isShown({ text, imports }, shown) {
  return imports.every((line) => shown.includes(line)) && text.split('\n').every((line) => shown.includes(line.trim()));
}

/** @typedef {{exitCode: number | null, out: string, err: string}} Ended how a program ended */

/**
 * @param {string} out what the original prints
 * @param {Ended} edited how the edited program, or the original once more, ended
 * @returns {string[]} what differs
 */
function runProblems(out, edited) {
  if (edited.exitCode !== 0) return [`the edited program ended with ${edited.exitCode}: ${edited.err}`];
  return edited.out === out ? [] : [`the edited program says:\n${edited.out}instead of:\n${out}`];
}

/**
 * @param {AdviceCase} advice the case
 * @param {Finding} finding of the original
 * @param {{before: Report, after: Report, cpu: number}} measured cpu: ratio of the whole process' CPU time
 * @returns {string[]} what was promised and is not there
 */
function gainProblems(
  { rule, promise: { loopTicks = Infinity, cpu = Infinity, fullHandshakes = Infinity, stays = false } },
  { operation, callSite },
  measured,
) {
  const left = (/** @type {Report} */ report) =>
    report.callSites
      .filter((site) => site.operation === operation)
      .reduce((sum, { byPhase }) => sum + (byPhase['event-loop'] ?? 0), 0);
  const [was, is] = [left(measured.before), left(measured.after)];
  const spoken = new Set(measured.before.findings.filter((each) => each.rule === rule).map(functionOf));
  // Of the function that the edit brings along as well.
  const again = measured.after.findings.filter(
    (each) => each.rule === rule && (functionOf(each) === callSite?.function || !spoken.has(functionOf(each))),
  );
  return [
    ...(!stays && again.length > 0 ? [`the rule speaks again: ${describeFindings(again)}`] : []),
    ...(loopTicks < 1 && was < MIN_TICKS
      ? [`the original has only ${was} ticks of ${operation} on the event loop`]
      : []),
    ...(is > loopTicks * was
      ? [`${is} of ${was} ticks of ${operation} are left on the event loop, more than ${loopTicks}`]
      : []),
    ...(fullIn(measured.after) > fullHandshakes * fullIn(measured.before)
      ? [
          `${fullIn(measured.after)} of ${fullIn(measured.before)} full handshakes are left, more than ${fullHandshakes}`,
        ]
      : []),
    ...(measured.cpu > cpu ? [`${measured.cpu.toFixed(2)} of the CPU time is left, more than ${cpu}`] : []),
  ];
}

/**
 * @param {Finding} finding of a program
 * @returns {string | undefined} function that it is about
 */
function functionOf({ callSite }) {
  return callSite?.function;
}

/**
 * @param {Report} report of a program
 * @returns {number} full handshakes that it made as a client
 */
function fullIn({ tls }) {
  return (tls?.peers ?? []).reduce((sum, { role, full }) => sum + (role === 'client' ? full : 0), 0);
}

/**
 * @param {AdviceCase} advice the case
 * @returns {Promise<string>} absolute path of a copy, with its packages
 */
export async function copyOf({ directory, packages, shared }) {
  const copy = newDirectory();
  for (const name of readdirSync(directory)) copyFileSync(path.join(directory, name), path.join(copy, name));
  for (const name of shared) copyFileSync(path.join(SHARED, name), path.join(copy, name));
  if (Object.keys(packages).length > 0) symlinkSync(await installed(packages), path.join(copy, 'node_modules'), 'dir');
  return copy;
}

/**
 * @param {Record<string, string>} packages versions by name
 * @returns {Promise<string>} absolute path of a node_modules that holds them
 */
function installed(packages) {
  const words = Object.entries(packages)
    .map(([name, version]) => `${name}@${version}`)
    .sort();
  return installedPackages(`advice/${words.join('+').replaceAll('/', '_')}`, words, { scripts: true });
}

/**
 * @param {string} cwd directory of the program
 * @param {string} program file name
 * @param {string} node absolute path
 * @param {Record<string, string>} [env] what its environment has besides
 * @returns {Promise<Ended & {report: Report | null}>} how it ended, recorded as its user would
 */
function recorded(cwd, program, node, env = {}) {
  return recordedHere([node, program], { cwd, env });
}

/**
 * @param {string} cwd directory of the program
 * @param {string} program file name
 * @param {string} node absolute path
 * @param {Record<string, string>} [env] what its environment has besides
 * @returns {Promise<Profiled>} of a program that ends well
 * @throws {Error} if it does not
 */
export async function profiled(cwd, program, node, env) {
  const { exitCode, out, err, report } = await recorded(cwd, program, node, env);
  if (exitCode !== 0 || report === null)
    throw new Error(`${program} ended with ${exitCode} under the profiler: ${out}${err}`);
  return { cwd, out, report };
}

/**
 * What V8 and we take at the start is in both recorded runs, so that a gain looks smaller in them than it is, and so does a
 * loss: a promise of a gain that is kept in them is kept without us.
 * @param {number} promised most of the CPU time that may be left, 0..1; more than 1 if the edit may cost some
 * @param {number} ratio of the recorded runs, NaN if unknown
 * @returns {boolean} false if they do not tell
 */
function isKept(promised, ratio) {
  return promised < 1 && ratio <= promised;
}

/**
 * @param {{before: Report, after: Report}} reports of the original and of the edited program, recorded
 * @returns {number} CPU time of the whole process, the edited program's as a ratio of the original's; NaN if unknown
 */
function recordedRatio({ before, after }) {
  return (after.profile.cpu?.totalMs ?? NaN) / (before.profile.cpu?.totalMs ?? NaN);
}

/**
 * @param {string} before directory of the original
 * @param {string} after that of the edited program
 * @param {string} program file name
 * @param {string} node absolute path
 * @returns {Promise<{runs: Ended[], ratio: number}>} both run without a profiler; CPU time of the whole process, the
 *   edited program's as a ratio of the original's
 */
async function cpuRatio(before, after, program, node) {
  const original = await timed(before, program, node);
  const edited = await timed(after, program, node);
  return { runs: [original, edited], ratio: edited.cpu / original.cpu };
}

/**
 * @param {string} cwd directory of the program
 * @param {string} program file name
 * @param {string} node absolute path
 * @returns {Promise<Ended & {cpu: number}>} how it ended without a profiler; cpu in µs
 */
async function timed(cwd, program, node) {
  const file = path.join(cwd, 'cpu.txt');
  const words = [node, '--require', CPU_AT_EXIT, program];
  const { exitCode, out, err } = await runProcess(words, { cwd, env: { CPU_FILE: file } });
  return { exitCode, out, err, cpu: existsSync(file) ? Number(readFileSync(file, 'utf8')) : NaN };
}

/**
 * @param {Finding[]} findings of a report
 * @returns {string} in short
 */
function describeFindings(findings) {
  return (
    findings
      .map(
        ({ rule, callSite, edit, advice }) =>
          `${rule} at ${callSite?.line} (${edit ? 'edit' : 'sketch'}): ${advice.join(' / ')}`,
      )
      .join('\n') || 'nothing found'
  );
}
