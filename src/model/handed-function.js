/**
 * Whether a function that is passed to others, or called by the language, may become async. It would then return a
 * promise, and code that uses its result at once (`map`, `sort`, a getter's reader) would get that instead of the
 * value.
 */

import { ADDS_LISTENER } from './adds-listener.js';

/** @import { EnclosingFunction } from './source-call.js' */

/**
 * Nothing uses what a timer's callback returns; `then` and similar methods wait for a promise. `setInterval` is not
 * included: its next turn may begin before an awaited one has ended.
 */
const WAITS_OR_IGNORES = /^(?:setTimeout|setImmediate|queueMicrotask|nextTick|then|catch|finally)$/;

/** What gets the promises that a method of a list has made of a function, if they are awaited: `await Promise.all(users.map(check))`. */
export const GATHERING = 'Promise.all';

/** Modules whose `createServer` ignores what its listener returns. */
const SERVERS = /^(?:node:)?(?:https?|http2|net|tls)$/;

/**
 * Events whose emitters ignore what listeners have done. Others follow each other at once (`data`, `message`: awaited,
 * their listeners would overtake each other), come too late (`exit`), come first (`listening`, `connection`: requests use
 * what a listener has set), come last (`close`, `finish`: what else listens may use it, too, or end the process), or are the
 * program's own, whose emitter may do so at once.
 */
const RESULT_IGNORED = /^(?:request|upgrade|end|timeout) handler$/;

/**
 * Methods that call what they are passed again before it has ended, brokers' and observables' among them, or continue at once:
 * hooks of webpack that are not `tapPromise`, RxJS' `tap`.
 */
const CALLS_AGAIN = /^(?:for(?:Each|In|Own)(?:Right)?|setInterval|subscribe|consume|watch|watchFile|tap)$/;

/** Methods that the language itself calls, using what they return. */
const CALLED_BY_LANGUAGE = /(?:^|\.)(?:toJSON|toString|toLocaleString|valueOf|then)$/;

/**
 * @param {EnclosingFunction} within a function, or other code around a call
 * @returns {boolean} whether it could be made async, judging by its own syntax and what it is passed to; callers by
 *   name are not considered here
 */
export function mayBecomeAsync(within) {
  if (within.isGenerator || within.asyncAt === null || isCalledByLanguage(within)) return false;
  return !isHandedOver(within) || mayReturnPromise(within);
}

/**
 * @param {EnclosingFunction} within a function
 * @returns {boolean} whether it is passed to a call, directly or by name
 */
export function isHandedOver({ isCallback, calledBy }) {
  return isCallback || calledBy !== '';
}

/**
 * @param {Pick<EnclosingFunction, 'calledBy' | 'calledFrom' | 'router' | 'name'>} within a function that is passed to a
 *   call
 * @returns {boolean} whether that call waits for a promise or ignores the result
 */
export function mayReturnPromise({ calledBy, calledFrom, router, name }) {
  if (router !== '' || calledBy === GATHERING) return true;
  if (calledBy === 'createServer') return SERVERS.test(calledFrom);
  return ADDS_LISTENER.test(calledBy) ? RESULT_IGNORED.test(name) : WAITS_OR_IGNORES.test(calledBy);
}

/**
 * @param {Pick<EnclosingFunction, 'calledBy' | 'router' | 'name'>} within an async function that is passed to a call
 * @returns {boolean} whether that call continues, or calls it again, before it has finished, which others may notice
 */
export function isLeftAlone({ calledBy, router, name }) {
  if (router !== '') return false;
  return ADDS_LISTENER.test(calledBy) ? !RESULT_IGNORED.test(name) : CALLS_AGAIN.test(calledBy);
}

/**
 * @param {EnclosingFunction} within a function
 * @returns {boolean} whether it is called where nothing could await it; a method without a name is named by a symbol,
 *   such as `Symbol.iterator`
 */
export function isCalledByLanguage({ kind, name }) {
  return CALLED_BY_LANGUAGE.test(name) || (kind === 'method' && name === '');
}
