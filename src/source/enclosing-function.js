/** Describes the function around a call: whether a call in it may be awaited. */
import { GATHERING, isLeftAlone } from '../model/handed-function.js';
import { catchesForNext } from './catches-for-next.js';
import { awaitsBefore } from './gaps.js';
import { handedByName } from './handed-by-name.js';
import { calledWith, HANDLER, moduleCalled, takerName } from './handed-over.js';
import { isFunction } from './node-kinds.js';
import { isCalledAtOnce, isHookAtOnce, takesMessagesAt } from './is-left-alone.js';
import { callLeftAlone, callsAtOnce } from './calls-at-once.js';
import { isGathered } from './promise-flow.js';
import { routerOf } from './router-of.js';
import { skipTrivia } from './v8-position.js';
import { waitsInTurn } from './waits-in-turn.js';

/** @import { EnclosingFunction } from '../model/source-call.js' */
/** @import { HandOver } from './handed-over.js' */
/** @import { LineTable } from './line-table.js' */
/** @import { Place } from './program-index.js' */
/** @import { FunctionNode } from './v8-position.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** @typedef {Pick<EnclosingFunction, 'neededAt' | 'unawaitedAt'>} AtOnce calls that do not wait for a promise */

/**
 * @typedef {object} FileGrounds
 * @property {string} text the whole source, with types as blanks
 * @property {string} original the same with the types, if known
 * @property {LineTable} lines of the text
 * @property {boolean} mayAwaitOutside whether `await` is allowed outside of all functions
 * @property {boolean} isTypeScript whether its types are blanks
 * @property {boolean} mayAwait false if the file uses `await` as a name
 * @property {Set<string>} constructed names of functions that `new` is used with
 * @property {ReadonlyMap<string, Place[]>} uses where names are in the file
 * @property {(node: Node) => string} nameOfFunction names of functions
 * @property {Map<Node, AtOnce>} atOnce by function, for those looked up so far
 */

/**
 * The innermost function around a call, with everything that decides whether it may be awaited there.
 * @param {Place} place of the call
 * @param {FileGrounds} file that holds it
 * @param {number} [depth] how many functions call each other from here to the call that is asked about
 * @returns {EnclosingFunction} kind `module` where there is none
 */
export function enclosingFunction(place, file, depth = 0) {
  for (let inner = place, outer = place.up; outer; inner = outer, outer = outer.up) {
    const { node } = outer;
    if (isFunction(node))
      return node.params.includes(/** @type {never} */ (inner.node))
        ? ofParameters(outer, file)
        : ofFunction(outer, file, place.node, depth);
    if (node.type === 'StaticBlock') return nowhere('static-block', '', false);
    if (node.type === 'PropertyDefinition' && node.value === inner.node) return nowhere('field', '', false);
  }
  return nowhere('module', '', file.mayAwaitOutside);
}

/**
 * @param {EnclosingFunction['kind']} kind of something that can't be made async
 * @param {string} name that it has
 * @param {boolean} isAsync whether `await` is allowed there
 * @returns {EnclosingFunction}
 */
function nowhere(kind, name, isAsync) {
  return {
    kind,
    name,
    isAsync,
    isGenerator: false,
    isCallback: false,
    calledBy: '',
    calledFrom: '',
    router: '',
    isTyped: false,
    asyncAt: null,
    ...NOT_CALLED,
  };
}

/**
 * Default values of parameters are evaluated before the function's body begins: no `await` is allowed there.
 * @param {Place} place of the function
 * @param {FileGrounds} file that holds it
 * @returns {EnclosingFunction}
 */
function ofParameters({ node }, file) {
  return nowhere('parameters', file.nameOfFunction(node), false);
}

/**
 * @param {Place} place of the function
 * @param {FileGrounds} file that holds it
 * @param {Node} call in it
 * @param {number} depth of it
 * @returns {EnclosingFunction}
 */
function ofFunction(place, file, call, depth) {
  const node = /** @type {FunctionNode} */ (place.node);
  const kind = kindOf(place);
  const isGenerator = node.generator === true;
  const name = file.nameOfFunction(place.node);
  const mayBecome = kind === 'arrow' || kind === 'method' || (kind === 'function' && !isConstructor(name, file));
  const canBeAsync = mayBecome && !node.async && !isGenerator && file.mayAwait;
  const { by, isCallback } = receiverIn(place, file);
  const around = {
    kind,
    name,
    isAsync: node.async === true,
    isGenerator,
    isCallback,
    ...takerOf(by),
    isTyped: file.isTypeScript && isTyped(place, node, file.text),
    ...(canBeAsync ? asAsync(place, file, depth) : { asyncAt: null, ...NOT_CALLED }),
  };
  if (!awaitsBefore(node, call)) return { ...around, ...whereLeft(place, around, by, file) };
  return waitsInTurn(node, call) ? { ...around, ...whereCalledAgain(place, around, file) } : around;
}

