import { workloadsOf } from '../workload.js';

const workload = workloadsOf('node:crypto', { setup: "const crypto = require('node:crypto');" });
const PQC = { since: 24 };
const RSA = "const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 });";
const PRIVATE_PEM = `${RSA}\nconst pem = privateKey.export({ type: 'pkcs8', format: 'pem' });`;
const PUBLIC_PEM = `${RSA}\nconst pem = publicKey.export({ type: 'spki', format: 'pem' });`;
const ENCRYPTED_PEM = `${RSA}\nconst pem = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' });`;

/** Keys that are made, read and written. */
export const NODE_KEYS = [
  workload('generateKeySync hmac', 'keygen.secret', "crypto.generateKeySync('hmac', { length: 256 })"),
  workload('generateKeySync aes', 'keygen.secret', "crypto.generateKeySync('aes', { length: 256 })"),
  workload('generateKeyPairSync rsa 2048', 'keygen.rsa', "crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })"),
  workload(
    'generateKeyPairSync rsa-pss 1024',
    'keygen.rsa',
    "crypto.generateKeyPairSync('rsa-pss', { modulusLength: 1024 })",
  ),
  workload('generateKeyPairSync ec P-256', 'keygen.ec', "crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' })"),
  workload(
    'generateKeyPairSync ec P-384',
    'keygen.ec',
    "crypto.generateKeyPairSync('ec', { namedCurve: 'secp384r1' })",
  ),
  workload('generateKeyPairSync, type in a variable', 'keygen.ec', 'crypto.generateKeyPairSync(type, options)', {
    setup: "const type = ['ec', 'rsa'][process.argv.length - 2];\nconst options = { namedCurve: 'P-256' };",
  }),
  workload('generateKeyPairSync ed25519', 'keygen.ed25519', "crypto.generateKeyPairSync('ed25519')"),
  workload('generateKeyPairSync x25519', 'keygen.x25519', "crypto.generateKeyPairSync('x25519')"),
  workload('generateKeyPairSync ed448', 'keygen', "crypto.generateKeyPairSync('ed448')"),
  workload('generateKeyPairSync dh modp14', 'keygen.dh', "crypto.generateKeyPairSync('dh', { group: 'modp14' })"),
  workload(
    'generateKeyPairSync dsa 1024',
    'keygen.dsa',
    "crypto.generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 })",
  ),
  workload('generateKeyPairSync ml-kem-768', 'keygen.pqc', "crypto.generateKeyPairSync('ml-kem-768')", PQC),
  workload('generateKeyPairSync ml-dsa-65', 'keygen.pqc', "crypto.generateKeyPairSync('ml-dsa-65')", PQC),
  workload('createPrivateKey PEM', 'key.import', 'crypto.createPrivateKey(pem)', { setup: PRIVATE_PEM }),
  workload(
    'createPrivateKey encrypted PEM',
    'key.import',
    "crypto.createPrivateKey({ key: pem, passphrase: 'secret' })",
    { setup: ENCRYPTED_PEM },
  ),
  workload('createPrivateKey JWK', 'key.import', "crypto.createPrivateKey({ key: jwk, format: 'jwk' })", {
    setup: `${RSA}\nconst jwk = privateKey.export({ format: 'jwk' });`,
  }),
  workload('createPublicKey PEM', 'key.import', 'crypto.createPublicKey(pem)', { setup: PUBLIC_PEM }),
  workload('createPublicKey of a private key', 'key.import', 'crypto.createPublicKey(pem)', { setup: PRIVATE_PEM }),
  workload('createSecretKey', 'key.import', 'crypto.createSecretKey(bytes)', {
    setup: 'const bytes = Buffer.alloc(32, 7);',
  }),
  workload('export PEM', 'key.export', "privateKey.export({ type: 'pkcs8', format: 'pem' })", { setup: RSA }),
  workload('export DER', 'key.export', "publicKey.export({ type: 'spki', format: 'der' })", { setup: RSA }),
  workload('export JWK', 'key.export', "privateKey.export({ format: 'jwk' })", {
    setup: RSA,
    since: 22,
    why: 'Node 20 hangs in such a loop, without a profiler too',
  }),
  workload('createECDH P-256, generateKeys', 'kex.ecdh', "crypto.createECDH('prime256v1').generateKeys()"),
  workload('ECDH secp521r1 computeSecret', 'kex.ecdh', 'alice.computeSecret(bob)', {
    setup:
      "const alice = crypto.createECDH('secp521r1');\nalice.generateKeys();\nconst bob = crypto.createECDH('secp521r1').generateKeys();",
  }),
  workload('diffieHellman ec', 'kex.ecdh', 'crypto.diffieHellman({ privateKey, publicKey })', {
    setup: "const { privateKey, publicKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' });",
  }),
  workload('diffieHellman x25519', 'kex.x25519', 'crypto.diffieHellman({ privateKey, publicKey })', {
    setup: "const { privateKey, publicKey } = crypto.generateKeyPairSync('x25519');",
  }),
  workload('diffieHellman dh', 'kex.dh', 'crypto.diffieHellman({ privateKey, publicKey })', {
    setup: "const { privateKey, publicKey } = crypto.generateKeyPairSync('dh', { group: 'modp14' });",
  }),
  workload(
    'createDiffieHellmanGroup, generateKeys',
    'kex.dh',
    "crypto.createDiffieHellmanGroup('modp14').generateKeys()",
  ),
  workload('DiffieHellman computeSecret', 'kex.dh', 'alice.computeSecret(bob)', {
    setup:
      "const alice = crypto.getDiffieHellman('modp14');\nalice.generateKeys();\nconst bob = crypto.getDiffieHellman('modp14').generateKeys();",
  }),
  workload('encapsulate ml-kem-768', 'kex.kem', 'crypto.encapsulate(publicKey)', {
    ...PQC,
    setup: "const { publicKey } = crypto.generateKeyPairSync('ml-kem-768');",
  }),
  workload('decapsulate ml-kem-768', 'kex.kem', 'crypto.decapsulate(privateKey, ciphertext)', {
    ...PQC,
    setup:
      "const { privateKey, publicKey } = crypto.generateKeyPairSync('ml-kem-768');\nconst { ciphertext } = crypto.encapsulate(publicKey);",
  }),
];
