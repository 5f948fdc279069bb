/**
 * Whether a call may be awaited where it stands. `await` needs an async function, and a function that becomes async returns
 * a promise: whoever uses its result at once (`map`, `sort`, a getter's reader) would get the promise instead of the value.
 */

/** @typedef {import('../../model/profile.js').CallSyntax} CallSyntax */
/** @typedef {import('../../model/profile.js').EnclosingFunction} EnclosingFunction */

/**
 * What awaiting asks of the code around a call.
 * @typedef {object} Awaitable
 * @property {{line: number, column: number} | null} asyncAt where `async ` has to be written, null if nowhere
 * @property {boolean} callersMustAwait whether a function returns a promise that its callers don't expect yet
 */

/** Nobody uses what a timer's callback returns; `then` and its like wait for a promise. */
const WAITS_OR_IGNORES = /^(?:setTimeout|setInterval|setImmediate|queueMicrotask|nextTick|then|catch|finally|createServer)$/;

/** How routers of Express, Fastify and Koa are called in most programs; `cache.get(key, make)` is none, `api.get(name, done)` may be none. */
const ROUTE = /(?:^|\.|_|(?<=[a-z\d])(?=[A-Z]))(?:app|router|routes?|fastify|koa)\.(?:get|post|put|patch|delete|del|head|options|all|use)$/i;

/** The same where the source tells it by where the function stands (source/function-name.js). */
const ROUTE_HANDLER_NAME = /^[A-Z]+ \S+ handler$/;

const LISTENS = /^(?:on|once|addListener|addEventListener)$/;

/**
 * Events whose emitters take no notice of what listeners have done. Others follow each other at once (`data`, `message`: awaited, their
 * listeners would overtake each other), come too late (`exit`), or are a program's own, which may read at once what a listener has set.
 */
const NOTIFIES = /^(?:request|connection|secureConnection|upgrade|listening|end|close|finish|timeout) handler$/;

/** The language calls these itself, and uses what they return. */
const CALLED_BY_LANGUAGE = /(?:^|\.)(?:toJSON|toString|toLocaleString|valueOf|then)$/;

/** What hands a handler on: some wrappers send what it returns, others, such as express-async-handler, wait for it. */
const ROUTER_OR_WAITS = /(?:^|\.)(?:get|post|put|patch|delete|del|head|options|all|use|route)$|async/i;

/**
 * Says whether a call can be awaited where it stands.
 * @param {CallSyntax} syntax of the call
 * @returns {Awaitable | null} null if it can't, or if that might change what the program does
 */
export function awaitableAt({ within, isUpdated }) {
  if (isUpdated) return null;
  if (within.isAsync) return { asyncAt: null, callersMustAwait: false };
  if (within.isGenerator || within.asyncAt === null || isCalledByLanguage(within)) return null;
  if (!within.isCallback) return { asyncAt: within.asyncAt, callersMustAwait: true };
  return mayReturnPromise(within) ? { asyncAt: within.asyncAt, callersMustAwait: false } : null;
}

/**
 * Whether a function is one that a web framework calls for a request.
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} true for the handlers and middleware of routers
 */
export function isRouteHandler({ isCallback, calledBy, name }) {
  return isCallback && (ROUTE.test(calledBy) || (ROUTE_HANDLER_NAME.test(name) && ROUTER_OR_WAITS.test(calledBy)));
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} whether it is called where nobody could await it; a method without a name has a symbol's, such as `Symbol.iterator`
 */
function isCalledByLanguage({ kind, name }) {
  return CALLED_BY_LANGUAGE.test(name) || (kind === 'method' && name === '');
}

/**
 * @param {EnclosingFunction} within a function that is handed to a call
 * @returns {boolean} whether that call waits for a promise or ignores what it gets
 */
function mayReturnPromise(within) {
  const { calledBy, name } = within;
  if (LISTENS.test(calledBy)) return NOTIFIES.test(name);
  return WAITS_OR_IGNORES.test(calledBy) || isRouteHandler(within);
}
