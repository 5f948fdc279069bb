/**
 * Whether a callback adds something to a list, or sets something, after a call. As long as the call holds the thread,
 * several calls of the callback do so in the order in which they were started; once they wait, in the order in which they
 * end: `Promise.all(rows.map(async (row) => { const hash = f(row); lines.push(hash); }))`.
 */
import { ADDS_LISTENER } from '../model/adds-listener.js';
import { lastPart } from '../model/last-part.js';
import { isConcurrentTask } from './concurrent-tasks.js';
import { isLeftBehind } from './calls-at-once.js';
import { awaitsBefore } from './gaps.js';
import { definitionOf } from './definition.js';
import { eachNode } from './each-node.js';
import { functionAbove } from './function-around.js';
import { handedByName } from './handed-by-name.js';
import { calledRouter, calledWith } from './handed-over.js';
import { isFunction, isLoop } from './node-kinds.js';
import { firstName, lastName, memberName, memberPath } from './member-path.js';
import { eachName } from './pattern-names.js';
import { isOfPromise } from './promise-flow.js';
import { accessesIn, isOfOneCall, ownNames } from './read-then-written.js';
import { waitsInTurn } from './waits-in-turn.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */
/** @import { Access } from './read-then-written.js' */
/** @import { FunctionNode } from './v8-position.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** What may start a callback again before it has ended; async's and fastq's queues, and pools, among them. */
const STARTS_SEVERAL =
  /^(?:flatMap|filter|reduce|setInterval|pMap|(?:map|each(?:Of)?|forEach(?:Of)?|times|parallel)(?:Limit)?|(?:priorityQ|cargoQ|[qQ])ueue|fastq|promise|process)$/;
/** What starts it once, wherever it is called. */
const STARTS_ONE = /^(?:setImmediate|setTimeout|nextTick|queueMicrotask)$/;

/** What starts it in this turn, or as the next: what is started later in the same function, or goes on there, comes after it. */
const STARTS_NEXT = /^(?:setImmediate|nextTick|queueMicrotask)$/;

/** A promise that is there already: `Promise.resolve().then(add)` starts it in this turn, too. */
const IS_SETTLED = /^Promise\.(?:resolve|reject)$/;

/** What depends on the order of writes; counting does not. */
const DEPENDS = /^(?:\+|\?\?|\|\||&&)?=$/;

/** Methods of lists, maps, sets and streams after which an order remains. */
const ADDS = /^(?:push|unshift|splice|add|set|append|write|send|enqueue|postMessage)$/;

/**
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @param {boolean} [mayWait] whether it may have waited if it has awaited anything
 * @returns {boolean} whether the function around it is such a callback, has not waited before the call, or as long as all others,
 *   and then adds something to what is not its own
 */
export function addsInOrder(call, uses, mayWait = true) {
  const around = functionAbove(call);
  if (around === null) return false;
  const isTask = isConcurrentTask(around, uses);
  if (!isTask && !isStartedOften(around, uses)) return false;
  if (mayWait && awaitsBefore(around.node, call.node) && !waitsInTurn(around.node, call.node)) return false;
  return addsBehind(around, call.node) || (isTask && setsContext(around.node, call.node));
}

/**
 * @param {Node} task a function
 * @param {Node} call in it
 * @returns {boolean} whether it sets something of its context after the call
 */
function setsContext(task, call) {
  const context = isFunction(task) && task.params[0] ? lastName(task.params[0]) : '';
  if (context === '') return false;
  return accessesIn(task).some(({ path, isWrite, at }) => isWrite && at >= call.end && firstName(path) === context);
}

/**
 * @param {Place} around place of a function
 * @param {Node} call in it
 * @returns {boolean} whether it adds something to what is not its own after the call, or sets that
 */
export function addsBehind(around, call) {
  if (!isFunction(around.node)) return false;
  const own = ownNames(around.node, true);
  const [, index] = around.node.params;
  if (emitsBehind(around.node.body, call, own.parameters)) return true;
  return accessesIn(around.node).some((access) => {
    if (access.at < call.end || !access.isWrite || access.isInner) return false;
    const root = firstName(access.path);
    if (isAdding(access)) return addsToShared(access, own);
    return !own.variables.has(root) && isSetting(access.node, around, index ? lastName(index) : '');
  });
}

/**
 * What a function is handed may be the same for each item: `names.map((name) => add(all, name))`. An item is its own.
 * @param {Place} place of a function
 * @param {Node} call in it
 * @returns {boolean} whether it adds something, after the call, to what it is handed beside an item
 */
export function addsToGiven(place, call) {
  const { node } = place;
  if (!isFunction(node)) return false;
  const parameters = new Set(ownNames(node, true).parameters);
  const [first] = node.params;
  const isItem = calledWith(place) !== null || (node.params.length === 1 && first.type === 'Identifier');
  if (isItem && first) eachName(first, null, (name) => parameters.delete(name));
  return accessesIn(node).some(
    (access) =>
      access.at >= call.end &&
      access.isWrite &&
      !access.isInner &&
      isAdding(access) &&
      parameters.has(firstName(access.path)),
  );
}

/**
 * @param {FunctionNode} node a function
 * @param {readonly Access[]} accesses what it reads and writes
 * @returns {boolean} whether an order remains after its calls: it adds something to what is not its own, or tells others of an event
 */
export function addsToOthers(node, accesses) {
  const own = ownNames(node, true);
  const isAdded = (/** @type {Access} */ access) =>
    access.isWrite && !access.isInner && isAdding(access) && addsToShared(access, own);
  return accesses.some(isAdded) || emitsBehind(node.body, null, own.parameters);
}

