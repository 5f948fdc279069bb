/**
 * What functions replace or remove in one turn. A log-in checks `user.disabled`, derives, and stores a session; another
 * request disables the user and removes the sessions. One after the other, no session is left; if the log-in lets others
 * in between, its session is stored after they were removed. So it is with a key and its id that are replaced together.
 */
import { functionAbove } from '../function-around.js';
import { handedByName } from '../handed-by-name.js';
import { isFunction } from '../is-function.js';
import { memberName, memberPath } from '../member-path.js';
import { innermostFinder } from '../nested-ranges.js';
import { accessesIn, isOfOneCall, ownNames } from '../read-then-written.js';
import { valueGiven } from '../value-given.js';
import { isOfAny, isOneIn, propertyKey } from './state-keys.js';

/** @import { Place } from '../program-index.js' */
/** @import { Access } from '../read-then-written.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * Keys of what a function replaces, and whether it removes it rather than sets it.
 * @typedef {Map<string, boolean>} Replaced
 */

/** Methods that remove something. */
const REMOVES = /^(?:delete|clear|pop|shift|splice)$/;

/** Methods of arrays, maps and sets that call their argument before they return. */
const CALLS_AT_ONCE = /^(?:forEach|map|flatMap|filter|some|every|find\w*|reduce\w*|sort)$/;

/** Examines a program's functions. */
export class Replacements {
  /** @type {Map<Node, Replaced> | undefined} of each function that replaces something itself */
  #own;
  /** @type {Map<Node, Replaced> | undefined} of each function, with what it calls */
  #all;
  #allModels;
  #functions;
  #keyOf;

  /**
   * @param {() => FileModel[]} allModels all files of the program
   * @param {CalledFunctions} functions finds those that are called
   * @param {(of: FunctionOfFile, path: string) => string} keyOf key of what a function writes, `''` if not known
   */
  constructor(allModels, functions, keyOf) {
    this.#allModels = allModels;
    this.#functions = functions;
    this.#keyOf = keyOf;
  }

