import { readFileSync } from 'node:fs';
import { workloadsOf } from '../workload.js';

const read = (/** @type {string} */ name) =>
  JSON.stringify(readFileSync(new URL(`../../../fixtures/programs/${name}`, import.meta.url), 'utf8'));
const setup = `const crypto = require('node:crypto');
const tls = require('node:tls');
const cert = ${read('tls-cert.pem')};
const key = ${read('tls-key.pem')};
const x509 = new crypto.X509Certificate(cert);`;

const certificates = workloadsOf('node:crypto', { setup });
const contexts = workloadsOf('node:tls', { setup });

/** Certificates, and the contexts of TLS. */
export const NODE_CERTIFICATES = [
  certificates('new X509Certificate', 'x509', 'new crypto.X509Certificate(cert)'),
  certificates('X509Certificate.verify', ['x509', 'verify'], 'x509.verify(publicKey)', {
    setup: 'const publicKey = x509.publicKey;',
  }),
  certificates('X509Certificate.checkHost', 'x509', "x509.checkHost('localhost')"),
  certificates('X509Certificate.toLegacyObject', 'x509', 'x509.toLegacyObject()'),
  contexts('createSecureContext', 'tls.context', 'tls.createSecureContext()'),
  contexts('createSecureContext with a key', 'tls.context', 'tls.createSecureContext({ key, cert })'),
  contexts('createSecureContext with a CA', 'tls.context', 'tls.createSecureContext({ ca: cert })'),
];
