import { readFile } from 'node:fs/promises';
import { formatOf } from '../formats/index.js';
import { Failure } from '../model/failure.js';
import { about } from './about.js';
import { checkInput, readHead } from './file-chunks.js';

/** @import { Profile, Recording, RunInfo } from '../model/profile.js' */
/** @import { SymbolizeOptions, Symbolizer } from '../symbols/index.js' */

/** Formats that are read as a whole must fit in a buffer. */
const LARGEST_WHOLE_BYTES = 1024 * 1024 * 1024;

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
  const sizes = [];
  for (const file of files) sizes.push(await checkInput(file));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  const onBytes = (/** @type {number} */ bytes) => options.onProgress((done += bytes), total);
  /** @type {Recording} */
  const recording = { run: options.run, profiles: [] };
  const names = lateSymbolizer(options.symbols);
  try {
    for (const [index, file] of files.entries()) {
      const part = await readInput(file, sizes[index], { ...options, symbolizer: names.get }, onBytes);
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

/** @typedef {ReadOptions & {symbolizer: () => Promise<Symbolizer>}} ReadContext one names all logs */

/**
 * @param {string} file absolute path
 * @param {number} size in bytes
 * @param {ReadContext} options how to read it
 * @param {(bytes: number) => void} onBytes called with the size of each chunk
 * @returns {Promise<Recording>} what it holds
 */
async function readInput(file, size, options, onBytes) {
  const head = await readHead(file);
  const format = formatOf(head);
  if (format === null) throw new Failure('input-unrecognised', { path: file });
  if (format === 'v8-log') return { run: null, profiles: [await readLog(file, head, options, onBytes)] };
  if (format === 'saved-report') throw new Failure('input-is-report', { path: file });
  const bytes = await readWhole(file, size);
  onBytes(bytes.length);
  return about(file, () => decode(format, bytes, file));
}

/**
 * @param {string} file absolute path
 * @param {number} size in bytes
 * @returns {Promise<Buffer>} all of it
 * @throws {Failure} `input-too-large`, `input-unreadable`
 */
export async function readWhole(file, size) {
  if (size > LARGEST_WHOLE_BYTES) throw new Failure('input-too-large', { path: file, size });
  return readFile(file).catch((error) => {
    throw new Failure('input-unreadable', { path: file, reason: error.code }, error);
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
    });
    if (options.writeSidecars) await beside.writeSidecar(file, libraries);
    return profile;
  });
}
