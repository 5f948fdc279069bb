/** Calls of a function in its own file that do not wait for it: if it became async, they would get a promise. */
import { GATHERING, isHandedOver, mayBecomeAsync, mayReturnPromise } from '../model/handed-function.js';
import { definitionOf } from './definition.js';
import { functionAbove } from './function-around.js';
import { methodOf, variableOf } from './handed-by-name.js';
import { callOf } from './handed-over.js';
import { isFunction } from './node-kinds.js';
import { memberPath } from './member-path.js';
import { isGathered, wholePromise } from './promise-flow.js';

/** @import { EnclosingFunction } from '../model/source-call.js' */
/** @import { Place } from './program-index.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** A name with more uses is a minifier's, or has many meanings. */
const MOST_USES = 100;

/**
 * Calls of a function that would get a promise, but do not wait for it.
 * @typedef {object} CallsAtOnce
 * @property {Node | null} needed the first that can't wait; null if the file shows none
 * @property {Node[]} unawaited all others, in order
 */

/**
 * @param {Place} place of a function that is not async
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file, those of properties with a dot before them
 * @param {(call: Place) => EnclosingFunction} around describes the function around a call
 * @returns {CallsAtOnce} those in the same file
 */
export function callsAtOnce(place, uses, around) {
  const calls = callsOf(place, uses)
    .map((call) => ({ call, within: around(call) }))
    .filter(({ call, within }) => !waits(call, within))
    .toSorted((a, b) => a.call.node.start - b.call.node.start);
  return {
    needed: calls.find(({ within }) => !mayWait(within))?.call.node ?? null,
    unawaited: calls.filter(({ within }) => mayWait(within)).map(({ call }) => call.node),
  };
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} whether the call could be awaited there
 */
function mayWait(within) {
  return within.isAsync || (mayBecomeAsync(within) && (within.neededAt ?? null) === null);
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} whether it may have no `await`, whoever calls it; compilers make async functions into generators
 */
export function isAtOnce(within) {
  const mayBeCompiled = within.isGenerator && within.isCallback;
  return !within.isAsync && !mayBeCompiled && !mayBecomeAsync(within);
}

/**
 * @param {Place} call of a function
 * @param {EnclosingFunction} within the function around it
 * @returns {boolean} whether it may return a promise as it is: the promise is awaited, or passed on to code that waits
 *   for it, or nothing depends on when it ends
 */
export function waits(call, within) {
  return mayBePromise(wholePromise(call), within);
}

/**
 * @param {Place} expression that ends with a call
 * @param {EnclosingFunction} within the function around it
 * @returns {boolean} whether its value may be a promise
 */
function mayBePromise({ node, up }, within) {
  if (up === null) return false;
  const parent = up.node;
  switch (parent.type) {
    case 'AwaitExpression':
      return true;
    case 'ReturnStatement':
      return isGivenOn(up, within);
    case 'ArrowFunctionExpression':
      return parent.body === node && isHandedOn(within, up);
    case 'ExpressionStatement':
      return (within.kind === 'module' || isIgnored(within)) && isLast(up);
    default:
      return false;
  }
}

/**
 * Compilers make async functions for old targets into generators: `__awaiter(this, ..., function* () { yield check(); })`.
 * @param {Place} call of a function
 * @param {EnclosingFunction} within the function around it
 * @returns {boolean} whether the code there gets what a runner of generators makes of its result
 */
export function isYielded(call, { isGenerator, isCallback }) {
  let { node, up } = wholePromise(call);
  // `auth?.check()`, made for old targets: `auth === null || auth === void 0 ? void 0 : auth.check()`.
  while (up?.node.type === 'ConditionalExpression' && up.node.test !== node) ({ node, up } = up);
  return isGenerator && isCallback && /^(?:Yield|Return)/.test(up?.node.type ?? '');
}

/**
 * @param {Place | null} statement that returns a call
 * @param {EnclosingFunction} within the function around it
 * @returns {boolean} whether its callers may get a promise: not if code there handles what the call throws, or runs
 *   when it has ended
 */
function isGivenOn(statement, within) {
  for (let inner = statement; inner?.up && !isFunction(inner.up.node); inner = inner.up) {
    const { node } = inner.up;
    if (node.type === 'TryStatement' && inner.node !== (node.finalizer ?? node.handler)) return false;
  }
  return isHandedOn(within, functionAbove(statement));
}

/**
 * @param {EnclosingFunction} within a function
 * @param {Place | null} place of it
 * @returns {boolean} whether its callers may get a promise
 */
function isHandedOn(within, place) {
  if (within.isAsync || isIgnored(within) || within.router !== '') return true;
  if (place?.up && isGathered(place.up, place.node)) return true;
  return !isHandedOver(within) && mayWait(within) && within.unawaitedAt?.length === 0;
}

/**
 * @param {EnclosingFunction} within a function
 * @returns {boolean} whether whatever it is passed to ignores its result; routers don't
 */
function isIgnored(within) {
  const { isCallback, router, calledBy } = within;
  return isCallback && router === '' && calledBy !== GATHERING && mayReturnPromise(within);
}

/**
 * @param {Place} place of an async function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Node | null} the first call whose promise is not used although something follows it; null if there is none
 */
