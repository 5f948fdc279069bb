/** Which native code the process had mapped, and at which addresses. */
import { lastAtMost } from '../model/sorted.js';
import { parseAddress } from './code-row.js';
import { unescapeBytes } from './escapes.js';

/**
 * One executable mapping: `shared-library,PATH,START,END,SLIDE`. START is where the file's offset 0 would be, not where
 * code starts (V8: OS::GetSharedLibraryAddresses in src/base/platform).
 * @typedef {object} LibraryRow
 * @property {number} start runtime address
 * @property {number} end runtime address
 * @property {number} slide load address minus the address in the file; 0 on Linux, where START includes it
 */

/**
 * A mapped file, and the addresses in it that were hit.
 * @typedef {object} MappedLibrary
 * @property {string} path
 * @property {LibraryRow[]} rows
 * @property {Set<number>} addresses
 */

/** Far more than any process maps; further rows are ignored. */
const MOST_ROWS = 2000;
/** Linux' PATH_MAX. */
const LONGEST_PATH = 4096;

/** Executable mappings without a file: other isolates' code, in the logs of workers. */
const ANONYMOUS = /^[0-9a-f]+-[0-9a-f]+$/;

/** The native code of the process, by file. */
export class Libraries {
  /** @type {Map<string, MappedLibrary>} */
  #byPath = new Map();
  /** @type {{start: number, end: number, library: MappedLibrary}[]} sorted by start, ends ascending within */
  #rows = [];
  /** @type {Segments | null} made of the rows when it is needed */
  #segments = null;

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
    if (start < 0 || end <= start || this.#rows.length >= MOST_ROWS || path.length > LONGEST_PATH) return false;
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
    this.#segments = null;
    return true;
  }

  /**
   * @param {number} address in the profiled process
   * @returns {MappedLibrary | null} the library with the last row that contains the address
   */
  find(address) {
    this.#segments ??= segmentsOf(this.#rows);
    const { starts, libraries } = this.#segments;
    const index = lastAtMost(starts, address);
    return index === -1 ? null : libraries[index];
  }

  /** @returns {MappedLibrary[]} in the order of the log */
  list() {
    return [...this.#byPath.values()];
  }
}

/**
 * Disjoint stretches of addresses, one after the other.
 * @typedef {object} Segments
 * @property {Float64Array} starts ascending; each ends where the next one begins
 * @property {(MappedLibrary | null)[]} libraries that hold them, null between libraries
 */

/**
 * @param {{start: number, end: number, library: MappedLibrary}[]} rows that may overlap; later ones count
 * @returns {Segments} which library contains which addresses: searching all rows for each address would take as long as
 *   a hostile log wants
 */
function segmentsOf(rows) {
  const starts = Float64Array.from(new Set(rows.flatMap(({ start, end }) => [start, end]))).sort();
  /** @type {(MappedLibrary | null)[]} */
  const libraries = new Array(starts.length).fill(null);
  // For each stretch, a pointer to the next one without a library, so that assigned stretches are never visited again.
  const free = Int32Array.from({ length: starts.length + 1 }, (_, index) => index);
  for (const { start, end, library } of rows.toReversed()) {
    const last = lastAtMost(starts, end);
    for (let at = nextFree(free, lastAtMost(starts, start)); at < last; at = nextFree(free, at)) {
      libraries[at] = library;
      free[at] = at + 1;
    }
  }
  return { starts, libraries };
}

/**
 * @param {Int32Array} free the way to the next free place from each; made shorter
 * @param {number} from place
 * @returns {number} the first free place from there on
 */
function nextFree(free, from) {
  let at = from;
  while (free[at] !== at) {
    free[at] = free[free[at]];
    at = free[at];
  }
  return at;
}
