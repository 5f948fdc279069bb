import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { selfSigned } from '../../src/bench/self-signed.js';

const NOW = Date.UTC(2026, 10, 22, 7);

test.each([
  ['rsa', { modulusLength: 2048 }],
  ['rsa', { modulusLength: 1024 }],
  ['ec', { namedCurve: 'P-256' }],
  ['ec', { namedCurve: 'P-384' }],
  ['ed25519', {}],
])('%s %j: a certificate for localhost that OpenSSL reads and verifies', (type, options) => {
  const pair = generateKeyPairSync(type, options);
  const certificate = new X509Certificate(selfSigned(pair, NOW));
  expect(certificate.verify(pair.publicKey)).toBe(true);
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect([certificate.subject, certificate.issuer]).toEqual(['CN=localhost', 'CN=localhost']);
  expect([certificate.validFrom, certificate.validTo]).toEqual([
    'Nov 21 07:00:00 2026 GMT',
    'Nov 23 07:00:00 2026 GMT',
  ]);
  expect(certificate.checkPrivateKey(pair.privateKey)).toBe(true);
});
