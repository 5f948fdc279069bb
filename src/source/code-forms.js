/**
 * How bundlers and minifiers write what code-reader.js looks for: modules that run once, exports, tables made from
 * tables.
 */
import { numberOf } from './code-signs.js';
import { memberName } from './member-path.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { FunctionNode } from './v8-position.js' */

/**
 * @param {FunctionNode} node without parameters, whose body has been parsed
 * @returns {boolean} whether it is `{ if (done) return result; done = 1; … }`, or `return done ? result : (done = 1, …)`
 */
export function runsOnce(node) {
  const value = returnedValue(node);
  if (value?.type === 'ConditionalExpression') return isOnce(value.test, value.alternate);
  if (node.body.type !== 'BlockStatement') return false;
  // Minifiers put declarations before it.
  const [ask, set] = node.body.body.filter(({ type }, index) => index > 0 || type === 'IfStatement');
  if (ask?.type !== 'IfStatement' || !isReturn(ask.consequent)) return false;
  return isOnce(ask.test, set?.type === 'ReturnStatement' ? set.argument : expressionOf(set));
}

/**
 * @param {FunctionNode} node whose body has been parsed
 * @returns {Node | null} what it returns, null if it does more than that
 */
export function returnedValue({ body }) {
  const only = body.type === 'BlockStatement' && body.body.length === 1 ? body.body[0] : body;
  if (only.type === 'ReturnStatement') return only.argument ?? null;
  return body.type === 'BlockStatement' ? null : body;
}

/**
 * @param {Node} node an argument
 * @returns {string} the variable whose `exports` it is, perhaps among others; `''` if none
 */
export function exportsIn(node) {
  if (node.type === 'ConditionalExpression') return exportsIn(node.consequent) || exportsIn(node.alternate);
  if (node.type === 'LogicalExpression') return exportsIn(node.left) || exportsIn(node.right);
  if (node.type !== 'MemberExpression' || node.computed || memberName(node.property) !== 'exports') return '';
  return node.object.type === 'Identifier' ? node.object.name : '';
}

/**
 * @param {Node | null} init a value, null if there is none
 * @returns {string} name of the variable that it is a part of, `''` if none
 */
export function partOfVariable(init) {
  if (init === null) return '';
  let node = init;
  // `new Uint8Array(TABLE.map(...))`
  if (node.type === 'NewExpression' && node.arguments.length === 1) node = node.arguments[0];
  // `wideTable(TABLE, (x) => ...)`
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && isMadeOfTable(node))
    node = node.arguments[0];
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') node = node.callee.object;
  while (node.type === 'MemberExpression') node = node.object;
  return node.type === 'Identifier' && node !== init ? node.name : '';
}

/**
 * @param {Node | null} node of any type
 * @returns {string} name of the variable, `''` if it is not one
 */
export function variableName(node) {
  return node?.type === 'Identifier' ? node.name : '';
}

/**
 * @param {Node} key of a property, not computed
 * @returns {string} its text, `''` if it is a number
 */
export function keyText(key) {
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : memberName(key);
}

/**
 * @param {Node} node a statement
 * @returns {boolean} whether it only returns
 */
function isReturn(node) {
  return (
    node.type === 'ReturnStatement' || (node.type === 'BlockStatement' && node.body[0]?.type === 'ReturnStatement')
  );
}

/**
 * @param {Node} test a condition
 * @param {Node | null | undefined} then what runs if it is not met
 * @returns {boolean} whether that first makes the condition true from now on
 */
function isOnce(test, then) {
  const first = then?.type === 'SequenceExpression' ? then.expressions[0] : then;
  if (test.type !== 'Identifier' || first?.type !== 'AssignmentExpression') return false;
  return variableName(first.left) === test.name && numberOf(first.right) === 1;
}

/**
 * @param {Node | undefined} node a statement
 * @returns {Node | null} the expression that is all of it, null if there is none
 */
function expressionOf(node) {
  return node?.type === 'ExpressionStatement' ? node.expression : null;
}

/**
 * @param {import('acorn').CallExpression} node a call of a function by its name
 * @returns {boolean} whether it makes something from a table: its only arguments are a variable and a function
 */
function isMadeOfTable({ arguments: given }) {
  const [table, made, ...more] = given;
  return more.length === 0 && table?.type === 'Identifier' && made?.type.endsWith('FunctionExpression');
}
