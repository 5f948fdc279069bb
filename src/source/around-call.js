/** What surrounds a call and decides what may replace it. */

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * A parenthesis after a line without a semicolon would call what that line ends with.
 * @param {Place} place of a call
 * @param {string} text the whole source
 * @returns {boolean} whether the call begins a statement that follows one without a semicolon
 */
export function isUnterminated({ node, up }, text) {
  let statement = up;
  while (statement && statement.node.type !== 'ExpressionStatement' && statement.node.start === node.start)
    statement = statement.up;
  if (statement?.node.type !== 'ExpressionStatement' || statement.node.start !== node.start) return false;
  const statements = listIn(statement.up?.node);
  const before = statements[statements.indexOf(statement.node) - 1];
  return before !== undefined && text[before.end - 1] !== ';';
}

/**
 * @param {Node | undefined} node around a statement
 * @returns {readonly Node[]} the statements that it holds, none if it holds no list
 */
function listIn(node) {
  switch (node?.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
      return node.body;
    case 'SwitchCase':
      return node.consequent;
    default:
      return [];
  }
}
