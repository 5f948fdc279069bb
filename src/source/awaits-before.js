import { eachNode } from './each-node.js';

/** @import { FunctionNode } from './v8-position.js' */

/**
 * @param {FunctionNode} node of an async function
 * @param {{start: number, end: number}} call in it, offsets
 * @returns {boolean} whether it may have yielded the thread before the call
 */
export function awaitsBefore({ body }, { start, end }) {
  let isAwaited = false;
  eachNode(body, true, (each) => {
    // An `await` around the call runs after it.
    if (each.type === 'AwaitExpression') isAwaited ||= each.end <= start || (each.start >= start && each.end <= end);
    else if (each.type === 'ForOfStatement') isAwaited ||= each.await && each.start < start;
  });
  return isAwaited;
}
