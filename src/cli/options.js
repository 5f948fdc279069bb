/** Options: functions that make them and parse their values, and the options that several commands share. */
import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import { isDirectory } from '../files/is-directory.js';
import { Failure } from '../model/failure.js';
import { byteSize, LEAST_LOG_SIZE, LONGEST_SECONDS } from '../text/amounts.js';
import { nearest } from '../text/nearest.js';
import { OUTPUTS, OUTPUT_IDS } from '../writers/index.js';

/** @import { OutputId } from '../writers/index.js' */
/** @import { FormatChoice } from './choose-outputs.js' */
/** @import { CliOption, CliOptions } from './command.js' */

/**
 * @param {string} usage such as `--open`
 * @param {string} summary what it does
 * @returns {CliOption<boolean | undefined>} true if the option is given
 */
export function flag(usage, summary) {
  return { usage, summary };
}

/**
 * @param {string} usage such as `--no-color`
 * @param {string} summary what it does
 * @returns {CliOption<boolean>} false if the option is given; its name in `flags` lacks the `no`
 */
export function negated(usage, summary) {
  return { usage, summary };
}

/**
 * @template Value
 * @param {string} usage such as `--ca <file>`
 * @param {string} summary what it does
 * @param {(text: string, earlier?: Value) => Value} parse reads its value
 * @returns {CliOption<Value | undefined>} with a value, undefined if the option is not given
 */
export function option(usage, summary, parse) {
  return /** @type {CliOption<Value | undefined>} */ ({ usage, summary, parse });
}

/**
 * @template Value
 * @param {string} usage such as `--top <n>`
 * @param {string} summary what it does
 * @param {(text: string) => Value} parse reads its value
 * @param {Value} value if it is not given
 * @returns {CliOption<Value>} always with a value
 */
export function defaulted(usage, summary, parse, value) {
  return { usage, summary, parse, value };
}

/**
 * @template {string} Choice
 * @param {string} usage such as `--engine <name>`
 * @param {string} summary what it does
 * @param {readonly Choice[]} choices the allowed values, the default first
 * @returns {CliOption<Choice>} with one of a few values
 */
export function oneOf(usage, summary, choices) {
  return { usage, summary, choices, value: choices[0] };
}

/**
 * @template {CliOptions} Options
 * @param {Options} options of a command
 * @param {Partial<Pick<CliOption, 'group' | 'needs'>>} more fields to add to each
 * @returns {Options} the same with those fields
 */
export function each(options, more) {
  const changed = Object.entries(options).map(([name, one]) => [name, { ...one, ...more }]);
  return /** @type {Options} */ (Object.fromEntries(changed));
}

/**
 * @param {string} what is expected, for the error message
 * @param {number} least allowed
 * @param {number} most allowed
 * @returns {(text: string) => number} parser of an option's value
 */
export function wholeNumber(what, least, most) {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`It takes a number of ${what}, from ${least} to ${most}.`);
    }
    return value;
  };
}

/**
 * @param {string} text value of an option
 * @returns {number} of a TCP port
 */
export function port(text) {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 65_535)
    throw new InvalidArgumentError('It takes a port, from 1 to 65535.');
  return value;
}

/**
 * @param {string} text value of an option, such as `1%`
 * @returns {number} 0..1
 */
function share(text) {
  const value = Number(/^(\d+(?:\.\d+)?)%$/.exec(text)?.[1]);
  if (!(value <= 100)) throw new InvalidArgumentError('It takes a share, from 0% to 100%.');
  return value / 100;
}

/**
 * @param {string} text value of an option
 * @returns {number} seconds
 */
export function seconds(text) {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || value > LONGEST_SECONDS) {
    throw new InvalidArgumentError(`It takes a number of seconds above 0, at most ${LONGEST_SECONDS} (a week).`);
  }
  return value;
}

/**
 * @param {string} text value of an option, such as `500MB`
 * @returns {number} bytes
 */
export function logSize(text) {
  const value = byteSize(text);
  if (value === null || value < LEAST_LOG_SIZE)
    throw new InvalidArgumentError('It takes a size of 1MB or more, such as 500MB or 2GB.');
  return value;
}

/**
 * @param {string} what is expected, for the error message
 * @returns {(text: string) => string} parser that rejects only an empty value, such as `-o "$UNSET"`
 */
export function nonEmpty(what) {
  return (text) => {
    if (text.trim() === '') throw new InvalidArgumentError(`It takes ${what}, but the value is empty.`);
    return text;
  };
}

/**
 * Reads lists such as `sarif=out.sarif,junit=out.xml,terminal`. The option may be given several times.
 * @param {readonly OutputId[]} known formats that the command can make
 * @returns {(text: string, earlier?: FormatChoice[]) => FormatChoice[]} parser of the option's value
 */
export function formatsOf(known) {
  return (text, earlier = []) => {
    const choices = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => choiceOf(part, known));
    if (choices.length === 0) throw new InvalidArgumentError(`There are ${known.join(', ')}.`);
    const all = [...earlier, ...choices];
    return all.filter(
      ({ id, file }, index) => file !== null || all.findIndex((one) => one.id === id && one.file === null) === index,
    );
  };
}

/**
 * @param {string} part such as `sarif=out.sarif`
 * @param {readonly OutputId[]} known formats that the command can make
 * @returns {FormatChoice} the same, taken apart
 */
function choiceOf(part, known) {
  const [name, ...words] = part.split('=').map((word) => word.trim());
  const file = words.join('=');
  const id = known.find((one) => one === name || OUTPUTS[one].synonym === name);
  if (id === undefined) throw new InvalidArgumentError(unknownFormat(name, known));
  if (words.length === 0) return { id, file: null };
  if (file === '') throw new InvalidArgumentError(`"${part}" names no file: write ${id}=<file>, or ${id} alone.`);
  if (file === '-' && !OUTPUTS[id].isText) throw new InvalidArgumentError(`${id} is not text: it takes a file, not -.`);
  return { id, file };
}