/**
 * @param {Access} access of a function, which adds something
 * @param {ReturnType<typeof ownNames>} own names of the function
 * @returns {boolean} whether what it adds to is neither its own nor handed to it
 */
function addsToShared({ path }, own) {
  return !own.parameters.has(firstName(path)) && !isOfOneCall(own, path);
}

/**
 * @param {Node} body of a function
 * @param {Node | null} call in it, null for its beginning
 * @param {ReadonlySet<string>} own parameters of the function
 * @returns {boolean} whether it tells others of an event after the call
 */
function emitsBehind(body, call, own) {
  let emits = false;
  eachNode(body, true, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    if (call !== null && node.end <= call.end) return;
    emits ||= lastName(node.callee) === 'emit' && !own.has(firstName(memberPath(node.callee)));
  });
  return emits;
}

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether something gets it that may start it several times at once
 */
function isStartedOften(place, uses) {
  const direct = calledWith(place);
  const all = direct === null ? handedByName(place, uses).handOvers : [direct];
  return all.some(startsBeside);
}

/**
 * @param {HandOver} by call that gets a function
 * @returns {boolean} whether it may start that several times at once, or others soon after it
 */
export function startsBeside(by) {
  const method = lastPart(by.name);
  return (
    STARTS_SEVERAL.test(method) ||
    isFollowed(by, method) ||
    ((STARTS_ONE.test(method) || mayStartBeside(by, method)) && isRepeated(by.call))
  );
}

/**
 * @param {HandOver} by call that gets a function
 * @param {string} method that it calls
 * @returns {boolean} whether it starts that once, and the code around it has something come right after it
 */
function isFollowed({ call, node: { callee, arguments: given } }, method) {
  const isTimer = method === 'setTimeout';
  if (!isTimer && !STARTS_NEXT.test(method) && !(isOfSettled(callee) && isLeftBehind(call))) return false;
  return codeAfter(call).some((node) => {
    if (!isTimer && node.type === 'AwaitExpression') return true;
    if (node.type !== 'CallExpression') return false;
    if (isTimer) return lastName(node.callee) === method && isSameDelay(given[1], node.arguments[1]);
    return STARTS_ONE.test(lastName(node.callee)) || isOfSettled(node.callee);
  });
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether it is a method of a promise that is there already
 */
function isOfSettled(callee) {
  if (callee.type !== 'MemberExpression' || !isOfPromise(callee)) return false;
  return callee.object.type === 'CallExpression' && IS_SETTLED.test(memberPath(callee.object.callee));
}

/**
 * @param {Node | undefined} one delay of a timer, undefined for none
 * @param {Node | undefined} other delay
 * @returns {boolean} whether both timers come in the order in which they were set, if that is in one turn
 */
function isSameDelay(one, other) {
  const [shown, shownOther] = [one, other].map((each) =>
    each?.type === 'Literal' ? Math.max(1, Number(each.value)) : each === undefined ? 1 : memberPath(each),
  );
  return shown !== '' && shown === shownOther;
}

/**
 * @param {Place} call in a file
 * @returns {Node[]} what comes after it in the function around it, or in the file
 */
function codeAfter(call) {
  let around = call;
  while (around.up !== null && !isFunction(around.node)) around = around.up;
  /** @type {Node[]} */
  const found = [];
  eachNode(isFunction(around.node) ? around.node.body : around.node, false, (node) => {
    if (node.start >= call.node.end) found.push(node);
  });
  return found;
}

/**
 * @param {HandOver} by call that gets a function
 * @param {string} method that it calls
 * @returns {boolean} whether it may start the function beside those of other calls, as `limit(() => ...)` does: who calls it
 *   does not wait
 */
function mayStartBeside(by, method) {
  return by.call.up?.node.type !== 'AwaitExpression' && !calledRouter(method) && !ADDS_LISTENER.test(method);
}

/**
 * @param {Place} call in a file
 * @returns {boolean} whether it is in a loop, or in a callback of an array's method
 */
function isRepeated(call) {
  for (let { up } = call; up !== null; up = up.up) {
    if (isLoop(up.node)) return true;
    if (isFunction(up.node)) return STARTS_SEVERAL.test(calledWith(up)?.name ?? '');
  }
  return false;
}

/**
 * @param {Access} access of a function, a write
 * @returns {boolean} whether it adds to something
 */
function isAdding({ node }) {
  const method =
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.property : null;
  return method !== null && ADDS.test(memberName(method));
}

/**
 * @param {Node} node that writes
 * @param {Place} around place of the function
 * @param {string} index name of the number of each item, `''` if it has none
 * @returns {boolean} whether it matters who writes first, or last: not in a list, or for a number that is counted
 */
function isSetting(node, around, index) {
  if (node.type === 'UpdateExpression') return !isStatement(node, around.node);
  if (node.type !== 'AssignmentExpression' || !DEPENDS.test(node.operator) || node.right.type === 'Literal')
    return false;
  const { left, right } = node;
  if (node.operator === '+=') return lastName(right) !== 'length';
  if (left.type !== 'MemberExpression' || !left.computed) return true;
  const isNumbered = index !== '' && memberPath(left.property) === index;
  return !isNumbered && definitionOf(left.object, around.context.scope)?.node?.type !== 'ArrayExpression';
}

/**
 * @param {Node} node an expression
 * @param {Node} around the function that it is in
 * @returns {boolean} whether nothing gets its value
 */
function isStatement(node, around) {
  let is = false;
  eachNode(around, false, (each) => {
    is ||= each.type === 'ExpressionStatement' && each.expression === node;
  });
  return is;
}
