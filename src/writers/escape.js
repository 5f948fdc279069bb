/**
 * Names in a profile are data: they come from the program that was profiled, its packages and its input,
 * and may hold whatever their author likes, terminal commands included.
 */
import { escaped, visible } from '../text/visible.js';

export { visible as printable };

/** Names longer than this are generated, not read; measuring megabytes of them would take seconds. */
const MAX_TEXT = 1000;

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
 * escapes don't help: only an element does that stands between, and it must be one that nobody copies with the text.
 */
const MARKDOWN_LINK = /@|[#!%&$~](?=\d)|:(?=\/\/)|\bwww(?=\.)|\bGH-(?=\d)|\b(?:mailto|xmpp):/gi;
const BETWEEN = '<span></span>';
/** Stands for it while the rest is escaped: no text that is visible has one. */
const MARK = '\u200b';

/** Half a surrogate pair: no character, and no valid UTF-8. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * @param {string} text from a profile, a report or its source
 * @returns {string} one harmless line of bounded length
 */
export function shown(text) {
  return visible(text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);
}

/**
 * Makes text mean nothing to GitHub's and GitLab's Markdown, in a paragraph, a list item or a table's cell:
 * no HTML, no formatting, no links, no mentions of people or issues.
 * @param {string} text any text
 * @returns {string} Markdown that shows it, on one line
 */
export function markdownText(text) {
  return shown(text)
    .trim()
    .replace(MARKDOWN_LINK, `$&${MARK}`)
    .replace(MARKDOWN_STRUCTURE, reference)
    .replace(MARKDOWN_LINE_START, (start, digits = '') => `${digits}\\${start.slice(digits.length)}`)
    .replace(MARKDOWN_EMPHASIS, '\\$&')
    .replaceAll(MARK, BETWEEN);
}

/**
 * The same for names of files, functions and the like, in which nothing is a link or a mention anyway.
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
 * Makes text valid for encoders: half a surrogate pair has no UTF-8.
 * @param {string} text any text
 * @returns {string} the same with U+FFFD for what is no character
 */
export function wellFormed(text) {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

/** What no XML 1.0 document may hold, not even as a reference (https://www.w3.org/TR/xml/#charsets). */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What means something in XML; carriage returns would be read as newlines. */
const XML_STRUCTURE = /[&<>"'\r]/g;

/**
 * Makes text fit for XML, within elements and attributes. Newlines stay; in attributes they are read as spaces.
 * @param {string} text any text
 * @returns {string} XML whose text it is, but for what XML can't hold, which becomes its visible name
 */
export function xmlText(text) {
  return text.replace(LONE_SURROGATE, escaped).replace(NOT_XML, escaped).replace(XML_STRUCTURE, reference);
}

/**
 * @param {string} character one UTF-16 unit
 * @returns {string} how HTML would write it
 */
function reference(character) {
  return `&#${character.charCodeAt(0)};`;
}
