import rule from '../../src/rules/sync-random.js';
import { findingFor, severityTable } from './rule-tester.js';

const random = {
  operation: 'random',
  algorithm: '',
  api: 'randomBytes',
  parameters: { size: 1 << 20 },
  blocks: [40, 6, 8, 9],
};

describe('when it speaks', () => {
  severityTable(rule, [
    ['long blocks', random, 'error'],
    ['long blocks, a small share', { ...random, loop: 60, busy: 10_000 }, 'warning'],
    ['short blocks, however large the share', { ...random, loop: 900, blocks: [900, 1, 1, 2] }, null],
    ['a size that is known to be large', { ...random, parameters: { size: 16 << 20 } }, 'error'],
    ['nine bytes in a loop', { ...random, parameters: { size: 9 }, blocks: [8, 90, 120, 300] }, null],
    ['a size that is not known: it may be nine', { ...random, parameters: {} }, null],
    [
      'a size that is not known, where much is computed',
      { ...random, parameters: {}, leaves: { computing: 100, decoding: 0 } },
      'error',
    ],
    [
      'a size that is not known, where little is',
      { ...random, parameters: {}, leaves: { computing: 40, decoding: 0 } },
      null,
    ],
    [
      'a size that is not known, where no names would tell',
      { ...random, parameters: {}, leaves: { computing: 0, decoding: 0, nameless: 390 } },
      null,
    ],
    ['a size that is known to be small', { ...random, parameters: { size: 128 } }, null],
    ['either form with short blocks', { ...random, form: 'unknown', blocks: [40, 1, 8, 9] }, null],
  ]);
});

test('the call is awaited', () => {
  const { advice } = findingFor(rule, { ...random, source: 'const bytes = crypto.randomBytes(size).toString("hex");' });
  expect(advice).toEqual([
    'const bytes = (await randomBytesAsync(size)).toString("hex");',
    "// with: const randomBytesAsync = require('node:util').promisify(require('node:crypto').randomBytes);",
  ]);
});

test('hundreds of megabytes are no job for one thread of the pool', () => {
  const { advice, edit } = findingFor(rule, {
    ...random,
    parameters: { size: 256 << 20 },
    source: 'crypto.randomBytes(268435456)',
  });
  expect(edit).toBeNull();
  expect(advice.join(' ')).toContain('in pieces');
});

test('no edit fills a buffer that others may fill meanwhile', () => {
  const fill = { ...random, api: 'randomFillSync', source: 'crypto.randomFillSync(scratch, 0, 1048576);' };
  const { advice, edit } = findingFor(rule, fill);
  expect(edit).toBeNull();
  expect(advice.join(' ')).toContain('into a buffer that nobody else has');
});
