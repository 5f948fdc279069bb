/**
 * What functions do to what they are called with, themselves or by handing it on: `increment(counter)` changes a counter,
 * `load('users.json')` reads a file.
 */
import { addToList } from '../../model/add-to-list.js';
import { isFunction } from '../node-kinds.js';
import { rangesIn } from '../nested-ranges.js';
import { firstName, memberPath } from '../member-path.js';
import { parameterName } from '../pattern-names.js';
import { accessesIn } from '../read-then-written.js';
import { deedOfFile, pathsOfFiles } from './file-deeds.js';

/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { Scope } from '../scope.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { OutsideDeed } from './outside-state.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * Indexes of a function's parameters by what it does to them.
 * @typedef {object} GivenDeed
 * @property {Set<number>} changes objects in which it writes
 * @property {Set<number>} reads paths of files that it reads
 * @property {Set<number>} writes paths of files that it writes
 */

/**
 * A parameter of one function that is an argument for another.
 * @typedef {object} HandedOn
 * @property {FunctionOfFile} to the other function
 * @property {number} from index of the parameter
 * @property {number} as index of the argument
 * @property {boolean} isWhole whether it is the parameter itself, not something in it
 */

/** Examines a program's functions. */
export class GivenDeeds {
  /** @type {Map<Node, GivenDeed>} of each function that was asked about, and of those that it hands something to */
  #known = new Map();
  #functions;

  /** @param {CalledFunctions} functions of the program */
  constructor(functions) {
    this.#functions = functions;
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {GivenDeed} what it, and those that it hands them to, do to its parameters
   */
  of(called) {
    const { node } = called.place;
    if (!this.#known.has(node)) this.#learn(called);
    return this.#known.get(node) ?? nothing();
  }

  /**
   * @param {CallExpression} call of a function
   * @param {Scope} scope that it is in
   * @param {FunctionOfFile} called the function
   * @returns {OutsideDeed[]} what that does to files that the call names
   */
  ofFiles({ arguments: given }, scope, called) {
    const done = this.of(called);
    return /** @type {const} */ (['reads', 'writes']).flatMap((kind) =>
      [...done[kind]].flatMap((index) => {
        const path = given[index] ? { node: given[index], scope } : defaultOf(called, index);
        return path === null ? [] : [deedOfFile(kind, path.node, path.scope)];
      }),
    );
  }

  /**
   * Looks at all functions that something may reach from one, and then goes back from those that do something: what is known of a
   * function is the same whichever was asked about first.
   * @param {FunctionOfFile} first of them
   */
  #learn(first) {
    /** @type {Map<Node, (HandedOn & {by: Node})[]>} by the function that gets something */
    const handedTo = new Map();
    const pending = [first];
    for (let each = pending.pop(); each !== undefined; each = pending.pop()) {
      const by = each.place.node;
      if (this.#known.has(by)) continue;
      this.#known.set(by, ownDeeds(each));
      for (const handed of this.#handedOn(each)) {
        addToList(handedTo, handed.to.place.node, { ...handed, by });
        pending.push(handed.to);
      }
    }
    const changed = [...handedTo.keys()];
    for (let node = changed.pop(); node !== undefined; node = changed.pop())
      for (const handed of handedTo.get(node) ?? [])
        if (addDone(this.#known.get(handed.by), this.#known.get(node), handed)) changed.push(handed.by);
  }

  /**
   * @param {FunctionOfFile} within a function
   * @returns {HandedOn[]} what it hands to functions of the program
   */
  #handedOn({ model, place: { node } }) {
    const names = parametersOf(node);
    return rangesIn(model.index.calls, node).flatMap(({ node: call, scope }) => {
      if (call.type !== 'CallExpression') return [];
      const given = call.arguments.flatMap((argument, as) => {
        const from = names.indexOf(firstName(memberPath(argument)) || ' ');
        return from === -1 ? [] : [{ from, as, isWhole: argument.type === 'Identifier' }];
      });
      const functions = given.length === 0 ? [] : this.#functions.called(model, call, scope).functions;
      return functions.flatMap((to) => given.map((each) => ({ ...each, to })));
    });
  }
}

/** @returns {GivenDeed} of a function that does nothing to its parameters */
function nothing() {
  return { changes: new Set(), reads: new Set(), writes: new Set() };
}

/**
 * @param {FunctionOfFile} called a function
 * @returns {GivenDeed} what it does to its parameters itself
 */
function ownDeeds({ model, place: { node } }) {
  const done = nothing();
  const names = parametersOf(node);
  if (names.length === 0) return done;
  const add = (/** @type {keyof GivenDeed} */ kind, /** @type {string} */ name) => {
    const index = name === '' ? -1 : names.indexOf(name);
    if (index !== -1) done[kind].add(index);
  };
  for (const { path, isWrite } of accessesIn(node)) if (isWrite && path.includes('.')) add('changes', firstName(path));
  for (const { node: call, scope } of rangesIn(model.index.calls, node))
    if (call.type === 'CallExpression')
      for (const { kind, path } of pathsOfFiles(call.callee, call.arguments, scope)) add(kind, nameAt(path));
  return done;
}

/**
 * @param {GivenDeed | undefined} done by a function, to add to
 * @param {GivenDeed | undefined} more what a function does that it calls
 * @param {HandedOn} handed what it calls that with
 * @returns {boolean} whether that was news
 */
function addDone(done, more, { from, as, isWhole }) {
  let isNews = false;
  for (const kind of /** @type {const} */ (['changes', 'reads', 'writes'])) {
    if (!more?.[kind].has(as) || done?.[kind].has(from) !== false || !(isWhole || kind === 'changes')) continue;
    done[kind].add(from);
    isNews = true;
  }
  return isNews;
}

/**
 * @param {FunctionOfFile} called a function
 * @param {number} index of a parameter
 * @returns {{node: Node, scope: Scope} | null} its value if it is called without; null if it has none
 */
function defaultOf({ place: { node, context } }, index) {
  const parameter = isFunction(node) ? node.params[index] : undefined;
  return parameter?.type === 'AssignmentPattern' ? { node: parameter.right, scope: context.scope } : null;
}

/**
 * @param {Node} node of a function
 * @returns {string[]} names of its parameters, also of those with a default; `''` if one has none
 */
function parametersOf(node) {
  return isFunction(node) ? node.params.map(parameterName) : [];
}

/**
 * @param {Node} node any
 * @returns {string} the variable that it is, `''` if it is none
 */
function nameAt(node) {
  return node.type === 'Identifier' ? node.name : '';
}