/**
 * Messages that all wait for the same are answered in their order, until one of them waits for itself.
 * @param {Place} place of a function that has waited for that before a call in it
 * @param {EnclosingFunction} around the same
 * @param {FileGrounds} file that holds it
 * @returns {Pick<EnclosingFunction, 'neededAt'>} where it is called for the next message
 */
function whereCalledAgain(place, around, { lines }) {
  const isNext = around.isAsync && isCalledAgain(place, around);
  return isNext ? { neededAt: lines.positionOf(place.node.start).line } : {};
}

/**
 * @param {Place} place of an async function
 * @param {EnclosingFunction} around the same
 * @returns {boolean} whether it is known to be called by what does not wait for it, as for the next message
 */
function isCalledAgain(place, around) {
  return isLeftAlone(around) || takesMessagesAt(place) !== null;
}

/**
 * @param {Place} place of a function that holds the thread up to a call in it
 * @param {EnclosingFunction} around the same
 * @param {HandOver | null} by call that takes it
 * @param {FileGrounds} file that holds it
 * @returns {Pick<EnclosingFunction, 'neededAt'>} where code continues before it has ended; nothing new for a function
 *   that is not async, unless it is a hook that is not waited for
 */
function whereLeft(place, around, by, file) {
  const isHook = by !== null && isHookAtOnce(by);
  const isCalled = isHook || (by !== null && isCalledAtOnce(by));
  return around.isAsync || isHook ? { neededAt: leftAt(place, around, file, isCalled) } : {};
}

/**
 * @param {HandOver | null} by call that takes a function
 * @returns {Pick<EnclosingFunction, 'calledBy' | 'calledFrom' | 'router'>}
 */
function takerOf(by) {
  if (by === null) return { calledBy: '', calledFrom: '', router: '' };
  if (isGathered(by.call, by.argument)) return { calledBy: GATHERING, calledFrom: '', router: '' };
  return { calledBy: receiverOf(by), calledFrom: moduleCalled(by), router: routerOf(by) };
}

/**
 * @param {Place} place of a function, async or a hook, that holds the thread up to a call in it
 * @param {EnclosingFunction} around the same
 * @param {FileGrounds} file that holds it
 * @param {boolean} isCalled whether it is known to be called by what does not wait for it
 * @returns {number | null} line where code continues before it has ended; null if there is none
 */
function leftAt(place, around, { lines, uses }, isCalled) {
  const left = isCalled || isCalledAgain(place, around) ? place.node : callLeftAlone(place, uses);
  return left && lines.positionOf(left.start).line;
}

/**
 * @param {Place} place of a function that could be async
 * @param {FileGrounds} file that holds it
 * @param {number} depth of it
 * @returns {Pick<EnclosingFunction, 'asyncAt' | 'catchesForNext' | 'neededAt' | 'unawaitedAt'>}
 */
function asAsync(place, file, depth) {
  return {
    asyncAt: file.lines.positionOf(asyncOffset(place, file)),
    ...atOnceOf(place, file, depth),
    ...(catchesForNext(/** @type {FunctionNode} */ (place.node)) && { catchesForNext: true }),
  };
}

/** Nobody follows that many functions which call each other, and each takes some of the stack. */
const MOST_DEEP = 100;

/** @type {AtOnce} */
const NOT_CALLED = { neededAt: null, unawaitedAt: [] };

/**
 * @param {Place} place of a function that could be async
 * @param {FileGrounds} file that holds it
 * @param {number} depth of it
 * @returns {AtOnce} lines of its calls that do not wait for a promise
 */
function atOnceOf(place, file, depth) {
  const { atOnce, lines, uses } = file;
  const known = atOnce.get(place.node);
  if (known !== undefined) return known;
  // Further up, anything may need its result at once.
  if (depth > MOST_DEEP) return { neededAt: lines.positionOf(place.node.start).line, unawaitedAt: [] };
  // Functions that call each other end here.
  atOnce.set(place.node, NOT_CALLED);
  const { needed, unawaited } = callsAtOnce(place, uses, (each) => enclosingFunction(each, file, depth + 1));
  const lineOf = (/** @type {Node} */ call) => lines.positionOf(call.start).line;
  const found = {
    neededAt: needed === null ? null : lineOf(needed),
    unawaitedAt: [...new Set(unawaited.map(lineOf))],
  };
  atOnce.set(place.node, found);
  return found;
}

/**
 * If a function is passed to several calls, the one least certain to wait for a promise decides: one that is not a
 * router's. What is known to wait for all promises, as `await Promise.all(users.map(check))`, does not count.
 * @param {Place} place of a function
 * @param {FileGrounds} file that holds it
 * @returns {{by: HandOver | null, isCallback: boolean}} the call that it is passed to, directly or by name, null if
 *   there is none; and whether nothing else calls it, as far as the file shows
 */
