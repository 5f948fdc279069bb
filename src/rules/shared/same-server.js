/** Whether a line connects to the same server each time, as far as its source shows: all that is not known to be harmless is constant. */
import { isPassedOn } from './tls-drivers.js';

/** @import { CallSyntax, OptionLiteral, OptionProperty, SourceCall } from '../../model/source-call.js' */

/** Options of Node's that may differ between connections to one server. */
const HARMLESS_IN_NODE = new Set([
  ...[
    'ca',
    'cert',
    'checkServerIdentity',
    'ciphers',
    'crl',
    'ecdhCurve',
    'key',
    'maxVersion',
    'minVersion',
    'passphrase',
    'pfx',
  ],
  ...['rejectUnauthorized', 'requestOCSP', 'secureOptions', 'session', 'sigalgs'],
  ...['auth', 'highWaterMark', 'keepAlive', 'keepAliveInitialDelay', 'method', 'noDelay', 'signal', 'timeout'],
]);

/** Those of drivers: who logs in, to what, once the server has been reached. */
const HARMLESS_IN_PACKAGES = new Set([
  ...HARMLESS_IN_NODE,
  ...['application_name', 'clientId', 'connectionName', 'database', 'db', 'password', 'sasl', 'user', 'username'],
  ...[
    'connectTimeout',
    'connectionTimeout',
    'connectionTimeoutMillis',
    'idleTimeoutMillis',
    'max',
    'min',
    'query_timeout',
    'statement_timeout',
  ],
]);

/** Functions for which `path` is that of a URL, and no socket. */
const REQUESTS = new Set(['request', 'get']);

/** Headers that don't name a host, which would be the server's name for TLS; they must be seen for that. */
const HEADERS = /^\{(?!.*(?:host|\.\.\.|\[)).*\}$/is;

/** A callback, as it is written. */
const FUNCTION = /^(?:async\b\s*)?(?:function\b|\([^()]*\)\s*=>|[\w$]+\s*=>)/;

/** What these make connects to whatever server it is used for. */
const MAKERS = new Set(['Agent', 'createSecureContext']);

/**
 * @param {readonly SourceCall[]} calls that connect, or make what connects
 * @param {string} packageName package that connects, `''` if the program does itself
 * @returns {boolean} false if the calls may be for different servers, or if none of them shows for which
 */
export function connectToSameServer(calls, packageName) {
  const connecting = calls.filter(({ callee }) => !MAKERS.has(callee));
  return connecting.length > 0 && connecting.every((call) => isForSameServer(call, packageName));
}

/**
 * @param {SourceCall} call that connects
 * @param {string} packageName as above
 * @returns {boolean} whether it is for one server each time
 */
function isForSameServer({ callee, syntax }, packageName) {
  if (!syntax || syntax.hasSpread) return false;
  const { optionLiterals = [], areConstant = [] } = syntax;
  // What other code has a name for, that may change: `conf.host = next()`.
  const isKnown = (/** @type {OptionLiteral} */ { hasOthers, isShared, of, path, argument }) =>
    (!isShared || path !== '') && (!hasOthers || (of === 'call' && areConstant[argument] === true));
  const isHarmless = packageName === '' ? isHarmlessInNode(callee) : isHarmlessIn(optionLiterals);
  const areSame = optionLiterals.every(
    (options) => isKnown(options) && options.properties.every((each) => each.isConstant || isHarmless(each)),
  );
  return areSame && areArgumentsSame(syntax, packageName);
}

/**
 * @param {string} callee function of Node's
 * @returns {(property: OptionProperty) => boolean} whether an option of it says nothing about the server
 */
function isHarmlessInNode(callee) {
  const isUrls = (/** @type {OptionProperty} */ { name, text }) =>
    name === 'path' || (name === 'headers' && HEADERS.test(text ?? ''));
  return (each) => HARMLESS_IN_NODE.has(each.name) || (REQUESTS.has(callee) && isUrls(each));
}

/**
 * @param {readonly OptionLiteral[]} optionLiterals of a call
 * @returns {(property: OptionProperty) => boolean} whether an option of a package says nothing about the server; one that
 *   holds others does by these, if they are seen
 */
function isHarmlessIn(optionLiterals) {
  const seen = new Set(optionLiterals.map(({ path }) => path));
  return ({ name }) => HARMLESS_IN_PACKAGES.has(name) || seen.has(name);
}

/**
 * What stands behind the options is a callback. What a driver's object gets once that object has its server is a query.
 * @param {CallSyntax} syntax of a call that connects
 * @param {string} packageName as above
 * @returns {boolean} whether all its arguments are the same each time, except for options, whose properties count; of what
 *   made its receiver, arguments before the options are not known, and count as never the same
 */
function areArgumentsSame({ optionLiterals = [], areConstant = [], argumentTexts }, packageName) {
  const whole = optionLiterals.filter(({ path }) => path === '');
  const made = whole.find(({ of }) => of === 'maker');
  if (made !== undefined && made.argument !== 0) return false;
  if (made !== undefined && isPassedOn(packageName)) return true;
  const own = whole.filter(({ of }) => of === 'call').map(({ argument }) => argument);
  const isHarmless = (/** @type {number} */ index) =>
    areConstant[index] === true ||
    own.includes(index) ||
    (own.length > 0 && index > Math.max(...own)) ||
    FUNCTION.test(argumentTexts[index] ?? '');
  return argumentTexts.every((_text, index) => isHarmless(index));
}
