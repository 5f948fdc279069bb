/** What the source says at a call, made from a line of code: for tests of rules, which don't read files. */
import { parse } from 'acorn';

/** @typedef {import('../../src/model/profile.js').CallSyntax} CallSyntax */
/** @typedef {import('../../src/model/profile.js').SourceCall} SourceCall */

/** An async function, in which anything can be awaited.
 * @type {CallSyntax['within']} */
export const ASYNC_FUNCTION = {
  kind: 'function', name: 'auth', isAsync: true, isGenerator: false, isCallback: false, calledBy: '', asyncAt: null,
};

/** @type {import('acorn').Options} */
const PARSING = { ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true, allowReturnOutsideFunction: true, locations: true };

/**
 * @param {string} source one line, complete; the first call of `name` in it is meant
 * @param {string} name of the function, perhaps with its object, as in `subtle.digest`
 * @param {Partial<CallSyntax> & {callee?: string}} [fields] what is different from a call in an async function of a CommonJS
 *   file; `callee`: the function's own name if it is called by another
 * @returns {SourceCall} of line 23
 */
export function sourceCall(source, name, { callee = name, ...fields } = {}) {
  const { node, parent } = callOf(parse(source, PARSING), source, name);
  const textOf = (/** @type {{start: number, end: number}} */ { start, end }) => source.slice(start, end);
  const range = { startLine: 23, startColumn: node.start + 1, endLine: 23, endColumn: node.end + 1 };
  return {
    callee, args: [], options: {}, origin: null, excerpt: [source], excerptLine: 23, line: 23,
    syntax: {
      range, calleeRange: { ...range, endColumn: node.callee.end + 1 }, calleeText: textOf(node.callee),
      receiverText: node.callee.object ? textOf(node.callee.object) : '',
      argumentTexts: node.arguments.map(textOf), hasSpread: node.arguments.some((/** @type {{type: string}} */ { type }) => type === 'SpreadElement'),
      isPromisified: false, isAwaited: parent.type === 'AwaitExpression', isChained: parent.object === node || parent.callee === node || parent.tag === node,
      isNew: node.type === 'NewExpression', ordinal: 1, within: ASYNC_FUNCTION, module: 'cjs', imported: null, taken: [], ...fields,
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
    const found = child !== null && typeof child === 'object' && 'type' in child ? callOf(child, source, name, node) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
