import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../model/failure.js';
import { reportJson } from '../writers/json.js';
import { terminalReport } from '../writers/terminal.js';
import { describeFailure } from './describe-failure.js';
import { usesColor, widthOf, write } from './io.js';

/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Io, Stream } from './io.js' */
/** @import { RunFlags } from './commands/run.js' */

/**
 * @typedef {object} OutputPlan
 * @property {string | null} directory absolute path for the files, null for none
 * @property {Stream} terminal where the report for people goes
 * @property {string[]} formats what to make
 * @property {string} title of the flame graph
 */

/**
 * Writes everything that was asked for, the report for people last: it says where the rest is.
 * @param {Recording} recording what was read
 * @param {Report} report the answer
 * @param {OutputPlan} plan what goes where
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @throws {Failure} `output-not-writable`
 */
export async function writeOutputs(recording, report, plan, flags, io) {
  const files = plan.directory === null ? [] : await writeFiles(recording, report, plan, plan.directory, io);
  if (flags.json !== undefined) await writeJson(report, flags.json, io);
  const jsonTakesStdout = flags.json === '-' && plan.terminal === io.stdout;
  if (plan.formats.includes('terminal') && !flags.quiet && !jsonTakesStdout) {
    const text = terminalReport(report, {
      width: widthOf(plan.terminal),
      color: usesColor(plan.terminal, io.env, flags.color),
      top: flags.top,
      files,
      cwd: io.cwd,
    });
    await write(plan.terminal, text);
  }
  const graph = files.find((file) => file.path.endsWith('.html'));
  if (flags.open && graph) await openInBrowser(graph.path);
}

/**
 * @param {Recording} recording what was read
 * @param {Report} report the answer
 * @param {OutputPlan} plan what goes where
 * @param {string} directory absolute path for the files
 * @param {Io} io the world
 * @returns {Promise<{label: string, path: string}[]>} what was written
 */
async function writeFiles(recording, report, plan, directory, io) {
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
    if (await drawFlameGraph(recording, plan.title, graph, io)) files.push({ label: 'flame graph', path: graph });
  }
  return files;
}

/**
 * @param {Recording} recording what was read
 * @param {string} title of the page
 * @param {string} outputHtml absolute path
 * @param {Io} io is told if it fails: a report without its picture is still a report
 * @returns {Promise<boolean>} whether it was drawn
 */
async function drawFlameGraph(recording, title, outputHtml, io) {
  const { flameGraph } = await import('../writers/zero-x.js');
  try {
    await flameGraph(recording.profiles, { title, outputHtml, workingDir: path.dirname(outputHtml) });
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await write(io.stderr, describeFailure(error));
    return false;
  }
}

/**
 * @param {Report} report the answer
 * @param {string} target path, `-` for stdout
 * @param {Io} io the world
 */
async function writeJson(report, target, io) {
  if (target === '-') await write(io.stdout, reportJson(report));
  else await save(path.resolve(io.cwd, target), reportJson(report));
}

/**
 * @param {string} file absolute path
 * @param {string | Buffer} content of it
 * @returns {Promise<string>} the path
 * @throws {Failure} `output-not-writable`
 */
async function save(file, content) {
  await writeFile(file, content).catch((error) => {
    throw new Failure(error.code === 'ENOSPC' ? 'disk-full' : 'output-not-writable', { path: file, directory: '', reason: error.code, freeBytes: 0 }, error);
  });
  return file;
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
