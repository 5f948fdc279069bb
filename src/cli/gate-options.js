import { Option } from 'commander';
import { REPORT_OUTPUT_IDS } from '../writers/index.js';
import { formatsOf } from './format-option.js';
import { nonEmpty, share, wholeNumber } from './option-values.js';

/** @import { Command } from 'commander' */
/** @import { ReadOptions } from '../inputs/read-inputs.js' */
/** @import { FormatChoice } from './choose-outputs.js' */

/**
 * What a gate is asked, whether of reports or of a program that is run.
 * @typedef {object} GateFlags
 * @property {string} [config] path
 * @property {string} [baseline] path
 * @property {boolean} [updateBaseline]
 * @property {boolean} [strict]
 * @property {number} [maxLoadErrors] 0..1
 * @property {number} [selfTest] how many runs are made of a program in which nothing was changed; of `gate`: draws from
 *   runs that were made
 */

/**
 * Options of `cryptoprof gate`, as commander has parsed them.
 * @typedef {GateFlags & {base?: string[], json?: string, format?: FormatChoice[], output?: string,
 *   engine: 'builtin' | 'node', node?: string, symbols: ReadOptions['symbols'], quiet?: boolean, color: boolean}}
 *   GateCommandFlags
 */

const EXAMPLE = `
Each argument is one run of the program; several make the verdict surer. A
directory is one recording.

A config, cryptoprof.config.json:
  {
    "$schema": "./node_modules/cryptoprof/src/config/cryptoprof.schema.json",
    "version": 1,
    "budgets": [
      { "metric": "sync_call_sites", "path": "src/routes/**", "max": 0 },
      { "metric": "crypto_share", "max": "15%", "regression": "+5pp" },
      { "metric": "longest_block", "max": "50 ms", "level": "warn" }
    ],
    "baseline": { "file": "cryptoprof-baseline.json", "newCallSites": "error" },
    "allow": [
      { "rule": "sync-kdf", "site": "src/boot.js#init|*", "reason": "start-up",
        "expires": "2027-03-31" }
    ]
  }
It may also be .cryptoprofrc, .cryptoprofrc.json, or the key "cryptoprof" of
package.json; the nearest one counts, from here up to the repository's root.
Without one, or without "budgets", findings of severity error fail, or with a
baseline, call sites that it does not know. Without a config the baseline is
cryptoprof-baseline.json, if there is that file: --update-baseline makes it.

Exit codes: 0 passed, also with warnings or inconclusive; 1 failed; 2 wrong
config, no baseline, or input that can't be read; 3 inconclusive, with --strict.
--update-baseline ends with 0 once the baseline is written, for it accepts what
was measured. Limits that are no comparison (max, min, forbid) it can't accept:
where CI is set, they fail the build all the same.

All metrics, and how they are judged: cryptoprof explain gate. In CI services:
cryptoprof explain ci.`;

/** A draw takes some 10 ms. */
const MOST_DRAWS = 100_000;
/** What a program can be run in a night. */
const MOST_RUNS = 1000;
/** What a self-test says nothing of. */
const NO_VERDICT = ['updateBaseline', 'strict', 'json', 'format'];

/** Options of a run that mean nothing without --gate: attribute and flag. */
const ONLY_WITH_GATE = {
  config: '--config',
  baseline: '--baseline',
  updateBaseline: '--update-baseline',
  strict: '--strict',
  maxLoadErrors: '--max-load-errors',
  selfTest: '--self-test',
};

/** @param {Command} command that judges */
function addGateOptions(command) {
  command.option(
    '--config <file>',
    'budgets, baseline and exceptions (default: looked for from here upwards)',
    nonEmpty('a file'),
  );
  command.option('--baseline <file>', "what was accepted before (default: the config's)", nonEmpty('a file'));
  command.option('--update-baseline', 'accept what is measured now: write the baseline');
  command.option(
    '--max-load-errors <share>',
    "of the load's requests that may fail; beyond it nothing passes (default: the config's, else 1%)",
    share,
  );
  command.option('--strict', 'end with 3 if the verdict is inconclusive');
}

/**
 * Options by which a run is judged.
 * @param {Command} program that runs a program
 */
export function addGateRunOptions(program) {
  program.optionsGroup('The gate:');
  program.option('--gate', 'judge the run by budgets and a baseline: see cryptoprof gate --help');
  addGateOptions(program);
  program.addOption(
    new Option(
      '--self-test <n>',
      'run the program n times, with nothing changed, and say how often the gate would fail it, and how much it varies',
    )
      .argParser(wholeNumber('runs', 1, MOST_RUNS))
      .conflicts(NO_VERDICT),
  );
}

/**
 * @param {Command} program that runs a program
 * @throws {import('commander').CommanderError} if options for a gate would go unnoticed
 */
export function checkGateOptions(program) {
  if (program.getOptionValue('gate')) return;
  const idle = Object.entries(ONLY_WITH_GATE).find(([name]) => program.getOptionValueSource(name) === 'cli');
  if (idle !== undefined) program.error(`error: ${idle[1]} is for --gate, and there is none`);
}

/**
 * @param {string} value of an option that may be repeated
 * @param {string[]} [earlier] values
 * @returns {string[]} all of them
 */
function collect(value, earlier = []) {
  return [...earlier, nonEmpty('a report')(value)];
}

/**
 * Adds the command that judges reports.
 * @param {Command} program to add it to
 * @param {Option} symbols where names of native code come from
 * @returns {Command} the command
 */
export function addGateCommand(program, symbols) {
  const command = program.command('gate');
  command
    .description('judge runs of a program by budgets and a baseline: fails where cryptography blocks or grows')
    .argument('<report or log...>', 'report.json, profile.json.gz, V8 logs, or a directory with one of them');
  addGateOptions(command);
  command.option(
    '--base <report>',
    "a run of the change's base, made in turns with these on one machine: for CPU time per request; may be repeated",
    collect,
  );
  command.addOption(
    new Option(
      '--self-test <n>',
      'of runs in which nothing was changed: judge them n times by baselines of each other, and say how often that fails',
    )
      .argParser(wholeNumber('draws', 1, MOST_DRAWS))
      .conflicts([...NO_VERDICT, 'base', 'output', 'quiet']),
  );
  command.optionsGroup('The verdict:');
  command.option(
    '--json [file]',
    'write the verdict as JSON there; to stdout without a file, or for -',
    nonEmpty('a file'),
  );
  command.addOption(
    new Option(
      '--format <list>',
      `what to make, comma-separated, each with =<file> if you like: ${REPORT_OUTPUT_IDS.join(', ')}`,
    ).argParser(formatsOf(REPORT_OUTPUT_IDS)),
  );
  command.option('-o, --output <dir>', 'where files without a name go', nonEmpty('a directory'));
  command.addOption(
    new Option('--engine <name>', 'what reads V8 logs: our own reader, or that of the Node that recorded them')
      .choices(['builtin', 'node'])
      .default('builtin'),
  );
  command.option('--node <path>', 'of --engine node: the Node that recorded the logs', nonEmpty('a Node binary'));
  command.addOption(symbols);
  command.option('--quiet', 'print nothing but errors');
  command.option('--no-color', 'no colour');
  return command.addHelpText('after', EXAMPLE);
}
