/** What scrypt's parameters cost an attacker. Nothing here ever argues for a lower cost. */
import { PASSWORD_STORAGE } from '../../catalogue/guidance.js';
import { grouped } from '../../text/numbers.js';

/** @typedef {import('../../model/profile.js').SourceCall} SourceCall */
/** @typedef {{N: number, r: number, p: number}} Cost */

/** `scryptSync(password, salt, keylen, options)` and its promisified form. */
const OPTIONS_ARGUMENT = 3;

/** https://nodejs.org/api/crypto.html#cryptoscryptsyncpassword-salt-keylen-options */
const DEFAULTS = { N: 2 ** 14, r: 8, p: 1 };

/** Each parameter has a long name, too. */
const NAMES = /** @type {const} */ ([['N', 'cost'], ['r', 'blockSize'], ['p', 'parallelization']]);

/**
 * What to say about parameters that are below current guidance.
 * @param {SourceCall | undefined} call what the source says at a call of scryptSync
 * @returns {string[]} one sentence or two, empty if nothing is known to be amiss
 */
export function scryptNotes(call) {
  const cost = call?.callee === 'scryptSync' ? costOf(call) : null;
  if (cost === null || PASSWORD_STORAGE.scrypt.some(({ N, r, p }) => cost.N >= N && cost.r >= r && cost.p >= p)) return [];
  return [`N=${grouped(cost.N)}, r=${cost.r}, p=${cost.p} of scrypt are below what OWASP asks of password hashes (${PASSWORD_STORAGE.date}): N=131,072, p=1 with `
    + 'maxmem: 2 ** 28, or N=16,384, p=5. Raise them when a user next logs in, and store them beside the hash.'];
}

/**
 * @param {SourceCall} call of scryptSync
 * @returns {Cost | null} null if a parameter is not known
 */
function costOf({ args, argOptions = [], syntax }) {
  if (args.length === OPTIONS_ARGUMENT) return DEFAULTS;
  const options = argOptions[OPTIONS_ARGUMENT];
  const text = syntax?.argumentTexts[OPTIONS_ARGUMENT];
  if (!options || !text || text.includes('...')) return null;
  const [N, r, p] = NAMES.map((names, index) => {
    const known = names.map((name) => options[name]).find((value) => typeof value === 'number');
    const isNamed = names.some((name) => new RegExp(`\\b${name}\\b`).test(text));
    return known ?? (isNamed ? null : Object.values(DEFAULTS)[index]);
  });
  return typeof N === 'number' && typeof r === 'number' && typeof p === 'number' ? { N, r, p } : null;
}
