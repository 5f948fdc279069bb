import { sentChain } from '../../src/handshake/sent-chain.js';

const ecdsa = /** @type {const} */ ({ type: 'ec', bits: null, curve: 'P-256' });
const rsa = /** @type {const} */ ({ type: 'rsa', bits: 2048, curve: '' });
const p521 = /** @type {const} */ ({ type: 'ec', bits: null, curve: 'P-521' });
const link = (/** @type {number} */ bytes, key = /** @type {typeof ecdsa | typeof rsa | typeof p521} */ (ecdsa)) => ({
  subject: 'x',
  key,
  bytes,
  hasOcsp: false,
});
const cold = (/** @type {number} */ bytesIn, group = 'X25519', protocol = 'TLSv1.3') =>
  /** @type {const} */ ({ protocol, mode: 'cold', bytesIn, group });
const resumed = /** @type {const} */ ({ protocol: 'TLSv1.3', mode: 'resumed', bytesIn: 278, group: 'X25519' });

// Bytes are those that Node 20, 22 and 24 counted with real servers.
test.each([
  ['a root that was found here', [link(411), link(381)], [cold(820), resumed], 1],
  ['a root that was sent', [link(411), link(381)], [cold(1206), resumed], 2],
  ['found, with a hybrid group', [link(411), link(381)], [cold(1886, 'X25519MLKEM768')], 1],
  ['sent, with a hybrid group', [link(411), link(381)], [cold(2271, 'X25519MLKEM768')], 2],
  ['found, where the hybrid is not told', [link(411), link(381)], [cold(1885, ''), cold(914, 'X25519', 'TLSv1.2')], 1],
  ['the same, and no TLS 1.2', [link(411), link(381)], [cold(1885, '')], 1],
  ['sent, where the hybrid is not told', [link(411), link(381)], [cold(2271, '')], 2],
  ['an RSA certificate', [link(615, rsa), link(381)], [cold(1208)], 1],
  ['an RSA certificate with a hybrid group', [link(615, rsa), link(381)], [cold(2274, 'X25519MLKEM768')], 1],
  // nginx 1.22 with a P-521 certificate and ssl_ecdh_curve secp521r1, which asks for another ClientHello.
  ['found, with larger keys', [link(496, p521), link(380)], [cold(1147, 'secp521r1')], 1],
  ['sent, with larger keys', [link(496, p521), link(380)], [cold(1532, 'secp521r1')], 2],
  ['one that signed itself', [link(411)], [cold(820)], 1],
  ['its own, whatever was counted', [link(900)], [cold(10)], 1],
  ['found, beside a stapled proof', [link(411), link(381)], [cold(1720)], 1, 900],
  ['sent, beside a stapled proof', [link(411), link(381)], [cold(2106)], 2, 900],
  ['none', [], [cold(400)], 0],
])('%s', (_title, chain, measurements, count, stapledBytes = 0) =>
  expect(sentChain(chain, measurements, stapledBytes)).toEqual(chain.slice(0, count)),
);
