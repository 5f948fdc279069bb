/** Names of a log as Node's processor can read them. */
import { guessCut } from '../v8log/function-name.js';
import { frameKindOf, rowName } from '../v8log/code-row.js';
import { unescapeBytes, unescapeUnits } from '../v8log/escapes.js';

/** @import { CodeRow } from '../v8log/code-row.js' */

/**
 * Names in a form that is safe for Node's processor. It splits rows at commas, undoes escapes in all fields (those that
 * V8 wrote and those that a function's raw name happens to contain), and prints the result on a line of its text. So
 * everything that would end that line is replaced here.
 */

/** What ends a line, or isn't text: C0, DEL, C1 and the separators U+2028/9. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
const REPLACEMENT = '\ufffd';

/** Bytes of a name that need care: backslash, comma, control characters. UTF-8 of C1 and U+2028/9 as well. */
const NEEDS_CARE = /[\\,\u0000-\u001f\u007f]|\u00c2[\u0080-\u009f]|\u00e2\u0080[\u00a8\u00a9]/;

/**
 * @param {string} text any text
 * @returns {string} the same on one line: U+FFFD for what can't be printed
 */
export function oneLine(text) {
  return text.replace(CONTROL, REPLACEMENT);
}

/**
 * @param {string} text any text
 * @returns {string} a field of a log that means that text, on one line
 */
export function field(text) {
  return oneLine(text).replaceAll('\\', '\\\\').replaceAll(',', '\\x2C');
}

/**
 * @param {CodeRow} row a `code-creation` with its NAME as V8 wrote it
 * @param {number} v8Major V8's major version, 0 if unknown
 * @returns {string | null} the same NAME for Node's processor; null if it may stay as it is
 */
export function safeName(row, v8Major) {
  const name = rowName(row);
  const bytes = name.toString('latin1');
  if (!NEEDS_CARE.test(bytes)) return null;
  const kind = frameKindOf(row, v8Major);
  if (kind === 'wasm') return field(unescapeBytes(bytes));
  if (kind !== 'js') return field(unescapeUnits(bytes));
  const text = name.toString('utf8');
  const location = /:\d+:\d+$/.exec(text)?.index ?? text.length;
  // The function's name is raw; only the script's, after it, is escaped.
  const cut = location === text.length ? location : guessCut(text.slice(0, location));
  return field(text.slice(0, cut) + unescapeUnits(text.slice(cut)));
}
