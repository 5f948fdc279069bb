import { existsSync } from 'node:fs';
import path from 'node:path';
import { MERGED_OUTPUT_IDS } from '../../writers/index.js';
import { defineCommand } from '../command.js';
import { COLOR, formatOption, outputOption, QUIET, SYMBOLS, TOP } from '../options.js';
import { readingOf } from '../reading.js';

/** @import { MergeInput } from '../../api/merge.js' */

/** Adds up runs that the user says belong together; `analyze` doesn't add any. */
export const merge = defineCommand({
  name: 'merge',
  summary: 'make one report from many runs, such as those of a fleet, by service and version if named',
  words: [{ name: '<run...>', summary: 'saved profile, log, or directory of runs; [<service>[@<version>]=]<path>' }],
  options: {
    format: formatOption(MERGED_OUTPUT_IDS),
    output: outputOption(),
    symbols: SYMBOLS,
    top: TOP,
    quiet: QUIET,
    color: COLOR,
  },
  notes: `
  $ cryptoprof merge host-1/profile.json.gz host-2/profile.json.gz
  $ cryptoprof merge api@1.4=runs/a api@1.5=runs/b web@2.0=runs/c
  $ cryptoprof merge --format html=fleet.html,pprof=fleet.pb.gz runs/

The report has a row for each run: its busy ticks and its share of cryptography.
Files of a named service appear below its name: /fleet/api/src/auth.js.
Runs with different clocks or sampling intervals can't be added up.`,
  exits: ['plain'],

  async run(context) {
    const { io, words, flags, status } = context;
    const { mergeRuns } = await import('../../api/merge.js');
    const { checkedOutputs, makeOutputs } = await import('../make-outputs.js');
    const { writeOutputs } = await import('../write-outputs.js');
    const chosen = await checkedOutputs(flags, io.cwd);
    const inputs = words.map((word) => inputOf(word, io.cwd));
    await makeOutputs(chosen, { input: 'merged', title: 'merged' }, context, async (plan) => {
      const merged = await mergeRuns(inputs, readingOf(context)).finally(status.clear);
      await writeOutputs({ ...merged, verdict: null }, plan, context);
    });
  },
});

/**
 * @param {string} word such as `api@1.4=runs/a`
 * @param {string} cwd that paths are relative to
 * @returns {MergeInput} the same, split up; a word that is an existing path is taken as one
 */
function inputOf(word, cwd) {
  const [, name, file] = /^([^=/\\]+)=(.+)$/s.exec(word) ?? [];
  return name === undefined || existsSync(path.resolve(cwd, word)) ? { name: '', path: word } : { name, path: file };
}
