/**
 * Functions that are handed to others, and functions that the language calls: whether one may become async. Then it
 * returns a promise, and whoever uses its result at once (`map`, `sort`, a getter's reader) would get that instead of the
 * value.
 */

/** @import { EnclosingFunction } from './source-call.js' */

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

/**
 * @param {EnclosingFunction} within a function, or what else code is in
 * @returns {boolean} whether it could be made async as far as its own syntax and who takes it tell; of those that call
 *   it by its name nothing is known here
 */
export function mayBecomeAsync(within) {
  if (within.isGenerator || within.asyncAt === null || isCalledByLanguage(within)) return false;
  return !isHandedOver(within) || mayReturnPromise(within);
}

/**
 * @param {EnclosingFunction} within a function
 * @returns {boolean} whether a call gets it, itself or by its name
 */
export function isHandedOver({ isCallback, calledBy }) {
  return isCallback || calledBy !== '';
}

/**
 * @param {Pick<EnclosingFunction, 'calledBy' | 'calledFrom' | 'router' | 'name'>} within a function that is handed to a call
 * @returns {boolean} whether that call waits for a promise or ignores what it gets
 */
export function mayReturnPromise({ calledBy, calledFrom, router, name }) {
  if (router !== '') return true;
  if (calledBy === 'createServer') return SERVERS.test(calledFrom);
  return LISTENS.test(calledBy) ? NOTIFIES.test(name) : WAITS_OR_IGNORES.test(calledBy);
}

/**
 * @param {Pick<EnclosingFunction, 'calledBy' | 'router' | 'name'>} within an async function that is handed to a call
 * @returns {boolean} whether that call goes on, or calls it again, when it has not ended: what others may see
 */
export function isLeftAlone({ calledBy, router, name }) {
  if (router !== '') return false;
  return LISTENS.test(calledBy) ? !NOTIFIES.test(name) : /^(?:forEach|setInterval)$/.test(calledBy);
}

/**
 * @param {EnclosingFunction} within a function
 * @returns {boolean} whether it is called where nobody could await it; a method without a name has a symbol's, such as
 *   `Symbol.iterator`
 */
function isCalledByLanguage({ kind, name }) {
  return CALLED_BY_LANGUAGE.test(name) || (kind === 'method' && name === '');
}
