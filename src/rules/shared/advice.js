/**
 * What to write instead: the user's own line with the call replaced by its asynchronous form where that
 * is safe, otherwise the form in general terms.
 */
import { parse } from 'acorn';
import { asyncFormOf } from './async-form.js';
import { asyncInsertion } from './enclosing-function.js';
import { findCall } from './find-call.js';

/** @typedef {import('../../model/report.js').CallSiteReport} CallSiteReport */
/** @typedef {import('./find-call.js').FoundCall} FoundCall */
/** @typedef {{start: number, end: number, text: string}} Edit offsets in the source, and what is put there */

/** The asynchronous forms with the names that Node's documentation gives the arguments. */
const IN_GENERAL = new Map(Object.entries({
  pbkdf2: 'const key = await pbkdf2(password, salt, iterations, keylen, digest);',
  scrypt: 'const key = await scrypt(password, salt, keylen, options);',
  hkdf: 'const key = await hkdf(digest, ikm, salt, info, keylen);',
  argon2: 'const key = await argon2(algorithm, parameters);',
  generateKeyPair: 'const { publicKey, privateKey } = await generateKeyPair(type, options);',
  generateKey: 'const key = await generateKey(type, options);',
  generatePrime: 'const prime = await generatePrime(size, options);',
  checkPrime: 'const isPrime = await checkPrime(candidate, options);',
  randomBytes: 'const bytes = await randomBytes(size);',
  randomFill: 'await randomFill(buffer);',
  sign: 'const signature = await signAsync(algorithm, data, privateKey);',
  verify: 'const isValid = await verifyAsync(algorithm, data, publicKey, signature);',
}));

/**
 * Advice for a call of node:crypto.
 * @param {CallSiteReport} callSite a synchronous call
 * @param {string} fallback the asynchronous function to show if the call's own is unknown, such as `pbkdf2`
 * @returns {string[]} lines of code
 */
export function promisifiedAdvice(callSite, fallback) {
  const form = callSite.package ? null : asyncFormOf(callSite.api);
  const call = form && findCall(callSite, callSite.api);
  if (form?.arity && call && call.args.length >= form.arity[0] && call.args.length <= form.arity[1]) {
    const local = localName(call, form.name);
    const lines = awaitedLines(call, local);
    if (lines) return [...lines, ...promisified(local, form.name, call.receiver)];
  }
  const name = form?.name ?? fallback;
  const general = IN_GENERAL.get(name) ?? `const result = await ${name}(...);`;
  const local = general.includes(`${name}Async(`) ? `${name}Async` : name;
  return [general, ...promisified(local, name, 'crypto')];
}

/**
 * Advice for a package whose blocking functions are called as the asynchronous ones plus `Sync`.
 * @param {CallSiteReport} callSite a call such as `bcrypt.hashSync(password, 12)`
 * @returns {string[] | null} lines of code; null if the call is not in the excerpt
 */
export function withoutSyncAdvice(callSite) {
  const call = callSite.api.endsWith('Sync') ? findCall(callSite, callSite.api) : null;
  if (!call) return null;
  const name = callSite.api.slice(0, -'Sync'.length);
  return awaitedLines(call, call.receiver ? `${call.receiver}.${name}` : name);
}

/**
 * The user's own lines with one argument replaced.
 * @param {CallSiteReport} callSite a call of `callSite.api`
 * @param {number} index of the argument
 * @param {string} before what must be written there now
 * @param {string} after what to write instead
 * @returns {string[] | null} lines of code; null if the call or the argument is not as expected
 */
export function replacedArgumentAdvice(callSite, index, before, after) {
  const call = findCall(callSite, callSite.api);
  const range = call?.args[index];
  if (!call || !range || call.source.slice(range.start, range.end) !== before) return null;
  return shownLines(call, [{ ...range, text: after }]);
}

/**
 * @param {FoundCall} call what is replaced
 * @param {string} callee what to call and await instead
 * @returns {string[] | null} the lines that hold the call; null if the result would not be JavaScript
 */
function awaitedLines(call, callee) {
  const insertion = asyncInsertion(call, shownRange(call).start);
  if (insertion === -1) return null;
  const awaited = `await ${callee}${call.source.slice(call.open, call.end)}`;
  const text = ['.', '?.', '[', '(', '`'].includes(call.next) ? `(${awaited})` : awaited;
  /** @type {Edit[]} */
  const edits = [{ start: call.start, end: call.end, text }];
  if (insertion !== null) edits.unshift({ start: insertion, end: insertion, text: 'async ' });
  const lines = shownLines(call, edits);
  const wasWhole = isJavaScript(shownLines(call, []).join('\n'));
  return wasWhole && !isJavaScript(lines.join('\n')) ? null : lines;
}

/**
 * @param {FoundCall} call in its source
 * @returns {{start: number, end: number}} offsets of the whole lines that hold the call
 */
function shownRange({ source, start, end }) {
  const lineEnd = source.indexOf('\n', end);
  return { start: source.lastIndexOf('\n', start - 1) + 1, end: lineEnd < 0 ? source.length : lineEnd };
}

/**
 * @param {FoundCall} call in its source
 * @param {Edit[]} edits in ascending order, within the call's lines
 * @returns {string[]} those lines, edited and without their common indentation
 */
function shownLines(call, edits) {
  const range = shownRange(call);
  let text = '';
  let at = range.start;
  for (const edit of edits) {
    text += call.source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  const lines = (text + call.source.slice(at, range.end)).split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common).trimEnd());
}

/**
 * @param {string} text some lines
 * @returns {boolean} whether they are complete statements, `await` and `return` allowed
 */
function isJavaScript(text) {
  try {
    parse(text, { ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true, allowReturnOutsideFunction: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {FoundCall} call the call that is rewritten
 * @param {string} name of the asynchronous function
 * @returns {string} the name, or another where the lines use it for something else already
 */
function localName(call, name) {
  return call.tokens.some((token) => token.text === name) ? `${name}Async` : name;
}

/**
 * @param {string} local the name that the advice uses
 * @param {string} name of the function of node:crypto
 * @param {string} receiver what the user calls node:crypto, `''` if unknown
 * @returns {string[]} the lines that define it
 */
function promisified(local, name, receiver) {
  const module = /^[\w$]+$/.test(receiver) && receiver !== 'this' ? receiver : 'crypto';
  return [`// with: const ${local} = promisify(${module}.${name});`, '// promisify is in node:util'];
}
