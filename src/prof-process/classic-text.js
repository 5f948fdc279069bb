/**
 * The classic text: the layout of `node --prof-process`, made from our own profile. Tables, order, cuts and percentages
 * are V8's; the content differs where our profile knows more:
 * - a tick in a C++ binding keeps its exact program counter, and the binding is its first caller (V8 throws the program
 *   counter away); inlined functions are separate callers;
 * - ES modules have paths, not `file://` URLs, and symbols have no version suffix;
 * - a lone C++ entry point has its name (V8 prints `TOTAL` in its place, by a mistake in its sorting);
 * - what could harm a terminal is written out visibly, one row per line.
 */
import { StackBuilder } from '../model/stack-builder.js';
import { VM_STATE } from '../model/vm-state.js';
import { visible } from '../text/escape.js';
import { CALL_GRAPH_SIZE, byTicksThenName, printText, sumOf } from './print-text.js';

/** @import { Frame, Profile, StackTable } from '../model/profile.js' */
/** @import { Section, TickCounts } from './print-text.js' */

/** `hidden`: bytecode handlers, whose ticks V8 assigns to the function that they interpret. */
/** @typedef {Section | 'hidden'} FrameSection */

/** The name that V8 prints for addresses that nothing explains. */
const UNKNOWN = 'UNKNOWN';
const UNKNOWN_LEAF = 0;

const MARKER = /** @type {const} */ ({ '': '', ignition: '~', sparkplug: '^', maglev: '+', turbofan: '*' });

/**
 * Writes a profile as `node --prof-process` would.
 * @param {Profile} profile ticks are counted, their weights are not used
 * @param {object} options what the profile doesn't say
 * @param {string} options.argument what the header names: the log's path
 * @param {number} [options.callGraphSize] levels of callers below each leaf
 * @returns {string} the text, with a line feed at its end
 */
export function classicText(profile, { argument, callGraphSize = CALL_GRAPH_SIZE }) {
  // The names of the counts are printable: what looks the same in print is one row.
  return printText(countTicks(profile, callGraphSize), argument, (name) => name);
}

/**
 * Counts ticks: one pass over the samples, then some over the stacks.
 * @param {Profile} profile any
 * @param {number} callGraphSize levels of callers below each leaf
 * @returns {TickCounts} its ticks; dropped ones are in the total
 */
function countTicks({ frames, stacks, samples, dropped }, callGraphSize) {
  const names = new PrintedNames(frames);
  const byStack = new Float64Array(stacks.length);
  let withoutStack = 0;
  let gc = 0;
  for (let sample = 0; sample < samples.length; sample++) {
    const stack = samples.stack[sample];
    if (stack === -1) withoutStack++;
    else byStack[stack]++;
    if (samples.state[sample] === VM_STATE.gc) gc++;
  }
  const { tree, ticks } = countPaths(stacks, names, { byStack, withoutStack }, callGraphSize);
  const entries = entryTicks(stacks, byStack, names);
  return {
    total: samples.length + Object.values(dropped).reduce((sum, count) => sum + count, 0),
    // V8 could not walk these stacks; Node's processor counts them as unknown.
    unaccounted: ticks[UNKNOWN_LEAF] + (dropped['no-stack'] ?? 0),
    excluded: dropped.excluded ?? 0,
    gc,
    names: names.texts,
    sections: /** @type {Section[]} */ (names.sections),
    tree,
    ticks,
    entryPoints: { rows: entries, total: sumOf(entries) },
  };
}

/**
 * Turns stacks inside out: leaves first, each with its callers below it.
 * @param {StackTable} stacks of the profile
 * @param {PrintedNames} names of its frames
 * @param {{byStack: Float64Array, withoutStack: number}} counts ticks by stack row, and those without any frame
 * @param {number} callGraphSize levels of callers
 * @returns {Pick<TickCounts, 'tree' | 'ticks'>} the tree, in which UNKNOWN_LEAF is the first row, and its ticks
 */
function countPaths(stacks, names, { byStack, withoutStack }, callGraphSize) {
  const callers = printedCallers(stacks, names);
  const tree = new StackBuilder();
  /** @type {number[]} */
  const ticks = [];
  const add = (/** @type {number} */ above, /** @type {number} */ name, /** @type {number} */ count) => {
    const node = tree.intern(above, name);
    ticks[node] = (ticks[node] ?? 0) + count;
    return node;
  };
  add(-1, names.unknown, withoutStack);
  for (let stack = 0; stack < stacks.length; stack++) {
    if (byStack[stack] === 0) continue;
    let node = -1;
    // As with V8, a stack of only bytecode handlers is in the total but in no table.
    let row = names.sectionOf(stacks.frame[stack]) === 'hidden' ? callers[stack] : stack;
    for (let level = 0; row !== -1 && level <= callGraphSize; level++, row = callers[row]) {
      node = add(node, names.ofFrame[stacks.frame[row]], byStack[stack]);
    }
  }
  return { tree, ticks };
}

