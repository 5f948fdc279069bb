import { blockingMessage, calledName } from '../../../src/rules/shared/wording.js';
import { site } from '../rule-tester.js';

test.each([
  [{}, 'crypto.pbkdf2Sync'],
  [{ api: 'update' }, 'update()'],
  [{ api: '', operation: 'sign' }, 'Signing'],
  [{ api: '', operation: 'kdf.scrypt' }, 'scrypt'],
  [{ api: 'hashSync', package: 'bcrypt' }, 'hashSync() of the package bcrypt'],
  [{ api: '', package: 'crypto-js' }, 'The package crypto-js'],
])('%p is called %s', (fields, expected) => {
  expect(calledName(site(fields))).toBe(expected);
});

test('one block is said to be one', () => {
  expect(blockingMessage(site({ api: '', blocks: [1, 71, 71, 71] }), 0.01)).toBe(
    'PBKDF2 sha512 holds the event loop once, for 71 ms. Nothing else runs meanwhile; it takes 1.0 % of busy time.',
  );
});

test('blocks that may be several calls are called stretches', () => {
  expect(blockingMessage(site({ api: '', blocks: [166, 11, 69, 183] }), 0.867)).toBe(
    'PBKDF2 sha512 holds the event loop in 166 stretches, typically of 11 ms and at most of 183 ms; ' +
      'calls that follow each other at once count as one stretch. It takes 86.7 % of busy time.',
  );
});
