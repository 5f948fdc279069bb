/** What a loop takes from each item of a list: `routes.forEach((route) => router.use(route.path, route.route))`. */
import { propertyOf, unwrap } from '../definition.js';
import { functionAbove } from '../function-around.js';
import { memberName } from '../member-path.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node, Pattern } from 'acorn' */

/** A loop around a call: what it takes its variable from, and the variable or its parts.
 * @typedef {{list: Expression, variable: Node}} Loop */

/** Methods of lists that call a function for each item. */
const FOR_EACH = /^(?:forEach|map)$/;

/**
 * @param {FileModel} model of a file
 * @param {CallExpression} call in it
 * @param {Place} place of the call
 * @param {Values} values across the files
 * @returns {Expression[][]} its arguments for each item of the list that a loop around it goes through, if they are
 *   properties of the item; those that are not are left as they are. Empty if there is no such loop, or the list is unknown
 */
export function argumentsOfItems(model, call, place, values) {
  const loop = loopAround(model, place);
  if (loop === null) return [];
  const keys = call.arguments.map((node) => keyOfItem(node, loop.variable));
  const list = keys.every((key) => key === '') ? null : values.of(loop.list);
  if (list?.kind !== 'list' || list.isChoice) return [];
  return list.items.flatMap((item) => {
    const object = values.of(item);
    if (object?.kind !== 'object') return [];
    const given = call.arguments.map((node, at) => {
      if (keys[at] === '') return { model, node, scope: place.context.scope };
      const property = propertyOf(object.node, keys[at], object.scope);
      return property?.node ? { model: object.model, node: property.node, scope: property.scope } : null;
    });
    return given.every((each) => each !== null) ? [given] : [];
  });
}

/**
 * @param {FileModel} model of a file
 * @param {Place} place in it
 * @returns {Loop | null} the nearest loop around it in its function, or the list that calls the function; null if there
 *   is none
 */
function loopAround(model, place) {
  const owner = functionAbove(place);
  for (let outer = place.up; outer !== null && outer.node !== owner?.node; outer = outer.up) {
    const { node } = outer;
    if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration')
      return { list: { model, node: node.right, scope: outer.context.scope }, variable: node.left.declarations[0].id };
  }
  return owner && loopOfList(model, owner);
}

/**
 * @param {FileModel} model of a file
 * @param {Place & {node: FunctionNode}} called a function in it
 * @returns {Loop | null} the list that calls the function for each of its items, null if none does
 */
function loopOfList(model, { node, up }) {
  const [variable] = node.params;
  if (up?.node.type !== 'CallExpression' || variable === undefined) return null;
  const { callee, arguments: given } = up.node;
  const isLoop = callee.type === 'MemberExpression' && FOR_EACH.test(memberName(callee.property)) && given[0] === node;
  return isLoop ? { list: { model, node: callee.object, scope: up.context.scope }, variable } : null;
}

/**
 * @param {Node} node an argument
 * @param {Node} variable of a loop, or a pattern that takes parts of it
 * @returns {string} the property of the loop's item that it is, `''` if it is none
 */
function keyOfItem(node, variable) {
  const inner = unwrap(node);
  if (variable.type === 'ObjectPattern') return inner.type === 'Identifier' ? keyOfPart(inner.name, variable) : '';
  if (variable.type !== 'Identifier' || inner.type !== 'MemberExpression' || inner.computed) return '';
  const { object, property } = inner;
  return object.type === 'Identifier' && object.name === variable.name ? memberName(property) : '';
}

/**
 * @param {string} name of a variable
 * @param {Extract<Pattern, {type: 'ObjectPattern'}>} pattern that declares some
 * @returns {string} the property that it takes, `''` if it isn't one of them
 */
function keyOfPart(name, { properties }) {
  for (const each of properties) {
    if (each.type === 'Property' && each.value.type === 'Identifier' && each.value.name === name)
      return memberName(each.key);
  }
  return '';
}
