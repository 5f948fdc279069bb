/**
 * What is bundled: each program calls one function of one package over and over, as the body of a function of its own.
 * The fingerprints were made with the first ones; the others were only tried.
 */

/**
 * @typedef {object} BundledProgram
 * @property {string} name
 * @property {string[]} imports
 * @property {string} [setUp] statements
 * @property {string} call an expression
 * @property {boolean} [isAsync] whether it is a promise
 */

const BYTES = 'const data = new Uint8Array(4096);';
const KEYED = 'const key = new Uint8Array(32).fill(7), message = new Uint8Array(32).fill(9);';
const TEXT = "const text = 'x'.repeat(4000);";

/** @type {BundledProgram[]} */
export const MADE_WITH = [
  { name: 'bcryptjs', imports: ["bcrypt from 'bcryptjs'"], call: "bcrypt.hashSync('a password', 6)" },
  {
    name: '@noble/hashes sha256',
    imports: ["{ sha256 } from '@noble/hashes/sha2.js'"],
    setUp: BYTES,
    call: 'sha256(data)',
  },
  {
    name: '@noble/hashes sha512',
    imports: ["{ sha512 } from '@noble/hashes/sha2.js'"],
    setUp: BYTES,
    call: 'sha512(data)',
  },
  {
    name: '@noble/hashes keccak',
    imports: ["{ keccak_256 } from '@noble/hashes/sha3.js'"],
    setUp: BYTES,
    call: 'keccak_256(data)',
  },
  {
    name: '@noble/hashes scrypt',
    imports: ["{ scrypt } from '@noble/hashes/scrypt.js'"],
    call: "scrypt('a password', 'salt', { N: 1024, r: 8, p: 1, dkLen: 32 })",
  },
  {
    name: '@noble/curves secp256k1',
    imports: ["{ secp256k1 } from '@noble/curves/secp256k1.js'"],
    setUp: KEYED,
    call: 'secp256k1.sign(message, key)',
  },
  {
    name: '@noble/curves ed25519',
    imports: ["{ ed25519 } from '@noble/curves/ed25519.js'"],
    setUp: KEYED,
    call: 'ed25519.sign(message, key)',
  },
  {
    name: '@noble/ciphers gcm',
    imports: ["{ gcm } from '@noble/ciphers/aes.js'"],
    setUp: KEYED + BYTES,
    call: 'gcm(key, new Uint8Array(12)).encrypt(data)',
  },
  {
    name: '@noble/ciphers chacha',
    imports: ["{ xchacha20poly1305 } from '@noble/ciphers/chacha.js'"],
    setUp: KEYED + BYTES,
    call: 'xchacha20poly1305(key, new Uint8Array(24)).encrypt(data)',
  },
  {
    name: 'crypto-js SHA256',
    imports: ["CryptoJS from 'crypto-js'"],
    setUp: TEXT,
    call: 'CryptoJS.SHA256(text).toString()',
  },
  {
    name: 'crypto-js AES',
    imports: ["CryptoJS from 'crypto-js'"],
    setUp: TEXT,
    call: "CryptoJS.AES.encrypt(text, 'a password').toString()",
  },
  {
    name: 'node-forge sha512',
    imports: ["forge from 'node-forge'"],
    setUp: TEXT,
    call: 'forge.md.sha512.create().update(text).digest().toHex()',
  },
  {
    name: 'tweetnacl',
    imports: ["nacl from 'tweetnacl'"],
    setUp: `${KEYED}const pair = nacl.sign.keyPair.fromSeed(key);`,
    call: 'nacl.sign.detached(message, pair.secretKey)',
  },
  {
    name: 'elliptic',
    imports: ["elliptic from 'elliptic'"],
    setUp: "const pair = new elliptic.ec('secp256k1').keyFromPrivate('0b'.repeat(32), 'hex');",
    call: "pair.sign('ab'.repeat(32))",
  },
  { name: 'sjcl', imports: ["sjcl from 'sjcl'"], call: "sjcl.misc.pbkdf2('a password', 'saltsalt', 500, 256)" },
  {
    name: 'scrypt-js',
    imports: ["scrypt from 'scrypt-js'"],
    setUp: BYTES,
    call: 'scrypt.syncScrypt(data.subarray(8), data.subarray(8), 1024, 8, 1, 32)',
  },
  { name: 'blakejs', imports: ["blake from 'blakejs'"], setUp: BYTES, call: 'blake.blake2bHex(data)' },
  { name: 'spark-md5', imports: ["SparkMD5 from 'spark-md5'"], setUp: TEXT, call: 'SparkMD5.hash(text)' },
  { name: 'aes-js', imports: ["{ CTR } from 'aes-js'"], setUp: KEYED + BYTES, call: 'new CTR(key).encrypt(data)' },
  {
    name: 'openpgp',
    imports: ["* as openpgp from 'openpgp'"],
    setUp: TEXT,
    call: "openpgp.createMessage({ text }).then((message) => openpgp.encrypt({ message, passwords: 'a password' }))",
    isAsync: true,
  },
];

