/**
 * What the parameters of PBKDF2 and Argon2id cost the program and an attacker, and what OWASP asks for. Nothing here ever recommends
 * less.
 */
import { PASSWORD_STORAGE } from '../../catalogue/guidance.js';
import { digestName } from '../../catalogue/index.js';
import { grouped } from '../../text/numbers.js';

/**
 * Bytes that one block of PBKDF2 yields: the digest's size (RFC 8018, section 5.2). Each further block
 * runs all iterations again.
 */
const DIGEST_BYTES = new Map(
  Object.entries({
    md5: 16,
    sha1: 20,
    ripemd160: 20,
    sha224: 28,
    sha256: 32,
    'sha512-256': 32,
    sha384: 48,
    sha512: 64,
    'sha3-224': 28,
    'sha3-256': 32,
    'sha3-384': 48,
    'sha3-512': 64,
  }),
);

const RECOMMENDED_ITERATIONS = new Map(Object.entries(PASSWORD_STORAGE.pbkdf2Iterations));

/**
 * The size of a digest.
 * @param {string} algorithm such as `sha512`
 * @returns {number | null} bytes, null if we don't know the digest
 */
export function digestBytes(algorithm) {
  return DIGEST_BYTES.get(digestName(algorithm)) ?? null;
}

/**
 * What OWASP asks of PBKDF2 with a digest.
 * @param {string} algorithm digest, `''` if unknown
 * @returns {number | null} iterations, null if it names none for that digest
 */
export function recommendedIterations(algorithm) {
  return RECOMMENDED_ITERATIONS.get(digestName(algorithm)) ?? null;
}

/** Memory in KiB, passes. @typedef {{memory: number, passes: number}} Argon2Cost */

const KIB_OF_MIB = 1024;

/** What OWASP names for Argon2id, in KiB. @type {readonly Argon2Cost[]} */
const NAMED = PASSWORD_STORAGE.argon2id.map(({ m, t }) => ({ memory: m * KIB_OF_MIB, passes: t }));

/**
 * @param {unknown} memory in KiB
 * @param {unknown} passes over it
 * @returns {{now: Argon2Cost, recommended: Argon2Cost, message: string, part: number | null} | null} null if they are
 *   enough, or one is not known: what it is by default depends on the version
 */
export function lowArgon2Cost(memory, passes) {
  const now = { memory: Number(memory), passes: Number(passes) };
  if (!(now.memory > 0 && now.passes > 0) || isEnough(now)) return null;
  const named = NAMED.find((cost) => cost.passes >= now.passes && cost.memory >= now.memory);
  if (named === undefined) {
    // More passes than any that OWASP names: only their memory is too low, and no number is known for both.
    const { memory: least } = NAMED[NAMED.length - 1];
    return {
      now,
      recommended: { memory: least, passes: now.passes },
      message: `at least ${grouped(least)} KiB of memory for Argon2id, not ${grouped(now.memory)} KiB`,
      part: null,
    };
  }
  return {
    now,
    recommended: named,
    message: `${inWords(named)} of Argon2id, not ${inWords(now)}`,
    part: (now.memory * now.passes) / (named.memory * named.passes),
  };
}

/**
 * @param {Argon2Cost} cost any
 * @returns {boolean} whether it is at least one of those that OWASP names
 */
function isEnough(cost) {
  return NAMED.some(({ memory, passes }) => cost.memory >= memory && cost.passes >= passes);
}

/**
 * @param {Argon2Cost} cost any
 * @returns {string} as a sentence has it
 */
function inWords({ memory, passes }) {
  return `m=${grouped(memory)} KiB, t=${passes}`;
}
