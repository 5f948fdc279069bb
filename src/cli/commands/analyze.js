import path from 'node:path';
import { Failure } from '../../model/failure.js';
import { useSamples } from '../choose-outputs.js';
import { defineCommand } from '../command.js';
import { write } from '../io.js';
import { BINARIES, NODE, reportOptions, WARM_UP } from '../options.js';
import { readingOf } from '../reading.js';
import { OUTPUTS, USUAL_OUTPUT_IDS } from '../../writers/index.js';

/** @import { ReadRun } from '../../api/read-report.js' */
/** @import { RunFiles } from '../../inputs/find-inputs.js' */
/** @import { Output, OutputFlags } from '../choose-outputs.js' */
/** @import { Context } from '../command.js' */
/** @import { LookFlags } from '../write-outputs.js' */

/** Reports on saved files. Writes files only where told to. */
export const analyze = defineCommand({
  name: 'analyze',
  summary: 'report on saved files: V8 logs, profiles (also of Node, perf and SDKs), reports, or directories of these',
  words: [
    {
      name: '<file or directory...>',
      summary: 'the files of one recording, or directories, in which each run is reported separately',
    },
  ],
  options: {
    ...reportOptions(),
    node: NODE,
    binaries: BINARIES,
    warmUp: WARM_UP,
  },
  exits: ['plain'],

  async run(context) {
    const { io, words, flags, status } = context;
    const { findRuns, readRun, readSamplesBeside, severalRecordings } = await import('../../api/read-report.js');
    const { checkedOutputs, makeOutputs } = await import('../make-outputs.js');
    const { checkShortened } = await import('../output-files.js');
    const { writeOutputs } = await import('../write-outputs.js');
    const chosen = await checkedOutputs(flags, io.cwd, flags.output === undefined ? {} : { usual: USUAL_OUTPUT_IDS });
    const { outputs } = chosen;
    if (flags.warmUp !== undefined)
      await checkShortened(outputs, flags.output === undefined ? null : path.resolve(io.cwd, flags.output));
    const runs = await findRuns(words, io.cwd);
    const how = readingOf(context);
    const read = (/** @type {RunFiles} */ run) => readRun(run, how).finally(status.clear);
    if (runs.length > 1) {
      if (outputs.some(({ id }) => id !== 'terminal')) throw severalRecordings(words.join(' '), runs);
      await tellRuns(runs, read, outputs, context);
      return;
    }
    const [{ files }] = runs;
    const title = files.map((file) => path.basename(file)).join(' ');
    await makeOutputs(chosen, { input: files[0], title }, context, async (plan) => {
      const run = await read(runs[0]);
      const samples =
        run.samples ??
        (useSamples(outputs) ? await readSamplesBeside(files[0], run.report, how).finally(status.clear) : null);
      const made = possible(outputs, samples, files[0], flags);
      await writeOutputs({ ...run, samples, verdict: null }, { ...plan, outputs: made }, context);
    });
  },
});

/**
 * Reports on each run by itself: unrelated runs are not added up.
 * @param {RunFiles[]} runs that were found
 * @param {(run: RunFiles) => Promise<ReadRun>} read one of them
 * @param {Output[]} outputs text for people
 * @param {Context<LookFlags>} context of the command
 * @throws {Failure} `runs-unreadable`, when all others have been reported on
 */
async function tellRuns(runs, read, outputs, context) {
  const { io } = context;
  const { visible } = await import('../../text/escape.js');
  const { eachRun } = await import('../each-run.js');
  const { writeOutputs } = await import('../write-outputs.js');
  const plan = { outputs, directory: null, title: '', kept: [] };
  const { stream } = outputs[0] ?? { stream: null };
  const tell = async (
    /** @type {ReadRun | Failure} */ answer,
    /** @type {RunFiles} */ { name },
    /** @type {number} */ index,
  ) => {
    const what = answer instanceof Failure ? 'could not be read' : 'by itself';
    const head = `${index === 0 ? '' : '\n'}run ${index + 1} of ${runs.length}, ${what}: ${visible(name)}\n\n`;
    if (stream !== null) await write(io[stream], head);
    if (!(answer instanceof Failure))
      await writeOutputs({ report: answer.report, verdict: null, samples: null }, plan, context);
  };
  await eachRun(runs, read, tell, io);
}

/**
 * @param {Output[]} outputs that were requested
 * @param {ReadRun['samples']} samples of the run
 * @param {string} file that holds it
 * @param {OutputFlags} flags of the command
 * @returns {Output[]} those that can be made from it
 * @throws {Failure} `report-without-samples` if one was requested that can't
 */
function possible(outputs, samples, file, { format }) {
  if (samples !== null) return outputs;
  const asked = outputs.find(
    ({ id, option }) => OUTPUTS[id].needsSamples && (format !== undefined || option === '--0x'),
  );
  if (asked !== undefined) throw new Failure('report-without-samples', { path: file, format: asked.id });
  return outputs.filter(({ id }) => !OUTPUTS[id].needsSamples);
}
