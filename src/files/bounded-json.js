/** Parses JSON that anybody may have written, within limits. */
import { MOST_JSON } from './limits.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const SPACE = 0x20;
const MINUS = 0x2d;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Parses untrusted JSON after checking how much memory it can take: `[[],[],[]` needs twenty times its size.
 * @param {Uint8Array} bytes UTF-8, with or without a byte order mark
 * @returns {{value: unknown, problem: string | null, isTooMuch: boolean}} the parsed value; or, as the end of a
 *   sentence, why it can't be read, and whether that is its size
 */
export function parseBounded(bytes) {
  const problem = costProblem(bytes);
  if (problem !== null) return { value: undefined, problem, isTooMuch: true };
  try {
    return { value: JSON.parse(new TextDecoder().decode(bytes)), problem: null, isTooMuch: false };
  } catch {
    return { value: undefined, problem: 'it is not JSON', isTooMuch: false };
  }
}

/**
 * Counts what JSON.parse would create. For invalid JSON the counts mean nothing: it will be rejected anyway.
 * @param {Uint8Array} bytes of JSON
 * @returns {string | null} what there is too much of, as the end of a sentence; null if acceptable
 */
export function costProblem(bytes) {
  if (bytes.length > MOST_JSON.bytes) return `it has more than ${MOST_JSON.bytes} bytes of JSON`;
  const { values, numbers, deepest } = countsOf(bytes);
  if (deepest > MOST_JSON.depth) return `it is nested deeper than ${MOST_JSON.depth} levels`;
  if (numbers > MOST_JSON.numbers) return `it has more than ${MOST_JSON.numbers} numbers`;
  return values > MOST_JSON.values ? `it has more than ${MOST_JSON.values} values` : null;
}

/**
 * @param {Uint8Array} bytes of JSON
 * @returns {{values: number, numbers: number, deepest: number}} entries of lists and objects, those of lists that are
 *   numbers apart; how many levels there are
 */
function countsOf(bytes) {
  const counts = { values: 0, numbers: 0, deepest: 0 };
  /** By level, whether it is a list; too deep ones are refused. */
  const isList = new Uint8Array(MOST_JSON.depth + 1);
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfText(bytes, at + 1);
        break;
      case COMMA:
        if (isList[depth] === 1 && isNumberAt(bytes, at + 1)) counts.numbers++;
        else counts.values++;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        counts.values++;
        depth++;
        counts.deepest = Math.max(counts.deepest, depth);
        isList[depth] = Number(bytes[at] === OPEN_LIST);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      default:
    }
  }
  return counts;
}

/**
 * @param {Uint8Array} bytes of JSON
 * @param {number} start of a value, or of spaces before it
 * @returns {boolean} whether it is a number
 */
function isNumberAt(bytes, start) {
  let at = start;
  while (bytes[at] <= SPACE) at++;
  return bytes[at] === MINUS || (bytes[at] >= DIGIT_0 && bytes[at] <= DIGIT_9);
}

/**
 * @param {Uint8Array} bytes of JSON
 * @param {number} start of a string, after its quote
 * @returns {number} where its closing quote is; after the last byte if there is none
 */
function endOfText(bytes, start) {
  let at = start;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
