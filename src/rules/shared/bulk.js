/** Large inputs, or many small calls in a row: both hold the event loop for long, and they need opposite advice. */
import { isStreamApi } from '../../model/operation.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * Whether a call site hashes, encrypts or fills much data per call. The parts that grow with the data (block functions,
 * and encoding strings as bytes) take 94-100 % of the time of hashing a megabyte, 66-91 % for 16 KiB, 15-67 % for 1
 * KiB, and at most 36 % for 256 bytes or less (Node 20 to 26, SHA-1 and HMAC, buffers and strings). Block functions
 * take 15-50 % of a cipher's time, since it copies its output; for a kilobyte, 7 % on Node 26 and 16 % on Node 20,
 * where most of the time goes into creating the cipher. Random bytes: 22-31 % for 16 KiB and more (the rest clears
 * memory), 8-13 % for a kilobyte, 5 % for nine bytes (Node 20 and 26).
 * @param {CallSiteReport} callSite one that hashes, encrypts or makes random bytes
 * @returns {boolean} also true if the report is from a version that didn't count this, or if the names that would show
 *   it are missing; not so of random bytes, of which nearly all calls make few
 */
export function isBulk({ operation, api, leaves, ticks }) {
  // It computes chunk by chunk already, and other work runs in between.
  if (isStreamApi(api)) return false;
  if (!leaves || ticks === 0) return true;
  if (operation === 'random') return leaves.computing / ticks >= LEAST_OF_RANDOM;
  const computing = leaves.computing + (leaves.nameless ?? 0);
  if (!operation.startsWith('cipher')) return (computing + (leaves.copying ?? 0)) / ticks >= LEAST_OF_HASH;
  return !/^create/.test(api) && computing / ticks >= LEAST_OF_CIPHER;
}

/**
 * Below this many random bytes the blocking form is right, whatever the profile says: 64 KiB take about 0.1 ms, so a
 * block of several milliseconds is a loop around the call.
 */
export const LARGE_RANDOM_BYTES = 64 * 1024;

/**
 * From this many bytes of output on, one HKDF call takes several times as long as handing it over, which takes 15-18
 * µs: 64 bytes and a kilobyte take 13-25 µs, 16,320 bytes 170-183 µs (Node 20 and 26, SHA-512).
 */
const LARGE_HKDF_BYTES = 4096;

/**
 * @param {CallSiteReport} callSite any
 * @returns {boolean} whether it derives keys from another key, which takes almost no time: a block of several
 *   milliseconds is then a loop around the call
 */
export function isShortHkdf({ operation, parameters: { keylen = 0 } }) {
  return operation === 'kdf.hkdf' && keylen < LARGE_HKDF_BYTES;
}

const LEAST_OF_HASH = 0.75;
const LEAST_OF_CIPHER = 0.1;
const LEAST_OF_RANDOM = 0.18;
