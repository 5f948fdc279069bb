/** Reads one V8 log, for the text that `node --prof-process` prints about it. */
import path from 'node:path';
import process from 'node:process';
import { formatOf } from '../formats/index.js';
import { v8Log } from '../formats/v8-log.js';
import { about, checkInput, fileChunks, readHead } from '../inputs/input-file.js';
import { Failure } from '../model/failure.js';

/** @import { Losses } from '../prof-process/compat/index.js' */
/** @import { SymbolizeOptions } from '../symbols/index.js' */

/**
 * @typedef {object} LogOptions
 * @property {string} cwd absolute path that the log is relative to
 * @property {SymbolizeOptions['mode']} symbols where names of native code come from
 * @property {number} callGraphSize caller levels of the bottom-up profile
 * @property {(done: number, total: number) => void} onProgress bytes read
 */

/**
 * @param {string} log path of a V8 log
 * @param {LogOptions} options how to read it
 * @returns {Promise<string>} the text, from our own reader
 * @throws {Failure} what is wrong with the log
 */
export async function profProcessOutput(log, { cwd, symbols, callGraphSize, onProgress }) {
  const { file } = await checkLog(log, cwd);
  const { readInputs } = await import('../inputs/read-inputs.js');
  const { profiles } = await readInputs([file], {
    symbols,
    engine: 'builtin',
    nodes: [process.execPath],
    onProgress,
    writeSidecars: false,
    run: null,
    origin: { node: '', arch: '' },
    sourceMaps: false,
  });
  const { classicText } = await import('../prof-process/classic-text.js');
  return classicText(profiles[0], { argument: log, callGraphSize });
}

/**
 * @param {string} log path of a V8 log
 * @param {LogOptions} options how to read it
 * @returns {Promise<{text: string, losses: Losses}>} what Node's own processor would print if it had our symbols, and
 *   the rows that it would lose
 * @throws {Failure} what is wrong with the log; `sidecar-invalid`
 */
export async function compatOutput(log, { cwd, symbols, callGraphSize, onProgress }) {
  const { file, size } = await checkLog(log, cwd);
  const compat = await import('../prof-process/compat/index.js');
  const { createFunctionLists } = await import('../prof-process/compat/function-lists.js');
  const { createDemangler } = await import('../symbols/demangle.js');
  const { readSidecar } = await import('../inputs/beside-log.js');
  const sidecar = await about(file, () => readSidecar(file));
  let done = 0;
  const { text, ...losses } = await compat.compatText(
    fileChunks(file, (bytes) => onProgress((done += bytes), size)),
    {
      functions: createFunctionLists({ mode: symbols, sidecar }),
      demangle: createDemangler(),
      argument: log,
      callGraphSize,
    },
  );
  return { text, losses };
}

/**
 * @param {string} log path that should be a V8 log
 * @param {string} cwd absolute path that it is relative to
 * @returns {Promise<{file: string, size: number}>} its absolute path, and bytes
 * @throws {Failure} `input-is-report`, `not-a-log`; what keeps it from being read
 */
async function checkLog(log, cwd) {
  const file = path.resolve(cwd, log);
  const size = await checkInput(file);
  const format = formatOf(await readHead(file));
  if (format?.holds === 'report') throw new Failure('input-is-report', { path: log });
  if (format !== v8Log) throw new Failure('not-a-log', { path: log });
  return { file, size };
}
