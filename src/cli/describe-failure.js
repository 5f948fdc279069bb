import { getSystemErrorMap } from 'node:util';
import { printable } from '../writers/escape.js';
import { ERROR_TABLE } from './error-table.js';
import { widthOf } from './io.js';

/** @import { Failure } from '../model/failure.js' */
/** @import { Stream } from './io.js' */

/** Names of facts in an entry's sentences: `{path}`. */
const HOLE = /\{(\w+)\}/g;

/**
 * @param {Failure} failure something that the user can do something about
 * @param {Stream} stream that it will be written to: lines are broken for a terminal, never for a pipe
 * @returns {string} what happened, why, and what to do next
 */
export function describeFailure(failure, stream) {
  const entry = ERROR_TABLE[failure.code];
  if (entry === undefined) return describeBug(failure, '');
  const facts = Object.fromEntries(Object.entries(failure.facts).map(([name, value]) => [name, inWords(value)]));
  const width = stream.isTTY ? widthOf(stream, {}) : Infinity;
  const lines = [fold(`cryptoprof: ${fill(entry.message, facts)}`, width, '  ')];
  if (entry.cause) lines.push(fold(`  why   ${fill(entry.cause, facts)}`, width, ' '.repeat(8)));
  lines.push(fold(`  next  ${fill(entry.next, facts)}`, width, ' '.repeat(8)));
  return `${lines.join('\n')}\n`;
}

/**
 * @param {string | string[]} sentences of an entry
 * @param {Record<string, string>} facts that are known
 * @returns {string} the first one of which all facts are known, filled in
 */
function fill(sentences, facts) {
  const each = [sentences].flat();
  const known = each.find((sentence) => holesOf(sentence).every((name) => Object.hasOwn(facts, name)));
  return (known ?? each[each.length - 1]).replace(HOLE, (_, name) => facts[name] ?? '');
}

/**
 * @param {string} sentence of the error table
 * @returns {string[]} names of the facts that it mentions
 */
export function holesOf(sentence) {
  return Array.from(sentence.matchAll(HOLE), ([, name]) => name);
}

/**
 * @param {string | number} fact of a failure
 * @returns {string} harmless to print; `EACCES` and its like become words
 */
function inWords(fact) {
  const text = String(fact);
  if (/^E[A-Z0-9]+$/.test(text)) {
    for (const [name, words] of getSystemErrorMap().values()) {
      if (name === text) return words;
    }
  }
  return printable(text);
}

/**
 * Breaks a line at spaces. A path is never broken: it would be hard to copy.
 * @param {string} text one line
 * @param {number} width columns
 * @param {string} indent of all lines but the first
 * @returns {string} lines
 */
function fold(text, width, indent) {
  const lines = [''];
  // The spaces of a line's label are no place to break it.
  for (const word of text.split(/(?<=\S) (?! )/)) {
    const line = lines[lines.length - 1];
    if (line !== '' && line.length + 1 + word.length > width) lines.push(indent + word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/**
 * @param {unknown} error that no one expected
 * @param {string} version of this tool
 * @returns {string} an apology, the stack, and where to report it
 */
export function describeBug(error, version) {
  const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [
    `cryptoprof: this is a bug in cryptoprof ${version}, not in your program. Please report it, with the lines below:`,
    '  npm bugs cryptoprof',
    `  node ${process.version}, ${process.platform} ${process.arch}`,
    ...stack.split('\n').map((line) => `  ${printable(line)}`),
    '',
  ].join('\n');
}
