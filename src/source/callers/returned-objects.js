/** Objects that a function of the program returns to whoever calls it: `getContext().user = user`, `const context = getContext()`. */
import { unwrap } from '../definition.js';
import { eachNode } from '../each-node.js';
import { rangesIn } from '../nested-ranges.js';
import { firstName, memberName, memberPath } from '../member-path.js';
import { onceFor } from '../once-for.js';
import { isOfOneCall, ownNames } from '../read-then-written.js';
import { isFunction } from '../node-kinds.js';
import { allReturnedIn } from '../routes/returned-in.js';
import { accessTarget } from './state-keys.js';

/** @import { Access } from '../read-then-written.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * @param {FunctionOfFile} around a function
 * @param {Access} access in it
 * @param {CalledFunctions} functions of the program
 * @returns {{of: FunctionOfFile, object: string, name: string}[]} the functions that may return the object in which that is, the path
 *   that it has there, and the names from it; none if none is known to, or if each call gets an object of its own. What a
 *   method does is told by the method
 */
export function inReturned(around, access, functions) {
  const found = access.isCalled ? null : callLeadingTo(around, access);
  const call = found && rangesIn(around.model.index.calls, found.call).find(({ node }) => node === found.call);
  if (!found || !call) return [];
  const { functions: called, of } = functions.called(around.model, found.call, call.scope);
  if (of !== '') return [];
  return called.flatMap((each) =>
    allReturnedIn(each.model, each.place).flatMap(({ node }) => {
      const path = pathOf(node);
      const isOwn = path === '' || (isFunction(each.place.node) && isOfOneCall(ownNames(each.place.node, false), path));
      return isOwn ? [] : [{ of: each, object: path, name: found.names.join('.') }];
    }),
  );
}

/**
 * @param {FunctionOfFile} around a function
 * @param {Access} access in it
 * @returns {{call: CallExpression, names: string[]} | null} the call that gives it the object, and the names after that; null if no
 *   call does
 */
function callLeadingTo({ place }, { node, path }) {
  /** @type {string[]} */
  const inCall = [];
  let inner = accessTarget(node);
  while (inner.type === 'MemberExpression') {
    if (inner.computed) inCall.length = 0;
    else inCall.unshift(memberName(inner.property));
    inner = unwrap(inner.object);
  }
  if (inner.type === 'CallExpression') return inCall.length > 0 ? { call: inner, names: inCall } : null;
  const names = path.split('.').slice(1).filter(Boolean);
  const call = names.length > 0 ? calledFor(place.node).get(firstName(path)) : null;
  return call ? { call, names } : null;
}

/** Variables of a function that are set once, to what a call returns. */
const calledFor = onceFor((/** @type {Node} */ root) => {
  /** @type {Map<string, CallExpression | null>} */
  const found = new Map();
  eachNode(isFunction(root) ? root.body : root, true, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      const made = node.init && unwrap(node.init);
      found.set(node.id.name, made?.type === 'CallExpression' && !found.has(node.id.name) ? made : null);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') found.set(node.left.name, null);
  });
  return found;
});

/**
 * @param {Node} node that is returned
 * @returns {string} its path, also of what is made when it is first asked for: `one ??= new Context()`
 */
function pathOf(node) {
  const value = unwrap(node);
  return memberPath(value.type === 'AssignmentExpression' ? value.left : value);
}
