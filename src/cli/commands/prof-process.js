import path from 'node:path';
import process from 'node:process';
import { formatOf } from '../../formats/index.js';
import { v8Log } from '../../formats/v8-log.js';
import { Failure } from '../../model/failure.js';
import { classicText } from '../../prof-process/classic-text.js';
import { about, checkInput, fileChunks, readHead } from '../../inputs/input-file.js';
import { write } from '../io.js';
import { readInputs } from '../../inputs/read-inputs.js';
import { makeStatus } from '../status.js';

/** @import { SymbolizeOptions } from '../../symbols/index.js' */
/** @import { Io } from '../io.js' */

/** @typedef {{callGraphSize: number, compat?: boolean, symbols: SymbolizeOptions['mode']}} ProfProcessFlags */

/**
 * Prints the text that `node --prof-process` prints, made by our own reader.
 * @param {string} log path of a V8 log
 * @param {ProfProcessFlags} flags of the command line
 * @param {Io} io the world
 * @returns {Promise<void>} when it is printed
 * @throws {Failure} what is wrong with the log
 */
export async function profProcessCommand(log, flags, io) {
  const file = path.resolve(io.cwd, log);
  const size = await checkInput(file);
  const format = formatOf(await readHead(file));
  if (format?.holds === 'report') throw new Failure('input-is-report', { path: log });
  if (format !== v8Log) throw new Failure('not-a-log', { path: log });
  if (flags.compat) return printCompat({ log, file, size }, flags, io);
  const status = makeStatus(io.stderr, true);
  const recording = await readInputs([file], {
    symbols: flags.symbols,
    engine: 'builtin',
    nodes: [process.execPath],
    onProgress: status.progress,
    writeSidecars: false,
    run: null,
    origin: { node: '', arch: '' },
  }).finally(status.clear);
  await write(io.stdout, classicText(recording.profiles[0], { argument: log, callGraphSize: flags.callGraphSize }));
}

/**
 * @param {{log: string, file: string, size: number}} input path as given, absolute path, bytes
 * @param {ProfProcessFlags} flags of the command line
 * @param {Io} io the world
 * @returns {Promise<void>} when it is printed
 * @throws {Failure} `input-unreadable`, `sidecar-invalid`
 */
async function printCompat({ log, file, size }, { callGraphSize, symbols }, io) {
  const [{ compatText }, { createFunctionLists }, { createDemangler }, { readSidecar }] = await Promise.all([
    import('../../prof-process/compat/index.js'),
    import('../../prof-process/compat/function-lists.js'),
    import('../../symbols/demangle.js'),
    import('../../inputs/beside-log.js'),
  ]);
  const sidecar = await about(file, () => readSidecar(file));
  const status = makeStatus(io.stderr, true);
  let done = 0;
  const chunks = fileChunks(file, (bytes) => status.progress((done += bytes), size));
  const { text, ...losses } = await compatText(chunks, {
    functions: createFunctionLists({ mode: symbols, sidecar }),
    demangle: createDemangler(),
    argument: log,
    callGraphSize,
  }).finally(status.clear);
  await write(io.stdout, text);
  await write(io.stderr, lossesText(losses));
}

/**
 * @param {import('../../prof-process/compat/index.js').Losses} losses of a log
 * @returns {string} a line for each kind of them, nothing if there are none
 */
function lossesText({ lostRows, malformedRows, emptyLines }) {
  const lines = [];
  if (lostRows > 0)
    lines.push(
      `${lostRows} rows of new code are lost, as Node loses them: their names hold commas, or their functions are unknown.`,
    );
  if (malformedRows > 0) lines.push(`${malformedRows} rows are left out: their addresses are no numbers.`);
  if (emptyLines > 0)
    lines.push(`Node itself stops at an empty line; the log has ${emptyLines}, and was read to its end.`);
  return lines.map((line) => `cryptoprof: ${line}\n`).join('');
}
