/** Calls that parse a key from text every time, and what to write instead. */
import { editedPart } from './edited-part.js';
import { nameToImport } from './new-names.js';
import { keepRead, readBy, readOnce } from './read-once.js';

/** @import { KeyForm, SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */
/** @import { Reader } from './read-once.js' */

/** @type {Reader} */
const PRIVATE = {
  name: 'privateKeyOf',
  uses: [['node:crypto', 'createPrivateKey', 'readPrivateKey']],
  make: "(key) => (typeof key === 'string' ? readPrivateKey(key) : key)",
};

/** @type {Reader} */
const PUBLIC = {
  name: 'publicKeyOf',
  uses: [['node:crypto', 'createPublicKey', 'readPublicKey']],
  make: "(key) => (typeof key === 'string' ? readPublicKey(key) : key)",
};

/** By the function of node:crypto, or its method, and how many arguments it has at least: which is the key. */
const KEY_ARGUMENTS = /** @type {Record<string, {reader: Reader, index: (count: number) => number}>} */ ({
  // `crypto.sign(algorithm, data, key)`, and the method of what createSign returns: `signer.sign(key, encoding)`.
  sign: { reader: PRIVATE, index: (count) => (count > 2 ? 2 : 0) },
  verify: { reader: PUBLIC, index: (count) => (count > 3 ? 2 : 0) },
  privateDecrypt: { reader: PRIVATE, index: () => 0 },
  privateEncrypt: { reader: PRIVATE, index: () => 0 },
  publicDecrypt: { reader: PUBLIC, index: () => 0 },
  publicEncrypt: { reader: PUBLIC, index: () => 0 },
});

/**
 * jsonwebtoken takes text without this for a secret, which it finds out by trying to parse it in each call. It refuses
 * empty text.
 * @type {Reader}
 */
const SECRET = {
  name: 'secretKeyOf',
  uses: [['node:crypto', 'createSecretKey', 'createSecretKey']],
  make: "(key) => (typeof key === 'string' && key && !key.includes('-----BEGIN') ? createSecretKey(key, 'utf8') : key)",
};

/**
 * What jsonwebtoken makes from a key's text in each call, in this order: a key, or else a secret. It refuses empty
 * text.
 */
const TOKEN_READERS = new Map([
  ['sign', tokenReader('signingKeyOf', 'createPrivateKey', 'readPrivateKey')],
  ['verify', tokenReader('verifyingKeyOf', 'createPublicKey', 'readPublicKey')],
]);

/** `jwt.sign(payload, key, options)`, `jwt.verify(token, key, options)` */
const TOKEN_KEY_ARGUMENT = 1;

/** @type {Record<string, (site: CallSiteReport, call: SourceCall, isSecret: boolean) => ShownEdit | null>} */
const BY_PACKAGE = { '': nodeCall, jsonwebtoken: tokenCall, jose: joseCall, '@fastify/jwt': replyCall };

/**
 * What to write instead of a call that parses a key.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @param {boolean} isSecret whether an HMAC was seen there and no signature, so that the text is mostly a secret
 * @returns {ShownEdit | null} null if no exact edit can be made
 */
export function keyReadOnce(site, call, isSecret) {
  if (areKeysKept(call)) return null;
  return Object.hasOwn(BY_PACKAGE, site.package) ? BY_PACKAGE[site.package](site, call, isSecret) : null;
}

/**
 * The form in which a node:crypto function receives its key. For packages, that is seen where they parse it.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall | undefined} call what the source says there
 * @returns {KeyForm | null} null if the source doesn't say
 */
export function keyFormAt(site, call) {
  const { syntax, callee = '' } = call ?? {};
  if (!syntax || syntax.hasSpread || site.package !== '' || !Object.hasOwn(KEY_ARGUMENTS, callee)) return null;
  const forms = syntax.argumentForms ?? [];
  return forms[KEY_ARGUMENTS[callee].index(forms.length)] ?? null;
}

