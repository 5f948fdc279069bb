import { workloadsOf } from '../workload.js';

const DATA = 'const text = "some text, ".repeat(100), data = Buffer.from(text);';
/**
 * @param {string} name of a CommonJS package
 * @param {string} [setup] source text
 * @returns {ReturnType<typeof workloadsOf>} makes its workloads; the package is `lib`
 */
const provider = (name, setup = '') =>
  workloadsOf(name, {
    setup: [`const lib = require('${name}');`, DATA, setup].filter(Boolean).join('\n'),
    packages: [name],
  });

const cryptoJs = provider('crypto-js');
const forge = provider('node-forge');
const sjcl = provider('sjcl');
const shaJs = provider('sha.js');
const md5 = provider('md5');
const jsrsasign = provider('jsrsasign');
const hashWasm = workloadsOf('hash-wasm', {
  setup: `const lib = require('hash-wasm');\n${DATA}`,
  packages: ['hash-wasm'],
  isAsync: true,
});
/** These wait before they compute. */
const awaited = workloadsOf('hash-wasm', {
  setup: `const lib = require('hash-wasm');\n${DATA}`,
  packages: ['hash-wasm'],
  isAsync: true,
  callsBack: true,
});
const FORGE_RSA =
  "const { privateKey, publicKey } = lib.pki.rsa.generateKeyPair(1024);\nconst digest = lib.md.sha256.create().update('x');";
const SJCL_KEY = 'const cipher = new lib.cipher.aes([1, 2, 3, 4]), bits = lib.codec.utf8String.toBits(text);';
const JSRSASIGN_EC =
  "const pair = lib.KEYUTIL.generateKeypair('EC', 'secp256r1');\nconst signer = new lib.KJUR.crypto.ECDSA({ curve: 'secp256r1' });\nconst signature = signer.signHex('ab'.repeat(32), pair.prvKeyObj.prvKeyHex);";

/** Packages of many functions, and of hashes. */
export const TOOLKIT_PACKAGES = [
  cryptoJs('SHA256', 'hash', 'lib.SHA256(text).toString()'),
  cryptoJs('MD5', 'hash', 'lib.MD5(text).toString()'),
  cryptoJs('HmacSHA256', 'hmac', "lib.HmacSHA256(text, 'a key').toString()"),
  cryptoJs('PBKDF2', 'kdf.pbkdf2', "lib.PBKDF2('a password', 'a salt', { keySize: 8, iterations: 100 })"),
  cryptoJs('AES.encrypt', 'cipher.encrypt', 'lib.AES.encrypt(text, key, { iv: key })', {
    setup: "const key = lib.enc.Hex.parse('00112233445566778899aabbccddeeff');",
  }),
  cryptoJs('AES.decrypt', 'cipher.decrypt', 'lib.AES.decrypt(encrypted, key, { iv: key })', {
    setup:
      "const key = lib.enc.Hex.parse('00112233445566778899aabbccddeeff'), encrypted = lib.AES.encrypt(text, key, { iv: key }).toString();",
  }),
  forge('md.sha256', 'hash', 'lib.md.sha256.create().update(text).digest().toHex()'),
  forge('hmac', 'hmac', "[mac.start('sha256', 'a key'), mac.update(text), mac.digest().toHex()]", {
    setup: 'const mac = lib.hmac.create();',
  }),
  forge('rsa sign', 'sign', 'privateKey.sign(digest)', { setup: FORGE_RSA }),
  forge('rsa verify', 'verify', 'publicKey.verify(hash, signature)', {
    setup: `${FORGE_RSA}\nconst signature = privateKey.sign(digest), hash = digest.digest().bytes();`,
  }),
  forge('rsa encrypt', 'asym.encrypt', "publicKey.encrypt('a text', 'RSA-OAEP')", { setup: FORGE_RSA }),
  forge('ed25519 sign', 'sign', 'lib.pki.ed25519.sign({ message: text, encoding: "utf8", privateKey })', {
    setup: 'const { privateKey } = lib.pki.ed25519.generateKeyPair();',
  }),
  sjcl('hash.sha256', 'hash', 'lib.hash.sha256.hash(text)'),
  sjcl('misc.pbkdf2', 'kdf.pbkdf2', "lib.misc.pbkdf2('a password', 'a salt', 100)"),
  sjcl('mode.ccm.encrypt', 'cipher.encrypt', 'lib.mode.ccm.encrypt(cipher, bits, bits.slice(0, 4))', {
    setup: SJCL_KEY,
  }),
  shaJs('sha256', 'hash', "lib('sha256').update(data).digest('hex')"),
  shaJs('sha512', 'hash', "lib('sha512').update(data).digest('hex')"),
  md5('md5', 'hash', 'lib(text)'),
  jsrsasign('ECDSA signHex', 'sign', "signer.signHex('ab'.repeat(32), pair.prvKeyObj.prvKeyHex)", {
    setup: JSRSASIGN_EC,
  }),
  jsrsasign('ECDSA verifyHex', 'verify', "signer.verifyHex('ab'.repeat(32), signature, pair.pubKeyObj.pubKeyHex)", {
    setup: JSRSASIGN_EC,
  }),
  hashWasm('sha256', 'hash', 'lib.sha256(text)'),
  awaited(
    'argon2id',
    'kdf.argon2',
    "lib.argon2id({ password: 'a password', salt: data.subarray(0, 16), parallelism: 1, iterations: 2, memorySize: 1024, hashLength: 32 })",
  ),
  awaited('bcrypt', 'kdf.bcrypt', "lib.bcrypt({ password: 'a password', salt: data.subarray(0, 16), costFactor: 6 })"),
  {
    ...workloadsOf('hash-wasm', {
      packages: ['hash-wasm'],
      isModule: true,
      setup: `import lib from 'hash-wasm';\n${DATA}`,
    })('createSHA256', 'hash', 'hasher.init().update(data).digest()', {
      setup: 'const hasher = await lib.createSHA256();',
    }),
  },
];
