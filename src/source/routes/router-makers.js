/** Which calls make routers, by the modules that they come from. */
import { UNKNOWN_PART } from '../../model/route.js';
import { unwrap } from '../definition.js';
import { frameworkFrom, isComposing } from '../frameworks.js';
import { importedName } from '../imported-name.js';
import { memberName } from '../member-path.js';
import { propertyNamed } from './exports.js';

/** @import { Scope } from '../scope.js' */
/** @import { CallExpression, NewExpression, AnyNode as Node } from 'acorn' */

/** Names of routers to be mounted, in modules that also make applications. */
const INNER_NAME = /^(?:Router|createRouter)$/;
/** Names by which modules export either. */
const APP_NAME =
  /^(?:default|\*|fastify|Fastify|Hono|OpenAPIHono|Koa|createServer|server|Server|App|H3|createApp|Elysia|feathers|koa)$/;
const ROUTER_NAME = /^(?:default|\*|Router|KoaRouter)$/;

/**
 * @param {CallExpression | NewExpression} call any
 * @param {Scope} scope that it is in
 * @returns {{kind: 'app' | 'router', prefix: string} | null} null if it doesn't make a router
 */
export function madeRouter(call, scope) {
  const from = importedName(call.callee, scope);
  return from && madeBy({ module: from.module, name: lastName(call.callee, from.name) }, call.arguments[0]);
}

/**
 * @param {{module: string, name: string}} from what is called, and the module that exports it
 * @param {Node | undefined} options that it is called with
 * @returns {{kind: 'app' | 'router', prefix: string} | null} null if it doesn't make a router
 */
export function madeBy({ module, name }, options) {
  const makes = frameworkFrom(module)?.makes ?? null;
  if ((makes === 'app' && INNER_NAME.test(name)) || (makes === 'router' && ROUTER_NAME.test(name)))
    return { kind: 'router', prefix: prefixOf(options, isComposing(module)) };
  if (makes !== 'app' || !APP_NAME.test(name)) return null;
  // Elysia's plugins are applications with a prefix.
  return { kind: 'app', prefix: module === 'elysia' ? prefixOf(options) : '' };
}

/**
 * @param {Node} callee of a call
 * @param {string} imported name that its outermost name stands for
 * @returns {string} what is called: `Router` in `express.Router()`
 */
function lastName(callee, imported) {
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
 * @param {boolean} [mayHave] whether options that are not shown may have one
 * @returns {string} `''` if it has none; `…` if it isn't a literal
 */
export function prefixOf(options, mayHave = true) {
  const unknown = mayHave ? UNKNOWN_PART : '';
  if (options?.type !== 'ObjectExpression') return options === undefined ? '' : unknown;
  const value = propertyNamed(options, 'prefix');
  const spread = options.properties.findLast(({ type }) => type === 'SpreadElement');
  if (spread !== undefined && spread.start > (value?.start ?? -1)) return unknown;
  return value === null ? '' : prefixText(value);
}

/**
 * @param {Node} value of an option
 * @returns {string} `…` if it isn't a literal
 */
function prefixText(value) {
  return value.type === 'Literal' && typeof value.value === 'string' ? value.value : UNKNOWN_PART;
}
