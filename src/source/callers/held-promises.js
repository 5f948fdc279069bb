/**
 * Promises that are not awaited at once: `const ready = init(); use(key); await ready`, `Promise.all([init(), load()])`,
 * `names.map((name) => add(name))`. An async function that holds the thread has done everything when its promise is there; if it
 * waits, what comes until the promise is awaited no longer finds what the function sets.
 */
import { addsBehind, addsToGiven, startsBeside } from '../adds-in-order.js';
import { eachNode } from '../each-node.js';
import { awaitsBefore } from '../gaps.js';
import { functionAbove } from '../function-around.js';
import { calledWith } from '../handed-over.js';
import { isClassConstructor, isFunction } from '../node-kinds.js';
import { lastName, memberPath } from '../member-path.js';
import { isOfPromise, isOvertaken, passesOn, wholePromise } from '../promise-flow.js';
import { usesOfVariable } from '../uses-of-variable.js';
import { waitsInTurn } from '../waits-in-turn.js';
import { addState, APPENDED, newState } from './state.js';
import { anyOf, readsWritten } from './state-keys.js';

/** @import { HandOver } from '../handed-over.js' */
/** @import { Place } from '../program-index.js' */
/** @import { FunctionOfFile } from '../routes/callers.js' */
/** @import { FileModel } from '../routes/file-model.js' */
/** @import { FunctionSteps } from './function-steps.js' */
/** @import { State } from './state.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} HeldPromise
 * @property {boolean} isEach whether the function is called for each item of a list, or others begin right after it
 * @property {boolean} [isAgain] whether it is called again until the promise is awaited; default no
 * @property {State | null} meanwhile what is read and written until the promise is awaited; null if that may be anything
 * @property {boolean} isOvertaken whether anything else begins until then, of which that may not show everything
 */

/** Methods of lists that call a function for each item, and keep what it returns. */
const FOR_EACH = /^(?:map|flatMap|from)$/;
/**
 * What calls it when a server begins to listen, before any request, or for messages of one sender, which come in order; what a map
 * keeps by the message's type (`handlers.set('login', ...)`) is such a function, too.
 */
const CALLS_FIRST = /^(?:listen|handle|onRequest|onNotification|onMessage|onAny|addMethod|set)$/;
const OF_RESPONSE = /\.status(?:Code|Message)\.?$/;
/** Handed to a function that may do anything with it. */
const GIVEN = 'given';
/** Expressions that call a function only if something is so, or among others. */
const BRANCHES = ['LogicalExpression', 'ConditionalExpression', 'SequenceExpression'];
const ENDS = /^(?:ExpressionStatement|AwaitExpression|ReturnStatement)$|Function/;
const OF_SEVERAL = /^Promise\.(?:all|allSettled|resolve)$/;

/** Finds what does not wait for a promise. */
export class HeldPromises {
  #steps;
  #isImported;

