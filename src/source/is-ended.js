/** Tells whether a file destroys or changes what a call makes. */
import { LISTENER_METHODS } from '../model/adds-listener.js';
import { functionAbove } from './function-around.js';
import { isReturned } from './node-kinds.js';
import { lastPart } from '../model/last-part.js';
import { memberName, memberPath } from './member-path.js';
import { namesOf } from './names-of.js';

/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Methods that end their object for all other users, too. */
const ENDINGS = ['.destroy', '.close', '.end', '.disconnect', '.quit', '.release'];
/** Names in a file that may end what any function returns. */
export const ENDS_ANY = ['destroy', 'addCACert', 'options'];
/** What a TLS context is in OpenSSL, which may be changed: `context.context.addCACert(pin)`. */
const HANDLE = '.context';

/** Methods that add something to their object: called for each request, they would pile it up on a shared object. */
const LISTENING = LISTENER_METHODS.map((name) => `.${name}`);

/** Of undici's dispatchers: makes one that stands for its object. */
const WRAPPING = '.compose';

/** How many functions, or objects around it, may hand on what one of them makes, and how many calls of one are looked at: in minified code thousands have its name. */
const MOST_HANDED_ON = 2;
const MOST_CALLS = 50;

/**
 * Whether the file destroys or changes what a call makes: `agent.destroy()`, `agent.options.cert = own` or
 * `agent.on(...)` after `const agent = new Agent()`. Anything with that name elsewhere in the file counts as the same
 * object. A returned object counts as whatever the file destroys, and as what callers of the function do with its result.
 * One that others are made of is destroyed with them.
 * @param {Place} place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @param {number} [handedOn] how many functions, or objects around it, have handed it on
 * @returns {boolean} true also if a method that would end it follows directly
 */
export function isEnded(place, uses, handedOn = 0) {
  const { node, up } = wholeValue(place);
  const parent = up?.node;
  const held = heldAs(place);
  if (isWrapperEnded([place, ...usesOf(held, uses)], uses, handedOn)) return true;
  if (parent?.type === 'MemberExpression' && parent.object === node)
    return !parent.computed && ENDINGS.includes(`.${memberPath(parent.property)}`);
  if (endsHeld(held, uses)) return true;
  const makers = returnersOf(place, uses);
  return makers !== null && endsResults(uses, makers, handedOn);
}

/**
 * @param {Place[]} places of one object
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @param {number} handedOn how many functions, or objects around it, have handed it on
 * @returns {boolean} whether the file ends what is made of it: `new RetryAgent(agent)`
 */
function isWrapperEnded(places, uses, handedOn) {
  if (handedOn >= MOST_HANDED_ON) return false;
  const wrappers = places.flatMap((place) => madeAround(place) ?? []);
  return wrappers.length > MOST_CALLS || wrappers.some((wrapper) => isEnded(wrapper, uses, handedOn + 1));
}

/**
 * @param {Place} place of an object, or of its name
 * @returns {Place | null} what is made of it and stands for it, null if nothing is
 */
function madeAround(place) {
  const { node, up } = wholeValue(wholeMember(place));
  const parent = up?.node;
  if (parent?.type === 'NewExpression') return parent.callee === node ? null : up;
  const isComposed =
    parent?.type === 'MemberExpression' && parent.object === node && `.${memberPath(parent.property)}` === WRAPPING;
  return isComposed && up?.up?.node.type === 'CallExpression' ? up.up : null;
}

/**
 * @param {string} name of a variable or of a member that holds something
 * @param {ReadonlyMap<string, Place[]>} uses where names are in a file
 * @returns {boolean} whether the file destroys or changes what has that name
 */
export function endsHeld(name, uses) {
  const isOnIt = (/** @type {string} */ method) => (uses.get(method) ?? []).some((use) => objectName(use) === name);
  return name !== '' && ([...ENDINGS, ...LISTENING, HANDLE].some(isOnIt) || usesOf(name, uses).some(isSetIn));
}

/**
 * @param {string} name of a variable or of a member, `''` if none
 * @param {ReadonlyMap<string, Place[]>} uses where names are in a file
 * @returns {Place[]} where it is used as either
 */
function usesOf(name, uses) {
  return name === '' ? [] : [...(uses.get(name) ?? []), ...(uses.get(`.${name}`) ?? [])];
}

