/**
 * Listeners that a function adds after a call. While the call holds the thread, no events can occur; if it is awaited,
 * events in between are missed: messages of a WebSocket, a socket's error, which ends the process if nobody listens.
 */
import { ADDS_LISTENER, LISTENER_METHODS } from '../model/adds-listener.js';
import { calledWith, callOf, eventOf, moduleCalled } from './handed-over.js';
import { importedName } from './imported-name.js';
import { functionAbove } from './function-around.js';
import { handedByName } from './handed-by-name.js';
import { isFunction } from './node-kinds.js';
import { lastName } from './member-path.js';
import { isDeclared, usesOfParameter, usesOfVariable } from './uses-of-variable.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

const ADDING = LISTENER_METHODS.map((name) => `.${name}`);

/** Functions of `node:events` that are handed what they listen to. */
const OF_EVENTS = ['once', 'on'];

/**
 * What makes streams of files, and what reads lines: who pipes one, or loops over it, listens to its errors, and to lines, which
 * nobody keeps (https://nodejs.org/api/readline.html#rlsymbolasynciterator).
 */
const MAKES_STREAMS = ['createReadStream', 'createWriteStream', 'createInterface'].flatMap((name) => [
  name,
  `.${name}`,
]);

/** Modules whose servers call their listener with one. */
const MAKES_SOCKETS = /^(?:node:)?(?:net|tls)$/;

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
    use.node.start >= call.node.end && use.node.end <= around.end && functionAtOnce(use)?.node === around;
  const isEarlier = (/** @type {string} */ name) =>
    name !== '' && !(uses.get(name) ?? []).some((use) => isBehind(use) && isDeclared(use));
  const listening = [
    ...placesOf(ADDING, uses).filter(isBehind).filter(isCalled),
    ...placesOf(HOLDING, uses).filter(isBehind).filter(isSet),
  ];
  const waiting = placesOf(OF_EVENTS, uses).filter(isBehind).flatMap(heardIn);
  return (
    listening.some(({ up }) => isEarlier(up?.node.type === 'MemberExpression' ? rootName(up.node.object) : '')) ||
    waiting.some((each) => isEarlier(rootName(each))) ||
    passesSocketOn(call, uses) ||
    placesOf(MAKES_STREAMS, uses).some((maker) => isStreamGivenOn(maker, call, uses))
  );
}

/**
 * @param {Place} place any
 * @returns {Place | null} the function that it runs in: around a promise's executor, which runs at once
 */
function functionAtOnce(place) {
  const around = functionAbove(place);
  const by = around?.up?.node;
  const isExecutor =
    by?.type === 'NewExpression' && by.arguments[0] === around?.node && lastName(by.callee) === 'Promise';
  return around !== null && isExecutor ? functionAtOnce(around) : around;
}

/**
 * @param {Place} use of a name
 * @returns {Node[]} what listens to an object by a function of `node:events`: `await once(child, 'exit')`
 */
function heardIn(use) {
  const call = callOf(use)?.node;
  const isOfEvents = /^(?:node:)?events$/.test(importedName(use.node, use.context.scope)?.module ?? '');
  return call?.type === 'CallExpression' && isOfEvents ? call.arguments.slice(0, 1) : [];
}

/**
 * @param {Place} maker name of what makes a stream
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether the function around the call makes one before it, and hands it to others after it: they listen
 */
function isStreamGivenOn(maker, call, uses) {
  const made = maker.up?.node.type === 'MemberExpression' ? maker.up.up : maker.up;
  const { start, end } = call.node;
  if (!made || made.node.end > start || functionAbove(made)?.node !== functionAbove(call)?.node) return false;
  const places = usesOfHolder(made, uses);
  const given = places.filter(isGivenOn).map(({ node }) => node);
  const isHeard = given.some((node) => node.end <= start) || places.some((use) => isErrorHeard(use, start));
  return !isHeard && given.some((node) => node.start >= end);
}

/**
 * @param {Place} made what is made by a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} where the variable is used that holds it
 */
function usesOfHolder({ node, up }, uses) {
  const id = up?.node.type === 'VariableDeclarator' && up.node.init === node ? up.node.id : null;
  return up !== null && id?.type === 'Identifier' ? usesOfVariable(id.name, up.context.scope, uses) : [];
}

/**
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether the function around it gets a new connection, and hands it to others after the call: they listen
 */
function passesSocketOn(call, uses) {
  const around = functionAbove(call);
  if (around === null || !isFunction(around.node)) return false;
  const direct = calledWith(around);
  const all = direct === null ? handedByName(around, uses).handOvers : [direct];
  const at = all.map(socketIndex).find((index) => index >= 0) ?? -1;
  const places = at < 0 ? [] : usesOfParameter(around.node, at, uses);
  const isHeard =
    all.some((by) => eventOf(by.node) === 'upgrade') && places.some((use) => isErrorHeard(use, call.node.start));
  return !isHeard && places.some((use) => use.node.start >= call.node.end && isGivenOn(use));
}

/**
 * @param {HandOver} by call that is handed a function
 * @returns {number} which parameter of it is a new connection; -1 if none is
 */
function socketIndex(by) {
  if (by.name === 'createServer') return MAKES_SOCKETS.test(moduleCalled(by)) ? 0 : -1;
  return ADDS_LISTENER.test(by.name) && eventOf(by.node) === 'upgrade' ? 1 : -1;
}

/**
 * @param {Place} use of a connection
 * @param {number} before offset
 * @returns {boolean} whether somebody begins to listen to its errors there, before that
 */
function isErrorHeard({ node, up }, before) {
  const adding = up?.node.type === 'MemberExpression' && ADDS_LISTENER.test(lastName(up.node)) ? up.up?.node : null;
  if (adding?.type !== 'CallExpression' || node.start >= before) return false;
  const [event] = adding.arguments;
  return event?.type === 'Literal' && event.value === 'error';
}

/**
 * @param {Place} use of a connection, or a stream
 * @returns {boolean} whether others get it, or a loop takes what it gives
 */
function isGivenOn({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'ForOfStatement') return parent.await && parent.right === node;
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') return parent.callee !== node;
  return parent?.type === 'MemberExpression' && lastName(parent) === 'pipe';
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
  return up !== null && callOf(up) !== null;
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
