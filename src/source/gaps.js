/** Where a function lets others in, and between what: an `await` in a branch is no gap for what is outside of it. */
import { eachNode } from './each-node.js';
import { onceFor } from './once-for.js';

/** @import { AwaitExpression, ForOfStatement, AnyNode as Node } from 'acorn' */
/** @import { FunctionNode } from './v8-position.js' */

/**
 * An `await` that is known to let others in.
 * @typedef {object} Gap
 * @property {number} at offset after which others have been let in
 * @property {Range[]} within parts of the function that may not run, and contain it
 */

/** @typedef {{start: number, end: number}} Range offsets */

/**
 * @param {readonly Gap[]} gaps of a function
 * @param {number} from offset in it
 * @param {number} to offset in it
 * @param {Node} call between the two
 * @returns {boolean} whether others are let in between them, whenever all three run
 */
export function isGapBetween(gaps, from, to, call) {
  return gaps.some(
    ({ at, within }) =>
      at >= from && at <= to && within.every((part) => [from, call.start, to].some((each) => isIn(each, part))),
  );
}

/**
 * @param {number} offset any
 * @param {Range} range any
 * @returns {boolean} whether it is in it
 */
function isIn(offset, { start, end }) {
  return offset >= start && offset <= end;
}

/**
 * @param {FunctionNode} node of an async function
 * @param {{start: number, end: number}} call in it, offsets
 * @returns {boolean} whether it may have yielded the thread before the call
 */
export function awaitsBefore({ body }, call) {
  return awaitsOutside(body, call);
}

/**
 * @param {Node} code of a function, or of a file outside of functions
 * @param {{start: number, end: number}} call in it, offsets
 * @returns {boolean} the same for it
 */
export function awaitsOutside(code, call) {
  return waitsBefore(code, call).length > 0;
}

/**
 * @param {Node} code of a function, or of a file outside of functions
 * @param {{start: number, end: number}} call in it, offsets
 * @returns {(AwaitExpression | ForOfStatement)[]} where it may yield the thread before the call
 */
export function waitsBefore(code, { start, end }) {
  return waitsOf(code).filter((each) =>
    // An `await` around the call runs after it.
    each.type === 'AwaitExpression'
      ? each.end <= start || (each.start >= start && each.end <= end)
      : each.start < start,
  );
}

/** Where the code of a function itself waits: each `await`, and each `for await`. */
const waitsOf = onceFor((/** @type {Node} */ body) => {
  /** @type {(AwaitExpression | ForOfStatement)[]} */
  const waits = [];
  eachNode(body, true, (each) => {
    if (each.type === 'AwaitExpression' || (each.type === 'ForOfStatement' && each.await)) waits.push(each);
  });
  return waits;
});
