/**
 * Where a function lets other requests in. Whatever is awaited ends a turn of JavaScript, but where nothing is waited for, the
 * function continues before the event loop turns, and so before anybody else: an `async` function of the program's that
 * only reads a variable, a package that keeps what it knows in memory. What is not known to wait is taken for such.
 */
import { alwaysAwaited, partsThatMayNotRun } from '../always-run.js';
import { definitionOf, unwrap } from '../definition.js';
import { eachNode } from '../each-node.js';
import { functionAbove } from '../function-around.js';
import { calledWith } from '../handed-over.js';
import { isFunction } from '../node-kinds.js';
import { isWithin } from '../nested-ranges.js';
import { lastName, memberPath } from '../member-path.js';
import { gathering, isOfPromise } from '../promise-flow.js';
import { OutsideAnswers } from './outside-answers.js';

/** @import { Gap } from '../gaps.js' */
/** @import { HandOver } from '../handed-over.js' */
/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { Values } from '../routes/values.js' */
/** @import { CalledFunctions } from './called-functions.js' */
/** @import { CallExpression, AnyNode as Node, TaggedTemplateExpression } from 'acorn' */

/** How many functions that call each other are followed. */
const MOST_CALLS_DEEP = 6;
const OF_ALL = /^Promise\.(?:all|allSettled)$/;
const OF_FIRST = /^Promise\.(?:any|race)$/;
/** What calls its argument before the event loop turns. */
const IN_TURN = /^(?:queueMicrotask|(?:process\.)?nextTick)$/;
/** What calls its argument in a later turn. */
const LATER = /^(?:globalThis\.)?set(?:Timeout|Immediate)$/;

/** Examines a program's functions. */
export class Yields {
  #functions;
  #outside;
  /** @type {WeakMap<Node, boolean>} of each function */
  #known = new WeakMap();
  /** @type {WeakMap<FileModel, Map<Node, Scope>>} scopes of each file's calls */
  #scopes = new WeakMap();

  /**
   * @param {object} parts of a program
   * @param {CalledFunctions} parts.functions of it
   * @param {Values} parts.values finds out what expressions mean
   * @param {(texts: readonly string[]) => boolean} parts.mentions whether a file of the program has one of these texts
   */
  constructor({ functions, values, mentions }) {
    this.#functions = functions;
    this.#outside = new OutsideAnswers(values, mentions, (name) => functions.defines(name));
  }

  /**
   * @param {FunctionOfFile} around a function
   * @param {Node} call in it
   * @returns {Gap[]} where it lets others in, other than by the call
   */
  gapsIn({ model, place }, call) {
    if (!isFunction(place.node)) return [];
    /** @type {Node[]} */
    const waits = [];
    eachNode(place.node.body, true, (node) => {
      if (node.type === 'AwaitExpression' && node.argument !== call && this.#isWait(model, node.argument, 0))
        waits.push(node);
    });
    const parts = waits.length > 0 ? partsThatMayNotRun(place.node.body) : [];
    return waits.map((node) => ({
      at: node.end,
      within: parts.filter(({ start, end }) => node.start >= start && node.end <= end),
    }));
  }

  /**
   * @param {FunctionOfFile} called a function
   * @returns {HandOver | null} the call in another function that may call it before the event loop turns, as `then` of a
   *   promise that may be settled, or `await lock.runExclusive(called)`; null if it is not handed to one
   */
  calledInTurn({ model, place }) {
    const by = calledWith(place);
    if (by === null || by.property !== '') return null;
    const { callee } = by.node;
    if (IN_TURN.test(memberPath(callee))) return by;
    const isThen = callee.type === 'MemberExpression' && isOfPromise(callee);
    if (!isThen && !endsWithCall(gathering(by.call))) return null;
    return this.#isWait(model, isThen ? callee.object : by.node, 0) ? null : by;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} part of a function
   * @param {Node} call in it
   * @returns {boolean} whether it waits in any case for something that has nothing to do with the call
   */
  waitsIn(model, part, call) {
    return alwaysAwaited(part).some((each) => !isWithin(call, each) && this.#isWait(model, each, 0));
  }

  /**
   * @param {FileModel} model of a file
   * @param {Node} promise that is awaited, or returned
   * @param {number} depth how many calls led to it
   * @returns {boolean} whether the event loop is known to turn until it is there
   */
  #isWait(model, promise, depth) {
    const node = unwrap(promise);
    switch (node.type) {
      case 'CallExpression':
        return this.#isCombined(model, node, depth) ?? this.#isCallWait(model, node, depth);
      case 'TaggedTemplateExpression':
        return this.#isCallWait(model, node, depth);
      case 'NewExpression':
        return lastName(node.callee) === 'Promise' && isSettledLater(node.arguments[0]);
      case 'ConditionalExpression':
        return this.#isWait(model, node.consequent, depth) && this.#isWait(model, node.alternate, depth);
      case 'LogicalExpression':
        return this.#isWait(model, node.left, depth);
      case 'Identifier':
        return depth < MOST_CALLS_DEEP && this.#isPromiseOf(model, node, depth + 1);
      default:
        return false;
    }
  }

  /**
   * @param {FileModel} model of a file
   * @param {CallExpression} call in it
   * @param {number} depth how many calls led to it
   * @returns {boolean | null} whether promises that it combines are waited for; null if it combines none
   */
  #isCombined(model, { callee, arguments: [first] }, depth) {
    const path = memberPath(callee);
    const isEach = OF_FIRST.test(path);
    if (isEach || OF_ALL.test(path)) {
      const items = first?.type === 'ArrayExpression' ? first.elements : [];
      const isWait = (/** @type {Node | null} */ each) => each !== null && this.#isWait(model, each, depth);
      return isEach ? items.length > 0 && items.every(isWait) : items.some(isWait);
    }
    return callee.type === 'MemberExpression' && isOfPromise(callee) ? this.#isWait(model, callee.object, depth) : null;
  }

  /**
   * @param {FileModel} model of a file
   * @param {import('acorn').Identifier} name of a promise in it
   * @param {number} depth how many names and calls led to it
   * @returns {boolean} the same for what the variable was set to, where that is not awaited
   */
  #isPromiseOf(model, name, depth) {
    const use = model.index.uses.get(name.name)?.find(({ node }) => node === name);
    const made = use && definitionOf(name, use.context.scope)?.node;
    if (!made || made.type === 'AwaitExpression' || isAwaitedBetween(made.end, use)) return false;
    return this.#isWait(model, made, depth);
  }

