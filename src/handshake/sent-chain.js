/**
 * Node returns a certificate with all its issuers, whether the server sent them or they were found among those trusted
 * here. Certificates that don't fit into the received bytes were not sent.
 */

/** @import { ChainLink, HandshakeMeasurement, ServerKey } from '../model/handshake.js' */

/** ServerHello and Finished with their headers: the minimum besides keys and signature, bytes. */
const LEAST_BESIDES = 150;
/** For any other key than RSA's, whose signatures have as many bytes as the key. */
const LEAST_SIGNATURE = 64;
/** For larger curves: two numbers of a field, which in one of 2^64 signatures have leading zeros. */
const SIGNATURES = new Map(Object.entries({ 'P-384': 80, 'P-521': 116 }));
/** What a server sends for a key exchange, bytes: for a curve at least this, for ML-KEM-768 also this ciphertext. */
const LEAST_SHARE = 32;
const KEM_SHARE = 1088;
/** Points of larger curves, by the names that Node has for the groups. */
const SHARES = new Map(Object.entries({ prime256v1: 65, secp384r1: 97, secp521r1: 133, X448: 56 }));

/**
 * @param {ChainLink[]} chain the server's certificate and its issuers, as they were sent or found
 * @param {Pick<HandshakeMeasurement, 'protocol' | 'mode' | 'bytesIn' | 'group'>[]} measurements of the server
 * @param {number} stapledBytes of the proof that it sends with its certificate, in each full handshake
 * @returns {ChainLink[]} those that it can have sent, at least its own
 */
export function sentChain(chain, measurements, stapledBytes) {
  return measurements
    .filter(({ mode }) => mode === 'cold')
    .reduce((sent, measured) => fitting(sent, measured, stapledBytes), chain);
}

/**
 * @param {ChainLink[]} chain that may have been sent
 * @param {Pick<HandshakeMeasurement, 'protocol' | 'bytesIn' | 'group'>} cold a full handshake
 * @param {number} stapledBytes sent with the certificate
 * @returns {ChainLink[]} the first of them, as many as fit
 */
function fitting(chain, { protocol, bytesIn, group }, stapledBytes) {
  const [own] = chain;
  // Node 22 has no name for a hybrid group, and one for each other group of a full handshake in TLS 1.3.
  const isHybrid = protocol === 'TLSv1.3' && (group === '' || group.includes('MLKEM768'));
  const share = (SHARES.get(group) ?? LEAST_SHARE) + (isHybrid ? KEM_SHARE : 0);
  let left = bytesIn - LEAST_BESIDES - leastSignature(own?.key) - share - stapledBytes;
  const first = chain.findIndex(({ bytes }, index) => (left -= bytes) < 0 && index > 0);
  return first === -1 ? chain : chain.slice(0, first);
}

/**
 * @param {ServerKey | undefined} key of the server's certificate
 * @returns {number} bytes of a signature with it, at least
 */
function leastSignature(key) {
  if (key?.type === 'rsa') return (key.bits ?? 0) / 8;
  return SIGNATURES.get(key?.curve ?? '') ?? LEAST_SIGNATURE;
}
