/**
 * Names for functions; unnamed ones are named by their place. `POST /login handler`, `callback of setInterval`,
 * `exports.hash`, `User.verify`.
 */
import { ADDS_LISTENER } from '../model/adds-listener.js';
import { calledWith, keyName, moduleCalled } from './handed-over.js';
import { isFunction } from './node-kinds.js';
import { memberName, memberPath } from './member-path.js';
import { routeName } from './route-name.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */
/** @import { MethodDefinition, AnyNode as Node, Property, PropertyDefinition } from 'acorn' */

/** Event names that may be shown, such as `data`, `auth:login`: words that can't be secrets. */
export const MAY_BE_EVENT = /^(?=.{1,40}$)[a-z]+(?:[:./_ -][a-z]+)*$/i;
/** Keys of routing tables that may be shown, such as `POST /login`: paths can't be secrets. */
const MAY_BE_ROUTE = /^[A-Z]{3,7} \/\S{0,80}$/;
/** tRPC's methods after the name of a procedure: `login: publicProcedure.mutation(handler)`. */
const IS_PROCEDURE = /^(?:query|mutation|subscription)$/;
const MAKES_SERVER = /^create(?:Secure)?Server$/;

/**
 * Names all functions of a file. Functions that would share a generated name are numbered, in source order, so that two
 * handlers in one file stay two functions whatever was sampled.
 * @param {Iterable<Place>} places of the functions, outer ones first
 * @returns {Map<Node, string>} `''` if nothing suggests a name
 */
export function functionNames(places) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return new Map(
    [...places]
      .sort((a, b) => a.node.start - b.node.start)
      .map((place) => {
        const name = functionName(place);
        if (name === '' || ownName(place.node) !== '') return [place.node, name];
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return [place.node, count === 1 ? name : `${name} ${count}`];
      }),
  );
}

/**
 * @param {Node} node of a function
 * @returns {string} the name that it declares itself, `''` if none
 */
function ownName(node) {
  return 'id' in node && node.id?.type === 'Identifier' ? node.id.name : '';
}

/**
 * @param {Place} place of a function
 * @returns {string} V8's name for it: the one that it declares, or of what it is assigned to; `''` if none
 */
export function v8Name({ node, up }) {
  return ownName(node) || (up ? nameByTarget(up.node) : '');
}

/**
 * @param {Node} parent of a function without a name of its own
 * @returns {string} name of what holds it, `''` if that has none
 */
function nameByTarget(parent) {
  switch (parent.type) {
    case 'VariableDeclarator':
      return memberPath(parent.id);
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return memberPath(parent.left);
    case 'Property':
      return keyName(parent);
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.computed ? '' : memberName(parent.key);
    default:
      return '';
  }
}

/**
 * @param {Place} place of a function
 * @returns {string} its name, or a description of its place; `''` if there is neither
 */
function functionName(place) {
  const own = ownName(place.node);
  if (own !== '') return own;
  const handOver = calledWith(place);
  return handOver === null ? nameByOwner(place) : nameByCall(handOver);
}

/**
 * @param {HandOver} handOver of the function to a call
 */
function nameByCall(handOver) {
  const route = routeName(handOver);
  if (route !== '') return route;
  const { node, name, property } = handOver;
  if (property !== '') return name === '' ? property : `${name} ${property}`;
  if (MAKES_SERVER.test(name)) return isSocketServer(handOver) ? 'connection handler' : 'request handler';
  const [event] = node.arguments;
  if (ADDS_LISTENER.test(name) && event?.type === 'Literal' && MAY_BE_EVENT.test(String(event.value)))
    return `${event.value} handler`;
  return procedureName(handOver) || (name === '' ? 'callback' : `callback of ${name}`);
}

/**
 * @param {HandOver} handOver of a function to a call
 * @returns {string} such as `login mutation`; `''` if the call does not make a procedure with a name
 */
