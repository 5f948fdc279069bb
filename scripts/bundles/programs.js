/**
 * The programs to bundle: each calls one function of one package over and over, in a function of its own. The
 * fingerprints were made with the first ones; the others were only tried.
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
  { name: 'hash.js', imports: ["hash from 'hash.js'"], setUp: TEXT, call: "hash.sha1().update(text).digest('hex')" },
  { name: 'js-sha3', imports: ["sha3 from 'js-sha3'"], setUp: TEXT, call: 'sha3.keccak256(text)' },
  { name: 'js-sha512', imports: ["sha from 'js-sha512'"], setUp: TEXT, call: 'sha.sha512(text)' },
  { name: 'blueimp-md5', imports: ["md5 from 'blueimp-md5'"], setUp: TEXT, call: 'md5(text)' },
  {
    name: '@stablelib/sha256',
    imports: ["{ hash } from '@stablelib/sha256'"],
    setUp: BYTES,
    call: 'hash(data)',
  },
  {
    name: '@stablelib/chacha20poly1305',
    imports: ["{ ChaCha20Poly1305 } from '@stablelib/chacha20poly1305'"],
    setUp: `${KEYED}${BYTES}const cipher = new ChaCha20Poly1305(key);`,
    call: 'cipher.seal(new Uint8Array(12), data)',
  },
  {
    name: 'asmcrypto.js',
    imports: ["{ AES_GCM } from 'asmcrypto.js'"],
    setUp: KEYED + BYTES,
    call: 'AES_GCM.encrypt(data, key, new Uint8Array(12))',
  },
  {
    name: 'browserify-aes',
    imports: ["aes from 'browserify-aes/browser.js'"],
    setUp: KEYED + BYTES,
    call: "aes.createCipheriv('aes-256-cbc', Buffer.from(key), Buffer.alloc(16)).update(Buffer.from(data))",
  },
  {
    name: '@noble/ed25519',
    imports: ["* as ed from '@noble/ed25519'", "{ createHash } from 'node:crypto'"],
    setUp: `${KEYED}ed.hashes.sha512 = (bytes) => new Uint8Array(createHash('sha512').update(bytes).digest());`,
    call: 'ed.sign(message, key)',
  },
  {
    name: 'node-forge RSA',
    imports: ["forge from 'node-forge'"],
    setUp: "const pair = forge.pki.rsa.generateKeyPair(512), md = forge.md.sha256.create().update('text');",
    call: 'pair.privateKey.sign(md)',
  },
];

/** The bundles of these contain cryptography that hardly runs: any that is found is an error. */
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

/**
 * @param {string} name of the computation
 * @param {string} imported its import, `''` if the program computes it itself
 * @param {string} setUp statements
 * @param {string} call an expression
 * @returns {BundledProgram}
 */
function without(name, imported, setUp, call) {
  return { name, imports: imported === '' ? ALL : [...ALL, imported], setUp: `${KEEP}\n${setUp}`, call };
}