/**
 * @param {ReadonlyMap<string, Place[]>} uses where names are in a file
 * @param {readonly string[]} makers names of the function that returns something
 * @param {number} [handedOn] how many others have handed it on
 * @returns {boolean} whether the file destroys or changes anything as it might what the function returns
 */
export function endsResults(uses, makers, handedOn = 0) {
  const [destroy, addCertificate, options] = ENDS_ANY.map((name) => `.${name}`);
  if (uses.has(destroy) || uses.has(addCertificate) || (uses.get(options) ?? []).some(isSetIn)) return true;
  if (handedOn >= MOST_HANDED_ON) return false;
  const calls = makers.flatMap((name) => usesOf(name, uses)).flatMap((use) => callOfMember(use) ?? []);
  return calls.length > MOST_CALLS || calls.some((call) => isEnded(call, uses, handedOn + 1));
}

/**
 * @param {Place} place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in its file
 * @returns {string[] | null} names of the function that returns what the call makes, as it is or from a variable; null if
 *   none does
 */
export function returnersOf(place, uses) {
  const held = heldAs(place);
  const isGiven = isGivenBack(place) || (held !== '' && (uses.get(held) ?? []).some(isGivenBack));
  const around = isGiven ? functionAbove(place) : null;
  return around === null ? null : [...namesOf(around)];
}

/**
 * @param {Place} place of a value
 * @returns {boolean} whether a function returns it, to unknown callers
 */
function isGivenBack(place) {
  return isReturned(wholeValue(place));
}

/**
 * @param {Place} place of a value
 * @returns {Place} the expression around it that has the same value: `given ?? new Agent()`, `await connect()`
 */
function wholeValue(place) {
  let value = place;
  while (value.up !== null && isSameAs(value.up.node, value.node)) value = value.up;
  return value;
}

/**
 * @param {Node} outer an expression
 * @param {Node} inner one of its parts
 * @returns {boolean} whether it may have that part's value
 */
function isSameAs(outer, inner) {
  if (outer.type === 'LogicalExpression') return outer.right === inner;
  if (outer.type === 'ConditionalExpression') return outer.test !== inner;
  return outer.type === 'AwaitExpression';
}

/**
 * @param {Place} use of a function's name
 * @returns {Place | null} the call of it, null if it is not called there
 */
function callOfMember(use) {
  const callee = wholeMember(use);
  const isCalled = callee.up?.node.type === 'CallExpression' && callee.up.node.callee === callee.node;
  return isCalled ? callee.up : null;
}

/**
 * @param {Place} use of a name
 * @returns {Place} the member with that name, `this.agent`, which belongs to the object; of a variable, the variable
 */
function wholeMember(use) {
  const { node, up } = use;
  return up?.node.type === 'MemberExpression' && up.node.property === node ? up : use;
}

/**
 * @param {Place} use of a name
 * @returns {boolean} whether something in that object is set: `agent.options.cert = own`, `Object.assign(agent.options, own)`
 */
function isSetIn(use) {
  // What follows `this.agent` belongs to the agent.
  const whole = wholeMember(use);
  let place = whole;
  while (place.up?.node.type === 'MemberExpression' && place.up.node.object === place.node) place = place.up;
  const parent = place.up?.node;
  if (parent?.type === 'CallExpression')
    return parent.arguments[0] === place.node && memberPath(parent.callee) === 'Object.assign';
  return place !== whole && parent?.type === 'AssignmentExpression' && parent.left === place.node;
}

/**
 * @param {Place} place of a value
 * @returns {string} name of the variable, or last name of the member, that holds it; `''` if none does
 */
export function heldAs(place) {
  const { node, up } = wholeValue(place);
  const parent = up?.node;
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.init === node ? lastPathPart(parent.id) : '';
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return parent.right === node ? lastPathPart(parent.left) : '';
    case 'PropertyDefinition':
    case 'Property':
      return parent.value === node ? lastPathPart(parent.key) : '';
    default:
      return '';
  }
}

/**
 * @param {Place} use of a property's name
 * @returns {string} last name of the object with that property
 */
function objectName({ up }) {
  return up?.node.type === 'MemberExpression' ? lastPathPart(up.node.object) : '';
}

/**
 * @param {Node} node an expression, or a pattern
 * @returns {string} `agent` for `this.agent`, `''` unless it consists of names and dots
 */
function lastPathPart(node) {
  if (node.type === 'PrivateIdentifier') return memberName(node);
  return lastPart(memberPath(node));
}
