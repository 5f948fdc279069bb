/**
 * Finds a call in a few lines of somebody's source. The lines are cut out of a file, may be TypeScript and
 * may end in the middle of a statement, so they are read as tokens, not parsed as a program.
 */
import { tokenizer } from 'acorn';

/** Longer excerpts are minified code: nobody edits those by hand. */
const MAX_EXCERPT_CHARACTERS = 4000;

const OPENING = new Set(['(', '[', '{', '${']);
const CLOSING = new Set([')', ']', '}']);

/**
 * @typedef {object} Token
 * @property {string} type acorn's label, such as `name`, `(`, `=>`, or the keyword itself
 * @property {string} text as written
 * @property {number} start offset in the source, characters
 * @property {number} end
 */

/**
 * @typedef {object} FoundCall
 * @property {string} source the excerpt's lines, joined
 * @property {Token[]} tokens of the source, up to where it can't be read any more
 * @property {number} first index of the token that starts the call, receiver included
 * @property {number} start offset of that token
 * @property {number} end offset behind the closing parenthesis
 * @property {number} open offset of the opening parenthesis
 * @property {string} receiver `crypto` in `crypto.pbkdf2Sync(...)`, `''` if there is none
 * @property {{start: number, end: number}[]} args where each argument is written
 * @property {string} next type of the token that follows the call, `''` at the end
 */

/**
 * Finds the call of a function at a call site's line.
 * @param {import('../../model/report.js').CallSiteReport} callSite with or without an excerpt
 * @param {string} name of the function, as written in the source
 * @returns {FoundCall | null} null if it isn't there, is there more than once, or is not complete
 */
export function findCall(callSite, name) {
  if (!callSite.excerpt || name === '') return null;
  const { lines, firstLine } = callSite.excerpt;
  const source = lines.join('\n');
  if (source.length > MAX_EXCERPT_CHARACTERS) return null;
  const tokens = tokensOf(source);
  const candidates = tokens.flatMap((token, i) => (isCallOf(tokens, i, name) ? [i] : []));
  const onLine = candidates.filter((i) => lineOf(source, tokens[i].start) + firstLine === callSite.line);
  const chosen = onLine.length > 0 ? onLine : candidates;
  return chosen.length === 1 ? callAt(source, tokens, chosen[0]) : null;
}

/**
 * The index of the bracket that closes another one.
 * @param {Token[]} tokens of the source
 * @param {number} opening index of `(`, `[` or `{`
 * @returns {number} -1 if it is not closed
 */
export function closingIndex(tokens, opening) {
  let depth = 0;
  for (let i = opening; i < tokens.length; i++) {
    depth += depthChange(tokens[i]);
    if (depth === 0) return i;
  }
  return -1;
}

/**
 * How a token changes the depth of brackets.
 * @param {Token} token any token
 * @returns {number} 1, -1 or 0
 */
export function depthChange({ type }) {
  if (OPENING.has(type)) return 1;
  return CLOSING.has(type) ? -1 : 0;
}

/**
 * @param {string} source any text
 * @returns {Token[]} all tokens before the first that is none
 */
function tokensOf(source) {
  /** @type {Token[]} */
  const tokens = [];
  try {
    for (const { type, start, end } of tokenizer(source, { ecmaVersion: 'latest' })) {
      tokens.push({ type: type.keyword ?? type.label, text: source.slice(start, end), start, end });
    }
  } catch {
    // The excerpt ends inside a string, or is no JavaScript from here on: what was read so far is good.
  }
  return tokens;
}

/**
 * @param {Token[]} tokens of the source
 * @param {number} i any index
 * @param {string} name function's name
 * @returns {boolean} whether the token names a function that is called here, not declared
 */
function isCallOf(tokens, i, name) {
  return tokens[i].type === 'name' && tokens[i].text === name
    && tokens[i + 1]?.type === '(' && tokens[i - 1]?.type !== 'function';
}

/**
 * @param {string} source the excerpt
 * @param {number} offset characters
 * @returns {number} 0-based line
 */
function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length - 1;
}

/**
 * @param {string} source the excerpt
 * @param {Token[]} tokens its tokens
 * @param {number} nameIndex index of the function's name
 * @returns {FoundCall | null} null if the call has no end here, or a receiver that is computed
 */
function callAt(source, tokens, nameIndex) {
  const close = closingIndex(tokens, nameIndex + 1);
  const first = receiverStart(tokens, nameIndex);
  if (close < 0 || first < 0) return null;
  return {
    source,
    tokens,
    first,
    start: tokens[first].start,
    open: tokens[nameIndex + 1].start,
    end: tokens[close].end,
    receiver: tokens.slice(first, Math.max(first, nameIndex - 1)).map(({ text }) => text).join(''),
    args: argumentRanges(tokens, nameIndex + 1, close),
    next: tokens[close + 1]?.type ?? '',
  };
}

/**
 * @param {Token[]} tokens of the source
 * @param {number} nameIndex index of the function's name
 * @returns {number} index of the first token of `a.b.name`, -1 if something else stands before the dot
 */
function receiverStart(tokens, nameIndex) {
  let i = nameIndex;
  while (tokens[i - 1]?.type === '.') {
    if (!['name', 'this'].includes(tokens[i - 2]?.type)) return -1;
    i -= 2;
  }
  return tokens[i - 1]?.type === '?.' ? -1 : i;
}

/**
 * @param {Token[]} tokens of the source
 * @param {number} open index of `(`
 * @param {number} close index of its `)`
 * @returns {{start: number, end: number}[]} offsets of each argument
 */
function argumentRanges(tokens, open, close) {
  const ranges = [];
  let depth = 0;
  let first = open + 1;
  for (let i = open + 1; i <= close; i++) {
    const ends = depth === 0 && (tokens[i].type === ',' || i === close);
    if (ends && i > first) ranges.push({ start: tokens[first].start, end: tokens[i - 1].end });
    if (ends) first = i + 1;
    depth += depthChange(tokens[i]);
  }
  return ranges;
}
