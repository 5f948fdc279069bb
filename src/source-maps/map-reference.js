/** Where a compiled text says that its source map is: in its last lines. */

const MARK = 'sourceMappingURL=';
/** Behind the reference there may be other comments, such as `//# debugId=`; more text than this is a program. */
const MOST_TAIL = 4096;
/** webpack has its modules evaluated in a block, and Vite in a function, whose end stands behind them. */
const ONLY_COMMENTS = /^(?:[\s})]|\/\/[^\n\r\u2028\u2029]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/;
/** What such a reference is in, if a quotation mark follows on its line. */
const IN_STRING = /^[^\n\r\u2028\u2029]*['"`]/;

/**
 * A program that makes such comments itself has them in its strings: only what stands in a comment, with nothing but
 * comments and ends of blocks behind it, is a reference (https://tc39.es/ecma426/#sec-linking-inline).
 * @param {string} text that V8 compiled
 * @returns {string | null} URL of the map, `data:` with all of it, or a path relative to the text's; null if it has none
 */
export function mapReference(text) {
  const at = text.lastIndexOf(MARK);
  if (at === -1) return null;
  const opening = /(?:\/\/|\/\*)[#@][ \t]*$/.exec(text.slice(Math.max(0, at - 16), at));
  if (opening === null) return null;
  const [url] = /^[^\s'"`]*/.exec(text.slice(at + MARK.length)) ?? [''];
  const isBlock = opening[0].startsWith('/*');
  const end = at + MARK.length + url.length;
  const closing = isBlock ? text.indexOf('*/', at) : end;
  if (closing === -1) return null;
  const tail = text.slice(isBlock ? closing + 2 : end);
  if (!isEnd(tail, isBlock)) return null;
  const named = isBlock ? text.slice(at + MARK.length, Math.min(closing, end)) : url;
  return named === '' ? null : named;
}

/**
 * @param {string} tail of a text, behind what may be a reference
 * @param {boolean} isBlock whether that was in a comment that has ended
 * @returns {boolean} whether the program has ended before
 */
function isEnd(tail, isBlock) {
  if (tail.length > MOST_TAIL || (!isBlock && IN_STRING.test(tail))) return false;
  return ONLY_COMMENTS.test(isBlock ? tail : `//${tail}`);
}

/**
 * @param {string} url of a map
 * @returns {Uint8Array | null} the bytes that a `data:` URL holds, null for every other one
 * @throws {Error} if it holds none
 */
export function inlineMap(url) {
  const data = /^data:[^,]{0,200},/i.exec(url);
  if (data === null) return null;
  const body = url.slice(data[0].length);
  if (!/;base64,$/i.test(data[0])) return new TextEncoder().encode(decodeURIComponent(body));
  if (!/^[\w+/=-]*$/.test(body)) throw new Error('no base64');
  return Buffer.from(body, 'base64');
}
