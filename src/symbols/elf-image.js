/** Names of an ELF file's native code: from its symbol tables, its debug file, and its stubs. */
import { buildIdOf } from './build-id.js';
import { linkedNames } from './covering-symbols.js';
import { openDebugFile } from './debug-file.js';
import { EM_AARCH64, EM_X86_64 } from './elf-file.js';
import { elfMappings } from './elf-mappings.js';
import { symbolTables } from './elf-symbol-table.js';
import { findFunctions } from './function-table.js';
import { opensslCode, opensslEnds } from './openssl-code.js';
import { pltStubs } from './plt-stubs.js';

/** @import { LinkedSymbol } from './covering-symbols.js' */
/** @import { ElfFile } from './elf-file.js' */
/** @import { FunctionTable } from './function-table.js' */
/** @import { Image, ImageMapping } from './image.js' */
/** @import { LibraryUse } from './index.js' */

/**
 * Where V8's embedded builtins begin in the binary
 * (https://github.com/v8/v8/blob/main/src/snapshot/embedded/platform-embedded-file-writer-generic.cc).
 */
const BUILTINS = 'v8_Default_embedded_blob_code_';

/** @type {ReadonlyMap<number, 'x64' | 'arm64'>} */
const MACHINES = new Map([
  [EM_X86_64, 'x64'],
  [EM_AARCH64, 'arm64'],
]);

/**
 * An ELF file, with the debug file that has what was stripped from it.
 * @implements {Image}
 */
export class ElfImage {
  #elf;
  #debugDirectories;
  /** @type {ElfFile | null} */
  #debug = null;
  /** @type {FunctionTable[] | null} */
  #tables = null;
  /** @type {ReadonlyMap<string, {start: number, end: number}> | null} */
  #landmarks = null;

  /**
   * @param {ElfFile} elf the file
   * @param {string[]} [debugDirectories] where separate debug files are
   */
  constructor(elf, debugDirectories) {
    this.#elf = elf;
    this.#debugDirectories = debugDirectories;
    this.buildId = buildIdOf(elf);
  }

  /** @returns {FunctionTable[]} its own and, if it needs a debug file and there is one, those of that */
  get tables() {
    if (this.#tables === null) {
      const own = symbolTables(this.#elf);
      const isComplete = own.some((table) => table.complete);
      this.#debug = isComplete ? null : openDebugFile(this.buildId, this.#debugDirectories);
      this.#tables = this.#debug === null ? own : [...own, ...symbolTables(this.#debug)];
    }
    return this.#tables;
  }

  get symbolCount() {
    return this.tables.reduce((sum, table) => sum + table.length, 0);
  }

  /** @returns {Image['status']} see `LibraryStatus` */
  get status() {
    if (this.tables.some((table) => table.complete)) return 'ok';
    return this.tables.length > 0 ? 'partial' : 'stripped';
  }

  get openssl() {
    return opensslCode(this.#findLandmarks());
  }

  /**
   * @param {LibraryUse['rows']} rows of the log
   * @returns {ImageMapping[]} see `Image`
   */
  mappingsOf(rows) {
    return elfMappings(rows, this.#elf.segments, () => this.#findLandmarks().get(BUILTINS)?.start ?? null);
  }

  /**
   * @param {number[]} addresses as linked, ascending and unique
   * @returns {Map<number, LinkedSymbol>} by address; throws what reading throws
   */
  nameAddresses(addresses) {
    const named = linkedNames(this.tables, addresses);
    const open = addresses.filter((address) => !named.has(address));
    for (const [address, stub] of pltStubs(this.#elf, open)) named.set(address, stub);
    return named;
  }

  /** @yields {void} see `Image` */
  *keepFunctions() {
    for (const table of this.tables) yield* table.keepFunctions();
    this.#findLandmarks();
  }

  close() {
    this.#debug?.source.close();
  }

  #findLandmarks() {
    this.#landmarks ??= findFunctions(this.tables, [BUILTINS, ...opensslEnds(MACHINES.get(this.#elf.machine))]);
    return this.#landmarks;
  }
}
