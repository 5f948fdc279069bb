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
 * @returns {{now: Argon2Cost, wanted: Argon2Cost, message: string, part: number} | null} null if they are enough, or one
 *   is not known: what it is by default depends on the version
 */
export function lowArgon2Cost(memory, passes) {
  const now = { memory: Number(memory), passes: Number(passes) };
  if (!(now.memory > 0 && now.passes > 0) || isEnough(now)) return null;
  const wanted = recommended(now);
  return {
    now,
    wanted,
    message: `${inWords(wanted)} of Argon2id, not ${inWords(now)}`,
    part: (now.memory * now.passes) / (wanted.memory * wanted.passes),
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
 * @param {Argon2Cost} now too low
 * @returns {Argon2Cost} what OWASP names first of those that have no fewer passes; neither of the two gets lower
 */
function recommended(now) {
  const found = NAMED.find(({ memory, passes }) => passes >= now.passes && memory >= now.memory);
  const least = NAMED[NAMED.length - 1];
  return found ?? { memory: Math.max(least.memory, now.memory), passes: Math.max(least.passes, now.passes) };
}

/**
 * @param {Argon2Cost} cost any
 * @returns {string} as a sentence has it
 */
function inWords({ memory, passes }) {
  return `m=${grouped(memory)} KiB, t=${passes}`;
}
