/**
 * What a function has arranged before a call to be done later: a deadline, as in `const timer = setTimeout(giveUp, 300);
 * const key = f(); clearTimeout(timer)`, or what happens when the client leaves: `res.on('close', () =>
 * pool.give(connection)); const key = f(); connection.query(key)`. While the call holds the thread, none of it can happen;
 * if the call is awaited, it may, in the middle of the work.
 */
import { ADDS_LISTENER } from '../model/adds-listener.js';
import { eachNode } from './each-node.js';
import { functionAbove } from './function-around.js';
import { isFunction } from './is-function.js';
import { lastName } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/** @type {[sets: string, clears: string][]} */
const TIMERS = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['setImmediate', 'clearImmediate'],
];

/** Events that come when somebody else wants them to. */
const ENDS = /^(?:close|abort|aborted|timeout|disconnect)$/;

/**
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether the function around it sets a timer before the call that it clears afterwards, or has a
 *   listener added before that uses a variable of the function's that is used afterwards, too
 */
export function runsMeanwhile(call, uses) {
  const around = functionAbove(call)?.node;
  if (!around || !isFunction(around)) return false;
  const isOwn = (/** @type {Place} */ use) => functionAbove(use)?.node === around;
  const isBefore = (/** @type {Place} */ { node }) => node.start < call.node.start;
  const isDeadline = TIMERS.some(([sets, clears]) => {
    const [set, cleared] = [sets, clears].map((name) => (uses.get(name) ?? []).filter(isOwn));
    return set.some(isBefore) && cleared.some((use) => use.node.start >= call.node.end);
  });
  if (isDeadline) return true;
  const own = variablesOf(around);
  return listenersBefore(around, call.node).some((listener) => {
    const [heard, later] = [namesIn(listener, -1), namesIn(around.body, call.node.end)];
    return [...heard].some((name) => own.has(name) && later.has(name));
  });
}

/**
 * @param {Node} around a function
 * @param {Node} call in it
 * @returns {Node[]} functions in it that listen to such events from before the call on
 */
function listenersBefore(around, call) {
  /** @type {Node[]} */
  const listeners = [];
  eachNode(/** @type {{body: Node}} */ (around).body, true, (node) => {
    if (node.type !== 'CallExpression' || node.start >= call.start) return;
    if (!ADDS_LISTENER.test(lastName(node.callee)) || !ENDS.test(eventOf(node))) return;
    listeners.push(...node.arguments.filter(isFunction));
  });
  return listeners;
}

/**
 * @param {CallExpression} node of a call that adds a listener
 * @returns {string} the event, `''` if unknown
 */
function eventOf({ arguments: [event] }) {
  return event?.type === 'Literal' ? String(event.value) : '';
}

/**
 * @param {Node} around a function
 * @returns {Set<string>} variables that it declares itself, its parameters not included
 */
function variablesOf(around) {
  /** @type {Set<string>} */
  const names = new Set();
  eachNode(/** @type {{body: Node}} */ (around).body, true, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') names.add(node.id.name);
  });
  return names;
}

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