function receiverIn(place, { uses }) {
  const direct = calledWith(place);
  if (direct !== null) return { by: direct, isCallback: true };
  const { handOvers, isOnlyHanded } = handedByName(place, uses);
  const others = handOvers.filter(({ call, argument }) => !isGathered(call, argument));
  const by = others.find((each) => routerOf(each) === '') ?? others[0] ?? null;
  return { by, isCallback: isOnlyHanded && (by !== null || handOvers.length === 0) };
}

/**
 * A function in an object is an option, not a callback: `tls.createServer({ pskCallback })` uses the results of
 * `pskCallback`, and Fastify's `preHandler` in a route's options also calls `done`.
 * @param {HandOver} handOver of a function
 * @returns {string} such as `map`, `app.post`, `createServer pskCallback`
 */
function receiverOf(handOver) {
  const name = takerName(handOver);
  return HANDLER.test(handOver.property) ? name : `${name} ${handOver.property}`;
}

/**
 * Types are blanks: the return type follows the parameters, a variable's type its name. A class whose head has blanks
 * may implement something that declares its methods' types.
 * @param {Place} place of a function
 * @param {FunctionNode} node of it
 * @param {string} text the whole source, of TypeScript
 * @returns {boolean} whether its type is declared, or may be
 */
function isTyped({ up }, { params, body, start, id, type }, text) {
  const head = text.slice(headEnd(params, id ?? null, start), body.start);
  if (/\)\s{2,}(?:=>|$)/.test(head)) return true;
  const parent = up?.node;
  switch (parent?.type) {
    case 'VariableDeclarator':
      return / {2,}=/.test(text.slice(parent.id.end, start));
    case 'MethodDefinition':
      return hasTypedHead(up?.up?.up ?? null, text);
    case 'CallExpression':
      return false;
    default:
      return type !== 'FunctionDeclaration';
  }
}

/**
 * @param {{end: number}[]} params of a function
 * @param {{end: number} | null} id its name
 * @param {number} start of it
 * @returns {number} end of the last of them
 */
function headEnd(params, id, start) {
  return params.at(-1)?.end ?? id?.end ?? start;
}

/**
 * @param {Place | null} place of a class
 * @param {string} text the whole source, of TypeScript
 * @returns {boolean} whether it may extend or implement something
 */
function hasTypedHead(place, text) {
  const node = place?.node;
  if (node?.type !== 'ClassDeclaration' && node?.type !== 'ClassExpression') return false;
  return (
    (node.superClass !== null && node.superClass !== undefined) ||
    / {2,}$/.test(text.slice(node.start, node.body.start))
  );
}

/**
 * @param {string} name of a function
 * @param {FileGrounds} file that holds it
 * @returns {boolean} whether `new` is used with it, here or, by its capital, elsewhere
 */
function isConstructor(name, file) {
  return file.constructed.has(name) || /^[A-Z][\w$]*$/.test(name);
}

/**
 * @param {Place} place of a function
 * @returns {EnclosingFunction['kind']}
 */
function kindOf({ node, up }) {
  if (node.type === 'ArrowFunctionExpression') return 'arrow';
  const parent = up?.node;
  if (parent?.type === 'MethodDefinition' && parent.value === node) return METHOD_KINDS[parent.kind];
  if (parent?.type !== 'Property' || parent.value !== node) return 'function';
  if (parent.kind !== 'init') return METHOD_KINDS[parent.kind];
  return parent.method ? 'method' : 'function';
}

/** @type {Record<'get' | 'set' | 'method' | 'constructor', EnclosingFunction['kind']>} */
const METHOD_KINDS = { get: 'getter', set: 'setter', method: 'method', constructor: 'constructor' };

/**
 * @param {Place} place of a function that is not async
 * @param {FileGrounds} file that holds it
 * @returns {number} offset where `async ` is written
 */
function asyncOffset({ node, up }, file) {
  const parent = up?.node;
  if (parent?.type === 'MethodDefinition')
    return parent.static ? skipTrivia(file.text, parent.start + 'static'.length) : parent.start;
  if (parent?.type === 'Property' && parent.method) return parent.start;
  return file.isTypeScript && node.type === 'ArrowFunctionExpression' ? arrowOffset(node.start, file) : node.start;
}

/**
 * @param {number} start of an arrow function in TypeScript, without its type parameters
 * @param {FileGrounds} file that holds it
 * @returns {number} offset where it begins with them, as `<T>(value: T) => ...` does
 */
function arrowOffset(start, { text, original }) {
  let end = start;
  while (/\s/.test(text[end - 1] ?? '')) end -= 1;
  const first = skipTrivia(original, end);
  if (original[first] === '<') return first;
  // Of what Node has stripped, only the blanks are known: nobody writes several within a line.
  return original === text && /^[^\S\n\r]{2,}$/.test(text.slice(end, start)) ? end + 1 : start;
}
