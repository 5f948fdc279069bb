/** Which calls make routers, by the modules that they come from. */
import { UNKNOWN_PART } from '../../model/route.js';
import { definitionOf, objectOf, sameRoot, unwrap } from '../definition.js';
import { frameworkFrom, isComposing, namesRoutes } from '../frameworks.js';
import { importedName } from '../imported-name.js';
import { isUndefined } from '../node-kinds.js';
import { lastName, memberName, memberPath } from '../member-path.js';
import { propertyNamed } from './exports.js';
import { literalText } from './literal-meaning.js';

/** @import { Scope } from '../scope.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node, ObjectExpression } from 'acorn' */

/** Names of routers to be mounted, in modules that also make applications. */
const INNER_NAME = /^(?:Router|createRouter)$/;
/** Names by which modules export either. */
const APP_NAME =
  /^(?:default|\*|fastify|Fastify|Hono|OpenAPIHono|Koa|createServer|server|Server|App|H3|createApp|Elysia|feathers|koa)$/;
const ROUTER_NAME = /^(?:default|\*|Router|KoaRouter)$/;

/** How deep options that others spread, or choose, are followed. */
const MOST_SPREADS = 5;
/** What plugins get among their options, and has no prefix: `{ ...deps }`. */
const NO_OPTIONS = /(?:deps|dependenc\w+|services|repositories|repos|controllers|handlers|plugins|context|ctx)$/i;

/** @typedef {{kind: 'app' | 'router', prefix: string, hasNames?: boolean}} MadeRouter `hasNames`: routes may have names */

/**
 * @param {CallExpression | NewExpression} call any
 * @param {Scope} scope that it is in
 * @returns {MadeRouter | null} null if it doesn't make a router
 */
export function madeRouter(call, scope) {
  const from = importedName(call.callee, scope);
  return from && madeBy({ module: from.module, name: calledMember(call.callee, from.name) }, call.arguments[0], scope);
}

/**
 * @param {{module: string, name: string}} from what is called, and the module that exports it
 * @param {Node | undefined} options that it is called with
 * @param {Scope} scope that they are in
 * @returns {MadeRouter | null} null if it doesn't make a router
 */
export function madeBy({ module, name }, options, scope) {
  const makes = frameworkFrom(module)?.makes ?? null;
  if ((makes === 'app' && INNER_NAME.test(name)) || (makes === 'router' && ROUTER_NAME.test(name)))
    return { kind: 'router', prefix: prefixOf(options, scope, isComposing(module)), hasNames: namesRoutes(module) };
  if (makes !== 'app' || !APP_NAME.test(name)) return null;
  // Elysia's plugins are applications with a prefix.
  return { kind: 'app', prefix: module === 'elysia' ? prefixOf(options, scope) : '' };
}

/**
 * @param {Node} callee of a call
 * @param {string} imported name that its outermost name stands for
 * @returns {string} what is called: `Router` in `express.Router()`
 */
function calledMember(callee, imported) {
  // TypeScript calls `(0, express_1.Router)()`.
  const inner = unwrap(callee);
  if (inner.type === 'MemberExpression' && !inner.computed) {
    const name = memberName(inner.property);
    return name === 'default' ? 'default' : name;
  }
  return imported;
}

/**
 * @param {Node | undefined} options of a router: `{ prefix: '/api' }`
 * @param {Scope} scope that they are in
 * @param {boolean} [mayHave] whether options that are not shown may have one
 * @param {number} [steps] how much deeper spreads and choices may be followed
 * @returns {string} `''` if it has none; `…` if it isn't a literal
 */
export function prefixOf(options, scope, mayHave = true, steps = MOST_SPREADS) {
  if (options === undefined) return '';
  const either = steps > 0 ? alternatives(options, scope) : null;
  if (either !== null) {
    const [first, ...others] = either.nodes.map((each) => prefixOf(each, either.scope, mayHave, steps - 1));
    return others.every((each) => each === first) ? first : UNKNOWN_PART;
  }
  const bag = steps > 0 && !isAssigned(options, scope) ? objectOf(options, scope) : null;
  if (bag === null) return mayHave ? UNKNOWN_PART : '';
  return prefixIn(bag, mayHave, steps);
}

/**
 * @param {{node: ObjectExpression, scope: Scope}} bag of options
 * @param {boolean} mayHave whether options that are not shown may have a prefix
 * @param {number} steps how much deeper spreads and choices may be followed
 * @returns {string} as `prefixOf`
 */
function prefixIn(bag, mayHave, steps) {
  const value = propertyNamed(bag.node, 'prefix');
  const later = bag.node.properties.flatMap((each) =>
    each.type === 'SpreadElement' && each.start > (value?.start ?? -1)
      ? [prefixOf(each.argument, bag.scope, mayHave && !NO_OPTIONS.test(lastName(each.argument)), steps - 1)]
      : [],
  );
  return later.findLast((each) => each !== '') ?? (value === null ? '' : prefixText(value));
}

/**
 * @param {Node} options of a router, or a name for them
 * @param {Scope} scope that they are in
 * @returns {{nodes: (Node | undefined)[], scope: Scope} | null} what they may be: `strict && { strict }`, undefined for what
 *   has no properties; null if there is no choice
 */
function alternatives(options, scope) {
  const inner = unwrap(options);
  const named = inner.type === 'Identifier' && !isAssigned(inner, scope) ? definitionOf(inner, scope) : null;
  const chosen = named?.node && !named.key ? { node: unwrap(named.node), scope: named.scope } : { node: inner, scope };
  switch (chosen.node.type) {
    case 'ConditionalExpression':
      return { nodes: [chosen.node.consequent, chosen.node.alternate], scope: chosen.scope };
    case 'LogicalExpression':
      return {
        nodes: [chosen.node.operator === '&&' ? undefined : chosen.node.left, chosen.node.right],
        scope: chosen.scope,
      };
    case 'Literal':
      return { nodes: [undefined], scope };
    default:
      return isUndefined(chosen.node) ? { nodes: [undefined], scope } : null;
  }
}

/**
 * @param {Node} options of a router
 * @param {Scope} scope that they are in
 * @returns {boolean} whether they get their prefix later: `options.prefix = '/api'`
 */
function isAssigned(options, scope) {
  const path = `${memberPath(options)}.prefix`;
  return scope.members.get(path)?.some((each) => sameRoot(path, scope, each.scope)) ?? false;
}

/**
 * @param {Node} value of an option
 * @returns {string} `…` if it isn't a literal
 */
function prefixText(value) {
  const isEmpty = value.type === 'Literal' && value.value === '';
  return isEmpty ? '' : literalText(value) || UNKNOWN_PART;
}