/**
 * @param {string} name that is unknown
 * @param {readonly OutputId[]} known formats that the command can make
 * @returns {string} a message that lists the known names
 */
function unknownFormat(name, known) {
  if (Object.hasOwn(OUTPUTS, name)) {
    const hasSamples = known.some((id) => OUTPUTS[id].needsSamples);
    const reason =
      OUTPUTS[/** @type {OutputId} */ (name)].needsSamples && !hasSamples
        ? 'is made of samples, which this command does not have'
        : 'is not an output of this command';
    return `${name} ${reason}. There are ${known.join(', ')}.`;
  }
  const meant = nearest(name, known);
  return `There is no "${name}".${meant === null ? '' : ` Did you mean ${meant}?`} There are ${known.join(', ')}.`;
}

/**
 * @param {string} what is written, such as `the report`
 * @returns {CliOption<string | undefined>} path, or `-` (command-line.js adds it if no file follows)
 */
export function jsonOption(what) {
  return {
    ...option(
      '--json [file]',
      `write ${what} as JSON to this file; to stdout if none is given, or for -`,
      nonEmpty('a file'),
    ),
    isLocal: true,
  };
}

/**
 * @param {readonly OutputId[]} known formats that the command can make
 * @returns {CliOption<FormatChoice[] | undefined>} what to make
 */
export function formatOption(known) {
  const summary = `outputs, comma-separated, each optionally with =<file>: ${known.join(', ')}`;
  return { ...option('--format <list>', summary, formatsOf(known)), isLocal: true };
}

/** Where files go of commands that print what they make, as far as it is text. */
const BESIDE_PRINT = 'a new one in .cryptoprof, for what is not printed';

/**
 * @param {string} [home] where files go without it
 * @returns {CliOption<string | undefined>} path
 */
export function outputOption(home = BESIDE_PRINT) {
  return {
    ...option('-o, --output <dir>', `where files go (default: ${home})`, nonEmpty('a directory')),
    isLocal: true,
  };
}

/**
 * Checks a directory: one that doesn't exist would be searched silently, and nothing found.
 * @param {string} option such as `--source-maps`
 * @param {string | undefined} given its value
 * @param {string} cwd that it is relative to
 * @returns {string | undefined} absolute path, undefined if it was not given
 * @throws {Failure} `option-directory-missing`
 */
export function existingDirectory(option, given, cwd) {
  if (given === undefined) return undefined;
  const directory = path.resolve(cwd, given);
  if (!isDirectory(directory)) throw new Failure('option-directory-missing', { option, directory });
  return directory;
}

/** Where names of native code come from. */
export const SYMBOLS = oneOf(
  '--symbols <source>',
  'where names of native code come from: this machine, the file beside the log, or nowhere',
  ['local', 'sidecar', 'none'],
);

export const WARM_UP = option('--warm-up <s>', 'leave out of all shares the first seconds of the run', seconds);

export const BINARIES = option(
  '--binaries <dir>',
  'the binaries of the machine that recorded the logs, at their paths or by name: for logs of another system',
  nonEmpty('a directory'),
);

export const SOURCE_MAPS = option(
  '--source-maps <dir>',
  'directory to search for source maps, besides the places that compiled files name: for a build without maps, or from another machine',
  nonEmpty('a directory'),
);

export const ENGINE = oneOf(
  '--engine <name>',
  "what reads V8 logs: cryptoprof's own reader, or node --prof-process of the Node that recorded them",
  ['builtin', 'node'],
);

export const NODE = option(
  '--node <binary>',
  'the Node that recorded the logs: for --engine node, and for logs of a V8 version not yet supported',
  nonEmpty('a Node binary'),
);

export const TOP = defaulted('--top <n>', 'operations and call sites to list', wholeNumber('rows', 1, 1000), 10);

export const QUIET = { ...flag('--quiet', 'print only errors'), isLocal: true };
export const COLOR = { ...negated('--no-color', 'print without colour'), isLocal: true };

/**
 * Options of the commands that make a report.
 * @param {string} [home] where files go without --output; default as `outputOption`
 * @returns the options, each with its type
 */
export const reportOptions = (home) => ({
  output: outputOption(home),
  json: jsonOption('the report'),
  format: formatOption(OUTPUT_IDS),
  engine: ENGINE,
  symbols: SYMBOLS,
  sourceMaps: SOURCE_MAPS,
  top: TOP,
  open: { ...flag('--open', 'open the page in the browser'), isLocal: true },
  '0x': { ...flag('--0x', "also draw 0x's flame graph"), isLocal: true },
  quiet: QUIET,
  color: COLOR,
});

/** Options that have no meaning when the gate itself is tested. */
export const NO_VERDICT = ['updateBaseline', 'strict', 'json', 'format'];

/** Options by which runs are judged. */
export const GATE_OPTIONS = {
  config: option(
    '--config <file>',
    'budgets, baseline and exceptions (default: the nearest one, from this directory up to the root of the repository)',
    nonEmpty('a file'),
  ),
  baseline: option(
    '--baseline <file>',
    "file with what was accepted before (default: the config's)",
    nonEmpty('a file'),
  ),
  updateBaseline: flag('--update-baseline', 'accept the current measurements: write the baseline'),
  maxLoadErrors: option(
    '--max-load-errors <share>',
    "share of the load's requests that may fail; beyond it nothing passes (default: the config's, else 1%)",
    share,
  ),
  strict: { ...flag('--strict', 'exit with 3 if the verdict is inconclusive'), isLocal: true },
};
