import { parseAddress } from './code-row.js';
import { unescapeBytes } from './escapes.js';

/**
 * One executable mapping: `shared-library,PATH,START,END,SLIDE`. START is where the file's offset 0
 * would be, not where code starts (V8: OS::GetSharedLibraryAddresses in src/base/platform).
 * @typedef {object} LibraryRow
 * @property {number} start runtime address
 * @property {number} end runtime address
 * @property {number} slide load address minus the one that the file asks for; 0 on Linux, where START has it
 */

/**
 * A file that is mapped, and the addresses in it that were hit.
 * @typedef {object} Library
 * @property {string} path
 * @property {LibraryRow[]} rows
 * @property {Set<number>} addresses
 */

/** Far more than any process maps; a log that has more is not read further in this respect. */
const MOST_ROWS = 5000;

/** Executable mappings without a file: other isolates' code, in the logs of workers. */
const ANONYMOUS = /^[0-9a-f]+-[0-9a-f]+$/;

/** The native code of the process, by file. */
export class Libraries {
  /** @type {Map<string, Library>} */
  #byPath = new Map();
  /** @type {{start: number, end: number, library: Library}[]} sorted by start, ends ascending within */
  #rows = [];

  /** The program's own binary: the first row of the log. */
  executable = '';

  /**
   * @param {string} line a whole `shared-library` row, decoded as latin1
   * @returns {boolean} false if it is not one
   */
  addLine(line) {
    const fields = line.split(',');
    if (fields.length < 4) return false;
    const path = unescapeBytes(fields[1]);
    this.executable ||= path;
    // Old versions of V8 wrote no slide.
    const slide = Number(fields[4] ?? 0);
    return this.add(path, parseAddress(fields[2]), parseAddress(fields[3]), Number.isSafeInteger(slide) ? slide : 0);
  }

  /**
   * @param {string} path of the mapped file
   * @param {number} start runtime address of the file's offset 0
   * @param {number} end runtime address
   * @param {number} [slide] see LibraryRow
   * @returns {boolean} false if the numbers make no sense
   */
  add(path, start, end, slide = 0) {
    if (start < 0 || end <= start || this.#rows.length >= MOST_ROWS) return false;
    if (path === '' || ANONYMOUS.test(path)) return true;
    let library = this.#byPath.get(path);
    if (library === undefined) {
      library = { path, rows: [], addresses: new Set() };
      this.#byPath.set(path, library);
    }
    if (library.rows.some((row) => row.start === start && row.end === end)) return true;
    library.rows.push({ start, end, slide });
    this.#rows.push({ start, end, library });
    this.#rows.sort((a, b) => a.start - b.start || b.end - a.end);
    return true;
  }

  /**
   * @param {number} address in the profiled process
   * @returns {Library | null} the library with the last row that holds the address
   */
  find(address) {
    for (let index = this.#rows.length - 1; index >= 0; index--) {
      const row = this.#rows[index];
      if (row.start <= address && address < row.end) return row.library;
    }
    return null;
  }

  /** @returns {Library[]} in the order of the log */
  list() {
    return [...this.#byPath.values()];
  }
}
