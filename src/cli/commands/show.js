import { stat } from 'node:fs/promises';
import path from 'node:path';
import { REPORT_OUTPUT_IDS } from '../../writers/index.js';
import { chooseOutputs } from '../choose-outputs.js';
import { defineCommand } from '../command.js';
import { COLOR, formatOption, outputOption, QUIET, TOP } from '../options.js';

/** Tells a saved report again. Nothing is measured, nothing is judged. */
export const show = defineCommand({
  name: 'show',
  summary: 'tell a saved report again, in any format that needs no samples',
  words: [{ name: '<report>', summary: 'report.json, or a directory that holds one' }],
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

What is made of samples (flame graphs, profiles of other tools) is made of
profile.json.gz: cryptoprof analyze .cryptoprof/app-1/profile.json.gz`,
  exits: ['plain'],

  async run(context) {
    const { io, words, flags } = context;
    const { readReportFile } = await import('../../api/read-report.js');
    const { checkOutputs } = await import('../output-files.js');
    const { makeOutputDirectory, runName } = await import('../output-directory.js');
    const { writeOutputs } = await import('../write-outputs.js');
    const usual = /** @type {const} */ (['terminal']);
    const habits = { usual, people: /** @type {const} */ ('stdout'), hasDirectory: false, cwd: io.cwd };
    const { outputs, needsDirectory } = chooseOutputs(flags, habits);
    await checkOutputs(outputs);
    const file = await reportFile(path.resolve(io.cwd, words[0]));
    const report = await readReportFile(file);
    const name = runName(file, io.now(), io.pid);
    const directory = needsDirectory ? await makeOutputDirectory(flags.output, name, io.cwd) : null;
    try {
      const plan = { outputs, directory: directory?.path ?? null, title: path.basename(file), kept: [] };
      await writeOutputs({ report, samples: null, verdict: null }, plan, context);
    } finally {
      await directory?.tidy();
    }
  },
});

/**
 * @param {string} given absolute path of a report, or of the directory of a run
 * @returns {Promise<string>} absolute path of the report: the profile beside it is not asked
 */
async function reportFile(given) {
  const stats = await stat(given).catch(() => null);
  return stats?.isDirectory() ? path.join(given, 'report.json') : given;
}
