/**
 * Where a text stops being JSON. JSON.parse tells that in some cases, on some versions of Node, as an offset.
 */

const SPACE = /[ \t\r\n]*/y;
const TOKEN = /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const CLOSING = { '{': '}', '[': ']' };

/** What opens a container. @typedef {'{' | '['} Bracket */
/** What may come next. @typedef {'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'} Expectation */

/**
 * @param {string} text of a file that is no JSON
 * @returns {{line: number, column: number}} of the first mistake, both 1-based; the text's end if more was to come
 */
export function jsonMistake(text) {
  const before = text.slice(0, mistakeOffset(text)).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

/**
 * @param {string} text that may be JSON
 * @returns {number} offset of the first token that can't stand there; -1 if there is none
 */
export function mistakeOffset(text) {
  /** @type {Bracket[]} */
  const open = [];
  /** @type {Expectation} */
  let expected = 'value';
  for (let offset = 0; ;) {
    offset = endOf(SPACE, text, offset);
    if (offset === text.length) return expected === 'nothing' ? -1 : offset;
    const end = endOf(TOKEN, text, offset);
    const token = text.slice(offset, end);
    /** @type {Expectation | null} */
    const next = end === offset ? null : follow(token, expected, open);
    if (next === null) return offset;
    [expected, offset] = [next, end];
  }
}

/**
 * @param {RegExp} pattern sticky
 * @param {string} text to look into
 * @param {number} offset to begin at
 * @returns {number} where the match ends; the offset if there is none
 */
function endOf(pattern, text, offset) {
  pattern.lastIndex = offset;
  return offset + (pattern.exec(text)?.[0].length ?? 0);
}

/**
 * @param {string} token that stands there
 * @param {Expectation} expected what may
 * @param {Bracket[]} open what is not closed yet; changed
 * @returns {Expectation | null} what may come next, null if the token may not stand there
 */
function follow(token, expected, open) {
  const inner = open[open.length - 1];
  const afterValue = () => (open.length === 0 ? 'nothing' : 'comma or end');
  if (expected.endsWith('or end') && inner !== undefined && token === CLOSING[inner]) {
    open.pop();
    return afterValue();
  }
  switch (expected) {
    case 'key': case 'key or end': return token.startsWith('"') ? 'colon' : null;
    case 'colon': return token === ':' ? 'value' : null;
    case 'comma or end': return token !== ',' ? null : inner === '{' ? 'key' : 'value';
    case 'nothing': return null;
    default:
      if (token === '{' || token === '[') {
        open.push(token);
        return token === '{' ? 'key or end' : 'value or end';
      }
      return /[\]},:]/.test(token[0]) ? null : afterValue();
  }
}
