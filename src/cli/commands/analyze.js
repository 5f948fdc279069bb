import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import { Failure } from '../../model/failure.js';
import { analyze } from '../analysis.js';
import { findInputs } from '../find-inputs.js';
import { readInputs } from '../read-inputs.js';
import { makeStatus } from '../status.js';
import { writeOutputs } from '../write-outputs.js';

/** @import { Io } from '../io.js' */
/** @import { RunFlags } from './run.js' */

/**
 * Reports on saved files. Writes files only where it is told to.
 * @param {string[]} inputs files and directories
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @throws {Failure} what is wrong with an input or an output
 */
export async function analyzeCommand(inputs, flags, io, version) {
  const status = makeStatus(io.stderr, !flags.quiet);
  const directory = flags.output === undefined ? null : await makeDirectory(path.resolve(io.cwd, flags.output));
  const files = await findInputs(inputs, io.cwd);
  const recording = await readInputs(files, {
    symbols: flags.symbols,
    onProgress: status.progress,
    writeSidecars: false,
    run: null,
    origin: { node: '', arch: '' },
  });
  status.clear();
  const formats = flags.format ?? (directory === null ? ['terminal'] : ['terminal', 'json', 'flamegraph', 'profile']);
  const plan = { directory: directory ?? (needsDirectory(formats) ? io.cwd : null), terminal: io.stdout, formats, title: files.map((file) => path.basename(file)).join(' ') };
  await writeOutputs(recording, analyze(recording, version), plan, flags, io);
}

/**
 * @param {string[]} formats what to make
 * @returns {boolean} whether any of it is a file
 */
function needsDirectory(formats) {
  return formats.some((format) => format !== 'terminal');
}

/**
 * @param {string} directory absolute path
 * @returns {Promise<string>} the same, existing
 * @throws {Failure} `output-not-writable`
 */
async function makeDirectory(directory) {
  await mkdir(directory, { recursive: true }).catch((error) => {
    throw new Failure('output-not-writable', { path: directory, directory: '', reason: error.code }, error);
  });
  return directory;
}
