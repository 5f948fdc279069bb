/** Where a compiled text says that its source map is: in its last lines. */

const MARK = 'sourceMappingURL=';
/** After the reference there may be other comments, such as `//# debugId=`; more text than this is a program. */
const MOST_TAIL = 4096;
/** JSON as encodeURIComponent writes it, which leaves apostrophes as they are. */
const ENCODED_JSON = /^data:[^\s'"`,]{0,200},%7B[\w.!~*'()%;,/?:@&=+$#-]*(?!\S)/i;
/** A reference followed by a quotation mark on its line is inside one of these. */
const IN_STRING = /^[^\n\r\u2028\u2029]*['"`]/;

/**
 * A program that writes such comments itself has them in its strings. So only text in a comment, followed by nothing
 * except comments and ends of blocks, is a reference (https://tc39.es/ecma426/#sec-linking-inline).
 * @param {string} text that V8 compiled
 * @returns {string | null} URL of the map, `data:` with the whole map, or a path relative to the text's; null if it has
 *   none
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
 * @param {string} tail of a text after a reference
 * @param {boolean} isBlock whether the comment that contains it has ended
 * @returns {boolean} whether only comments follow
 */
function isEnd(tail, isBlock) {
  if (tail.length > MOST_TAIL) return false;
  return isBlock ? isOnlyComments(tail) : !IN_STRING.test(tail) && isOnlyComments(`//${tail}`);
}

/**
 * Not a regular expression: with some thousand `//` it would take forever to reject them.
 * @param {string} text after a reference
 * @returns {boolean} whether it contains only comments, and the end of the block in which webpack, or of the function
 *   in which Vite and jest evaluate modules
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
 * @returns {Uint8Array | null} the bytes in a `data:` URL, null for any other URL
 * @throws {Error} if it contains none
 */
export function inlineMap(url) {
  const data = /^data:[^,]{0,200},/i.exec(url);
  if (data === null) return null;
  const body = url.slice(data[0].length);
  if (!/;base64,$/i.test(data[0])) return new TextEncoder().encode(decodeURIComponent(body));
  if (!/^[\w+/=-]*$/.test(body)) throw new Error('no base64');
  return Buffer.from(body, 'base64');
}
