/** Handlers that packages make: `passport.authenticate('local')`, `expressjwt({ secret })`. */
import { unwrap } from '../definition.js';
import { memberName } from '../member-path.js';
import { IS_HOOK } from './handler-functions.js';

/** @import { FileModel } from './file-model.js' */
/** @import { Expression, Value, Values } from './values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** What a package's function or class makes. @typedef {Extract<Value, {kind: 'made'}>} Made */

/** How many lists and wrappers around a handler are followed. */
const MOST_WRAPPERS = 3;

/**
 * @param {Values} values across the files
 * @param {Expression} expression that is passed as a handler
 * @param {number} [depth] of lists and wrappers around it
 * @returns {Made[]} what packages made there: the expression itself, items of a list, what a wrapper gets
 */
export function madeHandlers(values, expression, depth = 0) {
  const value = values.of(expression);
  const own = value?.kind === 'made' ? [value] : [];
  if (depth >= MOST_WRAPPERS) return own;
  if (value?.kind === 'list') return value.items.flatMap((item) => madeHandlers(values, item, depth + 1));
  const inner = value?.kind === 'object' ? hooksOf(value) : wrappedIn(expression);
  return [...own, ...inner.flatMap((each) => madeHandlers(values, each, depth + 1))];
}

/**
 * @param {Extract<Value, {kind: 'object'}>} options of one of Fastify's routes
 * @returns {Expression[]} its hooks
 */
function hooksOf({ model, node, scope }) {
  return node.properties.flatMap((each) =>
    each.type === 'Property' && IS_HOOK.test(memberName(each.key)) ? [{ model, node: each.value, scope }] : [],
  );
}

/**
 * @param {Expression} expression perhaps the call of a wrapper: `wrap(passport.authenticate('local'))`
 * @returns {Expression[]} what the wrapper gets
 */
function wrappedIn({ model, node: outer, scope }) {
  const node = unwrap(outer);
  return node.type === 'CallExpression' ? node.arguments.map((each) => ({ model, node: each, scope })) : [];
}

/**
 * @param {FileModel} model of a file
 * @param {Node} node a call in it
 * @returns {string} a key for its result, the same under any name
 */
export function madeKey(model, node) {
  return `made ${model.file}:${node.start}`;
}
