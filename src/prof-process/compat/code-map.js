/** Code by address, by Node's rules. */
import { SortedMap } from '../../model/sorted-map.js';
import { BuiltinCopy } from '../../v8log/builtin-copy.js';

const PAGE_BYTES = 4096;

/** Node keeps 32 bits of a page's number, so addresses 2^44 apart count as the same. */
const ALIAS_PAGES = 2 ** 32;

/** @typedef {{name: string, numbered: boolean}} Numbered `numbered`: whether its name is final */

/**
 * Something that has a place in memory. Functions themselves (SharedFunctionInfos) also have one, with no size: they
 * are looked up by address, and get in the way of code.
 * @typedef {{start: number, size: number}} Sized address and bytes; only the map changes the address
 */

/**
 * Code by address, by Node's rules (V8: tools/codemap.mjs).
 * @template {Sized} E
 */
export class NodeCodeMap {
  /** @type {SortedMap<E>} */
  #dynamics = new SortedMap();
  /** @type {SortedMap<E>} */
  #statics = new SortedMap();
  /** @type {SortedMap<E>} */
  #libraries = new SortedMap();
  #pages = new PageSet();
  /** Where Node 20 runs its builtins; Node's processor doesn't know that. */
  builtinCopy = new BuiltinCopy();

  /**
   * @param {E} entry a library; of two with the same start the first counts, but both have their pages
   */
  addLibrary(entry) {
    this.#pages.add(entry.start, entry.start + entry.size);
    this.#libraries.insert(entry);
  }

  /** @param {E} entry a native function; of two with the same start the first counts */
  addStatic(entry) {
    this.#statics.insert(entry);
  }

  /**
   * Adds generated code in place of what it overlaps. A function that is exactly at its start stays,
   * and the code is lost: nothing overlaps an entry without a size, and each place is used only once.
   * @param {E} entry the code
   */
  addDynamic(entry) {
    const { start } = entry;
    const end = start + entry.size;
    const overlapped = [];
    for (let address = end - 1; address >= start;) {
      const found = this.#dynamics.floor(address);
      if (found === null) break;
      if (found.start < end && start < found.start + found.size) overlapped.push(found.start);
      address = found.start - 1;
    }
    for (const gone of overlapped) this.#dynamics.remove(gone);
    this.#dynamics.insert(entry);
  }

  /**
   * @param {number} from address of generated code or of a function
   * @param {number} to its new address
   * @returns {boolean} false if nothing is there
   */
  moveDynamic(from, to) {
    const entry = this.#dynamics.remove(from);
    if (entry === null) return false;
    entry.start = to;
    this.addDynamic(entry);
    return true;
  }

  /** @param {number} start address of generated code that is gone */
  removeDynamic(start) {
    this.#dynamics.remove(start);
  }

  /**
   * @param {number} start address
   * @returns {E | null} generated code or function that is exactly there
   */
  dynamicAt(start) {
    return this.#dynamics.get(start);
  }

  /**
   * @param {number} address of an instruction or bytecode
   * @returns {{entry: E, offset: number} | null} what is there
   */
  find(address) {
    if (this.#pages.has(address)) return within(this.#statics, address) ?? within(this.#libraries, address);
    const found = within(this.#dynamics, address);
    if (found !== null) return found;
    const logged = this.builtinCopy.toLogged(address);
    return logged === -1 ? null : within(this.#dynamics, logged);
  }
}

/**
 * @template {Sized} E
 * @param {SortedMap<E>} map one of the three
 * @param {number} address to look up
 * @returns {{entry: E, offset: number} | null} the last entry that begins at or before the address, if it reaches that
 *   far; earlier ones that do are not considered
 */
function within(map, address) {
  const found = map.floor(address);
  if (found === null || !(address < found.start + found.size)) return null;
  return { entry: found, offset: address - found.start };
}

/**
 * The memory pages that libraries cover. To Node, nothing on them is generated code.
 */
export class PageSet {
  /** @type {{first: number, pages: number}[]} */
  #ranges = [];

  /**
   * @param {number} start address
   * @param {number} end address; its page belongs to the range, as Node counts
   */
  add(start, end) {
    if (!(start <= end)) return;
    this.#ranges.push({ first: Math.floor(start / PAGE_BYTES), pages: Math.floor((end - start) / PAGE_BYTES) + 1 });
  }

  /**
   * @param {number} address any
   * @returns {boolean} whether its page belongs to a range, or has the same last 32 bits as one that does
   */
  has(address) {
    const page = Math.floor(address / PAGE_BYTES);
    return this.#ranges.some(
      ({ first, pages }) => (((page - first) % ALIAS_PAGES) + ALIAS_PAGES) % ALIAS_PAGES < pages,
    );
  }
}

/**
 * Distinguishes pieces of generated code with the same name: all except the first get a number, in the order in which
 * they are found (V8: NameGenerator in tools/codemap.mjs).
 */
export class NameNumbers {
  /** @type {Map<string, number>} how many entries of a name were found */
  #found = new Map();

  /** @param {Numbered} entry that was found by an address in it; its name may change */
  add(entry) {
    if (entry.numbered) return;
    entry.numbered = true;
    const before = this.#found.get(entry.name) ?? 0;
    this.#found.set(entry.name, before + 1);
    if (before > 0) entry.name = `${entry.name} {${before}}`;
  }
}
