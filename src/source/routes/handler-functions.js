/** Which functions are passed as handlers of a route: directly, in lists and options, and in wrappers. */
import { memberName } from '../member-path.js';
import { unwrap } from '../definition.js';
import { isFunction } from '../node-kinds.js';
import { isDependency } from './is-dependency.js';
import { isOnlyGiven } from './is-only-given.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Expression, Value, Values } from './values.js' */
/** @import { ObjectExpression } from 'acorn' */

/**
 * A function of a file. `wraps`: it was made around another, which answers.
 * @typedef {{model: FileModel, place: Place, wraps?: boolean}} HandlerFunction
 */

/** Options of Fastify's routes that contain functions besides the handler. */
export const IS_HOOK = /^(?:onRequest|preParsing|preValidation|preHandler|preSerialization|onSend|onResponse)$/;
const CALLED = new RegExp(`^handler$|${IS_HOOK.source}`);
/** How many wrappers around a handler are followed: `limit(wrap(login))`. */
const MOST_WRAPPERS = 3;

/**
 * @param {Values} values across the files
 * @param {Expression} given what is passed as a handler, or spread among handlers
 * @param {number} [depth] of wrappers around it
 * @returns {HandlerFunction[]} the functions that it is, contains or wraps
 */
export function handlerFunctions(values, given, depth = 0) {
  const { node } = given;
  const expression = node.type === 'SpreadElement' ? { ...given, node: node.argument } : given;
  const value = values.of(expression);
  const own = value?.kind === 'function' ? [value] : [];
  if (depth >= MOST_WRAPPERS || value?.kind === 'router') return own;
  if (value?.kind === 'list') return value.items.flatMap((item) => handlerFunctions(values, item, depth + 1));
  if (value?.kind === 'object') return hooksOf(values, value, depth);
  return around(
    own,
    wrappers(expression, value).flatMap((each) => wrapped(values, each, { depth, isOwn: own.length > 0 })),
  );
}

/**
 * @param {HandlerFunction[]} outer what a call returns
 * @param {HandlerFunction[]} inner functions that it was given
 * @returns {HandlerFunction[]} both
 */
function around(outer, inner) {
  return [...(inner.length === 0 ? outer : outer.map((each) => ({ ...each, wraps: true }))), ...inner];
}

/**
 * @param {Expression} expression that is passed as a handler: `wrap(login)`, or a name for it
 * @param {Value | null} value what it means
 * @returns {Expression[]} calls that return it, each once
 */
function wrappers(expression, value) {
  const all = [expression, ...(value?.givenBy ?? [])];
  return [...new Map(all.map((each) => [unwrap(each.node), each])).values()];
}

/**
 * @param {Values} values across the files
 * @param {Expression} expression perhaps the call of a wrapper
 * @param {{depth: number, isOwn: boolean}} how many wrappers are around it, and whether it is the program's
 * @returns {HandlerFunction[]} the functions that the wrapper gets to call
 */
function wrapped(values, { model, node: outer, scope }, { depth, isOwn }) {
  const node = unwrap(outer);
  if (node.type !== 'CallExpression') return [];
  const isBind = node.callee.type === 'MemberExpression' && memberName(node.callee.property) === 'bind';
  if (isBind) return [];
  const isMade = values.of({ model, node, scope })?.kind === 'made';
  return node.arguments.flatMap((each, at) => {
    const given = { model, node: each, scope };
    if (isOwn && isDependency(values, { model, node, scope }, at)) {
      const used = values.of(given);
      if (used?.kind === 'function') values.dependencies.push(used);
      return [];
    }
    return [...(isMade ? callbacksOf(values, given) : []), ...handlerFunctions(values, given, depth + 1)];
  });
}

/**
 * `basicAuth({ verifyUser: (name, password) => ... })`: what has a name of its own may be called elsewhere, too.
 * @param {Values} values across the files
 * @param {Expression} given options of what a package makes
 * @returns {HandlerFunction[]} functions that are written in them, of which `handlerFunctions` does not know that it calls them
 */
function callbacksOf(values, given) {
  const value = values.of(given);
  if (value?.kind !== 'object' || !isOnlyGiven(values, given, value)) return [];
  const { model, node, scope } = value;
  return node.properties.flatMap((each) => {
    const isOther = each.type === 'Property' && isFunction(each.value) && !CALLED.test(memberName(each.key));
    return isOther ? handlerFunctions(values, { model, node: each.value, scope }) : [];
  });
}

/**
 * @param {Values} values across the files
 * @param {{model: FileModel, node: ObjectExpression, scope: Scope}} options of a route
 * @param {number} depth of wrappers around it
 * @returns {HandlerFunction[]} its hooks and its handler
 */
function hooksOf(values, { model, node, scope }, depth) {
  return node.properties.flatMap((each) =>
    each.type === 'Property' && CALLED.test(memberName(each.key))
      ? handlerFunctions(values, { model, node: each.value, scope }, depth + 1)
      : [],
  );
}
