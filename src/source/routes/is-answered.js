/** Whether a handler answers with what a call in it returns: with all of it, with a part, or with what is made of it. */
import { functionAbove } from '../function-around.js';
import { isFunction } from '../node-kinds.js';
import { firstName, lastName, receiverPath } from '../member-path.js';
import { namesHolding, propertyHolding, targetHolding } from './held-property.js';

/** @import { Place } from '../program-index.js' */
/** @import { CallExpression, AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} Handler
 * @property {Node} maker the factory that returns it
 * @property {ReadonlySet<string>} names of what it is called with
 * @property {(name: string) => Place[]} usesOf names in the factory
 * @property {Set<string>} followed names that hold the result, or something made of it, with the property that does
 */

/** Whose value contains the result, or is made of it. */
const CONTAINS =
  /^(?:Await|Chain|Member|Object|Array|Binary|Unary|Logical|Sequence|New|Yield|TaggedTemplate)Expression$|^(?:Property|SpreadElement|TemplateLiteral)$/;
/** What only asks for the result, or leaves it. */
const ENDS = /^(?:(?:Expression|If|While|DoWhile|For|ForIn|Switch|Throw)Statement|SwitchCase)$/;
/** Methods of responses and contexts that send nothing: they set what goes with an answer, or keep things for later handlers. */
const SETS = /^(?:next|set|header|headers|setHeader|append|cookie|setCookie|type)$/;
/** What is for later handlers, or for a log. */
const FOR_LATER = /^(?:req|request|state|locals|session|log|logger)$/;
/** Methods that keep things, or look them up by others: what they return is their own. */
const KEEPS =
  /^(?:create|insert|save|update|upsert|add|set|put|push|store|write|find|get|query|select|exec|execute|delete|remove|has)(?:[A-Z]\w*)?$/;

/**
 * @param {Place} place of a call, or of what is made of its result
 * @param {Handler} handler that it is in
 * @param {string} [property] of it that holds the result, see held-property.js
 * @returns {boolean} whether that is what the handler answers; also where nothing is known about a use of it
 */
export function isAnswered(place, handler, property = '') {
  let whole = place;
  let held = property;
  while (whole.up !== null && CONTAINS.test(whole.up.node.type)) {
    const outer = propertyHolding(whole.up, whole.node, held);
    if (outer === null) return false;
    [whole, held] = [whole.up, outer];
  }
  const { up } = whole;
  return up !== null && !ENDS.test(up.node.type) && isAnsweredAt(whole, up, handler, held);
}

/**
 * @param {Place} place of something that contains the result, or is made of it
 * @param {Place} up what that is a part of
 * @param {Handler} handler that it is in
 * @param {string} held property of it that holds the result
 * @returns {boolean} as `isAnswered`
 */
function isAnsweredAt(place, up, handler, held) {
  switch (up.node.type) {
    case 'CallExpression':
      return isAnsweredByCall(up, up.node, up.node.callee === place.node, handler);
    case 'ConditionalExpression':
      return up.node.test !== place.node && isAnswered(up, handler, held);
    case 'VariableDeclarator':
      return areAnswered(up.node.id, handler, held);
    case 'ForOfStatement':
      return areAnswered(up.node.left, handler, '');
    case 'AssignmentExpression':
      return isAssigned(up.node.left, handler, held) || isAnswered(up, handler, held);
    case 'ReturnStatement':
    case 'ArrowFunctionExpression':
      return isHandedBack(place, handler);
    default:
      return true;
  }
}

/**
 * @param {Node} target a variable, a pattern, or the declaration in a loop
 * @param {Handler} handler that it is in
 * @param {string} property of what it gets that holds the result
 * @returns {boolean} whether the handler answers with one of the names in it
 */
