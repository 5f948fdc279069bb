import { eachNode } from './each-node.js';
import { isFunction } from './is-function.js';

/** @import { AnyNode as Node } from 'acorn' */

/** Syntax that may run code without naming it in a call: getters, iterators, loading modules. */
const MAY_RUN_CODE =
  /^(?:MemberExpression|ForOfStatement|SpreadElement|ArrayPattern|ObjectPattern|YieldExpression|ImportExpression|WithStatement)$/;

/**
 * Whether everything that a function runs besides its own code is on the line of its only call, by any name: a getter
 * or an iterator on another line may be what was entered.
 * @param {Node} node a function
 * @param {number} line of its only call
 * @param {(offset: number) => number} lineOf line of an offset
 * @returns {boolean} false for anything but a function
 */
export function runsNothingElse(node, line, lineOf) {
  if (!isFunction(node)) return false;
  let isAlone = true;
  for (const part of [...node.params, node.body]) {
    eachNode(part, true, (each) => {
      if (MAY_RUN_CODE.test(each.type))
        isAlone &&= lineOf('property' in each ? each.property.start : each.start) === line;
    });
  }
  return isAlone;
}