function procedureName({ name, call }) {
  const owner = IS_PROCEDURE.test(name) ? nameByOwner(call) : '';
  return owner === '' ? '' : `${owner} ${name}`;
}

/**
 * @param {HandOver} handOver of a function to `createServer`
 * @returns {boolean} whether that is the one of `net` or `tls`, by its module or else by its name
 */
function isSocketServer(handOver) {
  const [object] = memberPath(handOver.node.callee).split('.');
  return /^(?:node:)?(?:net|tls)$/.test(moduleCalled(handOver) || object);
}

/**
 * How a value that is not passed to a call is named after the node around it, by type; other types give no name. Types
 * of nodes are those of ESTree (https://github.com/estree/estree).
 * @type {Record<string, (parent: any, up: Place, node: Node) => string>}
 */
const NAMES_BY_OWNER = {
  VariableDeclarator: ({ id }) => memberPath(id),
  AssignmentExpression: ({ left }) => memberPath(left),
  AssignmentPattern: ({ left }) => memberPath(left),
  Property: (parent, { up: object }) =>
    quotedName(parent) || qualified(object ? nameByOwner(object) : '', keyName(parent)),
  MethodDefinition: nameOfMember,
  PropertyDefinition: nameOfMember,
  ExportDefaultDeclaration: () => 'default export',
  ReturnStatement: (_, up) => returnedBy(enclosingName(up)),
  ArrowFunctionExpression: (_, up) => returnedBy(enclosingName(up)),
  CallExpression: ({ callee }, _, node) => (callee === node ? 'immediately called function' : ''),
  ConditionalExpression: (_, up) => nameByOwner(up),
  LogicalExpression: (_, up) => nameByOwner(up),
  ArrayExpression: (_, up) => nameByOwner(up),
  ChainExpression: (_, up) => nameByOwner(up),
};

/**
 * @param {Place} place of a value that is not passed to a call
 * @returns {string} name of what it is assigned to or part of; `''` if that has none
 */
function nameByOwner({ node, up }) {
  return up ? (NAMES_BY_OWNER[up.node.type]?.(up.node, up, node) ?? '') : '';
}

/**
 * @param {Property} property of an object
 * @returns {string} its quoted key, which is V8's name for a function there; `''` if it has none, or if that may be data
 */
function quotedName({ key, computed }) {
  if (computed || key.type !== 'Literal' || typeof key.value !== 'string') return '';
  return MAY_BE_ROUTE.test(key.value) || MAY_BE_EVENT.test(key.value) ? key.value : '';
}

/**
 * @param {MethodDefinition | PropertyDefinition} element of a class
 * @param {Place} place of it
 * @returns {string} its name, with that of the class
 */
function nameOfMember({ computed, key }, place) {
  return qualified(className(place), computed ? '' : memberName(key));
}

/**
 * @param {string} owner such as `handlers`, `''` if unknown
 * @param {string} name such as `login`, `''` if unknown
 * @returns {string} `handlers.login`
 */
function qualified(owner, name) {
  return name !== '' && owner !== '' ? `${owner}.${name}` : name;
}

/**
 * @param {string} name of the function around a function, `''` if unknown
 * @returns {string} name of the inner one, `''` if it has none
 */
function returnedBy(name) {
  return name === '' ? '' : `function returned by ${name}`;
}

/**
 * @param {Place | null} place of an element of a class
 * @returns {string} the class's name, or that of the variable that holds it
 */
function className(place) {
  const owner = place?.up?.up ?? null;
  const node = owner?.node;
  if (owner === null || (node?.type !== 'ClassDeclaration' && node?.type !== 'ClassExpression')) return '';
  return node.id?.name ?? nameByOwner(owner);
}

/**
 * @param {Place | null} place of a value that a function returns
 * @returns {string} the function's name
 */
function enclosingName(place) {
  for (let outer = place; outer; outer = outer.up) if (isFunction(outer.node)) return functionName(outer);
  return '';
}