/** Functions of node:crypto and of jose that read a key, and do nothing else: which argument it is. */
const READS_KEY = new Map(
  Object.entries({
    createPrivateKey: 0,
    createPublicKey: 0,
    createSecretKey: 0,
    'subtle.importKey': 1,
    importPKCS8: 0,
    importSPKI: 0,
    importX509: 0,
  }),
);

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall | undefined} call of node:crypto, or of jsonwebtoken
 * @returns {string[] | null} what its key has beside it in one object; null if it is not known to be in one
 */
export function keyOptionsAt(site, call) {
  return call?.syntax?.keyOptions?.[keyIndex(site, call)] ?? null;
}

/** Functions that read or take a public key. */
const TAKES_PUBLIC = /^(?:createPublicKey|verify|publicEncrypt|publicDecrypt|importSPKI|importX509)$/;

/**
 * @param {string} name of a function
 * @returns {boolean} whether it reads or takes a public key
 */
export function takesPublicKey(name) {
  return TAKES_PUBLIC.test(name);
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall | undefined} call what the source says there
 * @returns {boolean} whether its key is always the same, as far as the file shows; where that is not seen, a public key may be
 *   other people's, and comes with what they sign
 */
export function isOneKey(site, call) {
  const index = call ? keyIndex(site, call) : -1;
  if (!call?.syntax || index === -1) return !takesPublicKey(site.api);
  const { areSetOnce, areConstant, argumentForms } = call.syntax;
  return (areSetOnce ?? areConstant)?.[index] === true || (argumentForms?.[index] ?? null) !== null;
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call what the source says there
 * @returns {number} index of its key, -1 if unknown
 */
function keyIndex({ package: name }, { callee, syntax }) {
  if (!syntax || syntax.hasSpread) return -1;
  if (name === 'jsonwebtoken') return TOKEN_READERS.has(callee) ? TOKEN_KEY_ARGUMENT : -1;
  if (name !== '' && name !== 'jose') return -1;
  const index = READS_KEY.get(callee);
  if (index !== undefined || name !== '') return index ?? -1;
  return Object.hasOwn(KEY_ARGUMENTS, callee) ? KEY_ARGUMENTS[callee].index(syntax.argumentTexts.length) : -1;
}

/** Nothing is decoded for a KeyObject. A single tick may be chance, since symbols are matched by name. */
export const MIN_DECODING_TICKS = 2;

/**
 * @param {CallSiteReport} site a call site of node:crypto
 * @param {SourceCall | undefined} call what the source says there
 * @returns {boolean} whether its key is known to be parsed from PEM or DER in each call
 */
export function isKeyRead(site, call) {
  const form = keyFormAt(site, call);
  if (form !== null) return form === 'text' || form === 'bytes';
  return site.package === '' && (site.leaves?.decoding ?? 0) >= MIN_DECODING_TICKS;
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call of node:crypto
 * @returns {ShownEdit | null} null if it isn't a known one
 */
function nodeCall(site, call) {
  const count = call.syntax?.argumentTexts.length ?? 0;
  if (call.callee === 'createPrivateKey')
    return count === 1 ? keepRead(site, call, { ...PRIVATE, name: 'privateKeyFrom', make: 'readPrivateKey' }) : null;
  if (call.callee === 'createPublicKey')
    return count === 1 ? keepRead(site, call, { ...PUBLIC, name: 'publicKeyFrom', make: 'readPublicKey' }) : null;
  if (!Object.hasOwn(KEY_ARGUMENTS, call.callee)) return null;
  const { reader, index } = KEY_ARGUMENTS[call.callee];
  return mayGiveOptions(call.syntax, index(count)) ? null : readOnce(site, call, index(count), reader);
}

/**
 * @param {SourceCall['syntax']} syntax of a call
 * @param {number} index of the argument that is the key
 * @returns {boolean} whether that is what a function returns, such as `{ key, padding }`, from which nothing would be
 *   kept
 */
function mayGiveOptions(syntax, index) {
  return (syntax?.argumentForms?.[index] ?? null) === null && /\)$/.test(syntax?.argumentTexts[index] ?? '');
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call of jsonwebtoken
 * @param {boolean} isSecret whether its key is usually a secret; for any other key it only takes longer
 * @returns {ShownEdit | null} null if it isn't a known one
 */
function tokenCall(site, call, isSecret) {
  const reader = TOKEN_READERS.get(call.callee);
  if (reader === undefined || !takesKeyObject(site, call)) return null;
  // What is still read after it was no secret. What else has that name stays, too: it is the program's own.
  const isTried = SECRET_TRIED.test(call.syntax?.argumentTexts[TOKEN_KEY_ARGUMENT] ?? '');
  return isSecret && !isTried
    ? readBy(site, call, TOKEN_KEY_ARGUMENT, SECRET)
    : readOnce(site, call, TOKEN_KEY_ARGUMENT, reader);
}

/** A call of the function that an edit for secrets adds, by whatever free name. */
const SECRET_TRIED = /^secretKeyOf(?:Async|\d+)?\(/;

/**
 * @param {SourceCall | undefined} call what the source says
 * @returns {boolean} whether an earlier edit keeps the keys of this call already: where some are read anew, there are more than
 *   it keeps
 */
export function areKeysKept(call) {
  return call?.syntax?.keepsKeys === true;
}

/**
 * Before version 9 jsonwebtoken chooses the algorithms that it verifies by the key's text, and refuses every token
 * where an object has none. That version reads no keys itself: OpenSSL does, as part of the signature.
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call of jsonwebtoken
 * @returns {boolean} whether the call takes an object for its key
 */
function takesKeyObject({ operation }, { callee, syntax }) {
  return callee !== 'verify' || operation === 'key.import' || /\balgorithms\b/.test(syntax?.argumentTexts[2] ?? '');
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call of jose: `importPKCS8(pem, 'ES256')` returns a promise, which is kept as a key is
 * @returns {ShownEdit | null} null unless the algorithm is a literal
 */
function joseCall(site, call) {
  const [, algorithm, ...more] = call.syntax?.argumentTexts ?? [];
  const isKnown = /^import(?:PKCS8|SPKI|X509)$/.test(call.callee) && more.length === 0;
  if (!isKnown || !/^'[\w-]+'$/.test(algorithm ?? '')) return null;
  // A separate name, so that edits for both kinds of keys can be in one file.
  const reader = call.callee.replace('import', 'read');
  return keepRead(site, call, {
    name: call.callee === 'importPKCS8' ? 'privateKeyFrom' : 'publicKeyFrom',
    uses: [['jose', call.callee, reader]],
    make: `(key) => ${reader}(key, ${algorithm})`,
  });
}

/**
 * @param {CallSiteReport} site the call site
 * @param {SourceCall} call of @fastify/jwt: without a callback, `reply.jwtSign(payload)` makes a signer for each token
 * @returns {ShownEdit | null} null if it has options, for which a signer is made in any case
 */
function replyCall(site, { callee, syntax }) {
  const receiver = syntax?.receiverText ?? '';
  if (
    callee !== 'jwtSign' ||
    !syntax ||
    syntax.hasSpread ||
    syntax.argumentTexts.length !== 1 ||
    !/^[\w$.]+$/.test(receiver) ||
    // promisify() takes the last overload of jwtSign, which has options.
    syntax.file.language === 'typescript'
  )
    return null;
  const { local, imports } = nameToImport(syntax, 'node:util', 'promisify');
  const text = `${local}(${receiver}.jwtSign).bind(${receiver})`;
  return editedPart(site, syntax, { range: syntax.calleeRange, before: `${receiver}.jwtSign`, text, imports });
}

/**
 * @param {string} name of the function that keeps the key
 * @param {string} exported function of node:crypto that jsonwebtoken tries first
 * @param {string} local name for it
 * @returns {Reader} what jsonwebtoken does
 */
function tokenReader(name, exported, local) {
  return {
    name,
    uses: [
      ['node:crypto', exported, local],
      ['node:crypto', 'createSecretKey', 'secretOf'],
    ],
    make: `(key) => { try { return typeof key === 'string' && key ? ${local}(key) : key; } catch { return secretOf(key, 'utf8'); } }`,
  };
}
