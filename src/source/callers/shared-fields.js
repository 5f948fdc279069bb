/**
 * Fields of objects that others may have, too: `this.rows`, which a constructor is given. Nobody else has an object that a function
 * has just made, but what such a field leads to is everybody's.
 */
import { unwrap } from '../definition.js';
import { eachNode } from '../each-node.js';
import { memberName } from '../member-path.js';
import { isClassConstructor, isFunction } from '../node-kinds.js';

/** @import { Place } from '../program-index.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Values that others may have: names, members, and what calls return. */
const MAY_BE_SHARED = /^(?:Identifier|MemberExpression|CallExpression|LogicalExpression|ConditionalExpression)$/;

/** What the code of a file says of the fields of its classes. */
export class SharedFields {
  /** @type {WeakMap<FileModel, Set<string>>} names of fields that are an object's own, by file */
  #own = new WeakMap();
  /** @type {WeakMap<FileModel, Set<string>>} names of fields that are only set to what is made there, by file */
  #made = new WeakMap();

  /**
   * @param {FileModel} model of the file of a class
   * @param {string} name of a field of it
   * @returns {boolean} whether others may have what is in it: no method sets it, and what it is set to is not made there
   */
  mayBeShared(model, name) {
    const own = this.#own.get(model) ?? ownFieldsIn(model);
    this.#own.set(model, own);
    return name !== '' && !own.has(name);
  }

  /**
   * @param {FileModel} model of the file of a class
   * @param {string} name of a field of it
   * @returns {boolean} whether others may have what is in it: something sets it, also later, to what is not made there
   */
  mayBeGiven(model, name) {
    const made = this.#made.get(model) ?? madeFieldsIn(model);
    this.#made.set(model, made);
    return name !== '' && !made.has(name);
  }
}

/**
 * @param {Place} constructor of a class
 * @returns {Map<string, number>} the fields that it sets to what it is given, with the index of that parameter
 */
export function fieldsGiven({ node }) {
  /** @type {Map<string, number>} */
  const found = new Map();
  if (!isFunction(node)) return found;
  const names = node.params.map((each) => (each.type === 'Identifier' ? each.name : ''));
  eachNode(node.body, true, (each) => {
    const set = fieldSet(each);
    const index = set?.value?.type === 'Identifier' ? names.indexOf(set.value.name) : -1;
    if (set !== null && index !== -1) found.set(set.name, index);
  });
  return found;
}

/**
 * @param {FileModel} model of a file
 * @returns {Set<string>} names of fields that its classes set later than in their constructors, or only to what they make
 */
function ownFieldsIn({ program, places }) {
  /** @type {Set<string>} */
  const own = new Set();
  /** @type {Set<string>} */
  const shared = new Set();
  const add = (/** @type {Node} */ node, /** @type {boolean} */ isLater) => {
    const set = fieldSet(node);
    if (set !== null) (isLater || !mayBeOfOthers(set.value) ? own : shared).add(set.name);
    if (set !== null && isLater) shared.delete(set.name);
  };
  eachNode(program, false, (node) => {
    if (node.type === 'PropertyDefinition') add(node, false);
  });
  for (const place of [...places.values()].sort((a, b) => Number(isConstructor(b)) - Number(isConstructor(a))))
    if (isFunction(place.node)) eachNode(place.node.body, true, (node) => add(node, !isConstructor(place)));
  return new Set([...own].filter((name) => !shared.has(name)));
}

/**
 * @param {FileModel} model of a file
 * @returns {Set<string>} names of fields that its classes set, and only to what they make
 */
function madeFieldsIn({ program }) {
  /** @type {Map<string, boolean>} */
  const areMade = new Map();
  eachNode(program, false, (node) => {
    const set = fieldSet(node);
    if (set !== null) areMade.set(set.name, areMade.get(set.name) !== false && !mayBeOfOthers(set.value));
  });
  return new Set([...areMade].filter(([, isMade]) => isMade).map(([name]) => name));
}

/**
 * @param {Place} place of a function
 * @returns {boolean} whether `new` calls it
 */
function isConstructor(place) {
  const { node } = place;
  return isClassConstructor(place) || (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id?.name ?? ''));
}

/**
 * @param {Node} node of any type
 * @returns {{name: string, value: Node | null} | null} the field of `this` that it sets, and to what; null if it sets none
 */
function fieldSet(node) {
  if (node.type === 'PropertyDefinition') return { name: memberName(node.key), value: node.value ?? null };
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return null;
  const { object, property, computed } = node.left;
  return object.type === 'ThisExpression' && !computed ? { name: memberName(property), value: node.right } : null;
}

/**
 * @param {Node | null} value that a field is set to
 * @returns {boolean} whether others may have it
 */
function mayBeOfOthers(value) {
  return value !== null && MAY_BE_SHARED.test(unwrap(value).type);
}
