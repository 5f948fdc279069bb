/** What loads late must change nothing: the answer is that of `analyze`, which loads all at once. */
import { analyze } from '../../src/api/analysis.js';
import { analyzeLazily, isForRules } from '../../src/api/analyze-lazily.js';
import { fixtureCases, readFixture } from '../support/fixture-cases.js';
import { profileFromGrid } from '../support/text-grid.js';

const told = ({ report, recording, stacks }) => ({
  report,
  stacks: stacks(),
  frames: recording.profiles.map(({ frames }) => frames),
  calls: recording.profiles.map(({ calls }) => [...calls]),
});

async function bothOf(recording) {
  return [told(analyze(recording, '0.0.0')), told(await analyzeLazily(recording, '0.0.0'))];
}

/** With and without cryptography, requests, connections and workers: all others are twice as much of the same work. */
const cases = (await fixtureCases()).filter(({ name }) => /no-crypto|esm|tls|async|20-worker/.test(name));

test.each(cases.map((fixture) => [fixture.name, fixture]))('%s', async (_, fixture) => {
  const [whole, late] = await bothOf(await readFixture(fixture));
  expect(late).toEqual(whole);
});

const FILE = '/app/app.js';

describe('without cryptography', () => {
  test.each([
    ['only the body of a module', 'body@/app/app.js:1:1[module]', "console.log('nothing');"],
    ['functions with names', 'work@/app/app.js:1.14:1.20', 'function work() { return 1; }'],
    ['functions that only the source can name', '@/app/app.js:1.24:1.30', 'exports.work = function () { return 1; };'],
    ['no sources', 'work@/app/app.js:1:1', null],
  ])('%s', async (_, cell, text) => {
    const sources = text === null ? {} : { [FILE]: text };
    const recording = { run: null, profiles: [profileFromGrid(`@repeat 30\n${cell}`, { sources })] };
    const [whole, late] = await bothOf(recording);
    expect(late).toEqual(whole);
    expect(whole.report.profile.busyTicks).toBe(30);
    expect(isForRules(whole.report)).toBe(false);
    // Rules that would not have been loaded would have said nothing.
    expect(whole.report.findings).toEqual([]);
  });
});

test('a recording without profiles of JavaScript', async () => {
  const [whole, late] = await bothOf({ run: null, profiles: [] });
  expect(late).toEqual(whole);
});
