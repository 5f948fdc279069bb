import path from 'node:path';
import { Failure } from '../model/failure.js';
import { verdictJson } from '../writers/json.js';
import { terminalReport } from '../writers/terminal.js';
import { terminalVerdict } from '../writers/verdict-terminal.js';
import { fileOf } from './choose-outputs.js';
import { describeFailure } from './describe-failure.js';
import { tell, usesColor, widthOf, write } from './io.js';
import { save } from './output-files.js';
import { FORMATS } from './output-formats.js';
import { renderReport } from './render-report.js';
import { appendStepSummary } from './step-summary.js';

/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Verdict } from '../model/verdict.js' */
/** @import { Analysis } from '../api/analysis.js' */
/** @import { Output } from './choose-outputs.js' */
/** @import { Io } from './io.js' */

/**
 * What there is to tell.
 * @typedef {object} Subject
 * @property {Report} report the answer
 * @property {Verdict | null} verdict of a gate: text for people and JSON tell that, and not the report that it is
 *   about; null if none was asked
 * @property {{recording: Recording, isIdle: Analysis['isIdle']} | null} samples what the report was made of; null if it
 *   was a saved report: then none of the outputs may need samples
 */

/**
 * @typedef {object} OutputPlan
 * @property {Output[]} outputs what to make
 * @property {string | null} directory absolute path for files without a name, null if there are none
 * @property {string} title of the flame graph
 * @property {WrittenFile[]} kept files that are there already, told with the others
 */

/** @typedef {{top: number, color: boolean, open?: boolean}} LookFlags */
/** @import { WrittenFile } from '../writers/terminal/files.js' */

/**
 * Writes everything that was asked for, the text for people last: it says where the rest is, and is told even if some of
 * that can't be written.
 * @param {Subject} subject what there is to tell
 * @param {OutputPlan} plan what goes where
 * @param {LookFlags} flags of the command line
 * @param {Io} io the world
 * @throws {Failure} `output-not-writable`, `output-over-limit`, `target-not-writable`, `target-directory-missing`,
 *   `stream-not-writable`: the first, once all else is written; others have been told
 */
export async function writeOutputs(subject, plan, flags, io) {
  /** @type {WrittenFile[]} */
  const files = [];
  /** @type {Failure[]} */
  const failures = [];
  const forPeople = plan.outputs.filter(({ id }) => id === 'terminal');
  for (const output of plan.outputs) {
    if (forPeople.includes(output)) continue;
    const file = await writeOne(output, subject, plan, io).catch((error) => {
      if (!(error instanceof Failure)) throw error;
      failures.push(error);
      return null;
    });
    if (file !== null) files.push({ label: output.label, ...file });
    if (output.id === 'github') await appendStepSummary(subject.report, subject.verdict, io);
  }
  for (const output of forPeople) await writeText(output, subject, [...files, ...plan.kept], flags, io);
  if (forPeople.length === 0) await tellNotes(files, io);
  const graph = files.find(({ label }) => label === FORMATS.flamegraph.label);
  if (flags.open && graph) await openInBrowser(graph.path);
  for (const failure of failures.slice(1)) await tell(io.stderr, describeFailure(failure, io.stderr));
  if (failures.length > 0) throw failures[0];
}

/**
 * @param {Output} output for machines
 * @param {Subject} subject what there is to tell
 * @param {OutputPlan} plan gives directory and title
 * @param {Io} io the world
 * @returns {Promise<Omit<WrittenFile, 'label'> | null>} the file that was written, null if none was
 */
async function writeOne(output, { report, verdict, samples }, plan, io) {
  const file = fileOf(output, plan.directory);
  const option = output.file === null ? null : output.option;
  if (samples !== null && file !== null && output.id === 'profile') {
    return orTold(
      async () => {
        const { encodeRecording } = await import('../formats/saved-profile.js');
        return { path: await save(file, encodeRecording(samples.recording), option) };
      },
      ['profile-too-large'],
      io,
    );
  }
  if (samples !== null && file !== null && output.id === 'flamegraph') {
    return report.profile.busyTicks > 0 ? drawFlameGraph(samples, plan.title, file, option, io) : null;
  }
  const text =
    verdict !== null && output.id === 'json'
      ? verdictJson(verdict)
      : await renderReport(output.id, report, verdict, io.cwd);
  if (file !== null) return { path: await save(file, text, option) };
  await write(io.stdout, text);
  return null;
}

/**
 * @param {Output} output text for people
 * @param {Subject} subject what there is to tell
 * @param {WrittenFile[]} files that have been written
 * @param {LookFlags} flags of the command line
 * @param {Io} io the world
 */
async function writeText({ file, stream, option }, { report, verdict }, files, flags, io) {
  const target = stream === null ? null : io[stream];
  const look = {
    width: widthOf(target, io.env),
    isTerminal: target?.isTTY === true,
    color: target !== null && usesColor(target, io.env, flags.color),
    top: flags.top,
    cwd: io.cwd,
    files,
  };
  const text = verdict === null ? terminalReport(report, look) : terminalVerdict(verdict, look);
  if (target !== null) await write(target, text);
  else await save(/** @type {string} */ (file), text, option);
}

/**
 * @param {{recording: Recording, isIdle: Analysis['isIdle']}} samples which of them are no work
 * @param {string} title of the page
 * @param {string} file absolute path
 * @param {string | null} option that names the file; null if it lies in the output directory
 * @param {Io} io is told if it fails: a report without its picture is still a report
 * @returns {Promise<Omit<WrittenFile, 'label'> | null>} the page, and what it had no room for; null if it was not drawn
 */
async function drawFlameGraph({ recording, isIdle }, title, file, option, io) {
  const { flameGraph } = await import('../writers/zero-x.js');
  return orTold(
    async () => {
      const { page, note } = await flameGraph(recording.profiles, { title, workingDir: path.dirname(file), isIdle });
      return { path: await save(file, page, option), note };
    },
    ['flame-graph-failed', 'flame-graph-not-written'],
    io,
  );
}

/**
 * @param {() => Promise<Omit<WrittenFile, 'label'>>} writeFile that the report is complete without
 * @param {string[]} codes of failures that don't keep the report from being written
 * @param {Io} io is told of them
 * @returns {Promise<Omit<WrittenFile, 'label'> | null>} the file, null if there is none
 * @throws {Failure} others
 */
async function orTold(writeFile, codes, io) {
  try {
    return await writeFile();
  } catch (error) {
    if (!(error instanceof Failure) || !codes.includes(error.code)) throw error;
    await tell(io.stderr, describeFailure(error, io.stderr));
    return null;
  }
}

/**
 * @param {WrittenFile[]} files that no text for people lists
 * @param {Io} io is told what their readers have to know
 */
async function tellNotes(files, io) {
  for (const { label, note = '' } of files) if (note !== '') await tell(io.stderr, `cryptoprof: ${label}: ${note}.\n`);
}

/** @param {string} file absolute path of a page */
async function openInBrowser(file) {
  const { spawn } = await import('node:child_process');
  const opener = /** @type {Record<string, string[]>} */ ({ darwin: ['open'], win32: ['cmd', '/c', 'start', ''] })[
    process.platform
  ] ?? ['xdg-open'];
  const child = spawn(opener[0], [...opener.slice(1), file], { stdio: 'ignore', detached: true });
  // No browser is no reason to fail: the report says where the page is.
  child.on('error', () => {});
  child.unref();
}
