/** What a file does with a function at a use of its name: calls it, passes it on, or gives it another name. */
import { callOf, calledWith, keyName, withKeptName } from './handed-over.js';
import { withBind } from './handed-by-name.js';
import { isFunction } from './node-kinds.js';
import { lastName, memberName } from './member-path.js';

/** @import { HandOver } from './handed-over.js' */
/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * `call`: it is called there; `hand-over`: it is passed to a call; `name`: it now also has this name; `default`: it is
 * the file's only export; `made`: it is the result of calls of another function; `nothing`: it is only declared or
 * inspected; `unknown`: anything else.
 * @typedef {{kind: 'call', call: Place} | {kind: 'hand-over', by: HandOver} | {kind: 'name', name: string} | {kind:
 *   'made', maker: Place} | {kind: 'default' | 'nothing' | 'unknown'}} NameUse
 */

/** @type {NameUse} */
const NOTHING = { kind: 'nothing' };
/** @type {NameUse} */
const UNKNOWN = { kind: 'unknown' };

/** Functions that look at a value and don't keep it. */
const LOOKS = /^(?:UnaryExpression|BinaryExpression|IfStatement|WhileStatement|ExpressionStatement)$/;

/** The function's own methods that call it. */
const CALLS = /^(?:call|apply)$/;

/**
 * @param {Place} place where a name is used
 * @returns {NameUse} what happens to the function there
 */
export function useOfName(place) {
  const { node, up } = place;
  const isName = node.type === 'Identifier';
  const isMember = up?.node.type === 'MemberExpression' && up.node.property === node && !(isName && up.node.computed);
  return isMember && up ? useOfValue(up) : (declared(place) ?? useOfValue(place));
}

/**
 * @param {Place} place of a name that isn't a member's
 * @returns {NameUse | null} null if the name means a value there
 */
function declared({ node, up }) {
  const parent = up?.node;
  if (!up || parent === undefined) return null;
  if (isFunction(parent)) return parent.body === node ? null : NOTHING;
  return DECLARES[parent.type]?.(node, up) ?? null;
}

/** @type {Record<string, (node: Node, up: Place) => NameUse | null>} */
const DECLARES = {
  ImportSpecifier: (node, { node: parent }) =>
    parent.type === 'ImportSpecifier' && parent.imported === node ? named(parent.local) : NOTHING,
  ExportSpecifier: (node, { node: parent }) =>
    parent.type === 'ExportSpecifier' && parent.local === node ? exportedAs(parent.exported) : NOTHING,
  Property: (node, { node: parent, up }) =>
    parent.type === 'Property' ? ofProperty(node, parent, up?.node.type === 'ObjectPattern') : null,
  ImportDefaultSpecifier: () => NOTHING,
  ImportNamespaceSpecifier: () => NOTHING,
  ClassDeclaration: () => NOTHING,
  ClassExpression: () => NOTHING,
  MethodDefinition: isKey,
  PropertyDefinition: isKey,
  VariableDeclarator: (node, { node: parent }) =>
    parent.type === 'VariableDeclarator' && parent.id === node ? NOTHING : null,
};

/**
 * @param {Node} node a name in an element of a class
 * @param {Place} up the element
 * @returns {NameUse | null} null if it is its value
 */
function isKey(node, { node: element }) {
  return 'key' in element && element.key === node ? NOTHING : null;
}

/**
 * @param {Node} node a name in a property
 * @param {import('acorn').Property | import('acorn').AssignmentProperty} property of an object, or of a pattern
 * @param {boolean} isPattern which of them
 * @returns {NameUse | null} null if it is the value of an object's property
 */
function ofProperty(node, { key, value }, isPattern) {
  if (!isPattern) return key === node && value !== node && value.start !== node.start ? NOTHING : null;
  return key === node || key.start === node.start
    ? named(value.type === 'AssignmentPattern' ? value.left : value)
    : NOTHING;
}

/**
 * @param {Node} target what a value is assigned to
 * @returns {NameUse}
 */
function named(target) {
  const name = lastName(target);
  return name === '' ? UNKNOWN : { kind: 'name', name };
}

