/** Finds the call that gets a function: a router, an event emitter, a timer. */
import { isBuiltin } from 'node:module';
import { KEEPS_NAME } from './compiler-helpers.js';
import { unwrap } from './definition.js';
import { importedName } from './imported-name.js';
import { memberName, memberPath } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node, AssignmentProperty, CallExpression, NewExpression, Property } from 'acorn' */

/**
 * A call that a function is an argument of, or part of an argument.
 * @typedef {object} HandOver
 * @property {Place} call where the call is
 * @property {CallExpression | NewExpression} node of the call
 * @property {Node} argument that is the function, or contains it in a list or an object
 * @property {string} property its name in the object, `''` if it is not in an object
 * @property {string} name of the function that is called: `map`; with its object if that may be a router: `app.post`
 */

/** Router methods with which Express, Fastify, Koa's routers and similar ones register handlers. */
export const ROUTER_METHOD = /^(?:get|post|put|patch|delete|del|head|options|all|use)$/;

/** Other methods that register handlers and routers. */
const OTHER_METHOD = /^(?:route|register|on|prefix|addHook|group)$/;

/**
 * @param {string} method that is called
 * @returns {boolean} whether it may be a router's
 */
export function calledRouter(method) {
  return ROUTER_METHOD.test(method) || OTHER_METHOD.test(method);
}

/** A name that a module exports, unlike all of it. */
const IMPORTABLE = /^(?!default$)[\w$]+$/;

/** Names of the handler itself in a route's options; `''` without options. */
export const HANDLER = /^(?:|handler|handle)$/;

/**
 * @param {Place} place of an expression
 * @returns {Place} of the call by which a compiler keeps its name, if there is one
 */
export function withKeptName(place) {
  const { node, up } = place;
  if (up?.node.type !== 'CallExpression' || up.node.arguments[0] !== node || up.node.arguments.length !== 2)
    return place;
  const { callee } = up.node;
  return callee.type === 'Identifier' && callee.name === KEEPS_NAME ? up : place;
}

/**
 * @param {Place} place of a function
 * @returns {HandOver | null} null if it is not passed to a call
 */
export function calledWith(place) {
  let property = '';
  let inner = withKeptName(place);
  for (let outer = inner.up; outer; inner = outer, outer = outer.up) {
    const { node } = outer;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      if (!node.arguments.includes(/** @type {never} */ (inner.node))) return null;
      return { call: outer, node, argument: inner.node, property, name: receiverName(node.callee) };
    }
    if (node.type === 'Property' && node.value === inner.node) property ||= keyName(node);
    else if (!holds(node, inner.node)) return null;
  }
  return null;
}

/**
 * @param {HandOver} by call that gets a function
 * @returns {string} module that the called function comes from, `''` if not known
 */
export function moduleCalled({ node, call }) {
  return importedName(node.callee, call.context.scope)?.module ?? '';
}

/**
 * Minifiers rename what they import: `p(handler)` after `import { createServer as p } from 'http'`.
 * @param {HandOver} by call that gets a function
 * @returns {string} the name by which Node knows the called function, if it is one of Node's own; else as `by` has it
 */
export function takerName({ node: { callee }, call, name }) {
  const imported = callee.type === 'Identifier' ? importedName(callee, call.context.scope) : null;
  return imported !== null && isBuiltin(imported.module) && IMPORTABLE.test(imported.name) ? imported.name : name;
}

/**
 * @param {Pick<Place, 'node' | 'up'>} place of an expression
 * @returns {(Place & {node: CallExpression}) | null} the call of it, null if it isn't called there
 */
export function callOf({ node, up }) {
  const isCall = up?.node.type === 'CallExpression' && up.node.callee === node;
  return isCall ? /** @type {Place & {node: CallExpression}} */ (up) : null;
}

/**
 * @param {Property | AssignmentProperty} property of an object
 * @returns {string} its name, to be shown; `''` if it is computed, or quoted: that may be data
 */
export function keyName({ key, computed }) {
  return computed ? '' : memberName(key);
}

/**
 * @param {Node} node around a value
 * @param {Node} inner the value
 * @returns {boolean} whether the node's value is that value, or a list or an object that holds it
 */
function holds(node, inner) {
  if (node.type === 'ConditionalExpression') return node.test !== inner;
  return node.type === 'ObjectExpression' || node.type === 'ArrayExpression' || node.type === 'LogicalExpression';
}

/**
 * @param {Node} callee of a call
 * @returns {string} `''` if it has no name
 */
function receiverName(callee) {
  // TypeScript calls what it imports as `(0, module.name)(...)`.
  const inner = unwrap(callee);
  if (inner.type !== 'MemberExpression') return inner.type === 'Identifier' ? inner.name : '';
  const name = inner.computed ? '' : memberName(inner.property);
  return ROUTER_METHOD.test(name) ? memberPath(inner) || name : name;
}

/**
 * @param {Pick<CallExpression | NewExpression, 'arguments'>} call that is handed a function
 * @returns {string} its first argument, if that is written there: an event or a hook
 */
export function eventOf({ arguments: [event] }) {
  return event?.type === 'Literal' ? String(event.value) : '';
}
