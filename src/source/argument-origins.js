/** Finds the calls that made the arguments of a call. */
import { originOfValue } from './call-origin.js';
import { isFunction } from './node-kinds.js';
import { unwrap } from './definition.js';

/** @import { CallOrigin } from '../model/source-call.js' */
/** @import { Scope } from './scope.js' */
/** @import { IndexedCall, Place } from './program-index.js' */
/** @import { CallExpression, Identifier, AnyNode as Node } from 'acorn' */

/**
 * The calls that made a call's arguments: of `hash(password, salt)`, that of `const salt = genSaltSync(8)`, and of
 * `genSalt(8, (error, salt) => hash(password, salt, done))`.
 * @param {Pick<IndexedCall, 'node' | 'place' | 'scope'>} call of any form
 * @returns {(CallOrigin | null)[] | undefined} null for arguments that are not known to be made by a call; undefined unless
 *   one of them is made from a number, which is all that anybody asks for
 */
export function argumentOrigins({ node, place, scope }) {
  if (node.type === 'TaggedTemplateExpression') return undefined;
  const origins = node.arguments.map(
    (argument) => originOfValue(argument, scope) ?? handedOrigin(unwrap(argument), place, scope),
  );
  return origins.some((origin) => origin?.args.some((each) => typeof each === 'number')) ? origins : undefined;
}

/**
 * @param {Node} value an argument
 * @param {Place} place of the call that gets it
 * @param {Scope} scope that it is in
 * @returns {CallOrigin | null} the call that hands it to the callback around, null if it is no parameter of one
 */
function handedOrigin(value, place, scope) {
  const binding = value.type === 'Identifier' ? scope.lookup(value.name) : null;
  if (value.type !== 'Identifier' || !binding?.opaque || binding.isAssigned) return null;
  const taker = takerOf(value, place);
  return taker && originOfValue(taker, scopeAround(value.name, scope));
}

/**
 * @param {Identifier} name of a parameter
 * @param {Place} place of a call that gets it
 * @returns {Node | null} the call whose callback has that parameter; the one that made the promise, for `then`
 */
function takerOf({ name }, place) {
  for (let at = place.up; at; at = at.up) {
    const { node } = at;
    if (!isFunction(node) || !node.params.some((each) => each.type === 'Identifier' && each.name === name)) continue;
    const call = at.up?.node;
    if (call?.type !== 'CallExpression' || node.type === 'FunctionDeclaration' || call.callee === node) return null;
    return promiseOf(call) ?? call;
  }
  return null;
}

/**
 * @param {CallExpression} call that takes a callback
 * @returns {Node | null} what `then` is called on
 */
function promiseOf({ callee }) {
  const isThen =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'then';
  return isThen ? callee.object : null;
}

/**
 * @param {string} name of a parameter
 * @param {Scope} scope inside its function
 * @returns {Scope} the one around that function
 */
function scopeAround(name, scope) {
  let own = scope;
  while (!own.bindings.has(name) && own.parent) own = own.parent;
  return own.parent ?? own;
}
