/**
 * A wallet's seed by BIP-39 (https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki). The standard fixes all
 * numbers of its PBKDF2, and what it derives from is random: with other numbers it is the seed of another wallet.
 */
import { digestName } from '../../catalogue/index.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { SourceCall } from '../../model/source-call.js' */

const NUMBERS = { iterations: 2048, keylen: 64, digest: 'sha512' };

/** The words that it derives from, or the standard. */
const STANDARD = /mnemonic|bip_?39/i;

/** What it derives: `seed`, `toSeed`, `SEED`; not `seedling`. */
const SEED = /(?:\b|_)seed(?![a-z])|Seed(?![a-z])|SEED/;

/** The words may have a passphrase. */
const PASSWORD = /pass(?!phrase)|pwd/i;

/**
 * @param {CallSiteReport} callSite of key derivation
 * @param {SourceCall | undefined} call what the source says there
 * @returns {boolean} whether its numbers are those of BIP-39, and names at the call show that they are so for that reason
 */
export function isWalletSeed({ operation, algorithm, parameters }, call) {
  const { iterations, keylen, digest } = NUMBERS;
  const hasNumbers = parameters.iterations === iterations && parameters.keylen === keylen;
  if (operation !== 'kdf.pbkdf2' || !hasNumbers || digestName(algorithm) !== digest || !call) return false;
  const text = [call.syntax?.within.name ?? '', ...call.excerpt].join('\n');
  return STANDARD.test(text) || (SEED.test(text) && !PASSWORD.test(text));
}