/**
 * @param {Node} exported name under which a file exports something
 * @returns {NameUse}
 */
function exportedAs(exported) {
  return lastName(exported) === 'default' ? { kind: 'default' } : named(exported);
}

/**
 * @param {Place} value place of an expression whose value is the function
 * @returns {NameUse} of it
 */
export function useOfValue(value) {
  const bound = withBind(withKeptName(value));
  const by = calledWith(bound);
  if (by !== null) return { kind: 'hand-over', by };
  const { node, up } = bound;
  const parent = up?.node;
  if (!up || parent === undefined) return UNKNOWN;
  return PARENTS[parent.type]?.(node, up) ?? (LOOKS.test(parent.type) ? NOTHING : UNKNOWN);
}

/** @typedef {(node: Node, up: Place) => NameUse} UseIn what becomes of a value in its parent */

/** @type {UseIn} */
const passedOn = (_, up) => useOfValue(up);

/** @type {UseIn} */
const assigned = (node, up) => {
  const parent = up.node;
  if (parent.type !== 'AssignmentExpression' || parent.left === node) return NOTHING;
  const outer = useOfValue(up);
  if (isModuleExports(parent.left)) return { kind: 'default' };
  return outer.kind === 'nothing' ? named(parent.left) : outer;
};

/** @type {UseIn} */
const returnedUse = (node, up) => {
  const body = 'body' in up.node ? up.node.body : node;
  const maker = body === node ? functionFrom(up) : null;
  const isPlain =
    maker !== null && isFunction(maker.node) && !maker.node.async && !maker.node.generator && !isGetter(maker);
  return isPlain ? { kind: 'made', maker } : UNKNOWN;
};

/**
 * @param {Place} maker place of a function
 * @returns {boolean} whether no call of it is written
 */
function isGetter({ up }) {
  return up !== null && 'kind' in up.node && up.node.kind === 'get';
}

/** @type {Record<string, UseIn>} */
const PARENTS = {
  CallExpression: (_, up) => ({ kind: 'call', call: up }),
  NewExpression: () => UNKNOWN,
  MemberExpression: (node, up) => ofMember(node, up),
  Property: (_, up) => (up.node.type === 'Property' && keyName(up.node) ? named(up.node.key) : UNKNOWN),
  PropertyDefinition: (_, up) => (up.node.type === 'PropertyDefinition' ? named(up.node.key) : UNKNOWN),
  VariableDeclarator: (_, up) => (up.node.type === 'VariableDeclarator' ? named(up.node.id) : UNKNOWN),
  ExportDefaultDeclaration: () => ({ kind: 'default' }),
  ReturnStatement: returnedUse,
  ArrowFunctionExpression: returnedUse,
  AssignmentExpression: assigned,
  ChainExpression: passedOn,
  SequenceExpression: passedOn,
  LogicalExpression: passedOn,
  ConditionalExpression: (node, up) =>
    up.node.type === 'ConditionalExpression' && up.node.test === node ? NOTHING : useOfValue(up),
};

/**
 * @param {Node} node a value from which something is taken
 * @param {Place} up the member
 * @returns {NameUse}
 */
function ofMember(node, up) {
  const member = up.node;
  if (member.type !== 'MemberExpression' || member.object !== node || member.computed) return NOTHING;
  const name = memberName(member.property);
  if (!CALLS.test(name)) return NOTHING;
  const call = callOf(up);
  return call === null ? UNKNOWN : { kind: 'call', call };
}

/**
 * @param {Place} place of a statement, or of a function
 * @returns {Place | null} the function that it is, or is in
 */
function functionFrom(place) {
  for (let outer = /** @type {Place | null} */ (place); outer !== null; outer = outer.up)
    if (isFunction(outer.node)) return outer;
  return null;
}

/**
 * @param {Node} target of an assignment
 * @returns {boolean} whether it is a file's whole export
 */
function isModuleExports(target) {
  return (
    target.type === 'MemberExpression' &&
    target.object.type === 'Identifier' &&
    target.object.name === 'module' &&
    memberName(target.property) === 'exports'
  );
}
