import { mayBeSameAlgorithm } from '../../src/compare/same-algorithm.js';

test.each([
  ['sha512', 'sha512', true],
  ['ecdsa-sha256', 'ecdsa-p-256-sha256', true],
  ['ecdsa-p-256-sha256', 'ecdsa-sha256', true],
  ['', 'sha512', true],
  ['sha256', 'sha512', false],
  ['rsa-sha256', 'ecdsa-p-256-sha256', false],
  ['aes-256-gcm', 'aes-128-gcm', false],
])('%s and %s: %s', (before, after, same) => expect(mayBeSameAlgorithm(before, after)).toBe(same));
