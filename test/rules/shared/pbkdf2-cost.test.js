import { createHash, getHashes } from 'node:crypto';
import { digestBytes, iterationNotes } from '../../../src/rules/shared/pbkdf2-cost.js';

test.each(['md5', 'sha1', 'sha224', 'sha256', 'sha512-256', 'sha384', 'sha512', 'sha3-256', 'sha3-512'])('size of %s', (name) => {
  expect(getHashes()).toContain(name);
  expect(digestBytes(name)).toBe(createHash(name).digest().length);
});

test.each([['SHA-512', 64], ['SHA512', 64], ['SHA512/256', 32], ['', null], ['constructor', null]])('size of "%s"', (name, bytes) => {
  expect(digestBytes(name)).toBe(bytes);
});

describe('iterations', () => {
  test.each([
    ['sha512', 219_999, '220,000'],
    ['SHA-256', 1000, '600,000'],
    ['sha1', 1000, '1,400,000'],
  ])('%s with %d', (algorithm, iterations, guidance) => {
    const [note] = iterationNotes(algorithm, { iterations });
    expect(note).toContain(guidance);
    expect(note).toMatch(/\(\d{4}-\d\d-\d\d\)/);
  });

  test.each([
    ['sha512', { iterations: 220_000 }],
    ['sha384', { iterations: 1000 }],
    ['sha512', {}],
    ['', { iterations: 1000 }],
  ])('%s with %p: nothing to say', (algorithm, parameters) => {
    expect(iterationNotes(algorithm, parameters)).toEqual([]);
  });
});