/**
 * @param {StackTable} stacks of the profile
 * @param {PrintedNames} names of its frames
 * @returns {Int32Array} for each row the nearest row outwards whose name is printed, -1 if none; unknown callers are
 *   left out, as in V8
 */
function printedCallers({ parent, frame, length }, names) {
  const callers = new Int32Array(length);
  for (let row = 0; row < length; row++) {
    const above = parent[row];
    const section = above === -1 ? 'native' : names.sectionOf(frame[above]);
    callers[row] = section === 'unknown' || section === 'hidden' ? callers[above] : above;
  }
  return callers;
}

/**
 * The entry point of a tick in native code is the outermost of the first native functions in a row, seen from the leaf:
 * the one called by something else.
 * @param {StackTable} stacks of the profile
 * @param {Float64Array} byStack ticks by stack row
 * @param {PrintedNames} names of the profile's frames
 * @returns {TickCounts['entryPoints']['rows']} ticks by name, in V8's order
 */
function entryTicks({ parent, frame, length }, byStack, names) {
  /** Name of each row's entry point, looking outwards; -1 if there is none. */
  const entry = new Int32Array(length);
  const entries = new Float64Array(names.texts.length);
  for (let row = 0; row < length; row++) {
    const above = parent[row];
    const section = names.sectionOf(frame[row]);
    const isEntered = section === 'native' && above !== -1 && names.sectionOf(frame[above]) !== 'native';
    if (isEntered) entry[row] = names.ofFrame[frame[row]];
    else entry[row] = above === -1 ? -1 : entry[above];
    if (entry[row] !== -1 && (section === 'native' || section === 'library')) entries[entry[row]] += byStack[row];
  }
  return Array.from(entries, (ticks, id) => ({ name: names.texts[id], ticks }))
    .filter(({ ticks }) => ticks > 0)
    .sort(byTicksThenName);
}

/**
 * How frames are printed. Only the printed text distinguishes rows: a function is one row per tier, wherever in it the
 * program was.
 */
class PrintedNames {
  /** @type {string[]} by id */
  texts = [];
  /** @type {FrameSection[]} by id */
  sections = [];
  /** @type {Map<string, number>} */
  #ids = new Map();

  /** @param {Frame[]} frames of a profile */
  constructor(frames) {
    this.unknown = this.#intern('unknown', UNKNOWN);
    /** Id of each frame's name. */
    this.ofFrame = Int32Array.from(frames, (frame) => this.#intern(sectionOf(frame), visible(printedName(frame))));
  }

  /**
   * @param {number} frame of the profile
   * @returns {FrameSection} the table that lists it
   */
  sectionOf(frame) {
    return this.sections[this.ofFrame[frame]];
  }

  /**
   * @param {FrameSection} section of a frame
   * @param {string} text of the frame
   * @returns {number} id
   */
  #intern(section, text) {
    if (section === 'unknown') text = UNKNOWN;
    const key = `${section} ${text}`;
    let id = this.#ids.get(key);
    if (id === undefined) {
      id = this.texts.push(text) - 1;
      this.sections.push(section);
      this.#ids.set(key, id);
    }
    return id;
  }
}

/**
 * @param {Frame} frame any
 * @returns {FrameSection} where V8 would list it
 */
function sectionOf({ kind, name, named, library }) {
  if (kind === 'js' || kind === 'regexp' || kind === 'wasm') return 'javascript';
  if (kind === 'builtin') return name.startsWith('BytecodeHandler: ') ? 'hidden' : 'javascript';
  if (kind === 'unknown') return 'unknown';
  if (named) return 'native';
  return library === '' ? 'unknown' : 'library';
}

/**
 * @param {Frame} frame any
 * @returns {string} what V8 would print, escapes aside
 */
function printedName(frame) {
  const { kind, name, named, library, tier } = frame;
  if (kind === 'js') return `JS: ${MARKER[tier]}${name || '<anonymous>'}${definedAt(frame)}`;
  if (kind === 'wasm') return `JS: ${MARKER[tier]}${name}`;
  if (kind === 'regexp') return `RegExp: ${name}`;
  if (kind === 'builtin') return `Builtin: ${name}`;
  return named ? name : library;
}

/**
 * @param {Frame} frame JavaScript
 * @returns {string} a space and where the function is defined, `''` if that is unknown
 */
function definedAt({ file, line, column }) {
  if (line === 0) return file === '' ? '' : ` ${file}`;
  return column === 0 ? ` ${file}:${line}` : ` ${file}:${line}:${column}`;
}
