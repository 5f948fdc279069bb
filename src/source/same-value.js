import { memberName, memberPath } from './member-path.js';
import { eachName } from './pattern-names.js';

/** @import { Scope } from './scope.js' */
/**
 * @import { ArrowFunctionExpression, AssignmentProperty, FunctionExpression, MemberExpression, AnyNode as Node, Property }
 *   from 'acorn'
 */

/**
 * Functions that give the same for the same. One that reads a file does not: who reads a certificate at each call may
 * do so because it is renewed.
 */
const GIVES_THE_SAME = /^(?:(?:path\.)?(?:join|resolve)|Buffer\.from|(?:url\.)?fileURLToPath|URL|String|Number)$/;

/** What is done anew each time, or depends on who calls. */
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

/**
 * Whether an expression has the same value each time that it is evaluated, as far as its file shows: it is made of
 * literals, of what the file declares once outside of functions, and of what belongs to Node. What functions in it do
 * when they are called is left out of account, but for the variables that they see, and for what belongs to a request
 * (AsyncLocalStorage).
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {boolean} false if that is not known
 */
export function isSameValue(node, scope) {
  return isSame(node, { scope, own: new Set(), isDeferred: false, mayBeField: false });
}

/**
 * The same, but that it may also hold fields of `this` that the file sets once, to what has the same value each time:
 * `this.secret` beside `secret = process.env.SECRET`. Such an expression can't be moved out of its class.
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {boolean} false if that is not known
 */
export function isSetOnce(node, scope) {
  return isSame(node, { scope, own: new Set(), isDeferred: false, mayBeField: true });
}

/**
 * @typedef {object} Surroundings
 * @property {Scope} scope that the whole expression is in
 * @property {Set<string>} own names that functions in it declare
 * @property {boolean} isDeferred whether the node runs only when a function in the expression is called
 * @property {boolean} mayBeField whether fields of `this` that are set once count
 */

/**
 * @param {Node} node in an expression
 * @param {Surroundings} around it
 * @returns {boolean}
 */
function isSame(node, around) {
  switch (node.type) {
    case 'Identifier':
      return around.own.has(node.name) || isConstant(node.name, around.scope);
    case 'MemberExpression':
      return isField(node, around) || isSamePart(node, around);
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
 * @param {Node} node of a member
 * @param {Surroundings} around it
 * @returns {boolean} whether it is a field of `this` that the file sets once, to what is the same each time
 */
function isField(node, { scope, mayBeField }) {
  const path = mayBeField ? memberPath(node) : '';
  const [set, again] = /^this\.[^.]+$/.test(path) ? (scope.members.get(path) ?? []) : [];
  if (!set?.node || again !== undefined) return false;
  // `Object.assign(this, ...)` is a part of `this` without a name.
  const isFilled = [...scope.members.keys()].some((part) => part === 'this.' || part.startsWith(`${path}.`));
  return !isFilled && isSameValue(set.node, set.scope);
}

/**
 * @param {MemberExpression} member of an object
 * @param {Surroundings} around it
 * @returns {boolean}
 */
function isSamePart({ object, property, computed }, around) {
  return isSame(object, around) && isSameKey(computed, property, around);
}

/**
 * @param {Node} callee of a call in an expression
 * @param {Surroundings} around it
 * @returns {boolean} whether the call may be a part of what is the same each time
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
 * @param {boolean} isComputed whether the key is an expression, and no name
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
 * @returns {boolean} whether all of its parts are the same each time
 */
function areSame(node, around) {
  return Object.values(node)
    .flat()
    .every((child) => typeof child?.type !== 'string' || isSame(child, around));
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether it gives the same for the same arguments
 */
function givesTheSame(callee) {
  return GIVES_THE_SAME.test(memberPath(callee));
}

/**
 * @param {Node} callee of a call
 * @returns {boolean} whether it gives what belongs to the request at hand: `AsyncLocalStorage#getStore`
 */
function asksWhoCalls(callee) {
  return callee.type === 'MemberExpression' && !callee.computed && memberName(callee.property) === 'getStore';
}

/**
 * @param {string} name of a variable
 * @param {Scope} scope where it is used
 * @returns {boolean} whether it has one value from when the file has been run
 */
function isConstant(name, scope) {
  if (name === 'arguments') return false;
  const binding = scope.lookup(name);
  if (binding === null) return true;
  if (fileScope(scope).bindings.get(name) !== binding || isFilledLater(name, scope)) return false;
  // Functions and classes have no definition and are opaque; so are parameters, but none of a file.
  return (
    !binding.isAssigned && (binding.imported !== null || binding.definitions.length + Number(binding.opaque) === 1)
  );
}

/**
 * What a function of the file sets in an object may be another thing at each call: `state.cert = tenant.cert`.
 * @param {string} name of a variable of the file
 * @param {Scope} scope where it is used
 * @returns {boolean} whether functions give a part of it a value
 */
function isFilledLater(name, scope) {
  const parts = [...scope.members].flatMap(([path, definitions]) => (path.startsWith(`${name}.`) ? definitions : []));
  return parts.some((each) => each.scope.varScope() !== fileScope(scope));
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
 * @param {ReadonlySet<string>} own names that are known already
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
 * @param {Set<string>} names that are added to
 */
function declaredIn(node, names) {
  if (node.type === 'VariableDeclarator') eachName(node.id, null, (name) => names.add(name));
  if (node.type === 'FunctionDeclaration' && node.id) names.add(node.id.name);
  for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') declaredIn(child, names);
}
