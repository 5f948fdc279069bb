/**
 * Programs whose asynchronous cryptography is known: what they must be counted to have handed to the thread pool, on
 * every Node.
 */

/** @import { ThreadPool } from '../../src/model/tls.js' */

const TOOLS = `
  const crypto = require('node:crypto');
  const { promisify } = require('node:util');
  const call = (name, ...args) => promisify(crypto[name])(...args);
`;
const commonJs = (/** @type {string} */ text) => ({ 'app.js': `${TOOLS}\n(async () => { ${text} })();` });

/**
 * @typedef {object} PoolProgram
 * @property {string} name
 * @property {Record<string, string>} files name → contents; the first is the script
 * @property {Record<string, number>} jobs by class, all of them
 * @property {number} maxInFlight of one thread
 * @property {number} [since] first major of Node that has it
 * @property {boolean} [isSubtle] whether Node 24 and later do not let us see all jobs
 */

/** @type {PoolProgram[]} */
export const POOL_PROGRAMS = [
  {
    name: 'key derivation',
    files: commonJs(`
      for (let i = 0; i < 3; i++) await call('pbkdf2', 'password', 'salt', 100, 32, 'sha256');
      await Promise.all([1, 2, 3, 4, 5].map(() => call('scrypt', 'password', 'salt', 32, { N: 1024 })));
      await call('hkdf', 'sha256', 'key', 'salt', 'info', 32);
      crypto.pbkdf2Sync('password', 'salt', 100, 32, 'sha256'); crypto.scryptSync('password', 'salt', 32, { N: 1024 });`),
    jobs: { PBKDF2Job: 3, ScryptJob: 5, HKDFJob: 1 },
    maxInFlight: 5,
  },
  {
    name: 'random bytes and primes',
    files: commonJs(`
      await Promise.all(Array.from({ length: 100 }, () => call('randomBytes', 16)));
      await call('randomFill', Buffer.alloc(16));
      await call('generatePrime', 64);
      if (!(await call('checkPrime', 17n))) process.exit(1);
      crypto.randomBytes(16); crypto.randomUUID(); crypto.randomInt(5);`),
    jobs: { RandomBytesJob: 101, RandomPrimeJob: 1, CheckPrimeJob: 1 },
    maxInFlight: 100,
  },
  {
    name: 'keys and signatures',
    files: commonJs(`
      const { publicKey, privateKey } = await call('generateKeyPair', 'ec', { namedCurve: 'P-256' });
      await call('generateKey', 'hmac', { length: 256 });
      const data = Buffer.from('data');
      const signature = await call('sign', 'sha256', data, privateKey);
      if (!(await call('verify', 'sha256', data, publicKey, signature))) process.exit(1);
      crypto.sign('sha256', data, privateKey);`),
    jobs: { EcKeyPairGenJob: 1, SecretKeyGenJob: 1, SignJob: 2 },
    maxInFlight: 1,
  },
  {
    name: 'argon2',
    files: commonJs(
      "await call('argon2', 'argon2id', { message: 'm', nonce: 'salt salt salt salt', parallelism: 1, tagLength: 32, memory: 64, passes: 1 });",
    ),
    jobs: { Argon2Job: 1 },
    maxInFlight: 1,
    since: 24,
  },
  {
    name: 'WebCrypto',
    files: commonJs(`
      const { subtle } = crypto.webcrypto;
      await Promise.all([1, 2, 3].map(() => subtle.digest('SHA-256', Buffer.alloc(8))));
      const password = await subtle.importKey('raw', Buffer.alloc(8), 'PBKDF2', false, ['deriveBits']);
      await subtle.deriveBits({ name: 'PBKDF2', salt: Buffer.alloc(8), iterations: 10, hash: 'SHA-256' }, password, 256);
      const key = await subtle.importKey('raw', Buffer.alloc(8), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      await subtle.sign('HMAC', key, Buffer.alloc(8));`),
    jobs: { HashJob: 3, PBKDF2Job: 1, HmacJob: 1 },
    maxInFlight: 3,
    isSubtle: true,
  },
  {
    name: 'none',
    files: {
      'app.js':
        "require('node:crypto').createHash('sha256').update('a').digest(); require('node:fs').readFile('app.js', () => {});",
    },
    jobs: {},
    maxInFlight: 0,
  },
  {
    name: 'a worker, and a callback that throws',
    files: {
      'app.js': `const { randomBytes } = require('node:crypto'); const { Worker } = require('node:worker_threads');
        process.on('uncaughtException', () => {});
        randomBytes(8, () => { throw new Error('on purpose'); });
        new Worker('./worker.js').on('exit', () => randomBytes(8, () => {}));`,
      'worker.js': `const { randomBytes } = require('node:crypto'); for (let i = 0; i < 10; i++) randomBytes(8, () => {});`,
    },
    jobs: { RandomBytesJob: 12 },
    maxInFlight: 10,
  },
  {
    name: 'an ES module, its jobs awaited in turn',
    files: {
      'app.mjs': `import { randomBytes } from 'node:crypto'; import { promisify } from 'node:util';
        const random = promisify(randomBytes);
        for (let i = 0; i < 500; i++) await random(16);
        process.exit();`,
    },
    jobs: { RandomBytesJob: 500 },
    maxInFlight: 1,
  },
];

/**
 * @param {PoolProgram} program
 * @param {number} major of Node
 * @returns {object} what its ThreadPool must match
 */
export function expectedPool({ jobs, maxInFlight, isSubtle = false }, major) {
  if (isSubtle && major >= 24) return null;
  return { size: 4, jobs: Object.values(jobs).reduce((sum, count) => sum + count, 0), maxInFlight, complete: true };
}

/**
 * @param {ThreadPool | null} pool of a run
 * @returns {Record<string, number>} jobs by class, as far as lines are known
 */
export function jobsByClass(pool) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { job, jobs } of pool?.callSites ?? []) counts[job] = (counts[job] ?? 0) + jobs;
  return counts;
}
