/** @import { LibrarySymbols, NativeSymbol } from '../symbols/index.js' */

/** Names of native code by runtime address. */
export class SymbolTable {
  /** @param {LibrarySymbols[]} libraries as symbolized */
  constructor(libraries) {
    this.byPath = new Map(libraries.map((library) => [library.path, library]));
  }

  /**
   * @param {string} path of the library that holds the address
   * @param {number} address runtime address
   * @returns {NativeSymbol | null} the symbol whose range covers it
   */
  find(path, address) {
    const symbols = this.byPath.get(path)?.symbols ?? [];
    let low = 0;
    let high = symbols.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (symbols[middle].end <= address) low = middle + 1;
      else high = middle;
    }
    return low < symbols.length && symbols[low].start <= address ? symbols[low] : null;
  }

  /**
   * @param {string} path of the library that holds the address
   * @param {number} address runtime address that no symbol covers
   * @returns {'' | 'openssl'} whose code it is
   */
  componentOf(path, address) {
    const ranges = this.byPath.get(path)?.openssl ?? [];
    return ranges.some(({ start, end }) => start <= address && address < end) ? 'openssl' : '';
  }
}
