import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findLogDirectories, makeOutputDirectory, runName } from '../../src/cli/output-directory.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

afterAll(removeDirectories);

test('the usual place is ignored by git, and a directory for logs lies in it', async () => {
  const cwd = newDirectory();
  const { path: directory, logs } = await makeOutputDirectory(undefined, 'app-1', cwd);
  expect(directory).toBe(path.join(cwd, '.cryptoprof/app-1'));
  expect(readFileSync(path.join(cwd, '.cryptoprof/.gitignore'), 'utf8')).toBe('*\n');
  expect(path.dirname(logs)).toBe(directory);
  expect(readdirSync(logs)).toEqual([]);
});

test('directories for logs say who made them, and are found in all runs', async () => {
  const cwd = newDirectory();
  const one = await makeOutputDirectory(undefined, 'app-1', cwd);
  const other = await makeOutputDirectory(undefined, 'app-2', cwd);
  const second = await makeOutputDirectory(path.join(other.path, 'run-2'), '', cwd);
  mkdirSync(path.join(one.path, 'logs-theirs'));
  mkdirSync(path.join(one.path, 'logs'));
  const found = await findLogDirectories(one.path);
  expect(found.map(({ directory }) => directory).sort()).toEqual([one.logs, other.logs, second.logs].sort());
  expect(new Set(found.map(({ pid }) => pid))).toEqual(new Set([process.pid]));
  const named = await makeOutputDirectory('out', '', cwd);
  expect(await findLogDirectories(named.path)).toEqual([{ directory: named.logs, pid: process.pid }]);
});

test('a link in the usual place is not followed, unless it is named', async () => {
  const [cwd, elsewhere] = [newDirectory(), newDirectory()];
  symlinkSync(elsewhere, path.join(cwd, '.cryptoprof'));
  await expect(makeOutputDirectory(undefined, 'app-1', cwd)).rejects.toMatchObject({
    code: 'output-is-link',
    facts: { path: path.join(cwd, '.cryptoprof') },
  });
  expect(readdirSync(elsewhere)).toEqual([]);
  await makeOutputDirectory('.cryptoprof/out', 'app-1', cwd);
  expect(readdirSync(elsewhere)).toEqual(['out']);
});

test('what nothing came of is removed', async () => {
  const cwd = newDirectory();
  const usual = await makeOutputDirectory(undefined, 'app-1', cwd);
  await usual.tidy();
  const named = await makeOutputDirectory('a/b/c', 'app-1', cwd);
  await named.tidy();
  expect(readdirSync(cwd)).toEqual([]);
});

test.each([
  ['nothing', () => {}, []],
  ['a file', (place) => writeFileSync(place, ''), ['mine']],
  ['a link', (place, elsewhere) => symlinkSync(elsewhere, place), ['mine']],
  ['a link to nowhere', (place) => symlinkSync('/nowhere', place), ['mine']],
])('the program may leave %s in its place, which stays', async (_, leave, left) => {
  for (const given of [undefined, 'out']) {
    const [cwd, elsewhere] = [newDirectory(), newDirectory()];
    writeFileSync(path.join(elsewhere, '.gitignore'), '*\n');
    const { path: directory, tidy } = await makeOutputDirectory(given, 'app-1', cwd);
    const place = given === undefined ? path.dirname(directory) : directory;
    rmSync(place, { recursive: true });
    leave(place, elsewhere);
    await tidy();
    const isThere = lstatSync(place, { throwIfNoEntry: false }) !== undefined;
    expect([isThere ? ['mine'] : [], readdirSync(elsewhere)]).toEqual([left, ['.gitignore']]);
  }
});

test('other runs and their .gitignore stay', async () => {
  const cwd = newDirectory();
  const first = await makeOutputDirectory(undefined, 'app-1', cwd);
  writeFileSync(path.join(first.path, 'report.json'), '{}');
  const second = await makeOutputDirectory(undefined, 'app-2', cwd);
  await second.tidy();
  await first.tidy();
  expect(readdirSync(path.join(cwd, '.cryptoprof')).sort()).toEqual(['.gitignore', 'app-1']);
  expect(readdirSync(first.path)).toEqual(['report.json']);
});

