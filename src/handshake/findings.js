/** What a measured server should change, most expensive first. */
import { isKeyTransport } from '../model/tls.js';
import { duration, percent } from '../text/numbers.js';

/** @import { HandshakeFinding, HandshakeReport } from '../model/handshake.js' */

/** @typedef {Omit<HandshakeReport, 'findings'>} Measured */

/** A client's first key shares are for these groups; for any other group the server has to ask again. */
const FIRST_GROUPS = new Set(['X25519', 'X25519MLKEM768', '']);

/**
 * How much a server may send before it must wait for an acknowledgement: ten segments
 * (https://www.rfc-editor.org/rfc/rfc6928).
 */
const FIRST_FLIGHT = 14_600;

/**
 * @param {Measured} measured of a server
 * @returns {HandshakeFinding[]} what costs time or CPU, most expensive first
 */
export function findingsOf(measured) {
  return [noReuse, noResumption, helloRetry, oldProtocol, rsaCertificate, longChain].flatMap(
    (check) => check(measured) ?? [],
  );
}

/**
 * @param {Measured} measured of a server
 * @returns {HandshakeFinding | null} if it closes each connection, or so soon that agents of Node do (https://nodejs.org/api/http.html#new-agentoptions)
 */
function noReuse({ keepsAlive, measurements: [cold] }) {
  if (keepsAlive !== false) return null;
  return {
    id: 'no-keepalive',
    message: `The server closes the connection after an answer, or announces that it will within a second (keep-alive: timeout=1), for which Node's agents give it up, so that each request pays for a handshake: ${duration(cold.tcpMs + cold.tlsMs)} and ${duration(cold.cpuMs)} of CPU here.`,
    advice:
      'Let the server, or the proxy in front of it, keep connections open for more than a few seconds; then use one https.Agent with keepAlive in the client.',
  };
}

/**
 * @param {Measured} measured of a server
 * @returns {HandshakeFinding | null} if sessions can't be resumed
 */
function noResumption({ measurements, tickets }) {
  const cold = measurements[0];
  const again = measurements.find(({ mode, protocol }) => mode === 'resumed' && protocol === cold.protocol);
  if (again === undefined ? tickets === null : again.resumed > 0) return null;
  return {
    id: 'no-resumption',
    message:
      again === undefined
        ? `The server sends no session tickets with ${cold.protocol}.`
        : `The server sent ${['session ids', 'a ticket'][tickets ?? 0] ?? 'tickets'} with ${cold.protocol}, but resumed none of ${again.n} sessions.`,
    advice: 'Switch session tickets on, with the same ticket keys on all machines behind one name.',
  };
}

/**
 * @param {Measured} measured of a server
 * @returns {HandshakeFinding | null} if clients don't send a key share for its group at once
 */
function helloRetry({ measurements }) {
  const cold = measurements.find(({ mode, protocol }) => mode === 'cold' && protocol === 'TLSv1.3');
  if (cold === undefined || FIRST_GROUPS.has(cold.group)) return null;
  return {
    id: 'hello-retry',
    message: `The server wants ${cold.group} for the key exchange, for which clients send no key at first: each connection with TLS 1.3 takes one more round trip.`,
    advice: 'Let the server accept X25519 as well, and X25519MLKEM768 where it can.',
  };
}

/**
 * @param {Measured} measured of a server
 * @returns {HandshakeFinding | null} if it has no TLS 1.3
 */
function oldProtocol({ refused, measurements: [cold] }) {
  if (!refused.includes('TLSv1.3')) return null;
  return {
    id: 'old-protocol',
    message: 'The server does not speak TLS 1.3: a full handshake takes two round trips, where that can do with one.',
    advice: FIRST_GROUPS.has(cold.group)
      ? 'Allow TLS 1.3 beside TLS 1.2. It saves a round trip, not CPU.'
      : `Allow TLS 1.3 beside TLS 1.2, and X25519, for which clients send a key at first: with ${cold.group} TLS 1.3 takes two round trips as well. It saves no CPU.`,
  };
}

/**
 * @param {Measured} measured of a server
 * @returns {HandshakeFinding | null} if its certificate's key is expensive to compute with
 */
function rsaCertificate({ certificate, measurements: [cold] }) {
  if (certificate.type !== 'rsa') return null;
  const isSigning = !isKeyTransport(cold.cipher);
  const use = isSigning
    ? 'signs with it in each full handshake, which'
    : 'decrypts with it in each full handshake, which gives no forward secrecy and';
  return {
    id: 'rsa-certificate',
    message: `The certificate has an RSA key${certificate.bits === null ? '' : ` of ${certificate.bits} bits`}: the server ${use} takes many times the CPU of an ECDSA signature with P-256.`,
    advice: isSigning
      ? 'Use a P-256 certificate; alongside the RSA one if some clients support nothing else.'
      : 'Allow ciphers that begin with ECDHE, which also give forward secrecy; then use a P-256 certificate, alongside the RSA one if some clients support nothing else.',
  };
}

/**
 * @param {Measured} measured of a server
 * @returns {HandshakeFinding | null} if what it sends does not fit into the first flight
 */
function longChain({ measurements: [cold], chain }) {
  if (cold.bytesIn <= FIRST_FLIGHT) return null;
  const bytes = chain.reduce((sum, link) => sum + link.bytes, 0);
  return {
    id: 'long-chain',
    message: `The server sends ${cold.bytesIn} bytes in the handshake, ${percent(Math.min(1, bytes / cold.bytesIn), 0)} of them certificates: more than fits into its first ten packets, so that it may take one more round trip.`,
    advice: "Send the server's certificate and its intermediates only, without the root.",
  };
}
