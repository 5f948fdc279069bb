/** What Node's processor is told when it asks nm for the symbols of a library. */
import { oneLine } from './safe-text.js';

/** @import { LibrarySymbols, NativeSymbol } from '../symbols/index.js' */

/**
 * What `nm -C -n -S` should answer for each library: only the symbols that ticks fell into, so that the answer is
 * always short enough for Node's processor (Node kills a tool that prints more than 1 MiB, as nm does for node itself),
 * and at the addresses where they ran, so that nothing is left to calculate.
 * @param {LibrarySymbols[]} libraries as symbolized
 * @returns {[path: string, text: string][]} by the path that Node's processor will ask for
 */
export function nmAnswers(libraries) {
  return libraries.map(({ path, symbols }) => [oneLine(path), symbols.map(nmLine).join('')]);
}

/**
 * If Node's processor looks in a library for the name of an address, it no longer looks at the rows of the log. These
 * name V8's builtins, which are also in the library (before V8 12). A sidecar doesn't have them, because our own reader
 * takes them from the log.
 * @param {LibrarySymbols[]} libraries as symbolized
 * @param {NativeSymbol[]} builtins of the log, in any order
 * @param {(address: number) => string | undefined} libraryOf path of the library that contains an address
 * @returns {LibrarySymbols[]} with those builtins that no symbol overlaps
 */
export function withBuiltins(libraries, builtins, libraryOf) {
  return libraries.map((library) => {
    const own = builtins.filter(({ start }) => libraryOf(start) === library.path);
    if (own.length === 0) return library;
    const free = own.filter(
      ({ start, end }) => !library.symbols.some((symbol) => symbol.start < end && start < symbol.end),
    );
    return { ...library, symbols: [...library.symbols, ...free].sort((a, b) => a.start - b.start) };
  });
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
