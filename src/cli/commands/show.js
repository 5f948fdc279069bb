import { stat } from 'node:fs/promises';
import path from 'node:path';
import { REPORT_OUTPUT_IDS } from '../../writers/index.js';
import { defineCommand } from '../command.js';
import { COLOR, formatOption, outputOption, QUIET, TOP } from '../options.js';

/** Prints a saved report again. Measures and judges nothing. */
export const show = defineCommand({
  name: 'show',
  summary: 'print a saved report again, in any format that needs no samples',
  words: [{ name: '<report>', summary: 'report.json, or a directory that contains one' }],
  options: {
    format: formatOption(REPORT_OUTPUT_IDS),
    output: outputOption('none, the report is only printed'),
    top: TOP,
    quiet: QUIET,
    color: COLOR,
  },
  notes: `
  $ cryptoprof show .cryptoprof/app-1
  $ cryptoprof show report.json --format llm
  $ cryptoprof show report.json --format markdown=comment.md,sarif=out.sarif

Flame graphs and profiles for other tools need samples. They are made from
profile.json.gz: cryptoprof analyze .cryptoprof/app-1/profile.json.gz`,
  exits: ['plain'],

  async run(context) {
    const { io, words, flags } = context;
    const { readReportFile } = await import('../../api/read-report.js');
    const { checkedOutputs, makeOutputs } = await import('../make-outputs.js');
    const { writeOutputs } = await import('../write-outputs.js');
    const chosen = await checkedOutputs(flags, io.cwd);
    const file = await reportFile(path.resolve(io.cwd, words[0]));
    await makeOutputs(chosen, { input: file, title: path.basename(file) }, context, async (plan) => {
      const report = await readReportFile(file);
      await writeOutputs({ report, samples: null, verdict: null }, plan, context);
    });
  },
});

/**
 * @param {string} given absolute path of a report, or of the directory of a run
 * @returns {Promise<string>} absolute path of the report; the profile beside it is not read
 */
async function reportFile(given) {
  const stats = await stat(given).catch(() => null);
  return stats?.isDirectory() ? path.join(given, 'report.json') : given;
}
