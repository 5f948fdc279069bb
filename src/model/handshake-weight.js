/**
 * What handshakes cost relative to each other, by what the ledger knows of them: samples of TLS hardly ever show for
 * whom it works.
 */

/** @import { Certificate, TlsPeer } from './tls.js' */

/**
 * Work of handshakes, where 1 is what a full one of TLS 1.3 takes besides certificates.
 * @typedef {object} HandshakeWeight
 * @property {number} certificate signing, or checking the other side's certificate: only in full handshakes
 * @property {number} rest key exchange, messages, keys
 */

/**
 * A client's part for the server's certificate. With it a resumed handshake of TLS 1.3, which also exchanges keys,
 * costs 0.6 of a full one, and one of TLS 1.2 0.35 (docs/accuracy-tls.md).
 */
const CHECK = 0.67;
/** What a resumed handshake takes besides certificates. */
const RESUMED = { tls13: 1, older: 0.58 };

/**
 * A server's signature, from the CPU of whole handshakes (`HANDSHAKE_COST` in catalogue/guidance.js): RSA-4096 takes 10
 * on Node 20, and 4.5 on later ones.
 */
const SIGN = { ecdsa: 0.1, rsa2048: 0.8 };

/**
 * What a handshake takes besides certificates with a slow group: with P-384 a client's took 3.1 times as much in all as
 * with X25519, with P-521 6.2 times (80 and 60 of them, Node 20 and 24).
 * @type {Record<string, number>}
 */
const SLOW = { secp384r1: 4, secp521r1: 9 };

/** Where a client finds a server of its own run. */
const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/i;

/** @typedef {'role' | 'host' | 'port' | 'full' | 'resumed' | 'handshakes' | 'protocol' | 'certificate' | 'group'} WeighedFields */

/**
 * @param {Pick<TlsPeer, WeighedFields>} peer that was counted
 * @param {readonly Pick<TlsPeer, WeighedFields>[]} everyone all peers of the run
 * @returns {HandshakeWeight} of all its handshakes
 */
export function handshakeWeight(peer, everyone) {
  const { role, full, resumed, handshakes, protocol, certificate } = peer;
  const isTls13 = 2 * (protocol['TLSv1.3'] ?? 0) >= handshakes;
  return {
    certificate: full * (role === 'server' ? signatureOf(certificate) : CHECK),
    rest: full + resumed * (isTls13 ? RESUMED.tls13 : RESUMED.older) + slownessOf(peer, everyone),
  };
}

/**
 * Servers are not told the group, but clients of the same run that connect to them are.
 * @param {Pick<TlsPeer, WeighedFields>} peer that was counted
 * @param {readonly Pick<TlsPeer, WeighedFields>[]} everyone all peers of the run
 * @returns {number} what slow groups add to its weight
 */
function slownessOf({ role, port, handshakes, group }, everyone) {
  if (role === 'client') return slowness(group);
  const own = everyone.filter((each) => each.role === 'client' && each.port === port && THIS_MACHINE.test(each.host));
  const known = own.reduce((sum, each) => sum + each.handshakes, 0);
  const slow = own.reduce((sum, each) => sum + slowness(each.group), 0);
  return known > handshakes ? (slow * handshakes) / known : slow;
}

/**
 * @param {TlsPeer['group']} group handshakes by group, as far as it is known
 * @returns {number} what slow groups add to their weight
 */
function slowness(group) {
  return Object.entries(SLOW).reduce((sum, [name, weight]) => sum + (group[name] ?? 0) * (weight - 1), 0);
}

/**
 * @param {Certificate | null} certificate of a server, null if unknown
 * @returns {number} weight of a signature with its key
 */
function signatureOf(certificate) {
  if (certificate === null || certificate.type === 'other') return CHECK;
  return certificate.type === 'rsa' ? SIGN.rsa2048 * ((certificate.bits ?? 2048) / 2048) ** 3 : SIGN.ecdsa;
}

/**
 * @param {readonly Pick<TlsPeer, WeighedFields>[]} peers that were counted
 * @param {readonly Pick<TlsPeer, WeighedFields>[]} everyone all peers of the run, these among them
 * @returns {HandshakeWeight} of all their handshakes
 */
export function totalWeight(peers, everyone) {
  const weights = peers.map((peer) => handshakeWeight(peer, everyone));
  return {
    certificate: weights.reduce((sum, { certificate }) => sum + certificate, 0),
    rest: weights.reduce((sum, { rest }) => sum + rest, 0),
  };
}
