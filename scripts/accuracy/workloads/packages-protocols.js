import { workloadsOf } from '../workload.js';

const KEYS = `const crypto = require('node:crypto');
const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 });
const data = Buffer.alloc(100, 7), payload = { user: 1 };`;
const jwt = workloadsOf('jsonwebtoken', {
  packages: ['jsonwebtoken'],
  doesMore: true,
  setup: `${KEYS}\nconst jwt = require('jsonwebtoken');`,
});
const ssh = workloadsOf('ssh2', { packages: ['ssh2'], setup: `${KEYS}\nconst { utils } = require('ssh2');` });
const jose = workloadsOf('jose', {
  packages: ['jose'],
  isModule: true,
  isAsync: true,
  callsBack: true,
  doesMore: true,
  setup: `import crypto from 'node:crypto';
import * as jose from 'jose';
const { privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 }), secret = Buffer.alloc(32, 7);`,
});
const openpgp = workloadsOf('openpgp', {
  packages: ['openpgp'],
  isAsync: true,
  callsBack: true,
  doesMore: true,
  setup: "const openpgp = require('openpgp');\nconst text = 'some text, '.repeat(100);",
});
const SSH_KEY = "const key = utils.parseKey(utils.generateKeyPairSync('ecdsa', { bits: 256 }).private);";

/** Packages that at least partly call node:crypto: the operation follows from what they call. */
export const PROTOCOL_PACKAGES = [
  jwt('sign RS256', 'sign', "jwt.sign(payload, privateKey, { algorithm: 'RS256' })"),
  jwt('verify RS256', 'verify', 'jwt.verify(token, publicKey)', {
    setup: "const token = jwt.sign(payload, privateKey, { algorithm: 'RS256' });",
  }),
  jwt('sign HS256', ['hmac', 'key.import'], "jwt.sign(payload, 'a secret of sufficient length')"),
  ssh('sign', 'sign', 'key.sign(data)', { setup: SSH_KEY }),
  ssh('verify', 'verify', 'key.verify(data, signature)', { setup: `${SSH_KEY}\nconst signature = key.sign(data);` }),
  jose(
    'SignJWT HS256',
    ['hmac', 'sign', 'key.import'],
    "new jose.SignJWT({ user: 1 }).setProtectedHeader({ alg: 'HS256' }).sign(secret)",
  ),
  openpgp(
    'encrypt with a password',
    ['cipher.encrypt', 'hash'],
    "openpgp.createMessage({ text }).then((message) => openpgp.encrypt({ message, passwords: ['a password'] }))",
  ),
];
