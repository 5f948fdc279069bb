/** Handshakes with our own server over the loopback interface, both sides together. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import tls from 'node:tls';
import { selfSigned } from './self-signed.js';

/** @import { AddressInfo } from 'node:net' */

/**
 * @typedef {object} HandshakeTrial
 * @property {string} name of the variant
 * @property {string} what is special about it
 * @property {[type: any, options?: any]} key arguments of generateKeyPairSync
 * @property {boolean} [resumes] whether each handshake resumes the previous one's session
 * @property {string} [group] of the key exchange; Node's own choice if left out
 */

/** @type {readonly HandshakeTrial[]} */
export const HANDSHAKES = [
  { name: 'RSA-2048', what: 'full, TLS 1.3', key: ['rsa', { modulusLength: 2048 }] },
  { name: 'RSA-3072', what: 'full, TLS 1.3', key: ['rsa', { modulusLength: 3072 }] },
  { name: 'P-256', what: 'full, TLS 1.3', key: ['ec', { namedCurve: 'P-256' }] },
  { name: 'Ed25519', what: 'full, TLS 1.3', key: ['ed25519'] },
  { name: 'P-256, group P-384', what: 'full, TLS 1.3', key: ['ec', { namedCurve: 'P-256' }], group: 'P-384' },
  { name: 'P-256, resumed', what: 'TLS 1.3', key: ['ec', { namedCurve: 'P-256' }], resumes: true },
];

/**
 * @param {HandshakeTrial} trial which handshakes
 * @param {(shake: () => Promise<void>) => Promise<void>} use is given what makes one connection, and ends it
 * @returns {Promise<void>} resolves once `use` is done and the server is closed
 */
export async function withServer({ key: kind, group, resumes = false }, use) {
  const pair = /** @type {any} */ (generateKeyPairSync(...kind));
  const cert = selfSigned(pair, Date.now());
  const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const server = tls.createServer({ key, cert, ...(group === undefined ? {} : { ecdhCurve: group }) }, (socket) => {
    socket.on('error', () => {});
    // One byte, so that the client has read the tickets before it.
    socket.end('.');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {AddressInfo} */ (server.address());
  const secureContext = tls.createSecureContext({ ca: cert });
  /** @type {Buffer | undefined} */
  let session;
  const shake = async () => {
    const socket = tls.connect({
      host: 'localhost',
      port,
      servername: 'localhost',
      secureContext,
      ...(session === undefined ? {} : { session }),
    });
    if (resumes)
      socket.on('session', (next) => {
        session = next;
      });
    socket.resume();
    await once(socket, 'close');
  };
  try {
    if (resumes) await shake();
    await use(shake);
  } finally {
    server.close();
  }
}
