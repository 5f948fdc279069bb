/** Which of its parameters a function writes in, so that a call changes what it is given: `increment(counter)`. */
import { isFunction } from '../node-kinds.js';
import { rangesIn } from '../nested-ranges.js';
import { firstName, memberPath } from '../member-path.js';
import { accessesIn } from '../read-then-written.js';

/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** How many levels of calls are followed. */
const MOST_CALLS_DEEP = 6;

/** Examines a program's functions. */
export class WrittenParameters {
  /** @type {WeakMap<Node, Set<number>>} of each function */
  #written = new WeakMap();
  #functions;

  /** @param {CalledFunctions} functions of the program */
  constructor(functions) {
    this.#functions = functions;
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {number} [depth] how many calls led to it
   * @returns {ReadonlySet<number>} indexes of the parameters that it, or a function that it calls with them, writes in
   */
  writtenBy({ model, place }, depth = 1) {
    const { node } = place;
    if (!isFunction(node)) return new Set();
    const known = this.#written.get(node);
    if (known !== undefined) return known;
    /** @type {Set<number>} */
    const written = new Set();
    this.#written.set(node, written);
    const names = node.params.map((each) => (each.type === 'Identifier' ? each.name : ''));
    const own = accessesIn(node).filter(({ path, isWrite }) => isWrite && path.includes('.'));
    const handed = depth < MOST_CALLS_DEEP ? this.#handedOn({ model, place }, depth) : [];
    for (const path of [...own.map((each) => each.path), ...handed]) {
      const index = names.indexOf(firstName(path));
      if (index !== -1) written.add(index);
    }
    return written;
  }

  /**
   * @param {FunctionOfFile} within a function
   * @param {number} depth how many calls led to it
   * @returns {string[]} paths of arguments in it that the functions which get them write in
   */
  #handedOn({ model, place }, depth) {
    return rangesIn(model.index.calls, place.node).flatMap(({ node, scope }) => {
      if (node.type !== 'CallExpression' || node.arguments.length === 0) return [];
      return this.#functions
        .called(model, node, scope)
        .functions.flatMap((each) => [...this.writtenBy(each, depth + 1)])
        .flatMap((index) => (node.arguments[index] ? [memberPath(node.arguments[index])] : []));
    });
  }
}
