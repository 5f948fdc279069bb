/** Stacks as `node --prof-process --preprocess` collects them. */
import { NameNumbers, NodeCodeMap } from './code-map.js';

/** @import { CompatProfile } from './log-reader.js' */

/**
 * What `--preprocess` writes about a piece of code: `type` is `SHARED_LIB`, `CPP`, `CODE` or `JS`; `kind` is
 * the row's type for `CODE`, the tier for `JS`, else `''`.
 * @typedef {{name: string, type: string, kind: string}} CodeRecord
 */

/**
 * @typedef {object} Entry
 * @property {'library' | 'native' | 'code' | 'sfi'} role `code` is generated, `sfi` is a function itself
 * @property {number} start address
 * @property {number} size bytes
 * @property {string} name
 * @property {boolean} numbered see NameNumbers
 * @property {CodeRecord} record empty for functions themselves
 * @property {boolean} hasList whether Node keeps a list of the code of this function
 */

/** A frame: what is at the address and the offset into it; null and the address itself if nothing is known. */
/** @typedef {{code: CodeRecord | null, offset: number}} StackFrame */
/** @typedef {{time: number, state: number, frames: StackFrame[]}} StackSample `time` in µs; innermost first */

/**
 * Collects stacks as `node --prof-process --preprocess` does (V8: tools/profile.mjs, JsonProfile).
 * @implements {CompatProfile}
 */
export class StackProfile {
  /** @type {NodeCodeMap<Entry>} */
  code = new NodeCodeMap();
  /** @type {StackSample[]} */
  samples = [];
  /** @type {CodeRecord} where the next new code is written */
  #next = blank();
  #numbers = new NameNumbers();

  /** @type {CompatProfile['addLibrary']} */
  addLibrary(path, start, end) {
    const record = this.#write({ name: path, type: 'SHARED_LIB', kind: '' });
    this.code.addLibrary(entry('library', path, { start, size: end - start }, record));
  }

  /** @type {CompatProfile['addStatic']} */
  addStatic(name, start, end) {
    const record = this.#write({ name, type: 'CPP', kind: '' });
    this.code.addStatic(entry('native', name, { start, size: end - start }, record));
  }

  /** @type {CompatProfile['addCode']} */
  addCode(type, name, start, size) {
    const below = this.#find(start)?.entry;
    const data = { name, type: 'CODE', kind: type };
    // Builtins are also in the binary: what is written about the native function there is replaced.
    const record = below?.role === 'native' ? Object.assign(below.record, data) : this.#write(data);
    this.code.addDynamic(entry('code', name, { start, size }, record));
  }

  /** @type {CompatProfile['addFunctionCode']} */
  addFunctionCode({ name, start, size, sfi, tier }) {
    let owner = this.code.dynamicAt(sfi);
    if (owner === null) {
      owner = entry('sfi', name, { start: sfi, size: 0 }, blank());
      this.code.addDynamic(owner);
    } else if (owner.name !== name) {
      owner.name = name;
      owner.hasList = true;
    }
    this.code.removeDynamic(start);
    // Old code stands for the function, and has no list: Node fails half-way, and the entry stands for what is written
    // next.
    const record = owner.hasList ? this.#write({ name, type: 'JS', kind: tier.kind }) : this.#next;
    this.code.addDynamic(entry('code', name, { start, size }, record));
    return owner.hasList;
  }

  /** @type {CompatProfile['isFunctionAt']} */
  isFunctionAt(address) {
    // Node looks, and finds code that can't say whether it is a function's.
    this.#find(address);
    return false;
  }

  /** @type {CompatProfile['tick']} */
  tick(time, state, stack) {
    const frames = stack.map((address) => {
      const found = this.#find(address);
      return found === null ? { code: null, offset: address } : { code: found.entry.record, offset: found.offset };
    });
    this.samples.push({ time, state, frames });
  }

  /**
   * @param {number} address of an instruction or bytecode
   * @returns {{entry: Entry, offset: number} | null} what is there
   */
  #find(address) {
    const found = this.code.find(address);
    // The records keep the names; the numbers only matter when an old name is compared with a new one.
    if (found !== null) this.#numbers.add(found.entry);
    return found;
  }

  /**
   * @param {CodeRecord} data of new code
   * @returns {CodeRecord} where it is written
   */
  #write(data) {
    const record = Object.assign(this.#next, data);
    this.#next = blank();
    return record;
  }
}

/**
 * @param {Entry['role']} role of it
 * @param {string} name of it
 * @param {{start: number, size: number}} place address and bytes
 * @param {CodeRecord} record of it
 * @returns {Entry} to put into the map
 */
function entry(role, name, place, record) {
  return { role, name, ...place, record, numbered: role !== 'code', hasList: role === 'sfi' };
}

/** @returns {CodeRecord} to fill in */
function blank() {
  return { name: '', type: '', kind: '' };
}
