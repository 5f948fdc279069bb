import { eachNode } from './each-node.js';
import { isFunction } from './is-function.js';

/** @import { AnyNode as Node } from 'acorn' */

/** What may run code that no call names: getters, iterators, modules that load. */
const MAY_RUN_CODE =
  /^(?:MemberExpression|ForOfStatement|SpreadElement|ArrayPattern|ObjectPattern|YieldExpression|ImportExpression|WithStatement)$/;

/**
 * Whether all that a function runs besides its own code is in the line of its only call, whatever that is called there: a
 * getter or an iterator on another line may be what was entered.
 * @param {Node} node a function
 * @param {number} line of its only call
 * @param {(offset: number) => number} lineOf line of an offset
 * @returns {boolean} false for what is no function
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
