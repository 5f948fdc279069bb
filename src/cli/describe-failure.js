import { ERROR_TABLE } from './error-table.js';
import { printable } from '../writers/escape.js';

/** @import { Failure } from '../model/failure.js' */

/**
 * @param {Failure} failure something that the user can do something about
 * @returns {string} what happened, why, and what to do next
 */
export function describeFailure(failure) {
  const entry = ERROR_TABLE[failure.code];
  if (entry === undefined) return describeBug(failure, '');
  const facts = Object.fromEntries(Object.entries(failure.facts).map(([name, value]) => [name, printable(String(value))]));
  const fill = (/** @type {string} */ sentence) => sentence.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? '');
  const lines = [`cryptoprof: ${fill(entry.message)}`];
  if (entry.cause) lines.push(`  why   ${fill(entry.cause)}`);
  lines.push(`  next  ${fill(entry.next)}`);
  return `${lines.join('\n')}\n`;
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
    stack.replace(/^/gm, '  '),
    '',
  ].join('\n');
}