/** @type {BundledProgram[]} */
export const WITHOUT = [
  without(
    'a parser of text',
    '',
    `const document = '{"a":{"b":[1,2]}}'.repeat(500);
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
    'scan(document).length',
  ),
  without(
    'a game of life',
    '',
    `let cells = Uint32Array.from({ length: 128 * 4 }, (_, index) => Math.imul(index, 0x9e3779b9));
function step(from) {
  const to = new Uint32Array(from.length);
  for (let index = 4; index < from.length - 4; index++) {
    const [above, below] = [from[index - 4], from[index + 4]];
    const left = (from[index] << 1) | (from[index - 1] >>> 31), right = (from[index] >>> 1) | (from[index + 1] << 31);
    to[index] = (above ^ below ^ left ^ right) & ~(above & below & left & right);
  }
  return to;
}`,
    '(cells = step(cells))[9]',
  ),
  without(
    'a map made of random numbers (xorshift, cyrb128)',
    '',
    `function seed(text) {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067), b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213), d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return Uint32Array.of(a, b, c, d);
}
function next(state) {
  const mixed = state[0] ^ (state[0] << 11);
  state[0] = state[1], state[1] = state[2], state[2] = state[3];
  return (state[3] ^= (state[3] >>> 19) ^ mixed ^ (mixed >>> 8)) >>> 0;
}
function land(name) {
  const state = seed(name);
  return Array.from({ length: 4000 }, () => (next(state) >>> 12) & 7);
}`,
    "land('world ' + Date.now()).length",
  ),
  without('pako', "* as pako from 'pako'", TEXT, 'pako.deflate(text + Math.random())'),
  without(
    'handlebars',
    "Handlebars from 'handlebars'",
    'const users = Array.from({ length: 50 }, (_, id) => ({ id }));',
    "Handlebars.compile('{{#each users}}<b>{{id}}</b>{{/each}}' + Math.random())({ users })",
  ),
  without('decimal.js', "Decimal from 'decimal.js'", '', 'new Decimal(2).sqrt().pow(9.5).toString()'),
  without('bignumber.js', "BigNumber from 'bignumber.js'", '', 'new BigNumber(2).sqrt().pow(9).toString()'),
  without(
    'big-integer',
    "big from 'big-integer'",
    '',
    "big('123456789'.repeat(20)).pow(7).divide(12345678901).toString()",
  ),
  without(
    'bn.js',
    "BN from 'bn.js'",
    '',
    "new BN('123456789'.repeat(20)).pow(new BN(7)).div(new BN('12345678901')).toString()",
  ),
  without('xxhashjs', "XXH from 'xxhashjs'", TEXT, 'XXH.h64(text, 0xabcd).toString(16)'),
  without('murmurhash', "murmur from 'murmurhash'", TEXT, 'murmur.v3(text, 7)'),
  without('fnv-plus', "fnv from 'fnv-plus'", TEXT, 'fnv.hash(text, 64).hex()'),
  without('crc-32', "crc from 'crc-32'", TEXT, 'crc.str(text)'),
  without('seedrandom', "random from 'seedrandom'", '', "random.xor4096('seed').int32()"),
  without('mersenne-twister', "Twister from 'mersenne-twister'", '', 'new Twister(7).random_int()'),
  {
    ...without(
      'jszip',
      "JSZip from 'jszip'",
      TEXT,
      "new JSZip().file('a.txt', text).generateAsync({ type: 'uint8array', compression: 'DEFLATE' })",
    ),
    isAsync: true,
  },
  without('fflate', "{ deflateSync } from 'fflate'", BYTES, 'deflateSync(data.map((_, index) => index * index))'),
  without('lz4js', "lz4 from 'lz4js'", BYTES, 'lz4.compress(data.map((_, index) => index * index))'),
  without(
    'protobufjs',
    "protobuf from 'protobufjs'",
    `const Type = protobuf.parse('syntax = "proto3"; message A { repeated uint64 id = 1; string text = 2; }').root.lookupType('A');
const ids = Array.from({ length: 500 }, (_, index) => index * 1e9);`,
    "Type.decode(Type.encode({ id: ids, text: 'a' }).finish()).id.length",
  ),
  without('uuid', "{ parse, stringify } from 'uuid'", '', "stringify(parse('9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d'))"),
  without(
    'jpeg-js',
    "jpeg from 'jpeg-js'",
    'const image = { width: 64, height: 64, data: Buffer.alloc(64 * 64 * 4, 77) };',
    'jpeg.encode(image, 50).data.length',
  ),
  without(
    'three (matrices)',
    "{ Matrix4, Vector3 } from 'three'",
    'const matrix = new Matrix4().makeRotationX(1), other = new Matrix4().makeRotationY(2);',
    'new Vector3(1, 2, 3).applyMatrix4(matrix.clone().multiply(other).invert()).length()',
  ),
  without(
    'acorn',
    "{ parse } from 'acorn'",
    '',
    "parse('function f(a, b) { return a ^ (b << 7); }'.repeat(50), { ecmaVersion: 2022 })",
  ),
];

export const PACKAGES = [
  ...['@noble/ciphers', '@noble/curves', '@noble/ed25519', '@noble/hashes', '@stablelib/chacha20poly1305'],
  ...[
    '@stablelib/sha256',
    'aes-js',
    'asmcrypto.js',
    'bcryptjs',
    'blakejs',
    'blueimp-md5',
    'browserify-aes',
    'crypto-js',
  ],
  ...['elliptic', 'ethers', 'hash.js', 'js-sha3', 'js-sha512', 'jsrsasign', 'node-forge', 'openpgp'],
  ...['scrypt-js', 'sha.js', 'sjcl', 'spark-md5', 'tweetnacl'],
  ...['acorn', 'big-integer', 'bignumber.js', 'bn.js', 'crc-32', 'decimal.js', 'fflate', 'fnv-plus', 'handlebars'],
  ...['jpeg-js', 'jszip', 'lz4js', 'mersenne-twister', 'murmurhash', 'pako', 'protobufjs', 'seedrandom', 'three'],
  ...['uuid', 'xxhashjs'],
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
