import { LISTENER_METHODS } from '../model/adds-listener.js';
import { memberName, memberPath } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Methods that end their object for all other users, too. */
const ENDINGS = ['.destroy', '.close', '.end', '.disconnect', '.quit', '.release'];
/** What a TLS context is in OpenSSL, which may be changed: `context.context.addCACert(pin)`. */
const HANDLE = '.context';

/** Methods that add something to their object: called for each request, they would pile it up on a shared object. */
const LISTENING = LISTENER_METHODS.map((name) => `.${name}`);

/**
 * Whether the file destroys or changes what a call makes: `agent.destroy()`, `agent.options.cert = own` or
 * `agent.on(...)` after `const agent = new Agent()`. Anything with that name elsewhere in the file counts as the same
 * object, and a returned object counts as whatever the file destroys.
 * @param {Place} place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} true also if a method that would end it follows directly
 */
export function isEnded({ node, up }, uses) {
  const parent = up?.node;
  if (parent?.type === 'MemberExpression' && parent.object === node)
    return !parent.computed && ENDINGS.includes(`.${memberPath(parent.property)}`);
  if (isReturned({ node, up })) return endsResults(uses);
  const name = parent?.type === 'AwaitExpression' && up ? holderName(up) : holderName({ node, up });
  const isOnIt = (/** @type {string} */ method) => (uses.get(method) ?? []).some((use) => objectName(use) === name);
  return (
    name !== '' &&
    ([...ENDINGS, ...LISTENING, HANDLE].some(isOnIt) ||
      [name, `.${name}`].some((each) => (uses.get(each) ?? []).some(isSetIn)))
  );
}

/**
 * @param {ReadonlyMap<string, Place[]>} uses where names are in a file
 * @returns {boolean} whether the file destroys or changes anything as it might what a function returns
 */
export function endsResults(uses) {
  return ['.destroy', '.addCACert'].some((method) => uses.has(method));
}

/**
 * @param {Pick<Place, 'node' | 'up'>} place of a value
 * @returns {boolean} whether a function returns it as it is, to unknown callers
 */
export function isReturned({ node, up }) {
  const parent = up?.node;
  return parent?.type === 'ReturnStatement' || (parent?.type === 'ArrowFunctionExpression' && parent.body === node);
}

/**
 * @param {Place} use of a name
 * @returns {boolean} whether something in that object is set: `agent.options.cert = own`
 */
function isSetIn(use) {
  let place = use;
  // `this.agent` belongs to the object; what follows it belongs to the agent.
  if (place.up?.node.type === 'MemberExpression' && place.up.node.property === place.node) place = place.up;
  const whole = place;
  while (place.up?.node.type === 'MemberExpression' && place.up.node.object === place.node) place = place.up;
  return place !== whole && place.up?.node.type === 'AssignmentExpression' && place.up.node.left === place.node;
}

/**
 * @param {Pick<Place, 'node' | 'up'>} place of a value
 * @returns {string} name of the variable, or last name of the member, that holds it; `''` if none does
 */
function holderName({ node, up }) {
  const parent = up?.node;
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.init === node ? lastName(parent.id) : '';
    case 'AssignmentExpression':
      return parent.right === node ? lastName(parent.left) : '';
    case 'PropertyDefinition':
    case 'Property':
      return parent.value === node ? lastName(parent.key) : '';
    default:
      return '';
  }
}

/**
 * @param {Place} use of a property's name
 * @returns {string} last name of the object with that property
 */
function objectName({ up }) {
  return up?.node.type === 'MemberExpression' ? lastName(up.node.object) : '';
}

/**
 * @param {Node} node an expression, or a pattern
 * @returns {string} `agent` for `this.agent`, `''` unless it consists of names and dots
 */
function lastName(node) {
  if (node.type === 'PrivateIdentifier') return memberName(node);
  const path = memberPath(node);
  return path.slice(path.lastIndexOf('.') + 1);
}
