/** Which files are one run, in directories and among those that are named. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { threadOfName } from '../formats/cpuprofile.js';
import { INPUTS, INPUTS_IN_WORDS } from '../formats/index.js';
import { perfScript } from '../formats/perf-script.js';
import { profProcessText } from '../formats/prof-process-text.js';
import { savedProfile } from '../formats/saved-profile.js';
import { v8Log } from '../formats/v8-log.js';
import { addToList } from '../model/add-to-list.js';
import { Failure } from '../model/failure.js';
import { counted } from '../text/words.js';
import { runsOfLogs } from './runs-of-logs.js';

/** @import { Diagnostic } from '../model/profile.js' */

const SAMPLES = INPUTS.filter(({ holds }) => holds === 'samples').map(({ names }) => names);
/** Read only where there is nothing that they could have been made of. */
const REPORTS = INPUTS.filter(({ holds }) => holds === 'report').map(({ names }) => names);
const MOST_DEPTH = 3;

/** What a run of ours writes for other tools: one pprof of all its threads, and a `.cpuprofile` of each. */
const OUR_PPROF = 'profile.pb.gz';
const OUR_THREADS = /^profile(?:-\d+-\d+)?\.cpuprofile$/;

/**
 * The files of one run of a program.
 * @typedef {object} RunFiles
 * @property {string} name that tells it from the others: the first of its words
 * @property {string[]} words what to name to have this run alone: the paths of its files, or of a directory with nothing
 *   else in it, as the user would give them
 * @property {string[]} files absolute paths, each once
 * @property {Diagnostic[]} diagnostics how it was chosen among the others, if that may be wrong
 */

/**
 * Finds what there is to read. Files named individually are the parts of one run. In a directory, each saved profile,
 * report or processed text is a run; so are the logs of a program with its workers and children.
 * @param {string[]} inputs files and directories as the user gave them
 * @param {string} cwd that they are relative to
 * @returns {Promise<RunFiles[]>} at least one run
 * @throws {Failure} `directory-empty` if a directory contains nothing that we can read
 */
export async function findRuns(inputs, cwd) {
  /** @type {RunFiles} */
  const named = { name: '', words: [], files: [], diagnostics: [] };
  /** @type {RunFiles[]} */
  const runs = [];
  for (const input of inputs) {
    const absolute = path.resolve(cwd, input);
    const stats = await stat(absolute).catch(() => null);
    if (!stats?.isDirectory()) {
      named.files.push(absolute);
      named.words.push(input);
      continue;
    }
    const samples = await filesIn(absolute, 0, SAMPLES);
    const found = samples.length > 0 ? samples : await filesIn(absolute, 0, REPORTS);
    if (found.length === 0) throw new Failure('directory-empty', { path: input, formats: INPUTS_IN_WORDS });
    const belowInput = (/** @type {string} */ file) => path.join(input, path.relative(absolute, file));
    for (const { files, diagnostics } of await runsOf(found)) {
      const words = (
        files.length > 1 && areAllBelow(path.dirname(files[0]), files, found) ? [path.dirname(files[0])] : files
      ).map(belowInput);
      runs.push({ name: words[0], words, files, diagnostics });
    }
  }
  const files = [...new Set(named.files)];
  return files.length > 0 ? [{ ...named, name: named.words[0], files }, ...runs] : runs;
}

/**
 * @param {string} directory absolute path
 * @param {string[]} files of a run, in it
 * @param {string[]} found in it and elsewhere
 * @returns {boolean} whether those are all that is in it and below
 */
function areAllBelow(directory, files, found) {
  return found.filter((file) => file.startsWith(directory + path.sep)).length === files.length;
}

/**
 * @param {string[]} files found in a directory
 * @returns {Promise<Pick<RunFiles, 'files' | 'diagnostics'>[]>} the files of each run
 */
async function runsOf(files) {
  const isLog = (/** @type {string} */ file) => v8Log.names.test(path.basename(file));
  const logs = files.filter(isLog);
  const runs = threadsTogether(files.filter((file) => !isLog(file))).map((ofRun) => ({
    files: ofRun,
    diagnostics: /** @type {Diagnostic[]} */ ([]),
  }));
  const directories = new Set(logs.map((file) => path.dirname(file)));
  for (const directory of directories) {
    const found = await runsOfLogs(logs.filter((file) => path.dirname(file) === directory));
    runs.push(
      ...found.map(({ files: ofRun, byTime }) => ({
        files: ofRun,
        diagnostics: byTime ? [groupedByTime(ofRun.length)] : [],
      })),
    );
  }
  return runs;
}

/**
 * @param {string[]} files sorted, that hold a run each, but for those of `--cpu-prof` and ours, which hold a thread each
 * @returns {string[][]} the threads of a process together
 */
function threadsTogether(files) {
  /** @type {Map<string, string[]>} */
  const runs = new Map();
  /** In containers all programs are process 1, so this counts main threads: names sort by when a thread was started. */
  const begun = new Map();
  for (const file of files) {
    const name = path.basename(file);
    const { pid, thread } = threadOfName(name);
    const ofPid = `${path.dirname(file)}:${pid}`;
    if (pid !== 0 && thread === 'main') begun.set(ofPid, (begun.get(ofPid) ?? 0) + 1);
    const isAlone = pid === 0 && !OUR_THREADS.test(name);
    addToList(runs, isAlone ? file : `${ofPid}:${begun.get(ofPid) ?? 0}`, file);
  }
  return [...runs.values()];
}

/**
 * @param {number} count of a run's logs
 * @returns {Diagnostic}
 */
function groupedByTime(count) {
  return {
    code: 'run-by-time',
    count,
    message: `The directory holds logs of several processes. They were grouped into runs by when they were written, and by which programs started others: ${counted(count, 'log')} ${count === 1 ? 'is' : 'are'} of this run.`,
  };
}

/**
 * @param {string} directory to look in
 * @param {number} depth below the user's
 * @param {readonly RegExp[]} names of files that are looked for
 * @returns {Promise<string[]>} what we read in it and below, sorted
 */
async function filesIn(directory, depth, names) {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error) => {
    throw new Failure('input-unreadable', { path: directory, reason: error.code }, error);
  });
  // Logs that `--keep-logs` leaves lie below the saved profile that was made of them.
  const saved = entries.find((entry) => entry.isFile() && savedProfile.names.test(entry.name));
  if (saved !== undefined) return [path.join(directory, saved.name)];
  // What V8 logged beside perf has no ticks, and is read with it.
  const perf = entries.find((entry) => entry.isFile() && perfScript.names.test(entry.name));
  if (perf !== undefined) return [path.join(directory, perf.name)];
  // The pprof of a run of ours holds all that the .cpuprofiles beside it do: both would count each tick twice.
  const isWhole = entries.some(({ name }) => name === OUR_PPROF);
  // So would a log, and the text that Node's guide has its processor make of it.
  const hasLog = entries.some((entry) => entry.isFile() && v8Log.names.test(entry.name));
  const isCopy = (/** @type {string} */ name) =>
    (isWhole && OUR_THREADS.test(name)) || (hasLog && profProcessText.names.test(name));
  const files = entries
    .filter((entry) => entry.isFile() && names.some((name) => name.test(entry.name)))
    .filter(({ name }) => !isCopy(name))
    .map((entry) => path.join(directory, entry.name));
  if (depth < MOST_DEPTH) {
    for (const entry of entries) {
      if (entry.isDirectory()) files.push(...(await filesIn(path.join(directory, entry.name), depth + 1, names)));
    }
  }
  return files.sort();
}
