/**
 * What a function has arranged before a call to be done later: a deadline, as in `const timer = setTimeout(giveUp, 300);
 * const key = f(); clearTimeout(timer)`, or what happens when the client leaves: `res.on('close', () =>
 * pool.give(connection)); const key = f(); connection.query(key)`. While the call holds the thread, none of it can happen;
 * if the call is awaited, it may, in the middle of the work.
 */
import { ADDS_LISTENER } from '../model/adds-listener.js';
import { eachNode } from './each-node.js';
import { eventOf } from './handed-over.js';
import { functionAbove } from './function-around.js';
import { isFunction } from './node-kinds.js';
import { firstName, lastName, memberPath } from './member-path.js';
import { onceFor } from './once-for.js';
import { takesFirst } from './promise-flow.js';

/** @import { Place } from './program-index.js' */
/** @import { FunctionNode } from './v8-position.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * Where the code of a function itself arranges what is done later.
 * @typedef {object} Arranged
 * @property {{start: number, name: string}[]} ending variables that end after some time
 * @property {{start: number, path: string}[]} expected what it expects one event of
 * @property {{start: number, functions: Node[]}[]} later functions that it has called later
 * @property {{start: number, functions: Node[]}[]} listeners functions that listen to events which somebody else causes
 */

/** @type {[sets: string, clears: string][]} */
const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['setImmediate', 'clearImmediate'],
];

/** Events that come when somebody else wants them to. */
const ENDS = /^(?:close|abort|aborted|timeout|disconnect)$/;

/** What is called later: at some time, or in the next turn. */
const LATER = /^(?:setTimeout|setInterval|setImmediate|queueMicrotask|process\.nextTick|.+\.setTimeout)$/;
/** `setTimeout`, and that of a request, an answer, or its socket. */
const SETS_LIMIT = /^(?:setInterval|(?:.+\.)?setTimeout)$/;
/** What ends after some time by itself. */
const ENDS_ITSELF = /^AbortSignal\.(?:timeout|any)$/;
/** What is told about a request changes nothing about it. */
const LOGS = /^(?:log|info|warn|error|debug|trace)$/;

/**
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether the function around it sets a timer before the call that it clears afterwards, or has
 *   something done later, or when the client leaves, to what it uses afterwards itself
 */
export function runsMeanwhile(call, uses) {
  const around = functionAbove(call)?.node;
  if (!around || !isFunction(around)) return false;
  const isOwn = (/** @type {Place} */ use) => functionAbove(use)?.node === around;
  const isBefore = (/** @type {{start: number}} */ { start }) => start < call.node.start;
  const isDeadline = TIMERS.some(([sets, clears]) => {
    const [set, cleared] = [sets, clears].map((name) => (uses.get(name) ?? []).filter(isOwn));
    return set.some(({ node }) => isBefore(node)) && cleared.some((use) => use.node.start >= call.node.end);
  });
  if (isDeadline) return true;
  const { ending, expected, later, listeners } = arrangedIn(around);
  if (expected.some((each) => isBefore(each) && isOfOthers(each.path, call, around))) return true;
  const ends = ending.filter(isBefore).map(({ name }) => name);
  const calledLater = functionsIn(later.filter(isBefore));
  const listening = functionsIn(listeners.filter(isBefore));
  // Most functions arrange nothing, and what is used after each of a thousand calls need not be looked for.
  if (ends.length + calledLater.length + listening.length === 0) return false;
  return isUsedAfter(call.node, around, { ending: ends, calledLater, listening });
}

/**
 * @param {Node} call of a function
 * @param {FunctionNode} around the function around it
 * @param {{ending: string[], calledLater: Node[], listening: Node[]}} arranged what that has arranged before it
 * @returns {boolean} whether that is, or changes, what is used after the call
 */
function isUsedAfter(call, { body, params }, { ending, calledLater, listening }) {
  const used = namesIn(body, call.end);
  if (ending.some((name) => used.has(name))) return true;
  const own = variablesOf(body);
  const given = new Set(params.flatMap((each) => [...namesIn(each, -1)]));
  if (calledLater.some((each) => isAnyIn(namesIn(each, -1), used, new Set([...own, ...given])))) return true;
  const usedPaths = pathsIn(body, call.end);
  return listening.some(
    (listener) =>
      isAnyIn(namesIn(listener, -1), used, own) ||
      changedIn(listener, given).some((path) => usedPaths.some((each) => `${each}.`.startsWith(`${path}.`))),
  );
}

/**
 * @param {Arranged['later']} arranged by a function
 * @returns {Node[]} the functions that are called
 */
function functionsIn(arranged) {
  return arranged.flatMap(({ functions }) => functions);
}

/**
 * @param {string} path of something that has events
 * @param {Place} call place of a call
 * @param {FunctionNode} around the function around it
 * @returns {boolean} whether others have it, too: the event of another may come first
 */
function isOfOthers(path, { context: { scope } }, around) {
  const root = firstName(path);
  return path !== '' && scope.lookup(root) !== null && !isDeclaredIn(around, root);
}

