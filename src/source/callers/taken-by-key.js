/** Functions that a computed key may lead to: `rules[name](password)`, `Object.values(rules)`. No name finds such a use. */
import { addToList } from '../../model/add-to-list.js';
import { keyedUses } from './keyed-uses.js';
import { isLoad, isOfPackage } from './package-root.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Expression, Values } from '../routes/values.js' */
/** @import { KeyedUse } from './keyed-uses.js' */
/** @import { ProgramFiles } from './program-files.js' */

/** Looks in all files of a program. */
export class TakenByKey {
  /** @type {KeyedUse[] | undefined} */
  #keyed;
  /** Their numbers by the key, null for one that is not known. @type {Map<string | null, number[]>} */
  #byKey = new Map();
  #files;
  #values;

  /**
   * @param {ProgramFiles} files of the program
   * @param {Values} values finds out what expressions mean
   */
  constructor(files, values) {
    this.#files = files;
    this.#values = values;
  }

  /**
   * @param {Set<string>} names of a function
   * @param {FunctionOfFile} called the function
   * @returns {boolean} whether a key may lead to it
   */
  has(names, called) {
    const keys = keysOf(names);
    const uses = this.#usesBy(keys);
    if (uses.length === 0) return false;
    const isHeld = this.#files.using(keys.map((name) => `.${name}`)).length > 0;
    return uses.some((use) => {
      if (this.#isOf(use, keys, called)) return true;
      return isHeld && this.#mayHold(use.object, use.isCalled) && !isOfPackage(use.whole, this.#values);
    });
  }

  /**
   * @param {Set<string>} names of a function
   * @param {FunctionOfFile} called the function
   * @returns {FunctionOfFile[]} calls of what a key takes from an object that is known to have it: `handlers[message.type](message)`
   */
  callsOf(names, called) {
    const keys = keysOf(names);
    return this.#usesBy(keys).flatMap((use) => {
      const isOfIt = use.isCalled && this.#isOf(use, keys, called);
      return isOfIt ? use.calls.map((place) => ({ model: use.object.model, place })) : [];
    });
  }

  /**
   * @param {string[]} keys of an object
   * @returns {KeyedUse[]} uses of all objects that may be by one of them
   */
  #usesBy(keys) {
    const keyed = (this.#keyed ??= this.#allKeyed());
    const numbers = new Set([null, ...keys].flatMap((key) => this.#byKey.get(key) ?? []));
    return [...numbers].sort((a, b) => a - b).map((number) => keyed[number]);
  }

  /** @returns {KeyedUse[]} of all files */
  #allKeyed() {
    const keyed = this.#files.all().flatMap(keyedUses);
    for (const [number, { key }] of keyed.entries()) addToList(this.#byKey, key, number);
    return keyed;
  }

  /**
   * @param {KeyedUse} use of an object by one of these keys
   * @param {string[]} keys under which it may have a function
   * @param {FunctionOfFile} called the function
   * @returns {boolean} whether it is known to have it
   */
  #isOf({ object }, keys, { place }) {
    const held = keys.map((name) => this.#values.of({ ...object, node: memberOf(object.node, name) }));
    return held.some((value) => value?.kind === 'function' && value.place.node === place.node);
  }

  /**
   * @param {Expression} object of a file
   * @param {boolean} isCalled whether what is taken from it is called
   * @returns {boolean} whether it may contain functions of others: a copy, or something unknown
   */
  #mayHold(object, isCalled) {
    const value = this.#values.of(object);
    if (value?.kind === 'object') {
      const { model, scope } = value;
      return value.node.properties.some(
        (each) => each.type === 'SpreadElement' && !isOfPackage({ model, node: each.argument, scope }, this.#values),
      );
    }
    if (value?.kind === 'called') return isCalled && isLoad(value.node);
    return isCalled && (value === null || (value.kind === 'router' && value.router.kind === 'parameter'));
  }
}

/**
 * @param {Set<string>} names of a function
 * @returns {string[]} those that can be keys
 */
function keysOf(names) {
  return [...names].filter((name) => !name.startsWith('#'));
}

/**
 * @param {Node} object an expression
 * @param {string} name of a property
 * @returns {Node} the object's value for that name, as if it were written there
 */
function memberOf(object, name) {
  const property = { type: 'Identifier', name };
  return /** @type {import('acorn').MemberExpression} */ ({ type: 'MemberExpression', object, property });
}
