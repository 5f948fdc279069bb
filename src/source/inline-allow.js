/**
 * Comments that tell the gate to accept a call:
 *
 *     // cryptoprof-allow sync-kdf until=2027-03-31 -- runs once, before the server listens
 *     const key = crypto.scryptSync(password, salt, 32);
 *
 * in the line of the call, or alone in a line above it; the comment may be one of several lines, or of JSX, and comments of
 * other tools may stand between (`// eslint-disable-next-line`). Nothing else of any comment is kept.
 */
import { INVISIBLE } from '../text/escape.js';
import { isHarmless } from './harmless.js';

/** @import { InlineAllow } from '../model/source-call.js' */
/** @import { LineTable } from './line-table.js' */

/** @typedef {{start: number, end: number}} Range offsets, the end exclusive */

const NAME = 'cryptoprof-allow';
const LINE_END = /\r\n?|[\n\u2028\u2029]/;

/** Stands for a date that can't be parsed: the directive must neither hold for ever nor be ignored. */
const NO_DATE = 'invalid';

const DIRECTIVE = /^cryptoprof-allow[ \t]+([\w*-]{1,64})(?:[ \t]+until=(\d{4}-\d{2}-\d{2}))?(?![^ \t])/;
const REASON = /(?:^|[ \t])--[ \t]+(\S.*)$/;
const LONGEST_REASON = 160;
/** More of them at one call do not count as exceptions. */
const MOST = 20;

/** Text in quotes; an apostrophe within a word is not one. */
const QUOTED = /(^|[\s(=:,])(["'`])([^"'`]+)\2(?!\w)/g;
/** Words for secrets, and what follows them. */
const NAMED_SECRET =
  /\b(pass(?:word|wd|phrase)?|pwd|secret|token|bearer|(?:api|private)[-_ ]?key)(\s*[:=]\s*|\s+is\s+)\S+/gi;
/** Mixed letters and digits, longer than words: keys, tokens, hashes. */
const RANDOM = /(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}/gi;

/**
 * What a file's comments allow, and where.
 * @typedef {Map<number, {allow: InlineAllow, isAlone: boolean}[]>} AllowsByLine by 1-based line; `alone`: comments with
 *   a line to themselves. Lines of nothing but other comments have none; empty if nothing is allowed
 */

/**
 * @param {string} text the whole source
 * @param {Range[]} comments with their delimiters
 * @param {LineTable} lines of the text
 * @returns {AllowsByLine} everything that its comments allow
 */
export function inlineAllows(text, comments, lines) {
  /** @type {AllowsByLine} */
  const byLine = new Map();
  if (!comments.some(({ start, end }) => text.slice(start, end).includes(NAME))) return byLine;
  for (const { start, end } of comments) {
    const comment = text.slice(start, end);
    // A comment of several lines counts as right above what follows its last line.
    const [{ line: first }, { line }] = [lines.positionOf(start), lines.positionOf(end)];
    const around = text.slice(lines.rangeOf(first).start, start) + text.slice(end, lines.rangeOf(line).end);
    const isAlone = /^\s*(?:\{\s*\}\s*)?$/.test(around);
    const found = comment.split(LINE_END).flatMap((each) => parseDirective(each) ?? []);
    if (found.length > 0 || isAlone)
      byLine.set(line, [...(byLine.get(line) ?? []), ...found.map((allow) => ({ allow, isAlone }))]);
    for (let above = first; isAlone && above < line; above++) byLine.set(above, []);
  }
  return [...byLine.values()].some((allows) => allows.length > 0) ? byLine : new Map();
}

/**
 * @param {AllowsByLine} byLine what comments allow
 * @param {number} from first line of a call, 1-based
 * @param {number} to its last line
 * @returns {InlineAllow[]} what they allow in these lines, and in comment lines right above
 */
export function allowsAt(byLine, from, to) {
  return linesAbout(byLine, from, to)
    .flatMap((line) => byLine.get(line) ?? [])
    .slice(0, MOST)
    .map(({ allow }) => allow);
}

/**
 * @param {AllowsByLine} byLine what comments allow
 * @param {number} from first line of a call, 1-based
 * @param {number} to its last line
 * @returns {number[]} lines with comments about the call
 */
function linesAbout(byLine, from, to) {
  if (byLine.size === 0) return [];
  const found = [...byLine.keys()].filter((line) => line >= from && line <= to).sort((a, b) => a - b);
  // Several rules may take several lines, and other tools' comments theirs.
  for (let line = from - 1; byLine.get(line)?.every(({ isAlone }) => isAlone); line--) found.push(line);
  return found;
}

/**
 * A comment that allows nothing, because it is not at a call that it may be about.
 * @typedef {{line: number, nearest: number}} LostAllow 1-based lines: its own, and that of the nearest such call; 0 if
 *   there is none
 */

/**
 * @param {AllowsByLine} byLine what comments allow
 * @param {() => {from: number, to: number}[]} linesOfCalls first and last line of each call that a comment may be
 *   about; called only if there are comments
 * @returns {LostAllow[]} comments at none of them
 */
export function lostAllows(byLine, linesOfCalls) {
  if (byLine.size === 0) return [];
  const calls = linesOfCalls();
  const used = new Set(calls.flatMap(({ from, to }) => linesAbout(byLine, from, to)));
  const distance = (/** @type {number} */ line, /** @type {number} */ from) => Math.abs(from - line);
  return [...byLine]
    .filter(([line, allows]) => allows.length > 0 && !used.has(line))
    .map(([line]) => ({
      line,
      nearest: calls.reduce(
        (best, { from }) =>
          best === 0 ||
          distance(line, from) < distance(line, best) ||
          (from > line && distance(line, from) === distance(line, best))
            ? from
            : best,
        0,
      ),
    }));
}

/**
 * @param {string} comment with its delimiters, or a line of one
 * @returns {InlineAllow | null} null if it is not a directive
 */
export function parseDirective(comment) {
  if (!comment.includes(NAME)) return null;
  const body = comment.replace(/^\s*(?:\/[/*]+|\*+(?!\/))|\*+\/$/g, '').trim();
  const [head, rule, until = ''] = DIRECTIVE.exec(body) ?? [];
  if (head === undefined) return null;
  const rest = body.slice(head.length);
  const reason = REASON.exec(rest);
  const isUnderstood = (reason === null ? rest : rest.slice(0, reason.index)).trim() === '';
  return { rule, until: isUnderstood ? until : NO_DATE, reason: reason === null ? '' : harmlessReason(reason[1]) };
}

/**
 * @param {string} reason as it is written
 * @returns {string} without what may be secret or can't be shown, at most 160 characters
 */
function harmlessReason(reason) {
  const shown = reason
    .slice(0, LONGEST_REASON * 2)
    .replace(INVISIBLE, ' ')
    .replace(QUOTED, (whole, before, quote, inner) => (isHarmless(inner) ? whole : `${before}${quote}…${quote}`))
    .replace(NAMED_SECRET, '$1$2…')
    .replace(RANDOM, (word) => (isHarmless(word) ? word : '…'))
    .trim();
  const cut = shown.length > LONGEST_REASON ? `${shown.slice(0, LONGEST_REASON - 1)}…` : shown;
  return cut.replace(/[\ud800-\udbff](?=…?$)/, '');
}
