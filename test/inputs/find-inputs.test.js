import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findRuns } from '../../src/inputs/find-inputs.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

const cwd = newDirectory();
afterAll(removeDirectories);

/**
 * An hour ago, s since 1970: birth times lie later then, as those of copies do, and the time of the last change counts.
 */
const BEGUN = Math.floor(Date.now() / 1000) - 3600;

const put = (file, endsAfterSeconds = 0, text = 'x') => {
  const absolute = path.join(cwd, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
  utimesSync(absolute, BEGUN + endsAfterSeconds, BEGUN + endsAfterSeconds);
};
const namesOf = (runs) => runs.map(({ name, files }) => [name, files.map((file) => path.relative(cwd, file))]);

/** A log of so many seconds, of a program that starts others, that was started by `fork`, or neither. */
const log = (seconds, ...kinds) =>
  [
    'v8-version,11,3,244,8,-node.33,0',
    ...kinds.map(
      (kind) =>
        `code-creation,JS,10,61637,0x1314510cb66e,347,${kind === 'spawns' ? 'ChildProcess.spawn node:internal/child_process:354:40' : '_forkChild node:child_process:175:20'},0x2ea50d5cbb00,~`,
    ),
    `tick,0x7f0000001000,${seconds * 1e6},0,0x0,6`,
    'delete,MemoryChunk,0xd1134700000',
    '',
  ].join('\n');
const filesOf = (runs) => runs.map(({ files }) => files.map((file) => /-(\d+)-v8/.exec(file)[1]).join(' '));

test('logs of processes that never were alive together are runs of their own; those of one process belong together', async () => {
  put('apart/isolate0x1000-11-v8.log', 0, log(0));
  put('apart/isolate0x2000-11-v8.log', 30, log(40));
  put('apart/isolate0x1000-12-v8.log', 600, log(1));
  expect(namesOf(await findRuns(['apart'], cwd))).toEqual([
    ['apart/isolate0x1000-11-v8.log', ['apart/isolate0x1000-11-v8.log', 'apart/isolate0x2000-11-v8.log']],
    ['apart/isolate0x1000-12-v8.log', ['apart/isolate0x1000-12-v8.log']],
  ]);
});

describe('logs of one directory', () => {
  test.each([
    [
      'two programs one right after the other, though the first starts a process',
      [
        [21, 0, log(5, 'spawns')],
        [22, 6.2, log(6)],
      ],
      ['21', '22'],
    ],
    [
      'two programs at the same time, neither of which starts a process',
      [
        [21, 0, log(5)],
        [22, 1, log(5)],
      ],
      ['21', '22'],
    ],
    [
      'a program and the process that it started',
      [
        [21, 9.5, log(9, 'spawns')],
        [22, 6.5, log(2)],
      ],
      ['21 22'],
    ],
    [
      'a program, its child and the child of that',
      [
        [21, 9.5, log(9, 'spawns')],
        [22, 8.5, log(6, 'spawns')],
        [23, 5, log(1)],
      ],
      ['21 22 23'],
    ],
    [
      'a program and one before it',
      [
        [20, 1, log(1)],
        [21, 9.5, log(8, 'spawns')],
        [22, 6.5, log(2)],
      ],
      ['20', '21 22'],
    ],
    [
      'processes that a program without a log forked',
      [
        [22, 6.5, log(3, 'forked')],
        [23, 6.6, log(3, 'forked')],
      ],
      ['22 23'],
    ],
    [
      'two programs of two containers, each the first process',
      [
        [1, 5, log(5)],
        [1.5, 60, log(5)],
      ],
      ['1', '1'],
    ],
  ])('%s', async (_, logs, expected) => {
    const name = `kin-${Math.random()}`;
    for (const [pid, end, text] of logs)
      put(`${name}/isolate0x${pid * 10}00-${Math.floor(pid)}-v8.log`, end + 0.5, text);
    expect(filesOf(await findRuns([name], cwd))).toEqual(expected);
  });

  test.each([
    'ChildProcess.spawn node:internal/child_process:354:40',
    'spawn node:internal/child_process:384:46',
    'spawnSync node:internal/child_process:1160:19',
    'ChildProcess.spawn internal/child_process.js:349:40',
  ])('that a program starts others is told by %s', async (name) => {
    const directory = `kin-${Math.random()}`;
    put(
      `${directory}/isolate0x1000-41-v8.log`,
      9.5,
      log(9).replace('tick', `code-creation,JS,10,61637,0x1314510cb66e,347,${name},0x2ea50d5cbb00,~\ntick`),
    );
    put(`${directory}/isolate0x1000-42-v8.log`, 6.5, log(1));
    expect(filesOf(await findRuns([directory], cwd))).toEqual(['41 42']);
  });

  test('cluster and we name logs in other ways; ours tell when they were begun', async () => {
    const at = (seconds) => (BEGUN + seconds) * 1000;
    put(`named/isolate-0x1000-31-v8-${at(0)}.log`, 9.5, log(0, 'spawns'));
    put('named/isolate-0x1000-32-v8-32.log', 8.5, log(2));
    put(`named/isolate-0x1000-33-v8-${at(100)}.log`, 109.5, log(0));
    put(`named/isolate-0x2000-33-v8-${at(104)}.log`, 105.5, log(0));
    expect(filesOf(await findRuns(['named'], cwd))).toEqual(['31 32', '33 33']);
  });

  test('a run that was told by times says so; one process does not', async () => {
    put('said/isolate0x1000-11-v8.log', 0, log(0));
    expect((await findRuns(['said'], cwd)).map(({ diagnostics }) => diagnostics)).toEqual([[]]);
    put('said/isolate0x1000-12-v8.log', 100, log(0));
    expect((await findRuns(['said'], cwd)).map(({ diagnostics }) => diagnostics)).toMatchObject([
      [{ code: 'run-by-time', count: 1, message: expect.stringMatching(/ started others: 1 log is of this run\.$/) }],
      [{ code: 'run-by-time', count: 1 }],
    ]);
  });
});

test('an empty log is of the only run beside it; where there are several, it is a run that cannot be read', async () => {
  put('empty/isolate0x1000-11-v8.log', 30, log(1));
  put('empty/isolate0x1000-12-v8.log', 0, '');
  expect(filesOf(await findRuns(['empty'], cwd))).toEqual(['11 12']);
  put('empty/isolate0x1000-13-v8.log', 90, log(1));
  expect(filesOf(await findRuns(['empty'], cwd))).toEqual(['12', '11', '13']);
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

test('a log replaces the text that was made of it, as Node’s guide makes it', async () => {
  put('guide/isolate0x1000-11-v8.log', 0, log(0));
  put('guide/processed.txt');
  put('guide/texts/processed.txt');
  expect(namesOf(await findRuns(['guide'], cwd))).toEqual([
    ['guide/texts/processed.txt', ['guide/texts/processed.txt']],
    ['guide/isolate0x1000-11-v8.log', ['guide/isolate0x1000-11-v8.log']],
  ]);
});

test('each main thread begins a run: in containers every program is process 1', async () => {
  const names = ['120000.1.0.001', '120001.1.1.002', '120500.1.0.001', '120501.1.1.002', '120502.7.0.001'];
  const files = names.map((name) => `box/CPU.20260101.${name}.cpuprofile`);
  for (const file of files) put(file);
  expect(namesOf(await findRuns(['box'], cwd))).toEqual([
    [files[0], files.slice(0, 2)],
    [files[2], files.slice(2, 4)],
    [files[4], files.slice(4)],
  ]);
});

test('what a run has written for other tools is one run: its pprof, or the .cpuprofiles of its threads', async () => {
  const threads = ['profile-71-2.cpuprofile', 'profile.cpuprofile'];
  for (const name of [...threads, 'profile.pb.gz', 'profile.folded']) put(`out/both/${name}`);
  for (const name of threads) put(`out/threads/${name}`);
  put('out/others/CPU.20260101.000000.71.0.001.cpuprofile');
  put('out/others/profile.pb.gz');
  expect(namesOf(await findRuns(['out'], cwd))).toEqual([
    ['out/both/profile.pb.gz', ['out/both/profile.pb.gz']],
    ['out/others/CPU.20260101.000000.71.0.001.cpuprofile', ['out/others/CPU.20260101.000000.71.0.001.cpuprofile']],
    ['out/others/profile.pb.gz', ['out/others/profile.pb.gz']],
    ['out/threads', threads.map((name) => `out/threads/${name}`)],
  ]);
});
