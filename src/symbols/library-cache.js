import { openRegularFile } from './byte-source.js';
import { readLibrary } from './library.js';

/** @import { ByteSource } from './byte-source.js' */
/** @import { Library } from './library.js' */

/** How many paths are remembered; each may keep two files open. A process has some twenty libraries. */
const MOST_PATHS = 64;

/** How many symbols of all libraries are kept in memory: 30 MB. Node itself has 170,000. */
const MOST_SYMBOLS = 0x10_0000;

/**
 * The libraries that logs ask about, each read once: its tables stay in memory and its file open. Those
 * asked about longest ago make room. A library with more symbols than fit at all is read again for every look-up.
 *
 * If a file is replaced meanwhile, the one that was opened stays in use. Linux appends ` (deleted)` to the path
 * of a file that is gone; a new file under the old path is a different one.
 */
export class LibraryCache {
  /** Those asked about longest ago first. @type {Map<string, Library>} */
  #byPath = new Map();
  #debugDirectories;
  #openFile;

  /**
   * @param {object} [options] where files are
   * @param {string[]} [options.debugDirectories] where separate debug files are, by build id
   * @param {typeof openRegularFile} [options.openFile] opens a library
   */
  constructor({ debugDirectories, openFile = openRegularFile } = {}) {
    this.#debugDirectories = debugDirectories;
    this.#openFile = openFile;
  }

  /**
   * @param {string} path of a library, from a log
   * @returns {{library: Library | null, status: 'ok' | 'missing' | 'unreadable'}} usable until the next
   *   call; throws what reading throws
   */
  open(path) {
    const known = this.#byPath.get(path);
    if (known !== undefined) {
      this.#byPath.delete(path);
      this.#byPath.set(path, known);
      return { library: known, status: 'ok' };
    }
    const { source, status } = this.#openFile(path);
    if (source === null) return { library: null, status };
    let library = null;
    try {
      library = this.#read(source);
    } finally {
      if (library?.source !== source) source.close();
    }
    if (library === null) return { library, status: 'unreadable' };
    this.#byPath.set(path, library);
    this.#makeRoom();
    return { library, status: 'ok' };
  }

  /** Closes all of them. */
  close() {
    for (const path of [...this.#byPath.keys()]) this.#forget(path);
  }

  /**
   * @param {ByteSource} source of a library's file
   * @returns {Library | null} the one of the same build, if another path has it; null if its format is unknown
   */
  #read(source) {
    const library = readLibrary(source, this.#debugDirectories);
    if (library === null) return null;
    const { buildId } = library;
    // Stripping a file changes its size, not its build id.
    const same = (/** @type {Library} */ each) => each.buildId === buildId && each.source.size === source.size;
    const known = buildId === '' ? undefined : [...this.#byPath.values()].find(same);
    if (known !== undefined) return known;
    try {
      if (library.symbolCount <= MOST_SYMBOLS) library.keepFunctions();
      return library;
    } catch (error) {
      for (const image of library.images) image.close();
      throw error;
    }
  }

  #makeRoom() {
    while (this.#byPath.size > MOST_PATHS || this.#symbolsKept() > MOST_SYMBOLS) {
      const [oldest] = this.#byPath.keys();
      this.#forget(oldest);
    }
  }

  /** @returns {number} symbols in memory */
  #symbolsKept() {
    const counts = [...new Set(this.#byPath.values())].map(({ symbolCount }) => symbolCount);
    return counts.filter((count) => count <= MOST_SYMBOLS).reduce((sum, count) => sum + count, 0);
  }

  /** @param {string} path whose library is closed, unless another path has it */
  #forget(path) {
    const library = this.#byPath.get(path);
    this.#byPath.delete(path);
    if (library !== undefined && ![...this.#byPath.values()].includes(library)) library.close();
  }
}
