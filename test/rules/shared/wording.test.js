import { blockingMessage, calledName } from '../../../src/rules/shared/wording.js';
import { site } from '../rule-tester.js';

const TIMED = { wallMs: 9000 };

test.each([
  [{}, 'crypto.pbkdf2Sync'],
  [{ api: 'update' }, 'update()'],
  [{ api: 'computeSecret', operation: 'kex.ecdh' }, 'computeSecret()'],
  [{ api: '', operation: 'sign' }, 'Signing'],
  [{ api: '', operation: 'kdf.scrypt' }, 'scrypt'],
  [{ api: 'hashSync', package: 'bcrypt' }, 'hashSync() of the package bcrypt'],
  [{ api: '', package: 'crypto-js' }, 'The package crypto-js'],
])('%p is called %s', (fields, expected) => {
  expect(calledName(site(fields))).toBe(expected);
});

test('a length that is unknown is explained by missing times only if they are missing', () => {
  const without = site({ api: '', blocks: [0, 0, 0, 0] });
  expect(blockingMessage(without, 0.62, { wallMs: 0 })).toMatch(
    / runs on a JavaScript thread, where .* This recording has no times: .* whether modules were still loading\.$/,
  );
  expect(blockingMessage(without, 0.62, TIMED)).toBe(
    'PBKDF2 sha512 runs on the event loop, where nothing else can run meanwhile, and takes 62.0 % of busy time.',
  );
});

test('calls that were told apart are counted', () => {
  const { blocks, ...called } = site({ api: '', blocks: [126, 40, 44, 58] });
  expect(blockingMessage({ ...called, blocks: { ...blocks, split: true } }, 0.01, TIMED)).toBe(
    'PBKDF2 sha512 holds the event loop about 126 times, typically for 40 ms and at most for 58 ms. Nothing else runs meanwhile; it takes 1.0 % of busy time.',
  );
});

test.each([
  ['one stretch', [1, 71, 71, 71], 'in one stretch of 71 ms'],
  [
    'stretches that are alike, each a loop of calls',
    [3, 632, 632, 640],
    'in 3 stretches, typically for 632 ms and at most for 640 ms',
  ],
])('nothing tells whether it is one call: %s', (_title, blocks, words) => {
  expect(blockingMessage(site({ loop: 2000, api: '', blocks }), 0.01, TIMED)).toBe(
    `PBKDF2 sha512 holds the event loop ${words}. It takes 1.0 % of busy time.`,
  );
});

test('calls that were told apart by their lengths are counted about', () => {
  const blocks = { count: 34, p50Ms: 13.6, p95Ms: 16.2, maxMs: 17.3, errorMs: 1, split: true };
  const site = { form: 'sync', api: 'pbkdf2Sync', package: '', operation: 'kdf.pbkdf2', algorithm: 'sha512', blocks };
  expect(blockingMessage(site, 0.6, TIMED)).toContain('holds the event loop about 34 times, typically');
});

test.each([
  ['one stretch', [1, 863, 863, 863], 'in one stretch of 863 ms by the clock'],
  ['some', [4, 129, 863, 863], 'in 4 stretches, typically for 129 ms and at most for 863 ms by the clock'],
])(
  'more time than all ticks of the call stand for is the clock’s, with waits for a processor: %s',
  (_, blocks, words) => {
    expect(blockingMessage(site({ loop: 323, api: '', blocks }), 0.2, TIMED)).toContain(
      `holds the event loop ${words}. `,
    );
  },
);

test('blocks that may be several calls are called stretches', () => {
  expect(blockingMessage(site({ api: '', blocks: [166, 11, 69, 183] }), 0.867, TIMED)).toBe(
    'PBKDF2 sha512 holds the event loop in 166 stretches, typically for 11 ms and at most for 183 ms. ' +
      'It takes 86.7 % of busy time.',
  );
});

describe('signatures with setImmediate between them, which no tick tells apart', () => {
  const signing = (blocks) =>
    blockingMessage(site({ operation: 'sign', algorithm: 'rsa-sha256', api: 'sign', blocks }), 0.4, TIMED);

  test.each([
    ['one stretch', [1, 400, 400, 400], 'in one stretch of 400 ms'],
    ['stretches that are alike', [3, 61, 62, 62], 'in 3 stretches, typically for 61 ms and at most for 62 ms'],
  ])('%s', (_title, blocks, words) => {
    expect(signing(blocks)).toBe(
      `sign() (signing rsa-sha256) holds the event loop ${words}. It takes 40.0 % of busy time.`,
    );
  });
});
