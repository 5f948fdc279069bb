/**
 * Where the values of a variable come from, in all places that give it one: `let more; try { more = load(); } catch { more = {}; }`;
 * and what one of them gives to it, or to a property.
 */
import { isFunction } from './node-kinds.js';
import { usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { Binding, Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} ValueOrigins
 * @property {boolean} isParameter whether callers give it, too
 * @property {{node: Node, scope: Scope, isWhole: boolean}[]} given what it gets; without `isWhole` it is a part of that: an item
 *   of a list, a property
 */

/** Patterns take values apart. */
const TAKES_APART = /^(?:Property|(?:Object|Array)Pattern|RestElement)$/;
/** What gives a variable its value, by where that has the variable, and the value. @type {Record<string, [string, string]>} */
const GIVES = {
  VariableDeclarator: ['id', 'init'],
  AssignmentExpression: ['left', 'right'],
  ForOfStatement: ['left', 'right'],
  ForInStatement: ['left', 'right'],
};
/** What sets a variable or a property where its name stands, in the same way. @type {Record<string, [string, string]>} */
const SETS = {
  AssignmentExpression: ['left', 'right'],
  VariableDeclarator: ['id', 'init'],
  Property: ['key', 'value'],
  PropertyDefinition: ['key', 'value'],
};
/** A minified file uses one name thousands of times. @type {WeakMap<Binding, ValueOrigins>} */
const KNOWN = new WeakMap();
const LOOPS = /^For(?:Of|In)Statement$/;

/**
 * @param {string} name of a variable
 * @param {Scope} scope in which it has that name
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {ValueOrigins} all that gives it a value; nothing for a name that the file does not declare
 */
export function valueOrigins(name, scope, uses) {
  const binding = scope.lookup(name);
  const known = binding && KNOWN.get(binding);
  if (known) return known;
  /** @type {ValueOrigins} */
  const origins = { isParameter: false, given: [] };
  if (binding === null) return origins;
  for (const use of usesOfVariable(name, scope, uses)) addOrigin(origins, use);
  KNOWN.set(binding, origins);
  return origins;
}

/**
 * @param {ValueOrigins} origins to add to
 * @param {Place} use of the variable
 */
function addOrigin(origins, use) {
  const { scope } = use.context;
  let isWhole = true;
  for (let inner = use, { up } = use; up !== null; inner = up, { up } = up) {
    const { node } = up;
    if (node.type === 'AssignmentPattern' && node.left === inner.node)
      origins.given.push({ node: node.right, scope, isWhole });
    else if (isPattern(up, inner)) isWhole = false;
    else if (node.type !== 'VariableDeclaration') {
      const value = valueFor(node, inner.node, GIVES);
      if (value !== null) origins.given.push({ node: value, scope, isWhole: isWhole && !LOOPS.test(node.type) });
      origins.isParameter ||= isFunction(node) && node.params.some((each) => each === inner.node);
      // `for (const one of all)` declares it without a value.
      if (value !== null || node.type !== 'VariableDeclarator') return;
    }
  }
}

/**
 * @param {Place} outer node around another
 * @param {Place} inner that one
 * @returns {boolean} whether it takes a value apart for the inner one
 */
function isPattern({ node, up }, inner) {
  if (!TAKES_APART.test(node.type)) return false;
  return node.type !== 'Property' || (node.value === inner.node && up?.node.type === 'ObjectPattern');
}

/**
 * @param {Node} node any
 * @param {Node} target in it
 * @param {Record<string, [string, string]>} kinds of nodes that give something a value, and where they have both
 * @returns {Node | null} what it gives to that, null if nothing
 */
function valueFor(node, target, kinds) {
  const [name, value] = kinds[node.type] ?? [];
  const parts = /** @type {Record<string, any>} */ (node);
  return name !== undefined && parts[name] === target ? parts[value] : null;
}

/**
 * @param {Place} use of a variable or a property
 * @returns {Node | null} what it is set to there, null if it isn't
 */
export function valueGiven(use) {
  const member = use.up?.node;
  const target = member?.type === 'MemberExpression' && member.property === use.node ? use.up : use;
  return target?.up ? valueFor(target.up.node, target.node, SETS) : null;
}
