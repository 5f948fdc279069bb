/** What the source says at a call: by that it is found again where its file or function has another name. */
import { lastPart } from './last-part.js';

/** @import { CallSiteReport } from './report.js' */

/**
 * @param {Pick<CallSiteReport, 'excerpt' | 'line'>} site any
 * @returns {string | null} what the source says at the call, on one line, so that it stays equal when it is indented or
 *   broken differently; null if the report doesn't have it
 */
export function sourceAtCall({ excerpt, line }) {
  if (excerpt === null || line === null || excerpt.lines[line - excerpt.firstLine] === undefined) return null;
  return excerpt.lines.join(' ').replace(/\s+/g, ' ').trim();
}

/**
 * What the source says apart from the name of the function around it, which stands on the same line in
 * `const derive = (secret) => scryptSync(secret, salt, 32)`: so that it stays equal when that is renamed.
 * @template {string | null} Text
 * @param {Text} text from the source, null if unknown
 * @param {string} functionName of the report, such as `derive`, `Keys.derive`; `''` for none
 * @returns {Text | string} the text without it
 */
export function withoutOwnName(text, functionName) {
  const name = lastPart(functionName);
  if (text === null || name === '') return text;
  return text
    .split(/([\p{ID_Continue}$]+)/u)
    .filter((part) => part !== name)
    .join('');
}
