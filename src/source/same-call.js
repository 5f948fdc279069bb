/** Finds the same call in a file and in its compiled form, by the positions in a source map. */
import { calleeName } from './call-name.js';

/** @import { Call } from './describe-call.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * Where compilers record the position of a call: most at the callee's last name, some at the parenthesis or at the
 * start of the expression.
 * @param {Call} call of a file
 * @returns {number[]} offsets, the most certain first
 */
export function anchorsOf({ node, position }) {
  const name = nameNode(node.type === 'TaggedTemplateExpression' ? node.tag : node.callee);
  return [...new Set([...(name === null ? [] : [name.start]), position, node.start])];
}

/**
 * @param {Node} callee what is called
 * @returns {{start: number} | null} its name there
 */
function nameNode(callee) {
  switch (callee.type) {
    case 'Identifier':
      return callee;
    case 'MemberExpression':
      return callee.property;
    case 'ChainExpression':
      return nameNode(callee.expression);
    case 'SequenceExpression':
      return nameNode(callee.expressions[callee.expressions.length - 1]);
    case 'ParenthesizedExpression':
      return nameNode(callee.expression);
    default:
      return null;
  }
}

/**
 * What to look for, and where.
 * @typedef {object} Search
 * @property {(offset: number) => Call | undefined} at the call whose position is there
 * @property {(offset: number) => Iterable<Call>} around the calls around an offset, the innermost first
 * @property {(offset: number) => Call[]} inLine the calls in its line
 */

/**
 * @param {string} callee name of what is called
 * @param {number[]} offsets where the call may be, the most certain first
 * @param {Search} search of the file
 * @returns {Call | null} the call; null if that is uncertain
 */
export function callMeant(callee, offsets, { at, around, inLine }) {
  const isNamed = (/** @type {Call} */ call) => calleeName(call.node, call.scope) === callee;
  for (const offset of offsets) {
    const exact = at(offset);
    if (exact !== undefined && isNamed(exact)) return exact;
    for (const call of around(offset)) if (isNamed(call)) return call;
  }
  for (const offset of offsets) {
    const alone = inLine(offset).filter(isNamed);
    if (alone.length === 1) return alone[0];
  }
  // Names in minified code say nothing: only the position counts.
  return at(offsets[0] ?? -1) ?? null;
}
