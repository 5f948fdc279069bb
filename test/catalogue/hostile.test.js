import fc from 'fast-check';

import { apiNamed, isCryptoPackage, matchFrame, packageOf, primitiveOf, refine } from '../../src/catalogue/index.js';
import { OPERATIONS } from '../../src/model/operation.js';
import { frame } from './frame.js';

const pieces = fc.constantFrom(
  'node:',
  'node:internal/crypto/',
  'node::crypto::',
  'ncrypto::',
  '(anonymous namespace)::',
  '<',
  '>',
  '(',
  ')',
  '::',
  ' ',
  '.',
  '_',
  '@',
  '/node_modules/',
  '@noble/',
  'hashes',
  'bcrypt',
  'pbkdf2',
  'hash',
  '__proto__',
  'constructor',
  '*',
  'mbedtls_',
  'EVP_',
  '\0',
  '\u{1f600}',
);
const text = fc.oneof(
  fc.string(),
  fc.array(pieces).map((parts) => parts.join('')),
);
/** Hostile text, often behind what cryptography begins with: of text alone, one frame in a hundred matches. */
const textBehind = (/** @type {string[]} */ ...beginnings) =>
  fc.oneof(
    text,
    fc.tuple(fc.constantFrom(...beginnings), text).map((parts) => parts.join('')),
  );
const frames = fc
  .record({
    name: textBehind('pbkdf2', 'hash', 'sign', 'EVP_', 'node::crypto::'),
    file: textBehind('node:internal/crypto/', '/node_modules/bcryptjs/', '/node_modules/@noble/hashes/'),
    library: textBehind('/node_modules/bcrypt/'),
    kind: fc.constantFrom('js', 'native', 'builtin', 'wasm', 'unknown'),
    component: fc.constantFrom('', 'openssl'),
    named: fc.boolean(),
    moduleBody: fc.boolean(),
  })
  .map(frame);

const known = (operation) => operation === '' || Object.hasOwn(OPERATIONS, operation);

test('any frame has a well-formed match or none', () => {
  let matches = 0;
  fc.assert(
    fc.property(frames, (any) => {
      const match = matchFrame(any);
      if (match === null) return;
      matches++;
      expect(known(match.operation)).toBe(true);
      expect(match.candidates.every((id) => id !== '' && known(id))).toBe(true);
      expect(['sync', 'async', 'unknown']).toContain(match.form);
      expect(match.package === '').toBe(match.evidence !== 'package');
    }),
    { numRuns: 500 },
  );
  expect(matches).toBeGreaterThan(0);
});

test('any frame has a well-formed primitive or none, and refining picks a candidate', () => {
  const ids = fc.subarray(Object.keys(OPERATIONS));
  fc.assert(
    fc.property(frames, ids, (any, candidates) => {
      const primitive = primitiveOf(any);
      expect(primitive === null || primitive.operations.every(known)).toBe(true);
      expect(['', ...candidates]).toContain(refine(candidates, primitive));
    }),
    { numRuns: 500 },
  );
});

test('any name can be asked for', () => {
  fc.assert(
    fc.property(text, (name) => {
      apiNamed(name);
      isCryptoPackage(name);
      expect(typeof packageOf(name)).toBe('string');
    }),
  );
});

test('names of a megabyte are no work', () => {
  for (const piece of ['node::crypto::A<', '_', '/node_modules/', 'EVP_', '(', 'a.']) {
    const name = piece.repeat(2 ** 20 / piece.length);
    for (const kind of ['js', 'native']) {
      expect(() => matchFrame(frame({ kind, name, file: name, library: name }))).not.toThrow();
      expect(() => primitiveOf(frame({ kind, name, component: 'openssl' }))).not.toThrow();
    }
  }
});
