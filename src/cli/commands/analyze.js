import path from 'node:path';
import process from 'node:process';
import { analyze } from '../../api/analysis.js';
import { findInputs } from '../../inputs/find-inputs.js';
import { makeOutputDirectory, runName } from '../output-directory.js';
import { readInputs } from '../../inputs/read-inputs.js';
import { makeStatus } from '../status.js';
import { checkJsonTarget, wantedFormats, writeOutputs } from '../write-outputs.js';

/** @import { Io } from '../io.js' */
/** @import { OutputDirectory } from '../output-directory.js' */
/** @import { RunFlags } from './run.js' */

const ALL_FORMATS = ['terminal', 'json', 'flamegraph', 'profile'];

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
  const formats = wantedFormats(flags, flags.output === undefined ? ['terminal'] : ALL_FORMATS);
  await checkJsonTarget(flags.json, io.cwd);
  const makesFiles = formats.some((format) => format !== 'terminal');
  const directory = makesFiles ? await makeOutputDirectory(flags.output, runName(files[0], io.now(), io.pid), io.cwd) : null;
  try {
    await analyzeFiles(files, formats, directory, flags, io, version);
  } finally {
    await directory?.tidy();
  }
}

/**
 * @param {string[]} files absolute paths
 * @param {string[]} formats what to make
 * @param {OutputDirectory | null} directory for files
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 */
async function analyzeFiles(files, formats, directory, flags, io, version) {
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
  const plan = { directory: directory?.path ?? null, terminal: io.stdout, formats, title, kept: [] };
  await writeOutputs(recording, analyze(recording, version), plan, flags, io);
}
