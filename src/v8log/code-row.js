import { ByteFields } from './byte-fields.js';

/** @import { FrameKind, Tier } from '../model/profile.js' */

/**
 * A `code-creation` row: `code-creation,TYPE,KIND,TIME,ADDRESS,SIZE,NAME[,SFI,MARKER]`.
 * NAME of a function is written raw (V8: CodeEventLogger::NameBuffer), so it may hold commas and line
 * feeds: the row is read from both ends, and is complete only if its end is there.
 * @typedef {object} CodeRow
 * @property {string} type `JS`, `Builtin`, `RegExp`, ...
 * @property {number} kind V8's CodeKind; its numbers differ between versions
 * @property {number} address
 * @property {number} size bytes
 * @property {Buffer} name raw bytes of NAME
 * @property {number} sfi address of the SharedFunctionInfo, 0 for code without a function
 * @property {string} marker of the tier
 */

const FUNCTION_TYPES = new Set(['JS', 'Function', 'LazyCompile', 'Script', 'Eval']);
const MARKERS = new Set(['', '~', '^', '+', "+'", '*', "*'", 'o+', 'o*']);
const COMMA = 0x2c;
const ZERO = 0x30;
const RECORD_BYTES = 'code-creation,'.length;

const FIELDS = new ByteFields();

/**
 * @param {Buffer} bytes the whole row
 * @returns {CodeRow | 'incomplete' | null} `incomplete` if a function's name was cut by a line feed of
 *   its own; null if this is no code row
 */
export function parseCodeRow(bytes) {
  FIELDS.reset(bytes, RECORD_BYTES, bytes.length);
  const type = FIELDS.text();
  const kind = signed(FIELDS);
  if (kind === null || !FIELDS.skip()) return null;
  const address = FIELDS.number();
  const size = FIELDS.number();
  if (address < 0 || size < 0 || FIELDS.at > bytes.length) return null;
  const nameStart = FIELDS.at;
  if (!FUNCTION_TYPES.has(type)) return { type, kind, address, size, name: bytes.subarray(nameStart), sfi: 0, marker: '' };
  const tail = parseTail(bytes, nameStart - 1);
  if (tail === null) return 'incomplete';
  return { type, kind, address, size, name: bytes.subarray(nameStart, tail.start), sfi: tail.sfi, marker: tail.marker };
}

/**
 * @param {ByteFields} fields at a number that may be negative: callbacks have kind -2
 * @returns {number | null} the number; null if it is none
 */
function signed(fields) {
  const isNegative = fields.bytes[fields.at] === 0x2d;
  if (isNegative) fields.at++;
  const value = fields.number();
  return value < 0 ? null : isNegative ? -value : value;
}

/**
 * Reads `,0x<sfi>,<marker>` from the end: what stands before may hold commas.
 * @param {Buffer} bytes the whole row
 * @param {number} least index before which the tail can't begin
 * @returns {{start: number, sfi: number, marker: string} | null} null if the row does not end so
 */
function parseTail(bytes, least) {
  const last = bytes.lastIndexOf(COMMA);
  const start = last < 1 ? -1 : bytes.lastIndexOf(COMMA, last - 1);
  if (start < least || bytes.length - last > 3 || bytes[start + 1] !== ZERO) return null;
  const marker = last + 1 === bytes.length ? '' : bytes.toString('latin1', last + 1);
  FIELDS.reset(bytes, start + 1, last);
  const sfi = FIELDS.number();
  return sfi < 0 || !MARKERS.has(marker) ? null : { start, sfi, marker };
}

/**
 * @param {Buffer} bytes a row
 * @param {number} count of fields that stand before the one of interest
 * @returns {{texts: string[], end: number} | null} the fields and where the next one starts; null if there are fewer
 */
export function leadingFields(bytes, count) {
  const texts = [];
  let start = 0;
  for (let field = 0; field < count; field++) {
    const comma = bytes.indexOf(0x2c, start);
    if (comma === -1) return null;
    texts.push(bytes.toString('latin1', start, comma));
    start = comma + 1;
  }
  return { texts, end: start };
}

/**
 * @param {string | undefined} text `0x` and hexadecimal digits
 * @returns {number} the address, -1 if the text is none or it is not exact in a double
 */
export function parseAddress(text) {
  if (text === undefined || !/^0x[0-9a-f]{1,14}$/.test(text)) return -1;
  const address = Number.parseInt(text, 16);
  return Number.isSafeInteger(address) ? address : -1;
}

/**
 * @param {CodeRow} row of the log
 * @returns {Tier} the compiler that made the code; `''` for builtins and wasm
 */
export function tierOf({ type, marker }) {
  if (marker.includes('*')) return 'turbofan';
  if (marker.includes('+')) return 'maglev';
  if (marker === '^') return 'sparkplug';
  // Bytecode of a function that may not be optimised has no marker.
  return FUNCTION_TYPES.has(type) ? 'ignition' : '';
}

/** CodeKind::WASM_FUNCTION by V8's major version (src/objects/code-kind.h). */
const WASM_KIND = /** @type {Record<number, number>} */ ({ 10: 4, 11: 4, 12: 4, 13: 4, 14: 5 });

/**
 * @param {CodeRow} row of the log
 * @param {number} v8Major V8's major version, 0 if unknown
 * @returns {FrameKind} what its frames are
 */
export function frameKindOf(row, v8Major) {
  if (row.type === 'RegExp') return 'regexp';
  if (!FUNCTION_TYPES.has(row.type)) return 'builtin';
  const isWasm = row.kind === WASM_KIND[v8Major] || row.name.toString('latin1').startsWith('wasm-function[');
  return isWasm ? 'wasm' : 'js';
}
