/**
 * Calls of functions that were kept in a list, a map or a field: `hooks.push(fn)`, and elsewhere
 * `for (const hook of hooks) hook(user)`. What keeps them is known by its name only, so a call may be of another function.
 */
import { callOf, calledWith } from '../handed-over.js';
import { isFunction } from '../node-kinds.js';
import { lastName, memberName, memberPath, nameOfProperty } from '../member-path.js';
import { onceFor } from '../once-for.js';
import { eachName } from '../pattern-names.js';
import { passesOn } from '../promise-flow.js';
import { usesOfVariable } from '../uses-of-variable.js';

/** @import { CallExpression, MemberExpression, AnyNode as Node } from 'acorn' */
/** @import { HandOver } from '../handed-over.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { ProgramFiles } from './program-files.js' */

/**
 * @typedef {object} Kept
 * @property {string} name of the list, map or field
 * @property {string} property under which the function is in what is kept, `''` if it is kept itself
 */

const KEEPS = /^(?:push|unshift|add|set|append)$/;
const COLLECTION = /^(?:Map|Set)$/;
const CALLS = /^(?:call|apply)$/;
/** Methods whose result is what is kept, or some of it. */
const GIVES = /^(?:get|at|values|entries|slice|concat|filter|find\w*|pop|shift|reverse|sort|toReversed|toSorted)$/;
/** Functions that give what is in their argument. */
const GIVES_ARGUMENT = /^(?:Object\.(?:values|entries)|Array\.from)$/;
/** Methods that call their argument with each item. */
const EACH = /^(?:forEach|map|flatMap|some|every|filter|reduce)$/;
/** How often a value may be given another name, or be a part of another. */
const MOST_STEPS = 8;
/** A name with more uses has many meanings. */
const MOST_USES = 100;

/**
 * @param {ProgramFiles} files of a program
 * @param {Place} use of a function: its own place, or one of its name
 * @param {boolean} isNamed whether calls by a field's name are found anyway
 * @returns {FunctionOfFile[]} where functions are called that are kept where this one is kept; none if it isn't kept there
 */
export function callsOfKept(files, use, isNamed) {
  const kept = keptAt(use, isNamed);
  return kept === null ? [] : callsFrom(files, kept);
}

/** What was found, by name and property: in thousands of files, `exports` keeps functions. */
const foundIn = onceFor(/** @type {(files: ProgramFiles) => Map<string, FunctionOfFile[]>} */ (() => new Map()));

/**
 * @param {Place} use of a function
 * @param {boolean} isNamed whether calls by a field's name are found anyway
 * @returns {Kept | null} where it is kept, null if it isn't
 */
function keptAt(use, isNamed) {
  const by = calledWith(use);
  if (by !== null && !isCollection(by.node)) return addedTo(by);
  let outer = use.up;
  let inner = use.node;
  let depth = 0;
  let property = '';
  for (; outer && isHolder(outer.node, inner); inner = outer.node, outer = outer.up)
    if (outer.node.type === 'Property') property ||= nameOfProperty(outer.node);
    else depth++;
  const name = outer === null ? '' : nameGiven(outer.node, inner, depth > 0 || !isNamed);
  // A table's own functions are found by their keys' names, unless the key is computed.
  return name === '' ? null : { name, property: depth > 1 ? property : '' };
}

/**
 * @param {Node} node around a value
 * @param {Node} inner the value
 * @returns {boolean} whether it is a list, a table or a collection of such values, or a property of one
 */
function isHolder(node, inner) {
  if (node.type === 'Property') return node.value === inner;
  return node.type === 'ObjectExpression' || node.type === 'ArrayExpression' || isCollection(node);
}

/**
 * @param {Node} node an expression
 * @returns {boolean} whether it makes a map or a set: `new Map([['login', login]])`
 */
function isCollection(node) {
  return node.type === 'NewExpression' && COLLECTION.test(lastName(node.callee));
}

/**
 * @param {Node} node what a value is given to
 * @param {Node} value the value
 * @param {boolean} isHidden whether a variable's or field's name does not lead to the function in it
 * @returns {string} name of the variable, field or table that then has it; `''` if there is none, or it leads there anyway
 */
function nameGiven(node, value, isHidden) {
  if (node.type === 'VariableDeclarator') return isHidden ? lastName(node.id) : '';
  if (node.type === 'PropertyDefinition') return isHidden && !node.computed ? memberName(node.key) : '';
  if (node.type !== 'AssignmentExpression' || node.right !== value) return '';
  const { left } = node;
  if (left.type === 'MemberExpression' && left.computed) return lastName(left.object);
  return isHidden ? lastName(left) : '';
}

/**
 * @param {HandOver} by call that gets a function
 * @returns {Kept | null} null unless that is a method that adds it to what it is a method of
 */
function addedTo({ node: { callee }, property }) {
  const name = callee.type === 'MemberExpression' && KEEPS.test(lastName(callee)) ? lastName(callee.object) : '';
  return name === '' ? null : { name, property };
}

