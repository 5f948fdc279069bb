/**
 * Whether a cipher or an HMAC gets what a call derives as its key: `createCipheriv('aes-256-gcm', scryptSync(...), iv)`, also by a
 * variable's name, or by that of a function that returns it. A cipher's key is neither stored nor compared; an HMAC's may be that of
 * a password, as with SCRAM.
 */
import { functionAbove } from './function-around.js';
import { lastName, memberName, memberPath, propertyName } from './member-path.js';
import { useOfName } from './use-of-name.js';
import { isFunction } from './node-kinds.js';
import { usesOfParameter, usesOfVariable } from './uses-of-variable.js';

/** @import { AnyNode as Node } from 'acorn' */
/** @import { Place } from './program-index.js' */

const MAKES = { cipher: /^create(?:C|Dec)ipheriv$/, mac: /^createHmac$/ };
/** The second argument of these. */
const KEY = 1;
/** Functions that only give their first argument another form, and a method that does. */
const CONVERTS = /^(?:Buffer\.from|(?:crypto\.)?createSecretKey)$/;
const CONVERTED = 'toString';
/** How many names and waits are followed: `const key = await fieldKey(); const fieldKey = () => { const derived = f(); return derived; };`. */
const MOST_STEPS = 6;
/** A name with more uses has many meanings. */
const MOST_VALUES = 300;

/**
 * @param {keyof typeof MAKES} user of keys
 * @param {Place} place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether the file shows one that gets what the call returns
 */
export function isKeyOf(user, place, uses) {
  /** Functions of one name that call each other lead to each other. @type {Set<Node>} */
  const seen = new Set();
  let values = [place, ...handedTo(place.node, uses)];
  for (let step = 0; step <= MOST_STEPS && values.length <= MOST_VALUES; step++) {
    if (values.some((each) => isKeyArgument(each, MAKES[user]))) return true;
    values = values.flatMap((each) => {
      if (seen.has(each.node)) return [];
      seen.add(each.node);
      return sameValues(each, uses);
    });
  }
  return false;
}

/**
 * @param {Place} value any
 * @param {RegExp} makes names of functions
 * @returns {boolean} whether one of them gets it as a key
 */
function isKeyArgument({ node, up }, makes) {
  const outer = up?.node;
  return outer?.type === 'CallExpression' && outer.arguments[KEY] === node && makes.test(lastName(outer.callee));
}

/**
 * @param {Place} place of a value
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} where else that value is, by what is around it
 */
function sameValues(place, uses) {
  const { node, up } = place;
  switch (up?.node.type) {
    case 'AwaitExpression':
      return [up];
    case 'MemberExpression':
      return up.node.object === node ? resultOf(up, uses) : [];
    case 'CallExpression':
      return up.node.arguments[0] === node && CONVERTS.test(memberPath(up.node.callee)) ? [up] : [];
    case 'VariableDeclarator':
      return up.node.init === node ? usesOfOwn(up, uses) : [];
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
      return callsOfFunctionAround(place, uses);
    default:
      return [];
  }
}

/**
 * @param {Place} member of a value
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} where the value is in another form, or where a promise hands it over
 */
function resultOf({ node: member, up }, uses) {
  const call = up?.node;
  if (!up || call?.type !== 'CallExpression' || call.callee !== member) return [];
  if (propertyName(member) === CONVERTED) return [up];
  const [taker] = call.arguments;
  return propertyName(member) === 'then' && taker && isFunction(taker) ? usesOfParameter(taker, 0, uses) : [];
}

/**
 * @param {Node} call that derives
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} where its callback has what it derives
 */
function handedTo(call, uses) {
  const taker = call.type === 'CallExpression' ? call.arguments.at(-1) : undefined;
  return taker && isFunction(taker) && taker.params.length > 1 ? usesOfParameter(taker, 1, uses) : [];
}

/**
 * @param {Place} place of a call, or a name, that a function returns
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} calls of that function by its name
 */
function callsOfFunctionAround(place, uses) {
  const around = functionAbove(place);
  return (around === null ? [] : usesOfOwn(around, uses)).flatMap((each) => {
    const use = useOfName(each);
    return use.kind === 'call' ? [use.call] : [];
  });
}

/**
 * @param {Place} place of a declaration, or of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} uses of the name that it has
 */
function usesOfOwn({ node, up, context: { scope } }, uses) {
  if ('id' in node && node.id?.type === 'Identifier') return usesOfVariable(node.id.name, scope, uses);
  if (up?.node.type === 'VariableDeclarator') return usesOfOwn(up, uses);
  const member = up?.node;
  return member && 'key' in member && 'value' in member && member.value === node
    ? (uses.get(`.${memberName(member.key)}`) ?? [])
    : [];
}
