/** Tells whether an expression has the same value each time. */
import { definitionOf, MAX_STEPS } from './definition.js';
import { eachNode } from './each-node.js';
import { isWithin } from './nested-ranges.js';
import { firstName, memberPath, propertyName } from './member-path.js';
import { eachName } from './pattern-names.js';

/** @import { Binding, Scope } from './scope.js' */
/**
 * @import { ArrowFunctionExpression, AssignmentProperty, FunctionExpression, MemberExpression, AnyNode as Node, Property }
 *   from 'acorn'
 */

/**
 * Functions whose result depends only on their arguments. Reading a file does not count: a program may read a
 * certificate at each call because it is renewed.
 */
const GIVES_THE_SAME = /^(?:(?:path\.)?(?:join|resolve)|Buffer\.from|(?:url\.)?fileURLToPath|URL|String|Number)$/;

/** Syntax whose value is new each time, or depends on the caller. */
const CHANGES = new Set([
  'ThisExpression',
  'Super',
  'AwaitExpression',
  'YieldExpression',
  'MetaProperty',
  'AssignmentExpression',
  'UpdateExpression',
  'TaggedTemplateExpression',
  'ClassExpression',
  'ImportExpression',
]);

/** Names that belong to the function around them; a member may also have none. */
const OF_FUNCTIONS = new Set(['', 'this', 'arguments']);

/**
 * Whether an expression has the same value each time that it is evaluated, as far as its file shows: it is made of
 * literals, of what the file declares once outside of functions, and of what belongs to Node. What functions in it do
 * when they are called does not count, except for the variables that they use, and what belongs to a request
 * (AsyncLocalStorage).
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {boolean} false if unknown
 */
export function isSameValue(node, scope) {
  return isSame(node, { scope, own: new Set(), isDeferred: false, isWithin: false });
}

/**
 * The same, but it may also contain fields of `this` that the file sets once, to something that is always the same
 * (`this.secret` beside `secret = process.env.SECRET`), and what a loop takes from a list that the file writes out and
 * that is always the same (`for (const secret of SECRETS)`): one of a few values. Such an expression can't be moved out
 * of its class or loop.
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {Given} [given] to the class around, which then counts as always the same; default nothing
 * @returns {boolean} false if unknown
 */
export function isSetOnce(node, scope, given) {
  return isSame(node, { scope, own: new Set(), isDeferred: false, isWithin: true, given });
}

/**
 * @param {Node[]} nodes expressions, each always the same or set once
 * @param {Scope} scope that they are in
 * @returns {number} how many different values they may have together: more than one if loops take a part of them from
 *   lists
 */
