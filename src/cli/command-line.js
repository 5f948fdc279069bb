/** @import { Command } from 'commander' */

/**
 * Settles what commander would take otherwise than a user means it:
 * - `--json` takes a file if one is meant: what follows counts as one if it can't be what the command is about, so that
 *   `cryptoprof --json out.txt app.js` writes out.txt, `cryptoprof --json app.js` runs app.js, and
 *   `cryptoprof analyze --json a.log` reads a.log;
 * - behind `--` there are no commands of ours: `cryptoprof -- analyze` runs a script called analyze.
 * What follows the script is the script's, and stays as it is.
 * @param {string[]} words the command line, without node and our own name
 * @param {Command} program that will be given them
 * @returns {string[]} the same, unambiguous
 */
export function settleWords(words, program) {
  const settled = [];
  let command = program;
  let subjects = 0;
  for (let index = 0; index < words.length; index++) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === '--')
      return [
        ...settled,
        '--',
        ...(command === program ? asScript(words.slice(index + 1), program) : words.slice(index + 1)),
      ];
    if (word === '--json' && command.options.some(({ long }) => long === word)) {
      const rest = words.slice(index + 2);
      const hasSubject = subjects > 0 || rest.some(isPlain) || command.registeredArguments.length === 0;
      settled.push(`--json=${isOutput(next, command === program, hasSubject) ? words[++index] : '-'}`);
      continue;
    }
    settled.push(word);
    if (command !== program && isPlain(word)) subjects++;
    if (word === '-' || !word.startsWith('-')) {
      if (command !== program) continue;
      const named = program.commands.find((each) => each.name() === word);
      if (named === undefined) return [...settled, ...words.slice(index + 1)];
      command = named;
    } else if (
      next !== undefined &&
      command.options.some(({ required, short, long }) => required && (word === short || word === long))
    ) {
      settled.push(words[++index]);
    }
  }
  return settled;
}

/** What Node runs, and what `analyze` and its like read: never written to by accident. */
const INPUT_NAME = /\.(?:[cm]?[jt]sx?|log|gz|node|wasm)$/i;

/**
 * @param {string | undefined} word behind `--json`
 * @param {boolean} isRun whether a program is to be run, and no command of ours
 * @param {boolean} hasSubject whether another word can be the script, or the input, or the command takes none
 * @returns {boolean} whether it is the file that JSON goes to
 */
function isOutput(word, isRun, hasSubject) {
  if (word === undefined) return false;
  if (word === '-') return true;
  if (word.endsWith('.json')) return isRun || hasSubject;
  return isPlain(word) && hasSubject && /\.\w+$/.test(word) && !INPUT_NAME.test(word);
}

/**
 * @param {string} word of a command line
 * @returns {boolean} whether it is no option
 */
function isPlain(word) {
  return !word.startsWith('-');
}

/**
 * @param {string[]} words behind `--`
 * @param {Command} program whose commands are not meant
 * @returns {string[]} the same, the first never one of the commands
 */
function asScript(words, program) {
  const [first, ...rest] = words;
  return program.commands.some((command) => command.name() === first) ? [`./${first}`, ...rest] : words;
}

/** Where the options of ours end. */
const SCRIPT = /^--$|\.[cm]?[jt]sx?$/i;

/**
 * @param {string[]} words of a command line, which may not be understood
 * @returns {boolean} whether an option asks for annotations on stdout
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
