/**
 * One key for each thing that functions read and write, whatever they call it: variables of other functions and of files,
 * fields of objects and classes, properties of the global object, what is exported, and what is passed.
 */
import { MAX_STEPS, propertyOf } from '../definition.js';
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { CONTEXT_NAME, OF_REQUEST_NAME } from '../handler-parameters.js';
import { documentOf } from '../mapper-hooks.js';
import { isFunction } from '../node-kinds.js';
import { firstName, lastName, memberPath } from '../member-path.js';
import { inside, ownNames, reachesOthers } from '../read-then-written.js';
import { attachedMethod } from './attached-method.js';
import { memberKey } from './called-functions.js';
import { isOfLanguage } from './package-root.js';
import { isNamespace } from './same-object.js';

/** @import { Place } from '../program-index.js' */
/** @import { Binding, Scope } from '../scope.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Value, Values } from '../routes/values.js' */
/** @import { FunctionNode } from '../v8-position.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** How many classes may be derived from each other. */
const MOST_DERIVED = 6;

/** What calls return: no object that the file shows. */
const MADE = /^(?:called|made)$/;

/** The global object, which all files have. */
const GLOBAL = /^(?:globalThis|global)$/;

/** Begins the keys of objects that a package makes, with methods that the program gives it: rows of a database. */
const OF_ROW = '(row) ';

/** Finds the keys of a program's state. */
export class StatePaths {
  /** @type {WeakMap<object, number>} */
  #numbers = new WeakMap();
  #count = 0;
  #values;

  /** @param {Values} values finds out what expressions mean */
  constructor(values) {
    this.#values = values;
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {string} path that it reads or writes, as `accessesIn` returns it
   * @returns {string} the same path for all code that means the same, with a dot at its end; `''` if it is the
   *   function's own, or not known
   */
  keyOf({ model, place }, path) {
    const [root, ...names] = inside(path).split('.');
    if (root === 'this') return this.#fieldKey({ model, place }, names);
    const { scope } = place.context;
    // Whoever calls two functions may pass both the same object.
    if (names.length > 1 && isParameter(place.node, root) && !isHandedOnce(place, root, path))
      return `(given).${names.join('.')}`;
    const isOwn = isFunction(place.node) && this.ownOf(place.node).variables.has(root);
    const standard = path === root ? '' : this.#defaultOf(place.node, root);
    if (standard !== '') return this.keyOf({ model, place }, [standard, ...names].join('.'));
    const binding = isOwn ? null : scope.lookup(root);
    if (binding === null) return this.#unboundKey(model, root, names);
    const known = this.#importedKey(model, binding, names) ?? this.#sameThing(model, scope, root, names);
    return known ?? [this.#numberOf(binding), ...names].join('.');
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {string[]} names after `this`
   * @returns {string} as `keyOf`
   */
  #fieldKey(of, names) {
    const owner = this.#ownerOf(of);
    return owner === '' ? '' : [owner, ...names].join('.');
  }

  /**
   * Callers that do not pass another object mean the one that a parameter gets then: `bump(counter = shared)`.
   * @param {Node} node of a function
   * @param {string} name of a variable
   * @returns {string} path of that, `''` if it is no such parameter, or has no path outside of the function
   */
  #defaultOf(node, name) {
    if (!isFunction(node)) return '';
    const own = this.ownOf(node).variables;
    let path = '';
    // Also in a pattern: `({ counter = shared } = {})`.
    for (const parameter of node.params)
      eachNode(parameter, false, (each) => {
        if (each.type !== 'AssignmentPattern' || lastName(each.left) !== name) return;
        const standard = memberPath(each.right);
        if (!own.has(firstName(standard))) path ||= standard;
      });
    return path;
  }

  /**
   * What a file imports changes with the variable of the file that exports it: `export let tenant`.
   * @param {FileModel} model of a file
   * @param {Binding} binding of a name in it
   * @param {string[]} names after it
   * @returns {string | null} key of that variable in its own file; null if it is none, or only set once
   */
  #importedKey(model, { imported }, names) {
    if (imported === null) return null;
    const isAll = imported.name === '*';
    const given = this.#values.exports.givenBy(model, imported.module, isAll ? names[0] : imported.name);
    if (given?.node.type !== 'Identifier' || !given.scope.lookup(given.node.name)?.isAssigned) return null;
    const place = /** @type {Place} */ ({ node: given.node, up: null, context: { scope: given.scope } });
    return this.keyOf({ model: given.model, place }, [given.node.name, ...names.slice(isAll ? 1 : 0)].join('.'));
  }

