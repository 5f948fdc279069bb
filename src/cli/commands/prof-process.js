import path from 'node:path';
import process from 'node:process';
import { formatOf } from '../../formats/index.js';
import { Failure } from '../../model/failure.js';
import { classicText } from '../../writers/classic-text.js';
import { checkInput, readHead } from '../file-chunks.js';
import { write } from '../io.js';
import { readInputs } from '../read-inputs.js';
import { makeStatus } from '../status.js';

/** @import { Io } from '../io.js' */

/**
 * Prints the text that `node --prof-process` prints, made by our own reader.
 * @param {string} log path of a V8 log
 * @param {{callGraphSize: number}} flags of the command line
 * @param {Io} io the world
 * @throws {Failure} what is wrong with the log
 */
export async function profProcessCommand(log, flags, io) {
  const file = path.resolve(io.cwd, log);
  await checkInput(file);
  if (formatOf(await readHead(file)) !== 'v8-log') throw new Failure('not-a-log', { path: log });
  const status = makeStatus(io.stderr, true);
  const recording = await readInputs([file], {
    symbols: 'local', engine: 'builtin', nodes: [process.execPath], onProgress: status.progress, writeSidecars: false, run: null,
    origin: { node: '', arch: '' },
  }).finally(status.clear);
  await write(io.stdout, classicText(recording.profiles[0], { argument: log, callGraphSize: flags.callGraphSize }));
}
