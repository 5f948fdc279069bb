/**
 * V8 writes one file with two kinds of escapes: in JavaScript strings `\xhh` and `\uhhhh` are UTF-16
 * units; in C strings (library paths, wasm names) `\xhh` is a byte of UTF-8. Function names are not
 * escaped at all. (V8: LogFile::MessageBuilder in src/logging/log-file.cc.)
 */

const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([n\\]))/g;

/**
 * @param {string} text an escaped JavaScript string: script name, source, pattern
 * @returns {string} the string; what is not an escape stays as it is
 */
export function unescapeUnits(text) {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPE, (_, byte, unit, other) => {
    if (other !== undefined) return other === 'n' ? '\n' : '\\';
    return String.fromCharCode(Number.parseInt(byte ?? unit, 16));
  });
}

/**
 * @param {string} text an escaped C string, decoded as latin1: library path, wasm name
 * @returns {string} the string; bytes that are not UTF-8 become U+FFFD
 */
export function unescapeBytes(text) {
  return Buffer.from(unescapeUnits(text), 'latin1').toString('utf8');
}