export function callLeftAlone(place, uses) {
  return callsOf(place, uses).find(isLeftBehind)?.node ?? null;
}

/**
 * @param {Place} call of an async function
 * @returns {boolean} whether its promise is not used, and something follows it
 */
export function isLeftBehind(call) {
  const { up } = withHandlers(call);
  return up?.node.type === 'ExpressionStatement' && !isEnd(up);
}

/**
 * @param {Place} expression any
 * @returns {boolean} whether something follows the statement that it is in
 */
export function somethingFollows(expression) {
  let statement = expression;
  while (statement.up !== null && !/Statement$|Declaration$/.test(statement.node.type)) statement = statement.up;
  return !isEnd(statement);
}

/**
 * @param {Place} call of an async function
 * @returns {Place} the expression around it that has or replaces its value: `auth?.init()`, `call.catch(report)`, `void call`
 */
function withHandlers(call) {
  for (let outer = call; ;) {
    const { up } = outer;
    const member = up?.node.type === 'MemberExpression' && up.node.object === outer.node ? up.up : null;
    const whole = up && /^(?:Unary|Chain)Expression$/.test(up.node.type) ? up : member;
    if (!whole || !/^(?:Unary|Chain|Call)Expression$/.test(whole.node.type)) return outer;
    outer = whole;
  }
}

/**
 * @param {Place} statement of a function or a file
 * @returns {boolean} whether nothing follows it, even if it is in a branch
 */
function isEnd(statement) {
  const { up } = statement;
  if (isLast(statement) || up === null) return true;
  const { node } = up;
  return (
    (node.type === 'IfStatement' || (node.type === 'BlockStatement' && node.body.at(-1) === statement.node)) &&
    isEnd(up)
  );
}

/** Statements that do nothing where they are, or take effect before all others. */
const DECLARES = /^(?:FunctionDeclaration|ImportDeclaration|Export(?:All|Named)Declaration|EmptyStatement)$/;

/**
 * @param {Place | null} statement of a function or a file
 * @returns {boolean} whether nothing that follows it does anything
 */
function isLast(statement) {
  const block = statement?.up ?? null;
  if (statement === null || block === null || !('body' in block.node) || !Array.isArray(block.node.body)) return false;
  const isWhole = block.node.type === 'Program' || (block.up !== null && isFunction(block.up.node));
  const { body } = block.node;
  const index = body.findIndex((each) => each === statement.node);
  return isWhole && body.slice(index + 1).every(({ type }) => DECLARES.test(type));
}

/**
 * @param {Place} place of a function
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} calls by its name that are certainly its own
 */
function callsOf(place, uses) {
  const name = variableOf(place);
  if (name !== '') {
    const binding = place.context.scope.lookup(name);
    const own = usesOf(name, uses).filter((use) => use.context.scope.lookup(name) === binding);
    return own.flatMap((use) => callOf(use) ?? []);
  }
  const method = methodOf(place);
  if (method === '') return [];
  return usesOf(`.${method}`, uses).flatMap(({ up }) =>
    up?.node.type === 'MemberExpression' && isOwnObject(up.node.object, up, place) ? (callOf(up) ?? []) : [],
  );
}

/**
 * @param {string} name of a variable, or of a property with a dot before it
 * @param {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @returns {Place[]} none if there are too many
 */
function usesOf(name, uses) {
  const places = uses.get(name) ?? [];
  return places.length > MOST_USES ? [] : places;
}

/**
 * @param {Node} object whose method is called
 * @param {Place} member place of the method's name with it
 * @param {Place} method place of a method of that name
 * @returns {boolean} whether it is certainly, or almost certainly, that method
 */
function isOwnObject(object, member, method) {
  const holder = holderOf(method);
  if (object.type === 'ThisExpression' || object.type === 'Super') return mayBeOf(member, holder);
  if (holder === null) return /^(?:exports|module\.exports)$/.test(memberPath(object));
  const name = 'id' in holder && holder.id ? holder.id.name : '';
  const made = definitionOf(object, member.context.scope)?.node;
  if (made?.type === 'NewExpression') return name !== '' && memberPath(made.callee) === name;
  return made === holder || (name !== '' && memberPath(object) === name);
}

/**
 * @param {Place} place of a function
 * @returns {Extract<Node, {type: 'ClassDeclaration' | 'ClassExpression' | 'ObjectExpression'}> | null} class or object
 *   literal whose method it is, null if something is assigned
 */
function holderOf({ up }) {
  const outer = up?.up;
  if (up?.node.type === 'Property') return outer?.node.type === 'ObjectExpression' ? outer.node : null;
  const node = outer?.up?.node;
  return node?.type === 'ClassDeclaration' || node?.type === 'ClassExpression' ? node : null;
}

/**
 * @param {Place} place of `this`
 * @param {Node | null} holder class or object literal; null for none, such as `A.prototype`
 * @returns {boolean} whether `this` may be one of it, including a class that extends another
 */
function mayBeOf(place, holder) {
  for (let outer = place.up; outer; outer = outer.up) {
    const { node } = outer;
    if (node === holder) return true;
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') return Boolean(node.superClass);
  }
  return holder === null;
}
