import rule from '../../src/rules/pure-js-crypto.js';
import { findingFor, severityTable } from './rule-tester.js';

const bcryptjs = { operation: 'kdf.bcrypt', algorithm: '', api: 'hashSync', package: 'bcryptjs' };

describe('when it speaks', () => {
  severityTable(rule, [
    ['bcryptjs', bcryptjs, 'error'],
    ['bcryptjs with a promise', { ...bcryptjs, api: 'hash', form: 'async' }, 'error'],
    ['bcryptjs in slices of one tick', { ...bcryptjs, form: 'unknown', loop: 100, blocks: [100, 1, 2, 3] }, 'warning'],
    ['a small share in short blocks', { ...bcryptjs, loop: 30, blocks: [30, 1, 2, 3] }, null],
    ['on a worker', { ...bcryptjs, loop: 0, worker: 500 }, null],
    ['at start-up', { ...bcryptjs, loop: 0, topLevel: 500 }, null],
    ['native bcrypt', { ...bcryptjs, package: 'bcrypt' }, null],
    ['a package that calls node:crypto', { operation: 'sign', api: 'sign', package: 'jsonwebtoken' }, null],
    ['node-forge where it calls node:crypto', { package: 'node-forge', api: 'pbkdf2Sync' }, null],
    ['node:crypto', {}, null],
  ]);
});

test.each([
  ['bcryptjs', 'kdf.bcrypt', 'await bcrypt.hash(password, rounds)'],
  ['crypto-js', 'kdf.pbkdf2', 'await pbkdf2(password, salt, iterations, keylen, digest)'],
  ['node-forge', 'keygen.rsa', 'await generateKeyPair(type, options)'],
  ['crypto-js', 'cipher.encrypt', 'createCipheriv'],
  ['@noble/hashes', 'hash', 'createHash'],
  ['elliptic', 'sign', 'crypto.sign('],
  ['openpgp', 'cipher.encrypt', 'worker thread'],
  ['node-forge', 'other', 'worker thread'],
])('%s, %s', (name, operation, expected) => {
  expect(findingFor(rule, { package: name, operation, api: '' }).advice.join('\n')).toContain(expected);
});

test('the message names the package', () => {
  const { message } = findingFor(rule, bcryptjs);
  expect(message).toMatch(/^hashSync\(\) of the package bcryptjs \(bcrypt\) holds the event loop 8 times/);
  expect(message).toMatch(/bcryptjs computes in JavaScript or WebAssembly on the thread that calls it\.$/);
});
