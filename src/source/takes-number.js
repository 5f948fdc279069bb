/**
 * Numbers that a function takes before a call, and that who gets them refuses out of order: `const nonce = ++last; const
 * signature = f(nonce); return fetch(url, ...)`. As long as the call holds the thread, the next number is sent after this one;
 * calls that wait end in any order.
 */
import { eachNode } from './each-node.js';
import { functionAbove } from './function-around.js';
import { isFunction } from './node-kinds.js';
import { firstName, lastName, memberPath } from './member-path.js';
import { ownNames } from './read-then-written.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

const NUMBERS = /(?:nonce|seq(?:uence)?(?:_?no|_?num(?:ber)?|_?id)?)$/i;
const CLOCKS = /^(?:Date\.now|performance\.now|process\.hrtime(?:\.bigint)?)$/;

/**
 * @param {Place} call place of a call
 * @returns {boolean} whether the function around it takes such a number before it, or for it
 */
export function takesNumber(call) {
  const around = functionAbove(call)?.node;
  if (!around || !isFunction(around)) return false;
  let isTaken = false;
  eachNode(around.body, true, (node) => {
    if (node.end > call.node.end || isTaken) return;
    if (node.type === 'UpdateExpression') {
      const root = firstName(memberPath(node.argument));
      isTaken = NUMBERS.test(lastName(node.argument)) && !ownNames(around, false).variables.has(root);
    } else if (node.type === 'VariableDeclarator' && node.init)
      isTaken = NUMBERS.test(lastName(node.id)) && readsClock(node.init);
  });
  return isTaken;
}

/**
 * @param {Node} value any expression
 * @returns {boolean} whether it contains what time it is
 */
function readsClock(value) {
  let isRead = false;
  eachNode(value, true, (node) => {
    isRead ||= node.type === 'CallExpression' && CLOCKS.test(memberPath(node.callee));
  });
  return isRead;
}
