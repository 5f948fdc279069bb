/** What the source says at a call, made from a line of code: for tests of rules, which don't read files. */
import { parse } from 'acorn';

/** @import { CallSyntax, SourceCall } from '../../src/model/source-call.js' */
/** @import { Options } from 'acorn' */

/** An async function, in which anything can be awaited.
 * @type {CallSyntax['within']} */
export const ASYNC_FUNCTION = {
  kind: 'function',
  name: 'auth',
  isAsync: true,
  isGenerator: false,
  isCallback: false,
  calledBy: '',
  calledFrom: '',
  router: '',
  isTyped: false,
  asyncAt: null,
};

/** @type {Options} */
const PARSING = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  locations: true,
};

/**
 * @param {string} source one line, complete; the first call of `name` in it is meant
 * @param {string} name of the function, perhaps with its object, as in `subtle.digest`
 * @param {Partial<CallSyntax> & {callee?: string, origin?: SourceCall['origin']}} [fields] what is different from a
 *   call in an async function of a CommonJS file; `callee`: the function's own name if it is called by another;
 *   `origin`: what made its object
 * @returns {SourceCall} of line 23
 */
export function sourceCall(source, name, { callee = name, origin = null, ...fields } = {}) {
  const { node, parent } = callOf(parse(source, PARSING), source, name);
  const textOf = (/** @type {{start: number, end: number}} */ { start, end }) => source.slice(start, end);
  const rangeOf = (/** @type {{start: number, end: number}} */ { start, end }) => ({
    startLine: 23,
    startColumn: start + 1,
    endLine: 23,
    endColumn: end + 1,
  });
  return {
    callee,
    args: [],
    options: {},
    origin,
    excerpt: [source],
    excerptLine: 23,
    line: 23,
    syntax: {
      range: rangeOf(node),
      calleeRange: rangeOf(node.callee),
      calleeText: textOf(node.callee),
      receiverText: node.callee.object ? textOf(node.callee.object) : '',
      argumentTexts: node.arguments.map(textOf),
      argumentRanges: node.arguments.map(rangeOf),
      isPromisified: false,
      hasSpread: node.arguments.some((/** @type {{type: string}} */ { type }) => type === 'SpreadElement'),
      isAwaited: parent.type === 'AwaitExpression',
      isChained: parent.object === node || parent.callee === node || parent.tag === node,
      isUnterminated: false,
      isUpdated: false,
      isNew: node.type === 'NewExpression',
      ordinal: 1,
      within: ASYNC_FUNCTION,
      module: 'cjs',
      file: { language: 'javascript', length: 4_096, sha256: 'f'.repeat(64) },
      imported: null,
      taken: [],
      ...fields,
    },
  };
}

/**
 * @param {any} node of a syntax tree
 * @param {string} source its text
 * @param {string} name of a function
 * @param {any} [parent] of the node
 * @returns {any} the first call of it and the node around, undefined if there is none
 */
function callOf(node, source, name, parent = {}) {
  const callee = /^(?:Call|New)Expression$/.test(node.type) ? source.slice(node.callee.start, node.callee.end) : '';
  if (callee === name || callee.endsWith(`.${name}`)) return { node, parent };
  for (const child of Object.values(node).flat()) {
    const found =
      child !== null && typeof child === 'object' && 'type' in child ? callOf(child, source, name, node) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
