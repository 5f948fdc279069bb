/** What names say about packages that the catalogue lacks. */
import { isCryptoPackage } from './match-package.js';
import { packagePath } from './package-of.js';
import { LONG_SHA2 } from './long-sha2.js';

/** @import { FrameMatch, OperationId } from '../model/operation.js' */

/** @typedef {[words: RegExp, operation: OperationId | '', algorithm?: string]} Words */

/**
 * @param {readonly Words[]} rows of parts of regular expressions
 * @returns {readonly Words[]} the same for whole words
 */
const wholeWords = (rows) => rows.map(([{ source }, ...rest]) => [new RegExp(`\\b(?:${source})\\b`), ...rest]);

/**
 * Names of algorithms without another meaning. The first match counts: algorithms built from others come before those.
 */
const NAMED = wholeWords([
  [/argon2(?:id?|d)?/, 'kdf.argon2'],
  [/b ?crypt/, 'kdf.bcrypt'],
  [/scrypt(?:sy)?/, 'kdf.scrypt'],
  [/pbkdf2/, 'kdf.pbkdf2'],
  [/hkdf/, 'kdf.hkdf'],
  // otplib checks, encodes and wraps, and leaves HMAC to others.
  [/hmac|[ht]otp(?<!otplib .*)/, 'hmac'],
  [/poly1305|siphash(?:24)?/, 'mac'],
  [/sha1|rusha/, 'hash', 'sha1'],
  [/sha2(?:24|56)/, 'hash', 'sha256'],
  [/sha(?:384|512)/, 'hash', LONG_SHA2],
  [/sha3|keccak(?:256)?|shake(?:128|256)/, 'hash', 'sha3'],
  [/blake2[bs]?|blake3/, 'hash', 'blake2'],
  [/md5/, 'hash', 'md5'],
  [/ripemd160|whirlpool|sm3(?<=sm crypto .*)/, 'hash'],
  [/aes(?:\d{3})?/, 'cipher', 'aes'],
  [/x?chacha20|x?salsa20|blowfish|twofish|sm4(?<=sm crypto .*)/, 'cipher'],
  [
    /ed25519|x25519|curve25519|secp256[kr]1|bls12 ?(?:377|381)|ecdsa(?! sig formatter)|ecies|rsa|sm crypto|sodium|nacl(?! util)/,
    '',
  ],
  // Number theory has powers modulo a number, too.
  [/mod pow(?<=\b(?:crypto|\w*srp\w*) .*)/, ''],
]);

/** What functions do by their own names, in code of algorithms with several uses. */
const ASKED = wholeWords([
  [/verif\w*|do verify signature/, 'verify'],
  [/sign|do signature/, 'sign'],
  [/key ?pair\w*/, 'keygen'],
  [/encrypt|seal/, 'cipher.encrypt'],
  [/decrypt|open/, 'cipher.decrypt'],
]);

/**
 * A class that derives keys does so in its methods. What others are made with, as a cipher with its key, is worked on at once.
 */
const CONSTRUCTOR = /^[A-Z][a-z]\w*$/;

/**
 * @param {readonly Words[]} rows of words
 * @param {string} text words
 * @returns {Words | undefined} the first that occurs in it
 */
const findWords = (rows, text) => rows.find(([words]) => words.test(text));

/**
 * @param {string} name of a package, file or function
 * @returns {string} its words, in lower case
 */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z]+)(?=[A-Z][a-z])/g, '$& ')
    .replace(/[^a-z\d]+/gi, ' ')
    .toLowerCase();

/**
 * What the names of algorithms say about a function, in packages that the catalogue does not know. Such functions may
 * only call others that compute: anything more specific takes precedence.
 * @param {string} file absolute path of the function's file, or of the native addon
 * @param {string} functionName as V8 logs it, `''` for an anonymous function or native code
 * @returns {FrameMatch | null} null if no algorithm is named, or if the package is known
 */
export function matchNamed(file, functionName) {
  const { name, path } = packagePath(file);
  if (!isUnlisted(name)) return null;
  const own = wordsOf(functionName);
  const found = findWords(NAMED, `${wordsOf(name)} ${wordsOf(path)} ${own}`);
  if (found === undefined) return null;
  const [, operation, algorithm = ''] = found;
  if (operation.startsWith('kdf.') && CONSTRUCTOR.test(functionName)) return null;
  const asked = operation === '' || operation === 'cipher' ? findWords(ASKED, own)?.[1] : undefined;
  return {
    operation: asked !== undefined && (operation === '' || asked.startsWith(operation)) ? asked : operation,
    candidates: [],
    form: 'sync',
    api: '',
    evidence: 'package',
    package: name,
    algorithm,
  };
}

/**
 * @param {string} name of a package, `''` for none
 * @returns {boolean} whether it is a package that the catalogue doesn't list: the names of algorithms in it are all
 *   that we know about its work
 */
export function isUnlisted(name) {
  return name !== '' && !isCryptoPackage(name);
}

/**
 * @param {Pick<FrameMatch, 'evidence' | 'package'> | null | undefined} match of a frame
 * @returns {boolean} whether it is based on names alone
 */
export function isNamed(match) {
  return match?.evidence === 'package' && isUnlisted(match.package);
}
