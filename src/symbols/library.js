import { buildIdOf } from './build-id.js';
import { openDebugFile } from './debug-file.js';
import { readElf } from './elf-file.js';
import { keepFunctions, symbolCount, symbolTables } from './elf-symbol-table.js';
import { findFunctions } from './find-functions.js';
import { OPENSSL_ENDS, opensslCode } from './openssl-code.js';

/** @import { ByteSource } from './byte-source.js' */
/** @import { ElfFile } from './elf-file.js' */

/**
 * Where V8's embedded builtins begin in the binary
 * (https://github.com/v8/v8/blob/main/src/snapshot/embedded/platform-embedded-file-writer-generic.cc).
 */
const BUILTINS = 'v8_Default_embedded_blob_code_';

/**
 * An ELF file as linked, with the debug file of what was stripped from it: all that does not depend on
 * where a process mapped it, so that any number of logs can ask.
 */
export class Library {
  /** @type {ReadonlyMap<string, {start: number, end: number}> | null} */
  #landmarks = null;

  /**
   * @param {ElfFile} elf the file
   * @param {ElfFile | null} debug its debug file
   */
  constructor(elf, debug) {
    this.elf = elf;
    this.debug = debug;
    this.buildId = buildIdOf(elf);
    this.tables = [elf, debug].flatMap((file) => (file === null ? [] : symbolTables(file)));
  }

  /** @returns {number} symbols in its tables, those that are no functions included */
  get symbolCount() {
    return this.tables.reduce((sum, table) => sum + symbolCount(table), 0);
  }

  /** @returns {number | null} where V8's embedded builtins begin, as linked; null if the file has none */
  get builtins() {
    return this.#findLandmarks().get(BUILTINS)?.start ?? null;
  }

  /** @returns {{start: number, end: number} | null} where OpenSSL is linked into the file; null if it is not */
  get openssl() {
    return opensslCode(this.#findLandmarks());
  }

  /** Reads its tables into memory, for further questions; throws what reading throws. */
  keepFunctions() {
    for (const table of this.tables) keepFunctions(table);
  }

  /** Closes its files. */
  close() {
    this.elf.source.close();
    this.debug?.source.close();
  }

  #findLandmarks() {
    this.#landmarks ??= findFunctions(this.tables, [BUILTINS, ...OPENSSL_ENDS]);
    return this.#landmarks;
  }
}

/**
 * @param {ElfFile} elf a file
 * @param {string} [debugDirectory] where separate debug files are
 * @returns {Library} with its debug file, if it needs one and there is one; throws what reading throws
 */
export function libraryOf(elf, debugDirectory) {
  const isComplete = symbolTables(elf).some((table) => table.complete);
  return new Library(elf, isComplete ? null : openDebugFile(buildIdOf(elf), debugDirectory));
}

/**
 * @param {ByteSource} source of the whole file
 * @param {string} [debugDirectory] where separate debug files are
 * @returns {Library | null} null if it is no ELF file; closing it closes the source; throws what reading throws
 */
export function readLibrary(source, debugDirectory) {
  const elf = readElf(source);
  return elf === null ? null : libraryOf(elf, debugDirectory);
}
