/** Calls of a function in its own file that could not wait for it: made async, it would give them a promise. */
import { mayBecomeAsync } from '../model/handed-function.js';
import { definitionOf } from './definition.js';
import { methodOf, variableOf } from './handed-by-name.js';
import { memberPath } from './member-path.js';

/** @import { EnclosingFunction } from '../model/profile.js' */
/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** A name with more uses is a minifier's, or stands for many things. */
const MOST_USES = 100;

/**
 * @param {Place} place of a function that is not async
 * @param {ReadonlyMap<string, Place[]>} uses where names stand in the file, those of properties with a dot before them
 * @param {(call: Place) => EnclosingFunction} around tells of the function around a call
 * @returns {Node | null} the first call of it that can't wait; null if the file shows none
 */
export function neededAtOnce(place, uses, around) {
  const calls = callsOf(place, uses).toSorted((a, b) => a.node.start - b.node.start);
  return calls.find((call) => !mayWait(call, around(call)))?.node ?? null;
}

/**
 * @param {Place} call of a function
 * @param {EnclosingFunction} within the function around it
 * @returns {boolean} whether it may stand there if it gives a promise: awaited, or where nobody looks at what it gives
 */
function mayWait(call, within) {
  if (within.isAsync) return true;
  if (within.kind === 'module') return call.up?.node.type === 'ExpressionStatement';
  return mayBecomeAsync(within) && (within.neededAt ?? null) === null;
}

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names stand in the file
 * @returns {Place[]} calls of it by its name, as far as they are surely of it
 */
function callsOf(place, uses) {
  const name = variableOf(place);
  if (name !== '') {
    const binding = place.context.scope.lookup(name);
    const own = usesOf(name, uses).filter((use) => use.context.scope.lookup(name) === binding);
    return own.flatMap(callWith);
  }
  const method = methodOf(place);
  if (method === '') return [];
  return usesOf(`.${method}`, uses).flatMap(({ up }) =>
    up?.node.type === 'MemberExpression' && isOwnObject(up.node.object, up, place) ? callWith(up) : [],
  );
}

/**
 * @param {string} name of a variable, or of a property with a dot before it
 * @param {ReadonlyMap<string, Place[]>} uses where names stand in the file
 * @returns {Place[]} none if there are too many
 */
function usesOf(name, uses) {
  const places = uses.get(name) ?? [];
  return places.length > MOST_USES ? [] : places;
}

/**
 * @param {Place} callee a name or a member
 * @returns {Place[]} the call of it, none if it is not called
 */
function callWith({ node, up }) {
  return up?.node.type === 'CallExpression' && up.node.callee === node ? [up] : [];
}

/**
 * @param {Node} object whose method is called
 * @param {Place} member place of the method's name with it
 * @param {Place} method place of a method of that name
 * @returns {boolean} whether it is that method for certain, or almost
 */
function isOwnObject(object, member, method) {
  const holder = holderOf(method);
  if (object.type === 'ThisExpression' || object.type === 'Super') return isWithin(member, holder);
  if (holder === null) return /^(?:exports|module\.exports)$/.test(memberPath(object));
  const name = 'id' in holder && holder.id ? holder.id.name : '';
  const made = definitionOf(object, member.context.scope)?.node;
  if (made?.type === 'NewExpression') return name !== '' && memberPath(made.callee) === name;
  return made === holder || (name !== '' && memberPath(object) === name);
}

/**
 * @param {Place} place of a function
 * @returns {Extract<Node, {type: 'ClassDeclaration' | 'ClassExpression' | 'ObjectExpression'}> | null} class or object
 *   literal whose method it is, null if something is assigned
 */
function holderOf({ up }) {
  const outer = up?.up;
  if (up?.node.type === 'Property') return outer?.node.type === 'ObjectExpression' ? outer.node : null;
  const node = outer?.up?.node;
  return node?.type === 'ClassDeclaration' || node?.type === 'ClassExpression' ? node : null;
}

/**
 * @param {Place} place of `this`
 * @param {Node | null} holder class or object literal; null for none, such as `A.prototype`
 * @returns {boolean} whether `this` may be of it: also of a class that extends another
 */
function isWithin(place, holder) {
  for (let outer = place.up; outer; outer = outer.up) {
    const { node } = outer;
    if (node === holder) return true;
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') return Boolean(node.superClass);
  }
  return holder === null;
}
