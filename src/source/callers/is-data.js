/** What a member gets that is no function of the program: only such a function could be called in place of another. */
import { definitionOf } from '../definition.js';
import { lastName } from '../member-path.js';
import { isOfPackage } from './package-root.js';

/** @import { Expression, Values } from '../routes/values.js' */
/** @import { CallExpression, Identifier } from 'acorn' */

const WRITTEN =
  /^(?:Literal|TemplateLiteral|BinaryExpression|UnaryExpression|UpdateExpression|ArrayExpression|ObjectExpression)$/;
/** Functions of Node that return a function that they get, or one around it. */
const WRAPS = /^(?:bind|promisify|callbackify|deprecate|timerify|fn)$/;
/** How many variables are followed. */
const MOST_STEPS = 4;

/**
 * @param {Expression} expression of a file
 * @param {Values} values across the files
 * @param {number} [steps] how many variables may be followed
 * @returns {boolean} whether it is known to be no function of the program: `await hash(password)`, `hash.digest('hex')`
 */
export function isData({ model, node, scope }, values, steps = MOST_STEPS) {
  switch (node.type) {
    case 'AwaitExpression':
      // Functions that return the function that is looked for are followed where they return it.
      return values.of({ model, node, scope })?.kind !== 'function';
    case 'CallExpression':
      return isMadeByNode({ model, node, scope }, values);
    case 'Identifier':
      return node.name === 'undefined' || isDataByName({ model, node, scope }, values, steps);
    case 'MemberExpression':
      return !node.computed && isOfPackage({ model, node, scope }, values);
    default:
      return WRITTEN.test(node.type);
  }
}

/**
 * @param {Expression & {node: Identifier}} expression a variable
 * @param {Values} values across the files
 * @param {number} steps how many more may be followed
 * @returns {boolean} whether its only value is data
 */
function isDataByName({ model, node: name, scope: around }, values, steps) {
  const definition = steps > 0 ? definitionOf(name, around) : null;
  if (!definition?.node || definition.key !== '') return false;
  const { node, scope } = definition;
  return isData({ model, node, scope }, values, steps - 1);
}

/**
 * @param {Expression & {node: CallExpression}} expression a call
 * @param {Values} values across the files
 * @returns {boolean} whether Node returns something of its own there: what packages return may be what they were given before
 */
function isMadeByNode({ model, node, scope }, values) {
  const isGiven = node.arguments.some((each) => values.of({ model, node: each, scope })?.kind === 'function');
  return !isGiven && !WRAPS.test(lastName(node.callee)) && isOfPackage({ model, node, scope }, values);
}
