/** The steps from files of any format to one Recording. */
import path from 'node:path';
import { v8Log } from '../formats/v8-log.js';
import { askings } from '../model/askings.js';
import { Failure } from '../model/failure.js';
import { withStarts } from '../model/thread-times.js';
import { counted, listedUpTo } from '../text/words.js';
import { about, inputFile, inputSize, readHead } from './input-file.js';
import { withDeclaredNodes } from './declared-node.js';
import { withLinkedPackages } from './linked-packages.js';
import { thisMachine } from './machine.js';
import { withOriginals } from './source-maps.js';

/** @import { InputContent, InputFormat, Machine, LogOrigin, MadeWindow } from '../formats/input-format.js' */
/** @import { Recording, RunInfo } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { SymbolizeOptions, Symbolizer } from '../symbols/index.js' */

/** Most empty logs that a sentence names. */
const MOST_NAMED = 3;

/**
 * @typedef {object} ReadOptions
 * @property {SymbolizeOptions['mode']} symbols where names of native code come from
 * @property {Symbolizer | null} [symbolizer] made ahead of time; the reader closes it
 * @property {string} [binaries] absolute path of a directory with the binaries of the machine that recorded logs
 * @property {'builtin' | 'node'} [engine] what reads V8 logs; by default our own reader
 * @property {string[]} [nodes] paths of the Nodes that may have recorded them, in order of preference
 * @property {(done: number, total: number) => void} onProgress bytes read of all inputs
 * @property {boolean} writeSidecars whether to save the symbols of each log next to it
 * @property {RunInfo | null} run how the program was run, if we ran it
 * @property {LogOrigin} origin of logs that we recorded; empty strings otherwise
 * @property {string | false} [sourceMaps] absolute path of a directory that is also searched for source maps; false if
 *   code is to be reported as V8 ran it
 */

/**
 * Reads inputs of any format into one recording.
 * @param {string[]} files absolute paths
 * @param {ReadOptions} options how to read them
 * @returns {Promise<Recording>} the profiles of all of them
 * @throws {Failure} what is wrong with the first one that can't be read; `input-is-report` if it contains no samples,
 *   `saved-among-inputs` if it is a saved profile and not the only one
 */
export async function readInputs(files, options) {
  let done = 0;
  const { written, empty, total } = await writtenAmong(files);
  const onBytes = (/** @type {number} */ bytes) => options.onProgress((done += bytes), total);
  /** @type {Recording} */
  const recording = { run: options.run, profiles: [] };
  /** @type {(MadeWindow | undefined)[]} */
  const windows = [];
  let isSaved = false;
  const machine = thisMachine(options, new Set(askings(options.run).map(({ at }) => at.file)));
  try {
    for (const file of written) {
      const content = samplesIn(await readInput(file, machine, { onBytes, isOurs: options.run !== null }), file, files);
      recording.profiles.push(...content.recording.profiles);
      recording.run ??= content.recording.run;
      isSaved ||= content.isSaved;
      if (content.recording.sampled) recording.sampled = content.recording.sampled;
      windows.push(content.window);
      if (content.recording.warmUp) recording.warmUp = content.recording.warmUp;
      if (content.recording.unprofiled) recording.unprofiled = content.recording.unprofiled;
    }
    Object.assign(recording, sampledIn(windows));
    if (empty.length > 0) leaveOut(empty, recording);
    if (!isSaved) recording.profiles = withStarts(recording.profiles);
    const { sourceMaps = null } = options;
    // A saved profile has the places of originals already.
    if (isSaved) return recording;
    const original =
      sourceMaps === false ? recording : await withLinkedPackages(await withOriginals(recording, sourceMaps));
    return await withDeclaredNodes(original);
  } finally {
    machine.close();
  }
}

/**
 * A log without a byte is of a thread that was ended, or had no room on the disk, before V8 wrote anything: no reason to
 * be silent about the others.
 * @param {string[]} files absolute paths
 * @returns {Promise<{written: string[], empty: string[], total: number}>} those to read, their size, and the V8 logs beside
 *   them that are empty
 * @throws {Failure} as `inputSize`; `input-empty` if nothing else is there, or it is no V8 log
 */