export function countValues(nodes, scope) {
  /** @type {Map<Binding, number>} */
  const lengths = new Map();
  for (const node of nodes) addLists(node, scope, lengths);
  return [...lengths.values()].reduce((product, length) => product * length, 1);
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {Map<Binding, number>} lengths of the lists that loops take a part of it from, by the loops' variables; is added to
 */
function addLists(node, scope, lengths) {
  eachNode(node, false, (each) => {
    const binding = each.type === 'Identifier' ? scope.lookup(each.name) : null;
    if (!binding?.list?.node || lengths.has(binding)) return;
    const { node: list, scope: outer } = binding.list;
    lengths.set(binding, lengthOf(list, outer) ?? 1);
    addLists(list, outer, lengths);
  });
}

/**
 * What a constructor is given: the names of its parameters, and the constructor.
 * @typedef {{names: ReadonlySet<string>, within: Node}} Given
 */

/**
 * @typedef {object} Surroundings
 * @property {Scope} scope that the whole expression is in
 * @property {ReadonlySet<string>} own names that functions in it declare, or that are given
 * @property {boolean} isDeferred whether the node runs only when a function in the expression is called
 * @property {boolean} isWithin whether fields of `this` that are set once count, and what a loop takes from a list
 * @property {Given} [given] what counts as always the same where its constructor sets fields
 */

/**
 * @param {Node} node in an expression
 * @param {Surroundings} around it
 * @returns {boolean}
 */
function isSame(node, around) {
  switch (node.type) {
    case 'Identifier':
      return isSameName(node.name, around);
    case 'MemberExpression':
      return isField(node, around) || isSameGlobal(node, around) || isSamePart(node, around);
    case 'Property':
      return isSameProperty(node, around);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return areSame(node, { ...around, own: withNames(around.own, node), isDeferred: true });
    case 'CallExpression':
    case 'NewExpression':
      return mayCall(node.callee, around) && areSame(node, around);
    default:
      return !CHANGES.has(node.type) && areSame(node, around);
  }
}

/**
 * @param {string} name in an expression
 * @param {Surroundings} around it
 * @returns {boolean}
 */
function isSameName(name, around) {
  return around.own.has(name) || isConstant(name, around.scope) || isListed(name, around);
}

/**
 * @param {Node} node of a member
 * @param {Surroundings} around it
 * @returns {boolean} whether it is a field of `this` that the file sets once, to something that is always the same
 */
function isField(node, { scope, isWithin, given }) {
  const path = isWithin ? memberPath(node) : '';
  const [set, again] = /^this\.[^.]+$/.test(path) ? (scope.members.get(path) ?? []) : [];
  if (!set?.node || again !== undefined) return false;
  // `Object.assign(this, ...)` sets a part of `this` without a name.
  const isFilled = [...scope.members.keys()].some((part) => part === 'this.' || part.startsWith(`${path}.`));
  return !isFilled && (isSameValue(set.node, set.scope) || isGiven(set.node, set.scope, given));
}

/**
 * @param {Node} node that a field is set to
 * @param {Scope} scope that it is in
 * @param {Given | undefined} given to a constructor
 * @returns {boolean} whether the constructor sets it there, to something that is made of what it is given
 */
function isGiven(node, scope, given) {
  if (given === undefined || !isWithin(node, given.within)) return false;
  const areParameters = [...given.names].every((name) => !scope.lookup(name)?.isAssigned);
  return areParameters && isSame(node, { scope, own: given.names, isDeferred: false, isWithin: false });
}

/**
 * @param {MemberExpression} member of an object
 * @param {Surroundings} around it
 * @returns {boolean}
 */
function isSamePart(member, around) {
  const { object, property, computed } = member;
  return !isGlobal(member, around) && isSame(object, around) && isSameKey(computed, property, around);
}

/**
 * @param {MemberExpression} member of an object
 * @param {Surroundings} around it
 * @returns {boolean} whether it is a part of what the file does not declare, and no function of the file sets it
 */
function isSameGlobal(member, around) {
  return isGlobal(member, around) && !isSetLater(memberPath(member), around.scope);
}

/**
 * @param {MemberExpression} member of an object
 * @param {Surroundings} around it
 * @returns {boolean} whether it is a part, with a name, of what the file does not declare: `process.env.HOST`
 */
function isGlobal(member, { scope, own }) {
  const name = firstName(memberPath(member));
  return !OF_FUNCTIONS.has(name) && !own.has(name) && scope.lookup(name) === null;
}

/**
 * @param {Node} callee of a call in an expression
 * @param {Surroundings} around it
 * @returns {boolean} whether the call may be part of something that is always the same
 */
function mayCall(callee, { isDeferred }) {
  return isDeferred ? !asksWhoCalls(callee) : givesTheSame(callee);
}

/**
 * @param {Property | AssignmentProperty} property of an object literal
 * @param {Surroundings} around it
 * @returns {boolean}
 */
function isSameProperty({ kind, computed, key, value }, around) {
  return kind === 'init' && isSame(value, around) && isSameKey(computed, key, around);
}

/**
 * @param {boolean} isComputed whether the key is an expression, not a name
 * @param {Node} key of a property
 * @param {Surroundings} around it
 * @returns {boolean}
 */
function isSameKey(isComputed, key, around) {
  return !isComputed || isSame(key, around);
}

/**
 * @param {Node} node in an expression
 * @param {Surroundings} around it
 * @returns {boolean} whether all of its parts are always the same
 */
function areSame(node, around) {
  return Object.values(node)
    .flat()
    .every((child) => typeof child?.type !== 'string' || isSame(child, around));
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether its result depends only on its arguments
 */
function givesTheSame(callee) {
  return GIVES_THE_SAME.test(memberPath(callee));
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether its result belongs to the current request: `AsyncLocalStorage#getStore`
 */
function asksWhoCalls(callee) {
  return propertyName(callee) === 'getStore';
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope where it is used
 * @returns {boolean} whether it has a single value once the file has run
 */
function isConstant(name, scope) {
  if (name === 'arguments') return false;
  const binding = scope.lookup(name);
  if (binding === null) return true;
  if (fileScope(scope).bindings.get(name) !== binding || isSetLater(name, scope)) return false;
  // Functions and classes have no definition and are opaque. So are parameters, but a file has none.
  return (
    !binding.isAssigned && (binding.imported !== null || binding.definitions.length + Number(binding.opaque) === 1)
  );
}

/**
 * @param {string} name of a variable
 * @param {Surroundings} around it
 * @returns {boolean} whether a loop takes it from a list that is always the same
 */
function isListed(name, { scope, isWithin }) {
  const binding = isWithin ? scope.lookup(name) : null;
  if (!binding?.list?.node || binding.isAssigned || binding.definitions.length > 0) return false;
  const { node, scope: outer } = binding.list;
  return lengthOf(node, outer) !== null && isSetOnce(node, outer);
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @param {number} [steps] how many more names may be followed
 * @returns {number | null} how many items it has, if it is a list that the file writes out; null if that is not known
 */
function lengthOf(node, scope, steps = MAX_STEPS) {
  if (node.type === 'ArrayExpression')
    return node.elements.every((each) => each !== null && each.type !== 'SpreadElement') ? node.elements.length : null;
  if (node.type === 'CallExpression' && memberPath(node.callee) === 'Object.freeze' && node.arguments.length === 1)
    return lengthOf(node.arguments[0], scope, steps);
  // Something is added to it, or it is sorted.
  const isChanged = scope.members.has(`${memberPath(node)}.`);
  const definition = isChanged ? null : definitionOf(node, scope, steps);
  return definition?.node && !definition.key && steps > 0
    ? lengthOf(definition.node, definition.scope, steps - 1)
    : null;
}

/**
 * Something that a function sets in an object may differ from call to call: `state.cert = tenant.cert`.
 * @param {string} path of a variable, or of a part of it
 * @param {Scope} scope where it is used
 * @returns {boolean} whether functions give it a value, or a part of it, or what it is a part of
 */
function isSetLater(path, scope) {
  const own = `${path}.`;
  const set = [...scope.members].flatMap(([target, definitions]) => {
    const whole = target.endsWith('.') ? target : `${target}.`;
    return whole.startsWith(own) || own.startsWith(whole) ? definitions : [];
  });
  return set.some((each) => each.scope.varScope() !== fileScope(scope));
}

/**
 * @param {Scope} scope of a file
 * @returns {Scope} the outermost
 */
function fileScope(scope) {
  let outermost = scope;
  while (outermost.parent) outermost = outermost.parent;
  return outermost;
}

/**
 * @param {ReadonlySet<string>} own names known so far
 * @param {ArrowFunctionExpression | FunctionExpression} node a function
 * @returns {Set<string>} these and what the function declares
 */
function withNames(own, node) {
  const names = new Set(own);
  for (const parameter of node.params) eachName(parameter, null, (name) => names.add(name));
  declaredIn(node.body, names);
  return names;
}

/**
 * @param {Node} node in a function
 * @param {Set<string>} names is added to
 */
function declaredIn(node, names) {
  if (node.type === 'VariableDeclarator') eachName(node.id, null, (name) => names.add(name));
  if (node.type === 'FunctionDeclaration' && node.id) names.add(node.id.name);
  for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') declaredIn(child, names);
}