/**
 * @param {CallExpression} node of a call
 * @returns {Node | null} what it expects one event of: `bus` of `once(bus, 'done')` and `bus.once('done', f)`
 */
function emitterOf({ callee, arguments: [first] }) {
  if (lastName(callee) !== 'once') return null;
  return callee.type === 'MemberExpression' && memberPath(callee) !== 'events.once' ? callee.object : (first ?? null);
}

/**
 * @param {FunctionNode} around a function
 * @param {string} name of a variable
 * @returns {boolean} whether it is the function's own
 */
function isDeclaredIn({ body, params }, name) {
  return variablesOf(body).has(name) || params.some((each) => namesIn(each, -1).has(name));
}

/**
 * @param {Set<string>} names of a function
 * @param {Set<string>} others that are used elsewhere
 * @param {Set<string>} all that count
 * @returns {boolean} whether one of them is used in both
 */
function isAnyIn(names, others, all) {
  return [...names].some((name) => others.has(name) && all.has(name));
}

/**
 * @param {Place} middleware a function that passes requests on
 * @returns {boolean} whether it may answer, or end, a request that is not answered after some time
 */
export function limitsTime({ node }) {
  if (!isFunction(node)) return false;
  const given = new Set(node.params.flatMap((each) => [...namesIn(each, -1)]));
  const next = node.params.length > 1 ? lastName(/** @type {Node} */ (node.params.at(-1))) : '';
  let isLimited = false;
  eachNode(node.body, false, (each) => {
    if (each.type !== 'CallExpression') return;
    if (SETS_LIMIT.test(memberPath(each.callee)))
      isLimited ||= each.arguments.some((argument) => isFunction(argument) && changedIn(argument, given, 0).length > 0);
    if (next !== '' && takesFirst(each.callee)) isLimited ||= namesIn(each, -1).has(next);
  });
  return isLimited;
}

const arrangedIn = onceFor((/** @type {FunctionNode} */ { body }) => {
  /** @type {Arranged} */
  const arranged = { ending: [], expected: [], later: [], listeners: [] };
  eachNode(body, true, (node) => {
    if (node.type === 'CallExpression') addCall(node, arranged);
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'CallExpression') return;
    if (ENDS_ITSELF.test(memberPath(node.init.callee)))
      arranged.ending.push({ start: node.start, name: lastName(node.id) });
  });
  return arranged;
});

/**
 * @param {CallExpression} node of a call
 * @param {Arranged} arranged gets what it arranges
 */
function addCall(node, { expected, later, listeners }) {
  const { start, callee } = node;
  const emitter = node.arguments.length < 2 ? null : emitterOf(node);
  if (emitter !== null) expected.push({ start, path: memberPath(emitter) });
  const functions = node.arguments.filter(isFunction);
  if (LATER.test(memberPath(callee))) later.push({ start, functions });
  if (ADDS_LISTENER.test(lastName(callee)) && ENDS.test(eventOf(node))) listeners.push({ start, functions });
}

/**
 * @param {Node} listener a function
 * @param {Set<string>} given names of parameters of the function around it
 * @param {number} [fewest] how many names follow the parameter at least; default 1, since what is called with a
 *   parameter itself, as in `res.end()`, does nothing once the client has left
 * @returns {string[]} paths of what it writes, or calls methods of, in those parameters
 */
function changedIn(listener, given, fewest = 1) {
  /** @type {string[]} */
  const paths = [];
  const add = (/** @type {string} */ path) => {
    const [root, ...names] = path.split('.');
    if (given.has(root) && names.length >= fewest) paths.push(path);
  };
  eachNode(listener, false, (node) => {
    if (node.type === 'AssignmentExpression') add(memberPath(node.left));
    if (node.type !== 'CallExpression' || LOGS.test(lastName(node.callee))) return;
    add(memberPath(node.callee.type === 'MemberExpression' ? node.callee.object : node.callee));
  });
  return paths;
}

/**
 * @param {Node} root of code
 * @param {number} from offset
 * @returns {string[]} paths of members that it uses from there on
 */
function pathsIn(root, from) {
  /** @type {string[]} */
  const paths = [];
  eachNode(root, false, (node) => {
    if (node.type === 'MemberExpression' && node.start >= from) paths.push(memberPath(node));
  });
  return paths;
}

/** Variables that a function declares itself, its parameters not included. */
const variablesOf = onceFor((/** @type {Node} */ body) => {
  /** @type {Set<string>} */
  const names = new Set();
  eachNode(body, true, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') names.add(node.id.name);
  });
  return names;
});

/**
 * @param {Node} root of code
 * @param {number} from offset
 * @returns {Set<string>} names of variables that it uses from there on
 */
function namesIn(root, from) {
  /** @type {Set<string>} */
  const names = new Set();
  eachNode(root, false, (node) => {
    if (node.type === 'Identifier' && node.start >= from) names.add(node.name);
  });
  return names;
}
