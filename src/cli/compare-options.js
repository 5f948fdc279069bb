import { Option } from 'commander';
import { COMPARISON_OUTPUT_IDS } from '../writers/index.js';
import { formatsOf } from './format-option.js';
import { nonEmpty, wholeNumber } from './option-values.js';

/** @import { Command } from 'commander' */
/** @import { ReadOptions } from '../inputs/read-inputs.js' */
/** @import { FormatChoice } from './choose-outputs.js' */

/**
 * Options of `cryptoprof compare`, as commander has parsed them.
 * @typedef {object} CompareFlags
 * @property {string} [json] path, or `-`
 * @property {FormatChoice[]} [format]
 * @property {ReadOptions['symbols']} symbols
 * @property {number} top
 * @property {boolean} [quiet]
 * @property {boolean} color
 */

const EXAMPLE = `
Each of the two is one run of the program: report.json, profile.json.gz, a V8 log,
the text of node --prof-process, or a directory with one of them.

  $ cryptoprof -o before --load /login server.js
  $ cryptoprof -o after --load /login server.js
  $ cryptoprof compare before after
  $ cryptoprof compare before after --format terminal,markdown=comment.md

Call sites are matched by file, function and operation, not by line. A difference
that two runs of the same program may show, too, is called noise. Ends with 0
whatever has changed: to fail on changes, see cryptoprof gate --help.`;

/**
 * Adds the command that compares two runs.
 * @param {Command} program to add it to
 * @param {Option} symbols where names of native code come from
 * @returns {Command} the command
 */
export function addCompareCommand(program, symbols) {
  return program
    .command('compare')
    .description('what changed between two runs of a program, and what of it is more than noise')
    .argument('<before>', 'report, saved profile, log, or directory')
    .argument('<after>', 'the same of the other run')
    .option(
      '--json [file]',
      'write the comparison as JSON there; to stdout without a file, or for -',
      nonEmpty('a file'),
    )
    .addOption(
      new Option(
        '--format <list>',
        `what to make, comma-separated, each with =<file> if you like: ${COMPARISON_OUTPUT_IDS.join(', ')}`,
      ).argParser(formatsOf(COMPARISON_OUTPUT_IDS)),
    )
    .addOption(symbols)
    .option('--top <n>', 'rows of a table', wholeNumber('rows', 1, 1000), 10)
    .option('--quiet', 'print nothing but errors')
    .option('--no-color', 'no colour')
    .addHelpText('after', EXAMPLE);
}
