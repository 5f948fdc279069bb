/** How many rounds loops have, where their text says it: `for (let i = 0; i < 3; i++)`, `for (const name of ['a', 'b'])`. */
import { definitionOf, unwrap } from './definition.js';
import { literalValue } from './literal-value.js';
import { lastName } from './member-path.js';
import { isDeclared } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { ForStatement, AnyNode as Node } from 'acorn' */

/** Methods of lists that leave them as they are. */
const READS =
  /^(?:at|concat|entries|every|filter|find(?:Last)?(?:Index)?|flat(?:Map)?|forEach|includes|(?:last)?[iI]ndexOf|join|keys|map|reduce(?:Right)?|slice|some|to[A-Z]\w+|values|with)$/;

/** What may change its operand, or part of it. */
const CHANGES = /^UpdateExpression$|Pattern$/;

/**
 * @param {Place} loop any
 * @param {(name: string) => Place[]} usesOf where a variable is used
 * @returns {number} how many rounds its text says that it has at most, infinite if unknown
 */
export function mostRounds({ node, context: { scope } }, usesOf) {
  if (node.type === 'ForOfStatement') return lengthOf(node.right, scope, usesOf);
  return node.type === 'ForStatement' ? counted(node, scope) : Infinity;
}

/**
 * @param {Node} list that a loop is over
 * @param {Scope} scope that it is in
 * @param {(name: string) => Place[]} usesOf where a variable is used
 * @returns {number} how many items it has, infinite if unknown
 */
function lengthOf(list, scope, usesOf) {
  const inner = unwrap(list);
  const made = inner.type === 'Identifier' ? definitionOf(inner, scope) : null;
  if (inner.type === 'Identifier' && !isOnlyRead(inner.name, scope, usesOf)) return Infinity;
  const array = made?.node && made.key === '' ? unwrap(made.node) : inner;
  const isWhole = array.type === 'ArrayExpression' && array.elements.every((each) => each?.type !== 'SpreadElement');
  return isWhole ? array.elements.length : Infinity;
}

/**
 * @param {string} name of a variable that holds a list
 * @param {Scope} scope in which it has that name
 * @param {(name: string) => Place[]} usesOf where a variable is used
 * @returns {boolean} whether nothing is known to add to the list, and nothing gets it that could
 */
function isOnlyRead(name, scope, usesOf) {
  const binding = scope.lookup(name);
  return usesOf(name)
    .filter((use) => use.context.scope.lookup(name) === binding)
    .every((use) => isReading(use) || (isDeclared(use) && !isExported(use)));
}

/**
 * @param {Place} use of a list
 * @returns {boolean} whether that leaves it as it is: a loop over it, an item, its length
 */
function isReading({ node, up }) {
  switch (up?.node.type) {
    case 'ForOfStatement':
      return up.node.right === node;
    case 'SpreadElement':
      return up.up?.node.type === 'ArrayExpression';
    case 'MemberExpression':
      return up.node.object === node && isReadingMember(up);
    default:
      return false;
  }
}

/**
 * @param {Place} member of a list
 * @returns {boolean} whether that leaves the list as it is
 */
function isReadingMember({ node, up }) {
  const parent = up?.node;
  if (parent?.type === 'CallExpression' && parent.callee === node) return READS.test(lastName(node));
  if (parent?.type === 'AssignmentExpression') return parent.left !== node;
  if (parent?.type === 'UnaryExpression') return parent.operator !== 'delete';
  return !CHANGES.test(parent?.type ?? '');
}

/**
 * @param {Place} declared variable
 * @returns {boolean} whether other files have it, too
 */
function isExported({ up }) {
  return up?.up?.up?.node.type === 'ExportNamedDeclaration';
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