function areAnswered(target, handler, property) {
  const pattern = target.type === 'VariableDeclaration' ? target.declarations[0].id : target;
  return namesHolding(pattern, property).some(({ name, held }) => {
    const key = `${name}.${held}`;
    if (handler.followed.has(key)) return false;
    handler.followed.add(key);
    return handler.usesOf(name).some((use) => !isSet(use) && isAnswered(use, handler, held));
  });
}

/**
 * @param {Node} target that the result is assigned to
 * @param {Handler} handler that it is in
 * @param {string} property of what is assigned that holds the result
 * @returns {boolean} whether the handler answers with it: `ctx.body = await fn()`, but not `req.user = await fn()`
 */
function isAssigned(target, handler, property) {
  if (target.type !== 'MemberExpression') return areAnswered(target, handler, property);
  const { root, path, held } = targetHolding(target);
  if (isForLater(path)) return false;
  if (root.type !== 'Identifier' || lastName(target) === 'body' || handler.names.has(root.name)) return true;
  return areAnswered(root, handler, held);
}

/**
 * @param {Place} place of a call
 * @param {CallExpression} call that is given the result, or is one of a method of the result
 * @param {boolean} isOfResult which of both
 * @param {Handler} handler that it is in
 * @returns {boolean} whether that answers with it, or returns what the handler answers: `respond(res, await fn())`
 */
function isAnsweredByCall(place, call, isOfResult, handler) {
  const isGiven = call.arguments.some(
    (each) => each.type === 'Identifier' && handler.names.has(each.name) && !FOR_LATER.test(each.name),
  );
  if (isOfResult) return isGiven || isMethodAnswered(place, call, handler);
  const { callee } = call;
  const path = callee.type === 'Identifier' ? callee.name : receiverPath(callee);
  if (handler.names.has(firstName(path))) return !SETS.test(lastName(callee)) && !isForLater(path);
  return isGiven || (!KEEPS.test(lastName(callee)) && isAnswered(place, handler));
}

/**
 * `fn().then((result) => res.json(result))`, `(await fn()).map((row) => row.id)`.
 * @param {Place} place of a call
 * @param {CallExpression} call of a method of the result
 * @param {Handler} handler that it is in
 * @returns {boolean} whether the handler answers with what that returns, or gives to a function
 */
function isMethodAnswered(place, { callee, arguments: given }, handler) {
  const functions = given.flatMap((each) => (isFunction(each) ? [each] : []));
  const params = functions.flatMap((each) => each.params);
  if (params.some((each) => areAnswered(each, handler, ''))) return true;
  // What `then` returns is what its function does.
  return lastName(callee) === 'then' ? functions.length === 0 : isAnswered(place, handler);
}

/**
 * @param {string} path of an object
 * @returns {boolean} whether what it gets is no part of the answer
 */
function isForLater(path) {
  return path.split('.').some((name) => FOR_LATER.test(name));
}

/**
 * @param {Place} place of what a function returns
 * @param {Handler} handler that it is in
 * @returns {boolean} whether that function may be the handler, or the handler answers with what calls it:
 *   `ids.map((id) => fn(id))`
 */
function isHandedBack(place, handler) {
  const own = functionAbove(place);
  const by = own?.up;
  if (by?.node.type !== 'CallExpression' || functionAbove(own)?.node === handler.maker) return true;
  return isAnswered(by, handler);
}

/**
 * @param {Place} use of a name
 * @returns {boolean} whether it is only given a value there
 */
function isSet(use) {
  let { node, up } = use;
  while (up !== null && isPattern(up)) ({ node, up } = up);
  const by = up?.node;
  if (by?.type === 'AssignmentExpression') return by.left === node && by.operator === '=';
  return by?.type === 'VariableDeclarator' ? by.id === node : by !== undefined && isFunction(by) && by.body !== node;
}

/**
 * @param {Place} place any
 * @returns {boolean} whether it is a pattern, or a property of one
 */
function isPattern({ node, up }) {
  return /Pattern$|^RestElement$/.test(node.type) || (node.type === 'Property' && up?.node.type === 'ObjectPattern');
}
