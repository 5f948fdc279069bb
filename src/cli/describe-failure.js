/** Failures and bugs as the terminal shows them. */
import { visible } from '../text/escape.js';
import { failureText } from '../failures/failure-sentence.js';
import { widthOf } from './io.js';
import { asTypedHere } from './shell-words.js';

/** @import { Failure } from '../model/failure.js' */
/** @import { Io, Stream } from './io.js' */

/**
 * @param {Failure} failure a problem that the user can solve
 * @param {Stream} stream that it will be written to: lines are wrapped for a terminal, never for a pipe
 * @param {Pick<Io, 'argv' | 'env'>} [here] how we were called, so that commands are shown as they can be typed here
 * @returns {string} what happened, why, and what to do next
 */
export function describeFailure(failure, stream, here = { argv: [], env: {} }) {
  const text = failureText(failure);
  if (text === null) return describeBug(failure, '');
  const width = stream.isTTY ? widthOf(stream, {}) : Infinity;
  const lines = [fold(`cryptoprof: ${text.message}`, width, '  ')];
  if (text.cause !== '') lines.push(fold(`  why   ${asTypedHere(text.cause, here)}`, width, ' '.repeat(8)));
  lines.push(fold(`  next  ${asTypedHere(text.next, here)}`, width, ' '.repeat(8)));
  return `${lines.join('\n')}\n`;
}

/**
 * Wraps a line at spaces, but never within a path, which would be hard to copy.
 * @param {string} text one line
 * @param {number} width columns
 * @param {string} indent of all lines but the first
 * @returns {string} lines
 */
function fold(text, width, indent) {
  const lines = [''];
  // Don't break within the spaces after a line's label.
  for (const word of text.split(/(?<=\S) (?! )/)) {
    const line = lines[lines.length - 1];
    if (line !== '' && line.length + 1 + word.length > width) lines.push(indent + word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}

/**
 * @param {unknown} error that was not expected
 * @param {string} version of this tool
 * @returns {string} an apology, the stack, and where to report it
 */
export function describeBug(error, version) {
  const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return [
    `cryptoprof: this is a bug in ${`cryptoprof ${version}`.trimEnd()}, not in your program. Please report it, with the lines below:`,
    '  npm bugs cryptoprof',
    `  node ${process.version}, ${process.platform} ${process.arch}`,
    ...stack.split('\n').map((line) => `  ${visible(line)}`),
    '',
  ].join('\n');
}
