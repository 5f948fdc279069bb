import { open, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';
import { reportJson } from '../writers/json.js';
import { terminalReport } from '../writers/terminal.js';
import { describeFailure } from './describe-failure.js';
import { tell, usesColor, widthOf, write } from './io.js';

/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Analysis } from '../api/analysis.js' */
/** @import { Io, Stream } from './io.js' */
/** @import { RunFlags } from './commands/run.js' */

/**
 * @typedef {object} OutputPlan
 * @property {string | null} directory absolute path for the files, null for none
 * @property {Stream} terminal where the report for people goes
 * @property {string[]} formats what to make
 * @property {string} title of the flame graph
 * @property {{label: string, path: string}[]} kept files that are there already, told with the others
 */

/**
 * @param {RunFlags} flags of the command line
 * @param {string[]} usual what is made if nothing else is asked for
 * @returns {string[]} what to make: a page that is to be opened is one of them
 */
export function wantedFormats(flags, usual) {
  const wanted = flags.format ?? usual;
  return flags.open && !wanted.includes('flamegraph') ? [...wanted, 'flamegraph'] : wanted;
}

/**
 * Makes sure that the JSON report can be written where it is wanted, before anything is run or read.
 * @param {string | undefined} target of --json
 * @param {string} cwd working directory
 * @throws {Failure} `json-not-writable`
 */
export async function checkJsonTarget(target, cwd) {
  if (target === undefined || target === '-') return;
  const file = path.resolve(cwd, target);
  const before = await stat(file).catch(() => null);
  // A pipe or a device would block, or take what is written for the report.
  if (before !== null && !before.isFile() && !before.isDirectory()) return;
  try {
    await (await open(file, 'a')).close();
    if (before === null) await unlink(file);
  } catch (error) {
    throw unwritable(file, true, error);
  }
}

/**
 * Writes everything that was asked for, the report for people last: it says where the rest is.
 * @param {Recording} recording what was read
 * @param {Analysis} analysis the answer
 * @param {OutputPlan} plan what goes where
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @throws {Failure} `output-not-writable`, `json-not-writable`, `stream-not-writable`
 */
export async function writeOutputs(recording, analysis, plan, flags, io) {
  const { report } = analysis;
  const files = plan.directory === null ? [] : await writeFiles(recording, analysis, plan, plan.directory, io);
  if (flags.json !== undefined) await writeJson(report, flags.json, io);
  const jsonTakesStdout = flags.json === '-' && plan.terminal === io.stdout;
  if (plan.formats.includes('terminal') && !flags.quiet && !jsonTakesStdout) {
    const text = terminalReport(report, {
      width: widthOf(plan.terminal),
      color: usesColor(plan.terminal, io.env, flags.color),
      top: flags.top,
      files: [...files, ...plan.kept],
      cwd: io.cwd,
    });
    await write(plan.terminal, text);
  }
  const graph = files.find((file) => file.path.endsWith('.html'));
  if (flags.open && graph) await openInBrowser(graph.path);
}

/**
 * @param {Recording} recording what was read
 * @param {Analysis} analysis the answer
 * @param {OutputPlan} plan what goes where
 * @param {string} directory absolute path for the files
 * @param {Io} io the world
 * @returns {Promise<{label: string, path: string}[]>} what was written
 */
async function writeFiles(recording, { report, isIdle }, plan, directory, io) {
  const files = [];
  if (plan.formats.includes('json')) {
    files.push({ label: 'report', path: await save(path.join(directory, 'report.json'), reportJson(report)) });
  }
  if (plan.formats.includes('profile')) {
    const { encodeRecording } = await import('../formats/saved-profile.js');
    files.push({ label: 'profile', path: await save(path.join(directory, 'profile.json.gz'), encodeRecording(recording)) });
  }
  if (plan.formats.includes('flamegraph') && report.profile.busyTicks > 0) {
    const graph = path.join(directory, 'flamegraph.html');
    if (await drawFlameGraph(recording, isIdle, plan.title, graph, io)) files.push({ label: 'flame graph', path: graph });
  }
  return files;
}

/**
 * @param {Recording} recording what was read
 * @param {Analysis['isIdle']} isIdle says which samples are no work
 * @param {string} title of the page
 * @param {string} outputHtml absolute path
 * @param {Io} io is told if it fails: a report without its picture is still a report
 * @returns {Promise<boolean>} whether it was drawn
 */
async function drawFlameGraph(recording, isIdle, title, outputHtml, io) {
  const { flameGraph } = await import('../writers/zero-x.js');
  try {
    await flameGraph(recording.profiles, { title, outputHtml, workingDir: path.dirname(outputHtml), isIdle });
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await tell(io.stderr, describeFailure(error, io.stderr));
    return false;
  }
}

/**
 * @param {Report} report the answer
 * @param {string} target path, `-` for stdout
 * @param {Io} io the world
 * @returns {Promise<void>} when it is written
 * @throws {Failure} `json-not-writable`, `stream-not-writable`
 */
async function writeJson(report, target, io) {
  if (target === '-') return write(io.stdout, reportJson(report));
  await save(path.resolve(io.cwd, target), reportJson(report), true);
}

/**
 * @param {string} file absolute path
 * @param {string | Buffer} content of it
 * @param {boolean} [isJsonTarget] whether it is what --json names
 * @returns {Promise<string>} the path
 * @throws {Failure} if it can't be written; nothing is left then that looks like a whole file
 */
async function save(file, content, isJsonTarget = false) {
  try {
    await writeFile(file, content);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC') await unlink(file).catch(() => {});
    throw unwritable(file, isJsonTarget, error);
  }
  return file;
}

/**
 * @param {string} file absolute path
 * @param {boolean} isJsonTarget whether it is what --json names
 * @param {unknown} error from the file system
 * @returns {Failure} to be thrown
 */
function unwritable(file, isJsonTarget, error) {
  const reason = /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown';
  return new Failure(isJsonTarget ? 'json-not-writable' : 'output-not-writable', { path: file, reason }, error);
}

/** @param {string} file absolute path of a page */
async function openInBrowser(file) {
  const { spawn } = await import('node:child_process');
  const opener = /** @type {Record<string, string[]>} */ ({ darwin: ['open'], win32: ['cmd', '/c', 'start', ''] })[process.platform] ?? ['xdg-open'];
  const child = spawn(opener[0], [...opener.slice(1), file], { stdio: 'ignore', detached: true });
  // No browser is no reason to fail: the report says where the page is.
  child.on('error', () => {});
  child.unref();
}
