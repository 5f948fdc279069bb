/** Any bytes at all: never a crash, and every tick is counted. */
import fc from 'fast-check';
import { compatStacks, compatText } from '../../../src/prof-process/compat/index.js';
import { collidingLog } from '../../support/colliding-log.js';

const options = { functions: () => ({ functions: [], offset: 0, slide: 0 }), demangle: (name) => name };
const log = collidingLog({ v8: '14.6.202.34', seed: 5, rows: 300 });
const read = async (bytes) => {
  const { text } = await compatText([bytes], { ...options, argument: '' });
  const { samples } = await compatStacks([bytes], options);
  return { text, samples };
};

test('bytes changed at random', async () => {
  const change = fc.array(fc.tuple(fc.nat(log.length - 1), fc.nat(255)), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(change, async (changes) => {
      const bytes = Buffer.from(log);
      for (const [at, value] of changes) bytes[at] = value;
      const { text, samples } = await read(bytes);
      expect(text).toMatch(new RegExp(`\\(${samples.length} ticks, `));
    }),
    { numRuns: 60 },
  );
});

test('numbers of any size, in any row', async () => {
  const number = fc.oneof(
    fc.constantFrom('0x0', '0xffffffffffffffff', `0x${'f'.repeat(400)}`, '-1', '', 'x', '0x20000000000000', '1e9'),
    fc.nat().map(String),
  );
  const row = fc.tuple(
    fc.constantFrom('code-creation,JS', 'code-creation,Builtin', 'code-move', 'sfi-move', 'tick', 'shared-library,/x'),
    fc.array(number, { maxLength: 9 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 200 }), async (rows) => {
      const lines = rows.map(([record, numbers]) => [record, ...numbers].join(',')).concat('');
      const { samples } = await read(Buffer.from(lines.join('\n')));
      expect(samples).toHaveLength(rows.filter(([record]) => record === 'tick').length);
    }),
    { numRuns: 100 },
  );
});
