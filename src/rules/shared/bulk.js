/** Large inputs, or many small calls in a row: both hold the event loop for long, and they need opposite advice. */
import { BLIND, namelessShare } from '../../model/certainty.js';
import { isStreamApi } from '../../model/operation.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * Whether a call site hashes, encrypts or fills much data per call. The parts that grow with the data (block functions,
 * and encoding strings as bytes) take 94-100 % of the time of hashing a megabyte, 66-91 % for 16 KiB, 15-67 % for 1
 * KiB, and at most 36 % for 256 bytes or less (Node 20 to 26, SHA-1 and HMAC, buffers and strings). Block functions
 * take 15-50 % of a cipher's time, since it copies its output; for a kilobyte, 7 % on Node 26 and 16 % on Node 20,
 * where most of the time goes into creating the cipher. Random bytes: 22-31 % for 16 KiB and more (the rest clears
 * memory), 8-13 % for a kilobyte, 5 % for nine bytes (Node 20 and 26).
 * @param {CallSiteReport} callSite one that hashes, encrypts or makes random bytes
 * @param {Pick<RuleContext, 'profile'>} context of it
 * @returns {boolean} also true if the report is from a version that didn't count this, or if libraries have no names; not so
 *   of random bytes, of which nearly all calls make few. Where the profiler names no native code, only if nearly all of
 *   it is where the data goes in
 */
export function isBulk(callSite, { profile }) {
  const { operation, api, leaves } = callSite;
  if (!mayBeBulk(callSite)) return false;
  const nameless = leaves?.nameless ?? 0;
  if (operation === 'random' || nameless === 0 || lacksSymbols(profile)) return true;
  if (isWork(callSite, 0, leastOf(operation))) return true;
  // crypto.hash is one function: for small data, too, nearly all ticks are in it. If what is between its calls shows that these are
  // long, its ticks have been counted as computing.
  return api !== 'hash' && isWork(callSite, nameless, LEAST_OF_NAMELESS);
}

/**
 * @param {CallSiteReport} callSite any
 * @param {Pick<RuleContext, 'profile'>} context of it
 * @returns {boolean} whether it hashes or encrypts, and nothing tells if that is much data at a time or often a little
 */
export function isOfUnknownSize(callSite, context) {
  return TAKES_DATA.test(callSite.operation) && mayBeBulk(callSite) && !isBulk(callSite, context);
}

/**
 * @param {CallSiteReport} callSite any
 * @returns {boolean} whether it hashes or encrypts, and certainly a little data at a time
 */
export function isOfSmallSize(callSite) {
  return callSite.leaves !== undefined && TAKES_DATA.test(callSite.operation) && !mayBeBulk(callSite);
}

const TAKES_DATA = /^(?:hash|hmac|mac|cipher)/;

/**
 * @param {RuleContext['profile']} profile of a run with ticks that may be OpenSSL's
 * @returns {boolean} whether these are in libraries without symbols; V8's own profiler names the function that called it
 */
function lacksSymbols(profile) {
  return profile.libraryTicks > 0 || namelessShare(profile) >= BLIND;
}

/**
 * @param {CallSiteReport} callSite one that hashes, encrypts or makes random bytes
 * @returns {boolean} as `isBulk`, and also true where the names that would show it are missing
 */
function mayBeBulk(callSite) {
  const { operation, api, leaves, ticks } = callSite;
  // It computes chunk by chunk already, and other work runs in between.
  if (isStreamApi(api)) return false;
  if (!leaves || ticks === 0) return true;
  if (operation === 'random') return leaves.computing / ticks >= LEAST_OF_RANDOM;
  const isMaker = operation.startsWith('cipher') && /^create/.test(api);
  return !isMaker && isWork(callSite, leaves.nameless ?? 0, leastOf(operation));
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

/**
 * @param {CallSiteReport} callSite any with ticks
 * @param {number} nameless ticks that count as work although nothing names them
 * @param {number} least share of its ticks
 * @returns {boolean} whether at least so much of it is work that grows with the data
 */
function isWork({ operation, leaves, ticks }, nameless, least) {
  if (!leaves) return false;
  const copying = operation.startsWith('cipher') ? 0 : (leaves.copying ?? 0);
  return leaves.computing + copying + nameless >= least * ticks;
}

/**
 * @param {string} operation that hashes or encrypts
 * @returns {number} share of its ticks that is work where it gets much data
 */
function leastOf(operation) {
  return operation.startsWith('cipher') ? 0.1 : 0.75;
}

const LEAST_OF_RANDOM = 0.18;

/**
 * Without names of native code, ticks in `update` count: 86-100 % of the time of hashing or encrypting 64 KiB, at most
 * 78 % for a kilobyte (Node 20, `--cpu-prof`).
 */
const LEAST_OF_NAMELESS = 0.85;
