/**
 * Numbers that a function takes before a call, and that who gets them refuses out of order: `const nonce = ++last; const
 * signature = f(nonce); return fetch(url, ...)`. As long as the call holds the thread, the next number is sent after this one;
 * calls that wait end in any order.
 */
import { eachNode } from './each-node.js';
import { functionAbove } from './function-around.js';
import { isFunction } from './node-kinds.js';
import { firstName, lastName, memberPath } from './member-path.js';
import { onceFor } from './once-for.js';
import { ownNames } from './read-then-written.js';

/** @import { Place } from './program-index.js' */
/** @import { FunctionNode } from './v8-position.js' */
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
  return numbersTaken(around).some(({ end }) => end <= call.node.end);
}

/** Where the code of a function itself takes such numbers. */
const numbersTaken = onceFor((/** @type {FunctionNode} */ around) => {
  /** @type {Node[]} */
  const taken = [];
  eachNode(around.body, true, (node) => {
    if (node.type === 'UpdateExpression') {
      const root = firstName(memberPath(node.argument));
      if (NUMBERS.test(lastName(node.argument)) && !ownNames(around, false).variables.has(root)) taken.push(node);
    } else if (node.type === 'VariableDeclarator' && node.init) {
      if (NUMBERS.test(lastName(node.id)) && readsClock(node.init)) taken.push(node);
    }
  });
  return taken;
});

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
