import { printable } from '../escape.js';

/** @typedef {import('../../model/profile.js').Frame} Frame */

/**
 * The table that lists a name. `unknown`: none, the name is `UNKNOWN`; `hidden`: bytecode handlers, whose
 * ticks V8 gives to the JavaScript function that they interpret.
 * @typedef {'library'|'javascript'|'native'|'unknown'|'hidden'} Section
 */

/** The name that V8 prints for addresses that nothing explains. */
const UNKNOWN = 'UNKNOWN';

const MARKER = /** @type {const} */ ({ '': '', ignition: '~', sparkplug: '^', maglev: '+', turbofan: '*' });

/**
 * How frames are printed. Rows are told apart by what is printed and by nothing else: a function is one row
 * per tier, wherever in it the program was.
 */
export class PrintedNames {
  /** @type {string[]} by id */
  texts = [];
  /** @type {Section[]} by id */
  sections = [];
  /** @type {Map<string, number>} */
  #ids = new Map();

  /** @param {Frame[]} frames of a profile */
  constructor(frames) {
    this.unknown = this.#intern('unknown', UNKNOWN);
    /** Id of each frame's name. */
    this.ofFrame = Int32Array.from(frames, (frame) => this.#intern(sectionOf(frame), printable(textOf(frame))));
  }

  /**
   * @param {Section} section of a frame
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
 * @returns {Section} where V8 would list it
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
function textOf(frame) {
  const { kind, name, named, library, tier } = frame;
  if (kind === 'js') return `JS: ${MARKER[tier]}${name || '<anonymous>'}${placeOf(frame)}`;
  if (kind === 'wasm') return `JS: ${MARKER[tier]}${name}`;
  if (kind === 'regexp') return `RegExp: ${name}`;
  if (kind === 'builtin') return `Builtin: ${name}`;
  return named ? name : library;
}

/**
 * @param {Frame} frame JavaScript
 * @returns {string} a space and where the function is defined, `''` if that is unknown
 */
function placeOf({ file, line, column }) {
  if (line === 0) return file === '' ? '' : ` ${file}`;
  return column === 0 ? ` ${file}:${line}` : ` ${file}:${line}:${column}`;
}
