/** Parameters of Argon2id below what OWASP asks for. */
import { PASSWORD_STORAGE } from '../../catalogue/guidance.js';
import { grouped } from '../../text/numbers.js';

/** Memory in KiB, passes. @typedef {{memory: number, passes: number}} Argon2Cost */

const KIB_OF_MIB = 1024;

/** What OWASP names, in KiB. @type {readonly Argon2Cost[]} */
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
