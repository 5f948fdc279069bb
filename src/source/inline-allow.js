/**
 * Comments that tell the gate to accept a call:
 *
 *     // cryptoprof-allow sync-kdf until=2027-03-31 -- runs once, before the server listens
 *     const key = crypto.scryptSync(password, salt, 32);
 *
 * in the line of the call, or alone in a line above it. Nothing else of any comment is kept.
 */
import { INVISIBLE } from '../text/visible.js';
import { isHarmless } from './harmless.js';

/** @typedef {import('../model/profile.js').InlineAllow} InlineAllow */
/** @typedef {{start: number, end: number}} Range offsets, the end exclusive */

/** The date of a directive that can't be understood: it must not hold for ever, and must not be passed over either. */
export const NO_DATE = 'invalid';

const DIRECTIVE = /^cryptoprof-allow[ \t]+([\w*-]{1,64})(?:[ \t]+until=(\d{4}-\d{2}-\d{2}))?(?![^ \t])/;
const REASON = /(?:^|[ \t])--[ \t]+(\S.*)$/;
const LONGEST_REASON = 160;
/** More of them at one call are no exceptions. */
const MOST = 20;

/** Text in quotes; an apostrophe within a word is none. */
const QUOTED = /(^|[\s(=:,])(["'`])([^"'`]+)\2(?!\w)/g;
/** What people call secrets, and what stands behind it. */
const NAMED_SECRET = /\b(pass(?:word|wd|phrase)?|pwd|secret|token|bearer|(?:api|private)[-_ ]?key)(\s*[:=]\s*|\s+is\s+)\S+/gi;
/** Letters and digits mixed, longer than words are: keys, tokens, hashes. */
const RANDOM = /(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}/gi;

/**
 * @param {string} text the whole source
 * @param {Range[]} comments with their delimiters
 * @param {import('./line-table.js').LineTable} lines of the text
 * @returns {(from: number, to: number) => InlineAllow[]} what comments allow in the lines of a call, 1-based, both included,
 *   and in lines of their own right above
 */
export function inlineAllows(text, comments, lines) {
  /** @type {Map<number, {allow: InlineAllow, isAlone: boolean}[]>} */
  const byLine = new Map();
  for (const { start, end } of comments) {
    const allow = parseDirective(text.slice(start, end));
    if (allow === null) continue;
    const { line } = lines.positionOf(start);
    const isAlone = text.slice(lines.rangeOf(line).start, start).trim() === '' && text.slice(end, lines.rangeOf(line).end).trim() === '';
    byLine.set(line, [...(byLine.get(line) ?? []), { allow, isAlone }]);
  }
  return (from, to) => {
    if (byLine.size === 0) return [];
    const found = [];
    for (let line = from; line <= to; line++) found.push(...(byLine.get(line) ?? []));
    // Several rules take several lines.
    for (let line = from - 1; byLine.get(line)?.every(({ isAlone }) => isAlone); line--) found.push(...(byLine.get(line) ?? []));
    return found.slice(0, MOST).map(({ allow }) => allow);
  };
}

/**
 * @param {string} comment with its delimiters
 * @returns {InlineAllow | null} null if it is no directive
 */
export function parseDirective(comment) {
  if (!comment.includes('cryptoprof-allow') || /[\r\n\u2028\u2029]/.test(comment)) return null;
  const body = comment.replace(/^\/[/*]+|\*+\/$/g, '').trim();
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
  const shown = reason.slice(0, LONGEST_REASON * 2).replace(INVISIBLE, ' ')
    .replace(QUOTED, (whole, before, quote, inner) => (isHarmless(inner) ? whole : `${before}${quote}…${quote}`))
    .replace(NAMED_SECRET, '$1$2…')
    .replace(RANDOM, (word) => (isHarmless(word) ? word : '…'))
    .trim();
  const cut = shown.length > LONGEST_REASON ? `${shown.slice(0, LONGEST_REASON - 1)}…` : shown;
  return cut.replace(/[\ud800-\udbff](?=…?$)/, '');
}
