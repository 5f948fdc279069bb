import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootOfRun } from '../../src/api/root-of-run.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { guideServerReport } from '../support/sample-report.js';

afterAll(removeDirectories);

function repository() {
  const root = newDirectory();
  for (const file of ['index.js', 'src/routes/login.js', 'src/index.js', 'lib/routes/login.js']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  }
  return root;
}

const reportOf = (files, root = '') => {
  const report = guideServerReport();
  const [site] = report.callSites;
  return { ...report, target: { ...report.target, root }, callSites: files.map((file) => ({ ...site, file })) };
};

test.each([
  ['of a container', ['/usr/src/app/src/routes/login.js', '/usr/src/app/index.js'], '/usr/src/app'],
  [
    'of Windows',
    ['C:\\work\\src\\routes\\login.js', 'C:\\work\\node_modules\\bcryptjs\\index.js', 'node:crypto'],
    'C:/work',
  ],
  ['of a share', ['\\\\server\\share\\src\\index.js'], '//server/share'],
])('files %s tell where the repository was', async (_, files, expected) => {
  expect(await rootOfRun(reportOf(files), repository())).toBe(expected);
});

test.each([
  ['lie in no directory that looks like it', ['/srv/other.js', 'node:crypto', '']],
  ['lie in two', ['/a/index.js', '/b/src/routes/login.js']],
  ['are none', []],
])('those that %s tell nothing', async (_, files) => {
  const root = repository();
  expect(await rootOfRun(reportOf(files), root)).toBe(root);
});

test('a program that ran here needs no guess', async () => {
  const root = repository();
  expect(await rootOfRun(reportOf([path.join(root, 'src/other.js'), '/elsewhere/index.js']), root)).toBe(root);
});

test('a run that knows its root keeps it', async () => {
  expect(await rootOfRun(reportOf(['/usr/src/app/index.js'], '/usr/src/app/src'), repository())).toBe(
    '/usr/src/app/src',
  );
});
