/**
 * Parameters of bcrypt and Argon2, which stand in each stored hash, below what OWASP asks for. They are read from the
 * source of a call that makes a hash: one that verifies takes them from the hash.
 */
import { PASSWORD_STORAGE } from '../../catalogue/guidance.js';
import { underscored } from '../../text/numbers.js';
import { lowArgon2Cost } from './password-cost.js';

/** @import { SourceCall } from '../../model/source-call.js' */
/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * Parameters that are too low, and how to move on from them.
 * @typedef {object} StoredCost
 * @property {string} message what OWASP asks for instead, and what they are
 * @property {number | null} part 0..1 of what a guess ought to cost; null if unknown
 * @property {string} name of a variable with the new ones
 * @property {string} next its value, as source
 * @property {(value: string) => string} call that uses it, as source
 * @property {string[]} lines of code that move stored hashes on, one log-in at a time
 */

const ARGON2 = new Set(['argon2', '@node-rs/argon2']);
const BCRYPT = new Set(['bcrypt', 'bcryptjs', '@node-rs/bcrypt']);
const MAKES_HASH = /^hash(?:Sync)?$/;

/** What makes a salt, which holds the rounds. */
const MAKES_SALT = /^genSalt(?:Sync)?$/;

/** What is no hash of Argon2id with its parameters in it. */
const OTHER_KIND = /\bargon2[di]\b|\braw\b|\b(?:type|algorithm): *\d|\.\.\./i;

/**
 * @param {CallSiteReport} callSite of bcrypt or Argon2
 * @param {SourceCall | undefined} call what the source says there
 * @returns {StoredCost | null} null if its parameters are unknown, or not below what OWASP asks for
 */
export function lowStoredCost({ operation, package: name }, call) {
  if (call === undefined || !MAKES_HASH.test(call.callee) || call.syntax?.hasSpread) return null;
  if (operation === 'kdf.bcrypt') return BCRYPT.has(name) ? lowRounds(call) : null;
  return operation === 'kdf.argon2' && ARGON2.has(name) ? lowArgon2(call) : null;
}

/**
 * @param {SourceCall} call `bcrypt.hash(password, rounds)`, or with a salt
 * @returns {StoredCost | null}
 */
function lowRounds({ args, argOrigins }) {
  const salt = argOrigins?.[1];
  const rounds = args[1] ?? (MAKES_SALT.test(salt?.callee ?? '') ? salt?.args[0] : null);
  const asked = PASSWORD_STORAGE.bcryptRounds;
  if (typeof rounds !== 'number' || !(rounds > 0 && rounds < asked)) return null;
  return {
    message: `${asked} rounds of bcrypt or more, not ${rounds}`,
    part: 2 ** (rounds - asked),
    name: 'rounds',
    next: `${asked}`,
    call: (value) => `await bcrypt.hash(password, ${value})`,
    lines: [
      `const rounds = ${asked}; // of new hashes; each stored hash keeps its own`,
      "if ((await bcrypt.compare(password, user.hash)) && Number(user.hash.split('$')[2]) < rounds)",
      '  user.hash = await bcrypt.hash(password, rounds); // when a user logs in; save it',
    ],
  };
}

/**
 * @param {SourceCall} call `argon2.hash(password, { memoryCost, timeCost })`
 * @returns {StoredCost | null}
 */
function lowArgon2({ argOptions, syntax }) {
  const { memoryCost, timeCost } = argOptions?.[1] ?? {};
  const low = OTHER_KIND.test(syntax?.argumentTexts[1] ?? '') ? null : lowArgon2Cost(memoryCost, timeCost);
  if (low === null) return null;
  const { now, recommended, message, part } = low;
  const next = `{ memoryCost: ${underscored(recommended.memory)}, timeCost: ${recommended.passes} }`;
  return {
    message,
    part,
    name: 'cost',
    next,
    call: (value) => `await argon2.hash(password, { ...options, ...${value} })`,
    lines: [
      `const cost = ${next}; // of new hashes; each stored hash keeps its own`,
      `if ((await argon2.verify(user.hash, password)) && user.hash.includes('$m=${now.memory},t=${now.passes},'))`,
      '  user.hash = await argon2.hash(password, { ...options, ...cost }); // when a user logs in; save it',
    ],
  };
}
