/** Markdown for GitHub and GitLab. Input is unescaped, output is escaped. */
import { characterReference, shown, visible } from './escape.js';

/**
 * What makes HTML, code and tables; character references never make structure
 * (https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references).
 */
const MARKDOWN_STRUCTURE = /[&<>|\\`]/g;

/** What makes a heading, a list, a rule, or (for GitLab) a command at the start of a line. */
const MARKDOWN_LINE_START = /^(?:(\d{1,9})[.)](?= |$)|[-+](?!\d)|[=#/])/;

/** What makes emphasis, struck text, links, pictures, footnotes, formulas. */
const MARKDOWN_EMPHASIS = /[*_~[\]$]/g;

/**
 * What makes addresses, mentions and references of issues. They are looked for after Markdown has been read, so that
 * escapes don't help: only an element between them does, and it must be one that nobody copies with the text.
 */
const MARKDOWN_LINK = /@|[#!%&$~](?=\d)|:(?=\/\/)|\bwww(?=\.)|\bGH-(?=\d)|\b(?:mailto|xmpp):/gi;
const BETWEEN = '<span></span>';
/** Takes its place while the rest is escaped: no text that is visible has one. */
const MARK = '\u200b';

/** Source lines that are longer are generated. */
const MOST_COLUMNS = 400;

/**
 * Makes text literal in GitHub's and GitLab's Markdown, in a paragraph, a list item or a table's cell: no HTML, no
 * formatting, no links, no mentions of people or issues.
 * @param {string} text any text
 * @returns {string} Markdown that shows it, on one line
 */
export function markdownText(text) {
  const escaped = shown(text)
    .trim()
    .replace(MARKDOWN_LINK, `$&${MARK}`)
    .replace(MARKDOWN_STRUCTURE, characterReference);
  return atLineStart(escaped).replace(MARKDOWN_EMPHASIS, '\\$&').replaceAll(MARK, BETWEEN);
}

/** What makes code, HTML, links, emphasis, references or escapes, where it stands; all else is itself. */
const READ_STRUCTURE = /[`<*[]|(?<![A-Za-z\d])_|_(?![A-Za-z\d])|~(?=~)|&(?=#|[A-Za-z\d]+;)|\\(?=[!-/:-@[-`{-~]|$)/g;

/**
 * The same for who reads Markdown as it is, as a language model does: code between backticks stays what it is, nothing is
 * escaped that makes no structure, and nothing is put between letters. What the web makes of addresses and mentions does
 * not matter there.
 * @param {string} text any text
 * @returns {string} Markdown that shows it, on one line and in no table
 */
export function markdownAsRead(text) {
  const [first, ...rest] = shown(text)
    .trim()
    .split(/((?<!`)`[^`]+`(?!`))/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(READ_STRUCTURE, '\\$&')));
  return [atLineStart(first).replace(/^>/, '\\>'), ...rest].join('');
}

/**
 * @param {string} text that begins a line
 * @returns {string} the same; no heading, list, rule or command
 */
function atLineStart(text) {
  return text.replace(MARKDOWN_LINE_START, (start, digits = '') => `${digits}\\${start.slice(digits.length)}`);
}

/**
 * The same for names of files, functions and so on, which are shown as code, where nothing is a link or a mention
 * anyway.
 * @param {string} text any text
 * @returns {string} Markdown that shows it as code, on one line; `''` for `''`
 */
export function markdownCode(text) {
  const line = shown(text);
  if (line.trim() === '') return '';
  // A code span can't hold these: a pipe would end a table's cell, even within backticks.
  return /[`|]|^ | $/.test(line) ? `<code>${markdownText(line)}</code>` : `\`${line}\``;
}

/**
 * The same outside of tables, where a code span can hold anything: for text that is copied, also by who reads Markdown as
 * it is.
 * @param {string} text any text
 * @returns {string} Markdown that shows it as code, on one line; `''` for `''`
 */
export function markdownToCopy(text) {
  const line = shown(text);
  if (line.trim() === '') return '';
  const fence = '`'.repeat(1 + longestTicks([line]));
  const room = /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return fence + room + line + room + fence;
}

/**
 * @param {string[]} lines of code
 * @returns {number} how many backticks follow each other in them at most
 */
function longestTicks(lines) {
  return Math.max(0, ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length)));
}

/**
 * @param {readonly (readonly [title: string, align?: '' | 'right'])[]} columns titles, plain words of ours
 * @param {string[][]} rows Markdown of each cell
 * @param {{text: string, column?: number}} [rest] Markdown of what has no row, `''` if nothing, and where it is
 * @returns {string} a table
 */
export function markdownTable(columns, rows, { text, column = 0 } = { text: '' }) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(([title]) => title)),
    `|${columns.map(([, align]) => (align === 'right' ? '---:' : '---')).join('|')}|`,
    ...rows.map(line),
    ...(text === '' ? [] : [line(columns.map((_, index) => (index === column ? text : '')))]),
  ].join('\n');
}

/**
 * @param {string[]} lines of code
 * @param {string} language of them
 * @param {number} [most] columns of each line
 * @returns {string} a fenced block that the lines can't end
 */
export function fenced(lines, language, most = MOST_COLUMNS) {
  const harmless = lines.map((line) => visible(line.length > most ? `${line.slice(0, most)}…` : line));
  const fence = '`'.repeat(1 + Math.max(2, longestTicks(harmless)));
  return [`${fence}${language}`, ...harmless, fence].join('\n');
}

/**
 * @param {string} summary plain words of ours
 * @param {string[]} blocks Markdown
 * @returns {string} a section that the reader can expand; `''` if it would be empty
 */
export function folded(summary, blocks) {
  return blocks.length === 0 ? '' : `<details><summary>${summary}</summary>\n\n${blocks.join('\n\n')}\n\n</details>`;
}
