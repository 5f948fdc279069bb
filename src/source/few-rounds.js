/** How many rounds loops have, where their text says it: `for (let i = 0; i < 3; i++)`, `for (const name of ['a', 'b'])`. */
import { definitionOf, unwrap } from './definition.js';
import { literalValue } from './literal-value.js';
import { lastName } from './member-path.js';
import { isDeclared } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { BinaryExpression, ForStatement, Identifier, AnyNode as Node } from 'acorn' */

/** Methods of lists that leave them as they are. */
const READS =
  /^(?:at|concat|entries|every|filter|find(?:Last)?(?:Index)?|flat(?:Map)?|forEach|includes|(?:last)?[iI]ndexOf|join|keys|map|reduce(?:Right)?|slice|some|to[A-Z]\w+|values|with)$/;

/** What may change its operand, or part of it. */
const CHANGES = /^UpdateExpression$|Pattern$/;

/** Comparisons with both sides exchanged. */
const MIRRORED = new Map([
  ['<', '>'],
  ['<=', '>='],
  ['>', '<'],
  ['>=', '<='],
]);

/**
 * @param {Place} loop any
 * @param {(name: string) => Place[]} usesOf where a variable is used
 * @returns {number} how many rounds its text says that it has at most, infinite if unknown
 */
export function mostRounds({ node, context: { scope } }, usesOf) {
  if (node.type === 'ForOfStatement') return lengthOf(node.right, scope, usesOf);
  return node.type === 'ForStatement' ? counted(node, scope, usesOf) : Infinity;
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
 * @param {(name: string) => Place[]} usesOf where a variable is used
 * @returns {number} how many rounds it counts, infinite if unknown
 */
function counted({ init, test, update }, scope, usesOf) {
  const [first] = init?.type === 'VariableDeclaration' ? init.declarations : [];
  if (first?.id.type !== 'Identifier' || !first.init || !update || test?.type !== 'BinaryExpression') return Infinity;
  const { operator, to } = loopLimit(test, first.id.name, scope);
  const way = difference(to, literalValue(first.init, scope));
  const isEnding = ends(operator, stepOf(update, first.id.name, scope), way);
  return isEnding && isOnlyCounted(first.id, update, usesOf) ? Math.abs(way) + 1 : Infinity;
}

/**
 * @param {unknown} to a literal's value
 * @param {unknown} from another
 * @returns {number} NaN unless both are numbers
 */
function difference(to, from) {
  return typeof to === 'number' && typeof from === 'number' ? to - from : NaN;
}

/**
 * @param {BinaryExpression} test after which a loop ends
 * @param {string} name of its counter
 * @param {Scope} scope that it is in
 * @returns {{operator: string, to: unknown}} how the counter is compared, as if it stood on the left, and with which literal
 */
function loopLimit({ left, right, operator }, name, scope) {
  if (isNamed(left, name)) return { operator, to: literalValue(right, scope) };
  return isNamed(right, name) && left.type !== 'PrivateIdentifier'
    ? { operator: MIRRORED.get(operator) ?? operator, to: literalValue(left, scope) }
    : { operator, to: null };
}

/**
 * @param {string} operator that compares a counter with its end
 * @param {number} step by which it changes, 0 if unknown
 * @param {number} way from its beginning to its end, NaN if unknown
 * @returns {boolean} whether the counter moves towards what ends the loop, and can't pass it
 */
function ends(operator, step, way) {
  if (Number.isNaN(way)) return false;
  switch (operator) {
    case '<':
    case '<=':
      return step > 0;
    case '>':
    case '>=':
      return step < 0;
    case '!=':
    case '!==':
      return Math.abs(step) === 1 && Number.isInteger(way) && way * step >= 0;
    default:
      return false;
  }
}

/**
 * @param {Node} update what a loop does after each round
 * @param {string} name of its counter
 * @param {Scope} scope that it is in
 * @returns {number} by how much that changes it, 0 if it is not known to be by one or more
 */
function stepOf(update, name, scope) {
  if (update.type === 'UpdateExpression' && isNamed(update.argument, name)) return update.operator === '++' ? 1 : -1;
  if (update.type !== 'AssignmentExpression' || !isNamed(update.left, name)) return 0;
  const by = literalValue(update.right, scope);
  const size = typeof by === 'number' && by >= 1 ? by : 0;
  return { '+=': size, '-=': -size }[String(update.operator)] ?? 0;
}

/**
 * @param {Node} node any
 * @param {string} name of a variable
 * @returns {boolean} whether it is that
 */
function isNamed(node, name) {
  return node.type === 'Identifier' && node.name === name;
}

/**
 * @param {Identifier} counter where a loop declares it
 * @param {Node} update what the loop does after each round
 * @param {(name: string) => Place[]} usesOf where a variable is used
 * @returns {boolean} whether nothing else changes it, as `i--` does to repeat a round
 */
function isOnlyCounted(counter, update, usesOf) {
  const all = usesOf(counter.name);
  const declared = all.find(({ node }) => node === counter);
  if (declared === undefined) return false;
  const binding = declared.context.scope.lookup(counter.name);
  return all.every(
    (use) =>
      use === declared ||
      use.up?.node === update ||
      use.context.scope.lookup(counter.name) !== binding ||
      !isChanged(use),
  );
}

/**
 * @param {Place} use of a variable
 * @returns {boolean} whether that gives it another value
 */
function isChanged({ node, up }) {
  switch (up?.node.type) {
    case 'UpdateExpression':
    case 'ArrayPattern':
    case 'RestElement':
      return true;
    case 'Property':
      return up.up?.node.type === 'ObjectPattern';
    case 'AssignmentExpression':
    case 'AssignmentPattern':
    case 'ForInStatement':
    case 'ForOfStatement':
      return up.node.left === node;
    default:
      return false;
  }
}
