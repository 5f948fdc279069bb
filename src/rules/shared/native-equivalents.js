/**
 * What node:crypto, or a native package, offers for each operation, never weaker than what it replaces.
 * Where there is nothing, a worker thread is the way.
 */

/**
 * @typedef {object} Equivalent
 * @property {string[]} operations ids, or families with a trailing dot
 * @property {string[]} instead lines of code
 * @property {string} note a sentence, `''` if there is nothing to add
 */

/** @type {Equivalent[]} */
const EQUIVALENTS = [
  {
    operations: ['kdf.bcrypt'],
    instead: ['const hash = await bcrypt.hash(password, rounds);', "// with: import bcrypt from 'bcrypt';"],
    note: 'The package bcrypt is native, has the same functions and reads the same stored hashes; keep the number of rounds.',
  },
  {
    operations: ['kdf.argon2'],
    instead: ['const hash = await argon2.hash(password, options);', "// with: import argon2 from 'argon2';"],
    note: 'Node 24.7 and later have crypto.argon2 as well; keep memory, passes and parallelism as they are.',
  },
  { operations: ['kdf.pbkdf2'], instead: promisified('const key = await pbkdf2(password, salt, iterations, keylen, digest);', 'pbkdf2'), note: 'Keep the iterations.' },
  { operations: ['kdf.scrypt'], instead: promisified('const key = await scrypt(password, salt, keylen, { N, r, p, maxmem });', 'scrypt'), note: 'Keep N, r and p; maxmem must be more than 128 * N * r.' },
  { operations: ['kdf.hkdf'], instead: promisified('const key = await hkdf(digest, ikm, salt, info, keylen);', 'hkdf'), note: '' },
  { operations: ['keygen', 'keygen.'], instead: promisified('const { publicKey, privateKey } = await generateKeyPair(type, options);', 'generateKeyPair'), note: '' },
  { operations: ['prime.generate'], instead: promisified('const prime = await generatePrime(size);', 'generatePrime'), note: '' },
  { operations: ['prime.check'], instead: promisified('const isPrime = await checkPrime(candidate);', 'checkPrime'), note: '' },
  { operations: ['sign'], instead: ['const signature = crypto.sign(algorithm, data, privateKey);'], note: '' },
  { operations: ['verify'], instead: ['const isValid = crypto.verify(algorithm, data, publicKey, signature);'], note: '' },
  { operations: ['kex', 'kex.'], instead: ['const secret = crypto.diffieHellman({ privateKey, publicKey });'], note: '' },
  { operations: ['asym.encrypt'], instead: ['const encrypted = crypto.publicEncrypt(publicKey, buffer);'], note: '' },
  { operations: ['asym.decrypt'], instead: ['const decrypted = crypto.privateDecrypt(privateKey, buffer);'], note: '' },
  { operations: ['hash'], instead: ['const digest = crypto.createHash(algorithm).update(data).digest();'], note: 'Keccak-256 is not SHA3-256, which is what node:crypto has.' },
  { operations: ['hmac', 'mac'], instead: ['const mac = crypto.createHmac(algorithm, key).update(data).digest();'], note: '' },
  {
    operations: ['cipher', 'cipher.'],
    instead: ["const cipher = crypto.createCipheriv('aes-256-gcm', key, iv);"],
    note: 'For data that is encrypted already, use the mode, key and IV that it was encrypted with.',
  },
  { operations: ['random'], instead: ['const bytes = crypto.randomBytes(size);'], note: '' },
];

/**
 * What node:crypto, or a native package, offers for an operation.
 * @param {string} operation id such as `kdf.bcrypt`
 * @returns {Equivalent | null} null if it offers nothing that we know of
 */
export function nativeEquivalent(operation) {
  return EQUIVALENTS.find(({ operations }) => operations.some((id) => (
    id === operation || (id.endsWith('.') && operation.startsWith(id))))) ?? null;
}

/**
 * @param {string} line code that calls the promisified function
 * @param {string} name of the function of node:crypto
 * @returns {string[]} with the line that defines it
 */
function promisified(line, name) {
  return [line, `// with: const ${name} = promisify(crypto.${name});`, '// promisify is in node:util'];
}
