/**
 * Uses of objects by computed keys: no name leads to the functions in such objects. Which object it is, is known here;
 * `kept-functions` follows all that has the name of what keeps a function.
 */
import { eachNode } from '../each-node.js';
import { callOf } from '../handed-over.js';
import { lastName, memberName, memberPath } from '../member-path.js';
import { isWithin } from '../nested-ranges.js';
import { isFunction } from '../node-kinds.js';
import { eachName } from '../pattern-names.js';
import { passesOn } from '../promise-flow.js';
import { usesOfVariable } from '../uses-of-variable.js';
import { isLoad } from './package-root.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Expression } from '../routes/values.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} KeyedUse
 * @property {Expression} object that is accessed
 * @property {Expression} whole the access: `rules[name]`; for `Object.values(rules)`, the object
 * @property {string | null} key if it is literal: `rules['check']`; else null
 * @property {boolean} isCalled whether the result is called, directly or by the name that it gets there
 * @property {Place[]} calls where that is, unless a list is taken
 */

/** Functions of `Object` and `Reflect` that return what an object contains. */
const GIVES_ALL = ['.values', '.entries', '.get', '.apply'];

const IS_STATEMENT = /Statement$|Declaration$/;

/** Where a counter of a loop is used. */
const COUNTS = /^(?:Member|Binary|Update|Call)Expression$/;

/**
 * @param {FileModel} model of a file
 * @returns {KeyedUse[]} in no particular order
 */
export function keyedUses(model) {
  const { uses } = model.index;
  const lookups = model.index.lookups.flatMap((place) => {
    const { node, up } = place;
    if (node.type === 'ObjectPattern')
      return up?.node.type === 'VariableDeclarator' && up.node.init
        ? [
            useOf(
              model,
              place,
              up.node.init,
              null,
              takenIn(node).flatMap((name) => callsByName(name, place, uses)),
            ),
          ]
        : [];
    if (node.type !== 'MemberExpression' || isWritten(place)) return [];
    const { property } = node;
    if (isCounter(property, place, uses)) return [];
    const key = property.type === 'Literal' ? String(property.value) : null;
    return [useOf(model, place, node.object, key, [...callsOf(place), ...callsByName(targetOf(place), place, uses)])];
  });
  const lists = GIVES_ALL.flatMap((name) => uses.get(name) ?? []).flatMap(({ up }) => {
    const call = up?.up;
    const isOfLanguage = up?.node.type === 'MemberExpression' && /^(?:Object|Reflect)$/.test(lastName(up.node.object));
    if (!call || !isOfLanguage || call.node.type !== 'CallExpression' || call.node.callee !== up.node) return [];
    const [object] = call.node.arguments;
    if (object === undefined) return [];
    const isCalled = isLoad(object) || callsOfAll(call, uses).length > 0;
    return [{ ...useOf(model, { ...call, node: object }, object, null, []), isCalled }];
  });
  return [...lookups, ...lists];
}

/**
 * @param {FileModel} model of a file
 * @param {Place} place of the access
 * @param {Node} object that is accessed
 * @param {string | null} key of it
 * @param {Place[]} calls of the result
 * @returns {KeyedUse}
 */
function useOf(model, { node, context: { scope } }, object, key, calls) {
  const isCalled = calls.length > 0;
  return { object: { model, node: object, scope }, whole: { model, node, scope }, key, isCalled, calls };
}

/**
 * @param {Node} key of a member
 * @param {Place} place of the member
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether it is a variable that is always a number: `for (let i = 0; i < list.length; i++) list[i]();`
 */
function isCounter(key, { context: { scope } }, uses) {
  const definitions = key.type === 'Identifier' ? (scope.lookup(key.name)?.definitions ?? []) : [];
  if (definitions.length === 0 || !definitions.every(({ node }) => isNumber(node))) return false;
  return usesOfVariable(lastName(key), scope, uses).every(isCounted);
}

/**
 * @param {Node | null} node a value, null if unknown
 * @returns {boolean} whether it is a number: `0`, `list.length - 1`
 */
