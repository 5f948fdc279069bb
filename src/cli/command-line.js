/** What words of the command line mean where commander would take them for something else. */
import { Failure } from '../model/failure.js';

/** @import { Command } from 'commander' */

/**
 * Rewrites words that commander would interpret differently from what the user means:
 * - `--json` takes a file if one is meant: the next word counts as one if it can't be the command's subject, so that
 *   `cryptoprof --json out.txt app.js` writes out.txt, `cryptoprof --json app.js` runs app.js, and
 *   `cryptoprof analyze --json a.log` reads a.log;
 * - after `--` there are no commands of ours: `cryptoprof -- analyze` runs a script called analyze;
 * - `-e`, `-p` and `--test` are Node's, as in `cryptoprof -e '...'`: the program starts there.
 * Everything after the script belongs to the script and is left alone.
 * @param {string[]} words the command line, without node and our own name
 * @param {Command} program that will parse them
 * @returns {string[]} the same, unambiguous
 * @throws {Failure} `option-after-program`
 */
export function settleWords(words, program) {
  const settled = [];
  let command = program;
  let subjects = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === '--') return [...settled, '--', ...behindDashes(words.slice(index + 1), command, program)];
    if (command === program && BEGINS_PROGRAM.test(word)) {
      const isCode = TAKES_CODE.test(word);
      refuseMisplaced(word, words.slice(index + (isCode ? 2 : 1)), settled.includes('--gate'));
      return [...settled, '--', ...words.slice(index)];
    }
    if (isPlain(word) || word === '-') {
      settled.push(word);
      const named = command === program ? program.commands.find((each) => each.name() === word) : command;
      if (named === undefined) {
        refuseMisplaced(word, words.slice(index + 1), settled.includes('--gate'));
        return [...settled, ...words.slice(index + 1)];
      }
      if (command !== program && isPlain(word)) subjects++;
      command = named;
    } else {
      const { option, length } = optionAt(words.slice(index), command, command === program, subjects > 0);
      settled.push(...option);
      index += length - 1;
    }
  }
  return settled;
}

/** Without these, a run that should fail passes, and a server waits for ever for a load. */
const DECISIVE = /^--(?:gate|self-test|load|on-port)(?:=[^]*)?$/;
/** With a gate before the program, as much as that. Many programs have a `--config` of their own. */
const DECISIVE_OF_GATE = /^--(?:strict|update-baseline|baseline(?:=[^]*)?)$/;

/**
 * @param {string} program first word of what is to run
 * @param {string[]} own words that follow it, without `--` before the program
 * @param {boolean} isGated whether `--gate` comes before the program
 * @throws {Failure} `option-after-program` if one of them was surely meant for us; behind a `--` of its own, as in
 *   `npm test -- --load`, none is
 */
function refuseMisplaced(program, own, isGated) {
  const end = own.indexOf('--');
  const isOurs = (/** @type {string} */ word) => DECISIVE.test(word) || (isGated && DECISIVE_OF_GATE.test(word));
  const misplaced = own.find((word, index) => (end === -1 || index < end) && isOurs(word));
  if (misplaced !== undefined) throw new Failure('option-after-program', { option: misplaced.split('=')[0], program });
}

/** Options with which Node runs something other than a script. */
const BEGINS_PROGRAM = /^(?:-e|-p|-pe|--test|--(?:eval|print)(?:=[^]*)?)$/;
/** Those whose next word is code, whatever it looks like. */
const TAKES_CODE = /^(?:-e|-p|-pe|--(?:eval|print))$/;

/**
 * @param {string[]} words from an option on
 * @param {Command} command that it is for
 * @param {boolean} isRun whether this runs a program, not one of our commands
 * @param {boolean} hasSubject whether the command's subject comes before it
 * @returns {{option: string[], length: number}} the option with its value, unambiguous, and how many words that
 *   consumed
 */
function optionAt([word, next, ...rest], command, isRun, hasSubject) {
  if (word === '--json' && command.options.some(({ long }) => long === word)) {
    const isComplete = hasSubject || rest.some(isPlain) || command.registeredArguments.length === 0;
    if (isOutput(next, isRun, isComplete)) return { option: [`--json=${next}`], length: 2 };
    return { option: ['--json=-'], length: 1 };
  }
  const takesValue = command.options.some(({ required, short, long }) => required && (word === short || word === long));
  return takesValue && next !== undefined ? { option: [word, next], length: 2 } : { option: [word], length: 1 };
}

/** Files that Node runs, or that `analyze` and other commands read: never written to by accident. */
const INPUT_NAME = /\.(?:[cm]?[jt]sx?|log|gz|node|wasm)$/i;

/**
 * @param {string | undefined} word after `--json`
 * @param {boolean} isRun whether this runs a program, not one of our commands
 * @param {boolean} hasSubject whether another word can be the script or input, or the command takes none
 * @returns {boolean} whether it is the file to write JSON to
 */
function isOutput(word, isRun, hasSubject) {
  if (word === undefined) return false;
  if (word === '-') return true;
  if (word.endsWith('.json')) return isRun || hasSubject;
  return isPlain(word) && hasSubject && /\.\w+$/.test(word) && !INPUT_NAME.test(word);
}

/**
 * @param {string} word of a command line
 * @returns {boolean} whether it is not an option
 */
function isPlain(word) {
  return !word.startsWith('-');
}

/**
 * @param {string[]} words behind `--`
 * @param {Command} command that they are for
 * @param {Command} program whose command names don't count here
 * @returns {string[]} the same, so that a script is never mistaken for a command
 */
function behindDashes(words, command, program) {
  const [first, ...rest] = words;
  const isNamed = command === program && program.commands.some((each) => each.name() === first);
  return isNamed ? [`./${first}`, ...rest] : words;
}

/** Where our options end. */
const SCRIPT = /^--$|\.[cm]?[jt]sx?$/i;

/**
 * @param {string[]} words of a command line, possibly invalid
 * @returns {boolean} whether an option requests annotations on stdout
 */
export function asksForAnnotations(words) {
  const end = words.findIndex((word) => SCRIPT.test(word));
  const own = end === -1 ? words : words.slice(0, end);
  const lists = own.flatMap((word, index) =>
    word.startsWith('--format=') ? [word.slice('--format='.length)] : word === '--format' ? [own[index + 1] ?? ''] : [],
  );
  return lists
    .join(',')
    .split(',')
    .some((format) => /^github(?:=-)?$/.test(format));
}
