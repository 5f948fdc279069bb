/** Names of a Mach-O file's native code. */
import { linkedNames } from './covering-symbols.js';
import { findFunctions } from './function-table.js';
import { MachOSymbolTable } from './macho-symbol-table.js';
import { opensslCode, opensslEnds } from './openssl-code.js';

/** @import { LinkedSymbol } from './covering-symbols.js' */
/** @import { Image, ImageMapping } from './image.js' */
/** @import { LibraryUse } from './index.js' */
/** @import { MachOFile } from './macho-file.js' */

/** The section whose address V8 logs. */
const TEXT = '__TEXT,__text';

/** A file's status, by which of its functions have names. */
const STATUS = /** @type {const} */ ({ all: 'ok', exported: 'partial', none: 'stripped' });

/**
 * A program or library of macOS.
 * @implements {Image}
 */
export class MachOImage {
  #text;
  /** @type {{start: number, end: number} | null | undefined} */
  #openssl;

  /** @param {MachOFile} file that contains it */
  constructor(file) {
    this.buildId = file.uuid;
    this.#text = file.sections.find(({ name }) => name === TEXT);
    /** @type {MachOSymbolTable[]} */
    this.tables = file.symbolTable === null ? [] : [new MachOSymbolTable(file, file.symbolTable)];
  }

  get symbolCount() {
    return this.tables.reduce((sum, { length }) => sum + length, 0);
  }

  /** @returns {Image['status']} see `LibraryStatus` */
  get status() {
    return STATUS[this.tables[0]?.named ?? 'none'];
  }

  get openssl() {
    if (this.#openssl === undefined) this.#openssl = opensslCode(findFunctions(this.tables, opensslEnds()));
    return this.#openssl;
  }

  /**
   * A row says where `__TEXT,__text` ran, and how far that is from where it is linked (V8:
   * OS::GetSharedLibraryAddresses in src/base/platform/platform-darwin.cc).
   * @param {LibraryUse['rows']} rows of the log
   * @returns {ImageMapping[]} see `Image`
   */
  mappingsOf(rows) {
    const text = this.#text;
    if (text === undefined) return [];
    return rows
      .filter(({ start, end, slide = 0 }) => start - slide === text.address && end - start === text.size)
      .map(({ start, end, slide = 0 }) => ({ start, end, bias: slide }));
  }

  /**
   * @param {number[]} addresses as linked, ascending and unique
   * @returns {Map<number, LinkedSymbol>} by address; throws what reading throws
   */
  nameAddresses(addresses) {
    return linkedNames(this.tables, addresses);
  }

  /** @yields {void} see `Image` */
  *keepFunctions() {
    for (const table of this.tables) yield* table.keepFunctions();
  }

  close() {
    // It opened nothing.
  }
}
