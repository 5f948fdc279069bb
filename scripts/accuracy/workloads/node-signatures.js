import { workloadsOf } from '../workload.js';

const workload = workloadsOf('node:crypto', {
  setup: "const crypto = require('node:crypto');\nconst data = Buffer.alloc(100, 7);",
});

/**
 * @param {string} type of a key pair
 * @param {string} [options] source text
 * @returns {{setup: string}} that makes the pair
 */
const keyPair = (type, options = '{}') => ({
  setup: `const { privateKey, publicKey } = crypto.generateKeyPairSync('${type}', ${options});`,
});
const RSA = keyPair('rsa', '{ modulusLength: 2048 }');
const EC = keyPair('ec', "{ namedCurve: 'P-256' }");
/** @param {string} digest source text */
const signed = (digest) => `const signature = crypto.sign(${digest}, data, privateKey);`;
/**
 * @param {{setup: string}} pair that is used
 * @param {string} digest source text
 * @returns {{setup: string}} that makes a signature, too
 */
const withSignature = (pair, digest) => ({ setup: `${pair.setup}\n${signed(digest)}` });

/** Signatures, and RSA's encryption. */
export const NODE_SIGNATURES = [
  workload('sign rsa', 'sign', "crypto.sign('sha256', data, privateKey)", RSA),
  workload('sign rsa, key as PEM', 'sign', "crypto.sign('sha256', data, pem)", {
    setup: `${RSA.setup}\nconst pem = privateKey.export({ type: 'pkcs8', format: 'pem' });`,
  }),
  workload('createSign rsa', 'sign', "crypto.createSign('sha256').update(data).sign(privateKey)", RSA),
  workload('sign ec P-256', 'sign', "crypto.sign('sha256', data, privateKey)", EC),
  workload('createSign ec P-256', 'sign', "crypto.createSign('sha256').update(data).sign(privateKey)", EC),
  workload('sign ed25519', 'sign', 'crypto.sign(null, data, privateKey)', keyPair('ed25519')),
  workload('sign ed448', 'sign', 'crypto.sign(null, data, privateKey)', keyPair('ed448')),
  workload('sign ml-dsa-65', 'sign', 'crypto.sign(null, data, privateKey)', { ...keyPair('ml-dsa-65'), since: 24 }),
  workload(
    'verify rsa',
    'verify',
    "crypto.verify('sha256', data, publicKey, signature)",
    withSignature(RSA, "'sha256'"),
  ),
  workload(
    'createVerify rsa',
    'verify',
    "crypto.createVerify('sha256').update(data).verify(publicKey, signature)",
    withSignature(RSA, "'sha256'"),
  ),
  workload(
    'verify ec P-256',
    'verify',
    "crypto.verify('sha256', data, publicKey, signature)",
    withSignature(EC, "'sha256'"),
  ),
  workload(
    'createVerify ec P-256',
    'verify',
    "crypto.createVerify('sha256').update(data).verify(publicKey, signature)",
    withSignature(EC, "'sha256'"),
  ),
  workload(
    'verify ed25519',
    'verify',
    'crypto.verify(null, data, publicKey, signature)',
    withSignature(keyPair('ed25519'), 'null'),
  ),
  workload('verify ml-dsa-65', 'verify', 'crypto.verify(null, data, publicKey, signature)', {
    ...withSignature(keyPair('ml-dsa-65'), 'null'),
    since: 24,
  }),
  workload('publicEncrypt', 'asym.encrypt', 'crypto.publicEncrypt(publicKey, data)', RSA),
  workload('privateDecrypt', 'asym.decrypt', 'crypto.privateDecrypt(privateKey, encrypted)', {
    setup: `${RSA.setup}\nconst encrypted = crypto.publicEncrypt(publicKey, data);`,
  }),
  workload('privateEncrypt', 'asym.encrypt', 'crypto.privateEncrypt(privateKey, data)', RSA),
  workload('publicDecrypt', 'asym.decrypt', 'crypto.publicDecrypt(publicKey, encrypted)', {
    setup: `${RSA.setup}\nconst encrypted = crypto.privateEncrypt(privateKey, data);`,
  }),
];
