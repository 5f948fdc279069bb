/** Names members and keys: `config.kdf.iterations` and each part of it. */

/** @import { AssignmentProperty, MemberExpression, AnyNode as Node, Property } from 'acorn' */

/**
 * The path of a member such as `this.hash` or `config.kdf.iterations`.
 * @param {Node} node an expression or the target of an assignment
 * @param {number} [depth] how many dots to follow
 * @returns {string} `''` unless it consists of names and dots
 */
export function memberPath(node, depth = 6) {
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || depth === 0) return '';
  const object = memberPath(node.object, depth - 1);
  return object && `${object}.${memberName(node.property)}`;
}

/**
 * @param {string} path such as `this.users.find`
 * @returns {string} `this`
 */
export function firstName(path) {
  return path.split('.', 1)[0];
}

/**
 * @param {Node} node a property's key that is not computed
 * @returns {string} its name, `#name` if it is private, `''` if it is a literal
 */
export function memberName(node) {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'PrivateIdentifier' ? `#${node.name}` : '';
}

/**
 * @param {Node} key of a property that is not computed
 * @returns {string} its name, also if it is quoted or a number
 */
export function nameOfKey(key) {
  return key.type === 'Literal' ? String(key.value) : memberName(key);
}

/**
 * @param {Property | AssignmentProperty} property of an object
 * @returns {string} its name, also if it is quoted or a number; `''` if it is computed
 */
export function nameOfProperty({ computed, key }) {
  return computed ? '' : nameOfKey(key);
}

/**
 * @param {MemberExpression} member of something
 * @returns {string} name of the property, also for `rules['check']`; `''` if it is computed from anything but a literal
 */
export function writtenName({ property, computed }) {
  return computed && property.type !== 'Literal' ? '' : nameOfKey(property);
}

/**
 * @param {Node} node any
 * @returns {string} name of the property if it is a member, `''` if it isn't or is computed
 */
export function propertyName(node) {
  return node.type === 'MemberExpression' && !node.computed ? memberName(node.property) : '';
}

/**
 * @param {Node} node an expression
 * @returns {string} the last name in it: `Post` for `common.Post` and for `Post`; `''` if there is none
 */
export function lastName(node) {
  return node.type === 'Identifier' ? node.name : propertyName(node);
}

/**
 * @param {Node} callee of a call
 * @returns {string} path of the object whose method it is, also of what calls return: `db` for `db('users').where(id).first`;
 *   `''` if it is no method, or begins with something else
 */
export function receiverPath(callee) {
  let object = callee.type === 'MemberExpression' ? callee.object : null;
  while (object?.type === 'CallExpression')
    object = object.callee.type === 'MemberExpression' ? object.callee.object : object.callee;
  return object === null ? '' : memberPath(object);
}
