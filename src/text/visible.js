/**
 * What can't be seen, by Unicode's own data: controls, with terminals' commands among them; format characters, which
 * reorder text (https://trojansource.codes) or join it; what is ignored where it is shown (spaces of no width,
 * variation selectors, tags, fillers); characters of private use, which have no shape; separators that end a line in
 * some readers; and what is no character at all, half surrogate pairs included.
 */
export const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;

/**
 * Makes all of a text seen, so that two names that differ look different. It is one line afterwards.
 * @param {string} text any text
 * @returns {string} the same with what can't be seen as JavaScript would write it: `\x1b`, `\u200b`, `\u{e0041}`; tabs
 *   are spaces
 */
export function visible(text) {
  return text.replaceAll('\t', '  ').replace(INVISIBLE, escaped);
}

/**
 * Makes JSON, or what is copied into it, such that all of it is seen: a parser reads what was meant.
 * @param {string} json text of it
 * @returns {string} the same with escapes for what can't be seen; newlines between fields stay
 */
export function visibleJson(json) {
  return json.replace(INVISIBLE, (character) =>
    character === '\n'
      ? character
      : Array.from({ length: character.length }, (_, index) => unit(character.charCodeAt(index))).join(''),
  );
}

/**
 * @param {string} character one code point
 * @returns {string} how JavaScript would write it
 */
export function escaped(character) {
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
