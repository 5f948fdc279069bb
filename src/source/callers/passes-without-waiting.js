/**
 * Middleware of Koa and Hono returns the promise of `next()`, or awaits it. If one does neither, the framework answers as
 * soon as that one has ended, and whatever still waits then is lost: 404 (https://github.com/koajs/compose), or 500 with
 * Hono's `Context is not finalized`.
 */
import { isComposing } from '../frameworks.js';
import { callOf, calledWith } from '../handed-over.js';
import { ANY_CONTEXT_NAME, NEXT_NAME } from '../handler-parameters.js';
import { isFunction } from '../node-kinds.js';
import { isWaitedFor } from '../is-waited-for.js';
import { routerOf } from '../router-of.js';
import { usesOfParameter } from '../uses-of-variable.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { FileModel } from '../routes/file-model.js' */

/**
 * @param {FileModel} model of a file
 * @returns {{place: Place, at: Place}[]} its middleware that does not wait for what follows, and where
 */
export function passingWithoutWaiting({ index }) {
  return [...index.functionPlaces.values()].flatMap((place) => {
    const at = isMiddleware(place) ? notWaitedIn(place, index.uses) : null;
    return at === null ? [] : [{ place, at }];
  });
}

/**
 * @param {Place} place of a function
 * @returns {place is Place & {node: FunctionNode}} whether it may be such middleware
 */
function isMiddleware(place) {
  const { node } = place;
  if (!isFunction(node) || node.generator || node.params.length !== 2) return false;
  const [context, next] = node.params.map((each) => (each.type === 'Identifier' ? each.name : ''));
  // Mongoose and Socket.IO have functions with `next`, too.
  if (ANY_CONTEXT_NAME.test(context) && NEXT_NAME.test(next)) return true;
  const by = next === '' ? null : calledWith(place);
  return by !== null && isComposing(routerOf(by));
}

/**
 * @param {Place & {node: FunctionNode}} middleware a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place | null} where it passes a request on and does not wait until that has been answered
 */
function notWaitedIn({ node }, uses) {
  const passed = usesOfParameter(node, 1, uses).flatMap((use) => {
    const call = callOf(use);
    if (call !== null) return [call];
    const parent = use.up?.node;
    const isGiven = parent?.type === 'CallExpression' || parent?.type === 'NewExpression';
    return isGiven ? [use] : [];
  });
  return passed.find((each) => !isWaitedFor(each, node, uses)) ?? null;
}
