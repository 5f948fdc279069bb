import rule from '../../src/rules/sync-prime.js';
import { findingFor, severityTable } from './rule-tester.js';

const prime = { operation: 'prime.generate', algorithm: '', api: 'generatePrimeSync' };

describe('when it speaks', () => {
  severityTable(rule, [
    ['a search', prime, 'error'],
    ['a check', { ...prime, operation: 'prime.check', api: 'checkPrimeSync' }, 'error'],
    [
      "a group of one's own",
      { ...prime, operation: 'kex.dh', api: 'createDiffieHellman', parameters: { primeLength: 2048 } },
      'error',
    ],
    ["a prime of one's own, which is dh-prime's", { ...prime, operation: 'kex.dh', api: 'createDiffieHellman' }, null],
    ['a standard group', { ...prime, operation: 'kex.dh', api: 'createDiffieHellmanGroup' }, null],
    ['asynchronous', { ...prime, api: 'generatePrime', form: 'async' }, null],
    ['at start-up', { ...prime, loop: 0, topLevel: 300 }, null],
  ]);
});

test.each([
  [
    'generatePrimeSync',
    'const p = crypto.generatePrimeSync(1024, { safe: true });',
    'const p = await generatePrime(1024, { safe: true });',
  ],
  [
    'checkPrimeSync',
    'if (!crypto.checkPrimeSync(p)) throw new Error();',
    'if (!await checkPrime(p)) throw new Error();',
  ],
])('%s is awaited', (api, source, expected) => {
  expect(findingFor(rule, { ...prime, api, source }).advice[0]).toBe(expected);
});

test('Diffie-Hellman gets a standard group', () => {
  const { advice } = findingFor(rule, {
    ...prime,
    operation: 'kex.dh',
    api: 'createDiffieHellman',
    parameters: { primeLength: 2048 },
  });
  expect(advice[0]).toContain("getDiffieHellman('modp16')");
});
