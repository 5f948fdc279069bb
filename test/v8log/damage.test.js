import fc from 'fast-check';
import { damage } from '../support/damage.js';
import { fixtureCases, readFiles } from '../support/fixture-cases.js';
import { logProblems } from '../support/log-problems.js';

/** Always the same damage; `npm run fuzz` looks further. */
const SEED = 24;

const NAMES = ['node-20-mixed', 'node-22-hostile-names', 'node-24-esm', 'node-26-worker'];

const cases = await fixtureCases();
const logs = await Promise.all(NAMES.map(async (name) => {
  const [{ bytes }] = await readFiles(cases.find(({ directory }) => directory.endsWith(`/v8-log/${name}`)));
  return { name, bytes };
}));

async function expectSound(bytes) {
  expect((await logProblems(bytes)).problems).toEqual([]);
}

describe.each(logs)('the log of $name: one bad line costs one line, and every tick is counted', ({ bytes }) => {
  test('undamaged', () => expectSound(bytes));

  test('damaged', async () => {
    await fc.assert(fc.asyncProperty(fc.integer(), (seed) => expectSound(damage(bytes, seed))), { numRuns: 40, seed: SEED });
  });

  test('cut anywhere', async () => {
    await fc.assert(fc.asyncProperty(fc.nat({ max: bytes.length }), (at) => expectSound(bytes.subarray(0, at))), { numRuns: 20, seed: SEED });
  });

  test('with CRLF', async () => {
    const lines = bytes.toString('latin1').replaceAll('\n', '\r\n');
    const { profile } = await logProblems(Buffer.from(lines, 'latin1'));
    const healthy = (await logProblems(bytes)).profile;
    expect({ length: profile.samples.length, dropped: profile.dropped }).toEqual({ length: healthy.samples.length, dropped: healthy.dropped });
  });
});

test('lines in any order', async () => {
  const lines = logs[0].bytes.toString('latin1').split('\n').filter((line) => !line.startsWith('script-source'));
  await fc.assert(fc.asyncProperty(fc.shuffledSubarray(lines), (some) => expectSound(Buffer.from(some.join('\n'), 'latin1'))), { numRuns: 20, seed: SEED });
});

test('any bytes at all', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), (bytes) => expectSound(Buffer.from(bytes))), { numRuns: 200, seed: SEED });
});

test('one damaged tick costs one tick: the others keep their stacks', async () => {
  const [{ bytes }] = logs;
  const healthy = (await logProblems(bytes)).profile;
  await fc.assert(fc.asyncProperty(fc.nat(), fc.constantFrom('x', '0x1', '99999999999999', '-5', '1'), async (which, time) => {
    const lines = bytes.toString('latin1').split('\n');
    const ticks = lines.flatMap((line, index) => (line.startsWith('tick,') ? [index] : []));
    const at = ticks[which % ticks.length];
    lines[at] = lines[at].replace(/^(tick,[^,]*,)[^,]*/, `$1${time}`);
    const { profile } = await logProblems(Buffer.from(lines.join('\n'), 'latin1'));
    expect(profile.samples.length).toBeGreaterThanOrEqual(healthy.samples.length - 1);
  }), { numRuns: 20, seed: SEED });
});
