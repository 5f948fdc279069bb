/** Names of native code by runtime address, from the symbols of the log's libraries. */
import { lastAtMost } from '../model/sorted.js';

/** @import { LibrarySymbols, NativeSymbol } from '../symbols/index.js' */

/** Names of native code by runtime address. */
export class SymbolTable {
  /** @param {LibrarySymbols[]} libraries as symbolized */
  constructor(libraries) {
    this.byPath = new Map(
      libraries.map((library) => [library.path, { ...library, ends: library.symbols.map(({ end }) => end) }]),
    );
  }

  /**
   * @param {string} path of the library that holds the address
   * @param {number} address runtime address
   * @returns {NativeSymbol | null} the symbol whose range covers it
   */
  find(path, address) {
    const library = this.byPath.get(path);
    if (library === undefined) return null;
    const symbol = library.symbols[lastAtMost(library.ends, address) + 1];
    return symbol !== undefined && symbol.start <= address ? symbol : null;
  }

  /**
   * @param {string} path of the library that holds the address
   * @param {number} address runtime address that no symbol covers
   * @returns {'' | 'openssl'} owner of the code
   */
  componentOf(path, address) {
    const ranges = this.byPath.get(path)?.openssl ?? [];
    return ranges.some(({ start, end }) => start <= address && address < end) ? 'openssl' : '';
  }
}
