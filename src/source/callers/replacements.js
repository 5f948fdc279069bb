/**
 * What functions replace or remove in one turn. A log-in checks `user.disabled`, derives, and stores a session; another
 * request disables the user and removes the sessions. One after the other, no session is left; if the log-in lets others
 * in between, its session is stored after they were removed. So it is with a key and its id that are replaced together,
 * and with a vault that somebody locks while it is being unlocked: the lock comes first then, and the vault stays open.
 */
import { lastPart } from '../../model/last-part.js';
import { definitionOf, unwrap } from '../definition.js';
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { handedByName } from '../handed-by-name.js';
import { calledWith } from '../handed-over.js';
import { isClassConstructor, isFunction, isNothing } from '../node-kinds.js';
import { lastName, memberName, memberPath } from '../member-path.js';
import { innermostFinder } from '../nested-ranges.js';
import { findAccesses, isOfOneCall, ownNames } from '../read-then-written.js';
import { returnedValues } from '../returned-values.js';
import { routerOf } from '../router-of.js';
import { valueGiven } from '../value-origins.js';
import { isAssigning, namedBy, namedProperties } from './assigned-properties.js';
import { addsKnown, removesKnown } from './known-keys.js';
import { isKeptRow, isLookUp, rowsInMemory } from './rows-in-memory.js';
import { leavesNothing } from './state.js';
import { readsWritten, isOfAny, outerKeys, propertyKey } from './state-keys.js';

/** @import { Place } from '../program-index.js' */
/** @import { Access } from '../read-then-written.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Binding } from '../scope.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { AnyNode as Node, Property } from 'acorn' */

/** @typedef {{model: FileModel, place: Place, access: Access}} Write what a function, in its file, writes itself */

/**
 * Keys of what a function replaces, and whether it removes it rather than sets it.
 * @typedef {Map<string, boolean>} Replaced
 */

/**
 * @typedef {object} Assigned what functions assign to variables and properties
 * @property {Map<Node, Replaced>} filled what each sets to something itself
 * @property {Map<string, Set<Node>>} emptied by key: the functions that set it to nothing, or delete it
 */

/** Methods that remove something, or put something else where it was. */
const REMOVES = /^(?:delete|clear|pop|shift|unshift|splice)$/;

/** A property of anything. */
const PART = '(part)';

/** Methods of arrays, maps and sets that call their argument before they return. */
const CALLS_AT_ONCE = /^(?:forEach|map|flatMap|filter|some|every|find\w*|reduce\w*|sort)$/;

