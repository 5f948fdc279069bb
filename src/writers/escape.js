/**
 * Names in a profile are data: they come from the program that was profiled, its packages and its input,
 * and may hold whatever their author likes, terminal commands included.
 */

/**
 * What must not reach a terminal or a page as it is: C0 with ESC, DEL, C1 (which some terminals take as
 * commands, too), the separators U+2028/9, which end a line in some readers, and the bidirectional
 * overrides and isolates, which make text read other than it is (https://trojansource.codes).
 */
export const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Half a surrogate pair: no character, and no valid UTF-8. */
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Makes text harmless to show: what can't be printed becomes its visible name, so that two names that
 * differ still differ. Tabs become spaces. It is one line afterwards.
 * @param {string} text any text from a profile
 * @returns {string} the same text, such as `a\u{1b}[31m` written out as `a\x1b[31m`
 */
export function printable(text) {
  return text.replaceAll('\t', '  ').replace(UNPRINTABLE, visible).replace(LONE_SURROGATE, visible);
}

/**
 * Makes text valid for encoders: half a surrogate pair has no UTF-8.
 * @param {string} text any text
 * @returns {string} the same with U+FFFD for what is no character
 */
export function wellFormed(text) {
  return text.replace(LONE_SURROGATE, '\ufffd');
}

/**
 * @param {string} character one UTF-16 unit
 * @returns {string} how JavaScript would write it
 */
function visible(character) {
  const code = character.charCodeAt(0);
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