  /**
   * @param {ReadonlySet<string>} before keys of what is used before a call
   * @param {ReadonlySet<string>} behind keys of what is used after it
   * @param {Node} around the function that uses them
   * @returns {boolean} whether another function of the program replaces both one of the first and one of the second, or
   *   removes what is used before and after
   */
  replaceBoth(before, behind, around) {
    const own = (this.#own ??= this.#ownReplaced());
    const some = new Set([...own.values()].flatMap((each) => [...each.keys()]));
    const isReplaced = (/** @type {string} */ key) => isOneIn(key, some);
    if (![...before].some(isReplaced) || ![...behind].some(isReplaced)) return false;
    this.#all ??= this.#withCalled(own);
    for (const [node, replaced] of this.#all)
      if (node !== around && isTornBy(replaced, [...before], [...behind])) return true;
    return false;
  }

  /** @returns {Map<Node, Replaced>} what each function replaces itself */
  #ownReplaced() {
    /** @type {Map<Node, Replaced>} */
    const found = new Map();
    for (const model of this.#allModels()) {
      const placeAt = functionFinder(model);
      for (const access of accessesIn(model.program)) {
        if (!isReplacing(access)) continue;
        const place = placeAt(access.node.start);
        if (place === null || !isFunction(place.node) || isConstructor(place)) continue;
        const replaced = found.get(homeOf(place).node) ?? new Map();
        found.set(homeOf(place).node, replaced);
        for (const key of this.#keysOf({ model, place }, access))
          replaced.set(key, replaced.get(key) || access.node.type !== 'AssignmentExpression');
      }
    }
    return found;
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {Access} access in it that replaces something
   * @returns {string[]} keys of that
   */
  #keysOf({ model, place }, access) {
    const { node, path } = access;
    if (!isFunction(place.node) || isOfOneCall(ownNames(place.node, false), path)) return [];
    if (node.type !== 'AssignmentExpression') return [this.#keyOf({ model, place }, path)].filter(Boolean);
    const target = memberPath(node.left);
    const isKnown = target !== '' && isSetAgain(model, place, target);
    return [propertyKey(access), isKnown ? this.#keyOf({ model, place }, path) : ''].filter(Boolean);
  }

  /**
   * @param {Map<Node, Replaced>} own what each function replaces itself
   * @returns {Map<Node, Replaced>} what each function replaces with all that it calls
   */
  #withCalled(own) {
    /** @type {Map<Node, Set<Node>>} functions that call one, by that */
    const callers = new Map();
    for (const model of this.#allModels()) {
      const placeAt = functionFinder(model);
      for (const { node, scope } of model.index.calls) {
        const around = placeAt(node.start);
        if (around === null || node.type !== 'CallExpression') continue;
        for (const { place } of this.#functions.called(model, node, scope).functions)
          callers.set(place.node, (callers.get(place.node) ?? new Set()).add(homeOf(around).node));
      }
    }
    const all = new Map([...own].map(([node, replaced]) => [node, new Map(replaced)]));
    const pending = [...all.keys()];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      const replaced = all.get(node) ?? new Map();
      for (const caller of callers.get(node) ?? []) if (addReplaced(all, caller, replaced)) pending.push(caller);
    }
    return all;
  }
}

/**
 * @param {Map<Node, Replaced>} all to add to
 * @param {Node} caller a function
 * @param {Replaced} replaced what a function that it calls replaces
 * @returns {boolean} whether that was news
 */
function addReplaced(all, caller, replaced) {
  const known = all.get(caller) ?? new Map();
  all.set(caller, known);
  let isNews = false;
  for (const [key, isRemoved] of replaced) {
    if (known.has(key) && (known.get(key) || !isRemoved)) continue;
    known.set(key, isRemoved);
    isNews = true;
  }
  return isNews;
}

/**
 * @param {Replaced} replaced by another function
 * @param {string[]} before keys of what is used before a call
 * @param {string[]} behind keys of what is used after it
 * @returns {boolean} whether the two would not fit together
 */
function isTornBy(replaced, before, behind) {
  const ofBefore = keysAround(replaced, before);
  const ofBehind = keysAround(replaced, behind).filter((key) => !isOfAny(key));
  return ofBehind.some((later) =>
    ofBefore.some((each) =>
      each === later ? replaced.get(each) : isOfAny(each) ? !isSameProperty(each, later) : true,
    ),
  );
}

/**
 * @param {Replaced} replaced by a function
 * @param {string[]} used keys
 * @returns {string[]} keys of what it replaces that are among them, or have one of them inside
 */
function keysAround(replaced, used) {
  return [...replaced.keys()].filter((key) => used.some((each) => each.startsWith(key)));
}

/**
 * @param {string} one key
 * @param {string} other key
 * @returns {boolean} whether both end with the same name
 */
function isSameProperty(one, other) {
  return one.split('.').at(-2) === other.split('.').at(-2);
}

/**
 * @param {Access} access of any kind
 * @returns {boolean} whether it replaces or removes what was there, rather than adds to it, or counts
 */
function isReplacing({ node, isWrite }) {
  if (!isWrite) return false;
  if (node.type === 'AssignmentExpression') return node.operator === '=';
  if (node.type !== 'CallExpression') return node.type === 'UnaryExpression';
  return node.callee.type === 'MemberExpression' && REMOVES.test(memberName(node.callee.property));
}

/**
 * What is set only once has no value before.
 * @param {FileModel} model of a file
 * @param {Place} place of a function in it
 * @param {string} target of an assignment
 * @returns {boolean} whether it is set more often
 */
function isSetAgain({ index: { uses } }, place, target) {
  if (handedByName(place, uses).handOvers.some(({ name }) => name === 'setInterval')) return true;
  const { scope } = place.context;
  const name = target.slice(target.lastIndexOf('.') + 1);
  const known =
    name === target
      ? (uses.get(name) ?? []).filter((use) => use.context.scope.lookup(name) === scope.lookup(name))
      : (uses.get(`.${name}`) ?? []);
  return known.filter((use) => isValue(valueGiven(use))).length > 1;
}

/**
 * @param {Node | null} node that something is set to
 * @returns {boolean} whether it is more than `null` or `undefined`
 */
function isValue(node) {
  if (node === null) return false;
  return node.type === 'Literal' ? node.value !== null : !(node.type === 'Identifier' && node.name === 'undefined');
}

/**
 * @param {FileModel} model of a file
 * @returns {(offset: number) => Place | null} finds the innermost function around an offset
 */
function functionFinder({ index, places }) {
  const innermost = innermostFinder(index.functions);
  const byStart = new Map([...places.values()].map((place) => [place.node.start, place]));
  return (offset) => byStart.get(index.functions[innermost(offset)]?.start) ?? null;
}

/**
 * @param {Place} place of a function
 * @returns {Place} the function in whose turn it runs: another if that has an array call it
 */
function homeOf(place) {
  const by = place.up?.node;
  const isAtOnce =
    by?.type === 'CallExpression' &&
    by.callee !== place.node &&
    by.callee.type === 'MemberExpression' &&
    CALLS_AT_ONCE.test(memberName(by.callee.property));
  const outer = isAtOnce ? functionAbove(place) : null;
  return outer === null ? place : homeOf(outer);
}

/**
 * @param {Place} place of a function
 * @returns {boolean} whether it makes an object, so that what it sets is new
 */
function isConstructor({ up }) {
  return up?.node.type === 'MethodDefinition' && up.node.kind === 'constructor';
}
