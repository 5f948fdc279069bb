/** The claim behind all advice: the asynchronous form takes the same arguments and gives the same result. */
import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { asyncFormOf } from '../../../src/rules/shared/async-form.js';

const { publicKey, privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 });
const data = Buffer.from('data');
const signature = crypto.sign('sha256', data, privateKey);
const kindOf = (value) => (value === null || typeof value !== 'object' ? typeof value : value.constructor.name);

describe('same arguments, same result', () => {
  test.each([
    ['pbkdf2Sync', ['p', 's', 1, 64, 'sha512']],
    ['scryptSync', ['p', 's', 64]],
    ['scryptSync', ['p', 's', 64, { N: 1024 }]],
    ['hkdfSync', ['sha512', 'k', 's', 'i', 64]],
    ['checkPrimeSync', [7n]],
    ['checkPrimeSync', [8n, { checks: 2 }]],
    ['sign', ['sha256', data, privateKey]],
    ['verify', ['sha256', data, publicKey, signature]],
  ])('%s', async (name, args) => {
    const { name: asyncName, arity } = asyncFormOf(name);
    expect(args.length).toBeGreaterThanOrEqual(arity[0]);
    expect(args.length).toBeLessThanOrEqual(arity[1]);
    expect(await promisify(crypto[asyncName])(...args)).toEqual(crypto[name](...args));
  });
});

describe('same arguments, a result of the same kind', () => {
  test.each([
    ['generateKeyPairSync', ['ed25519']],
    ['generateKeyPairSync', ['ec', { namedCurve: 'P-256' }]],
    ['generateKeySync', ['aes', { length: 256 }]],
    ['generatePrimeSync', [32]],
    ['generatePrimeSync', [32, { bigint: true }]],
    ['randomBytes', [16]],
    ['randomFillSync', [Buffer.alloc(16), 4, 8]],
  ])('%s', async (name, args) => {
    const expected = crypto[name](...args);
    const actual = await promisify(crypto[asyncFormOf(name).name])(...args);
    expect(kindOf(actual)).toBe(kindOf(expected));
    expect(Object.keys(actual)).toEqual(Object.keys(expected));
  });
});

test.each(['createHash', 'update', 'pbkdf2', 'constructor', '__proto__', ''])('"%s" has no asynchronous form', (name) => {
  expect(asyncFormOf(name)).toBeNull();
});
