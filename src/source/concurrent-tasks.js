/**
 * Tasks that Listr starts at once: `new Listr(names.map((name) => ({ title: name, task: async (context) => { ... } })), { concurrent:
 * true })`. They share their context.
 */
import { objectOf } from './definition.js';
import { isDeclared, usesOfVariable } from './uses-of-variable.js';
import { lastName, nameOfProperty } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { Scope } from './scope.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node } from 'acorn' */

/** What makes a list of tasks, of `listr`, `listr2` and the tasks of these. */
const MAKES_TASKS = /^(?:new)?Listr$/;
/** What stands between a task and such a list: a function makes it, a method makes a list of several. */
const HOLDS =
  /^(?:(?:Object|Array|Conditional|Logical|Member|ArrowFunction|Call|Function)Expression|SpreadElement|Property|ReturnStatement|BlockStatement)$/;
const ONE_AFTER_ANOTHER = /^(?:false|1|0)$/;

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether it is a task that begins beside others
 */
export function isConcurrentTask(place, uses) {
  const property = place.up?.node;
  if (property?.type !== 'Property' || nameOfProperty(property) !== 'task') return false;
  const list = outermostList(place);
  if (isConcurrent(list)) return true;
  const variable = list.up?.node.type === 'VariableDeclarator' ? list.up.node.id : null;
  if (variable?.type !== 'Identifier') return false;
  const named = usesOfVariable(variable.name, list.context.scope, uses).filter((use) => !isDeclared(use));
  return named.some((use) => isConcurrent(outermostList(use)));
}

/**
 * @param {Place} place of a task, or of a variable that has tasks
 * @returns {Place} of the list that it is in, or else of what it is part of
 */
function outermostList(place) {
  let list = place;
  while (list.up && !MAKES_TASKS.test(calledIn(list.up.node)) && HOLDS.test(list.up.node.type)) list = list.up;
  return list;
}

/**
 * @param {Place} list of tasks
 * @returns {boolean} whether Listr gets it, and begins a task before another has ended
 */
function isConcurrent({ node, up }) {
  const by = up?.node;
  if (up === null || !isCall(by) || !MAKES_TASKS.test(calledIn(by))) return false;
  return by.arguments[0] === node && areConcurrent(by.arguments[1], up.context.scope);
}

/**
 * @param {Node | undefined} node any
 * @returns {node is CallExpression | NewExpression} whether it calls or makes something
 */
function isCall(node) {
  return node?.type === 'NewExpression' || node?.type === 'CallExpression';
}

/**
 * @param {Node | undefined} node any
 * @returns {string} name of what it calls or makes, `''` if nothing
 */
function calledIn(node) {
  return isCall(node) ? lastName(node.callee) : '';
}

/**
 * @param {Node | undefined} options of a list
 * @param {Scope} scope that they are in
 * @returns {boolean} whether it may begin a task before another has ended
 */
function areConcurrent(options, scope) {
  const known = options === undefined ? null : objectOf(options, scope);
  const given = known?.node.properties.flatMap((each) =>
    each.type === 'Property' && nameOfProperty(each) === 'concurrent' ? [each.value] : [],
  );
  return given?.some((value) => !(value.type === 'Literal' && ONE_AFTER_ANOTHER.test(String(value.value)))) ?? false;
}