test('a .gitignore of the user stays as it is', async () => {
  const cwd = newDirectory();
  mkdirSync(path.join(cwd, '.cryptoprof'));
  writeFileSync(path.join(cwd, '.cryptoprof/.gitignore'), '!kept\n');
  await (await makeOutputDirectory(undefined, 'app-1', cwd)).tidy();
  expect(readFileSync(path.join(cwd, '.cryptoprof/.gitignore'), 'utf8')).toBe('!kept\n');
});

test('a usual place that was there before is ignored by git, too, and stays', async () => {
  const cwd = newDirectory();
  mkdirSync(path.join(cwd, '.cryptoprof'));
  await (await makeOutputDirectory(undefined, 'app-1', cwd)).tidy();
  expect(readFileSync(path.join(cwd, '.cryptoprof/.gitignore'), 'utf8')).toBe('*\n');
  mkdirSync(path.join(cwd, 'other'));
  await makeOutputDirectory('other', 'app-1', cwd);
  expect(existsSync(path.join(cwd, 'other/.gitignore'))).toBe(false);
});

test('files of others in a directory that we made stay', async () => {
  const cwd = newDirectory();
  const { tidy } = await makeOutputDirectory('out/deep', 'app-1', cwd);
  writeFileSync(path.join(cwd, 'out/data.txt'), 'of the program');
  await tidy();
  expect(readdirSync(path.join(cwd, 'out'))).toEqual(['data.txt']);
});

test('files of others in a directory that was there stay', async () => {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'isolate-0x1-1-v8.log'), 'theirs');
  await (await makeOutputDirectory('.', 'app-1', cwd)).tidy();
  expect(readdirSync(cwd)).toEqual(['isolate-0x1-1-v8.log']);
});

test("logs are kept under a plain name, and never over an earlier run's", async () => {
  const cwd = newDirectory();
  const kept = [];
  for (const run of ['first', 'second']) {
    const { logs, keepLogs, tidy } = await makeOutputDirectory('out', 'app-1', cwd);
    writeFileSync(path.join(logs, 'log'), run);
    kept.push(await keepLogs());
    expect(await keepLogs()).toBe(kept[kept.length - 1]);
    await tidy();
  }
  expect(kept[0]).toBe(path.join(cwd, 'out/logs'));
  expect(kept.map((directory) => readFileSync(path.join(directory, 'log'), 'utf8'))).toEqual(['first', 'second']);
});

test.each([
  ['a file', 'file', 'EEXIST'],
  ['below a file', 'file/out', 'ENOTDIR'],
  ['where nothing can be made', '/proc/out/deep', 'ENOENT'],
])('%s is refused, and nothing is left', async (_, given, reason) => {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'file'), '');
  await expect(makeOutputDirectory(given, 'app-1', cwd)).rejects.toMatchObject({
    code: 'output-not-writable',
    facts: { path: path.resolve(cwd, given), reason },
  });
  expect(readdirSync(cwd)).toEqual(['file']);
});

test('directories that could be made are removed if the innermost could not', async () => {
  const cwd = newDirectory();
  await expect(makeOutputDirectory(`a/b/${'x'.repeat(300)}`, 'app-1', cwd)).rejects.toMatchObject({
    facts: { reason: 'ENAMETOOLONG' },
  });
  expect(existsSync(path.join(cwd, 'a'))).toBe(false);
});

test.each([
  ['app.js', 'app-20260131-093000-4711'],
  ['../src/server.mjs', 'server-20260131-093000-4711'],
  ['.', 'run-20260131-093000-4711'],
  ['-', 'run-20260131-093000-4711'],
  ['/', 'run-20260131-093000-4711'],
  ['we ird\n$(x).cjs', 'we_ird___x_-20260131-093000-4711'],
  // All runs have files of these names.
  ['/srv/before/report.json', 'before-20260131-093000-4711'],
  ['/srv/.cryptoprof/app-20260130-120000-17/profile.json.gz', 'app-20260131-093000-4711'],
  ['/srv/.cryptoprof/app-20260130-120000-17', 'app-20260131-093000-4711'],
  ['report.json', 'run-20260131-093000-4711'],
])('a run of %j is called %s', (script, name) => {
  expect(runName(script, new Date('2026-01-31T09:30:00Z'), 4711)).toBe(name);
});

test('a very long name still is one', async () => {
  const cwd = newDirectory();
  const { path: directory } = await makeOutputDirectory(undefined, runName(`${'x'.repeat(255)}`, new Date(0), 1), cwd);
  expect(existsSync(directory)).toBe(true);
});
