/**
 * Whether a call may be awaited where it stands. `await` needs an async function, and a function that becomes async
 * returns a promise: whoever uses its result at once (`map`, `sort`, a getter's reader) would get the promise instead
 * of the value.
 */

/** @import { CallSyntax, EnclosingFunction, SourceCall } from '../../model/profile.js' */

/**
 * What awaiting asks of the code around a call.
 * @typedef {object} Awaitable
 * @property {{line: number, column: number} | null} asyncAt where `async ` has to be written, null if nowhere
 * @property {boolean} callersMustAwait whether a function returns a promise that its callers don't expect yet
 */

/**
 * Nobody uses what a timer's callback returns; `then` and its like wait for a promise. `setInterval` is none of them:
 * its next turn may begin before an awaited one has ended.
 */
const WAITS_OR_IGNORES = /^(?:setTimeout|setImmediate|queueMicrotask|nextTick|then|catch|finally)$/;

/** Modules whose `createServer` takes no notice of what its listener returns. */
const SERVERS = /^(?:node:)?(?:https?|http2|net|tls)$/;

const LISTENS = /^(?:on|once|addListener|addEventListener)$/;

/**
 * Events whose emitters take no notice of what listeners have done. Others follow each other at once (`data`,
 * `message`: awaited, their listeners would overtake each other), come too late (`exit`), or are a program's own, which
 * may read at once what a listener has set.
 */
const NOTIFIES = /^(?:request|connection|secureConnection|upgrade|listening|end|close|finish|timeout) handler$/;

/** The language calls these itself, and uses what they return. */
const CALLED_BY_LANGUAGE = /(?:^|\.)(?:toJSON|toString|toLocaleString|valueOf|then)$/;

/** A request that makes the call throw (no password) was answered with 500, and would end the process. */
const LOSES_ERRORS = 'express 4';

/**
 * Says whether a call can be awaited where it stands.
 * @param {CallSyntax} syntax of the call
 * @returns {Awaitable | null} null if it can't, or if that might change what the program does
 */
export function awaitableAt({ within, isUpdated }) {
  if (isUpdated) return null;
  if (within.isAsync) return { asyncAt: null, callersMustAwait: false };
  if (within.isGenerator || within.asyncAt === null || isCalledByLanguage(within) || within.router === LOSES_ERRORS)
    return null;
  if (isHandedOver(within) && !mayReturnPromise(within)) return null;
  return { asyncAt: within.asyncAt, callersMustAwait: !within.isCallback };
}

/**
 * Why a call is not awaited where it stands, if that is worth a line: what holds the loop there can't leave it by an
 * edit of this line.
 * @param {SourceCall | undefined} call what the source says
 * @returns {string[]} a line of comment, or none
 */
export function whyNotAwaited(call) {
  const syntax = call?.syntax;
  if (!syntax) return [];
  const { isUpdated, within } = syntax;
  if (isUpdated) return ['// not in place: others could write meanwhile what is read before and written after'];
  if (within.router === LOSES_ERRORS && !within.isAsync) {
    return [
      '// in an async handler that hands what it throws to next(), in try and catch: else Express 4 ends the process',
    ];
  }
  if (!isHandedOver(within) || within.isAsync || mayReturnPromise(within)) return [];
  if (within.calledBy === 'setInterval')
    return ['// not in place: the next turn of the interval could begin before this one has ended'];
  return [`// not in place: ${within.calledBy || 'what the function is handed to'} may not wait for a promise`];
}

/**
 * Whether a rejected promise of a handler may get lost.
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} true for handlers and middleware of Express where it is not known which version runs
 */
export function mayLoseErrors({ router }) {
  return router === 'express' || router === 'router';
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} whether it is called where nobody could await it; a method without a name has a symbol's, such as
 *   `Symbol.iterator`
 */
function isCalledByLanguage({ kind, name }) {
  return CALLED_BY_LANGUAGE.test(name) || (kind === 'method' && name === '');
}

/**
 * @param {EnclosingFunction} within the function around a call
 * @returns {boolean} whether a call gets it, itself or by its name
 */
function isHandedOver({ isCallback, calledBy }) {
  return isCallback || calledBy !== '';
}

/**
 * @param {EnclosingFunction} within a function that is handed to a call
 * @returns {boolean} whether that call waits for a promise or ignores what it gets
 */
function mayReturnPromise({ calledBy, calledFrom, router, name }) {
  if (router !== '') return true;
  if (calledBy === 'createServer') return SERVERS.test(calledFrom);
  return LISTENS.test(calledBy) ? NOTIFIES.test(name) : WAITS_OR_IGNORES.test(calledBy);
}
