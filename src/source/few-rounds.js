/** Loops that are known to end soon: `for (let i = 0; i < 3; i++)`, `for (const name of ['a', 'b'])`. */
import { definitionOf, unwrap } from './definition.js';
import { literalValue } from './literal-value.js';
import { lastName } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { ForStatement, AnyNode as Node } from 'acorn' */

/** So many short digests take some milliseconds at most. */
const MOST_ROUNDS = 1000;

/**
 * @param {Place} loop any
 * @returns {boolean} whether its text says that it has few rounds
 */
export function hasFewRounds({ node, context: { scope } }) {
  if (node.type === 'ForOfStatement') return lengthOf(node.right, scope) <= MOST_ROUNDS;
  return node.type === 'ForStatement' && counted(node, scope) <= MOST_ROUNDS;
}

/**
 * @param {Node} list that a loop is over
 * @param {Scope} scope that it is in
 * @returns {number} how many items it has, infinite if unknown
 */
function lengthOf(list, scope) {
  const inner = unwrap(list);
  const made = inner.type === 'Identifier' ? definitionOf(inner, scope) : null;
  const array = made?.node && made.key === '' ? unwrap(made.node) : inner;
  const isWhole = array.type === 'ArrayExpression' && array.elements.every((each) => each?.type !== 'SpreadElement');
  return isWhole ? array.elements.length : Infinity;
}

/**
 * @param {ForStatement} loop any
 * @param {Scope} scope that it is in
 * @returns {number} how many rounds it counts, infinite if unknown
 */
function counted({ init, test, update }, scope) {
  const [first] = init?.type === 'VariableDeclaration' ? init.declarations : [];
  if (!first?.init || test?.type !== 'BinaryExpression' || !update || !countsBy(update, lastName(first.id), scope))
    return Infinity;
  const ends = [test.left, test.right].filter((each) => lastName(each) !== lastName(first.id));
  const [from, to] = [literalValue(first.init, scope), ends.length === 1 ? literalValue(ends[0], scope) : null];
  return typeof from === 'number' && typeof to === 'number' ? Math.abs(to - from) + 1 : Infinity;
}

/**
 * @param {Node} update what a loop does after each round
 * @param {string} name of its counter
 * @param {Scope} scope that it is in
 * @returns {boolean} whether that changes it by one or more
 */
function countsBy(update, name, scope) {
  if (update.type === 'UpdateExpression') return lastName(update.argument) === name;
  if (update.type !== 'AssignmentExpression' || !/^[+-]=$/.test(update.operator)) return false;
  const step = literalValue(update.right, scope);
  return lastName(update.left) === name && typeof step === 'number' && step >= 1;
}
