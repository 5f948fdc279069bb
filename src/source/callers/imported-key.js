/** What is known of a key that another file of the program exports: `import { KEY } from './keys.js'`, `config.jwt.key`. */
import { definitionOf, objectOf, propertyOf, unwrap } from '../definition.js';
import { importedName } from '../imported-name.js';
import { keyForm, keyOptions } from '../key-form.js';
import { memberName } from '../member-path.js';

/** @import { KeyForm } from '../../model/source-call.js' */
/** @import { Scope } from '../scope.js' */
/** @import { Expression, Values } from '../routes/values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** How many names and files are followed in a row: enough for a configuration of several files, and it ends cycles. */
const MOST_STEPS = 16;

/**
 * @typedef {object} ImportedKey
 * @property {KeyForm | null} form null if the program's files do not say for certain
 * @property {string[] | null} options what it has beside it in one object, null if it is not known to be in one
 */

/**
 * @param {Expression} expression an argument
 * @param {Values} values of the program's files
 * @returns {ImportedKey} what any file of the program says of it
 */
export function importedKey(expression, values) {
  return {
    form: knownAt(keyForm, expression, [], values, MOST_STEPS),
    options: knownAt(keyOptions, expression, [], values, MOST_STEPS),
  };
}

/**
 * @template Known
 * @param {(node: Node, scope: Scope) => Known | null} read what one file says of an expression
 * @param {Expression} expression of a file
 * @param {string[]} names of properties: the key is `expression.a.b`
 * @param {Values} values of the program's files
 * @param {number} steps how many more names and files may be followed
 * @returns {Known | null}
 */
function knownAt(read, expression, names, values, steps) {
  const known = names.length === 0 ? read(expression.node, expression.scope) : null;
  if (known !== null || steps <= 0) return known;
  for (const step of [ownStep, memberStep, importStep]) {
    const next = step(expression, names, values);
    const found = next && knownAt(read, next.expression, next.names, values, steps - 1);
    if (found !== null) return found;
  }
  return null;
}

/** Where to look next. @typedef {{expression: Expression, names: string[]} | null} Step */

/**
 * @param {Expression} expression of a file
 * @param {string[]} names of properties
 * @returns {Step} what the file itself says: `{ a: 1 }.a`, or what a name stands for
 */
function ownStep({ model, node, scope }, names) {
  const object = node.type === 'Identifier' ? null : objectOf(node, scope);
  const [first = 'key', ...rest] = names;
  const definition = object ? propertyOf(object.node, first, object.scope) : definitionOf(unwrap(node), scope);
  if (!definition?.node) return null;
  const more = object ? rest : names;
  return {
    expression: { model, node: definition.node, scope: definition.scope },
    names: definition.key === '' ? more : [definition.key, ...more],
  };
}

/**
 * @param {Expression} expression of a file
 * @param {string[]} names of properties
 * @returns {Step} the object of `config.jwt`
 */
function memberStep({ model, node, scope }, names) {
  const inner = unwrap(node);
  if (inner.type !== 'MemberExpression' || inner.computed) return null;
  return { expression: { model, node: inner.object, scope }, names: [memberName(inner.property), ...names] };
}

/**
 * @param {Expression} expression of a file
 * @param {string[]} names of properties
 * @param {Values} values of the program's files
 * @returns {Step} what another file exports
 */
function importStep({ model, node, scope }, names, values) {
  const inner = unwrap(node);
  const from = inner.type === 'MemberExpression' ? null : importedName(inner, scope);
  if (from === null) return null;
  const isWhole = from.name === '*' && names.length > 0;
  const [first, ...rest] = names;
  const expression = values.exports.givenBy(model, from.module, isWhole ? first : from.name);
  return expression && { expression, names: isWhole ? rest : names };
}