/** @type {BundledProgram[]} */
export const ONLY_TRIED = [
  {
    name: '@noble/curves p256',
    imports: ["{ p256 } from '@noble/curves/nist.js'"],
    setUp: KEYED,
    call: 'p256.sign(message, key)',
  },
  {
    name: 'ethers',
    imports: ["{ Wallet } from 'ethers'"],
    setUp: "const wallet = new Wallet('0x' + '0b'.repeat(32));",
    call: "wallet.signingKey.sign('0x' + 'ab'.repeat(32))",
  },
  { name: 'sha.js', imports: ["sha from 'sha.js'"], setUp: TEXT, call: "sha('sha256').update(text).digest('hex')" },
  { name: 'jsrsasign', imports: ["rs from 'jsrsasign'"], setUp: TEXT, call: 'rs.KJUR.crypto.Util.sha512(text)' },
];

/** Cryptography is in the bundles of these, and hardly runs: what is found there is a mistake. */
const ALL = [
  "bcrypt from 'bcryptjs'",
  "CryptoJS from 'crypto-js'",
  "forge from 'node-forge'",
  "nacl from 'tweetnacl'",
  "elliptic from 'elliptic'",
  "{ secp256k1 } from '@noble/curves/secp256k1.js'",
  "{ gcm } from '@noble/ciphers/aes.js'",
];
const KEEP = 'export const kept = [bcrypt, CryptoJS, forge, nacl, elliptic, secp256k1, gcm];';

/** @type {BundledProgram[]} */
export const WITHOUT = [
  {
    name: 'a parser of text',
    imports: ALL,
    setUp: `${KEEP}
const document = '{"a":{"b":[1,2]}}'.repeat(500);
function scan(text) {
  const out = [];
  for (let depth = 0, index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 123) depth++;
    else if (code === 125) depth--;
    out.push(((code << 7) ^ (code >>> 9) ^ (depth << 13)) >>> 0);
  }
  return out;
}`,
    call: 'scan(document).length',
  },
  {
    name: 'pako (zlib in JavaScript)',
    imports: [...ALL, "* as pako from 'pako'"],
    setUp: KEEP + TEXT,
    call: 'pako.deflate(text + Math.random())',
  },
  {
    name: 'handlebars',
    imports: [...ALL, "Handlebars from 'handlebars'"],
    setUp: `${KEEP}const users = Array.from({ length: 50 }, (_, id) => ({ id }));`,
    call: "Handlebars.compile('{{#each users}}<b>{{id}}</b>{{/each}}' + Math.random())({ users })",
  },
  {
    name: 'decimal.js',
    imports: [...ALL, "Decimal from 'decimal.js'"],
    setUp: KEEP,
    call: 'new Decimal(2).sqrt().pow(9.5).toString()',
  },
  {
    name: 'xxhashjs (no cryptography)',
    imports: [...ALL, "XXH from 'xxhashjs'"],
    setUp: KEEP + TEXT,
    call: 'XXH.h64(text, 0xabcd).toString(16)',
  },
];

export const PACKAGES = [
  ...['@noble/ciphers', '@noble/curves', '@noble/hashes', 'aes-js', 'bcryptjs', 'blakejs', 'crypto-js'],
  ...[
    'decimal.js',
    'elliptic',
    'ethers',
    'handlebars',
    'jsrsasign',
    'node-forge',
    'openpgp',
    'pako',
    'scrypt-js',
    'sha.js',
    'sjcl',
  ],
  ...['spark-md5', 'tweetnacl', 'xxhashjs'],
];

/**
 * @param {BundledProgram} program to write
 * @returns {string} its source: half a second of calls, on the event loop
 */
export function sourceOf({ imports, setUp = '', call, isAsync = false }) {
  const [async, wait] = isAsync ? ['async ', 'await '] : ['', ''];
  return `${imports.map((line) => `import ${line};\n`).join('')}${setUp}
export function ask() {
  return ${call};
}
setImmediate(${async}() => {
  for (const end = Date.now() + 500; Date.now() < end; ) ${wait}ask();
});
`;
}
