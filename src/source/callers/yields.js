/**
 * Where a function lets other requests in. Whatever is awaited ends a turn of JavaScript, but where nothing is waited for, the
 * function continues before the event loop turns, and so before anybody else: an `async` function of the program's that
 * only reads a variable, a limiter or a cache that keeps what it knows in memory.
 */
import { eachNode } from '../each-node.js';
import { isFunction } from '../is-function.js';
import { mayBeInMemory } from '../kept-in-memory.js';
import { lastName, memberPath } from '../member-path.js';
import { isOfPromise } from '../promise-flow.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { CalledFunctions } from './called-functions.js' */

/** How many functions that call each other are followed. */
const MOST_CALLS_DEEP = 6;
const OF_SEVERAL = /^Promise\.(?:all|allSettled|any|race)$/;
/** Functions of the language that return a value at once. */
const AT_ONCE = /^(?:Boolean|Number|String|BigInt|Date\.now|(?:Math|JSON|Object|Array)\.\w+)$/;

/** Examines a program's functions. */
export class Yields {
  #functions;
  /** @type {WeakMap<Node, boolean>} of each function */
  #known = new WeakMap();

  /** @param {CalledFunctions} functions of the program */
  constructor(functions) {
    this.#functions = functions;
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Node} call in it
   * @returns {number[]} offsets after which it has let others in, other than by the call
   */
  gapsIn({ model, place }, call) {
    /** @type {number[]} */
    const gaps = [];
    if (isFunction(place.node))
      eachNode(place.node.body, true, (node) => {
        if (node.type === 'AwaitExpression' && node.argument !== call && this.#isWait(model, node.argument, 0))
          gaps.push(node.end);
      });
    return gaps;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} promise that is awaited, or returned
   * @param {number} depth how many calls led to it
   * @returns {boolean} whether the event loop may turn until it is there
   */
  #isWait(model, promise, depth) {
    if (promise.type !== 'CallExpression') return true;
    const { callee } = promise;
    const path = memberPath(callee);
    if (OF_SEVERAL.test(path) && promise.arguments[0]?.type === 'ArrayExpression')
      return promise.arguments[0].elements.some((each) => each !== null && this.#isWait(model, each, depth));
    if (callee.type === 'MemberExpression' && isOfPromise(callee)) return this.#isWait(model, callee.object, depth);
    const scope = model.index.calls.find(({ node }) => node === promise)?.scope;
    if (scope === undefined) return true;
    const { functions, of } = this.#functions.called(model, promise, scope);
    // Other objects have methods of that name, too.
    const isKnown = functions.length > 0 && of === '';
    return isKnown ? functions.some((each) => this.#mayYield(each, depth + 1)) : !mayBeInMemory(callee, scope);
  }

  /**
   * @param {FunctionOfFile} called a function of the program
   * @param {number} depth how many calls led to it
   * @returns {boolean} whether the event loop may turn until what it returns is there
   */
  #mayYield({ model, place: { node } }, depth) {
    if (!isFunction(node) || depth > MOST_CALLS_DEEP) return true;
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    // This ends the search for functions that call each other.
    this.#known.set(node, true);
    let mayYield = node.generator;
    /** @type {Node[]} */
    const returned = node.body.type === 'BlockStatement' ? [] : [node.body];
    eachNode(node.body, true, (each) => {
      if (each.type === 'AwaitExpression') mayYield ||= this.#isWait(model, each.argument, depth);
      if (each.type === 'ForOfStatement') mayYield ||= each.await;
      if (each.type === 'NewExpression') mayYield ||= lastName(each.callee) === 'Promise';
      if (each.type === 'ReturnStatement' && each.argument) returned.push(each.argument);
    });
    mayYield ||= returned.some((each) => this.#isPromise(model, each, depth));
    this.#known.set(node, mayYield);
    return mayYield;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} value that a function returns
   * @param {number} depth how many calls led to the function
   * @returns {boolean} whether it may be a promise for which the event loop turns
   */
  #isPromise(model, value, depth) {
    let isPromise = false;
    eachNode(value, true, (each) => {
      if (each.type === 'CallExpression' && !AT_ONCE.test(memberPath(each.callee)))
        isPromise ||= this.#isWait(model, each, depth);
    });
    return isPromise;
  }
}
