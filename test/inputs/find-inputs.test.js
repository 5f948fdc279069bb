import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findRuns } from '../../src/inputs/find-inputs.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

const cwd = newDirectory();
afterAll(removeDirectories);

/** An hour ago, s since 1970: birth times lie later then, as those of copies do, and the time of the last change counts. */
const BEGUN = Math.floor(Date.now() / 1000) - 3600;

const put = (file, endsAfterSeconds = 0) => {
  const absolute = path.join(cwd, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, 'x');
  utimesSync(absolute, BEGUN + endsAfterSeconds, BEGUN + endsAfterSeconds);
};
const namesOf = (runs) => runs.map(({ name, files }) => [name, files.map((file) => path.relative(cwd, file))]);

test('logs of processes that never were alive together are runs of their own; those of one process belong together', async () => {
  put('apart/isolate0x1000-11-v8.log', 0);
  put('apart/isolate0x2000-11-v8.log', 30);
  put('apart/isolate0x1000-12-v8.log', 600);
  expect(namesOf(await findRuns(['apart'], cwd))).toEqual([
    ['apart', ['apart/isolate0x1000-11-v8.log', 'apart/isolate0x2000-11-v8.log']],
    ['apart/isolate0x1000-12-v8.log', ['apart/isolate0x1000-12-v8.log']],
  ]);
});

test('logs of processes that were alive together are one run', async () => {
  for (const pid of [21, 22, 23]) writeFileSync(path.join(cwd, `isolate0x1000-${pid}-v8.log`), 'x');
  expect((await findRuns(['.'], cwd)).find(({ name }) => name === '.')?.files.length).toBe(3);
});

test('each saved profile is a run, and files that are named are one', async () => {
  for (const name of ['a', 'b']) put(`saved/${name}/profile.json.gz`);
  put('saved/a/logs/isolate0x1-1-v8.log');
  expect(namesOf(await findRuns(['saved', 'one.log', 'two.log', './one.log'], cwd))).toEqual([
    ['one.log', ['one.log', 'two.log']],
    ['saved/a/profile.json.gz', ['saved/a/profile.json.gz']],
    ['saved/b/profile.json.gz', ['saved/b/profile.json.gz']],
  ]);
});
