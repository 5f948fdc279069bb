import rule from '../../src/rules/sync-cipher.js';
import { findingFor, severityTable } from './rule-tester.js';

const cipher = { operation: 'cipher.encrypt', algorithm: 'aes-256-gcm', api: 'update', blocks: [20, 9, 12, 15] };

describe('when it speaks', () => {
  severityTable(rule, [
    ['long blocks, a large share', cipher, 'error'],
    ['long blocks, a small share', { ...cipher, loop: 60, busy: 10_000 }, 'warning'],
    ['small messages, however many', { ...cipher, loop: 900, blocks: [900, 1, 2, 3] }, null],
    ['much data at a time, half of it copying', { ...cipher, leaves: { computing: 200, decoding: 0 } }, 'error'],
    ['small messages in a row', { ...cipher, leaves: { computing: 30, decoding: 0 } }, null],
    ['mostly making ciphers', { ...cipher, api: 'createCipheriv', leaves: { computing: 64, decoding: 0 } }, null],
    ['direction unknown', { ...cipher, operation: 'cipher' }, 'error'],
    ['public-key encryption', { ...cipher, operation: 'asym.encrypt' }, null],
    ['at start-up', { ...cipher, loop: 0, topLevel: 400 }, null],
  ]);
});

test.each([
  ['cipher.encrypt', false],
  ['cipher.decrypt', true],
  ['cipher', true],
])('%s: warning about plaintext that is not verified yet: %s', (operation, expected) => {
  const { notes } = findingFor(rule, { ...cipher, operation });
  expect(notes.some((note) => note.includes('final()'))).toBe(expected);
});

test('the message names the method', () => {
  expect(findingFor(rule, cipher).message).toMatch(
    /^update\(\) \(encryption aes-256-gcm\) holds the event loop in 20 stretches, typically for 9 ms/,
  );
});

test.each([
  ['aes-256-gcm', true],
  ['AES-128-CBC', true],
  ['chacha20-poly1305', true],
  ['aes-256-ccm', false],
  ['aes-256-xts', false],
  ['id-aes256-wrap', false],
  [null, false],
])('an edit for %s, which may be given its data in pieces: %s', (algorithm, isExact) => {
  const { edit } = findingFor(rule, {
    ...cipher,
    source: 'const sealed = cipher.update(data);',
    call: { origin: { callee: 'createCipheriv', args: [algorithm] }, ownsReceiver: true },
  });
  expect(edit !== null).toBe(isExact);
  if (edit) expect(edit.text).toBe('await cipherInPieces(cipher, data)');
});