  /**
   * @param {FunctionOfFile} of a function
   * @param {string} path that it reads or writes
   * @returns {string} the same; `''` for fields of a row, too, of which every request is handed one of its own
   */
  sharedKeyOf(of, path) {
    const key = this.keyOf(of, path);
    return key.startsWith(OF_ROW) ? '' : key;
  }

  /**
   * @param {FileModel} model of a file
   * @param {string} root a name that no variable has
   * @param {string[]} names after it
   * @returns {string} key of what the file exports as `exports.key`, or `module.exports.key`, or of what all files have; `''` if
   *   it is something else
   */
  #unboundKey(model, root, names) {
    if (GLOBAL.test(root)) return globalKey(names);
    const own = `${model.file}:exports`;
    if (root === 'exports') return [own, ...names].join('.');
    if (root !== 'module' || names[0] !== 'exports') return '';
    return [keyOfValue(this.#values.exports.whole(model, MAX_STEPS)) || own, ...names.slice(1)].join('.');
  }

  /**
   * @param {FunctionOfFile} of a function
   * @returns {string} what `this` is in it: all objects of a class, an object literal, or all that something makes that
   *   has the function as a method; `''` if not known
   */
  #ownerOf({ model, place }) {
    const member = memberAround(place);
    if (member === null) return '';
    const attached = attachedMethod(member);
    const whole = attached === null ? memberHolder(member) : null;
    if (attached === null) return whole === null ? '' : this.#baseOf(model, whole, 0);
    if (attached.to.type === 'ThisExpression') {
      const maker = functionAbove(member);
      return maker === null ? '' : this.#ownerOf({ model, place: maker }) || `${model.file}:${maker.node.start}`;
    }
    const value = this.#values.of({ model, node: attached.to, scope: member.context.scope });
    if (value?.kind === 'function') return `${value.model.file}:${value.place.node.start}`;
    return value?.kind === 'class'
      ? this.#baseOf(value.model, value.node, 0)
      : `${OF_ROW}${model.file}:${memberPath(attached.to)}`;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} owner a class, or an object
   * @param {number} depth how many classes were derived from it
   * @returns {string} what `this` is in all classes that are derived from one
   */
  #baseOf(model, owner, depth) {
    const node = 'superClass' in owner && depth < MOST_DERIVED ? owner.superClass : null;
    const base = node ? this.#values.of({ model, node, scope: model.scope }) : null;
    return base?.kind === 'class' ? this.#baseOf(base.model, base.node, depth + 1) : `${model.file}:${owner.start}`;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Scope} scope where a name is used
   * @param {string} root the name
   * @param {string[]} names after it
   * @returns {string | null} the path from an object that is made in some file and that other files know by other
   *   names; null if no such object is known
   */
  #sameThing(model, scope, root, names) {
    /** @type {Node} */
    let node = /** @type {import('acorn').Identifier} */ ({ type: 'Identifier', name: root, start: 0, end: 0 });
    /** @type {string | null} */
    let known = null;
    /** @type {Value | null} */
    let outer = null;
    for (let index = 0; index <= names.length; index++) {
      const value = this.#values.of({ model, node, scope });
      // Only its own file shows what a property gets later: `const state = {}; state.key = made()`.
      const isWhole = index === names.length || names[index] === '';
      const owner = isWhole && index > 0 && isSetIn(outer, names[index - 1], value) ? '' : keyOfValue(value);
      outer = value;
      if (owner !== '') known = [owner, ...names.slice(index)].join('.');
      if (value === null || isWhole) break;
      const property = /** @type {import('acorn').Identifier} */ ({ type: 'Identifier', name: names[index] });
      node = /** @type {import('acorn').MemberExpression} */ ({ type: 'MemberExpression', object: node, property });
    }
    return known;
  }

  /**
   * @param {Node} node of a function
   * @returns {ReturnType<typeof ownNames>} names that nothing else can write
   */
  ownOf(node) {
    return ownNames(/** @type {FunctionNode} */ (node), false);
  }

  /**
   * @param {object} binding of a variable
   * @returns {string} a key of its own
   */
  #numberOf(binding) {
    const number = this.#numbers.get(binding) ?? ++this.#count;
    this.#numbers.set(binding, number);
    return `#${number}`;
  }
}

