/**
 * What TypeScript makes of a `@typedef`: the type, without its description, and further down the comment once more, with
 * all fields, where no editor finds it.
 */

const COMMENT = /^\/\*\*(?:(?!\*\/)[^])*\*\/\n/gm;
const TYPEDEF = /@typedef\s+\{/;
/** What a description ends at. */
const TAGS = /@(?:template|typedef)\s/;

/**
 * @param {string} declarations as TypeScript emits them
 * @returns {string} the same with each description before its type, and without those comments
 */
export function withDescriptions(declarations) {
  /** @type {Map<string, string>} by name of the type */
  const descriptions = new Map();
  const types = declarations.replaceAll(COMMENT, (comment) => {
    if (comment.includes(' @import ')) return '';
    const begin = comment.search(TYPEDEF);
    if (begin === -1) return comment;
    const description = linesOf(comment.slice(0, comment.search(TAGS)));
    if (description.length > 0) descriptions.set(typedefName(comment.slice(begin)), asComment(description));
    return '';
  });
  return types.replaceAll(/^export type (\w+)/gm, (line, name) => `${descriptions.get(name) ?? ''}${line}`);
}

/**
 * @param {string} text that begins with `@typedef {`
 * @returns {string} what is defined: the word after the type's last brace
 */
function typedefName(text) {
  let depth = 0;
  for (let at = text.indexOf('{'); at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
    if (depth === 0) return /\w+/.exec(text.slice(at))?.[0] ?? '';
  }
  return '';
}

/**
 * @param {string} text the beginning of a comment
 * @returns {string[]} its lines without asterisks, and without empty ones around them
 */
function linesOf(text) {
  const plain = text.replace('/**', '').replaceAll(/^ *\* ?/gm, '');
  return plain.trim() === '' ? [] : plain.trim().split('\n');
}

/**
 * @param {string[]} lines of text
 * @returns {string} a comment of them, as TypeScript lays it out
 */
function asComment(lines) {
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}