function isNumber(node) {
  return node?.type === 'Literal'
    ? typeof node.value === 'number'
    : node?.type === 'BinaryExpression' && node.operator === '-';
}

/**
 * @param {Place} use of a variable whose known values are numbers
 * @returns {boolean} whether it gets no other value there
 */
function isCounted({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'VariableDeclarator') return parent.id !== node || Boolean(parent.init);
  if (parent?.type === 'AssignmentExpression') return parent.operator === '=' || parent.right === node;
  return COUNTS.test(parent?.type ?? '');
}

/**
 * @param {Place} place of a member
 * @returns {boolean} whether it is only assigned or deleted
 */
function isWritten({ node, up }) {
  const parent = up?.node;
  return parent?.type === 'AssignmentExpression'
    ? parent.left === node && parent.operator === '='
    : parent?.type === 'UnaryExpression';
}

/**
 * @param {Place} place of a member
 * @returns {Place[]} where it is called, including through its own `call` or `apply`, or that of `Reflect`: one place or none
 */
function callsOf(place) {
  const { node, up } = place;
  const parent = up?.node;
  const isOwn = parent?.type === 'MemberExpression' && parent.object === node && !parent.computed;
  const call = isOwn && /^(?:call|apply|bind)$/.test(memberName(parent.property)) ? up?.up : callOf(place);
  return [call ?? (isApplied(place) ? up : null)].filter((each) => each !== null);
}

/**
 * @param {Place} place of a function's name
 * @returns {boolean} whether it is applied there: `Reflect.apply(check, rules, given)`
 */
function isApplied({ node, up }) {
  const call = up?.node;
  return call?.type === 'CallExpression' && call.arguments[0] === node && memberPath(call.callee) === 'Reflect.apply';
}

/**
 * `const check = checks[type] ?? fallback; if (check(password)) ...`
 * @param {Node | null} name what gets the value of an access
 * @param {Place} place of the access
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where the file calls it, if it is a variable
 */
function callsByName(name, { context }, uses) {
  if (name?.type !== 'Identifier') return [];
  const binding = context.scope.lookup(name.name);
  // In minified code a name has thousands of uses, and few of them are calls.
  return (uses.get(name.name) ?? []).flatMap((use) => {
    const calls = callsOf(use);
    return calls.length > 0 && use.context.scope.lookup(name.name) === binding ? calls : [];
  });
}

/**
 * @param {Place} place of what an object contains: `Reflect.get(rules, name)`, `Object.entries(rules)`
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where that is called, directly, or by a name that it gets in the same statement: in a loop, or in functions there
 */
function callsOfAll(place, uses) {
  let region = place;
  while (region.up !== null && !IS_STATEMENT.test(region.node.type)) region = region.up;
  /** @type {Set<string>} */
  const names = new Set();
  const add = (/** @type {Node} */ pattern) => eachName(pattern, null, (name) => names.add(name));
  eachNode(region.node, false, (node) => {
    if (isFunction(node) && node.start > place.node.start) node.params.forEach(add);
    if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration') add(node.left.declarations[0].id);
  });
  const within = [...names]
    .flatMap((name) => uses.get(name) ?? [])
    .filter(({ node }) => isWithin(node, region.node))
    .flatMap(callsOf);
  return [...callsOf(place), ...callsByName(targetOf(place), place, uses), ...within];
}

/**
 * @param {Place} place of an expression
 * @returns {Node | null} what gets its value, null if that is nothing with a name
 */
function targetOf(place) {
  let value = place;
  while (value.up !== null && passesOn(value.up.node, value.node)) value = value.up;
  const parent = value.up?.node;
  if (parent?.type === 'VariableDeclarator') return parent.id;
  return parent?.type === 'AssignmentExpression' && parent.right === value.node ? parent.left : null;
}

/**
 * @param {import('acorn').ObjectPattern} pattern with computed names
 * @returns {Node[]} what gets the values of these
 */
function takenIn({ properties }) {
  return properties.flatMap((each) => (each.type === 'Property' && each.computed ? [each.value] : []));
}