/**
 * Requests have little in common, but a session. What is called a context may also be a connection's, or the program's: of
 * that, only what certainly belongs to a request is its own.
 * @param {string} root name of a parameter
 * @param {string} path from it
 * @returns {boolean} whether only one request has that
 */
export function isOfOneRequest(root, path) {
  return OF_REQUEST_NAME.test(root) && !reachesOthers(CONTEXT_NAME.test(root) ? inside(path) : path);
}

/**
 * @param {Place} place of a function
 * @param {string} root name of a parameter of it
 * @param {string} path from that
 * @returns {boolean} whether only one request has that, or it is something of the document that a mapper hands to its hook
 */
function isHandedOnce(place, root, path) {
  if (isOfOneRequest(root, path)) return true;
  if (documentOf(place) !== 'parameter' || reachesOthers(path)) return false;
  return isFunction(place.node) && lastName(place.node.params[0]) === root;
}

/**
 * @param {string[]} names of a property of the global object, and after it
 * @returns {string} key of what the program has put there; `''` if it is Node's own
 */
function globalKey(names) {
  return isOfLanguage(names[0], false) ? '' : ['(global)', ...names].join('.');
}

/**
 * @param {Value | null} value of an expression
 * @returns {string} key of an object, wherever it has a name; `''` if it is none
 */
function keyOfValue(value) {
  if (value?.kind === 'module') return `${value.model.file}:exports`;
  return value !== null && 'node' in value && value.kind !== 'class' ? `${value.model.file}:${value.node.start}` : '';
}

/**
 * @param {Value | null} owner of a property
 * @param {string} name of the property
 * @param {Value | null} value that it is known to get
 * @returns {boolean} whether it may be set to others: in an object of a class, in what a file exports, or in an object whose
 *   literal does not have it
 */
function isSetIn(owner, name, value) {
  switch (owner?.kind) {
    case 'instance':
      return true;
    case 'module':
      return !isNamespace(owner) && value?.kind !== 'object';
    case 'object':
      return MADE.test(value?.kind ?? '') || propertyOf(owner.node, name, owner.scope) === null;
    default:
      return false;
  }
}

/**
 * @param {Node} node of a function
 * @param {string} name any
 * @returns {boolean} whether it is a parameter
 */
export function isParameter(node, name) {
  return isFunction(node) && node.params.some((each) => each.type === 'Identifier' && each.name === name);
}

/**
 * An object literal gives its arrow functions no `this`.
 * @param {Place} place of a function
 * @returns {Place | null} the function that gives it its `this`, if that is some object's member
 */
function memberAround(place) {
  /** @type {Place | null} */
  let inner = place;
  while (
    inner?.node.type === 'ArrowFunctionExpression' &&
    (memberKey(inner) === '' || inner.up?.node.type === 'Property')
  )
    inner = functionAbove(inner);
  return inner !== null && memberKey(inner) !== '' ? inner : null;
}

/**
 * @param {Place} member place of a member's function
 * @returns {Node | null} the class or the object literal that has it
 */
function memberHolder({ up }) {
  const holder = up?.up ?? null;
  return (holder?.node.type === 'ClassBody' ? holder.up?.node : holder?.node) ?? null;
}
