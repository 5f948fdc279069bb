/** The libraries that logs ask about, each read once. */
import { openRegularFile } from './byte-source.js';
import { readLibrary } from './library.js';

/** @import { ByteSource } from './byte-source.js' */
/** @import { Library } from './library.js' */

/** @typedef {{library: Library | null, status: 'ok' | 'missing' | 'unreadable'}} Opened */

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
  /** What `readAhead` has begun. @type {Generator<void, Opened, void> | null} */
  #ahead = null;
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
   * @returns {Opened} usable until the next call; throws what reading throws
   */
  open(path) {
    this.#finishAhead();
    const opening = this.#opening(path);
    for (;;) {
      const { done, value } = opening.next();
      if (done === true) return value;
    }
  }

  /**
   * Opens a library that logs will ask about, as far as there is time before they do.
   * @param {string} path of it
   * @yields {void} after each step; throws what reading throws
   */
  *readAhead(path) {
    this.#finishAhead();
    const opening = this.#opening(path);
    this.#ahead = opening;
    while (opening.next().done !== true) yield;
  }

  /** Closes all of them. */
  close() {
    this.#ahead?.return({ library: null, status: 'missing' });
    for (const path of [...this.#byPath.keys()]) this.#forget(path);
  }

  #finishAhead() {
    try {
      while (this.#ahead?.next().done === false);
    } catch {
      // Whoever asks for it opens it again.
    }
  }

  /**
   * @param {string} path of a library
   * @yields {void} after each step
   * @returns {Generator<void, Opened, void>} see `open`
   */
  *#opening(path) {
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
      library = yield* this.#reading(source);
    } finally {
      if (library?.source !== source) source.close();
    }
    if (library === null) return { library, status: 'unreadable' };
    this.#byPath.set(path, library);
    this.#makeRoom();
    return { library, status: 'ok' };
  }

  /**
   * @param {ByteSource} source of a library's file
   * @yields {void} after each step
   * @returns {Generator<void, Library | null, void>} the one of the same build, if another path has it; null if its
   *   format is unknown
   */
  *#reading(source) {
    const library = readLibrary(source, this.#debugDirectories);
    if (library === null) return null;
    const { buildId } = library;
    // Stripping a file changes its size, not its build id.
    const same = (/** @type {Library} */ each) => each.buildId === buildId && each.source.size === source.size;
    const known = buildId === '' ? undefined : [...this.#byPath.values()].find(same);
    if (known !== undefined) return known;
    let isRead = false;
    try {
      if (library.symbolCount <= MOST_SYMBOLS) yield* library.keepFunctions();
      isRead = true;
      return library;
    } finally {
      if (!isRead) for (const image of library.images) image.close();
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
