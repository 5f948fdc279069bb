/**
 * Listeners that a function adds after a call. While the call holds the thread, no events can occur; if it is awaited,
 * events in between are missed: messages of a WebSocket, a socket's error.
 */
import { LISTENER_METHODS } from '../model/adds-listener.js';
import { functionAbove } from './function-around.js';
import { isDeclared } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

const ADDING = LISTENER_METHODS.map((name) => `.${name}`);

/** Properties of WebSockets, workers and the like that hold a listener. */
const HOLDING = ['.onmessage', '.onopen', '.onclose', '.onerror'];

/**
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file, those of properties with a dot before them
 * @returns {boolean} whether the function around it adds a listener after it to something that existed before
 */
export function listensLater(call, uses) {
  const around = functionAbove(call)?.node ?? null;
  if (around === null) return false;
  const isBehind = (/** @type {Place} */ use) =>
    use.node.start >= call.node.end && use.node.end <= around.end && functionAbove(use)?.node === around;
  const isEarlier = (/** @type {string} */ name) =>
    name !== '' && !(uses.get(name) ?? []).some((use) => isBehind(use) && isDeclared(use));
  const listening = [
    ...placesOf(ADDING, uses).filter(isBehind).filter(isCalled),
    ...placesOf(HOLDING, uses).filter(isBehind).filter(isSet),
  ];
  return listening.some(({ up }) => isEarlier(up?.node.type === 'MemberExpression' ? rootName(up.node.object) : ''));
}

/**
 * @param {string[]} names of properties, with a dot before them
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where those names are
 */
function placesOf(names, uses) {
  return names.flatMap((name) => uses.get(name) ?? []);
}

/**
 * @param {Place} use of a property's name
 * @returns {boolean} whether it is a method that is called
 */
function isCalled({ up }) {
  return up?.up?.node.type === 'CallExpression' && up.up.node.callee === up.node;
}

/**
 * @param {Place} use of a property's name
 * @returns {boolean} whether the property is given a value
 */
function isSet({ up }) {
  return up?.up?.node.type === 'AssignmentExpression' && up.up.node.left === up.node;
}

/**
 * @param {Node} node an expression
 * @returns {string} the variable that it begins with, `this`, or `''`: an object made by a call did not exist before
 */
function rootName(node) {
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? rootName(node.object) : '';
}
