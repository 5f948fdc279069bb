/** Letters after a backslash that stand for one character by themselves. */
const SHORT = /** @type {Record<string, string>} */ ({ n: '\n', '\\': '\\' });

/**
 * Undoes escapes the way Node's reader does (V8: tools/csvparser.mjs, escapeField), in every field alike.
 * Function names are not escaped when they are logged, so a backslash of their own is taken for the
 * beginning of an escape: of one that has four characters, unless an `x` says that it has two.
 * @param {string} field as it stands in the log
 * @returns {string} what Node makes of it
 */
export function unescapeField(field) {
  let backslash = field.indexOf('\\');
  if (backslash === -1) return field;
  let text = field.slice(0, backslash);
  while (backslash !== -1) {
    const letter = field[backslash + 1];
    let end = backslash + 2;
    if (letter in SHORT) {
      text += SHORT[letter];
    } else {
      const digits = field.slice(end, (end += letter === 'x' ? 2 : 4));
      // What is no number is NaN, and becomes NUL.
      text += String.fromCharCode(Number.parseInt(digits, 16));
    }
    backslash = field.indexOf('\\', end);
    text += field.slice(end, backslash === -1 ? undefined : backslash);
  }
  return text;
}