async function writtenAmong(files) {
  const sizes = await Promise.all(files.map(inputSize));
  const written = files.filter((_, index) => sizes[index] > 0);
  const empty = files.filter((_, index) => sizes[index] === 0);
  const refused = written.length === 0 ? empty[0] : empty.find((file) => !v8Log.names.test(path.basename(file)));
  if (refused !== undefined) throw new Failure('input-empty', { path: refused });
  return { written, empty, total: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * @param {string[]} empty V8 logs of a recording
 * @param {Recording} recording of the others, which says then that they are missing
 */
function leaveOut(empty, recording) {
  const count = empty.length;
  const names = listedUpTo(
    empty.map((file) => path.basename(file)),
    MOST_NAMED,
  );
  const message = `${counted(count, 'log')} of this recording ${count === 1 ? 'is' : 'are'} empty, so nothing is known of ${count === 1 ? 'its thread' : 'their threads'}: ${names}.`;
  const [first, ...others] = recording.profiles;
  const diagnostics = [...first.diagnostics, { code: 'empty-logs', count, message }];
  recording.profiles = [{ ...first, diagnostics }, ...others];
  recording.unprofiled = [{ kind: 'thread', reason: 'log-ended-early', count, cpuMs: null }];
}

/**
 * @param {(MadeWindow | undefined)[]} windows of files, of those that say
 * @returns {Pick<Recording, 'sampled'>} from the start of the first to the end of the last, if any says
 */
function sampledIn(windows) {
  const known = windows.filter((window) => window !== undefined);
  if (known.length === 0) return {};
  const startMs = Math.min(...known.map((window) => window.startMs));
  const endMs = Math.max(...known.map((window) => window.startMs + window.durationMs));
  return { sampled: { root: '', startTime: new Date(startMs).toISOString(), durationMs: endMs - startMs } };
}

/**
 * @template {InputContent & {isSaved: boolean}} Content
 * @param {Content} content of a file
 * @param {string} file absolute path
 * @param {string[]} files that are read
 * @returns {Extract<Content, {recording: Recording}>} the same
 * @throws {Failure} `input-is-report`; `saved-among-inputs`, since a saved profile is a whole run
 */
function samplesIn(content, file, files) {
  if (!('recording' in content)) throw new Failure('input-is-report', { path: file });
  if (content.isSaved && files.length > 1) throw new Failure('saved-among-inputs', { path: file });
  return /** @type {Extract<Content, {recording: Recording}>} */ (content);
}

/**
 * Reads a saved report, if that is what the inputs are.
 * @param {string[]} files absolute paths
 * @param {ReadOptions} options how to read them
 * @returns {Promise<Report | null>} null if they contain samples, or nothing that we can read
 * @throws {Failure} `report-among-inputs` if a report is not the only one; what is wrong with it, or with a file before
 *   it
 */
export async function readSavedReport(files, options) {
  const { written } = await writtenAmong(files);
  for (const file of written) {
    const { formatOf } = await import('../formats/index.js');
    if (formatOf(await readHead(file))?.holds !== 'report') continue;
    if (files.length > 1) throw new Failure('report-among-inputs', { path: file });
    const content = await readInput(file, thisMachine(options, new Set()), { onBytes: () => {}, isOurs: false });
    if ('report' in content) return content.report;
  }
  return null;
}

/**
 * @param {string} file absolute path
 * @param {Machine} machine that it is read on
 * @param {{onBytes: (bytes: number) => void, isOurs: boolean}} how `onBytes` is called with the size of each part that
 *   is read; whether we have just recorded it
 * @returns {Promise<InputContent & {isSaved: boolean}>} what it holds, and whether we wrote it after reading logs
 * @throws {Failure} `input-unrecognised`, or what is wrong with it
 */
async function readInput(file, machine, { onBytes, isOurs }) {
  const head = await readHead(file);
  const format = isOurs && v8Log.sniff(head) ? v8Log : await formatAmongAll(file, head);
  const content = await about(file, () => format.read(inputFile(file, head, onBytes), machine));
  return { ...content, isSaved: format.id === 'saved-profile' };
}

/**
 * Who has just run a program waits for its log alone: the other readers are loaded when they are needed.
 * @param {string} file absolute path
 * @param {Buffer} head its first bytes
 * @returns {Promise<InputFormat>} what it is
 * @throws {Failure} `input-unrecognised`
 */
async function formatAmongAll(file, head) {
  const { formatOf, INPUTS_IN_WORDS } = await import('../formats/index.js');
  const format = formatOf(head);
  if (format === null) throw new Failure('input-unrecognised', { path: file, formats: INPUTS_IN_WORDS });
  return format;
}
