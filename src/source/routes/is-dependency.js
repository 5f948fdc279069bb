/** Whether a factory of handlers is given a handler to call, or something that its own handler uses. */
import { functionAbove } from '../function-around.js';
import { isFunction } from '../node-kinds.js';
import { isWithin } from '../nested-ranges.js';
import { MAX_STEPS, unwrap } from '../definition.js';
import { eachName } from '../pattern-names.js';
import { isAnswered } from './is-answered.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { Expression, Values } from './values.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * `register(hashPassword)` with `const register = (hash) => async (req, res) => { await hash(req.body.password); }`: the program
 * may call `hashPassword` for other routes. A function that is written there serves nothing else, whatever it is called with.
 * @param {Values} values across the files
 * @param {Expression & {node: CallExpression}} factory the call of it
 * @param {number} at which of its arguments
 * @returns {boolean} whether all calls of that are seen, and none passes on what the handler gets
 */
export function isDependency(values, { model, node, scope }, at) {
  const maker = isFunction(node.arguments[at]) ? null : values.of({ model, node: node.callee, scope });
  if (maker?.kind !== 'function') return false;
  const { place } = maker;
  const param = isFunction(place.node) ? place.node.params[at] : undefined;
  if (param?.type !== 'Identifier') return false;
  const usesOf = (/** @type {string} */ name) =>
    (maker.model.index.uses.get(name) ?? []).filter((use) => isWithin(use.node, place.node));
  const uses = usesOf(param.name).filter((use) => use.node !== param && !isOnlyAsked(use));
  return uses.length > 0 && uses.every((use) => isOnlyUsed(use, place.node, usesOf));
}

/**
 * @param {Place} use of a name
 * @returns {boolean} whether it only says what kind of thing that is: `typeof fn`, `fn.name`
 */
function isOnlyAsked({ node, up }) {
  if (up?.node.type !== 'MemberExpression') return /^(?:Unary|Binary)Expression$/.test(up?.node.type ?? '');
  const around = up.up?.node;
  return up.node.object === node && !(around?.type === 'CallExpression' && around.callee === up.node);
}

/**
 * @param {Place} use of a parameter of a factory
 * @param {Node} maker the factory
 * @param {(name: string) => Place[]} usesOf names in the factory
 * @returns {boolean} whether it is called there without what the functions in the factory get, and is not what they answer
 */
function isOnlyUsed(use, maker, usesOf) {
  const { node, up } = use;
  if (up?.node.type !== 'CallExpression' || up.node.callee !== node) return false;
  const names = namesGiven(use, maker);
  return (
    !up.node.arguments.some((each) => isGiven(each, use.context.scope, names, MAX_STEPS)) &&
    !isAnswered(up, { maker, names, usesOf, followed: new Set() })
  );
}

/**
 * @param {Place} place in a factory
 * @param {Node} maker the factory
 * @returns {Set<string>} parameters of the functions in it that are around the place
 */
function namesGiven(place, maker) {
  const names = new Set(['arguments']);
  for (let above = functionAbove(place); above !== null && above.node !== maker; above = functionAbove(above))
    for (const param of above.node.params) eachName(param, null, (name) => names.add(name));
  return names;
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {ReadonlySet<string>} names of parameters
 * @param {number} steps how many more names may be followed
 * @returns {boolean} whether it is one of these, a whole part of one (`req.body`), an object of such, or what a call makes
 *   of one (`schema.parse(req.body)`); anything smaller, `req.body.password`, is no request
 */
function isGiven(node, scope, names, steps) {
  const inner = unwrap(node);
  const isSo = (/** @type {Node | null} */ each) => each !== null && isGiven(each, scope, names, steps - 1);
  if (steps <= 0) return false;
  switch (inner.type) {
    case 'SpreadElement':
      return true;
    case 'Identifier':
      return names.has(inner.name) || isDefinedAsGiven(inner.name, scope, names, steps);
    case 'MemberExpression':
      return inner.object.type === 'Identifier' && names.has(inner.object.name);
    case 'ObjectExpression':
      return inner.properties.some((each) => isSo(each.type === 'Property' ? each.value : each));
    case 'ArrayExpression':
      return inner.elements.some(isSo);
    case 'CallExpression':
      return inner.arguments.some(isSo);
    default:
      return false;
  }
}

/**
 * `const { body } = req`, `const request = { body: req.body }`.
 * @param {string} name of a variable
 * @param {Scope} scope where it is used
 * @param {ReadonlySet<string>} names of parameters
 * @param {number} steps how many more names may be followed
 * @returns {boolean} as `isGiven`
 */
function isDefinedAsGiven(name, scope, names, steps) {
  return (scope.lookup(name)?.definitions ?? []).some(({ node, key, scope: where }) => {
    if (node === null) return false;
    return key === '' ? isGiven(node, where, names, steps - 1) : node.type === 'Identifier' && names.has(node.name);
  });
}
