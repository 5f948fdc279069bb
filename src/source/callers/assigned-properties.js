/** Properties that `Object.assign` sets, and an object literal names: `Object.assign(user, { salt, hash })`. */
import { memberPath, nameOfKey } from '../member-path.js';

/** @import { Access } from '../read-then-written.js' */
/** @import { CallExpression, AnyNode as Node, Property } from 'acorn' */

/**
 * @param {CallExpression} node of a call that writes something
 * @returns {boolean} whether it sets properties: `Object.assign(vault, { key })`
 */
export function isAssigning({ callee }) {
  return memberPath(callee) === 'Object.assign';
}

/**
 * @param {Access} access that writes something
 * @param {(source: Node) => Property[]} [propertiesOf] finds those of an argument; default those of a literal
 * @returns {Access[]} the properties that it names, as if each was assigned: `Object.assign(user, { salt, hash })`
 */
export function namedBy(access, propertiesOf = namedProperties) {
  const { node, path } = access;
  if (node.type !== 'CallExpression' || !isAssigning(node)) return [];
  const [object, ...sources] = node.arguments;
  return sources.flatMap(propertiesOf).map((each) => {
    const left = { type: 'MemberExpression', object, property: each.key, computed: each.key.type === 'Literal' };
    const set = { ...node, type: 'AssignmentExpression', operator: '=', left, right: each.value };
    return {
      ...access,
      path: `${path}${nameOfKey(each.key)}`,
      node: /** @type {Node} */ (/** @type {unknown} */ (set)),
    };
  });
}

/**
 * @param {Node | null | undefined} node of a value
 * @returns {Property[]} those that it names, if it is an object literal
 */
export function namedProperties(node) {
  const properties = node?.type === 'ObjectExpression' ? node.properties : [];
  return properties.flatMap((each) => (each.type === 'Property' && !each.computed ? [each] : []));
}
