/** Ticks as the text of `node --prof-process` counts them. */
import { StackBuilder } from '../../model/stack-builder.js';
import { VM_STATE } from '../../model/vm-state.js';
import { byTicksThenName, sumOf } from '../print-text.js';
import { NameNumbers, NodeCodeMap } from './code-map.js';

/** @import { Section, TickCounts } from '../print-text.js' */
/** @import { CompatProfile } from './log-reader.js' */
/** @import { CodeTier } from './rules.js' */

/**
 * What has an address. `code` has no function: builtins, regular expressions, stubs. A function's code has the
 * function's name, and its own is empty.
 * @typedef {{kind: 'library' | 'native', start: number, size: number, name: string, numbered: true}} StaticEntry
 * @typedef {{kind: 'code', start: number, size: number, type: string, name: string, numbered: boolean}} PlainEntry
 * @typedef {{kind: 'function', start: number, size: number, type: string, name: string, sfi: FunctionEntry, tier: CodeTier,
 *   numbered: boolean}} FunctionCodeEntry
 * @typedef {{kind: 'sfi', start: number, size: 0, name: string, numbered: true}} FunctionEntry
 * @typedef {StaticEntry | PlainEntry | FunctionCodeEntry | FunctionEntry} Entry
 */

const UNKNOWN = 'UNKNOWN';
/** Names that Node leaves out: the time goes to the function that is interpreted. */
const HIDDEN = 'BytecodeHandler: ';

/**
 * Counts ticks for the text of `node --prof-process` (V8: tools/profile.mjs, class Profile).
 * @implements {CompatProfile}
 */
export class TextProfile {
  /** @type {NodeCodeMap<Entry>} */
  code = new NodeCodeMap();
  #total = 0;
  #gc = 0;
  #unaccounted = 0;
  /** Names by id, and the tables that list them. @type {string[]} */
  #names = [];
  /** @type {Section[]} */
  #sections = [];
  #tree = new StackBuilder();
  /** @type {number[]} by row of the tree */
  #ticks = [];
  /** @type {Map<string, number>} ticks by native function */
  #entryPoints = new Map();
  /** @type {Map<string, number>} */
  #ids = new Map();
  #numbers = new NameNumbers();

  /**
   * @param {(name: string) => string} demangle names of native functions
   * @param {number} callGraphSize levels of callers to keep for each leaf
   */
  constructor(demangle, callGraphSize) {
    this.demangle = demangle;
    this.callGraphSize = callGraphSize;
  }

  /** @type {CompatProfile['addLibrary']} */
  addLibrary(path, start, end) {
    this.code.addLibrary({ kind: 'library', start, size: end - start, name: path, numbered: true });
  }

  /** @type {CompatProfile['addStatic']} */
  addStatic(name, start, end) {
    this.code.addStatic({ kind: 'native', start, size: end - start, name, numbered: true });
  }

  /** @type {CompatProfile['addCode']} */
  addCode(type, name, start, size) {
    this.code.addDynamic({ kind: 'code', start, size, type, name, numbered: false });
  }

  /** @type {CompatProfile['addFunctionCode']} */
  addFunctionCode({ type, name, start, size, sfi, tier }, checked) {
    let owner = this.code.dynamicAt(sfi);
    if (owner === null || (checked && owner.kind !== 'sfi')) {
      owner = /** @type {FunctionEntry} */ ({ kind: 'sfi', start: sfi, size: 0, name, numbered: true });
      this.code.addDynamic(owner);
    } else {
      owner.name = name;
    }
    const old = this.code.dynamicAt(start);
    if (old?.kind === 'function' && old.size === size && old.sfi === owner) {
      old.tier = tier;
      return true;
    }
    if (old !== null) this.code.removeDynamic(start);
    if (owner.kind !== 'sfi') return false;
    this.code.addDynamic({ kind: 'function', start, size, type, name: '', sfi: owner, tier, numbered: false });
    return true;
  }

  /** @type {CompatProfile['isFunctionAt']} */
  isFunctionAt(address) {
    const entry = this.code.find(address)?.entry;
    if (entry === undefined) return false;
    this.#numbers.add(entry);
    return entry.kind === 'function';
  }

