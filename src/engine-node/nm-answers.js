import { oneLine } from './safe-text.js';

/** @import { LibrarySymbols, NativeSymbol } from '../symbols/index.js' */

/**
 * What `nm -C -n -S` is to answer for each library: only the symbols that ticks fell into, so that the
 * answer always fits where Node's processor reads it (Node kills a tool that prints more than 1 MiB, as
 * nm does for node itself), and at the addresses where they ran, so that nothing is left to calculate.
 * @param {LibrarySymbols[]} libraries as symbolized
 * @returns {[path: string, text: string][]} by the path that Node's processor will ask for
 */
export function nmAnswers(libraries) {
  return libraries.map(({ path, symbols }) => [oneLine(path), symbols.map(nmLine).join('')]);
}

/**
 * @param {NativeSymbol} symbol a function where it ran
 * @returns {string} a line of nm's: address, size, type, name
 */
function nmLine({ name, start, end }) {
  return `${hex(start)} ${hex(end - start)} t ${oneLine(name)}\n`;
}

/**
 * @param {number} value 0 or more
 * @returns {string} 16 digits
 */
function hex(value) {
  return value.toString(16).padStart(16, '0');
}
