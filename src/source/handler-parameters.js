/**
 * What programs call the parameters of functions that answer requests: the only sign of such a function where the file does
 * not show who calls it. Each question asks for other names, depending on which mistake would do harm; the words are here.
 */

const REQUEST = ['req', 'request'];
const RESPONSE = ['res', 'response', 'reply'];
/** What Koa and Hono call a request and its answer. */
const CONTEXT = ['ctx', 'context', 'c'];
/** In Node's own servers, and of functions in a cloud: too common elsewhere. */
const OF_SERVER = ['incoming', 'incomingMessage', 'event', 'raw'];
/** Unused parameters begin with it. */
const UNUSED = '_*';

/** A handler's first parameter; `_` if it uses none of the request. */
export const REQUEST_NAME = named([...REQUEST, ...CONTEXT, '_']);
/** A handler's second parameter: hapi's toolkit is `h`, middleware of contexts has `next`. */
export const SECOND_NAME = named([...RESPONSE, 'rep', 'h', 'next']);
/** What a handler answers with. `rep` is Fastify's reply. */
export const REPLY_NAME = named([...RESPONSE, 'rep']);
/** What certainly is one request's own: its fields are no state that requests share, so nothing rare is in it. */
export const OF_REQUEST_NAME = named([...REQUEST, ...RESPONSE, ...CONTEXT]);
/** The first parameter of Koa's and Hono's handlers. */
export const CONTEXT_NAME = named(CONTEXT);
/** The same where more names only make the answer more careful. */
export const ANY_CONTEXT_NAME = named(CONTEXT, { before: `${UNUSED}(?:koa)?_?`, flags: 'i' });
/** The second parameter of middleware that has a context. */
export const NEXT_NAME = named(['next'], { flags: 'i' });
/** A request of a server that takes requests apart itself, as a variable or a property. */
export const SERVED_NAME = named([...REQUEST, ...CONTEXT, ...OF_SERVER], { after: String.raw`\d*`, flags: 'i' });

/**
 * @param {string[]} words that a name may be
 * @param {{before?: string, after?: string, flags?: string}} [around] what may stand around them
 * @returns {RegExp} that matches such names
 */
function named(words, { before = UNUSED, after = '', flags = '' } = {}) {
  return new RegExp(`^${before}(?:${words.join('|')})${after}$`, flags);
}
