import path from 'node:path';
import process from 'node:process';
import { analyze } from '../../api/analysis.js';
import { findInputs } from '../../inputs/find-inputs.js';
import { makeOutputDirectory, runName } from '../output-directory.js';
import { readInputs } from '../../inputs/read-inputs.js';
import { chooseOutputs } from '../choose-outputs.js';
import { checkOutputs } from '../output-files.js';
import { USUAL_FORMATS } from '../output-formats.js';
import { makeStatus } from '../status.js';
import { writeOutputs } from '../write-outputs.js';

/** @import { Output } from '../choose-outputs.js' */
/** @import { Io } from '../io.js' */
/** @import { OutputDirectory } from '../output-directory.js' */
/** @import { RunFlags } from './run.js' */

/**
 * Reports on saved files. Writes files only where it is told to.
 * @param {string[]} inputs files and directories
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @throws {import('../../model/failure.js').Failure} what is wrong with an input or an output
 */
export async function analyzeCommand(inputs, flags, io, version) {
  const files = await findInputs(inputs, io.cwd);
  const usual = flags.output === undefined ? /** @type {const} */ (['terminal']) : USUAL_FORMATS;
  const { outputs, needsDirectory } = chooseOutputs(flags, { usual, people: 'stdout', hasDirectory: false, cwd: io.cwd });
  await checkOutputs(outputs);
  const directory = needsDirectory ? await makeOutputDirectory(flags.output, runName(files[0], io.now(), io.pid), io.cwd) : null;
  try {
    await analyzeFiles(files, outputs, directory, flags, io, version);
  } finally {
    await directory?.tidy();
  }
}

/**
 * @param {string[]} files absolute paths
 * @param {Output[]} outputs what to make
 * @param {OutputDirectory | null} directory for files
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 */
async function analyzeFiles(files, outputs, directory, flags, io, version) {
  const status = makeStatus(io.stderr, !flags.quiet);
  const recording = await readInputs(files, {
    symbols: flags.symbols,
    engine: flags.engine,
    nodes: [flags.node ?? process.execPath],
    onProgress: status.progress,
    writeSidecars: false,
    run: null,
    origin: { node: '', arch: '' },
  }).finally(status.clear);
  const title = files.map((file) => path.basename(file)).join(' ');
  const { report, isIdle } = analyze(recording, version);
  const plan = { outputs, directory: directory?.path ?? null, title, kept: [] };
  await writeOutputs({ report, verdict: null, samples: { recording, isIdle } }, plan, flags, io);
}
