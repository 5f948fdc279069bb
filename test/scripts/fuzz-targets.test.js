import { reportProblems } from '../../scripts/lib/fuzz-targets.js';
import { fixtureCases, readFixture } from '../support/fixture-cases.js';

const cases = await fixtureCases();

test.each(cases.map((fixture) => [fixture.name, fixture]))(
  '%s: what fuzzing checks holds of it undamaged',
  async (_, fixture) => {
    const { profiles } = await readFixture(fixture);
    expect(reportProblems(profiles)).toEqual([]);
  },
);

test('a tick that is in no report is a problem', async () => {
  const [fixture] = cases;
  const [profile] = (await readFixture(fixture)).profiles;
  const [first, second] = [profile, { ...profile, meta: { ...profile.meta, thread: 'pool' } }];
  expect(reportProblems([first, second])).toEqual([]);
  expect(reportProblems([{ ...second, dropped: { lost: 1 } }])).toEqual([expect.stringMatching(/^the report has/)]);
});
