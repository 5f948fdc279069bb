/**
 * Which routes the code between tests of the request answers, in servers that need no router:
 * `if (req.method === 'POST' && req.url === '/login') {...}`, `switch (url.pathname) {...}`.
 */
import { ANY, bothCases, eitherCase, RequestTests } from './request-tests.js';

/** @import { Place } from '../program-index.js' */
/** @import { Scope } from '../scope.js' */
/** @import { FileModel } from './file-model.js' */
/** @import { Case } from './request-tests.js' */
/** @import { Values } from './values.js' */
/** @import { IfStatement, AnyNode as Node, SwitchStatement, TryStatement } from 'acorn' */

/** Code that runs for some requests only. @typedef {{start: number, end: number, cases: Case[]}} Guarded */
/** A route that the program tests for, and where. @typedef {{method: string, pattern: string, offset: number}} TestedRoute */

/** With more paths than this, nobody would recognise the route. */
const MOST_ROUTES = 8;

/**
 * @param {FileModel} model of a file
 * @param {Values} values across the files
 * @returns {(offset: number) => TestedRoute[]} routes whose requests run the code at an offset; none if no test there decides
 *   the path
 */
export function guardedCode(model, values) {
  const tests = new RequestTests(model, values);
  const ranges = model.index.tests.flatMap((place) => guardedBy(place, tests)).filter(({ cases }) => cases !== ANY);
  return (offset) => {
    const around = ranges.filter(({ start, end }) => start <= offset && offset < end);
    return around.length === 0 ? [] : routesOf(around);
  };
}

/**
 * @param {Guarded[]} around an offset
 * @returns {TestedRoute[]} what all of them together say
 */
function routesOf(around) {
  const cases = around.reduce((known, { cases: own }) => bothCases(known, own), ANY);
  if (cases.some(({ paths }) => paths === null)) return [];
  // The innermost test of a path gives the route.
  const offset = Math.max(
    ...around.filter((each) => each.cases.some(({ paths }) => paths !== null)).map((each) => each.start),
  );
  const routes = cases.flatMap(({ methods, paths }) =>
    (paths ?? []).map((pattern) => ({ method: methods === null ? 'ALL' : methods.join('|'), pattern, offset })),
  );
  return routes.length > MOST_ROUTES ? [] : routes;
}

/**
 * @param {Place} place of something that branches
 * @param {RequestTests} tests of the file
 * @returns {Guarded[]} its branches, with what its test says about them
 */
function guardedBy({ node, up, context: { scope } }, tests) {
  switch (node.type) {
    case 'IfStatement':
      return ifGuards(node, up, scope, tests);
    case 'ConditionalExpression':
      return [
        guarded(node.consequent, tests.said(node.test, scope, true)),
        guarded(node.alternate, tests.said(node.test, scope, false)),
      ];
    case 'LogicalExpression':
      return node.operator === '??' ? [] : [guarded(node.right, tests.said(node.left, scope, node.operator === '&&'))];
    case 'SwitchStatement':
      return switchGuards(node, scope, tests);
    default:
      return [];
  }
}

/**
 * @param {Node} node that runs for some requests
 * @param {Case[]} cases which requests these are
 * @returns {Guarded}
 */
function guarded({ start, end }, cases) {
  return { start, end, cases };
}

/**
 * @param {IfStatement} node an `if`
 * @param {Place | null} up the node around it
 * @param {Scope} scope that it is in
 * @param {RequestTests} tests of the file
 * @returns {Guarded[]} its branches; if one of them ends the function, also what follows
 */
function ifGuards(node, up, scope, tests) {
  const { test, consequent, alternate } = node;
  const [yes, no] = [true, false].map((isTrue) => tests.said(test, scope, isTrue));
  const ranges = [guarded(consequent, yes)];
  if (alternate) ranges.push(guarded(alternate, no));
  const end = up?.node.type === 'BlockStatement' ? up.node.end : node.end;
  const behind = (/** @type {Case[]} */ cases) => ({ start: node.end, end, cases });
  if (leaves(consequent)) ranges.push(behind(no));
  else if (alternate && leaves(alternate)) ranges.push(behind(yes));
  return ranges;
}

/**
 * @param {SwitchStatement} node a `switch`
 * @param {Scope} scope that it is in
 * @param {RequestTests} tests of the file
 * @returns {Guarded[]} its cases, each with those that fall through to it
 */
function switchGuards({ discriminant, cases }, scope, tests) {
  const isTrue = discriminant.type === 'Literal' && discriminant.value === true;
  /** @type {Case[] | null} */
  let before = null;
  return cases.flatMap(({ test, consequent }) => {
    const own = !test ? ANY : isTrue ? tests.said(test, scope, true) : tests.isOneOf(discriminant, scope, [test]);
    const said = before === null ? own : eitherCase(before, own);
    before = consequent.some(leaves) ? null : said;
    const [first] = consequent;
    return first === undefined
      ? []
      : [{ start: first.start, end: /** @type {Node} */ (consequent.at(-1)).end, cases: said }];
  });
}

/**
 * @param {Node | null | undefined} statement any
 * @returns {boolean} whether the code after it does not run
 */
function leaves(statement) {
  switch (statement?.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      return true;
    case 'BlockStatement':
      return statement.body.some(leaves);
    case 'IfStatement':
      return leaves(statement.consequent) && leaves(statement.alternate);
    case 'TryStatement':
      return triesToLeave(statement);
    default:
      return false;
  }
}

/**
 * @param {TryStatement} statement a `try`
 * @returns {boolean} whether the code after it does not run
 */
function triesToLeave({ block, handler, finalizer }) {
  return leaves(finalizer) || (leaves(block) && (!handler || leaves(handler.body)));
}
