import fc from 'fast-check';
import { damage } from '../support/damage.js';
import { fixtureCases, readFiles } from '../support/fixture-cases.js';
import { logProblems } from '../support/log-problems.js';

/** Always the same damage; `npm run fuzz` looks further. */
const SEED = 24;

const NAMES = ['node-20-mixed', 'node-22-hostile-names', 'node-24-esm', 'node-26-worker'];

const cases = await fixtureCases();
const logs = await Promise.all(
  NAMES.map(async (name) => {
    const [{ bytes }] = await readFiles(cases.find(({ directory }) => directory.endsWith(`/v8-log/${name}`)));
    return { name, bytes };
  }),
);

async function expectSound(bytes) {
  expect((await logProblems(bytes)).problems).toEqual([]);
}

describe.each(logs)(
  'the log of $name: one bad line costs one line, and every tick is counted, or said to be lost',
  ({ bytes }) => {
    test('undamaged', () => expectSound(bytes));

    test('damaged', async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer(), (seed) => expectSound(damage(bytes, seed))),
        { numRuns: 15, seed: SEED },
      );
    });

    test('cut anywhere', async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: bytes.length }), (at) => expectSound(bytes.subarray(0, at))),
        { numRuns: 10, seed: SEED },
      );
    });

    test('torn anywhere, even within names, as often as one likes', async () => {
      const tear = fc.record({
        at: fc.nat({ max: bytes.length }),
        length: fc.nat({ max: 3000 }),
        by: fc.constantFrom('', '\n', '\0', ','),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(tear, { minLength: 1, maxLength: 30 }), async (tears) => {
          const parts = [];
          let from = 0;
          for (const { at, length, by } of tears.sort((a, b) => a.at - b.at)) {
            if (at < from) continue;
            parts.push(bytes.subarray(from, at), Buffer.from(by));
            from = Math.min(bytes.length, at + length);
          }
          await expectSound(Buffer.concat([...parts, bytes.subarray(from)]));
        }),
        { numRuns: 15, seed: SEED },
      );
    });

    test('with CRLF', async () => {
      const lines = bytes.toString('latin1').replaceAll('\n', '\r\n');
      const { profile } = await logProblems(Buffer.from(lines, 'latin1'));
      const healthy = (await logProblems(bytes)).profile;
      expect({ length: profile.samples.length, dropped: profile.dropped }).toEqual({
        length: healthy.samples.length,
        dropped: healthy.dropped,
      });
    });
  },
);

test('lines in any order', async () => {
  const lines = logs[0].bytes
    .toString('latin1')
    .split('\n')
    .filter((line) => !line.startsWith('script-source'));
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(lines), (some) => expectSound(Buffer.from(some.join('\n'), 'latin1'))),
    { numRuns: 10, seed: SEED },
  );
});

test('any bytes at all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), (bytes) => expectSound(Buffer.from(bytes))),
    { numRuns: 100, seed: SEED },
  );
});

test('one damaged tick costs one tick: the others keep their stacks', async () => {
  const [{ bytes }] = logs;
  const healthy = (await logProblems(bytes)).profile;
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.constantFrom('x', '0x1', '99999999999999', '-5', '1'), async (which, time) => {
      const lines = bytes.toString('latin1').split('\n');
      const ticks = lines.flatMap((line, index) => (line.startsWith('tick,') ? [index] : []));
      const at = ticks[which % ticks.length];
      lines[at] = lines[at].replace(/^(tick,[^,]*,)[^,]*/, `$1${time}`);
      const { profile } = await logProblems(Buffer.from(lines.join('\n'), 'latin1'));
      expect(profile.samples.length).toBeGreaterThanOrEqual(healthy.samples.length - 1);
    }),
    { numRuns: 10, seed: SEED },
  );
});

test('ticks between a row that has lost its end and one that has lost its beginning', async () => {
  const ticks = Array.from({ length: 40 }, (_, index) => `tick,0x1000,${100 + index},0,0x0,0`);
  const log = [
    'v8-version,11,3,244,8,0',
    'code-creation,JS,10,50,0x1000,256,na',
    ...ticks,
    'me /a.js:1:2,0x9,~',
    'tick,0x1000,900,0,0x0,0',
    '',
  ].join('\n');
  const { problems, profile } = await logProblems(Buffer.from(log));
  expect(problems).toEqual([]);
  expect(profile.samples.length).toBe(1);
  expect(profile.diagnostics).toContainEqual({
    code: 'lines-tick-in-name',
    count: 40,
    message:
      "Lines of the log were left out: ticks of a damaged log, or text that looks like them, within a function's name.",
  });
});
