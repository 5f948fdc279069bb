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
      'calls that no tick tells apart count as one stretch, even if the event loop turned between them. It takes 86.7 % of busy time.',
  );
});

describe('signatures with setImmediate between them, which no tick tells apart', () => {
  const signing = (blocks) =>
    blockingMessage(site({ operation: 'sign', algorithm: 'rsa-sha256', api: 'sign', blocks }), 0.4);

  test.each([
    ['one stretch', [1, 400, 400, 400], 'one stretch of 400 ms'],
    ['stretches that are alike', [3, 61, 62, 62], '3 stretches, typically of 61 ms and at most of 62 ms'],
  ])('%s', (_title, blocks, words) => {
    expect(signing(blocks)).toBe(
      `sign() (signing rsa-sha256) holds the event loop in ${words}; calls that no tick tells apart count as one stretch, ` +
        'even if the event loop turned between them. It takes 40.0 % of busy time.',
    );
  });

  test('but one that may be one is', () => {
    expect(signing([1, 6, 6, 6])).toMatch(/holds the event loop once, for 6 ms\. Nothing else runs meanwhile/);
  });
});
