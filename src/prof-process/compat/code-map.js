import { BuiltinCopy } from '../../v8log/builtin-copy.js';
import { OrderedMap } from './ordered-map.js';

const PAGE_BYTES = 4096;

/** Node keeps 32 bits of a page's number, so that addresses 2^44 apart count as the same. */
const ALIAS_PAGES = 2 ** 32;

/** @typedef {{name: string, numbered: boolean}} Numbered `numbered`: whether its name is final */

/**
 * Something that has a place in memory. Functions themselves (SharedFunctionInfos) have one, too, of no
 * size: they are looked up by address, and are in the way of code.
 * @typedef {{size: number}} Sized bytes
 */

/**
 * Code by address, by Node's rules (V8: tools/codemap.mjs).
 * @template {Sized} E
 */
export class NodeCodeMap {
  /** @type {OrderedMap<E>} */
  #dynamics = new OrderedMap();
  /** @type {OrderedMap<E>} */
  #statics = new OrderedMap();
  /** @type {OrderedMap<E>} */
  #libraries = new OrderedMap();
  #pages = new PageSet();
  /** Where Node 20 runs its builtins; Node itself doesn't know that. */
  builtinCopy = new BuiltinCopy();

  /**
   * @param {number} start address
   * @param {E} entry a library; of two with one start the first counts, but both have their pages
   */
  addLibrary(start, entry) {
    this.#pages.add(start, start + entry.size);
    this.#libraries.insert(start, entry);
  }

  /**
   * @param {number} start address
   * @param {E} entry a native function; of two with one start the first counts
   */
  addStatic(start, entry) {
    this.#statics.insert(start, entry);
  }

  /**
   * Adds generated code in place of what it overlaps. A function that stands exactly at its start stays,
   * and the code is lost: nothing overlaps what has no size, and a place is given once.
   * @param {number} start address
   * @param {E} entry the code
   */
  addDynamic(start, entry) {
    const end = start + entry.size;
    const overlapped = [];
    for (let address = end - 1; address >= start;) {
      const found = this.#dynamics.floor(address);
      if (found === null) break;
      if (found.key < end && start < found.key + found.value.size) overlapped.push(found.key);
      address = found.key - 1;
    }
    for (const key of overlapped) this.#dynamics.remove(key);
    this.#dynamics.insert(start, entry);
  }

  /**
   * @param {number} from address of generated code or of a function
   * @param {number} to its new address
   * @returns {boolean} false if nothing stands there
   */
  moveDynamic(from, to) {
    const entry = this.#dynamics.remove(from);
    if (entry === null) return false;
    this.addDynamic(to, entry);
    return true;
  }

  /** @param {number} start address of generated code that is gone */
  removeDynamic(start) {
    this.#dynamics.remove(start);
  }

  /**
   * @param {number} start address
   * @returns {E | null} generated code or function that stands exactly there
   */
  dynamicAt(start) {
    return this.#dynamics.get(start);
  }

  /**
   * @param {number} address of an instruction or bytecode
   * @returns {{entry: E, offset: number} | null} what lies there
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
 * @param {OrderedMap<E>} map one of the three
 * @param {number} address to look up
 * @returns {{entry: E, offset: number} | null} the last entry that begins at or before the address, if it
 *   reaches so far; an earlier one that does is not looked for
 */
function within(map, address) {
  const found = map.floor(address);
  if (found === null || !(address < found.key + found.value.size)) return null;
  return { entry: found.value, offset: address - found.key };
}

/**
 * The memory pages that libraries cover. Whatever lies on one of them is never generated code to Node.
 */
export class PageSet {
  /** @type {{first: number, pages: number}[]} */
  #ranges = [];

  /**
   * @param {number} start address
   * @param {number} end address; the page that it lies on belongs to the range, as Node counts
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
 * Tells apart pieces of generated code that have one name: all but the first get a number, in the order in
 * which they are found (V8: NameGenerator in tools/codemap.mjs).
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
