import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Property
 * @property {string} name
 * @property {string} type as JSDoc has it, on one line
 * @property {boolean} isOptional
 * @property {boolean} mayBeNull
 */

const ROOT = new URL('../../', import.meta.url);

/**
 * The object types of a file, as its comments declare them.
 * @param {string} path from the project's root
 * @returns {Map<string, Property[]>} by name
 */
export function objectTypes(path) {
  const blocks = readFileSync(new URL(path, ROOT), 'utf8').matchAll(/@typedef \{object\} (\w+)\n((?:(?!\*\/)[^])*)/g);
  return new Map([...blocks].map(([, name, body]) => [name, body.split('@property ').slice(1).map(property)]));
}

/**
 * The types of a file that are one of several literals.
 * @param {string} path from the project's root
 * @returns {Map<string, (string | number)[]>} by name
 */
export function literalTypes(path) {
  const source = readFileSync(new URL(path, ROOT), 'utf8').replace(/\n \* +/g, ' ');
  const found = source.matchAll(/@typedef \{((?:'[\w-]*'|\d)(?: ?\| ?(?:'[\w-]*'|\d))+)\} (\w+)/g);
  return new Map([...found].map(([, type, name]) => [name, literals(type)]));
}

/**
 * @param {string} type such as `'sync'|'async'`
 * @returns {(string | number)[]} its values
 */
export function literals(type) {
  return type
    .split('|')
    .map((word) => word.trim())
    .map((word) => (word.startsWith("'") ? word.slice(1, -1) : Number(word)));
}

/**
 * @param {string} text behind `@property `
 * @returns {Property}
 */
function property(text) {
  const end = closingBrace(text);
  const type = text.slice(1, end).replace(/\s*\n \*\s*/g, ' ');
  const [, open, name] = /** @type {RegExpExecArray} */ (/^ (\[?)(\w+)/.exec(text.slice(end + 1)));
  return { name, type, isOptional: open !== '', mayBeNull: /(?:^|\|) ?null ?(?:$|\|)/.test(outermost(type)) };
}

/**
 * @param {string} text that begins with a brace
 * @returns {number} where it closes
 */
function closingBrace(text) {
  let depth = 0;
  return [...text].findIndex((character) => {
    if (character === '{') depth++;
    if (character === '}') depth--;
    return depth === 0;
  });
}

/**
 * @param {string} type
 * @returns {string} without what stands in brackets
 */
function outermost(type) {
  const shorter = type.replace(/\{[^{}]*\}|<[^<>]*>|\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === type ? type : outermost(shorter);
}
