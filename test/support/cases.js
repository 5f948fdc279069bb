/** What the reports of the programs in fixtures/programs/cases must say, on every Node. */

/** @import { ExpectedSite } from './case-programs.js' */

/** @typedef {{program: string, sites: ExpectedSite[]}} Case a program and all of its crypto */

const onLoop = /** @type {const} */ ({ phase: 'event-loop' });
const pbkdf2 = { ...onLoop, operation: 'kdf.pbkdf2', api: 'pbkdf2Sync', finding: 'sync-kdf' };
const scrypt = { ...onLoop, operation: 'kdf.scrypt', api: 'scryptSync', finding: 'sync-kdf' };
const hash = { ...onLoop, operation: 'hash', api: 'update', finding: 'sync-hash' };
/** Nobody waits for it: before the program serves anything, or beside the event loop. */
const unharmful = /** @type {const} */ ({ finding: '' });

/** @type {Case} */
export const INLINED = {
  program: 'inlined.cjs',
  sites: [{ ...pbkdf2, mark: 'kdf', function: 'derive', algorithm: 'sha256' }],
};

/** @type {Case} */
export const DESTRUCTURED = {
  program: 'destructured.cjs',
  sites: [
    { ...pbkdf2, mark: 'pbkdf2', function: 'derive', algorithm: 'sha512' },
    { ...scrypt, mark: 'scrypt', function: 'deriveHard' },
  ],
};

/** @type {Case} */
export const ESM = {
  program: 'esm.mjs',
  sites: [
    { ...hash, mark: 'named', function: 'digest', algorithm: 'sha256' },
    { ...pbkdf2, mark: 'renamed', function: 'deriveKey', algorithm: 'sha512' },
    { ...scrypt, mark: 'default', function: 'deriveHard' },
    { ...pbkdf2, mark: 'namespace', function: 'deriveMany', algorithm: 'sha256', finding: null },
    { ...pbkdf2, mark: 'evaluated', function: '', algorithm: 'sha512', phase: 'top-level', ...unharmful },
  ],
};

/** @type {Case} */
export const TOP_LEVEL_AWAIT = {
  program: 'top-level-await.mjs',
  sites: [
    { ...pbkdf2, mark: 'before', function: '', algorithm: 'sha512', phase: 'top-level', ...unharmful },
    { ...pbkdf2, mark: 'after', function: '', algorithm: 'sha512' },
    { ...pbkdf2, mark: 'rejected', function: '', algorithm: 'sha512' },
  ],
};

/** @type {Case} */
export const CLASS_METHODS = {
  program: 'class-methods.cjs',
  sites: [
    { ...pbkdf2, mark: 'method', function: 'derive', algorithm: 'sha512' },
    { ...scrypt, mark: 'private', function: '#deriveHard' },
    { ...hash, mark: 'static', function: 'check', algorithm: 'sha256' },
    { ...hash, mark: 'getter', function: 'get seal', operation: 'hmac', algorithm: 'sha512' },
  ],
};

/** @type {Case} */
export const EXPRESS_ARROW = {
  program: 'express-arrow.cjs',
  sites: [
    { ...hash, mark: 'middleware', function: 'middleware', operation: 'hmac', algorithm: 'sha256', finding: null },
    { ...pbkdf2, mark: 'handler', function: 'GET /login handler', algorithm: 'sha512' },
    { ...onLoop, mark: 'async', function: 'GET /sign handler', operation: 'sign', api: 'sign', finding: 'sync-sign' },
  ],
};

/** @type {Case} */
export const PROMISES = {
  program: 'promises.cjs',
  sites: [
    {
      ...pbkdf2,
      mark: 'promisified',
      function: 'deriveFast',
      api: 'pbkdf2',
      form: 'async',
      algorithm: 'sha256',
      finding: 'kdf-cost',
    },
    {
      ...hash,
      mark: 'subtle',
      function: 'digestOnPool',
      api: 'subtle.digest',
      form: 'async',
      algorithm: 'sha256',
      finding: null,
    },
    { ...hash, mark: 'then', function: 'callback of then', algorithm: 'sha512' },
    { ...scrypt, mark: 'await', function: 'deriveAfterwards' },
  ],
};

/**
 * Whether a small call costs more than its work is judged by the clocks of threads, and may come out either way here.
 */
const subtle = /** @type {const} */ ({ ...onLoop, form: 'async', finding: null });

