/**
 * node:crypto functions that run on the thread pool if given a callback: the arguments of the blocking form in the same
 * order, then the callback (https://nodejs.org/api/crypto.html). util.promisify turns them into functions that return
 * promises.
 */
import { apiNamed, ASYNC_COUNTERPART } from '../../catalogue/index.js';
import { callText, plainSyntax, replacedCall } from './edit.js';
import { awaitedCallee } from './edited-part.js';
import { promisifiedName } from './new-names.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { ShownEdit } from './edit.js' */

/** Names that most files use for something else; a promise deserves to be seen. */
const LOCAL_NAMES = new Map([
  ['sign', 'signAsync'],
  ['verify', 'verifyAsync'],
  ['randomBytes', 'randomBytesAsync'],
]);

/** The asynchronous forms with the names that Node's documentation gives the arguments. */
const SKETCHES = new Map(
  Object.entries({
    pbkdf2: 'const key = await pbkdf2(password, salt, iterations, keylen, digest);',
    scrypt: 'const key = await scrypt(password, salt, keylen, options);',
    hkdf: 'const key = await hkdf(digest, ikm, salt, info, keylen);',
    argon2: 'const key = await argon2(algorithm, parameters);',
    generateKeyPair: 'const { publicKey, privateKey } = await generateKeyPair(type, options);',
    generateKey: 'const key = await generateKey(type, options);',
    generatePrime: 'const prime = await generatePrime(size, options);',
    checkPrime: 'const isPrime = await checkPrime(candidate, options);',
    randomBytes: 'const bytes = await randomBytesAsync(size);',
    randomFill: 'await randomFill(buffer);',
    sign: 'const signature = await signAsync(algorithm, data, privateKey);',
    verify: 'const isValid = await verifyAsync(algorithm, data, publicKey, signature);',
    diffieHellman: 'const secret = await diffieHellman({ privateKey, publicKey });',
    encapsulate: 'const { sharedKey, ciphertext } = await encapsulate(publicKey);',
    decapsulate: 'const sharedKey = await decapsulate(privateKey, ciphertext);',
  }),
);

/**
 * The methods of Sign and Verify take text in encodings; these functions are documented to take bytes
 * (https://nodejs.org/api/crypto.html).
 */
const BYTES_ONLY = new Map([
  ['sign', '// data in bytes: Buffer.from(text), where update(text) was given text'],
  ['verify', "// data and signature in bytes: Buffer.from(text), Buffer.from(signature, 'hex')"],
]);

/**
 * The call awaited on the thread pool.
 * @param {CallSiteReport} site a blocking call of node:crypto
 * @param {SourceCall | undefined} call what the source says there
 * @returns {ShownEdit | null} null if no exact edit can be made
 */
export function promisifiedEdit(site, call) {
  const name = ASYNC_COUNTERPART[site.api];
  const [fewest, most] = apiNamed(site.api)?.arity ?? [Infinity, 0];
  const { syntax } = call ?? {};
  if (!call || !syntax || site.package !== '' || call.callee !== site.api) return null;
  if (syntax.argumentTexts.length < fewest || syntax.argumentTexts.length > most) return null;
  const { local, imports } = promisifiedName(syntax, 'node:crypto', name, LOCAL_NAMES.get(name));
  const plain = plainSyntax(call, site.api);
  return plain === null
    ? awaitedCallee(site, call, { local, imports })
    : replacedCall(site, call, { expression: callText(local, plain.argumentTexts), isPromise: true, imports });
}

/** Encodings in which a method of Sign gives text. */
const TEXT = /^(?:hex|base64|base64url|latin1|binary)$/;

/**
 * The asynchronous form in general terms.
 * @param {string} name of the function that takes a callback, such as `pbkdf2`
 * @param {SourceCall} [call] what the source says about the blocking one
 * @returns {string[]} lines of code
 */
export function promisifiedSketch(name, call) {
  return [
    SKETCHES.get(name) ?? `const result = await ${name}(...);`,
    `// with: const ${LOCAL_NAMES.get(name) ?? name} = promisify(crypto.${name}); // from node:util`,
    ...[BYTES_ONLY.get(name)].filter((line) => line !== undefined),
    ...(name === 'sign' ? signatureText(call) : []),
  ];
}

/**
 * @param {SourceCall | undefined} call of a function that signs
 * @returns {string[]} what makes text of the signature, as in `signer.sign(key, 'base64')`; no line if that gives bytes
 */
function signatureText(call) {
  const encoding = call?.callee === 'sign' && call.args.length === 2 ? String(call.args[1]) : '';
  return TEXT.test(encoding)
    ? [`// signature is bytes: signature.toString('${encoding}') where sign(key, '${encoding}') gave text`]
    : [];
}

/**
 * The function of node:crypto that does a call's work on the thread pool.
 * @param {string} api name of a blocking function such as `pbkdf2Sync`
 * @returns {string | null} such as `pbkdf2`; null if there is none
 */
export function poolFunction(api) {
  return ASYNC_COUNTERPART[api] ?? null;
}
