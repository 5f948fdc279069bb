import { BuiltinCopy } from '../v8log/builtin-copy.js';
import { OrderedMap } from './ordered-map.js';
import { PageSet } from './page-set.js';

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