  /**
   * @param {FileModel} model of a file
   * @param {CallExpression | TaggedTemplateExpression} call in it
   * @param {number} depth how many calls led to it
   * @returns {boolean} the same for what it calls
   */
  #isCallWait(model, call, depth) {
    const scope = this.#scopesOf(model).get(call);
    if (scope === undefined) return false;
    const isLater = this.#outside.isLater(model, call, scope);
    if (isLater !== null) return isLater;
    const functions = call.type === 'CallExpression' ? this.#functions.called(model, call, scope).functions : [];
    return functions.length > 0
      ? functions.every((each) => this.#isFunctionWait(each, depth + 1))
      : this.#outside.seemsLater(model, call, scope);
  }

  /**
   * @param {FileModel} model of a file
   * @returns {Map<Node, Scope>} scopes of its calls
   */
  #scopesOf(model) {
    const known = this.#scopes.get(model) ?? new Map(model.index.calls.map(({ node, scope }) => [node, scope]));
    this.#scopes.set(model, known);
    return known;
  }

  /**
   * @param {FunctionOfFile} called a function of the program
   * @param {number} depth how many calls led to it
   * @returns {boolean} whether the event loop is known to turn until what it returns is there
   */
  #isFunctionWait({ model, place: { node } }, depth) {
    if (!isFunction(node) || node.generator || depth > MOST_CALLS_DEEP) return false;
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    // This ends the search for functions that call each other.
    this.#known.set(node, false);
    const awaited = alwaysAwaited(node.body);
    if (node.body.type !== 'BlockStatement') awaited.push(node.body);
    const isWait = awaited.some((each) => this.#isWait(model, each, depth));
    this.#known.set(node, isWait);
    return isWait;
  }
}

/**
 * @param {number} from offset where a promise was made
 * @param {Place} use of it
 * @returns {boolean} whether the function around it awaits something in between, so that the promise may be there already
 */
function isAwaitedBetween(from, use) {
  const around = functionAbove(use)?.node;
  let isAwaited = false;
  if (around && isFunction(around))
    eachNode(around.body, true, ({ type, start, end }) => {
      isAwaited ||= type === 'AwaitExpression' && start > from && end <= use.node.start;
    });
  return isAwaited;
}

/**
 * @param {Place} call any
 * @returns {boolean} whether the function around it awaits or returns its result
 */
export function endsWithCall({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'ArrowFunctionExpression') return parent.body === node;
  return parent?.type === 'AwaitExpression' || parent?.type === 'ReturnStatement';
}

/**
 * @param {Node | undefined} executor of a promise
 * @returns {boolean} whether it only has a timer settle it
 */
function isSettledLater(executor) {
  if (!executor || !isFunction(executor)) return false;
  const settles = executor.params.map(lastName);
  let isLater = false;
  let isAtOnce = false;
  eachNode(executor.body, true, (node) => {
    if (node.type !== 'CallExpression') return;
    isLater ||= LATER.test(memberPath(node.callee));
    isAtOnce ||= settles.includes(lastName(node.callee)) && node.callee.type === 'Identifier';
  });
  return isLater && !isAtOnce;
}
