import { createHash, getHashes } from 'node:crypto';
import { digestBytes, recommendedIterations } from '../../../src/rules/shared/password-cost.js';

test.each(['md5', 'sha1', 'sha224', 'sha256', 'sha512-256', 'sha384', 'sha512', 'sha3-256', 'sha3-512'])(
  'size of %s',
  (name) => {
    expect(getHashes()).toContain(name);
    expect(digestBytes(name)).toBe(createHash(name).digest().length);
  },
);

test.each([
  ['SHA-512', 64],
  ['SHA512', 64],
  ['SHA512/256', 32],
  ['', null],
  ['constructor', null],
])('size of "%s"', (name, bytes) => {
  expect(digestBytes(name)).toBe(bytes);
});

test.each([
  ['sha512', 220_000],
  ['SHA-256', 600_000],
  ['sha1', 1_400_000],
  ['sha384', null],
  ['', null],
])('iterations for "%s"', (name, iterations) => {
  expect(recommendedIterations(name)).toBe(iterations);
});
