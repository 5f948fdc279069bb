/** Our own command line as somebody would type it on another machine: what a build says is done on a laptop. */
import path from 'node:path';
import { asTyped } from './shell-words.js';

/** Options about outputs, which only the machine has that was asked for them; with a value, and without. */
const WITH_VALUE = new Set(['--output', '-o', '--format']);
const WITHOUT_VALUE = new Set(['--open', '--quiet', '--no-color', '--strict', '--keep-logs']);
/** The same with their value in one word. */
const IN_ONE = /^(?:--(?:output|format|json)=|-o.)/;

/**
 * @param {string[]} argv of this process
 * @param {string[]} words of it that are the program and its arguments
 * @param {string} cwd absolute path of the working directory
 * @returns {string} what runs the same program under the same conditions, and accepts what it does
 */
export function updateCommand(argv, words, cwd) {
  const own = argv.slice(2);
  const options = own.slice(0, own.length - words.length);
  return asTyped(
    [
      'cryptoprof',
      '--update-baseline',
      ...withoutOutputs(options).filter((word) => word !== '--update-baseline'),
      ...words,
    ].map((word) => fromHere(word, cwd)),
  );
}

/**
 * @param {string} word of a command line: a path, or an option with a path behind its `=`
 * @param {string} cwd absolute path of the working directory
 * @returns {string} the same, with a path in that directory relative to it
 */
export function fromHere(word, cwd) {
  const [, option = '', value] = /^(-[^=/\\]*=)?([^]*)$/.exec(word) ?? ['', '', word];
  const isInside = value === cwd || value.startsWith(`${cwd.replace(/[/\\]$/, '')}${path.sep}`);
  return isInside ? option + (path.relative(cwd, value) || '.') : word;
}

/**
 * @param {string[]} options of ours
 * @returns {string[]} those that are not about outputs
 */
function withoutOutputs(options) {
  const kept = [];
  for (let index = 0; index < options.length; index++) {
    const word = options[index];
    if (WITHOUT_VALUE.has(word) || IN_ONE.test(word)) continue;
    if (WITH_VALUE.has(word)) index++;
    else if (word === '--json') index += isOption(options[index + 1]) ? 0 : 1;
    else kept.push(word);
  }
  return kept;
}

/**
 * @param {string | undefined} word behind `--json`
 * @returns {boolean} whether it is none of its file
 */
function isOption(word) {
  return word === undefined || (word.startsWith('-') && word !== '-');
}