/**
 * @param {ProgramFiles} files of a program
 * @param {Kept} kept a function, and where
 * @returns {FunctionOfFile[]} calls of it, or of others that are kept there
 */
function callsFrom(files, kept) {
  const found = foundIn(files);
  const key = `${kept.name}.${kept.property}`;
  const calls = found.get(key) ?? findCalls(files, kept);
  found.set(key, calls);
  return calls;
}

/**
 * @param {ProgramFiles} files of a program
 * @param {Kept} kept a function, and where
 * @returns {FunctionOfFile[]} calls of it, or of others that are kept there
 */
function findCalls(files, kept) {
  return files.using([kept.name, `.${kept.name}`]).flatMap((model) => {
    const { uses } = model.index;
    const members = (uses.get(`.${kept.name}`) ?? []).flatMap(({ node, up }) =>
      up?.node.type === 'MemberExpression' && up.node.property === node ? [up] : [],
    );
    const all = [...(uses.get(kept.name) ?? []), ...members];
    const search = new Search(kept, uses);
    if (all.length <= MOST_USES) for (const each of all) search.follow(each, MOST_STEPS);
    return [...search.calls].map((place) => ({ model, place }));
  });
}

/** Follows what is kept through the expressions of a file. */
class Search {
  /** @type {Set<Place>} */
  calls = new Set();
  /** @type {Set<Node>} */
  #seen = new Set();
  #property;
  #uses;

  /**
   * @param {Kept} kept a function, and where
   * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
   */
  constructor({ property }, uses) {
    this.#property = property;
    this.#uses = uses;
  }

  /**
   * @param {Place} place of an expression whose value is what is kept, or contains it
   * @param {number} steps how many more may be followed
   */
  follow(place, steps) {
    const { node, up } = place;
    if (up === null || steps === 0 || this.#seen.has(node)) return;
    this.#seen.add(node);
    const parent = up.node;
    if (parent.type === 'CallExpression') this.#followCall(place, parent, steps - 1);
    else if (parent.type === 'MemberExpression') this.#followMember(node, up, steps - 1);
    else if (parent.type === 'ForOfStatement' && parent.right === node) this.#followNames(parent.left, steps - 1);
    else if (parent.type === 'VariableDeclarator' && parent.init === node) this.#followNames(parent.id, steps - 1);
    else if (passesOn(parent, node)) this.follow(up, steps);
  }

  /**
   * @param {Place} place of what is kept, or contains it
   * @param {CallExpression} call of it, or one that gets it
   * @param {number} steps how many more may be followed
   */
  #followCall({ node, up }, call, steps) {
    if (up === null) return;
    if (call.callee === node) this.calls.add(up);
    else if (GIVES_ARGUMENT.test(memberPath(call.callee))) this.follow(up, steps);
  }

  /**
   * @param {Node} node what is kept, or contains it
   * @param {Place} place of a member that has it as its object, or its key
   * @param {number} steps how many more may be followed
   */
  #followMember(node, place, steps) {
    const member = /** @type {MemberExpression} */ (place.node);
    if (member.object !== node) return;
    const name = lastName(member);
    if (name === this.#property) {
      // Computed, where it is kept itself: `hooks[name]`.
      this.follow(place, steps);
      return;
    }
    const call = callOf(place);
    if (call === null) return;
    if (CALLS.test(name)) this.calls.add(call);
    else if (GIVES.test(name)) this.follow(call, steps);
    if (EACH.test(name)) this.#followItems(name, call, steps);
  }

  /**
   * @param {string} method of what is kept
   * @param {Place & {node: CallExpression}} call of it
   * @param {number} steps how many more may be followed
   */
  #followItems(method, call, steps) {
    const [each] = call.node.arguments;
    const item = each && isFunction(each) ? each.params[method === 'reduce' ? 1 : 0] : undefined;
    if (item === undefined) return;
    const before = this.calls.size;
    this.#followNames(item, steps);
    // It drops what the function returns.
    if (method === 'forEach' && this.calls.size > before) this.calls.add(call);
  }

  /**
   * @param {Node} target that gets what is kept, or a part of it: a parameter, or the declaration of a variable
   * @param {number} steps how many more may be followed
   */
  #followNames(target, steps) {
    const pattern = target.type === 'VariableDeclaration' ? target.declarations[0].id : target;
    eachName(pattern, null, (name, _, key) => {
      if (key !== '' && this.#property !== '' && key !== this.#property) return;
      const isDeclared = (/** @type {Place} */ { node }) => node.start >= pattern.start && node.end <= pattern.end;
      const declared = this.#uses.get(name)?.find(isDeclared);
      if (declared === undefined) return;
      for (const use of usesOfVariable(name, declared.context.scope, this.#uses))
        if (!isDeclared(use)) this.follow(use, steps);
    });
  }
}
