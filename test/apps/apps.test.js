/** Small applications, as their authors would write them, on the real packages: what a stranger is told about them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits } from '../support/apply-edit.js';
import { appProblems } from '../support/app-problems.js';
import { appNames, build, checkOut, installFurther, marksIn, profile, readApp } from '../support/apps.js';
import { removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

describe.each(appNames().map(readApp))('$name: $what', (app) => {
  let checkout, profiled;
  beforeAll(async () => {
    checkout = await checkOut(app);
    await build(checkout);
    profiled = await profile(checkout);
  });

  test('the report names what its marked lines ask for, and nothing else', () => {
    const { report, ended } = profiled;
    expect({ problems: appProblems(report, app.expected, marksIn(checkout.cwd)), ended }).toMatchObject({
      problems: [],
      ended: { exitCode: 0 },
    });
    expect(report.drive).toMatchObject({ listened: true, failure: '' });
  });

  const mended = app.expected.filter(({ edit, byHand }) => edit || byHand);
  const names = mended.map(({ mark }) => mark).join(', ');
  (mended.length > 0 ? test : test.skip)(`what the findings say holds: ${names}`, async () => {
    const again = await checkOut(app);
    await installFurther(again);
    writeEdits(profiled.report, checkout.cwd, again.cwd);
    for (const { file, from, to } of app.byHand ?? []) replaceIn(path.join(again.cwd, file), from, to);
    await build(again);
    const { report, ended } = await profile(again);
    // The driver fails if an answer is wrong.
    expect({ drive: report.drive, ended }).toMatchObject({ drive: { failure: '' }, ended: { exitCode: 0 } });
    const marks = marksIn(again.cwd);
    const left = report.findings.flatMap(({ rule, callSite }) =>
      mended
        .filter(({ mark, finding }) => isAt(callSite, marks.get(mark)) && finding.split(', ').includes(rule))
        .map(({ mark }) => `${rule} at ${mark}`),
    );
    expect(left).toEqual([]);
  });
});

function isAt(callSite, place) {
  return callSite !== null && callSite.file === place?.file && callSite.line === place.line;
}

/** Writes all edits of a report to another checkout of the same sources. */
function writeEdits({ findings }, from, to) {
  const edits = findings.flatMap(({ edit }) => (edit === null ? [] : [edit]));
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const target = path.join(to, path.relative(from, file));
    const own = edits.filter((edit) => edit.file === file);
    writeFileSync(target, applyEdits(readFileSync(target, 'utf8'), own));
  }
}

function replaceIn(file, from, to) {
  const text = readFileSync(file, 'utf8');
  expect(text.split(from).length).toBe(2);
  writeFileSync(file, text.replace(from, to));
}
