import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../model/failure.js';
import { OUTPUTS, OUTPUT_IDS } from '../../writers/index.js';
import { useSamples } from '../choose-outputs.js';
import { defineCommand } from '../command.js';
import { COLOR, formatOption, outputOption, QUIET, TOP } from '../options.js';

/** @import { Output } from '../choose-outputs.js' */

/** Prints a saved report again. Measures and judges nothing. */
export const show = defineCommand({
  name: 'show',
  summary: 'print a saved report again, in any format',
  words: [{ name: '<report>', summary: 'report.json, or a directory that contains one' }],
  options: {
    format: formatOption(OUTPUT_IDS),
    output: outputOption(),
    top: TOP,
    quiet: QUIET,
    color: COLOR,
  },
  notes: `
  $ cryptoprof show .cryptoprof/app-1
  $ cryptoprof show report.json --format llm
  $ cryptoprof show report.json --format markdown=comment.md,sarif=out.sarif

Flame graphs and profiles for other tools need samples: they are taken from the
profile.json.gz beside the report. To make the report again, analyze that file.`,
  exits: ['plain'],

  async run(context) {
    const { io, version, words, flags, status } = context;
    const { readReportFile, readSamplesBeside } = await import('../../api/read-report.js');
    const { checkedOutputs, makeOutputs } = await import('../make-outputs.js');
    const { writeOutputs } = await import('../write-outputs.js');
    const chosen = await checkedOutputs(flags, io.cwd);
    const file = await reportFile(path.resolve(io.cwd, words[0]));
    await makeOutputs(chosen, { input: file, title: path.basename(file) }, context, async (plan) => {
      const report = await readReportFile(file);
      const options = { version, symbols: /** @type {const} */ ('none'), onProgress: status.progress };
      const samples = useSamples(plan.outputs)
        ? await readSamplesBeside(file, report, options).finally(status.clear)
        : null;
      if (samples === null) refuseSamples(plan.outputs, file);
      await writeOutputs({ report, samples, verdict: null }, plan, context);
    });
  },
});

/**
 * @param {Output[]} outputs that were requested
 * @param {string} file absolute path of a report that has no profile beside it
 * @throws {Failure} `report-without-samples` if one of them needs samples
 */
function refuseSamples(outputs, file) {
  const asked = outputs.find(({ id }) => OUTPUTS[id].needsSamples);
  if (asked !== undefined) throw new Failure('report-without-samples', { path: file, format: asked.id });
}

/**
 * @param {string} given absolute path of a report, or of the directory of a run
 * @returns {Promise<string>} absolute path of the report
 */
async function reportFile(given) {
  const stats = await stat(given).catch(() => null);
  return stats?.isDirectory() ? path.join(given, 'report.json') : given;
}
