/** Reads the values of arguments and options, except those that may be secret. */
import { areData } from './blanks.js';
import { definitionOf, MAX_STEPS, objectOf, propertyOf, unwrap } from './definition.js';
import { isHarmless, isHarmlessNumber } from './harmless.js';
import { memberName, memberPath } from './member-path.js';

/** @import { Scope } from './scope.js' */
/** @import { CallNode } from './v8-position.js' */
/** @import { BinaryExpression, Literal, AnyNode as Node, ObjectExpression } from 'acorn' */

/** No crypto function takes more arguments or options: a longer list is data. */
const MAX_ARGUMENTS = 12;
const MAX_DEPTH = 16;

/** @type {Record<string, (left: number, right: number) => number>} */
const ARITHMETIC = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '**': (left, right) => left ** right,
  '<<': (left, right) => left << right,
  '>>': (left, right) => left >> right,
};

/**
 * The values of a call's arguments, as far as the file shows them and they are not secret.
 * @param {CallNode} call of any form
 * @param {Scope} scope that the call is in
 * @returns {(string | number | null)[]} null for an argument that is unknown or may be secret; nothing after a spread,
 *   whose length is unknown, and nothing at all if there are so many that they must be data
 */
export function argumentsOf(call, scope) {
  if (call.type === 'TaggedTemplateExpression') return [null, ...literals(call.quasi.expressions, scope)];
  return areData(call.arguments) ? [] : literals(call.arguments, scope);
}

/**
 * The options of a call: sizes, counts and names in those of its arguments that are object literals.
 * @param {CallNode} call of any form
 * @param {Scope} scope that the call is in
 * @returns {(Record<string, string | number> | null)[]} for each argument its properties by name, without those that
 *   are unknown or may be secret; null if it is not an object literal
 */
export function argOptionsOf(call, scope) {
  if (call.type === 'TaggedTemplateExpression') return [];
  return call.arguments.slice(0, MAX_ARGUMENTS).map((argument) => {
    const object = objectOf(argument, scope);
    return object && propertiesOf(object.node, object.scope);
  });
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {string | number | null} its value; null if that is unknown, or may be secret
 */
export function literalValue(node, scope) {
  return literalOf(node, scope);
}

/**
 * @param {Node[]} nodes the arguments
 * @param {Scope} scope that they are in
 * @returns {(string | number | null)[]} those that are known
 */
function literals(nodes, scope) {
  /** @type {(string | number | null)[]} */
  const values = [];
  if (nodes.length > MAX_ARGUMENTS) return values;
  for (const node of nodes) {
    values.push(literalOf(node, scope));
    if (node.type === 'SpreadElement') break;
  }
  return values;
}

/**
 * @param {ObjectExpression} object with the options
 * @param {Scope} scope that it is in
 * @returns {Record<string, string | number>} those that are known
 */
function propertiesOf(object, scope) {
  /** @type {Map<string, string | number>} */
  const properties = new Map();
  for (const property of object.properties.slice(0, 2 * MAX_ARGUMENTS)) {
    if (property.type === 'SpreadElement') {
      // A spread may override everything before it.
      properties.clear();
      continue;
    }
    const name = property.computed ? '' : memberName(property.key);
    const value = property.kind === 'init' ? (literalOf(property.value, scope) ?? nameIn(property.value, scope)) : null;
    if (name && value !== null) properties.set(name, value);
    else properties.delete(name);
  }
  return Object.fromEntries(properties);
}

/**
 * WebCrypto takes an algorithm as a name or as an object that holds it: `hash: { name: 'SHA-256' }`.
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {string | null} null if it is not an object literal whose `name` is known and not secret
 */
function nameIn(node, scope) {
  const object = objectOf(node, scope);
  const name = object && propertyOf(object.node, 'name', object.scope);
  const value = name?.node ? literalOf(name.node, name.scope) : null;
  return typeof value === 'string' ? value : null;
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} [steps] how many more names may be followed
 * @param {number} [depth] how much deeper the expression may go
 * @returns {string | number | null}
 */
function literalOf(node, scope, steps = MAX_STEPS, depth = MAX_DEPTH) {
  if (depth === 0) return null;
  const inner = unwrap(node);
  switch (inner.type) {
    case 'Literal':
      return plainLiteral(inner);
    case 'TemplateLiteral':
      return harmlessOrNull(inner.quasis.length === 1 ? inner.quasis[0].value.cooked : null);
    case 'UnaryExpression': {
      if (inner.operator !== '-') return null;
      return number(literalOf(inner.argument, scope, steps, depth - 1), (value) => -value);
    }
    case 'BinaryExpression':
      return resultOf(inner, (operand) => literalOf(operand, scope, steps, depth - 1));
    default:
      return definedLiteral(inner, scope, steps, depth);
  }
}

/**
 * @param {Node} node a name, or any other expression
 * @param {Scope} scope that it is in
 * @param {number} steps see literalOf
 * @param {number} depth see literalOf
 * @returns {string | number | null} the value of its definition
 */
function definedLiteral(node, scope, steps, depth) {
  const definition = isSetByOthers(node, scope) ? null : definitionOf(node, scope, steps);
  if (!definition?.node || definition.key) return null;
  return literalOf(definition.node, definition.scope, steps - 1, depth - 1);
}

/**
 * @param {BinaryExpression} node of any operator
 * @param {(operand: Node) => string | number | null} valueOf an operand
 * @returns {number | null} the result, null if it is not a number
 */
function resultOf({ left, right, operator }, valueOf) {
  const first = left.type === 'PrivateIdentifier' ? null : valueOf(left);
  const second = first === null ? null : valueOf(right);
  return number(first, (a) => /** @type {number} */ (number(second, (b) => ARITHMETIC[operator]?.(a, b))));
}

/**
 * Whether a member is assigned in the file and may have had another value before: an assignment to
 * `options.iterations` often is only the default. For `this` the constructor's assignment is taken for the value.
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {boolean} true if its assignment doesn't give its value
 */
function isSetByOthers(node, scope) {
  const path = node.type === 'MemberExpression' ? memberPath(node) : '';
  return scope.members.has(path) && !path.startsWith('this.');
}

/**
 * @param {Literal} literal of any kind
 * @returns {string | number | null} null if it may be secret
 */
function plainLiteral({ value, raw }) {
  if (typeof value === 'number') return isHarmlessNumber(raw ?? '') ? value : null;
  return harmlessOrNull(value);
}

/**
 * @param {unknown} text a literal's value, of any type
 * @returns {string | null} the text, null if it may be secret
 */
function harmlessOrNull(text) {
  return typeof text === 'string' && isHarmless(text) ? text : null;
}

/**
 * @param {string | number | null} value the operand
 * @param {(value: number) => number | null | undefined} compute the operation, if it is a number
 * @returns {number | null} null unless operand and result are finite numbers
 */
function number(value, compute) {
  const result = typeof value === 'number' ? compute(value) : null;
  return typeof result === 'number' && Number.isFinite(result) ? result : null;
}
