/** What a program does with TLS connections that decides whether changing how they are made is safe. */
import { ADDING_LISTENER } from '../model/adds-listener.js';

/** @import { CallSyntax } from '../model/source-call.js' */

/** What stands before a property's name where it is read: `.`, `{` or `,` in a pattern, or `['`. */
const READ = '(?:[.{,]\\s*|\\[\\s*["\'`])';

/** In TLS 1.3, sessions come after the handshake, as `session` events. */
const TAKES_SESSION = new RegExp(`${READ}getSession\\b`);

/** Asks who the other side is: a resumed connection has no certificate of it. */
const TAKES_CERTIFICATE = new RegExp(`${READ}getPeer(?:X509)?Certificate\\b`);

/**
 * Asks whether the other side is trusted. A connection that is not, ends, unless the program lets it: then a full one with
 * a certificate for another name is not `authorized`, and a resumed one is, since Node checks no names there
 * (https://github.com/nodejs/node/blob/v24.0.0/lib/_tls_wrap.js, onConnectSecure).
 */
const ASKS_TRUST = new RegExp(`${READ}(?:authorized|authorizationError)\\b`);
const LETS_STRANGERS = /\brejectUnauthorized\b(?!['"]?\s*:\s*true\b)|\bNODE_TLS_REJECT_UNAUTHORIZED\b/;

/** Listeners that a request adds to its connection stay there for the next one. */
const WATCHES_SOCKETS = new RegExp(`${ADDING_LISTENER}["'\`]socket["'\`]|\\.socket\\s*\\??${ADDING_LISTENER}`);

/**
 * Says itself where a connection leads. Agents keep connections by the name of the server, and look at neither of them
 * (https://github.com/nodejs/node/blob/v24.0.0/lib/_http_agent.js, Agent.prototype.getName).
 */
const CHOOSES_SERVERS =
  /(?:[{,]\s*["']?(?:lookup|createConnection)\b["']?\s*[:(,}]|\.(?:lookup|createConnection)\s*=[^=])/;

/** Logs a connection in: whatever is sent over it later is that user's (https://www.rfc-editor.org/rfc/rfc4559#section-6). */
const LOGS_IN_CONNECTIONS = /ntlm|["'`]negotiate\b/i;

/** Asks servers, and for the status of what they answer, which comes before the body. */
const ASKS = /\bhttps\b/;
const ASKS_STATUS = /\bstatusCode\b(?!\s*=[^=])/;

/** Reads a stream, in any of Node's ways. */
const READS =
  /\.\s*(?:resume|pipe|read|toArray|text|json|forEach|reduce|map)\s*\(|["'`](?:data|readable)["'`]|\bpipeline\s*\(|\bfor\s+await\b/;

/** `(response) => done(response.statusCode)`, and `({ statusCode }) =>`: beside others that are read. */
const TAKES_STATUS =
  /\b([\w$]+)\s*\)?\s*=>\s*[\w$.]+\([^()]*\b\1\.statusCode\b[^()]*\)|\(\s*\{\s*statusCode\s*\}\s*\)\s*=>/;

/**
 * Tells too often rather than too rarely.
 * @param {readonly string[]} texts of a program's sources, or of some of them
 * @returns {Required<Pick<CallSyntax, 'inspectsPeer' | 'watchesSockets' | 'choosesServers' | 'logsInConnections' | 'leavesBodies' | 'takesSession'>>}
 *   whether they ask a TLS connection who the other side is, where the answer depends on whether it was resumed; listen to the
 *   sockets of requests; say where connections lead; log connections in; may leave bodies of responses unread; take the session of
 *   a connection
 */
export function tlsDeeds(texts) {
  const some = (/** @type {RegExp} */ pattern) => texts.some((text) => pattern.test(text));
  return {
    inspectsPeer: some(TAKES_CERTIFICATE) || (some(ASKS_TRUST) && some(LETS_STRANGERS)),
    watchesSockets: some(WATCHES_SOCKETS),
    choosesServers: some(CHOOSES_SERVERS),
    logsInConnections: some(LOGS_IN_CONNECTIONS),
    leavesBodies: texts.some(mayLeaveBodies),
    takesSession: some(TAKES_SESSION),
  };
}

/**
 * @param {string} text of a source
 * @returns {boolean} whether it may have a response of which it only looks at the status: Node keeps no connection for others
 *   before its response is read to the end
 */
function mayLeaveBodies(text) {
  return ASKS.test(text) && ASKS_STATUS.test(text) && (!READS.test(text) || TAKES_STATUS.test(text));
}
