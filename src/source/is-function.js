/** Functions among the nodes of a syntax tree; those of classes are the values of their methods. */

/** @import { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression, AnyNode as Node } from 'acorn' */

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
