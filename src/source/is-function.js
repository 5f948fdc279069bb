/** Functions among the nodes of a syntax tree; those of classes are the values of their methods. */

/** @typedef {import('acorn').AnyNode} Node */

/**
 * Tells functions from other nodes.
 * @param {Node} node of any type
 * @returns {node is import('acorn').FunctionDeclaration | import('acorn').FunctionExpression |
 *   import('acorn').ArrowFunctionExpression}
 */
export function isFunction(node) {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  );
}
