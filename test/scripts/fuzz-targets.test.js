import { reportProblems } from '../../scripts/lib/fuzz-targets.js';
import { fixtureCases, readFixture } from '../support/fixture-cases.js';

/** That what is undamaged has none is in test/fixtures/profiles.test.js. */
test('a tick that is in no report is a problem', async () => {
  const [fixture] = await fixtureCases();
  const [profile] = (await readFixture(fixture)).profiles;
  const [first, second] = [profile, { ...profile, meta: { ...profile.meta, thread: 'pool' } }];
  expect(reportProblems([first, second])).toEqual([]);
  expect(reportProblems([{ ...second, dropped: { lost: 1 } }])).toEqual([expect.stringMatching(/^the report has/)]);
});
