/**
 * Promises that begin before a call, and that a function waits for after it: `const plan = load(); const key = f(); await plan`.
 * While the call holds the thread, no promise can fail; if it is awaited, one that is rejected in between has nobody who waits for it, which
 * ends the process (https://nodejs.org/api/process.html#event-unhandledrejection).
 */
import { eachNode } from './each-node.js';
import { functionAbove } from './function-around.js';
import { lastName, memberPath } from './member-path.js';
import { onceFor } from './once-for.js';
import { handlerIn, isOfPromise } from './promise-flow.js';
import { isDeclared, usesOfVariable } from './uses-of-variable.js';

/** @import { Place } from './program-index.js' */
/** @import { FunctionNode } from './v8-position.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** Where a function begins to wait for what a variable holds. @typedef {{variable: Node & {type: 'Identifier'}, at: Node}} Wait */

const OF_SEVERAL = /^Promise\.(?:all|allSettled|any|race|resolve)$/;
const NEVER_FAILS = /^Promise\.allSettled$/;
/** What may give a promise, other than one that somebody waits for. */
const MAKES = /^(?:Call|New|Conditional|Logical|Chain)Expression$/;

/**
 * @param {Place} call place of a call
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {boolean} whether the function around it first waits after the call for a promise that existed before
 */
export function waitsLater(call, uses) {
  const around = functionAbove(call)?.node ?? null;
  if (around === null) return false;
  const { start, end } = call.node;
  const waits = waitsIn(around);
  return waits.some(({ variable, at }) => {
    if (at.end < end || at === call.node) return false;
    const all = usesOfIdentifier(variable, uses);
    const isFirst = !waits.some((each) => each.at.end <= start && all.some(({ node }) => node === each.variable));
    return isFirst && all.some((use) => beginsAt(use, around, start));
  });
}

/** Where the code of a function itself waits for variables. */
const waitsIn = onceFor((/** @type {FunctionNode} */ around) => {
  /** @type {Wait[]} */
  const waits = [];
  eachNode(around.body, true, (at) => {
    for (const waited of waitedFor(at)) if (waited?.type === 'Identifier') waits.push({ variable: waited, at });
  });
  return waits;
});

/**
 * @param {Node} node any
 * @returns {(Node | null)[]} the promises that it waits for
 */
function waitedFor(node) {
  if (node.type === 'AwaitExpression') return [node.argument];
  if (node.type !== 'CallExpression') return [];
  const { callee } = node;
  if (callee.type === 'MemberExpression' && isOfPromise(callee)) return [callee.object];
  const [given] = OF_SEVERAL.test(memberPath(callee)) ? node.arguments : [];
  return given?.type === 'ArrayExpression' ? given.elements : [given ?? null];
}

/**
 * @param {Node & {type: 'Identifier'}} variable by its name
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {readonly Place[]} where it is used
 */
function usesOfIdentifier(variable, uses) {
  const place = uses.get(variable.name)?.find(({ node }) => node === variable);
  return place === undefined ? [] : usesOfVariable(variable.name, place.context.scope, uses);
}

/**
 * @param {Place} use of a variable
 * @param {FunctionNode} around a function
 * @param {number} before offset in it
 * @returns {boolean} whether the variable is a parameter of that, or gets there, before that, a promise that may fail
 */
function beginsAt(use, around, before) {
  if (around.params.includes(/** @type {never} */ (use.node))) return true;
  const made = use.up?.node;
  if (made?.type !== 'VariableDeclarator' || !isDeclared(use) || functionAbove(use)?.node !== around) return false;
  const { init, end } = made;
  return end <= before && MAKES.test(init?.type ?? '') && !neverFails(/** @type {Node} */ (init));
}

/**
 * @param {Node} made an expression
 * @returns {boolean} whether its promise is never rejected
 */
function neverFails(made) {
  if (made.type !== 'CallExpression') return false;
  const isHandled = lastName(made.callee) === 'catch' || lastName(made.callee) === 'then';
  return NEVER_FAILS.test(memberPath(made.callee)) || (isHandled && handlerIn(made) !== undefined);
}
