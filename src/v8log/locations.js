/** What each sampled address stood for at that moment, each location once. */
import { PairTable } from '../model/pair-table.js';
import { AddressCache } from './address-cache.js';

/** @import { Code, IsolateCode, LoggedFunction } from './isolate-code.js' */
/** @import { Libraries, MappedLibrary } from './libraries.js' */

/**
 * What an address stood for when it was sampled. Becomes frames at the end of the log, when native symbols are known.
 * @typedef {{code: Code, offset: number} | {library: MappedLibrary, address: number} | {unknown: true}} Location
 */

/** The location of all unexplained addresses. */
export const UNKNOWN_LOCATION = 0;

/**
 * Most pieces of a function's code that a new one is compared with: enough for a few tiers and a few versions of each.
 */
const MOST_COMPARED = 8;

/**
 * Positions as columns, and inlined calls as objects, take up to this many times their size in the log (`C1O1`,
 * `F1O1`).
 */
const PARSED_TABLES = 8;

/** Stands in place of the number of a piece of code. */
const NATIVE = -1;
const NOWHERE = -2;

/**
 * Resolves addresses to location ids. A program counter is looked up unchanged; a caller's address in machine code is
 * the return address, so the call is at the byte before it.
 */
export class Locations {
  /** @type {Location[]} */
  list = [{ unknown: true }];
  /** Bytes that the tables of all hit code take once parsed. */
  tableBytes = 0;
  #counters = new AddressCache();
  #callers = new AddressCache();
  /** Location ids, by the code's number and the offset in it, or by NATIVE and the address' number. */
  #ids = new PairTable();
  /** Distinct pieces of code that were hit, by their number in the code map. @type {Code[]} */
  #pieces = [];
  /** Numbers of each function's latest pieces. @type {Map<LoggedFunction, number[]>} */
  #latest = new Map();
  /** Numbers of native addresses that were hit; code generated in their place does not change them. */
  #native = new AddressCache();
  #nativeCount = 0;

  /**
   * @param {IsolateCode} code generated code
   * @param {Libraries} libraries native code
   */
  constructor(code, libraries) {
    this.code = code;
    this.libraries = libraries;
    this.#ids.intern(NOWHERE, UNKNOWN_LOCATION);
  }

  /**
   * Call before resolving the addresses of a tick.
   * @returns {number} the code map's generation: as long as it is the same, earlier results stay valid
   */
  refresh() {
    const { generation } = this.code.map;
    this.#counters.follow(generation);
    this.#callers.follow(generation);
    return generation;
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
    const id = this.#find(address, isReturn);
    // Unexplained addresses are not cached: code may be created there later.
    if (id !== UNKNOWN_LOCATION) cache.set(address, id);
    return id;
  }

  /**
   * @param {number} address to look up
   * @param {boolean} isReturn whether it is a return address, if it lies in machine code
   * @returns {number} location id
   */
  #find(address, isReturn) {
    const found = this.code.find(address);
    if (found !== null) {
      const isBytecode = found.code.tier === 'ignition';
      return this.#ofCode(found.code, isReturn && !isBytecode ? Math.max(found.offset - 1, 0) : found.offset);
    }
    const library = this.libraries.find(address);
    // The only native address among the callers is the entry of the C++ function that JavaScript called.
    return library === null ? UNKNOWN_LOCATION : this.#ofNative(library, address);
  }

  /**
   * @param {Code} code that holds the address
   * @param {number} offset into it
   * @returns {number} location id
   */
  #ofCode(code, offset) {
    if (code.number === -1) this.code.map.remember(code, this.#numberFor(code));
    const id = this.#ids.intern(code.number, offset);
    if (id === this.list.length) this.list.push({ code: this.#pieces[code.number], offset });
    return id;
  }

  /**
   * V8 discards bytecode that was not used for a while and recompiles it when it is called: such code is the same as
   * before except for its address.
   * @param {Code} code that was hit for the first time
   * @returns {number} its number, or that of an identical earlier piece
   */
  #numberFor(code) {
    const latest = this.#latest.get(code.function) ?? [];
    this.#latest.set(code.function, latest);
    const earlier = latest.find((number) => isSameCode(this.#pieces[number], code));
    if (earlier !== undefined) return earlier;
    this.tableBytes += PARSED_TABLES * (code.tables?.length ?? 0);
    const number = this.#pieces.push(code) - 1;
    latest.push(number);
    if (latest.length > MOST_COMPARED) latest.shift();
    return number;
  }

  /**
   * @param {MappedLibrary} library that holds the address
   * @param {number} address in the process
   * @returns {number} location id
   */
  #ofNative(library, address) {
    let number = this.#native.get(address);
    if (number === -1) {
      number = this.#nativeCount++;
      this.#native.set(address, number);
      library.addresses.add(address);
    }
    const id = this.#ids.intern(NATIVE, number);
    if (id === this.list.length) this.list.push({ library, address });
    return id;
  }
}

/**
 * @param {Code} one piece of a function's code
 * @param {Code} other piece of it
 * @returns {boolean} whether equal offsets in them mean the same
 */
function isSameCode(one, other) {
  return (
    one.tier === other.tier &&
    one.size === other.size &&
    one.tables !== null &&
    one.tables === other.tables &&
    one.inlined.length === other.inlined.length &&
    one.inlined.every((each, index) => each === other.inlined[index])
  );
}
