/** What a node of a syntax tree is, by itself and by the node around it. */

/** @import { AnyNode as Node, ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'acorn' */
/** @import { Place } from './program-index.js' */

const LOOP = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

/**
 * Tells functions from other nodes.
 * @param {Node} node of any type
 * @returns {node is FunctionDeclaration | FunctionExpression |
 *   ArrowFunctionExpression} whether it is a declaration, an expression or an arrow
 */
export function isFunction(node) {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  );
}

/**
 * @param {Node} node of any type
 * @returns {boolean} whether it is a function that returns promises
 */
export function isAsyncFunction(node) {
  return isFunction(node) && node.async === true;
}

/**
 * @param {Node} node of any type
 * @returns {boolean} whether it is a loop
 */
export function isLoop(node) {
  return LOOP.test(node.type);
}

/**
 * @param {Node} node a value
 * @returns {boolean} whether it is undefined, as compilers and minifiers write it, too: `void 0`
 */
export function isUndefined(node) {
  return node.type === 'UnaryExpression'
    ? node.operator === 'void'
    : node.type === 'Identifier' && node.name === 'undefined';
}

/**
 * @param {Node} node a value
 * @returns {boolean} whether it is null or undefined
 */
export function isNothing(node) {
  return node.type === 'Literal' ? node.raw === 'null' : isUndefined(node);
}

/**
 * @param {Pick<Place, 'up'>} place of a function
 * @returns {boolean} whether it makes an object of a class, which nobody has yet
 */
export function isClassConstructor({ up }) {
  return up?.node.type === 'MethodDefinition' && up.node.kind === 'constructor';
}

/**
 * @param {Pick<Place, 'node' | 'up'>} place of a value
 * @returns {boolean} whether a function returns it as it is, to unknown callers
 */
export function isReturned({ node, up }) {
  const parent = up?.node;
  return parent?.type === 'ReturnStatement' || (parent?.type === 'ArrowFunctionExpression' && parent.body === node);
}
