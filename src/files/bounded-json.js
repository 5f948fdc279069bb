import { MOST_JSON } from './limits.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Parses untrusted JSON after checking how much memory it can take: `[[],[],[]` needs twenty times its size.
 * @param {Uint8Array} bytes UTF-8, with or without a byte order mark
 * @returns {{value: unknown, problem: string | null}} the parsed value; or, as the end of a sentence, why it can't be
 *   read
 */
export function parseBounded(bytes) {
  const problem = costProblem(bytes);
  if (problem !== null) return { value: undefined, problem };
  try {
    return { value: JSON.parse(new TextDecoder().decode(bytes)), problem: null };
  } catch {
    return { value: undefined, problem: 'it is not JSON' };
  }
}

/**
 * Counts what JSON.parse would create. For invalid JSON the counts mean nothing: it will be rejected anyway.
 * @param {Uint8Array} bytes of JSON
 * @returns {string | null} what there is too much of, as the end of a sentence; null if acceptable
 */
export function costProblem(bytes) {
  if (bytes.length > MOST_JSON.bytes) return `it has more than ${MOST_JSON.bytes} bytes of JSON`;
  let values = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case QUOTE:
        at = endOfText(bytes, at + 1);
        break;
      case COMMA:
        values++;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values++;
        depth++;
        if (depth > deepest) deepest = depth;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth--;
        break;
      default:
    }
  }
  if (deepest > MOST_JSON.depth) return `it is nested deeper than ${MOST_JSON.depth} levels`;
  return values > MOST_JSON.values ? `it has more than ${MOST_JSON.values} values` : null;
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
