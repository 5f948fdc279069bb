/** Which calls take longer than handing them to another thread, by what they compute: for the advice of all rules. */

/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * What nobody calls for microseconds: with node:crypto each takes 0.2 ms or more (Node 20 to 26), in JavaScript longer. Signing and
 * making keys take 0.7 ms and more with P-384, 1.8 ms and more with P-521.
 */
const LONG =
  /^(?:kdf\.(?!hkdf)|keygen\.(?:rsa|dsa|dh) |keygen\.ec (?:p-384|p-521|secp384r1|secp521r1)$|prime|kex\.dh |asym\.decrypt |sign rsa(?:-|$))/i;

/**
 * What nothing names may be long, too: a signature, a key pair, an agreement, a derivation. Where something is signed with ECDSA, its
 * curve is never named; nearly always it is P-256.
 */
const UNKNOWN = /^(?:sign (?!ecdsa|ed25519)|keygen(?!\.(?:secret|ed25519|x25519) |\.ec .)|kex |other )/;

/**
 * With a KeyObject, signing with P-256 takes 25-31 µs and with Ed25519 35-44 µs, verifying with RSA-2048 21-27 µs, and their asynchronous
 * forms 14-45, 12-48 and 12-38 µs of the event loop (Node 20 to 26). A pair takes 33-47 µs (X25519, Ed25519) or 24-53 µs (P-256), and
 * handing it over 15-68 µs, or 9-39 µs if there are ten at once (Node 20, 24 and 26, 2026-11-28).
 */
const SHORT =
  /^(?:sign (?:ecdsa-p-256|ed25519)(?:-|$)|verify rsa(?:-|$)|keygen\.(?:x25519|ed25519) |keygen\.ec (?:p-256|prime256v1)$)/i;

/**
 * @param {CallSiteReport} callSite any
 * @returns {boolean} whether each of its calls is known to take far longer than handing it to another thread, whatever
 *   computes it
 */
export function isLongCall(callSite) {
  return LONG.test(kindOf(callSite));
}

/**
 * @param {CallSiteReport} callSite any
 * @returns {boolean} whether its calls take far longer than handing them over, or may, as far as is known
 */
export function mayBeLongCall(callSite) {
  return isLongCall(callSite) || UNKNOWN.test(kindOf(callSite));
}

/**
 * @param {CallSiteReport} callSite a synchronous call that OpenSSL computes
 * @returns {boolean} whether it takes no longer than handing it to another thread
 */
export function isShortCall(callSite) {
  return SHORT.test(kindOf(callSite));
}

/**
 * @param {CallSiteReport} callSite any
 * @returns {string} its operation and, after a space, its algorithm, `''` if unknown
 */
function kindOf({ operation, algorithm }) {
  return `${operation} ${algorithm}`;
}
