/** Much data at a time, or many small calls in a row: both hold the event loop for long, and need opposite advice. */

/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * Whether a call site hashes, encrypts or fills much data at a time. What grows with the data, block functions and the
 * writing of strings as bytes, takes 94-100 % of the time of a hash of a megabyte, of 16 KiB 66-91 %, of 1 KiB 15-67 %,
 * and of 256 bytes and less no more than 36 % (Node 20 to 26, SHA-1 and HMAC, buffers and strings). Block functions
 * take 15-50 % of a cipher's, which copies its output, and of a kilobyte 7 % on Node 26; on Node 20 16 %, but there
 * most is making the cipher. Random bytes: 22-31 % of 16 KiB and more (the rest clears memory), 8-13 % of a kilobyte, 5
 * % of nine bytes (Node 20 and 26).
 * @param {CallSiteReport} callSite one that hashes, encrypts or makes random bytes
 * @returns {boolean} true also where the report is of a version that did not count it, or names are missing that would
 *   show
 */
export function isBulk({ operation, api, leaves, ticks }) {
  // It computes chunk by chunk already, and other work runs in between.
  if (api.endsWith(' stream')) return false;
  if (!leaves || ticks === 0) return true;
  const computing = leaves.computing + (leaves.nameless ?? 0);
  if (operation === 'random') return computing / ticks >= LEAST_OF_RANDOM;
  if (!operation.startsWith('cipher')) return (computing + (leaves.copying ?? 0)) / ticks >= LEAST_OF_HASH;
  return !/^create/.test(api) && computing / ticks >= LEAST_OF_CIPHER;
}

/**
 * Below this many random bytes the blocking form is the right one, whatever the profile says: 64 KiB take
 * some 0.1 ms, and a block of several milliseconds is then a loop around the call.
 */
export const LARGE_RANDOM_BYTES = 64 * 1024;

/**
 * From this many bytes of output on one call of HKDF takes several times what handing it over does, 15-18 µs: 64 bytes and a
 * kilobyte take 13-25 µs, 16,320 bytes 170-183 µs (Node 20 and 26, SHA-512).
 */
const LARGE_HKDF_BYTES = 4096;

/**
 * @param {CallSiteReport} callSite any
 * @returns {boolean} whether it makes keys of another key, which takes no time by itself: a block of several milliseconds
 *   is a loop around the call
 */
export function isShortHkdf({ operation, parameters: { keylen = 0 } }) {
  return operation === 'kdf.hkdf' && keylen < LARGE_HKDF_BYTES;
}

const LEAST_OF_HASH = 0.75;
const LEAST_OF_CIPHER = 0.1;
const LEAST_OF_RANDOM = 0.18;
