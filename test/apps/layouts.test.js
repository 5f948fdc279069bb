/** One application, installed in all ways: its lines stay its lines, and its packages keep their names. */
import { LAYOUTS } from '../support/app-layouts.js';
import { appProblems } from '../support/app-problems.js';
import { profile } from '../support/apps.js';
import { removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test.each(Object.keys(LAYOUTS))('%s', async (name) => {
  const { checkout, marks } = await LAYOUTS[name]();
  const { report, ended } = await profile(checkout);
  const expected = checkout.app.expected.map((call) => ({ ...call, edit: undefined }));
  expect({ problems: appProblems(report, expected, marks), drive: report.drive, ended }).toMatchObject({
    problems: [],
    drive: { failure: '' },
    ended: { exitCode: 0 },
  });
});
