/**
 * Where a text stops being JSON, which JSON.parse tells in some cases, on some versions of Node, as an offset; and
 * where it names a key for the second time, which JSON.parse passes over.
 */

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const CLOSING = { '{': '}', '[': ']' };

/** What opens a container. @typedef {'{' | '['} Bracket */
/**
 * What may come next.
 * @typedef {'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'} Expectation
 */

/**
 * @param {string} text of a file that is not JSON
 * @returns {{line: number, column: number}} of the first mistake, both 1-based; the end of the text if it ends too soon
 */
export function jsonMistake(text) {
  return placeIn(text, mistakeOffset(text));
}

/**
 * @param {string} text of a file
 * @param {number} offset in it
 * @returns {{line: number, column: number}} the same, 1-based
 */
function placeIn(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

/**
 * @param {string} text that is JSON
 * @param {string | null} part key of the outermost object that alone matters; null for all of it
 * @returns {{key: string, line: number, column: number} | null} the first key that its object already has, 1-based;
 *   null if none
 */
export function repeatedKey(text, part) {
  /** Objects that are open, each with the key that its value is of. @type {{known: Set<string>, key: string}[]} */
  const objects = [];
  /** @type {{key: string, line: number, column: number} | null} */
  let found = null;
  mistakeOffset(text, (token, expected, offset) => {
    if (token === '{') objects.push({ known: new Set(), key: '' });
    else if (token === '}') objects.pop();
    else if (expected.startsWith('key')) {
      const key = JSON.parse(token);
      const inner = objects[objects.length - 1];
      inner.key = key;
      if (inner.known.has(key) && (part === null || objects[0].key === part))
        found ??= { key, ...placeIn(text, offset) };
      inner.known.add(key);
    }
  });
  return found;
}

/**
 * @param {string} text that may be JSON
 * @param {(token: string, expected: Expectation, offset: number) => void} [visit] told of each token, and what it
 *   stands for
 * @returns {number} offset of the first token that isn't allowed there; -1 if there is none
 */
export function mistakeOffset(text, visit = () => {}) {
  /** @type {Bracket[]} */
  const open = [];
  /** @type {Expectation} */
  let expected = 'value';
  for (let offset = 0; ;) {
    offset = matchEnd(SPACE, text, offset);
    if (offset === text.length) return expected === 'nothing' ? -1 : offset;
    const end = matchEnd(TOKEN, text, offset);
    const token = text.slice(offset, end);
    /** @type {Expectation | null} */
    const next = end === offset ? null : follow(token, expected, open);
    if (next === null) return offset;
    visit(token, expected, offset);
    [expected, offset] = [next, end];
  }
}

/**
 * @param {RegExp} pattern sticky
 * @param {string} text to look into
 * @param {number} offset to begin at
 * @returns {number} where the match ends; the offset if there is none
 */
function matchEnd(pattern, text, offset) {
  pattern.lastIndex = offset;
  return offset + (pattern.exec(text)?.[0].length ?? 0);
}

/**
 * @param {string} token that is there
 * @param {Expectation} expected what may
 * @param {Bracket[]} open what is not closed yet; changed
 * @returns {Expectation | null} what may come next, null if the token is not allowed there
 */
function follow(token, expected, open) {
  const inner = open[open.length - 1];
  if (expected.endsWith('or end') && inner !== undefined && token === CLOSING[inner]) {
    open.pop();
    return afterValue(open);
  }
  switch (expected) {
    case 'key':
    case 'key or end':
      return token.startsWith('"') ? 'colon' : null;
    case 'colon':
      return token === ':' ? 'value' : null;
    case 'comma or end':
      return token === ',' ? afterComma(inner) : null;
    case 'nothing':
      return null;
    default:
      return followValue(token, open);
  }
}

/**
 * @param {string} token where a value is allowed
 * @param {Bracket[]} open what is not closed yet; changed
 * @returns {Expectation | null} what may come next, null if the token begins no value
 */
function followValue(token, open) {
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'key or end' : 'value or end';
  }
  return /[\]},:]/.test(token[0]) ? null : afterValue(open);
}

/**
 * @param {Bracket} inner what is closed next
 * @returns {Expectation} what may come after a comma in it
 */
function afterComma(inner) {
  return inner === '{' ? 'key' : 'value';
}

/**
 * @param {Bracket[]} open what is not closed yet
 * @returns {Expectation} what may come after a value
 */
function afterValue(open) {
  return open.length === 0 ? 'nothing' : 'comma or end';
}
