import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { formatOf } from '../formats/index.js';
import { askings } from '../model/askings.js';
import { Failure } from '../model/failure.js';
import { about } from './about.js';
import { checkInput, inputFailure, readHead } from './file-chunks.js';

/** @import { Profile, Recording, RunInfo } from '../model/profile.js' */
/** @import { SymbolizeOptions, Symbolizer } from '../symbols/index.js' */

/**
 * @typedef {object} ReadOptions
 * @property {SymbolizeOptions['mode']} symbols where names of native code come from
 * @property {'builtin' | 'node'} [engine] what reads V8 logs; our own reader otherwise
 * @property {string[]} [nodes] paths of the Nodes that may have recorded them, in order of preference
 * @property {(done: number, total: number) => void} onProgress bytes read of all inputs
 * @property {boolean} writeSidecars whether to keep the symbols of each log beside it
 * @property {RunInfo | null} run how the program was run, if we ran it
 * @property {{node: string, arch: string}} origin of logs that we recorded; empty strings otherwise
 */

/**
 * Reads inputs of any format into one recording.
 * @param {string[]} files absolute paths
 * @param {ReadOptions} options how to read them
 * @returns {Promise<Recording>} the profiles of all of them
 * @throws {Failure} what is wrong with the first one that can't be read
 */
export async function readInputs(files, options) {
  let [done, total] = [0, 0];
  for (const file of files) total += await checkInput(file);
  const onBytes = (/** @type {number} */ bytes) => options.onProgress((done += bytes), total);
  /** @type {Recording} */
  const recording = { run: options.run, profiles: [] };
  const names = lateSymbolizer(options.symbols);
  const asked = new Set(askings(options.run).map(({ at }) => at.file));
  try {
    for (const file of files) {
      const part = await readInput(file, { ...options, symbolizer: names.get, asked }, onBytes);
      recording.profiles.push(...part.profiles);
      recording.run ??= part.run;
    }
    return recording;
  } finally {
    names.close();
  }
}

/**
 * @param {SymbolizeOptions['mode']} mode where names of native code come from
 * @returns {{get: () => Promise<Symbolizer>, close: () => void}} one for all logs, made with the first
 */
function lateSymbolizer(mode) {
  /** @type {Symbolizer | null} */
  let symbolizer = null;
  return {
    async get() {
      const { createSymbolizer } = await import('../symbols/index.js');
      symbolizer ??= createSymbolizer({ mode });
      return symbolizer;
    },
    close: () => symbolizer?.close(),
  };
}

/**
 * @typedef {ReadOptions & {symbolizer: () => Promise<Symbolizer>, asked: ReadonlySet<string>}} ReadContext symbolizer:
 *   one names all logs; asked: paths of files that asked for what was counted
 */

/**
 * @param {string} file absolute path
 * @param {ReadContext} options how to read it
 * @param {(bytes: number) => void} onBytes called with the size of each chunk
 * @returns {Promise<Recording>} what it holds
 */
async function readInput(file, options, onBytes) {
  const head = await readHead(file);
  const format = formatOf(head);
  if (format === null) throw new Failure('input-unrecognised', { path: file });
  if (format === 'v8-log') return { run: null, profiles: [await readLog(file, head, options, onBytes)] };
  if (format === 'saved-report') throw new Failure('input-is-report', { path: file });
  const bytes = await readWhole(file, format);
  onBytes(bytes.length);
  return about(file, () => decode(format, bytes, file));
}

/** The most bytes of formats that are read as a whole. */
const MOST_OF = {
  'saved-profile': MOST_BYTES.savedProfile,
  'prof-process-text': MOST_BYTES.processedText,
  'saved-report': MOST_BYTES.report,
};

/**
 * @param {string} file absolute path
 * @param {keyof typeof MOST_OF} format of it
 * @returns {Promise<Buffer>} all of it
 * @throws {Failure} `input-too-large`, `input-unreadable` and its like
 */
export async function readWhole(file, format) {
  const most = MOST_OF[format];
  return readChecked(file, most).catch((error) => {
    throw error.code === 'EFBIG'
      ? new Failure('input-too-large', { path: file, most }, error)
      : inputFailure(file, error);
  });
}

/**
 * @param {'saved-profile' | 'prof-process-text'} format of the input
 * @param {Buffer} bytes all of it
 * @param {string} file its path
 * @returns {Promise<Recording>} what it holds
 */
async function decode(format, bytes, file) {
  if (format === 'saved-profile') {
    const { decodeRecording } = await import('../formats/saved-profile.js');
    return decodeRecording(bytes);
  }
  const { profProcessText } = await import('../formats/prof-process-text.js');
  return { run: null, profiles: [profProcessText.read(bytes, { source: file }).profile] };
}

/**
 * @param {string} file absolute path of a V8 log
 * @param {Buffer} head its first bytes
 * @param {ReadContext} options how to read it
 * @param {(bytes: number) => void} onBytes called with the size of each chunk
 * @returns {Promise<Profile>} the isolate's profile
 */
async function readLog(file, head, options, onBytes) {
  const [{ readV8Log, pidOf }, symbolizer, beside] = await Promise.all([
    import('./engine.js'),
    options.symbolizer(),
    import('./beside-log.js'),
  ]);
  return about(file, async () => {
    const sidecar = await beside.readSidecar(file);
    const { profile, libraries } = await readV8Log(file, head, options, onBytes, {
      symbolize: (uses) => symbolizer.symbolize(uses, sidecar),
      mappings: await beside.readMappings(file, pidOf(file)),
      asked: options.asked,
    });
    if (options.writeSidecars) await beside.writeSidecar(file, libraries);
    return profile;
  });
}