  /** @type {CompatProfile['tick']} */
  tick(_time, state, stack) {
    this.#total++;
    if (state === VM_STATE.gc) this.#gc++;
    const entries = stack.map((address) => this.code.find(address)?.entry ?? null);
    const texts = entries.map((entry) => (entry === null ? '' : this.#textOf(entry)));
    if (entries[0] === null) this.#unaccounted++;
    this.#countPath(entries, texts);
    this.#countEntryPoint(entries, texts);
  }

  /** @returns {TickCounts} of all ticks so far */
  counts() {
    return {
      total: this.#total,
      unaccounted: this.#unaccounted,
      excluded: 0,
      gc: this.#gc,
      names: this.#names,
      sections: this.#sections,
      tree: this.#tree,
      ticks: this.#ticks,
      entryPoints: this.#entryPointRows(),
    };
  }

  /**
   * @param {(Entry | null)[]} entries of a stack, innermost first
   * @param {string[]} texts of those
   */
  #countPath(entries, texts) {
    let row = -1;
    let level = 0;
    for (const [index, entry] of entries.entries()) {
      // Only an unknown leaf is shown.
      if ((entry === null && index > 0) || texts[index].startsWith(HIDDEN)) continue;
      // A frame that is too deep to be shown may still decide which table lists a name.
      const name = entry === null ? this.#intern(UNKNOWN, 'unknown') : this.#intern(texts[index], sectionOf(entry));
      if (level++ > this.callGraphSize) continue;
      row = this.#tree.intern(row, name);
      this.#ticks[row] = (this.#ticks[row] ?? 0) + 1;
    }
  }

  /**
   * A tick in native code counts for the last of the native functions on top of the stack that something else called.
   * @param {(Entry | null)[]} entries of a stack, innermost first
   * @param {string[]} texts of those
   */
  #countEntryPoint(entries, texts) {
    if (entries[0]?.kind !== 'native' && entries[0]?.kind !== 'library') return;
    let entryPoint = '';
    for (const [index, entry] of entries.entries()) {
      if (entry?.kind === 'native') {
        entryPoint = texts[index];
      } else if (index > 0 && entryPoint !== '') {
        this.#entryPoints.set(entryPoint, (this.#entryPoints.get(entryPoint) ?? 0) + 1);
        return;
      }
    }
  }

  /**
   * The sum of the rows is sorted among them, and the first row is taken to be the sum and left out. So a lone entry
   * point whose name sorts above `TOTAL` vanishes, and a row `TOTAL` appears in its place.
   * @returns {TickCounts['entryPoints']}
   */
  #entryPointRows() {
    const rows = Array.from(this.#entryPoints, ([name, ticks]) => ({ name, ticks }));
    rows.push({ name: 'TOTAL', ticks: sumOf(rows) });
    const [first, ...others] = rows.sort(byTicksThenName);
    return { rows: others, total: first.ticks };
  }

  /**
   * @param {string} text a name
   * @param {Section} section of the entry that has it
   * @returns {number} its id
   */
  #intern(text, section) {
    let id = this.#ids.get(text);
    if (id === undefined) {
      id = this.#names.push(text) - 1;
      this.#ids.set(text, id);
      this.#sections.push(section);
    }
    return id;
  }

  /**
   * @param {Entry} entry that was hit
   * @returns {string} what is printed for it
   */
  #textOf(entry) {
    this.#numbers.add(entry);
    if (entry.kind === 'code') return `${entry.type}: ${entry.name}`;
    if (entry.kind === 'function') return `${entry.type}: ${entry.tier.prefix}${functionText(entry.sfi.name)}`;
    return entry.kind === 'native' ? this.demangle(entry.name) : entry.name;
  }
}

/**
 * @param {Entry} entry any
 * @returns {Section} the table that lists it
 */
function sectionOf({ kind }) {
  return kind === 'library' || kind === 'native' ? kind : 'javascript';
}

/**
 * @param {string} name of a function, with its place
 * @returns {string} the same; if the function has no name, one that says so
 */
function functionText(name) {
  return name === '' || name.startsWith(' ') ? `<anonymous>${name}` : name;
}
