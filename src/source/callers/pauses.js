/**
 * What happens while an awaited call has not finished. Before it was awaited, it held the thread: nothing else ran
 * until its function, and the functions waiting for that one, were done.
 */
import { awaitsBefore } from '../awaits-before.js';
import { isLeftBehind } from '../calls-at-once.js';
import { isFunction } from '../is-function.js';
import { isReadThenWritten } from '../read-then-written.js';
import { isRaced } from './is-raced.js';

/** @import { CallersPause, EnclosingFunction } from '../../model/source-call.js' */
/** @import { Place } from '../program-index.js' */

/**
 * @param {Place} call of a function that now ends later than before
 * @param {EnclosingFunction} within the function around it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {CallersPause['why'] | null} null if the surrounding code shows nothing
 */
export function pauseAt(call, within, uses) {
  if (isLeftBehind(call)) return 'left';
  if (isRaced(call, uses)) return 'raced';
  return isReadThenWritten(call, within.isCallback) ? 'updated' : null;
}

/**
 * @param {Place} call of a function that now ends later than before
 * @param {Place | null} around the function that the call is in
 * @returns {boolean} whether that function then also ends later for its callers
 */
export function passesPause({ node, up }, around) {
  if (around === null || !isFunction(around.node)) return false;
  const parent = up?.node;
  if (parent?.type === 'ReturnStatement') return true;
  if (parent?.type === 'ArrowFunctionExpression') return parent.body === node;
  return parent?.type === 'AwaitExpression' && !awaitsBefore(around.node, node);
}
