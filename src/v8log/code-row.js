/** What one `code-creation` row says. */
import { ByteFields } from './byte-fields.js';

/** @import { FrameKind, Tier } from '../model/profile.js' */

/**
 * A `code-creation` row: `code-creation,TYPE,KIND,TIME,ADDRESS,SIZE,NAME[,SFI,MARKER]`. NAME of a function is written
 * raw (V8: CodeEventLogger::NameBuffer), so it may contain commas and line feeds: the row is read from both ends, and
 * is complete only if it has the expected end.
 * @typedef {object} CodeRow
 * @property {string} type `JS`, `Builtin`, `RegExp`, ...
 * @property {number} kind V8's CodeKind; its numbers differ between versions
 * @property {number} address
 * @property {number} size bytes
 * @property {Buffer} bytes hold the row; only valid during the call that passes it on
 * @property {number} nameStart index of NAME in them
 * @property {number} nameEnd index after it
 * @property {number} sfi address of the SharedFunctionInfo, 0 for code without a function
 * @property {string} marker of the tier
 */

const FUNCTION_TYPES = new Set(['JS', 'Function', 'LazyCompile', 'Script', 'Eval']);
/** Nearly all rows have one of these; the most frequent first. */
const USUAL_TYPES = ['JS', 'RegExp', 'Builtin', 'Eval', 'Script'];
const MARKERS = new Set(['', '~', '^', '+', "+'", '*', "*'", 'o+', 'o*']);
const COMMA = 0x2c;
const ZERO = 0x30;
const RECORD_BYTES = 'code-creation,'.length;
/** `0x` and sixteen digits, and the longest marker. */
const LONGEST_TAIL = 24;

const FIELDS = new ByteFields();

/**
 * @param {Buffer} bytes hold the whole row
 * @param {number} [start] of the row
 * @param {number} [end] of the row
 * @returns {CodeRow | 'incomplete' | null} `incomplete` if a line feed in a function's name cut the row; null if it is
 *   not a code row
 */
export function parseCodeRow(bytes, start = 0, end = bytes.length) {
  FIELDS.reset(bytes, start + RECORD_BYTES, end);
  const type = typeOf(FIELDS);
  const kind = signed(FIELDS);
  if (kind === null || !FIELDS.skip()) return null;
  const address = FIELDS.number();
  const size = FIELDS.number();
  if (address < 0 || size < 0 || FIELDS.at > end) return null;
  const nameStart = FIELDS.at;
  if (!FUNCTION_TYPES.has(type))
    return { type, kind, address, size, bytes, nameStart, nameEnd: end, sfi: 0, marker: '' };
  return functionRow({ type, kind, address, size }, bytes, nameStart, end);
}

/**
 * What Node runs in workers alone: as they start, and before the program's own code
 * (https://github.com/nodejs/node/tree/main/lib/internal/bootstrap/switches).
 */
const OF_WORKERS = ['bootstrap/switches/is_not_main_thread', 'main/worker_thread'].map(
  (module) => ` node:internal/${module}:1:1`,
);

/**
 * @param {string} name of code, with its file
 * @returns {boolean} whether only workers have it
 */
export function isOfWorkers(name) {
  return OF_WORKERS.some((each) => name.endsWith(each));
}

/**
 * @param {CodeRow} row of code
 * @returns {Buffer} raw bytes of its name; a large log has a million rows, and few of their names are new
 */
export function rowName({ bytes, nameStart, nameEnd }) {
  return bytes.subarray(nameStart, nameEnd);
}

/**
 * @param {CodeRow} row of code
 * @param {Buffer} name raw bytes
 * @returns {boolean} whether it has that name
 */
export function hasName({ bytes, nameStart, nameEnd }, name) {
  const { length } = name;
  if (nameEnd - nameStart !== length) return false;
  for (let index = 0; index < length; index++) if (bytes[nameStart + index] !== name[index]) return false;
  return true;
}

/**
 * @param {Pick<CodeRow, 'type' | 'kind' | 'address' | 'size'>} head of a function's row
 * @param {Buffer} bytes hold the whole row
 * @param {number} nameStart index of the name
 * @param {number} end of the row
 * @returns {CodeRow | 'incomplete'} see parseCodeRow
 */
function functionRow(head, bytes, nameStart, end) {
  const tail = tailStart(bytes, nameStart - 1, end);
  if (tail === -1) return 'incomplete';
  FIELDS.reset(bytes, tail + 1, end);
  const sfi = FIELDS.number();
  let marker = '';
  for (let index = FIELDS.at; index < end; index++) marker += String.fromCharCode(bytes[index]);
  if (sfi < 0 || !MARKERS.has(marker)) return 'incomplete';
  const { type, kind, address, size } = head;
  return { type, kind, address, size, bytes, nameStart, nameEnd: tail, sfi, marker };
}

/**
 * @param {ByteFields} fields at the type
 * @returns {string} the type; usual ones without making a string
 */
function typeOf(fields) {
  for (const type of USUAL_TYPES) if (fields.skipIf(type)) return type;
  return fields.text();
}

/**
 * @param {ByteFields} fields at a number that may be negative: callbacks have kind -2
 * @returns {number | null} the number; null if it is not one
 */
function signed(fields) {
  const isNegative = fields.bytes[fields.at] === 0x2d;
  if (isNegative) fields.at++;
  const value = fields.number();
  return value < 0 ? null : isNegative ? -value : value;
}

/**
 * Looks for `,0x<sfi>,<marker>` from the end: everything before may contain commas.
 * @param {Buffer} bytes hold the whole row
 * @param {number} least index before which the tail can't begin
 * @param {number} end of the row
 * @returns {number} where it begins, -1 if the row does not end like this
 */
function tailStart(bytes, least, end) {
  const first = Math.max(least, end - LONGEST_TAIL);
  let commas = 0;
  for (let index = end - 1; index >= first; index--) {
    if (bytes[index] === COMMA && ++commas === 2) return bytes[index + 1] === ZERO ? index : -1;
  }
  return -1;
}

/**
 * @param {Buffer} bytes a row
 * @param {number} count of fields before the one of interest
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
 * @returns {number} the address, -1 if the text is not an address, or not exact in a double
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
  // Bytecode of a function that can't be optimised has no marker.
  return FUNCTION_TYPES.has(type) ? 'ignition' : '';
}

/** Row types of V8's embedded builtins. */
const EMBEDDED = new Set(['Builtin', 'BytecodeHandler']);

/**
 * @param {string} type of a code row
 * @returns {boolean} whether it is one of the builtins embedded in V8's binary
 */
export function isEmbedded(type) {
  return EMBEDDED.has(type);
}

/** CodeKind::WASM_FUNCTION by V8's major version (src/objects/code-kind.h). */
const WASM_KIND = /** @type {Record<number, number>} */ ({ 10: 4, 11: 4, 12: 4, 13: 4, 14: 5 });

/**
 * @param {CodeRow} row of the log
 * @param {number} v8Major V8's major version, 0 if unknown
 * @returns {FrameKind} kind of its frames
 */
export function frameKindOf(row, v8Major) {
  if (row.type === 'RegExp') return 'regexp';
  if (!FUNCTION_TYPES.has(row.type)) return 'builtin';
  const isWasm = row.kind === WASM_KIND[v8Major] || rowName(row).toString('latin1').startsWith('wasm-function[');
  return isWasm ? 'wasm' : 'js';
}
