/** Which objects get members where code gives them some: `config` in `config.check = check`, what `this` is in its methods. */
import { MAX_STEPS } from '../definition.js';
import { isFunction } from '../node-kinds.js';
import { lastName, memberPath } from '../member-path.js';
import { isUnknown } from './same-object.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { SameObject } from './same-object.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * What gets members.
 * @typedef {object} MemberTarget
 * @property {Value | null} value of the expression, null if unknown
 * @property {(Value | null)[]} all that it may be, null for anything; none for `this` that is not known
 * @property {boolean} isThis whether it is written as `this`
 * @property {boolean} isOpen whether it may be several things, or anything
 * @property {boolean} isPrototype whether others get its members from it
 */

/** What a file exports. */
export const EXPORTS = /^(?:module|(?:module\.)?exports)$/;

/**
 * @param {FileModel} model of a file
 * @param {Place} place of the code there
 * @param {Node} node that gets members
 * @param {Values} values finds out what expressions mean
 * @param {SameObject} same compares what they mean
 * @returns {MemberTarget} what gets them
 */
export function memberTarget(model, place, node, values, same) {
  const isThis = node.type === 'ThisExpression';
  const value = isThis
    ? ownerAround(model, place, values)
    : valueWithMembers({ model, node, scope: place.context.scope }, values);
  return {
    value,
    all: isThis && isUnknown(value) ? [] : same.allOf(value),
    isThis,
    isOpen: isUnknown(value) || value.kind === 'list',
    isPrototype: lastName(node) === 'prototype',
  };
}

/**
 * @param {Expression} expression that has members, or gets some
 * @param {Values} values finds out what expressions mean
 * @returns {Value | null} what it means: what its file exports for `exports`; for the prototype of a function, which is no class, that function
 */
export function valueWithMembers({ model, node, scope }, values) {
  if (EXPORTS.test(memberPath(node)) && scope.lookup('exports') === null) return values.exports.whole(model, MAX_STEPS);
  const value = values.of({ model, node, scope });
  if (value !== null || node.type !== 'MemberExpression' || lastName(node) !== 'prototype') return value;
  const made = values.of({ model, node: node.object, scope });
  return made?.kind === 'function' ? made : null;
}

/**
 * @param {FileModel} model of a file
 * @param {Place} place of code in it
 * @param {Values} values finds out what expressions mean
 * @returns {Value | null} what `this` means there: an object of the class around it, `api` in
 *   `api.use = function () { this.check = check; }`; null if it means something else
 */
function ownerAround(model, place, values) {
  const around = thisAround(place);
  const element = around && isFunction(around.node) ? around.up : around;
  if (element === null) return null;
  const ofClass = element.up?.node.type === 'ClassBody' ? element.up.up : null;
  if (ofClass !== null) return { kind: isStatic(element.node) ? 'class' : 'instance', model, node: ofClass.node };
  const node = ownerOf(element);
  return node && values.of({ model, node, scope: element.context.scope });
}

/**
 * @param {Place} place of code
 * @returns {Place | null} what gives `this` its meaning there: a function, or a field or static block of a class
 */
function thisAround(place) {
  for (let inner = place, { up } = place; up !== null; inner = up, { up } = up) {
    const { node } = up;
    if (node.type === 'StaticBlock' || (node.type === 'PropertyDefinition' && node.value === inner.node)) return up;
    if (isFunction(node) && node.type !== 'ArrowFunctionExpression') return up;
  }
  return null;
}

/**
 * @param {Node} element of a class
 * @returns {boolean} whether it belongs to the class itself
 */
function isStatic(element) {
  return element.type === 'StaticBlock' || ('static' in element && element.static);
}

/**
 * @param {Place} around a function: where a literal has it, or a member gets it
 * @returns {Node | null} the object whose method it is
 */
function ownerOf({ node, up }) {
  if (node.type === 'Property') return up?.node.type === 'ObjectExpression' ? up.node : null;
  return node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' ? node.left.object : null;
}
