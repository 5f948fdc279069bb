/**
 * A column of numbers as JSON: `{type, data}`, where `data` is base64 of little-endian values of `type`. Whole µs fit
 * into half the bytes of the doubles that hold them in memory, and the times of ticks increase in nearly equal steps:
 * their differences compress to almost nothing.
 */
import { endianness } from 'node:os';
import { isRecord } from '../../model/is-record.js';

/** @typedef {Int32Array | Float64Array | Uint8Array} Column */
/** @typedef {'uint8' | 'int32' | 'float64' | 'int32-deltas'} ColumnType */

const MAX_INT32 = 0x7fffffff;
const { isSafeInteger } = Number;

/** How each type is stored. `int32-deltas`: each value less the one before it, the first less 0. */
const STORED_AS = {
  uint8: Uint8Array,
  int32: Int32Array,
  float64: Float64Array,
  'int32-deltas': Int32Array,
};

/**
 * @param {Column} column any values
 * @returns {{type: ColumnType, data: string}} the same values, in the smallest type that holds them exactly
 */
export function encodeColumn(column) {
  if (!(Object.prototype.toString.call(column) === '[object Float64Array]')) {
    return { type: column.BYTES_PER_ELEMENT === 1 ? 'uint8' : 'int32', data: toBase64(column) };
  }
  const integers = exactIntegers(column);
  if (integers !== null) return { type: 'int32', data: toBase64(integers) };
  const deltas = exactDeltas(column);
  if (deltas !== null) return { type: 'int32-deltas', data: toBase64(deltas) };
  return { type: 'float64', data: toBase64(column) };
}

/**
 * @template {typeof Int32Array | typeof Float64Array | typeof Uint8Array} T
 * @param {unknown} saved what should be `{type, data}`
 * @param {T} into type of the column to make
 * @returns {InstanceType<T> | null} the column; null if `saved` isn't one, or its values don't fit `into`
 */
export function decodeColumn(saved, into) {
  const { type, data } = savedColumn(saved) ?? {};
  if (type === undefined || data === undefined) return null;
  const stored = STORED_AS[type];
  if (into !== Float64Array && (stored !== into || type === 'int32-deltas')) return null;
  const values = fromBase64(data, stored);
  if (values === null) return null;
  const column = /** @type {Column} */ (stored === into ? values : into.from(values));
  if (type === 'int32-deltas') {
    for (let row = 1; row < column.length; row++) column[row] += column[row - 1];
  }
  return /** @type {InstanceType<T>} */ (column);
}

/**
 * @param {unknown} saved what should be `{type, data}`
 * @returns {number} how many values it holds at most, before any of them is decoded; 0 if it is no column
 */
export function columnLength(saved) {
  const { type, data } = savedColumn(saved) ?? {};
  if (type === undefined || data === undefined) return 0;
  return Math.floor((data.length * 3) / 4 / STORED_AS[type].BYTES_PER_ELEMENT);
}

/**
 * @param {unknown} saved what should be `{type, data}`
 * @returns {{type: ColumnType, data: string} | null} the same, null if it is not
 */
function savedColumn(saved) {
  if (!isRecord(saved)) return null;
  const { type, data } = saved;
  if (typeof type !== 'string' || !Object.hasOwn(STORED_AS, type) || typeof data !== 'string') return null;
  return { type: /** @type {ColumnType} */ (type), data };
}

/**
 * @param {Column} column doubles
 * @returns {Int32Array | null} the same values, null if one of them is none that an int32 can hold
 */
function exactIntegers(column) {
  const integers = new Int32Array(column.length);
  for (let row = 0; row < column.length; row++) {
    integers[row] = column[row];
    if (integers[row] !== column[row] || isNegativeZero(column[row])) return null;
  }
  return integers;
}

/**
 * @param {number} value any number
 * @returns {boolean} whether it is -0, which no int32 can hold
 */
function isNegativeZero(value) {
  return value === 0 && 1 / value < 0;
}

/**
 * @param {Column} column doubles
 * @returns {Int32Array | null} the steps between them, null if the sum of steps would be another column
 */
function exactDeltas(column) {
  const deltas = new Int32Array(column.length);
  let before = 0;
  for (let row = 0; row < column.length; row++) {
    const value = column[row];
    const delta = value - before;
    if (!isSafeInteger(value) || isNegativeZero(value) || delta > MAX_INT32 || delta < -MAX_INT32) return null;
    deltas[row] = delta;
    before = value;
  }
  return deltas;
}

/**
 * @param {Column} values a column
 * @returns {string} base64 of its little-endian bytes
 */
function toBase64(values) {
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return littleEndian(bytes, values.BYTES_PER_ELEMENT).toString('base64');
}

/**
 * @param {string} base64 of little-endian bytes
 * @param {typeof Int32Array | typeof Float64Array | typeof Uint8Array} type of the values
 * @returns {Column | null} the values, null if the bytes are no whole number of them or the text is no base64
 */
function fromBase64(base64, type) {
  const bytes = Buffer.from(base64, 'base64');
  // Buffer.from skips what is no base64: then the length doesn't fit the text's.
  if (Math.ceil(bytes.length / 3) * 4 !== base64.length || bytes.length % type.BYTES_PER_ELEMENT !== 0) return null;
  const values = new type(bytes.length / type.BYTES_PER_ELEMENT);
  new Uint8Array(values.buffer).set(littleEndian(bytes, type.BYTES_PER_ELEMENT));
  return values;
}

/**
 * @param {Buffer} bytes of this machine's values, or little-endian ones
 * @param {number} size bytes of a value: 1, 4 or 8
 * @returns {Buffer} the same, converted to the other if they differ (s390x is big-endian)
 */
function littleEndian(bytes, size) {
  if (endianness() === 'LE' || size === 1) return bytes;
  const swapped = Buffer.from(bytes);
  return size === 4 ? swapped.swap32() : swapped.swap64();
}
