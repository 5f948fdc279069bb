import { NodeCodeMap } from './code-map.js';

/** @import { Profile } from './log-reader.js' */

/**
 * What `--preprocess` writes down of a piece of code: `type` is `SHARED_LIB`, `CPP`, `CODE` or `JS`; `kind` is
 * the row's type for `CODE`, the tier for `JS`, else `''`.
 * @typedef {{name: string, type: string, kind: string}} CodeRecord
 */

/**
 * @typedef {object} Entry
 * @property {number} size bytes
 * @property {string} name
 * @property {CodeRecord | null} record null of functions themselves
 * @property {boolean} isNative whether it is a native function, whatever its record has become
 * @property {boolean} isListed whether there is a list of the code of this function
 */

/** A frame: what lies at the address and how far in; null and the address itself where nothing is known. */
/** @typedef {{code: CodeRecord | null, offset: number}} StackFrame */
/** @typedef {{time: number, state: number, frames: StackFrame[]}} StackSample `time` in µs; innermost first */

/**
 * Collects stacks as `node --prof-process --preprocess` does (V8: tools/profile.mjs, JsonProfile).
 * @implements {Profile}
 */
export class StackProfile {
  /** @type {NodeCodeMap<Entry>} */
  code = new NodeCodeMap();
  /** @type {StackSample[]} */
  samples = [];
  /** @type {CodeRecord} what the next new code is written to */
  #next = blank();

  /** @type {Profile['addLibrary']} */
  addLibrary(path, start, end) {
    this.code.addLibrary(start, { size: end - start, name: path, record: this.#write({ name: path, type: 'SHARED_LIB', kind: '' }), isNative: false, isListed: false });
  }

  /** @type {Profile['addStatic']} */
  addStatic(name, start, end) {
    this.code.addStatic(start, { size: end - start, name, record: this.#write({ name, type: 'CPP', kind: '' }), isNative: true, isListed: false });
  }

  /** @type {Profile['addCode']} */
  addCode(type, name, start, size) {
    const below = this.code.find(start)?.entry;
    const data = { name, type: 'CODE', kind: type };
    // Builtins are in the binary, too: what is written there about the native function is replaced.
    const record = below?.isNative && below.record !== null ? Object.assign(below.record, data) : this.#write(data);
    this.code.addDynamic(start, { size, name, record, isNative: false, isListed: false });
  }

  /** @type {Profile['addFunctionCode']} */
  addFunctionCode({ name, start, size, sfi, tier }) {
    let owner = this.code.dynamicAt(sfi);
    if (owner === null) {
      owner = { size: 0, name, record: null, isNative: false, isListed: true };
      this.code.addDynamic(sfi, owner);
    } else if (owner.name !== name) {
      owner.name = name;
      owner.isListed = true;
    }
    this.code.removeDynamic(start);
    // Old code stands for the function, and has no list: Node fails half-way, and the entry means what is written next.
    const record = owner.isListed ? this.#write({ name, type: 'JS', kind: tier.kind }) : this.#next;
    this.code.addDynamic(start, { size, name, record, isNative: false, isListed: false });
    return owner.isListed;
  }

  /** @type {Profile['isFunctionAt']} */
  isFunctionAt() {
    return false;
  }

  /** @type {Profile['tick']} */
  tick(time, state, stack) {
    const frames = stack.map((address) => {
      const found = this.code.find(address);
      return found === null ? { code: null, offset: address } : { code: found.entry.record, offset: found.offset };
    });
    this.samples.push({ time, state, frames });
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

/** @returns {CodeRecord} to be filled in */
function blank() {
  return { name: '', type: '', kind: '' };
}
