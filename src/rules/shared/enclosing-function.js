/**
 * `await` belongs into an async function. Where the function around a call starts in the excerpt itself,
 * advice shows it as async; where it starts further up, a note says so.
 */
import { closingIndex, depthChange } from './find-call.js';

/** @typedef {import('./find-call.js').Token} Token */

/**
 * Where `async ` has to be written so that a call may be awaited.
 * @param {import('./find-call.js').FoundCall} call a call and the tokens around it
 * @param {number} from offset where the lines that are shown begin
 * @returns {number | null} offset; null if no function starts in those lines, or it is async already; -1 if
 *   one does and we can't tell where
 */
export function asyncInsertion({ tokens, first }, from) {
  for (let i = first - 1; i >= 0 && tokens[i].start >= from; i--) {
    const body = bodyIndex(tokens, i);
    if (body < 0 || !reaches(tokens, body, first)) continue;
    const start = tokens[i].type === '=>' ? parametersIndex(tokens, i) : i;
    if (start < 0) return -1;
    return tokens[start - 1]?.text === 'async' ? null : tokens[start].start;
  }
  return null;
}

/**
 * @param {Token[]} tokens of the source
 * @param {number} i any index
 * @returns {number} index where the body starts of the function that this token introduces, -1 if it doesn't
 */
function bodyIndex(tokens, i) {
  if (tokens[i].type === '=>') return i + 1;
  if (tokens[i].type !== 'function') return -1;
  const open = tokens.findIndex((token, at) => at > i && token.type === '(');
  const close = open < 0 ? -1 : closingIndex(tokens, open);
  return close < 0 ? -1 : close + 1;
}

/**
 * @param {Token[]} tokens of the source
 * @param {number} body index of the body's first token
 * @param {number} target index of a later token
 * @returns {boolean} whether the body is still open there
 */
function reaches(tokens, body, target) {
  const isBlock = tokens[body]?.type === '{';
  let depth = 0;
  for (let i = body; i < target; i++) {
    depth += depthChange(tokens[i]);
    if (depth < 0 || (depth === 0 && (isBlock || [',', ';'].includes(tokens[i].type)))) return false;
  }
  return true;
}

/**
 * @param {Token[]} tokens of the source
 * @param {number} arrow index of `=>`
 * @returns {number} index of the first token of its parameters; -1 if they begin before the excerpt, or a
 *   type stands between them and the arrow
 */
function parametersIndex(tokens, arrow) {
  const isOneName = tokens[arrow - 1]?.type === 'name' && !(tokens[arrow - 2]?.type === ':' && tokens[arrow - 3]?.type === ')');
  if (isOneName) return arrow - 1;
  if (tokens[arrow - 1]?.type !== ')') return -1;
  let depth = 0;
  for (let i = arrow - 1; i >= 0; i--) {
    depth += depthChange(tokens[i]);
    if (depth === 0) return i;
  }
  return -1;
}
