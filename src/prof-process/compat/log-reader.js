/** Reads a V8 log as Node does. */
import { isEmbedded } from '../../v8log/code-row.js';
import { LineSplitter } from '../../v8log/line-splitter.js';
import { placeFunctions } from './function-lists.js';
import { rulesOf } from './rules.js';

/** @import { NodeCodeMap } from './code-map.js' */
/** @import { FunctionLists } from './function-lists.js' */
/** @import { CodeTier } from './rules.js' */

/**
 * What receives the log's rows. Addresses are runtime addresses, sizes are bytes, times are µs.
 * @typedef {object} CompatProfile
 * @property {NodeCodeMap<any>} code where everything is
 * @property {(path: string, start: number, end: number) => void} addLibrary
 * @property {(name: string, start: number, end: number) => void} addStatic a native function
 * @property {(type: string, name: string, start: number, size: number) => void} addCode without a function
 * @property {(row: FunctionRow, checked: boolean) => boolean} addFunctionCode false if the row is lost;
 *   `checked`: see Rules.checksFunctions
 * @property {(address: number) => boolean} isFunctionAt
 * @property {(time: number, state: number, stack: number[]) => void} tick addresses innermost first
 */

/**
 * Code of a function.
 * @typedef {object} FunctionRow
 * @property {string} type `JS`, `Script`, ...
 * @property {string} name with its place
 * @property {number} start address
 * @property {number} size bytes
 * @property {number} sfi address of the function
 * @property {CodeTier} tier of the code
 */

/** Records whose rows matter; all others are not even decoded. */
const RECORDS = ['v8-version', 'shared-library', 'code-creation', 'code-move', 'sfi-move', 'tick', 'new'];
const LONGEST_RECORD = 32;
const COMMA = 0x2c;
/** Letters that, after a backslash, stand for one character by themselves. */
const SHORT = /** @type {Record<string, string>} */ ({ n: '\n', '\\': '\\' });
/** Far more libraries, and functions in them, than any process has: beyond this, a made-up log gets none. */
const MOST_LIBRARIES = 1000;
const MOST_FUNCTIONS = 2_000_000;

/**
 * Reads a V8 log as Node does (V8: tools/logreader.mjs, tools/tickprocessor.mjs): line by line, cut at every comma,
 * numbers by parseInt. A log as V8 wrote it is read as if it had been repaired for Node: rows of a library with the
 * same start are one, and its functions are where they really are, as are the builtins of Node 20. Where Node stops, at
 * an empty line, we go on.
 */
export class NodeLogReader {
  #lines = new LineSplitter((bytes, start, end) => this.#line(bytes, start, end));
  #rules = rulesOf(0);
  #copiesBuiltins = false;
  /**
   * @type {Map<string, {path: string, start: number, end: number}>} rows that have not been added yet, by path and start
   */
  #libraries = new Map();
  #libraryCount = 0;
  #functionCount = 0;
  /** Rows that Node loses: their marker is unknown, or they name code as a function. */
  lostRows = 0;
  /** Rows whose address is not a number. */
  malformedRows = 0;
  emptyLines = 0;

  /**
   * @param {CompatProfile} profile gets the rows
   * @param {FunctionLists} functions of the libraries
   */
  constructor(profile, functions) {
    this.profile = profile;
    this.functions = functions;
  }

  /** @param {Buffer} chunk the next bytes of the log */
  push(chunk) {
    this.#lines.push(chunk);
  }

  /** Anything after the last line feed was cut off, and is left out. */
  end() {
    this.#lines.end();
    this.#addLibraries();
  }

  /**
   * @param {Buffer} bytes contains the line
   * @param {number} start of the line
   * @param {number} end of the line
   */
  #line(bytes, start, end) {
    if (start === end) this.emptyLines++;
    const comma = bytes.subarray(start, Math.min(end, start + LONGEST_RECORD)).indexOf(COMMA);
    const record = bytes.toString(
      'latin1',
      start,
      comma === -1 ? Math.min(end, start + LONGEST_RECORD) : start + comma,
    );
    if (record !== 'shared-library' && this.#libraries.size > 0) this.#addLibraries();
    if (!RECORDS.includes(record)) return;
    const fields = bytes.toString('utf8', start, end).split(',');
    if (record === 'tick') this.#tick(fields);
    else this.#row(record, fields.map(unescapeField));
  }

