/**
 * Whether a hash or cipher gets its data from a buffer that is kept and filled again, as in `fs.readSync(fd, scratch);
 * hash.update(scratch)`. While it waits between two pieces, another call may fill the buffer with its own data.
 */
import { functionAbove } from './function-around.js';
import { lastName } from './member-path.js';
import { memoryOf, wholeOf } from './memory.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * @param {Place} call place of a call of `update`, or of `digest` after it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether its data is in a buffer that outlives the function around it, and that something else is
 *   given, to fill it
 */
export function isRefilled(call, uses) {
  const data = call.node.type === 'CallExpression' ? dataOf(call.node) : null;
  const buffer = data && wholeOf(data);
  if (!buffer || lastName(buffer) === '') return false;
  return memoryOf(buffer, { scope: call.context.scope, uses, within: functionAbove(call)?.node }).isFilled;
}

/**
 * @param {import('acorn').CallExpression} node of a call
 * @returns {Node | null} what `update(data)` gets, also before `.digest()`; null for other calls
 */
export function dataOf({ callee, arguments: [data] }) {
  if (lastName(callee) === 'update') return data ?? null;
  const inner = callee.type === 'MemberExpression' && lastName(callee) === 'digest' ? callee.object : null;
  return inner?.type === 'CallExpression' ? dataOf(inner) : null;
}
