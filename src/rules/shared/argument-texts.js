/** The arguments of a call by name, and expressions built from them. */
import { expressionOf } from './edit.js';

/** @import { AnyNode } from 'acorn' */

/** A placeholder of an expression: `{password}`, `{hash:operand}`, `{...args}`. */
const PLACEHOLDER = /\{((?:\.\.\.)?\w+)(?::(\w+))?\}/g;

/** What can be part of a larger expression as it is, and be written twice: names, their properties, numbers. */
const SIMPLE = /^[\w$]+(?:\.[\w$]+)*$/;

/** Numbers that are computed from numbers: `2 ** 14`, `1 << 14`. */
const NUMERIC = /^[\d_\s*+<-]+$/;

/**
 * Functions whose result is text or bytes for certain: of other values a package may make text, and node:crypto refuses
 * them.
 */
const GIVES_TEXT_OR_BYTES =
  /^(?:String|JSON\.stringify|Buffer\.(?:from|alloc|concat)|(?:fs\.)?readFileSync)$|\.(?:toString|trim|toLowerCase|toUpperCase|toISOString|join)$/;

/** What an argument must be. @type {Record<string, (text: string, callee: string) => boolean>} */
const CHECKS = {
  digest: (text) => DIGEST.test(text),
  data: isTextOrBytes,
  bytes: isBytes,
  number: (text) => NUMERIC.test(text),
};

/** Functions whose result is bytes for certain. */
const GIVES_BYTES =
  /^(?:Buffer\.(?:from|alloc|concat)|Uint8Array\.(?:from|of)|new TextEncoder\(\)\.encode|(?:[\w$]+\.)?(?:utf8ToBytes|hexToBytes|concatBytes|randomBytes))$/;

/** Methods whose result is bytes, without arguments. */
const DIGESTS = /\.digest$/;

/** Hash functions whose name in packages is their name in node:crypto. */
const DIGEST = /^sha(?:1|224|256|384|512)$/;

/**
 * Names a call's arguments after the parameters of the function called.
 * @param {readonly (string | readonly string[])[]} parameters a name for each argument; a list for an object literal
 *   with exactly these properties; `...args` for the rest
 * @param {readonly string[]} texts each argument as written
 * @returns {Map<string, string> | null} texts by name; null if the call doesn't have that form
 */
export function textsByName(parameters, texts) {
  const hasRest = parameters.at(-1) === '...args';
  const named = hasRest ? parameters.slice(0, -1) : parameters;
  if (texts.length < named.length || (texts.length > named.length && !hasRest)) return null;
  /** @type {Map<string, string>} */
  const found = new Map(hasRest ? [['...args', texts.slice(named.length).join(', ')]] : []);
  for (const [index, parameter] of named.entries()) {
    const entries =
      typeof parameter === 'string' ? [[parameter, texts[index]]] : propertyTexts(texts[index], parameter);
    if (entries === null) return null;
    for (const [name, text] of entries) found.set(name, text);
  }
  return found;
}

/**
 * @param {string} text of an argument
 * @param {readonly string[]} names of properties
 * @returns {string[][] | null} name and text of each; null if it isn't an object literal with exactly these
 */
function propertyTexts(text, names) {
  const node = expressionOf(text);
  if (node?.type !== 'ObjectExpression' || node.properties.length !== names.length) return null;
  /** @type {string[][]} */
  const entries = [];
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.method || property.key.type !== 'Identifier')
      return null;
    entries.push([property.key.name, partOf(text, property.value)]);
  }
  return names.every((name) => entries.some(([own]) => own === name)) ? entries : null;
}

/**
 * @param {string} text of an argument
 * @param {AnyNode} node of its syntax tree, as `expressionOf` gives it, which puts parentheses around
 * @returns {string} the text there
 */
function partOf(text, { start, end }) {
  return text.slice(start - 1, end - 1);
}

/**
 * Fills arguments into an expression.
 * @param {string} expression with placeholders, as the catalogue has it
 * @param {ReadonlyMap<string, string>} texts by name
 * @returns {string | null} null if an argument can't be used there: it would be evaluated twice, or is not a hash
 *   function that we know
 */
export function filledExpression(expression, texts) {
  const names = [...expression.matchAll(PLACEHOLDER)].map(([, name]) => name);
  const isOnce = (/** @type {string} */ name) => names.indexOf(name) === names.lastIndexOf(name);
  let isPossible = true;
  const filled = expression.replace(
    PLACEHOLDER,
    (_all, /** @type {string} */ name, /** @type {string | undefined} */ use) => {
      const text = texts.get(name) ?? '';
      const isSimple = SIMPLE.test(text);
      if (!isSimple && !isOnce(name) && !NUMERIC.test(text)) isPossible = false;
      if (use && CHECKS[use]?.(text, texts.get('callee') ?? '') === false) isPossible = false;
      if (use === 'digest') return `'${text}'`;
      return use === 'operand' && !isSimple ? `(${text})` : text;
    },
  );
  return isPossible ? filled : null;
}

/**
 * @param {string} text of an argument
 * @param {string} callee of the call, a function that gives bytes
 * @returns {boolean} whether its value is bytes for certain
 */
function isBytes(text, callee) {
  const node = expressionOf(text);
  if (node?.type === 'NewExpression') return partOf(text, node.callee) === 'Uint8Array';
  if (node?.type !== 'CallExpression') return false;
  const called = partOf(text, node.callee);
  return called === callee || GIVES_BYTES.test(called) || (DIGESTS.test(called) && node.arguments.length === 0);
}

/**
 * @param {string} text of an argument
 * @returns {boolean} whether its value is text or bytes for certain
 */
function isTextOrBytes(text) {
  const node = expressionOf(text);
  if (node === null) return false;
  if (node.type === 'BinaryExpression') return node.operator === '+' && [node.left, node.right].some(isText);
  return isText(node) || (node.type === 'CallExpression' && GIVES_TEXT_OR_BYTES.test(partOf(text, node.callee)));
}

/**
 * @param {AnyNode} node of an expression
 * @returns {boolean} whether it is text as it is
 */
function isText(node) {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/**
 * The same with parameter names instead of arguments, for a sketch.
 * @param {string} expression with placeholders, as the catalogue has it
 * @param {string} call what computes
 * @returns {string} an expression
 */
export function expressionInGeneral(expression, call) {
  return expression
    .replace(PLACEHOLDER, (_all, /** @type {string} */ name) => (name === 'call' ? call : name))
    .replace(/\b(\w+): \1(?=[ ,])/g, '$1');
}
