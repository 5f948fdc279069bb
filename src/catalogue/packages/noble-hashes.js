import { cryptoPackage } from './crypto-package.js';
import { LONG_SHA2 } from '../long-sha2.js';

/** @import { Equivalent, PackageFunction } from './crypto-package.js' */

/**
 * All packages of @noble export them, some under the name of another one's.
 * @type {PackageFunction}
 */
export const NOBLE_BYTES = {
  pattern:
    /^(bytesToHex|hexToBytes|hexToNumber|asciiToBase16|asciiToBytes|_?utf8ToBytes|bytesToUtf8|concatBytes|copyBytes|bytesToNumber[BL]E|numberTo(Bytes[BL]E|Hex\w*))$/,
  operation: '',
  isPlain: true,
};

const HASH = { module: 'node:crypto', name: 'hash', local: 'hash', spare: 'oneShotHash' };

/**
 * Version 1 also takes text, as hash() does. Version 2, whose paths all end in `.js`, refuses it, as both refuse values
 * that JSON can hold: what is not known to be bytes remains the package's, which may throw.
 * @param {string} name of a hash function of the package
 * @param {RegExp} entry paths that it is imported from, including version 1
 * @param {string} [algorithm] its name in node:crypto
 * @returns {Equivalent}
 */
function digest(name, entry, algorithm = name) {
  const made = (/** @type {string} */ data) => `new Uint8Array({call}('${algorithm}', ${data}, 'buffer'))`;
  return {
    function: name,
    entry,
    parameters: ['data'],
    by: HASH,
    expression: made('{data}'),
    strict: {
      module: /\.js$/,
      expressions: [made('{data:bytes}'), `({data} instanceof Uint8Array ? ${made('{data}')} : {callee}({data}))`],
    },
    returns: 'digest',
    note: 'hash() computes on the event loop, too: large inputs in a tenth of the time, 32 bytes in up to the same.',
  };
}

const PBKDF2 = {
  entry: /^pbkdf2(\.js)?$/,
  parameters: ['digest', 'password', 'salt', ['c', 'dkLen']],
  by: { module: 'node:crypto', name: 'pbkdf2', local: 'pbkdf2', isPromisified: true },
  expression: '{call}({password}, {salt}, {c}, {dkLen}, {digest:digest}).then((key) => new Uint8Array(key))',
  isPromise: true,
  returns: 'key',
};

/**
 * @param {string} N the cost as it is written, of numbers
 * @param {string} r the size of blocks, likewise
 * @param {string} p how often, likewise
 * @param {string} maxmem bytes that it may take
 * @returns {string} a call
 */
const scrypted = (N, r, p, maxmem) =>
  `{call}({password}, {salt}, {dkLen}, { N: ${N}, r: ${r}, p: ${p}, maxmem: ${maxmem} }).then((key) => new Uint8Array(key))`;

// The package refuses to take more than 1 GiB, however much a key file that somebody sent asks for. OpenSSL counts up to
// 3,072 bytes more, and refuses more than `maxmem`. Of 0 or nothing, which the package refuses, Node makes its own default:
// hence -1, which Node refuses.
const MOST = '2 ** 30 + 4096';
const GUARDED = scrypted('{N}', '{r}', '{p}', `Math.min(256 * {N:operand} * {r:operand} * {p:operand} || -1, ${MOST})`);
const SCRYPT = {
  entry: /^scrypt(\.js)?$/,
  parameters: ['password', 'salt', ['N', 'r', 'p', 'dkLen']],
  by: { module: 'node:crypto', name: 'scrypt', local: 'scrypt', isPromisified: true },
  expression: GUARDED,
  strict: { module: /./, expressions: [scrypted('{N:number}', '{r:number}', '{p:number}', MOST), GUARDED] },
  isPromise: true,
  returns: 'key',
};

// One file per family, in esm/ too before version 2.
export default cryptoPackage({
  name: '@noble/hashes',
  operation: 'hash',
  form: 'sync',
  promises: 'loop',
  functions: [
    NOBLE_BYTES,
    { file: /(^|\/)pbkdf2\.js$/, operation: 'kdf.pbkdf2' },
    { file: /(^|\/)scrypt\.js$/, operation: 'kdf.scrypt' },
    { file: /(^|\/)hkdf\.js$/, operation: 'kdf.hkdf' },
    { file: /(^|\/)argon2\.js$/, operation: 'kdf.argon2' },
    { file: /(^|\/)eskdf\.js$/, operation: 'kdf.scrypt' },
    { file: /(^|\/)hmac\.js$/, operation: 'hmac' },
    { file: /(^|\/)sha256\.js$/, operation: 'hash', algorithm: 'sha256' },
    { file: /(^|\/)sha512\.js$/, operation: 'hash', algorithm: LONG_SHA2 },
    { file: /(^|\/)sha3(-addons)?\.js$/, operation: 'hash', algorithm: 'sha3' },
    { file: /(^|\/)_?blake(1|2|2b|2s|3)?\.js$/, operation: 'hash', algorithm: 'blake' },
    { file: /(^|\/)utils\.js$/, pattern: /^randomBytes$/, operation: 'random', entry: true },
    // In this function scryptAsync and others continue after an await of their own: what it calls shows the operation.
    { file: /(^|\/)utils\.js$/, pattern: /^asyncLoop$/, operation: '' },
    // As callers know them: what goes on there is of the lines that call these.
    { pattern: /^pbkdf2Async$/, operation: 'kdf.pbkdf2', entry: true },
    { pattern: /^scryptAsync$/, operation: 'kdf.scrypt', entry: true },
    { pattern: /^argon2(d|i|id)Async$/, operation: 'kdf.argon2', entry: true },
  ],
  equivalents: [
    digest('sha256', /^sha(2|256)(\.js)?$/),
    digest('sha512', /^sha(2|512)(\.js)?$/),
    // Keccak-256 is not SHA3-256: the padding differs. Node 26.8 does not have it yet.
    { ...digest('keccak_256', /^sha3(\.js)?$/, 'keccak-256'), since: '26.10.0' },
    { function: 'pbkdf2', ...PBKDF2 },
    { function: 'pbkdf2Async', isAsync: true, ...PBKDF2 },
    { function: 'scrypt', ...SCRYPT },
    { function: 'scryptAsync', isAsync: true, ...SCRYPT },
  ],
});
