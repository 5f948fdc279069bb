/**
 * `hash.update(data.subarray(at, at + 2 ** 18))` in a loop that lets the event loop turn each time, or a file's stream
 * whose chunks a loop awaits. Samples can't distinguish these calls from one long one: what runs in between takes less than a
 * sampling interval.
 */
import { definitionOf, objectOf, unwrap } from './definition.js';
import { eachNode } from './each-node.js';
import { importedName } from './imported-name.js';
import { isFunction, isLoop } from './node-kinds.js';
import { memberName, memberPath } from './member-path.js';

/** @import { Place } from './program-index.js' */
/** @import { Definition, Scope } from './scope.js' */
/** @import { AnyNode as Node } from 'acorn' */

/** 1 MiB: well below 5 ms for any hash or cipher with instructions of its own. */
const LARGEST = 2 ** 20;

const PART = /^(?:subarray|slice)$/;

/** Functions with which `await` lets the event loop turn. */
const TURNS = /^(?:setImmediate|setTimeout|scheduler\.(?:yield|wait))$/;

/** @type {Map<string, (left: number, right: number) => number>} */
const CALCULATED = new Map([
  ['*', (left, right) => left * right],
  ['**', (left, right) => left ** right],
  ['<<', (left, right) => left << right],
]);

/**
 * @param {Place} call place of a call
 * @returns {boolean} whether it gets a small part of a buffer, and the event loop turns before the next one
 */
export function isSmallPiece({ node, up, context: { scope } }) {
  if (node.type !== 'CallExpression' || node.arguments.length === 0) return false;
  const [part] = node.arguments;
  for (let outer = up; outer !== null && !isFunction(outer.node); outer = outer.up) {
    if (!isLoop(outer.node)) continue;
    if (isChunk(part, outer.node, scope)) return true;
    return isSmall(part, scope) && bodyOf(outer.node).some((statement) => isTurn(statement, scope));
  }
  return false;
}

/**
 * @param {Node} node an argument
 * @param {Node} loop around it
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it is a chunk of `for await (const chunk of createReadStream(file))`: each is read from the
 *   file while other work runs, 64 KiB at a time if nothing else is said
 */
function isChunk(node, loop, scope) {
  if (node.type !== 'Identifier' || loop.type !== 'ForOfStatement' || !loop.await) return false;
  const [declared] = loop.left.type === 'VariableDeclaration' ? loop.left.declarations : [];
  if (declared?.id.type !== 'Identifier' || declared.id.name !== node.name) return false;
  const right = unwrap(loop.right);
  const made = right.type === 'Identifier' ? definitionOf(right, scope) : { node: right, key: '', scope };
  return made?.key === '' && made.node !== null && isFileStream(unwrap(made.node), made.scope);
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope that it is in
 * @returns {boolean} whether it makes a stream of a file, whose chunks are known to be small
 */
function isFileStream(node, scope) {
  if (node.type !== 'CallExpression') return false;
  const imported = importedName(node.callee, scope);
  if (!/^(?:node:)?fs$/.test(imported?.module ?? '') || calledName(node.callee, imported) !== 'createReadStream')
    return false;
  return hasSmallChunks(node.arguments[1], scope);
}

/**
 * @param {Node | undefined} given options of a stream, or an encoding; undefined for none
 * @param {Scope} scope that it is in
 * @returns {boolean} whether its chunks are known to be small
 */
function hasSmallChunks(given, scope) {
  if (given === undefined || given.type === 'Literal') return true;
  const options = objectOf(given, scope);
  if (options === null || options.node.properties.some(({ type }) => type === 'SpreadElement')) return false;
  const sized = options.node.properties.find(
    (each) => each.type === 'Property' && memberName(each.key) === 'highWaterMark',
  );
  return sized?.type !== 'Property' || calculated(sized.value, options.scope) <= LARGEST;
}

/**
 * @param {Node} node an argument
 * @param {Scope} scope around it
 * @returns {boolean} whether it is `data.subarray(at, at + size)` with a known, small size
 */
function isSmall(node, scope) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const [from, to] = node.arguments;
  if (!PART.test(memberName(node.callee.property)) || from?.type !== 'Identifier') return false;
  if (to?.type !== 'BinaryExpression' || to.operator !== '+') return false;
  return to.left.type === 'Identifier' && to.left.name === from.name && calculated(to.right, scope) <= LARGEST;
}

/**
 * @param {Node} node an expression
 * @param {Scope} scope around it
 * @returns {number} its value, NaN if unknown
 */
function calculated(node, scope) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' ? node.value : NaN;
    case 'Identifier':
      return numberNamed(definitionOf(node, scope));
    case 'BinaryExpression':
      return CALCULATED.get(node.operator)?.(calculated(node.left, scope), calculated(node.right, scope)) ?? NaN;
    default:
      return NaN;
  }
}

/**
 * @param {Definition | null} definition of a name, null if unknown
 * @returns {number} its value, NaN if unknown
 */
function numberNamed(definition) {
  const value = definition?.key === '' ? definition.node : null;
  return definition && value && value.type !== 'Identifier' ? calculated(value, definition.scope) : NaN;
}

/**
 * @param {Node} loop any
 * @returns {Node[]} statements of its body that run each time; none if some may be skipped
 */
function bodyOf(loop) {
  const body = 'body' in loop ? loop.body : null;
  if (!body || Array.isArray(body) || body.type !== 'BlockStatement') return [];
  let skips = false;
  eachNode(body, true, ({ type }) => (skips ||= type === 'ContinueStatement'));
  return skips ? [] : body.body;
}

/**
 * @param {Node} statement of a loop
 * @param {Scope} scope around it
 * @returns {boolean} whether it waits until the event loop has turned
 */
function isTurn(statement, scope) {
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : null;
  const awaited = expression?.type === 'AwaitExpression' ? expression.argument : null;
  if (awaited?.type === 'NewExpression') return isTurnPromise(awaited.arguments[0]);
  if (awaited?.type !== 'CallExpression') return false;
  const imported = importedName(awaited.callee, scope);
  return (
    /^(?:node:)?timers\/promises$/.test(imported?.module ?? '') && TURNS.test(calledName(awaited.callee, imported))
  );
}

/**
 * @param {Node} callee that is imported
 * @param {{name: string} | null} imported from where
 * @returns {string} its name there, such as `scheduler.yield`
 */
function calledName(callee, imported) {
  if (callee.type === 'Identifier') return imported?.name ?? '';
  const [object, ...rest] = memberPath(callee).split('.');
  return [...(imported?.name === 'scheduler' || object === 'scheduler' ? ['scheduler'] : []), ...rest].join('.');
}

/**
 * @param {Node | undefined} executor of a promise
 * @returns {boolean} whether it is `setImmediate`, or calls that or `setTimeout` and nothing else
 */
function isTurnPromise(executor) {
  if (executor?.type === 'Identifier') return executor.name === 'setImmediate';
  const body = executor?.type === 'ArrowFunctionExpression' ? executor.body : null;
  const inner = body?.type === 'BlockStatement' && body.body.length === 1 ? body.body[0] : body;
  const call = inner?.type === 'ExpressionStatement' ? inner.expression : inner;
  return call?.type === 'CallExpression' && /^set(?:Immediate|Timeout)$/.test(memberPath(call.callee));
}
