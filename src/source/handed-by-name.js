/** Finds the calls that get a function by its name. */
import { callOf, calledWith, withKeptName } from './handed-over.js';
import { memberName, propertyName } from './member-path.js';
import { routerOf } from './router-of.js';
import { isDeclared } from './uses-of-variable.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */

/**
 * Functions of arrays and timers that call their argument: `guard.isRight` is a function in
 * `users.filter(guard.isRight)`, while `user.hash` is data in `compare(text, user.hash)`.
 */
const CALLS_IT =
  /^(?:filter|some|every|find\w*|sort|toSorted|map|flatMap|forEach|reduce|reduceRight|setInterval|setTimeout|setImmediate)$/;

/**
 * How a named function is passed to calls.
 * @typedef {object} NamedUse
 * @property {HandOver[]} handOvers each call that it is passed to by name
 * @property {boolean} isOnlyHanded whether its name has no other use, as far as the file shows
 */

/** Of each function, which is asked for each call in it. @type {WeakMap<Place, NamedUse>} */
const HANDED = new WeakMap();

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file, those of properties with a dot before them
 * @returns {NamedUse} no hand-overs if it has no name, or is never passed by name
 */
export function handedByName(place, uses) {
  const handed = HANDED.get(place) ?? findHanded(place, uses);
  HANDED.set(place, handed);
  return handed;
}

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses as for `handedByName`
 * @returns {NamedUse} as `handedByName`
 */
function findHanded(place, uses) {
  const name = variableOf(place);
  if (name !== '') return ofVariable(place, name, uses.get(name) ?? []);
  const method = methodOf(place);
  const members =
    method === ''
      ? []
      : (uses.get(`.${method}`) ?? []).flatMap(({ up }) => (up?.node.type === 'MemberExpression' ? [up] : []));
  const handOvers = members.flatMap((member) => {
    const by = calledWith(withBind(member));
    return by && (isOwnMember(member) || CALLS_IT.test(by.name) || routerOf(by) !== '') ? [by] : [];
  });
  return { handOvers, isOnlyHanded: false };
}

/**
 * @param {Place} place of a function
 * @param {string} name of the variable that holds it
 * @param {Place[]} uses of that name, also for other variables
 * @returns {NamedUse}
 */
function ofVariable(place, name, uses) {
  const { node, context } = place;
  const binding = context.scope.lookup(name);
  const own = uses.filter(
    (use) => use.context.scope.lookup(name) === binding && use.up?.node !== node && !isDeclared(use),
  );
  const handOvers = own.flatMap((use) => calledWith(withBind(use)) ?? []);
  return {
    handOvers,
    isOnlyHanded: handOvers.length > 0 && handOvers.length === own.length && !isExportedThere(place),
  };
}

/**
 * @param {Place} place of a function
 * @returns {boolean} whether the statement that it is in exports it
 */
export function isExportedThere({ up }) {
  return [up, up?.up, up?.up?.up].some((outer) => outer?.node.type.startsWith('Export'));
}

/**
 * @param {Place} place of a function
 * @returns {string} variable of the file with this value, `''` if none
 */
export function variableOf(place) {
  const { node } = place;
  if (node.type === 'FunctionDeclaration' && node.id) return node.id.name;
  const { up } = withKeptName(place);
  return up?.node.type === 'VariableDeclarator' && up.node.id.type === 'Identifier' ? up.node.id.name : '';
}

/**
 * @param {Place} place of a function
 * @returns {string} name of the property or method, `''` if it is neither
 */
export function methodOf(place) {
  const { node, up } = withKeptName(place);
  const parent = up?.node;
  switch (parent?.type) {
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'Property':
      return parent.computed ? '' : memberName(parent.key);
    case 'AssignmentExpression':
      return parent.right === node && parent.left.type === 'MemberExpression' && !parent.left.computed
        ? memberName(parent.left.property)
        : '';
    default:
      return '';
  }
}

/**
 * @param {Place} member place of `this.isRight`, `exports.isRight`
 * @returns {boolean} whether that is certainly the file's own object
 */
function isOwnMember({ node }) {
  const object = node.type === 'MemberExpression' ? node.object : null;
  return object?.type === 'ThisExpression' || (object?.type === 'Identifier' && object.name === 'exports');
}

/**
 * @param {Place} place of an expression
 * @returns {Place} of the call `expression.bind(...)`, if it is part of one
 */
export function withBind(place) {
  const { node, up } = place;
  const isBind = up?.node.type === 'MemberExpression' && up.node.object === node && propertyName(up.node) === 'bind';
  return (isBind && callOf(up)) || place;
}
