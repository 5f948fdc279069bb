/**
 * What a loop takes from each item of a list: `routes.forEach((route) => router.use(route.path, route.route))`,
 * `for (const [path, handler] of Object.entries(handlers)) app.get(path, handler)`.
 */
import { propertyOf, unwrap } from '../definition.js';
import { functionAbove } from '../function-around.js';
import { memberName, nameOfKey, writtenName } from '../member-path.js';

/** @import { Place } from '../program-index.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { CallExpression, MemberExpression, AnyNode as Node } from 'acorn' */

/** A loop around a call: what it takes its variable from, and the variable or its parts.
 * @typedef {{list: Expression, variable: Node}} Loop */

/**
 * One turn of a loop.
 * @typedef {object} LoopItem
 * @property {(node: Node) => boolean} has whether an expression in the loop is the item, or a part of it
 * @property {(node: Node) => Expression | null} at what such an expression is; null if that is not known
 */

/** What a list gives a loop. `key`: that of a property, of which `of` is the object.
 * @typedef {{at: (steps: string[]) => Expression | null, of?: Node, value?: Expression}} Listed */

/** Methods of lists that call a function for each item. */
const FOR_EACH = /^(?:forEach|map)$/;
const OF_OBJECT = /^(?:keys|values|entries)$/;

/**
 * @param {FileModel} model of a file
 * @param {Place} place in it
 * @param {Values} values across the files
 * @returns {LoopItem[]} the items of the list that the nearest loop around the place goes through, or that calls the function
 *   around it; empty if there is no such loop, or the list is unknown
 */
export function loopItems(model, place, values) {
  const loop = loopAround(model, place);
  if (loop === null) return [];
  const { list, variable } = loop;
  return listed(values, list).map((item) => {
    const isKeyed = (/** @type {Node} */ node) =>
      item.of !== undefined && isLookedUp(node, item.of, variable, loop, values);
    return {
      has: (node) => stepsTo(node, variable) !== null || isKeyed(node),
      at(node) {
        const steps = stepsTo(node, variable);
        if (steps !== null) return item.at(steps);
        return isKeyed(node) ? (item.value ?? null) : null;
      },
    };
  });
}

/**
 * @param {FileModel} model of a file
 * @param {CallExpression} call in it
 * @param {Place} place of the call
 * @param {Values} values across the files
 * @returns {Expression[][]} its arguments for each item of the list that a loop around it goes through, if they are
 *   parts of the item; those that are not are left as they are. Empty if none is
 */