/** @type {Case} */
export const WEBCRYPTO = {
  program: 'webcrypto.cjs',
  sites: [
    {
      ...subtle,
      mark: 'digest',
      function: 'digestTwice',
      operation: 'hash',
      api: 'subtle.digest',
      algorithm: 'sha256',
    },
    {
      ...subtle,
      mark: 'digest-again',
      function: 'digestTwice',
      operation: 'hash',
      api: 'subtle.digest',
      algorithm: 'sha384',
    },
    { ...subtle, mark: 'hmac', function: 'authenticate', operation: 'hmac', api: 'subtle.sign' },
    { ...subtle, mark: 'sign', function: 'sign', operation: 'sign', api: 'subtle.sign', algorithm: 'ecdsa-sha256' },
    {
      ...subtle,
      mark: 'derive',
      function: 'derive',
      operation: 'kdf.pbkdf2',
      api: 'subtle.deriveBits',
      algorithm: 'sha512',
      finding: 'kdf-cost',
    },
    {
      ...subtle,
      mark: 'seal',
      function: 'seal',
      operation: 'cipher.encrypt',
      api: 'subtle.encrypt',
      algorithm: 'aes-gcm',
    },
    {
      ...subtle,
      mark: 'import',
      function: 'load',
      operation: 'key.import',
      api: 'subtle.importKey',
      algorithm: 'hmac',
    },
  ],
};

/** @type {Case} */
export const TWO_OPERATIONS = {
  program: 'two-operations.cjs',
  sites: [
    { ...pbkdf2, mark: 'kdf', function: 'protect', algorithm: 'sha512' },
    { ...hash, mark: 'hash', function: 'protect', algorithm: 'sha256' },
    {
      ...onLoop,
      mark: 'cipher',
      function: 'protect',
      operation: 'cipher.encrypt',
      api: 'update',
      finding: 'sync-cipher',
    },
  ],
};

/** @type {Case} */
export const STREAMS = {
  program: 'streams.cjs',
  sites: [
    {
      ...hash,
      mark: 'hmac',
      function: 'authenticate',
      operation: 'hmac',
      api: 'createHmac stream',
      algorithm: 'sha256',
      finding: null,
    },
    {
      ...hash,
      mark: 'piped',
      function: 'callback of Promise',
      operation: 'hmac',
      api: 'createHmac stream',
      algorithm: 'sha256',
      finding: null,
    },
    {
      ...onLoop,
      mark: 'decipher',
      function: 'decipher',
      operation: 'cipher.decrypt',
      api: 'createDecipheriv stream',
      algorithm: 'aes-256-ctr',
      finding: null,
    },
  ],
};

/** @type {Case} */
export const TWO_LINES = {
  program: 'two-lines.cjs',
  sites: [
    { ...pbkdf2, mark: 'top', function: '', algorithm: 'sha512', phase: 'top-level', ...unharmful },
    { ...pbkdf2, mark: 'top-again', function: '', algorithm: 'sha512', phase: 'top-level', ...unharmful },
    { ...pbkdf2, mark: 'first', function: 'deriveBoth', algorithm: 'sha512' },
    { ...pbkdf2, mark: 'second', function: 'deriveBoth', algorithm: 'sha512' },
  ],
};

/** @type {Case} */
export const DEPENDENCY = {
  program: 'dependency.cjs',
  sites: [
    { ...hash, mark: 'etag', function: 'tag', package: 'etag', algorithm: 'sha1' },
    // Hash and Hmac share `update`: from Node 22 on only the package's own source tells them apart.
    {
      ...hash,
      mark: 'cookie',
      function: 'signCookie',
      package: 'cookie-signature',
      operation: 'hmac',
      algorithm: 'sha256',
    },
  ],
};

const ofTls = { operation: ['tls.handshake', 'tls.record', 'tls.context'], api: ['', 'createSecureContext'] };

/** @type {Case} */
export const HTTPS = {
  program: 'https.cjs',
  sites: [
    { ...onLoop, ...ofTls, mark: 'client', function: 'callback of Promise', finding: 'agent-per-request' },
    // How many handshakes there are, and so whether rsa-certificate speaks, is the machine's speed.
    {
      ...onLoop,
      ...ofTls,
      mark: 'server',
      function: ['', 'request handler'],
      phase: ['event-loop', 'top-level'],
      finding: null,
    },
  ],
};

/** @type {Case} */
export const WORKER = {
  program: 'worker.cjs',
  sites: [
    { ...pbkdf2, mark: 'kdf', function: 'derive', algorithm: 'sha512', phase: 'worker', ...unharmful },
    { ...hash, mark: 'hash', function: 'digest', algorithm: 'sha256', phase: 'worker', ...unharmful },
    { ...pbkdf2, mark: 'start', function: '', algorithm: 'sha512', phase: 'worker', ...unharmful },
  ],
};
