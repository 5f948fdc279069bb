/**
 * Members of maps and sets that somebody else may know before they are there: `sessions.set(user.name, session)`, which
 * `sessions.delete(name)` removes. A key that the function makes, as a random one, is nobody's before.
 */
import { addToList } from '../../model/add-to-list.js';
import { unwrap } from '../definition.js';
import { childrenOf, eachNode } from '../each-node.js';
import { isFunction } from '../node-kinds.js';
import { lastName, memberPath, receiverPath } from '../member-path.js';
import { eachName } from '../pattern-names.js';

/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** Functions that make what nobody else has yet: random bytes, ids, tokens. */
const MAKES_NEW =
  /random|uuid|ulid|nanoid|cuid|^sign|^(?:token|id|uid)$|^(?:new|create|make|start|open|issue|gen|generate|next)\w*(?:session|token|ticket|id|key)?$/i;

/** A function with more text than this is a whole program. */
const LONGEST = 20_000;
/** Of each function, which may add thousands of members. @type {WeakMap<Node, Map<string, Node[]>>} */
const VALUES = new WeakMap();

/**
 * @param {CallExpression} call that adds to a map or a set: `sessions.set(name, session)`, `online.add(name)`
 * @param {Node} around the function that does so
 * @returns {boolean} whether others may know the key before
 */
export function addsKnown({ callee, arguments: [key, value] }, around) {
  const name = lastName(callee);
  const isAdding = name === 'set' ? value !== undefined : name === 'add' && value === undefined;
  return isAdding && key !== undefined && !isMadeIn(key, around);
}

/**
 * @param {CallExpression} call that removes something: `sessions.delete(name)`, `sessions.clear()`
 * @param {Node} around the function that does so
 * @returns {boolean} whether it removes all, or one that was named to the function, not any that is there
 */
export function removesKnown({ callee, arguments: [key] }, around) {
  const name = lastName(callee);
  if (name === 'clear') return key === undefined;
  return name === 'delete' && key !== undefined && !isTakenFrom(key, receiverPath(callee), around);
}

/**
 * @param {Node} key of a member
 * @param {Node} around the function that adds it
 * @returns {boolean} whether the function makes it
 */
function isMadeIn(key, around) {
  return leadingTo(key, around, (node) => {
    if (node.type === 'CallExpression') return node.callee.type === 'MemberExpression' ? [node.callee.object] : [];
    if (node.type === 'ObjectExpression') return childrenOf(node);
    if (node.type === 'Property') return [node.value];
    return node.type === 'MemberExpression' ? [node.object] : [];
  }).some(
    (node) =>
      node.type === 'UpdateExpression' || (node.type === 'CallExpression' && MAKES_NEW.test(lastName(node.callee))),
  );
}

/**
 * @param {Node} key of a member
 * @param {string} path of a collection
 * @param {Node} around the function that removes it
 * @returns {boolean} whether the function takes the key from the collection itself
 */
function isTakenFrom(key, path, around) {
  return leadingTo(key, around, childrenOf).some((node) => memberPath(node) === path);
}

/**
 * @param {Node} value in a function
 * @param {Node} around the function
 * @param {(node: Node) => Node[]} partsOf an expression that are followed
 * @returns {Node[]} expressions that it is made of, through the function's variables
 */
function leadingTo(value, around, partsOf) {
  /** @type {Node[]} */
  const found = [];
  /** @type {Set<string>} */
  const names = new Set();
  const pending = around.end - around.start > LONGEST ? [] : [value];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const inner = unwrap(node);
    found.push(inner);
    pending.push(...partsOf(inner));
    if (inner.type !== 'Identifier' || names.has(inner.name)) continue;
    names.add(inner.name);
    pending.push(...(valuesIn(around).get(inner.name) ?? []));
  }
  return found;
}

/**
 * @param {Node} around a function
 * @returns {Map<string, Node[]>} what it sets each variable to, or takes it from: a list in a loop, or whatever calls a function
 *   with it
 */
function valuesIn(around) {
  const known = VALUES.get(around);
  if (known !== undefined) return known;
  /** @type {Map<string, Node[]>} */
  const values = new Map();
  const add = (/** @type {Node} */ pattern, /** @type {Node} */ value) =>
    eachName(pattern, null, (name) => addToList(values, name, value));
  eachNode(around, false, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) add(node.id, node.init);
    if (node.type === 'AssignmentExpression') add(node.left, node.right);
    if (node.type === 'ForOfStatement') add(loopVariable(node.left), node.right);
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    for (const each of node.arguments)
      if (isFunction(each)) for (const parameter of each.params) add(parameter, node.callee.object);
  });
  VALUES.set(around, values);
  return values;
}

/**
 * @param {import('acorn').ForOfStatement['left']} left of a loop
 * @returns {Node} the pattern that it sets
 */
function loopVariable(left) {
  return left.type === 'VariableDeclaration' ? left.declarations[0].id : left;
}