  /**
   * @param {string} record a record other than a tick
   * @param {string[]} fields of the row, the record first
   */
  #row(record, fields) {
    const [, first, second, third] = fields;
    if (record === 'code-creation') {
      this.#codeCreation(fields);
    } else if (record === 'code-move' || record === 'sfi-move') {
      const [from, to] = [Number.parseInt(first), Number.parseInt(second)];
      if (isAddress(from) && isAddress(to)) this.profile.code.moveDynamic(from, to);
      else this.malformedRows++;
    } else if (record === 'shared-library') {
      this.#library(first, Number.parseInt(second), Number.parseInt(third));
    } else if (record === 'v8-version') {
      this.#rules = rulesOf(Number.parseInt(first) || 0);
      this.#copiesBuiltins = first === '11';
    } else if (first === 'CodeRange' && this.#copiesBuiltins) {
      this.profile.code.builtinCopy.setCodeRange(Number.parseInt(second));
    }
  }

  /**
   * @param {string} path of the library
   * @param {number} start runtime address of its offset 0
   * @param {number} end runtime address
   */
  #library(path, start, end) {
    const key = `${start} ${path}`;
    const row = this.#libraries.get(key);
    if (row !== undefined) row.end = Math.max(row.end, end);
    else if (!isAddress(start) || !isAddress(end) || end < start) this.malformedRows++;
    else if (this.#libraryCount++ < MOST_LIBRARIES) this.#libraries.set(key, { path, start, end });
  }

  #addLibraries() {
    const rows = [...this.#libraries.values()];
    this.#libraries.clear();
    for (const { path, start, end } of rows) {
      this.profile.addLibrary(path, start, end);
      const list = this.functions(
        path,
        rows.filter((row) => row.path === path),
      );
      if (this.#functionCount > MOST_FUNCTIONS) continue;
      const placed = placeFunctions(list, { start, end });
      this.#functionCount += placed.length;
      for (const each of placed) this.profile.addStatic(each.name, each.start, each.end);
    }
  }

  /** @param {string[]} fields of a `code-creation` row */
  #codeCreation([, type, , , address, bytes, name = '', ...rest]) {
    const start = Number.parseInt(address);
    const size = Number.parseInt(bytes);
    if (!isAddress(start)) {
      this.malformedRows++;
    } else if (type === 'RegExp' || rest.length === 0) {
      this.profile.addCode(type, name, start, size);
      if (this.#copiesBuiltins && isEmbedded(type)) this.profile.code.builtinCopy.addBuiltin(start, size);
    } else {
      const sfi = Number.parseInt(rest[0]);
      const tier = this.#rules.markers.get(rest[1]);
      const isAdded =
        tier !== undefined &&
        isAddress(sfi) &&
        this.profile.addFunctionCode({ type, name, start, size, sfi, tier }, this.#rules.checksFunctions);
      if (!isAdded) this.lostRows++;
    }
  }

  /** @param {string[]} fields of a `tick` row */
  #tick([, address, time, isExternal, topOfStack, state, ...frames]) {
    let pc = Number.parseInt(address);
    const top = Number.parseInt(topOfStack);
    const stack = [pc];
    if (Number.parseInt(isExternal)) pc = stack[0] = top;
    else if (top && this.profile.isFunctionAt(top)) stack.push(top);
    for (const frame of frames) {
      const first = frame[0];
      // `overflow`
      if (first === 'o') continue;
      // Logs before V8 9 contain differences. Only these change the base for the next one.
      if (first === '+' || first === '-') stack.push((pc += Number.parseInt(frame)));
      else stack.push(Number.parseInt(frame));
    }
    this.profile.tick(Number.parseInt(time), Number.parseInt(state), stack);
  }
}

/**
 * @param {number} value of a field
 * @returns {boolean} whether code can be there: a value that is not an exact number can't be ordered
 */
function isAddress(value) {
  return Number.isSafeInteger(value) && value >= 0;
}

/**
 * Undoes escapes the way Node's reader does (V8: tools/csvparser.mjs, escapeField), in every field alike. Function
 * names are not escaped when they are logged, so a backslash in them is read as the beginning of an escape: one with
 * four digits, unless an `x` says that it has two.
 * @param {string} field as it is in the log
 * @returns {string} what Node makes of it
 */
export function unescapeField(field) {
  let backslash = field.indexOf('\\');
  if (backslash === -1) return field;
  let text = field.slice(0, backslash);
  while (backslash !== -1) {
    const letter = field[backslash + 1];
    let end = backslash + 2;
    if (letter in SHORT) {
      text += SHORT[letter];
    } else {
      const digits = field.slice(end, (end += letter === 'x' ? 2 : 4));
      // Anything that is not a number is NaN, and becomes NUL.
      text += String.fromCharCode(Number.parseInt(digits, 16));
    }
    backslash = field.indexOf('\\', end);
    text += field.slice(end, backslash === -1 ? undefined : backslash);
  }
  return text;
}
