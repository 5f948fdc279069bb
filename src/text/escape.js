/**
 * Names in a profile are data: they come from the profiled program, its packages and its input, and may contain
 * whatever their author likes, including terminal commands. Here they are made visible, and harmless in XML and JSON
 * (for Markdown, see markdown.js).
 */

/**
 * Invisible characters, by Unicode's own data: controls, including terminal commands; format characters, which reorder
 * text (https://trojansource.codes) or join it; characters that are ignored in display (zero-width spaces, variation
 * selectors, tags, fillers); private-use characters, which have no shape; separators that end a line in some readers;
 * and anything that isn't a character, including lone surrogates.
 */
export const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

/** The same, but for the line ends of indented JSON, which are most of it. */
const INVISIBLE_IN_JSON = new RegExp(`(?!\\n)${INVISIBLE.source}`, INVISIBLE.flags);

/** Names longer than this are generated, not read; measuring megabytes of them would take seconds. */
export const MAX_TEXT = 1000;

/** Half a surrogate pair: no character, and no valid UTF-8. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Makes all of a text visible, so that different names look different. The result is one line.
 * @param {string} text any text
 * @returns {string} the text with invisible characters as JavaScript would escape them: `\x1b`, `\u200b`, `\u{e0041}`;
 *   tabs become spaces
 */
export function visible(text) {
  return text.replaceAll('\t', '  ').replace(INVISIBLE, escaped);
}

/**
 * Makes all of a JSON text, or of text copied into one, visible; a parser still reads the original value.
 * @param {string} json text of it
 * @returns {string} the text with escapes for invisible characters; newlines between fields stay
 */
export function visibleJson(json) {
  return json.replace(INVISIBLE_IN_JSON, (character) =>
    Array.from({ length: character.length }, (_, index) => unit(character.charCodeAt(index))).join(''),
  );
}

/**
 * @param {string} character one code point
 * @returns {string} how JavaScript would write it
 */
function escaped(character) {
  const code = /** @type {number} */ (character.codePointAt(0));
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code < 0x10000 ? unit(code) : `\\u{${code.toString(16)}}`;
}

/**
 * @param {number} code UTF-16 unit
 * @returns {string} how JSON would write it
 */
function unit(code) {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

/**
 * @param {string} text from a profile, a report or its source
 * @returns {string} one harmless line of bounded length
 */
export function shown(text) {
  return visible(text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);
}

/**
 * Makes text valid for encoders: a lone surrogate has no UTF-8 form.
 * @param {string} text any text
 * @returns {string} the text with U+FFFD for anything that isn't a character
 */
export function wellFormed(text) {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

/** What no XML 1.0 document may hold, not even as a reference (https://www.w3.org/TR/xml/#charsets). */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What means something in XML; carriage returns would be read as newlines. */
const XML_STRUCTURE = /[&<>"'\r]/g;

/**
 * Makes text safe for XML, in elements and attributes. Newlines stay; in attributes they are read as spaces.
 * @param {string} text any text
 * @returns {string} XML with that text; what XML can't contain is replaced by its visible name
 */
export function xmlText(text) {
  return text.replace(LONE_SURROGATE, escaped).replace(NOT_XML, escaped).replace(XML_STRUCTURE, characterReference);
}

/**
 * @param {string} character one UTF-16 unit
 * @returns {string} the HTML character reference
 */
export function characterReference(character) {
  return `&#${character.charCodeAt(0)};`;
}
