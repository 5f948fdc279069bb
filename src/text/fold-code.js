/** Lines of code broken into rows that mean the same when copied. */
import { columns, takeColumns } from './fold.js';

/** Comments and strings are one word each. */
const TOKEN = /\/\/.*$|(["'`])(?:\\.|(?!\1)[^\\])*\1|\s+|[\w$]+|=>|[^]/g;

/** A line that ends in one of these is a statement of its own. */
const ENDS_STATEMENT = /^(?:return|throw|async|yield|break|continue)$/;

const OPENS = /^[([{]$/;

/** Words of a comment go on as a comment. */
const COMMENT = '// ';

/** Between two parts of a string, the quote aside. */
const JOINED = ' +';

/** An escape that is not complete. */
const ESCAPE_BEGUN = /(?<!\\)(?:\\\\)*(\\(?:x[\da-f]?|u[\da-f]{0,3}|u\{[\da-f]*)?)$/i;

/**
 * Breaks a line of code where JavaScript ignores line breaks: not in strings, and not after `return`.
 * @param {string} line of code, without colour codes
 * @param {number} width columns that a row may take
 * @param {string} hanging put before every row but the first
 * @returns {string[]} rows, at least one
 */
export function foldCode(line, width, hanging) {
  /** @type {string[]} */
  const rows = [];
  let rest = line;
  for (;;) {
    const indent = rows.length === 0 ? '' : hanging;
    const room = Math.max(COMMENT.length + 2, width - indent.length);
    if (columns(rest) <= room) return [...rows, indent + rest];
    const { row, next } = brokenAt(rest, room);
    rows.push(indent + row);
    rest = next;
  }
}

/** A place where a line may be broken: behind the row, before what goes on. @typedef {{row: string, next: string}} Break */

/**
 * @param {string} text longer than a row
 * @param {number} room columns of the row
 * @returns {Break} at a space if that fills half of the row, else behind an opening bracket or before a dot if that fills more;
 *   in the middle of a word, a string or a comment if there is nothing else
 */
function brokenAt(text, room) {
  const tokens = text.match(TOKEN) ?? [];
  /** @type {{space: Break | null, other: Break | null}} */
  const last = { space: null, other: null };
  let before = '';
  for (const [index, token] of tokens.entries()) {
    if (columns(before.trimEnd()) > room) break;
    const next = text.slice(before.length);
    const kind = breakBefore(tokens, index);
    if (kind !== null) last[kind] = { row: before.trimEnd(), next };
    if (token.startsWith('//')) last.space = inComment(before, token, room) ?? last.space;
    before += token;
  }
  const { space, other } = last;
  if (space !== null && columns(space.row) >= Math.min(room / 2, columns(other?.row ?? ''))) return space;
  return other ?? inWord(tokens, text, room);
}

/**
 * @param {string[]} tokens of a line
 * @param {number} index of one of them
 * @returns {'space' | 'other' | null} what kind of place is before it; null if a line must not begin with it there
 */
function breakBefore(tokens, index) {
  const [last = '', token] = [tokens[index - 1], tokens[index]];
  if (last === '' || token === '=>' || token.trim() === '') return null;
  if (last.trim() === '') return index === 1 || ENDS_STATEMENT.test(tokens[index - 2]) ? null : 'space';
  return OPENS.test(last) || isMember(last, token, tokens[index + 1]) ? 'other' : null;
}

/**
 * @param {string} last token before a dot
 * @param {string} token that may be the dot
 * @param {string | undefined} next token behind it
 * @returns {boolean} whether that takes something of an object, and is no part of a number or of `...`
 */
function isMember(last, token, next = '') {
  return token === '.' && /^[A-Za-z_$]/.test(next) && !/^[\d.]/.test(last);
}

/**
 * @param {string} before the comment
 * @param {string} comment to the line's end
 * @param {number} room columns of the row
 * @returns {Break | null} null if none of its words fits
 */
function inComment(before, comment, room) {
  const fitting = takeColumns(before + comment, room + 1);
  const at = fitting.lastIndexOf(' ');
  if (at < before.length + COMMENT.length) return null;
  return { row: fitting.slice(0, at).trimEnd(), next: COMMENT + (before + comment).slice(at + 1) };
}

/**
 * @param {string[]} tokens of a text
 * @param {string} text longer than a row
 * @param {number} room columns of the row
 * @returns {Break | null} in a string, of two that are put together again, or in a comment, of two; null if the row does not
 *   end in either
 */
function inString(tokens, text, room) {
  const taken = takeColumns(text, room);
  const { token, start } = tokenAt(tokens, taken.length);
  if (token.startsWith('//') && taken.length > start + COMMENT.length)
    return { row: taken, next: COMMENT + text.slice(taken.length) };
  const [quote] = token;
  if (token.length === 1 || (quote !== "'" && quote !== '"')) return null;
  const part = takeColumns(text, room - 1 - JOINED.length);
  const whole = part.slice(0, part.length - (ESCAPE_BEGUN.exec(part)?.[1].length ?? 0));
  return whole.length < start + 2 ? null : { row: whole + quote + JOINED, next: quote + text.slice(whole.length) };
}

/**
 * @param {string[]} tokens of a text
 * @param {number} offset in the text
 * @returns {{token: string, start: number}} the one there, and its offset
 */
function tokenAt(tokens, offset) {
  let start = 0;
  for (const token of tokens) {
    if (start + token.length > offset) return { token, start };
    start += token.length;
  }
  return { token: '', start };
}

/**
 * @param {string[]} tokens of the text
 * @param {string} text longer than a row
 * @param {number} room columns of the row
 * @returns {Break} of something that has no other place
 */
function inWord(tokens, text, room) {
  const parts = inString(tokens, text, room);
  if (parts !== null) return parts;
  const row = takeColumns(text, room) || text.slice(0, 1);
  return { row, next: text.slice(row.length) };
}
