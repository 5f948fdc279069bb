/** Whether only packages get to call what is written in their options. */
import { isWithin } from '../nested-ranges.js';
import { unwrap } from '../definition.js';
import { isDeclared, usesOfVariable } from '../uses-of-variable.js';

/** @import { Place } from '../program-index.js' */
/** @import { Expression, Value, Values } from './values.js' */

/** Each route may be given the same options. @type {WeakMap<Values, Map<readonly Place[], boolean>>} */
const known = new WeakMap();

/**
 * `basicAuth({ verifyUser: ... })`, or `basicAuth(options)` with a variable that has no other use. Of
 * `basicAuth(auth)`, other routes may call `auth.verify`, too.
 * @param {Values} values across the files
 * @param {Expression} given argument of a call
 * @param {Extract<Value, {kind: 'object'}>} options that it is
 * @returns {boolean} whether the file shows that nothing but calls of packages gets them
 */
export function isOnlyGiven(values, { model, node: outer, scope }, options) {
  if (options.model !== model) return false;
  if (isWithin(options.node, outer)) return true;
  const node = unwrap(outer);
  if (node.type !== 'Identifier') return false;
  const uses = usesOfVariable(node.name, scope, model.index.uses);
  const declarator = uses.find(isDeclared)?.up ?? null;
  return (
    declarator !== null &&
    isWithin(options.node, declarator.node) &&
    declarator.up?.up?.node.type !== 'ExportNamedDeclaration' &&
    areForPackages(values, model, uses)
  );
}

/**
 * @param {Values} values across the files
 * @param {Expression['model']} model of a file
 * @param {readonly Place[]} uses of a variable in it
 * @returns {boolean} whether each declares it, or gives it to a call in which a package makes something
 */
function areForPackages(values, model, uses) {
  const found = known.get(values) ?? new Map();
  known.set(values, found);
  const are = found.get(uses) ?? uses.every((use) => isDeclared(use) || isForPackage(values, model, use));
  found.set(uses, are);
  return are;
}

/**
 * @param {Values} values across the files
 * @param {Expression['model']} model of a file
 * @param {Place} use of a name in it
 * @returns {boolean} whether that gives it to a call in which a package makes something
 */
function isForPackage(values, model, { node, up, context: { scope } }) {
  const by = up?.node;
  if (by?.type !== 'CallExpression' || by.callee === node) return false;
  return values.of({ model, node: by, scope })?.kind === 'made';
}
