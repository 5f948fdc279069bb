/** Keys of state: paths that begin with the owner and end with a dot, such as `/app/users.js:12.rows.`. */
import { lastPart } from '../../model/last-part.js';
import { OF_REQUEST_NAME } from '../handler-parameters.js';
import { firstName, propertyName } from '../member-path.js';
import { reachesOthers } from '../read-then-written.js';

/** @import { Access } from '../read-then-written.js' */

/** Owner of properties of objects that names don't lead to, as of `user` in `const user = users.get(name)`. */
const ANY = '(any).';

/**
 * @param {Set<string>} read keys
 * @param {ReadonlySet<string>} written keys
 * @returns {boolean} whether one of the read keys is one of the written ones, or inside it
 */
export function readsWritten(read, written) {
  for (const key of read)
    for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1))
      if (written.has(key.slice(0, dot + 1))) return true;
  return false;
}

/**
 * @param {ReadonlySet<string>} inner keys
 * @param {ReadonlySet<string>} outer keys
 * @returns {string[]} those of the second that are one of the first, or have one of them inside
 */
export function outerKeys(inner, outer) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const key of inner)
    for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1))
      if (outer.has(key.slice(0, dot + 1))) found.add(key.slice(0, dot + 1));
  return [...found];
}

/**
 * @param {Access} access of a function to something
 * @returns {string} the key of a property that it reads or sets, of whichever object; `''` if it is a variable, a
 *   method that is called, or one request's own
 */
export function propertyKey({ path, node, isCalled }) {
  const root = firstName(path);
  if (isCalled || (OF_REQUEST_NAME.test(root) && !reachesOthers(path))) return '';
  const target = accessTarget(node);
  const name =
    target.type === 'VariableDeclarator' || isInBrackets(target, path) ? lastPart(path) : propertyName(target);
  return name === '' || name === 'length' ? '' : `${ANY}${name}.`;
}

/**
 * @param {import('acorn').AnyNode} target that is read or set
 * @param {string} path of it
 * @returns {boolean} whether it is a property by a text in brackets that is a part of the path: `config['salt']`
 */
function isInBrackets(target, path) {
  return target.type === 'MemberExpression' && target.computed && !path.endsWith('.');
}

/**
 * @param {import('acorn').AnyNode} node of an access
 * @returns {import('acorn').AnyNode} what it sets or counts, itself if it does neither
 */
export function accessTarget(node) {
  if (node.type === 'AssignmentExpression') return node.left;
  return node.type === 'UpdateExpression' ? node.argument : node;
}

/**
 * @param {string} key of something that is written
 * @returns {string} the key of its property, of whichever object; `''` if it is a variable
 */
export function anyOf(key) {
  const [, ...names] = key.slice(0, -1).split('.');
  return names.length === 0 ? '' : `${ANY}${names[names.length - 1]}.`;
}

/**
 * @param {string} key any
 * @returns {boolean} whether it is that of a property of whichever object
 */
export function isOfAny(key) {
  return key.startsWith(ANY);
}
