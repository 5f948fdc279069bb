import path from 'node:path';
import process from 'node:process';
import { readRun, severalRecordings } from '../../api/read-report.js';
import { findRuns } from '../../inputs/find-inputs.js';
import { Failure } from '../../model/failure.js';
import { visible } from '../../text/escape.js';
import { OUTPUTS, USUAL_OUTPUT_IDS } from '../../writers/index.js';
import { makeOutputDirectory, runName } from '../output-directory.js';
import { chooseOutputs } from '../choose-outputs.js';
import { write } from '../io.js';
import { checkOutputs } from '../output-files.js';
import { makeStatus } from '../status.js';
import { writeOutputs } from '../write-outputs.js';

/** @import { ReadRun } from '../../api/read-report.js' */
/** @import { RunFiles } from '../../inputs/find-inputs.js' */
/** @import { Output } from '../choose-outputs.js' */
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
  const usual = flags.output === undefined ? /** @type {const} */ (['terminal']) : USUAL_OUTPUT_IDS;
  const { outputs, needsDirectory } = chooseOutputs(flags, {
    usual,
    people: 'stdout',
    hasDirectory: false,
    cwd: io.cwd,
  });
  await checkOutputs(outputs);
  const runs = await findRuns(inputs, io.cwd);
  const read = async (/** @type {RunFiles} */ run) => readOne(run, flags, io, version);
  if (runs.length > 1) {
    if (outputs.some(({ id }) => id !== 'terminal')) throw severalRecordings(inputs.join(' '), runs);
    await tellRuns(runs, read, outputs, flags, io);
    return;
  }
  const [{ files }] = runs;
  const directory = needsDirectory
    ? await makeOutputDirectory(flags.output, runName(files[0], io.now(), io.pid), io.cwd)
    : null;
  try {
    const run = await read(runs[0]);
    const title = files.map((file) => path.basename(file)).join(' ');
    const plan = {
      outputs: possible(outputs, run, files[0], flags),
      directory: directory?.path ?? null,
      title,
      kept: [],
    };
    await writeOutputs({ ...run, verdict: null }, plan, flags, io);
  } finally {
    await directory?.tidy();
  }
}

/**
 * @param {RunFiles} run that was found
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 * @param {string} version of this tool
 * @returns {Promise<ReadRun>} the answer
 */
async function readOne(run, flags, io, version) {
  const status = makeStatus(io.stderr, !flags.quiet);
  return readRun(run, {
    version,
    symbols: flags.symbols,
    engine: flags.engine,
    nodes: [flags.node ?? process.execPath],
    onProgress: status.progress,
  }).finally(status.clear);
}

/**
 * Runs that have nothing to do with each other are not added up.
 * @param {RunFiles[]} runs that were found
 * @param {(run: RunFiles) => Promise<ReadRun>} read one of them
 * @param {Output[]} outputs text for people
 * @param {RunFlags} flags of the command line
 * @param {Io} io the world
 */
async function tellRuns(runs, read, outputs, flags, io) {
  for (const [index, run] of runs.entries()) {
    const { report } = await read(run);
    const { stream } = outputs[0] ?? { stream: null };
    const head = `${index === 0 ? '' : '\n'}run ${index + 1} of ${runs.length}, by itself: ${visible(run.name)}\n\n`;
    if (stream !== null) await write(io[stream], head);
    await writeOutputs(
      { report, verdict: null, samples: null },
      { outputs, directory: null, title: '', kept: [] },
      flags,
      io,
    );
  }
}

/**
 * @param {Output[]} outputs that are wanted
 * @param {ReadRun} run that was read
 * @param {string} file that holds it
 * @param {RunFlags} flags of the command line
 * @returns {Output[]} those that can be made of it
 * @throws {Failure} `report-without-samples` if one was asked for that can't
 */
function possible(outputs, { samples }, file, { format, open }) {
  if (samples !== null) return outputs;
  const asked = outputs.find(
    ({ id, option }) => OUTPUTS[id].needsSamples && (format !== undefined || (open && option === '--open')),
  );
  if (asked !== undefined) throw new Failure('report-without-samples', { path: file, format: asked.id });
  return outputs.filter(({ id }) => !OUTPUTS[id].needsSamples);
}