/** Examines a program's functions. */
export class Replacements {
  /** @type {Write[] | undefined} of all functions */
  #written;
  /** @type {Map<Node, Replaced> | undefined} of each function that replaces something itself */
  #own;
  /** @type {Set<string> | undefined} of all of these */
  #keys;
  /** Keys of collections that functions empty. @type {Set<string>} */
  #cleared = new Set();
  /** @type {Set<string> | undefined} of all that functions write, as far as it is not set only once */
  #changed;
  /** @type {Map<Node, Replaced> | undefined} of each function, with what it calls */
  #all;
  /** @type {Assigned | undefined} by all functions */
  #assigned;
  /** @type {Map<Node, Replaced> | undefined} what each function sets to something, with what it calls */
  #filled;
  /** Keys of what each function sets itself in rows that it has looked up. @type {Map<Node, Set<string>> | undefined} */
  #setInRows;
  /** @type {WeakMap<Place[], Map<Binding | null, number>>} how often each variable or property of a name is set, by its uses */
  #timesSet = new WeakMap();
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
   * @returns {boolean} whether another function of the program replaces both one of the first and one of the second, or an
   *   object of which both are parts, or removes what is used before and after
   */
  replaceBoth(before, behind, around) {
    if (this.#isSetInRow(before, behind, around)) return true;
    const own = (this.#own ??= this.#ownReplaced());
    const keys = (this.#keys ??= new Set([...own.values()].flatMap((each) => [...each.keys()])));
    const replacedBefore = outerKeys(before, keys);
    const replacedBehind = outerKeys(behind, keys).filter((key) => !isOfAny(key));
    if (replacedBefore.length === 0 || replacedBehind.length === 0) return false;
    if (this.#isClearedApart(own, replacedBefore, replacedBehind, around)) return true;
    this.#all ??= this.#withCalled(own);
    const wholesBehind = new Set(outerKeys(ownersOf(behind), keys));
    const wholes = outerKeys(ownersOf(before), keys).filter((key) => wholesBehind.has(key));
    for (const [node, replaced] of this.#all)
      if (node !== around && isTornBy(replaced, { before: replacedBefore, behind: replacedBehind, wholes }))
        return true;
    return false;
  }

  /**
   * @param {ReadonlySet<string>} before keys of what is read before a call
   * @param {ReadonlySet<string>} behind keys of what is read after it
   * @param {Node} around the function that reads
   * @returns {boolean} whether it reads something both times that another function replaces: `f(p, current.salt)` and then `save({
   *   salt: current.salt })`
   */
  replaceOne(before, behind, around) {
    const twice = [...before].filter((key) => behind.has(key) && !isOfAny(key));
    if (twice.length === 0) return false;
    this.#own ??= this.#ownReplaced();
    return [...this.#own].some(([node, replaced]) => node !== around && twice.some((key) => replaced.has(key)));
  }

  /**
   * @param {string[]} keys of what is read
   * @returns {boolean} whether a function of the program changes one of them: not only fills it while the file is loaded
   */
  isChanged(keys) {
    if (keys.length === 0) return false;
    this.#changed ??= new Set(
      this.#writes().flatMap(({ model, place, access }) => this.#keysOf({ model, place }, access)),
    );
    return readsWritten(new Set(keys), this.#changed);
  }

  /**
   * @param {ReadonlySet<string>} behind keys of what is written after a call
   * @param {Node} around the function that does so
   * @returns {boolean} whether it sets one of them to something, and another function of the program sets that, or part of it,
   *   to nothing: if others are let in, that may come before it, and is undone
   */
  isUndone(behind, around) {
    this.#assigned ??= this.#assignedByAll();
    const { filled, emptied } = this.#assigned;
    const byOthers = [...emptied].filter(([, nodes]) => nodes.size > 1 || !nodes.has(around)).map(([key]) => key);
    const keys = outerKeys(new Set(byOthers), behind);
    if (keys.length === 0) return false;
    this.#filled ??= this.#withCalled(filled);
    const own = this.#filled.get(around);
    return keys.some((key) => own?.has(key));
  }

  /** @returns {Assigned} by all functions */
  #assignedByAll() {
    /** @type {Assigned} */
    const found = { filled: new Map(), emptied: new Map() };
    for (const { model, place, access } of this.#writes()) {
      const { node } = homeOf(place);
      const isEmptied = isEmptying(access, node);
      const key = isEmptied || isFilling(access, node) ? this.#sharedKey({ model, place }, access) : null;
      if (!key) continue;
      if (isEmptied) found.emptied.set(key, (found.emptied.get(key) ?? new Set()).add(node));
      else found.filled.set(node, (found.filled.get(node) ?? new Map()).set(key, false));
    }
    return found;
  }

  /** @returns {Write[]} all that functions write themselves */
  #writes() {
    return (this.#written ??= [...this.#findWrites()]);
  }

  /** @returns {Generator<Write>} the same */
  *#findWrites() {
    for (const model of this.#allModels()) {
      const placeAt = innermostFunction(model);
      for (const access of findAccesses(model.program, true)) {
        const place = placeAt(access.node.start);
        if (place === null || !isFunction(place.node) || isClassConstructor(place)) continue;
        for (const each of [access, ...namedBy(access, (source) => this.#propertiesOf({ model, place }, source))])
          yield { model, place, access: each };
      }
    }
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {Node} source an argument in it
   * @returns {Property[]} those of the object literal that it is, or that a variable holds, or that a function of the program
   *   returns: `await made(password)`
   */
  #propertiesOf({ model, place }, source) {
    const given = unwrap(source);
    if (given.type === 'Identifier') {
      const { values, added } = setIn(place.node, given.name);
      return [...values.flatMap((each) => this.#propertiesMade({ model, place }, each)), ...added];
    }
    return this.#propertiesMade({ model, place }, given);
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {Node} value in it
   * @returns {Property[]} those of the object literal that it is, or that a function of the program returns
   */
  #propertiesMade({ model, place: { context } }, value) {
    const made = unwrap(value);
    if (made.type !== 'CallExpression') return namedProperties(made);
    const { functions } = this.#functions.called(model, made, context.scope);
    return functions.flatMap(({ place: { node } }) => returnedValues(node).flatMap(namedProperties));
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {Node} found an expression in it
   * @returns {boolean} whether it is a row that this process keeps, also one that a function of the program finds
   */
  #isKept({ model, place: { context } }, found) {
    const value = unwrap(found);
    if (isKeptRow(value, context.scope)) return true;
    if (value.type !== 'CallExpression') return false;
    return this.#functions
      .called(model, value, context.scope)
      .functions.some(({ place }) => returnedValues(place.node).some((each) => isKeptRow(each, place.context.scope)));
  }

  /**
   * Somebody disables a user, and then ends all sessions, by two requests: none may be left that was begun before.
   * @param {Map<Node, Replaced>} own what each function replaces itself
   * @param {string[]} before keys of what is used before a call, and replaced somewhere
   * @param {string[]} behind keys of what is used after it, and replaced somewhere
   * @param {Node} around the function that uses them
   * @returns {boolean} whether others empty a collection that is used after it, and replace what is used before it
   */
  #isClearedApart(own, before, behind, around) {
    const others = [...own].filter(([node]) => node !== around).map(([, replaced]) => replaced);
    return behind.some(
      (later) =>
        this.#cleared.has(later) &&
        before.some((each) => each !== later && others.some((replaced) => replaced.has(each))),
    );
  }

  /**
   * Somebody sets a user's salt and hash: whoever checks a password takes both from before, or both from after.
   * @param {ReadonlySet<string>} before keys of what is used before a call
   * @param {ReadonlySet<string>} behind keys of what is used after it
   * @param {Node} around the function that uses them
   * @returns {boolean} whether another function sets both in a row that it has looked up in memory
   */
  #isSetInRow(before, behind, around) {
    this.#setInRows ??= this.#setInRowsByAll();
    return [...this.#setInRows].some(([node, keys]) => {
      const first = node === around ? [] : [...keys].filter((key) => before.has(key));
      return first.length > 0 && [...keys].some((key) => behind.has(key) && first.some((each) => each !== key));
    });
  }

  /** @returns {Map<Node, Set<string>>} keys of what each function sets itself in rows that it has looked up in memory */
  #setInRowsByAll() {
    /** @type {Map<Node, Set<string>>} */
    const found = new Map();
    /** @type {Map<Node, Set<string>>} */
    const rowsOf = new Map();
    for (const { model, place, access } of this.#writes()) {
      const { node } = place;
      if (!isFunction(node) || access.node.type !== 'AssignmentExpression' || !isReplacing(access)) continue;
      const rows = rowsOf.get(node) ?? rowsInMemory(node, (found) => this.#isKept({ model, place }, found));
      rowsOf.set(node, rows);
      if (isOfRow(access.node.left, rows)) found.set(node, (found.get(node) ?? new Set()).add(propertyKey(access)));
    }
    return found;
  }

  /** @returns {Map<Node, Replaced>} what each function replaces itself */
  #ownReplaced() {
    /** @type {Map<Node, Replaced>} */
    const found = new Map();
    for (const { model, place, access } of this.#writes()) {
      if (!isReplacing(access) && !replacesEntry(access, place)) continue;
      const replaced = found.get(homeOf(place).node) ?? new Map();
      found.set(homeOf(place).node, replaced);
      for (const key of this.#keysOf({ model, place }, access)) {
        replaced.set(key, replaced.get(key) || access.node.type !== 'AssignmentExpression');
        if (isClearing(access)) this.#cleared.add(key);
      }
    }
    return found;
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {Access} access in it that writes something
   * @returns {string[]} keys of that
   */
  #keysOf({ model, place }, access) {
    const { node } = access;
    const key = this.#sharedKey({ model, place }, access);
    if (key === null) return [];
    if (node.type !== 'AssignmentExpression') return [key].filter(Boolean);
    const named = memberPath(node.left);
    // Of names in brackets (`config['salt'] = salt`), no index tells how often they are set.
    const target = named || inBrackets(access);
    const isKnown = target !== '' && (target !== named || this.#isSetAgain(model, place, target));
    return [propertyKey(access), ...(isKnown ? [key, this.#wholeKey({ model, place }, target)] : [])].filter(Boolean);
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {string} path of something in it
   * @returns {string} the key that keys of its parts begin with: what it was made with may have another name
   */
  #wholeKey(of, path) {
    return this.#keyOf(of, `${path}.${PART}`).slice(0, -PART.length - 1);
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {Access} access in it that writes something
   * @returns {string | null} key of that, `''` if not known; null if nothing else can write it
   */
  #sharedKey({ model, place }, { path }) {
    if (!isFunction(place.node)) return null;
    return isOfOneCall(ownNames(place.node, false), path) ? null : this.#keyOf({ model, place }, path);
  }

  /**
   * What is set only once has no value before.
   * @param {FileModel} model of a file
   * @param {Place} place of a function in it
   * @param {string} target of an assignment
   * @returns {boolean} whether it is set more often
   */
  #isSetAgain({ index }, place, target) {
    const { scope } = place.context;
    const name = lastPart(target);
    const binding = name === target ? scope.lookup(name) : null;
    const uses = index.uses.get(binding === null ? `.${name}` : name) ?? [];
    let counts = this.#timesSet.get(uses);
    if (counts === undefined) this.#timesSet.set(uses, (counts = timesSet(uses, name)));
    return (counts.get(binding) ?? 0) > 1 || isRepeated(place, index);
  }

  /**
   * @param {Map<Node, Replaced>} own what each function replaces itself
   * @returns {Map<Node, Replaced>} what each function replaces with all that it calls
   */
  #withCalled(own) {
    /** @type {Map<Node, Set<Node>>} functions that call one, by that */
    const callers = new Map();
    for (const model of this.#allModels()) {
      const placeAt = innermostFunction(model);
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
 * @param {Access} access that sets something
 * @returns {string} path of a property that it sets by its name in brackets, `''` if it is none
 */
function inBrackets({ node, path }) {
  const left = node.type === 'AssignmentExpression' ? node.left : null;
  return left?.type === 'MemberExpression' && left.computed && !path.endsWith('.') ? path : '';
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
 * @param {ReadonlySet<string>} used keys of what is used
 * @returns {Set<string>} keys of the objects that it is in: `current` of `current.salt`
 */
function ownersOf(used) {
  return new Set([...used].map((key) => key.slice(0, key.lastIndexOf('.', key.length - 2) + 1)));
}

/**
 * @param {Replaced} replaced by another function
 * @param {object} used keys of what is used, and replaced somewhere
 * @param {string[]} used.before a call
 * @param {string[]} used.behind it
 * @param {string[]} used.wholes those of objects of which parts are used before and behind it
 * @returns {boolean} whether the two would not fit together
 */
function isTornBy(replaced, { before, behind, wholes }) {
  if (wholes.some((key) => replaced.has(key))) return true;
  const ofBefore = before.filter((key) => replaced.has(key));
  return behind.some(
    (later) =>
      replaced.has(later) &&
      ofBefore.some((each) => (each === later ? replaced.get(each) : !isOfAny(each) || !isSameProperty(each, later))),
  );
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
 * @param {Access} access that writes something
 * @param {Place} around the function that does so
 * @returns {boolean} whether it replaces what a map has from the beginning: `settings.set('salt', salt)` after `const settings = new
 *   Map([['salt', first], ...])`
 */
function replacesEntry({ node }, { context: { scope } }) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const [key] = lastName(node.callee) === 'set' ? node.arguments : [];
  return key?.type === 'Literal' && firstKeys(definitionOf(node.callee.object, scope)?.node).includes(key.value);
}

/**
 * @param {Node | null | undefined} made what a variable is set to
 * @returns {unknown[]} keys that it has from the beginning, as far as they are written there, if it is a map
 */
function firstKeys(made) {
  const isMap = made?.type === 'NewExpression' && lastName(made.callee) === 'Map';
  const [entries] = isMap ? made.arguments : [];
  if (entries?.type !== 'ArrayExpression') return [];
  const keys = entries.elements.map((each) => (each?.type === 'ArrayExpression' ? each.elements[0] : null));
  return keys.flatMap((each) => (each?.type === 'Literal' ? [each.value] : []));
}

/**
 * @param {Access} access that replaces or removes
 * @returns {boolean} whether it empties a collection
 */
function isClearing({ node }) {
  return node.type === 'CallExpression' && lastName(node.callee) === 'clear';
}

/**
 * @param {Node} around a function
 * @param {string} name of a variable
 * @returns {{values: Node[], added: Property[]}} what it is set to there, and the properties that it gets one by one:
 *   `fields.hash = hash`
 */
function setIn(around, name) {
  /** @type {{values: Node[], added: Property[]}} */
  const found = { values: [], added: [] };
  eachNode(around, false, (node) => {
    if (node.type === 'VariableDeclarator' && node.init && lastName(node.id) === name) found.values.push(node.init);
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression' || node.left.computed) return;
    const { object, property: key } = node.left;
    if (memberPath(object) === name)
      found.added.push(/** @type {Property} */ (/** @type {unknown} */ ({ key, value: node.right })));
  });
  return found;
}

/**
 * @param {Node} target of an assignment
 * @param {Set<string>} rows variables that hold rows
 * @returns {boolean} whether it is a property of one of them, or of what is looked up there
 */
function isOfRow(target, rows) {
  return target.type === 'MemberExpression' && (rows.has(memberPath(target.object)) || isLookUp(target.object));
}

/**
 * @param {Access} access that writes something
 * @param {Node} around the function that does so
 * @returns {boolean} whether it is there then: `key = derived`, `Object.assign(vault, { key })`, `keys.set(name, key)`
 */
function isFilling(access, around) {
  const { node } = access;
  return node.type === 'CallExpression' ? isAssigning(node) || addsKnown(node, around) : isReplacing(access);
}

/**
 * @param {Access} access that writes something
 * @param {Node} around the function that does so
 * @returns {boolean} whether nothing is left: `key = null`, `delete state.key`, `this.isOpen = false`, `keys.delete(name)`
 */
function isEmptying(access, around) {
  const { node } = access;
  if (node.type === 'CallExpression') return removesKnown(node, around);
  return isReplacing(access) && (node.type !== 'AssignmentExpression' || leavesNothing(node.right));
}

/**
 * @param {readonly Place[]} uses of a name
 * @param {string} name of a variable or a property
 * @returns {Map<Binding | null, number>} how often it is set, by variable; null: the property
 */
function timesSet(uses, name) {
  /** @type {Map<Binding | null, number>} */
  const counts = new Map();
  for (const use of uses) {
    const value = valueGiven(use);
    if (value === null || isNothing(value)) continue;
    const isProperty = use.up?.node.type !== 'VariableDeclarator' && use.up?.node.type !== 'AssignmentExpression';
    const binding = isProperty ? null : use.context.scope.lookup(name);
    counts.set(binding, (counts.get(binding) ?? 0) + 1);
  }
  return counts;
}

/**
 * @param {Place} place of a function
 * @param {FileModel['index']} index of its file
 * @returns {boolean} whether a timer, or a router, runs it again and again
 */
function isRepeated(place, { uses }) {
  const own = calledWith(place);
  return [...(own === null ? [] : [own]), ...handedByName(place, uses).handOvers].some(
    (by) => by.name === 'setInterval' || routerOf(by) !== '',
  );
}

/**
 * @param {FileModel} model of a file
 * @returns {(offset: number) => Place | null} finds the innermost function around an offset
 */
function innermostFunction({ index, places }) {
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
