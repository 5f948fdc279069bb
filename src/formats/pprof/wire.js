/**
 * Checks untrusted protocol buffers before they are decoded, because the decoder trusts them: for it, a number of a
 * megabyte is minutes of work, and every two bytes may become an object.
 * https://protobuf.dev/programming-guides/encoding/
 */
import { MOST_PPROF } from '../../files/limits.js';

const VARINT = 0;
const LENGTH = 2;
/** Of 64 bits, seven in each. */
const MOST_VARINT_BYTES = 10;

/**
 * What fields hold that are no single number: another message, by its name, text, or numbers, packed or not.
 * https://github.com/google/pprof/blob/main/proto/profile.proto
 * @type {Record<string, Record<number, string>>}
 */
const FIELDS = {
  Profile: {
    1: 'Number',
    2: 'Sample',
    3: 'Number',
    4: 'Location',
    5: 'Number',
    6: 'text',
    11: 'Number',
    13: 'numbers',
  },
  Sample: { 1: 'numbers', 2: 'numbers', 3: 'Number' },
  Location: { 4: 'Number' },
  // ValueType, Mapping, Function, Label, Line.
  Number: {},
};

const DAMAGED = 'it is damaged';

/** @typedef {{messages: number, numbers: number}} Counts */

/**
 * @param {Uint8Array} bytes that may be pprof
 * @returns {string | null} why it can't be decoded, as the end of a sentence; null if it can
 */
export function wireProblem(bytes) {
  const counts = { messages: 0, numbers: 0 };
  if (!isMessage(bytes, 0, bytes.length, 'Profile', counts)) return isTooMuch(counts) ? tooMuch() : DAMAGED;
  return null;
}

/** @returns {string} */
function tooMuch() {
  return `it has more than ${MOST_PPROF.messages} messages or ${MOST_PPROF.numbers} numbers`;
}

/**
 * @param {Counts} counts so far
 * @returns {boolean} whether that is more than is decoded
 */
function isTooMuch({ messages, numbers }) {
  return messages > MOST_PPROF.messages || numbers > MOST_PPROF.numbers;
}

/**
 * @param {Uint8Array} bytes of the file
 * @param {number} start of the message
 * @param {number} end of it
 * @param {string} name of FIELDS
 * @param {Counts} counts what there is so far, added to
 * @returns {boolean} whether it is one, and not too much
 */
function isMessage(bytes, start, end, name, counts) {
  counts.messages++;
  for (let at = start; at < end;) {
    const tag = bytes[at++];
    const holds = FIELDS[name][tag >> 3];
    const value = endOfNumber(bytes, at, end);
    counts.numbers++;
    // Fields above 15 have longer tags; there are none.
    if (value === -1 || tag > 0x7f || isTooMuch(counts)) return false;
    if ((tag & 7) === VARINT) {
      if (holds !== undefined && holds !== 'numbers') return false;
      at = value;
      continue;
    }
    const close = value + lengthAt(bytes, at, value);
    if ((tag & 7) !== LENGTH || holds === undefined || !(close <= end)) return false;
    if (!isContent(bytes, value, close, holds, counts)) return false;
    at = close;
  }
  return true;
}

/**
 * @param {Uint8Array} bytes of the file
 * @param {number} start of a field's content
 * @param {number} end of it
 * @param {string} holds what the field holds
 * @param {Counts} counts added to
 * @returns {boolean} whether it holds that
 */
function isContent(bytes, start, end, holds, counts) {
  if (holds === 'text') {
    counts.messages++;
    return true;
  }
  if (holds !== 'numbers') return isMessage(bytes, start, end, holds, counts);
  for (let at = start; at < end; counts.numbers++) {
    at = endOfNumber(bytes, at, end);
    if (at === -1) return false;
  }
  return true;
}

/**
 * @param {Uint8Array} bytes of the file
 * @param {number} start of a number
 * @param {number} end of what holds it
 * @returns {number} behind its last byte, -1 if it has none, or is longer than 64 bits
 */
function endOfNumber(bytes, start, end) {
  for (let at = start; at < Math.min(end, start + MOST_VARINT_BYTES); at++) if (bytes[at] < 0x80) return at + 1;
  return -1;
}

/**
 * @param {Uint8Array} bytes of the file
 * @param {number} start of a number
 * @param {number} end of it
 * @returns {number} which may be too large to be exact
 */
function lengthAt(bytes, start, end) {
  let value = 0;
  for (let at = end - 1; at >= start; at--) value = value * 128 + (bytes[at] & 0x7f);
  return value;
}
