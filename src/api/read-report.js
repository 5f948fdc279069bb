/** Reads one run of a program from any file that was saved of it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findRuns } from '../inputs/find-inputs.js';
import { readInputs, readSavedReport } from '../inputs/read-inputs.js';
import { Failure } from '../model/failure.js';
import { analyzeLazily } from './analyze-lazily.js';
import { leaveOutWarmUp } from './warm-up.js';

/** @import { RunFiles } from '../inputs/find-inputs.js' */
/** @import { ReadOptions } from '../inputs/read-inputs.js' */
/** @import { AnnotatedProfile } from '../model/annotated-stacks.js' */
/** @import { Recording } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Analysis } from './analysis.js' */

export { findRuns } from '../inputs/find-inputs.js';

/**
 * @typedef {object} ReadReportOptions
 * @property {string} cwd absolute path that inputs are relative to
 * @property {string} version of this tool
 * @property {ReadOptions['symbols']} symbols where names of native code in logs come from
 * @property {ReadOptions['sourceMaps']} [sourceMaps] absolute path of a directory that is also searched for source maps
 * @property {ReadOptions['binaries']} [binaries] absolute path of a directory with the binaries of the machine that
 *   recorded the logs
 * @property {ReadOptions['engine']} [engine] what reads V8 logs; our own reader otherwise
 * @property {string[]} [nodes] paths of the Nodes that may have recorded them, in order of preference
 * @property {number | null} [warmUp] seconds at the beginning that are left out
 * @property {ReadOptions['onProgress']} onProgress bytes read of all inputs
 */

/** The file that every run saves beside its report. */
const SAVED_PROFILE = 'profile.json.gz';

/** Names of files that are each a whole recording: naming their directory is the same. */
const WHOLE_RECORDING = /^(?:profile\.json\.gz|report\.json)$/;

/**
 * @typedef {object} ReadRun
 * @property {Report} report the answer
 * @property {Pick<Analysis, 'recording' | 'stacks'> | null} samples what it was made from; null if a report
 *   was read
 */

/**
 * Reads one run of a program from whatever you have of it: its report, its saved profile, its logs, the text of `node
 * --prof-process`, or a directory with one of them.
 * @param {string[]} inputs paths of files and directories; several are the parts of one recording
 * @param {ReadReportOptions} options how to read them
 * @returns {Promise<{report: Report, recording: Recording | null}>} its report, and the recording it was made from;
 *   null if a report was read
 * @throws {Failure} `report-invalid`, `report-other`, `report-outdated`, `report-version`, `report-among-inputs`, `several-recordings`,
 *   `warm-up-report`; what else is wrong with an input
 */
export async function readReport(inputs, { cwd, ...options }) {
  const { report, samples } = await readRun(await oneRun(inputs, cwd), options);
  return { report, recording: samples?.recording ?? null };
}

/**
 * The same with the run's stacks. If a report was read, they come from the profile that was saved beside it.
 * @param {string[]} inputs as of `readReport`
 * @param {ReadReportOptions} options how to read them
 * @returns {Promise<{report: Report, stacks: AnnotatedProfile[] | null}>} its report, and each thread's samples; null
 *   if there are none
 * @throws {Failure} as `readReport`
 */
export async function readReportWithStacks(inputs, { cwd, ...options }) {
  const run = await oneRun(inputs, cwd);
  const { report, samples } = await readRun(run, options);
  const found = samples ?? (await readSamplesBeside(run.files[0], report, options));
  return { report, stacks: found?.stacks() ?? null };
}

/**
 * @param {string} file absolute path of a report
 * @param {Report} report in it
 * @param {Omit<ReadReportOptions, 'cwd'>} options how to read files
 * @returns {Promise<ReadRun['samples']>} what the report was made from; null if that is not beside it
 */
export async function readSamplesBeside(file, report, options) {
  const profile = path.join(path.dirname(file), SAVED_PROFILE);
  if (!existsSync(profile)) return null;
  // The user did not name this file, so if it can't be read, that counts as not having it.
  const run = await readRun({ files: [profile], diagnostics: [] }, options).catch((error) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  return run !== null && run.samples !== null && isSameRun(run.report, report) ? run.samples : null;
}

/**
 * @param {Report} one of a run
 * @param {Report} other report
 * @returns {boolean} whether both are of the same run, counted the same way
 */
function isSameRun(one, other) {
  const keys = [one, other].map(({ target, profile, crypto }) =>
    JSON.stringify([target.startTime, profile.ticks, profile.busyTicks, crypto.ticks]),
  );
  return keys[0] === keys[1];
}

/**
 * Reads one run of a program from its files.
 * @param {Pick<RunFiles, 'files' | 'diagnostics'>} run its files, and diagnostics from finding them
 * @param {Omit<ReadReportOptions, 'cwd'>} options how to read them
 * @returns {Promise<ReadRun>} the answer
 * @throws {Failure} as `readReport`
 */
export async function readRun({ files, diagnostics }, { version, warmUp = null, ...options }) {
  const how = { ...options, writeSidecars: false, run: null, origin: { node: '', arch: '' } };
  const saved = await readSavedReport(files, how);
  if (saved !== null && warmUp !== null) throw new Failure('warm-up-report');
  if (saved !== null) return { report: saved, samples: null };
  const read = await readInputs(files, how);
  const { report, recording, stacks } = await analyzeLazily(
    warmUp === null ? read : leaveOutWarmUp(read, { seconds: warmUp, from: 'start' }),
    version,
  );
  return {
    report: { ...report, diagnostics: [...report.diagnostics, ...diagnostics] },
    samples: { recording, stacks },
  };
}

/**
 * Reads a saved report only.
 * @param {string} file absolute path
 * @returns {Promise<Report>} the report
 * @throws {Failure} `not-a-report`, `report-invalid`, `report-other`, `report-outdated`, `report-version`; what else is wrong with
 *   the file
 */
export async function readReportFile(file) {
  const how = { onProgress: () => {}, writeSidecars: false, run: null, origin: { node: '', arch: '' } };
  const report = await readSavedReport([file], { ...how, symbols: 'none' });
  if (report === null) throw new Failure('not-a-report', { path: file });
  return report;
}

/**
 * @param {string[]} inputs as the user gave them
 * @param {string} cwd that inputs are relative to
 * @returns {Promise<Pick<RunFiles, 'files' | 'diagnostics'>>} the run's files, each once
 * @throws {Failure} `several-recordings` if a directory holds more than one
 */
async function oneRun(inputs, cwd) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {RunFiles['diagnostics']} */
  const diagnostics = [];
  for (const input of inputs) {
    const runs = await findRuns([input], cwd);
    if (runs.length > 1) throw severalRecordings(input, runs);
    for (const file of runs[0].files) files.add(file);
    diagnostics.push(...runs[0].diagnostics);
  }
  return { files: [...files], diagnostics };
}

/**
 * @param {string} input that contains several runs
 * @param {RunFiles[]} runs of a program
 * @returns {Failure} an error that says what to pass for one of them
 */
export function severalRecordings(input, runs) {
  const [{ name, words }] = runs;
  return new Failure('several-recordings', {
    path: input,
    count: runs.length,
    example: WHOLE_RECORDING.test(path.basename(name)) ? path.dirname(name) : words.join(' '),
  });
}