  /**
   * @param {FunctionSteps} steps of the program's functions
   * @param {(file: string) => boolean} isImported whether another file of the program loads one
   */
  constructor(steps, isImported) {
    this.#steps = steps;
    this.#isImported = isImported;
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call of an async function in it
   * @returns {HeldPromise | null} null if its promise is awaited, returned or left at once
   */
  at(model, call) {
    const place = functionAbove(call);
    const until = this.#heldUntil(model, call);
    if (until === null) return null;
    const steps = place === null || until === Infinity ? null : this.#steps.of({ model, place }, call);
    const isAgain = isCalledBetween(place?.node.body ?? model.program, call.node, until);
    if (steps === null) return { isEach: false, isAgain, meanwhile: null, isOvertaken: true };
    const meanwhile = newState();
    for (const { start, state } of steps) if (start >= call.node.end && start < until) addState(meanwhile, state);
    const { end } = wholePromise(call).node;
    const isFollowed = steps.some(({ start }) => start >= end && start < /** @type {number} */ (until));
    return { isEach: false, isAgain, meanwhile, isOvertaken: isFollowed || isOvertaken(call) };
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call of an async function in it
   * @returns {number | null} as `heldUntil`, also if others go on after the code that drops the promise
   */
  #heldUntil(model, call) {
    return heldUntil(call, model.index.uses) ?? (this.#isLeft(model, call) ? Infinity : null);
  }

  /**
   * Whoever makes an object goes on when its constructor has ended, and who loads a file, when its code has.
   * @param {FileModel} model of a file
   * @param {Place} call of an async function in it
   * @returns {boolean} whether nobody there can wait for its promise, which is dropped
   */
  #isLeft({ file }, call) {
    const place = functionAbove(call);
    return isDropped(call) && (place === null ? this.#isImported(file) : isClassConstructor(place));
  }

  /**
   * @param {FileModel} model of a file
   * @param {Place} call in it that is to be awaited
   * @returns {boolean} whether the function around it has no name, and what it is handed to notices that what it does comes
   *   later
   */
  isNoticedByTaker(model, call) {
    const place = functionAbove(call);
    const by = place && calledWith(place);
    const held = by && heldByTaker(by);
    if (!held || !isFunction(place.node)) return false;
    if (awaitsBefore(place.node, call.node) && !(held.isEach && waitsInTurn(place.node, call.node))) return false;
    return this.noticed({ model, place }, call.node, held) !== '';
  }

  /**
   * @param {FunctionOfFile} called an async function
   * @param {Node} call in it that is to be awaited
   * @param {HeldPromise} held its promise
   * @returns {'updated' | 'overtaken' | ''} how it matters that what it does after the call comes later; `''`: it does not
   */
  noticed(called, call, { isEach, meanwhile, isOvertaken: mayMatter }) {
    const behind = this.#behind(called, call);
    if (isEach) return leavesOrder(called.place, call, behind) ? 'updated' : '';
    if (behind !== null && isUpdated(behind, meanwhile)) return 'updated';
    return mayMatter && meanwhile !== null && (behind === null || mayBeUsed(behind, meanwhile)) ? 'overtaken' : '';
  }

  /**
   * @param {FunctionOfFile} called a function
   * @param {Node} call in it
   * @returns {State | null} what it does after that, null if it does too much
   */
  #behind(called, call) {
    const steps = this.#steps.of(called, { node: call });
    if (steps === null) return null;
    const behind = newState();
    for (const { end, state } of steps) if (end >= call.end) addState(behind, state);
    return behind;
  }
}

/**
 * @param {Place} place of a function that is called for each of several items
 * @param {Node} call in it
 * @param {State | null} behind what it does after that, null if it does too much
 * @returns {boolean} whether it, or what it calls, leaves an order then: of a list, or of what is appended to a file
 */
function leavesOrder(place, call, behind) {
  const isLeft = behind !== null && (behind.adds.size > 0 || behind.unnamed.has(APPENDED));
  return isLeft || addsBehind(place, call) || addsToGiven(place, call);
}

/**
 * @param {State} behind what is done later
 * @param {State | null} meanwhile what is done before, null if that may be anything
 * @returns {boolean} whether one uses what the other writes
 */
function isUpdated(behind, meanwhile) {
  if (meanwhile === null) return [...behind.writes].some(isInMemory);
  // Whoever gets an object, as of `listen(state)`, may read what is set in it.
  const isRead = readsWritten(meanwhile.uses, behind.writes) || readsWritten(behind.writes, meanwhile.reads);
  return isRead || readsWritten(behind.uses, meanwhile.writes);
}

/**
 * @param {State} behind what is done later
 * @param {State} meanwhile what is known to be done before, and has none of its keys
 * @returns {boolean} whether others may use what is written, by another name, or by one that is not known
 */
function mayBeUsed(behind, meanwhile) {
  const isAsked = [...behind.asks].some((ask) => {
    const object = ask.slice(0, ask.lastIndexOf('.') + 1);
    return [...meanwhile.asks, ...meanwhile.reads, ...meanwhile.writes].some((each) => each.startsWith(object));
  });
  return (
    isAsked ||
    behind.unnamed.size > 0 ||
    [...behind.writes].some((key) => key.includes('(') || meanwhile.uses.has(anyOf(key)))
  );
}

/**
 * @param {Place} call of an async function
 * @returns {boolean} whether its promise is dropped
 */
function isDropped(call) {
  let { up } = call;
  while (up !== null && !ENDS.test(up.node.type) && up.node.type !== 'VariableDeclarator') ({ up } = up);
  return up?.node.type === 'ExpressionStatement';
}

/**
 * @param {Node} around code of a function, or a file
 * @param {Node} call in it
 * @param {number} until offset
 * @returns {boolean} whether the same is called again until then
 */
function isCalledBetween(around, call, until) {
  const path = call.type === 'CallExpression' ? memberPath(call.callee) : '';
  let isCalled = false;
  eachNode(around, true, (node) => {
    const isLater = node.type === 'CallExpression' && node.start >= call.end && node.start < until;
    isCalled ||= isLater && path !== '' && memberPath(node.callee) === path;
  });
  return isCalled;
}

/**
 * @param {HandOver} by call that is handed a function
 * @returns {boolean} whether it calls it for each item of a list, and returns what that returns
 */
export function mapsList({ name, property }) {
  return property === '' && FOR_EACH.test(name);
}

/**
 * @param {HandOver} by call that is handed a function
 * @returns {HeldPromise | null} null if it neither calls it for each item, or before others, nor soon, and goes on
 */
export function heldByTaker(by) {
  if (by.property !== '') return null;
  const isEach = mapsList(by) || startsBeside(by);
  return isEach || CALLS_FIRST.test(by.name) ? { isEach, meanwhile: null, isOvertaken: true } : null;
}

/**
 * @param {string} key of state
 * @returns {boolean} whether it is a variable, or a field of what the program itself made, or of what the function is handed, as
 *   others are: one sender's session. A response is one request's
 */
function isInMemory(key) {
  return !key.includes('(') || (key.startsWith('(given).') && !OF_RESPONSE.test(key));
}

/**
 * @param {Place} call of an async function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {number | null} offset where its promise is awaited, Infinity if that is not known; null if that is at once, or
 *   never
 */
function heldUntil(call, uses) {
  /** @type {Set<string>} */
  const passed = new Set();
  for (let inner = call, { up } = inner; up !== null; inner = up, { up } = inner) {
    const { node } = up;
    if (node.type === 'VariableDeclarator') return awaitedAt(node, up, uses);
    if (ENDS.test(node.type)) return endOfPromise(node, passed);
    if (!isPassedOn(inner.node, node)) return Infinity;
    passed.add(isGiven(inner.node, node) ? GIVEN : node.type);
  }
  return null;
}

/**
 * @param {Node} node what a promise leads to
 * @param {ReadonlySet<string>} passed through which types of expressions
 * @returns {number | null} as above
 */
function endOfPromise({ type, end }, passed) {
  const isAmongOthers = passed.has(GIVEN) || passed.has('ArrayExpression');
  if (type === 'ExpressionStatement')
    return isAmongOthers || BRANCHES.some((each) => passed.has(each)) ? Infinity : null;
  if (passed.has('UnaryExpression')) return Infinity;
  return isAmongOthers ? end : null;
}

/**
 * @param {Node} promise an expression
 * @param {Node} parent of it
 * @returns {boolean} whether who awaits that awaits the promise
 */
function isPassedOn(promise, parent) {
  if (parent.type === 'MemberExpression') return parent.object === promise && isOfPromise(parent);
  return parent.type === 'CallExpression' || parent.type === 'UnaryExpression' || passesOn(parent, promise);
}

/**
 * @param {Node} promise an expression
 * @param {Node} parent of it
 * @returns {boolean} whether it is handed to a function that may do anything with it
 */
function isGiven(promise, parent) {
  return parent.type === 'CallExpression' && parent.callee !== promise && !OF_SEVERAL.test(memberPath(parent.callee));
}

/**
 * @param {import('acorn').VariableDeclarator} declared variable that holds a promise
 * @param {Place} place of it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {number} offset where it is first awaited, or returned; Infinity if that is not in the same function
 */
function awaitedAt({ id }, place, uses) {
  const around = functionAbove(place)?.node;
  const offsets = usesOfVariable(lastName(id), place.context.scope, uses).map((use) => {
    for (let { up } = use; up !== null && !isFunction(up.node); { up } = up)
      if (up.node.type === 'AwaitExpression' || up.node.type === 'ReturnStatement')
        return functionAbove(use)?.node === around ? up.node.start : Infinity;
    return Infinity;
  });
  return Math.min(Infinity, ...offsets);
}