export function argumentsOfItems(model, call, place, values) {
  const { scope } = place.context;
  return loopItems(model, place, values).flatMap((item) => {
    if (!call.arguments.some((node) => item.has(node))) return [];
    const given = call.arguments.map((node) => (item.has(node) ? item.at(node) : { model, node, scope }));
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
 * @param {Values} values across the files
 * @param {Expression} list that a loop goes through
 * @returns {Listed[]} its items, none if they are not known
 */
function listed(values, list) {
  const inner = unwrap(list.node);
  const callee = inner.type === 'CallExpression' ? unwrap(inner.callee) : null;
  if (inner.type === 'CallExpression' && callee?.type === 'MemberExpression' && isObject(callee.object)) {
    const method = memberName(callee.property);
    const [of] = inner.arguments;
    return of !== undefined && OF_OBJECT.test(method) ? properties(values, { ...list, node: of }, method) : [];
  }
  const value = values.of(list);
  if (value?.kind !== 'list' || value.isChoice) return [];
  return value.items.map((item) => ({ at: (steps) => partOf(values, item, steps) }));
}

/** @param {Node} node any @returns {boolean} whether it is JavaScript's `Object` */
function isObject(node) {
  return node.type === 'Identifier' && node.name === 'Object';
}

/**
 * @param {Values} values across the files
 * @param {Expression} of an object
 * @param {string} method `keys`, `values` or `entries`
 * @returns {Listed[]} what that lists
 */
function properties(values, of, method) {
  const object = values.of(of);
  if (object?.kind !== 'object') return [];
  const { model, node, scope } = object;
  return node.properties.flatMap((each) => {
    if (each.type !== 'Property' || each.computed || each.kind !== 'init') return [];
    const value = { model, node: each.value, scope };
    const { start, end } = each.key;
    const name = nameOfKey(each.key);
    const key = { model, node: /** @type {Node} */ ({ type: 'Literal', value: name, raw: name, start, end }), scope };
    if (method === 'values') return [{ at: (/** @type {string[]} */ steps) => partOf(values, value, steps) }];
    if (method === 'keys')
      return [{ at: (/** @type {string[]} */ steps) => (steps.length === 0 ? key : null), of: node, value }];
    return [
      {
        at: ([first, ...rest]) => {
          if (first === '1') return partOf(values, value, rest);
          return first === '0' && rest.length === 0 ? key : null;
        },
      },
    ];
  });
}

/**
 * @param {Values} values across the files
 * @param {Expression} whole an item
 * @param {string[]} steps into it: names of properties, and indices
 * @returns {Expression | null} the part there, null if not known
 */
function partOf(values, whole, [step, ...rest]) {
  if (step === undefined) return whole;
  const value = values.of(whole);
  if (value?.kind === 'list') {
    const item = value.isChoice ? undefined : value.items[Number(step)];
    return item === undefined ? null : partOf(values, item, rest);
  }
  const property = value?.kind === 'object' ? propertyOf(value.node, step, value.scope) : null;
  if (value?.kind !== 'object' || !property?.node) return null;
  return partOf(values, { model: value.model, node: property.node, scope: property.scope }, rest);
}

/**
 * @param {Node} node an expression in a loop
 * @param {Node} variable of the loop, or a pattern that takes parts of it
 * @returns {string[] | null} the steps from the loop's item to it, null if it is no part of that
 */
function stepsTo(node, variable) {
  /** @type {string[]} */
  const steps = [];
  let base = unwrap(node);
  for (; base.type === 'MemberExpression'; base = unwrap(base.object)) {
    const step = writtenName(base);
    if (step === '') return null;
    steps.unshift(step);
  }
  const within = base.type === 'Identifier' ? stepsOfName(base.name, variable) : null;
  return within && [...within, ...steps];
}

/**
 * @param {string} name of a variable
 * @param {Node} pattern that may declare it
 * @returns {string[] | null} the steps to what it takes, null if it doesn't declare it
 */
function stepsOfName(name, pattern) {
  switch (pattern.type) {
    case 'Identifier':
      return pattern.name === name ? [] : null;
    case 'ObjectPattern':
      return firstWith(
        pattern.properties.map((each) =>
          each.type === 'Property' && !each.computed ? [memberName(each.key), each.value] : ['', null],
        ),
        name,
      );
    case 'ArrayPattern':
      return firstWith(
        pattern.elements.map((each, index) => [String(index), each]),
        name,
      );
    default:
      return null;
  }
}

/**
 * @param {[string, Node | null][]} parts of a pattern
 * @param {string} name of a variable
 * @returns {string[] | null} the steps to what it takes by the first part that declares it
 */
function firstWith(parts, name) {
  for (const [step, part] of parts) {
    const within = part === null ? null : stepsOfName(name, part);
    if (within !== null) return [step, ...within];
  }
  return null;
}

/**
 * @param {Node} node an expression in a loop
 * @param {Node} of object whose keys the loop goes through
 * @param {Node} variable of the loop
 * @param {Loop} loop itself
 * @param {Values} values across the files
 * @returns {boolean} whether it is the property of that object that has the item's name: `handlers[name]`
 */
function isLookedUp(node, of, variable, { list: { model, scope } }, values) {
  const inner = unwrap(node);
  if (inner.type !== 'MemberExpression' || !inner.computed || stepsTo(inner.property, variable)?.length !== 0)
    return false;
  const object = values.of({ model, node: inner.object, scope });
  return object?.kind === 'object' && object.node === of;
}
