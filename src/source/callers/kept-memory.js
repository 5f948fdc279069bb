/**
 * Memory that a program fills again and again, and that its functions return as it is: `next() { randomFillSync(this.iv);
 * return this.iv; }`. Whoever gets it has it only until the next call. While a derivation holds the thread, nobody else
 * fills it; if the derivation is awaited, the nonce of one request becomes that of another, and a hash is of another's
 * data.
 */
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { isFunction } from '../node-kinds.js';
import { dataOf, isBlank, memoryOf, usesOfBuffer, wholeOf } from '../memory.js';
import { rangesIn } from '../nested-ranges.js';
import { lastName } from '../member-path.js';
import { eachName } from '../pattern-names.js';
import { returnsIn } from '../routes/returned-in.js';
import { valueGiven } from '../value-origins.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** An expression in a function. @typedef {{model: FileModel, node: Node, scope: Scope, within: Node}} Expression */

/**
 * A question: how many functions have handed the memory on, and which variables and properties were looked at. Each is
 * looked at once, since they may be set to each other.
 * @typedef {{depth: number, seen: Set<unknown>}} Asked
 */

/** How many functions may hand memory on. */
const MOST_CALLS_DEEP = 3;

/** Finds memory that is kept, in all files of a program. */
export class KeptMemory {
  #functions;

  /** @param {CalledFunctions} functions of the program */
  constructor(functions) {
    this.#functions = functions;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it
   * @returns {boolean} whether the function around it gets such memory before the call and uses it afterwards, or has
   *   the call hash or encrypt it, which may be done in pieces
   */
  isUsedAcross(model, call) {
    const around = functionAbove(call);
    if (around === null) return false;
    const within = around.node;
    const { scope } = call.context;
    const data = call.node.type === 'CallExpression' ? dataOf(call.node) : null;
    if (data !== null && this.#isKept({ model, node: data, scope, within }, newlyAsked())) return true;
    return this.#namesOfKept(model, within, call.node).some((name) => isUsedBehind(name, within, call.node));
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} within a function
   * @param {Node} call in it
   * @returns {string[]} names of its variables that are set to such memory before the call
   */
  #namesOfKept(model, within, call) {
    /** @type {string[]} */
    const names = [];
    for (const { node, scope, place } of rangesIn(model.index.calls, within)) {
      if (node.type !== 'CallExpression' || node === call || node.start >= call.end) continue;
      const target = targetOf(place);
      if (target === null || !this.#returnsKept(model, node, scope, newlyAsked())) continue;
      eachName(target, null, (name) => names.push(name));
    }
    return names;
  }

  /**
   * @param {FileModel} model of a file
   * @param {CallExpression} node of a call in it
   * @param {Scope} scope of the call
   * @param {Asked} asked so far
   * @returns {boolean} whether a function that it may call returns such memory, by itself or in an object
   */
  #returnsKept(model, node, scope, { depth, seen }) {
    if (depth >= MOST_CALLS_DEEP) return false;
    return this.#functions
      .called(model, node, scope)
      .functions.some((called) =>
        returnedBy(called).some((returned) =>
          this.#isKept({ ...returned, model: called.model }, { depth: depth + 1, seen }),
        ),
      );
  }

  /**
   * @param {Expression} expression in a function
   * @param {Asked} asked so far
   * @returns {boolean} whether it is memory that outlives the function, and that something fills
   */
  #isKept({ model, node: given, scope, within }, asked) {
    const node = wholeOf(given);
    if (node.type === 'CallExpression') return this.#returnsKept(model, node, scope, asked);
    if (node.type === 'MemberExpression' && node.computed) return this.#isOfPool(model, node, scope);
    if (lastName(node) === '') return false;
    const name = node.type === 'Identifier' ? scope.lookup(node.name) : lastName(node);
    if (asked.seen.has(name)) return false;
    asked.seen.add(name);
    const { isOwn, isFilled, values } = memoryOf(node, { scope, uses: model.index.uses, within });
    // What the function itself makes is new, unless it got it.
    return isOwn ? values.some((value) => this.#isKept({ model, node: value, scope, within }, asked)) : isFilled;
  }

  /**
   * @param {FileModel} model of a file
   * @param {import('acorn').MemberExpression} node an element, such as `this.slots[this.at++ % 2]`
   * @param {Scope} scope that it is in
   * @returns {boolean} whether it is of a list of buffers that were made without data
   */
  #isOfPool(model, { object }, scope) {
    const list = lastName(object) === '' ? [] : usesOfBuffer(object, scope, model.index.uses);
    return list.some((use) => {
      const value = valueGiven(use);
      return value?.type === 'ArrayExpression' && value.elements.some(isBlank);
    });
  }
}

/** @returns {Asked} */
function newlyAsked() {
  return { depth: 0, seen: new Set() };
}

/**
 * @param {Place} place of a call
 * @returns {Node | null} the variable or the pattern that its result is put into, awaited or not; null if into none
 */
function targetOf(place) {
  const whole = place.up?.node.type === 'AwaitExpression' ? place.up : place;
  const parent = whole.up?.node;
  if (parent?.type === 'VariableDeclarator' && parent.init === whole.node) return parent.id;
  const isSet = parent?.type === 'AssignmentExpression' && parent.right === whole.node;
  return isSet && parent.left.type === 'Identifier' ? parent.left : null;
}

/**
 * @param {string} name of a variable
 * @param {Node} within the function that has it
 * @param {Node} call in it
 * @returns {boolean} whether it is used after the call
 */
function isUsedBehind(name, within, call) {
  let isUsed = false;
  if (isFunction(within))
    eachNode(within.body, false, (node) => {
      if (node.type === 'Identifier' && node.name === name && node.start >= call.end) isUsed = true;
    });
  return isUsed;
}

/**
 * @param {FunctionOfFile} called a function
 * @returns {Omit<Expression, 'model'>[]} what it returns, with what an object or a list holds that it returns
 */
function returnedBy({ model, place }) {
  const { node, context } = place;
  if (!isFunction(node)) return [];
  const own =
    node.type === 'ArrowFunctionExpression' && node.expression ? [{ node: node.body, scope: context.scope }] : [];
  return [...own, ...returnsIn(model, place)].flatMap(({ node: value, scope }) =>
    [value, ...itemsOf(value)].map((each) => ({ node: each, scope, within: node })),
  );
}

/**
 * @param {Node} node of a value
 * @returns {Node[]} values of an object literal or a list
 */
function itemsOf(node) {
  if (node.type === 'ArrayExpression') return node.elements.flatMap((each) => each ?? []);
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((each) => (each.type === 'Property' ? [each.value] : []));
}
