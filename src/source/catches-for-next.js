/**
 * Handlers of Express that pass on all their errors themselves: `(req, res, next) => { try { ... } catch (error) { next(error); } }`.
 * As async functions they would lose none, also in Express 4, which does not look at their promises.
 */
import { memberPath } from './member-path.js';

/** @import { FunctionNode } from './v8-position.js' */
/** @import { AnyNode as Node, CallExpression, CatchClause, Statement } from 'acorn' */

/** What prints an error on the way, and throws none. */
const PRINTS = /^console\.(?:log|error|warn|info)$/;

/**
 * @param {FunctionNode} node a function
 * @returns {boolean} whether all that it may throw goes to its third parameter: its body is one `try`, behind directives, and
 *   what catches prints at most
 */
export function catchesForNext({ params, body }) {
  const [, , next] = params;
  // Patterns and defaults are evaluated before the body.
  if (next?.type !== 'Identifier' || !params.every(({ type }) => type === 'Identifier')) return false;
  if (body.type !== 'BlockStatement') return false;
  const [whole, ...others] = body.body.filter((each) => !('directive' in each));
  if (whole?.type !== 'TryStatement' || others.length > 0 || whole.finalizer || !whole.handler) return false;
  return handsToNext(whole.handler, next.name);
}

/**
 * @param {CatchClause} clause of a `try`
 * @param {string} next name of the function that gets errors
 * @returns {boolean} whether it only prints, and hands the error to that
 */
function handsToNext({ param, body: { body } }, next) {
  if (param?.type !== 'Identifier' || param.name === next) return false;
  const calls = body.map(callIn);
  const last = calls.pop();
  const isSimple = (/** @type {Node} */ each) => each.type === 'Identifier' || each.type === 'Literal';
  return (
    last?.callee.type === 'Identifier' &&
    last.callee.name === next &&
    last.arguments.length === 1 &&
    last.arguments[0].type === 'Identifier' &&
    last.arguments[0].name === param.name &&
    calls.every((each) => each && PRINTS.test(memberPath(each.callee)) && each.arguments.every(isSimple))
  );
}

/**
 * @param {Statement} statement any
 * @returns {CallExpression | null} the call that it is, or returns; null if it is anything else
 */
function callIn(statement) {
  const node =
    statement.type === 'ExpressionStatement'
      ? statement.expression
      : statement.type === 'ReturnStatement'
        ? statement.argument
        : null;
  return node?.type === 'CallExpression' ? node : null;
}
