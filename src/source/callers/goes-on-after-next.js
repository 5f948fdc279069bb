/**
 * Middleware of Express that goes on with a request after `next()`: `next(); if (!res.headersSent) res.sendStatus(404);`. Express does
 * not wait for what follows. A handler that answers in the same turn has done so by then; one that waits has not.
 */
import { mayRunBoth } from '../always-run.js';
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { calledWith, callOf } from '../handed-over.js';
import { NEXT_NAME, REPLY_NAME } from '../handler-parameters.js';
import { lastName } from '../member-path.js';
import { isWithin } from '../nested-ranges.js';
import { isFunction } from '../node-kinds.js';
import { usesOfParameter, usesOfVariable } from '../uses-of-variable.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { Place } from '../program-index.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { FileModel } from '../routes/file-model.js' */

/** What a request is from its beginning to its end, whoever answers it. */
const OF_CLIENT =
  /^(?:method|url|originalUrl|path|ip|ips|protocol|secure|hostname|host|httpVersion|headers|rawHeaders|header|get|query|socket)$/;
/** A listener is called once the answer has been sent, however long that takes. */
const LISTENS = /^(?:on|once|addListener|prependListener)$/;
/** How many pairs are compared; generated middleware with more is taken for one that goes on. */
const MOST_PAIRS = 10_000;

/**
 * @param {FileModel} model of a file
 * @returns {{place: Place, at: Place}[]} its middleware that does so, and where it passes requests on
 */
export function goingOnAfterNext({ index }) {
  return [...index.functionPlaces.values()].flatMap((place) => {
    const { node } = place;
    const at = isFunction(node) && isMiddleware(node) ? passedOnIn(node, index.uses) : null;
    return at === null ? [] : [{ place, at }];
  });
}

/**
 * @param {FunctionNode} node a function
 * @returns {boolean} whether it takes `(req, res, next)`, or an error before these
 */
function isMiddleware({ params }) {
  const [, response, next] = params.slice(-3).map((each) => (each.type === 'Identifier' ? each.name : ''));
  return (params.length === 3 || params.length === 4) && REPLY_NAME.test(response) && NEXT_NAME.test(next);
}

/**
 * @param {FunctionNode} middleware takes `(req, res, next)` last
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place | null} where it calls `next()`, if it uses the request or its answer afterwards
 */
function passedOnIn(middleware, uses) {
  const last = middleware.params.length - 1;
  const [request, response, next] = [last - 2, last - 1, last].map((each) => usesOfParameter(middleware, each, uses));
  const deeds = [
    ...request.filter((use) => !isOfClient(use)),
    ...response.filter((use) => !LISTENS.test(memberOf(use))),
    ...[...request, ...response].flatMap((use) => usesOfGiven(use, uses)),
  ];
  const passed = next.flatMap((use) => callsAround(callOf(use) ?? runningWith(use)));
  if (passed.length * deeds.length > MOST_PAIRS) return passed[0];
  return passed.find((call) => deeds.some((deed) => isAfter(call, deed))) ?? null;
}

/**
 * @param {Place} place of a function
 * @returns {Place | null} the call that runs it in the context of an AsyncLocalStorage or a domain, in the same turn
 */
function runningWith(place) {
  const by = calledWith(place);
  return by !== null && by.name === 'run' ? by.call : null;
}

/**
 * @param {Place | null} call in the same turn
 * @returns {Place[]} it, and those that run the functions around it
 */
function callsAround(call) {
  if (call === null) return [];
  const around = functionAbove(call);
  return [call, ...callsAround(around && runningWith(around))];
}

/**
 * @param {Place} use of a variable
 * @returns {string} name of the member that is used, `''` if none is
 */
function memberOf({ node, up }) {
  return up?.node.type === 'MemberExpression' && up.node.object === node ? lastName(up.node) : '';
}

/**
 * @param {Place} use of a request
 * @returns {boolean} whether it only reads what the client sent
 */
function isOfClient(use) {
  const outer = use.up?.up?.node;
  return OF_CLIENT.test(memberOf(use)) && !(outer?.type === 'AssignmentExpression' && outer.left === use.up?.node);
}

/**
 * @param {Place} use of a request or its answer
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} where a variable is used that it is given there: `req.db = connection`, `res.locals.db = connection`
 */
function usesOfGiven({ node, up, context }, uses) {
  let outer = up;
  while (outer?.node.type === 'MemberExpression' && isWithin(node, outer.node.object)) outer = outer.up;
  const set = outer?.node;
  if (set?.type !== 'AssignmentExpression' || !isWithin(node, set.left)) return [];
  return set.right.type === 'Identifier' ? usesOfVariable(set.right.name, context.scope, uses) : [];
}

/**
 * @param {Place} call of `next`
 * @param {Place} deed some use of a variable
 * @returns {boolean} whether it comes after it, in the same turn
 */
function isAfter(call, deed) {
  const around = functionAbove(call)?.node;
  if (!around || !isFunction(around) || functionAbove(deed)?.node !== around || deed.node.start < call.node.end)
    return false;
  return mayRunBoth(around.body, call.node, deed.node) && !isAfterFailure(around.body, call.node, deed.node);
}

/**
 * @param {Node} body of a function
 * @param {Node} call of `next`, which passes errors on and throws none
 * @param {Node} deed code behind it
 * @returns {boolean} whether that runs only if something before the call has failed
 */
function isAfterFailure(body, call, deed) {
  let isFound = false;
  eachNode(body, true, (each) => {
    if (each.type !== 'TryStatement' || !each.handler) return;
    isFound ||= isWithin(call, each.block) && isWithin(deed, each.handler);
  });
  return isFound;
}
