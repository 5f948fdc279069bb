/** What calls get that has members: `configure(config, auth)`, `install({ target: api, source: auth })`, `[one, other].forEach(set)`. */
import { RETURNS_FIRST } from '../compiler-helpers.js';
import { unwrap } from '../definition.js';
import { lastName, memberPath } from '../member-path.js';
import { identityOf } from './same-object.js';

/** @import { Expression, Value, Values } from '../routes/values.js' */
/** @import { ProgramFiles } from './program-files.js' */
/** @import { AnyNode as Node, CallExpression, NewExpression } from 'acorn' */

/** Expressions that mean something that is written elsewhere. */
const NAMED = /^(?:Identifier|(?:Member|Call)Expression)$/;
/** What calls get that has members. */
const HAS_MEMBERS = /^(?:object|module|class|instance)$/;
/** Compilers' helpers, which keep nothing of what they get. */
const IMPORTS = new RegExp(`${RETURNS_FIRST.source}|^__exportStar$`);
/** Functions of `Object` keep nothing, but these return what is in their argument. */
const OF_OBJECT = /^Object\.(?!values$|entries$|fromEntries$)/;
/** How many values that are parts of each other are followed. */
const MOST_STEPS = 4;

/**
 * @param {ProgramFiles} files of a program
 * @param {Values} values finds out what expressions mean
 * @returns {Map<object, Value>} objects, classes and files' exports that a call gets by a name, alone or in others, by their key
 */
export function handedValues(files, values) {
  /** @type {Map<object, Value>} */
  const handed = new Map();
  for (const model of files.all()) {
    for (const { node, scope } of model.index.calls) {
      if (!('arguments' in node) || IMPORTS.test(lastName(node.callee)) || OF_OBJECT.test(memberPath(node.callee)))
        continue;
      for (const argument of givenTo({ model, node, scope }, values)) addHanded(argument, handed, values, MOST_STEPS);
    }
  }
  return handed;
}

/**
 * @param {Expression & {node: CallExpression | NewExpression}} call in a file
 * @param {Values} values finds out what expressions mean
 * @returns {Expression[]} its arguments, and the items of the list of which it is a method
 */
function givenTo({ model, node: { callee, arguments: given }, scope }, values) {
  const list = callee.type === 'MemberExpression' ? values.of({ model, node: callee.object, scope }) : null;
  return [...given.map((node) => ({ model, node, scope })), ...(list?.kind === 'list' ? list.items : [])];
}

/**
 * @param {Expression} from what a call gets, or a part of it
 * @param {Map<object, Value>} handed so far
 * @param {Values} values finds out what expressions mean
 * @param {number} steps how many parts may be followed
 */
function addHanded({ model, node, scope }, handed, values, steps) {
  if (steps === 0) return;
  for (const each of namedIn(node)) {
    const value = values.of({ model, node: each, scope });
    if (value?.kind === 'list') for (const item of value.items) addHanded(item, handed, values, steps - 1);
    if (value === null || !HAS_MEMBERS.test(value.kind)) continue;
    const key = identityOf(value);
    if (handed.has(key)) continue;
    handed.set(key, value);
    if (value.kind === 'object') addHanded(value, handed, values, steps - 1);
  }
}

/**
 * @param {Node} argument of a call
 * @returns {Node[]} the expressions in it that mean something that is written elsewhere
 */
function namedIn(argument) {
  const node = unwrap(argument);
  switch (node.type) {
    case 'ObjectExpression':
      return node.properties.flatMap((each) => namedIn(each.type === 'Property' ? each.value : each.argument));
    case 'ArrayExpression':
      return node.elements.flatMap((each) => (each === null ? [] : namedIn(each)));
    case 'SpreadElement':
      return namedIn(node.argument);
    case 'ConditionalExpression':
      return [...namedIn(node.consequent), ...namedIn(node.alternate)];
    case 'LogicalExpression':
      return [...namedIn(node.left), ...namedIn(node.right)];
    default:
      return NAMED.test(node.type) ? [node] : [];
  }
}
