import rule from '../../src/rules/sync-sign.js';
import { findingFor, severityTable } from './rule-tester.js';

const sign = { operation: 'sign', algorithm: 'sha256', api: 'sign' };
const oneShot = "const signature = crypto.sign('sha256', data, key);";
const short = { loop: 300, blocks: [300, 1, 2, 3] };

describe('when it speaks', () => {
  severityTable(rule, [
    ['long blocks', { ...sign, blocks: [40, 21, 24, 30] }, 'error'],
    ['short blocks, a large share', { ...sign, ...short }, 'warning'],
    ['short blocks, a notable share', { ...sign, ...short, loop: 100 }, 'info'],
    ['short blocks, a small share', { ...sign, ...short, loop: 20 }, null],
    ['verifying', { ...sign, ...short, operation: 'verify', api: 'verify' }, 'warning'],
    ['a callback', { ...sign, form: 'async' }, null],
    ['either form: nothing tells', { ...sign, ...short, form: 'unknown' }, null],
    ['HMAC', { operation: 'hmac', api: 'update' }, null],
  ]);
});

test('the one-shot function gets a name of its own', () => {
  const { advice } = findingFor(rule, { ...sign, source: oneShot });
  expect(advice.slice(0, 2)).toEqual([
    "const signature = await signAsync('sha256', data, key);", '// with: const signAsync = promisify(crypto.sign);',
  ]);
});

test('the method of a Sign object is not the one-shot function', () => {
  const { advice } = findingFor(rule, { ...sign, source: 'const signature = signer.sign(key);' });
  expect(advice[0]).toBe('const signature = await signAsync(algorithm, data, privateKey);');
});

test.each([
  ['sign', 'SignJWT'],
  ['verify', 'jwtVerify'],
])('jsonwebtoken can\'t %s on the thread pool', (operation, replacement) => {
  const { advice } = findingFor(rule, { ...sign, operation, package: 'jsonwebtoken', source: 'jwt.sign(payload, key, options)' });
  expect(advice[0]).toContain(replacement);
});

test.each([
  ['sha256', true],
  ['ed25519', false],
  ['p-256', false],
])('%s: advice to use ECDSA %s', (algorithm, expected) => {
  expect(findingFor(rule, { ...sign, algorithm }).notes.some((note) => note.includes('ES256'))).toBe(expected);
});
