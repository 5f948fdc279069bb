/** Where a compiled text says that its source map is: in its last lines. */

const MARK = 'sourceMappingURL=';
/** Behind the reference there may be other comments, such as `//# debugId=`; more text than this is a program. */
const MOST_TAIL = 4096;
/** JSON as encodeURIComponent writes it, which leaves apostrophes as they are. */
const ENCODED_JSON = /^data:[^\s'"`,]{0,200},%7B[\w.!~*'()%;,/?:@&=+$#-]*(?!\S)/i;
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
  const opening = /(?:\/\/|\/\*)[#@][ \t]*$/.exec(text.slice(Math.max(0, at - 16), Math.max(0, at)));
  if (at === -1 || opening === null) return null;
  const isBlock = opening[0].startsWith('/*');
  const start = at + MARK.length;
  const closing = isBlock ? text.indexOf('*/', start) : text.length;
  if (closing === -1) return null;
  const behind = text.slice(start, closing);
  const url = (ENCODED_JSON.exec(behind) ?? /^[^\s'"`]*/.exec(behind))?.[0] ?? '';
  const tail = isBlock ? text.slice(closing + 2) : text.slice(start + url.length);
  return url !== '' && isEnd(tail, isBlock) ? url : null;
}

/**
 * @param {string} tail of a text behind a reference
 * @param {boolean} isBlock whether the comment that holds it has ended
 * @returns {boolean} whether nothing but comments follows
 */
function isEnd(tail, isBlock) {
  if (tail.length > MOST_TAIL) return false;
  return isBlock ? isOnlyComments(tail) : !IN_STRING.test(tail) && isOnlyComments(`//${tail}`);
}

/**
 * No regular expression: of some thousand `//` it would take for ever to find that they are none.
 * @param {string} text behind a reference
 * @returns {boolean} whether it holds nothing but comments, and the end of the block in which webpack, or of the function
 *   in which Vite and jest have their modules evaluated
 */
function isOnlyComments(text) {
  let at = 0;
  while (at < text.length) {
    if (/[\s});]/.test(text[at])) at += 1;
    else if (text.startsWith('//', at)) at += (/[\n\r\u2028\u2029]|$/.exec(text.slice(at))?.index ?? 0) + 1;
    else if (text.startsWith('/*', at) && text.includes('*/', at + 2)) at = text.indexOf('*/', at + 2) + 2;
    else return false;
  }
  return true;
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
