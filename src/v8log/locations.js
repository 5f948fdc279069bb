import { AddressCache } from './address-cache.js';

/** @import { Code, IsolateCode } from './isolate-code.js' */
/** @import { Libraries, Library } from './libraries.js' */

/**
 * What an address stood for when it was sampled. Turned into frames at the end of the log, when native
 * symbols are known.
 * @typedef {{code: Code, offset: number} | {library: Library, address: number} | {unknown: true}} Location
 */

/** The location of every address that nothing explains. */
export const UNKNOWN_LOCATION = 0;

/**
 * Resolves addresses to location ids. A program counter is looked up as it is; a caller's address in
 * machine code is where the call returns to, so the call is the byte before it.
 */
export class Locations {
  /** @type {Location[]} */
  list = [{ unknown: true }];
  #counters = new AddressCache();
  #callers = new AddressCache();
  /** @type {Map<number, number>} */
  #native = new Map();

  /**
   * @param {IsolateCode} code generated code
   * @param {Libraries} libraries native code
   */
  constructor(code, libraries) {
    this.code = code;
    this.libraries = libraries;
  }

  /** To be called before the addresses of a tick are resolved. */
  refresh() {
    this.#counters.follow(this.code.map.generation);
    this.#callers.follow(this.code.map.generation);
  }

  /**
   * @param {number} address the program counter of a tick, or the entry of a binding
   * @returns {number} location id
   */
  ofCounter(address) {
    const cached = this.#counters.get(address);
    return cached === -1 ? this.#resolve(address, false, this.#counters) : cached;
  }

  /**
   * @param {number} address a caller's, as V8 walked it
   * @returns {number} location id
   */
  ofCaller(address) {
    const cached = this.#callers.get(address);
    return cached === -1 ? this.#resolve(address, true, this.#callers) : cached;
  }

  /**
   * @param {number} address to look up
   * @param {boolean} isReturn whether it is a return address, if it lies in machine code
   * @param {AddressCache} cache to remember it in
   * @returns {number} location id
   */
  #resolve(address, isReturn, cache) {
    const found = this.code.find(address);
    if (found !== null) {
      const isBytecode = found.code.tier === 'ignition';
      const offset = isReturn && !isBytecode ? Math.max(found.offset - 1, 0) : found.offset;
      const id = this.#ofCode(found.code, offset);
      cache.set(address, id);
      return id;
    }
    const library = this.libraries.find(address);
    // Not cached: code may be created here later.
    if (library === null) return UNKNOWN_LOCATION;
    // The only native address among the callers is the entry of the C++ function that JavaScript called.
    const id = this.#ofNative(library, address);
    cache.set(address, id);
    return id;
  }

  /**
   * @param {Code} code that holds the address
   * @param {number} offset into it
   * @returns {number} location id
   */
  #ofCode(code, offset) {
    code.locations ??= new Map();
    let id = code.locations.get(offset);
    if (id === undefined) {
      id = this.list.push({ code, offset }) - 1;
      code.locations.set(offset, id);
    }
    return id;
  }

  /**
   * @param {Library} library that holds the address
   * @param {number} address in the process
   * @returns {number} location id
   */
  #ofNative(library, address) {
    let id = this.#native.get(address);
    if (id === undefined) {
      library.addresses.add(address);
      id = this.list.push({ library, address }) - 1;
      this.#native.set(address, id);
    }
    return id;
  }
}
