/**
 * Functions that are made methods where they stand, outside of a class or an object literal: `User.prototype.activate =
 * function ...`, `schema.methods.activate = ...`, `schema.method('activate', ...)`, `this.activate = ...`.
 */
import { propertyName } from '../member-path.js';

/** @import { Place } from '../program-index.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} Attached
 * @property {string} name of the method
 * @property {Node} to what makes the objects that have it: a class, a function, a schema; or `this`
 */

/** Objects whose properties the objects get that something makes. */
const HOLDERS = /^(?:prototype|methods|statics)$/;

/** Methods that do the same. */
const ATTACHES = /^(?:method|static)$/;

/**
 * @param {Place} place of a function
 * @returns {Attached | null} null if it is not known to become a method
 */
export function attachedMethod({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'CallExpression') return byCall(parent, node);
  if (parent?.type !== 'AssignmentExpression' || parent.right !== node) return null;
  const { left } = parent;
  const name = propertyName(left);
  if (name === '' || left.type !== 'MemberExpression') return null;
  const { object } = left;
  if (object.type === 'ThisExpression') return { name, to: object };
  return object.type === 'MemberExpression' && HOLDERS.test(propertyName(object)) ? { name, to: object.object } : null;
}

/**
 * @param {CallExpression} call that gets a function
 * @param {Node} method the function
 * @returns {Attached | null}
 */
function byCall({ callee, arguments: [name, given] }, method) {
  if (given !== method || name.type !== 'Literal' || typeof name.value !== 'string') return null;
  return callee.type === 'MemberExpression' && ATTACHES.test(propertyName(callee))
    ? { name: name.value, to: callee.object }
    : null;
}
