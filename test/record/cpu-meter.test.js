import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectCpu } from '../../src/record/cpu.js';
import { latest, startCpuMeter } from '../../src/record/cpu-meter.js';
import { readKernelShare, readThreads, readTotal } from '../../src/record/proc.js';
import { makeDirectory, removeDirectories } from './program.js';

afterAll(removeDirectories);
afterEach(() => jest.useRealTimers());

/** A /proc made of texts by path, which may be changed between two readings. */
const fakeProc = (files) => {
  const need = (found) => {
    if (found === undefined || found.length === 0) throw new Error('ENOENT');
    return found;
  };
  return {
    files,
    list: (directory) =>
      need([
        ...new Set(
          Object.keys(files)
            .filter((file) => file.startsWith(`${directory}/`))
            .map((file) => file.slice(directory.length + 1).split('/')[0]),
        ),
      ]),
    read: (file) => need(files[file]),
  };
};
const threadFiles = (pid, tid, name, cpuNs, waitNs) => ({
  [`/proc/${pid}/task/${tid}/comm`]: `${name}\n`,
  [`/proc/${pid}/task/${tid}/schedstat`]: `${cpuNs} ${waitNs} 12\n`,
});
const statFile = (pid, utime, stime, of = `/proc/${pid}`) => ({
  [`${of}/stat`]: `${pid} (a) b (c) S 1 2 3 4 5 6 7 8 9 10 ${utime} ${stime} 0 0 20 0 7\n`,
});

/** What a process saved at its exit. */
const END = { totalMs: 1, threads: [] };

describe('a process', () => {
  const proc = fakeProc({
    ...statFile(7, 12, 3),
    ...threadFiles(7, 7, 'node', 1_500_000, 250_000),
    ...threadFiles(7, 8, 'libuv-worker', 3e9, 0),
  });

  test('has threads', () =>
    expect(readThreads(7, proc)).toEqual([
      { tid: 7, name: 'node', cpuMs: 1.5, waitMs: 0.25 },
      { tid: 8, name: 'libuv-worker', cpuMs: 3000, waitMs: 0 },
    ]));

  test('has a total, whatever it is called', () => expect(readTotal(7, proc)).toBe(150));

  test('has a main thread, of whose time the kernel took a share', () => {
    expect(readKernelShare(7, fakeProc(statFile(7, 30, 10, '/proc/7/task/7')))).toBe(0.25);
    expect(readKernelShare(7, fakeProc(statFile(7, 0, 0, '/proc/7/task/7')))).toBeNull();
    expect(readKernelShare(7, fakeProc({ '/proc/7/task/7/stat': 'garbled' }))).toBeNull();
  });

  test('that has ended has neither', () =>
    expect([readThreads(9, proc), readTotal(9, proc), readKernelShare(9, proc)]).toEqual([[], null, null]));

  test('may lose a thread while it is read', () => {
    const files = { ...proc.files };
    delete files['/proc/7/task/8/schedstat'];
    expect(readThreads(7, fakeProc(files))).toHaveLength(1);
  });

  test.each([
    ['keeps no statistics', '0 0 0\n'],
    ['says something else', 'n/a\n'],
  ])('of a kernel that %s has none', (_, schedstat) => {
    expect(
      readThreads(7, fakeProc({ '/proc/7/task/7/comm': 'node\n', '/proc/7/task/7/schedstat': schedstat })),
    ).toEqual([]);
  });

  test('whose total makes no sense has none', () =>
    expect(readTotal(7, fakeProc({ '/proc/7/stat': '7 (x) S 1 2\n' }))).toBeNull());
});

test('of a thread what was read last counts', () => {
  const [early, late] = [
    { tid: 7, name: 'node', cpuMs: 5, waitMs: 0 },
    { tid: 7, name: 'libuv-worker', cpuMs: 5, waitMs: 1 },
  ];
  expect(latest([early, late])).toEqual([late]);
  expect(latest([{ ...early, cpuMs: 9 }, late])).toEqual([{ ...early, cpuMs: 9 }]);
});

describe('a meter', () => {
  test('reads the program and who else writes a log, a few times a second, and keeps what ended', () => {
    jest.useFakeTimers();
    const directory = makeDirectory();
    const proc = fakeProc({
      ...statFile(7, 10, 0),
      ...statFile(7, 6, 2, '/proc/7/task/7'),
      ...threadFiles(7, 7, 'node', 1e8, 0),
    });
    const meter = startCpuMeter(directory, 7, proc);
    writeFileSync(path.join(directory, 'isolate-0x55-8-v8-1700000000000.log'), '');
    Object.assign(
      proc.files,
      statFile(8, 20, 0),
      threadFiles(8, 8, 'node', 2e8, 0),
      threadFiles(7, 7, 'node', 3e8, 4e6),
    );
    jest.advanceTimersByTime(1000);
    for (const file of Object.keys(proc.files)) if (file.startsWith('/proc/8/')) delete proc.files[file];
    jest.advanceTimersByTime(1000);
    // Its id is another's by now.
    Object.assign(
      proc.files,
      statFile(8, 99_999, 0),
      threadFiles(8, 8, 'bash', 9e11, 0),
      threadFiles(7, 7, 'node', 5e8, 6e6),
    );
    meter.read();
    expect(meter.stop()).toEqual([
      { pid: 7, totalMs: 100, kernelShare: 0.25, threads: [{ tid: 7, name: 'node', cpuMs: 500, waitMs: 6 }] },
      { pid: 8, totalMs: 200, kernelShare: null, threads: [{ tid: 8, name: 'node', cpuMs: 200, waitMs: 0 }] },
    ]);
    Object.assign(proc.files, threadFiles(7, 7, 'node', 9e8, 9e6));
    jest.advanceTimersByTime(1000);
    expect(meter.stop()[0].threads[0].cpuMs).toBe(500);
  });

  test('a thread that ended stays', () => {
    const proc = fakeProc({
      ...statFile(7, 10, 0),
      ...threadFiles(7, 7, 'node', 1e8, 0),
      ...threadFiles(7, 9, 'WorkerThread', 2e8, 0),
    });
    const meter = startCpuMeter(makeDirectory(), 7, proc);
    delete proc.files['/proc/7/task/9/comm'];
    meter.read();
    expect(
      meter
        .stop()[0]
        .threads.map(({ tid }) => tid)
        .sort(),
    ).toEqual([7, 9]);
  });

  const recorded = {
    ...threadFiles(7, 7, 'node', 1e8, 0),
    ...threadFiles(7, 8, 'V8Worker', 1e8, 0),
    ...threadFiles(7, 9, 'v8:Profiler', 1e8, 0),
  };
  test.each([
    ['execve left the first one alone, and others came', { ...threadFiles(7, 17, 'V8Worker', 1e8, 0) }, true],
    ['the profiler has ended, as Node does', { ...threadFiles(7, 8, 'V8Worker', 1e8, 0) }, undefined],
    ['all but the first have ended', {}, undefined],
    ['only its pool, which began last, is left', { ...threadFiles(7, 17, 'libuv-worker', 1e8, 0) }, undefined],
    ['workers came', { ...recorded, ...threadFiles(7, 18, 'WorkerThread', 1e8, 0) }, undefined],
  ])('sees by its threads whether another program runs in its place: %s', (_, then, isReplaced) => {
    const proc = fakeProc({ ...statFile(7, 10, 0), ...recorded });
    const meter = startCpuMeter(makeDirectory(), 7, proc);
    for (const file of Object.keys(recorded)) delete proc.files[file];
    Object.assign(proc.files, threadFiles(7, 7, 'node', 2e8, 0), then);
    meter.read();
    expect(meter.stop()[0].isReplaced).toBe(isReplaced);
  });

  test.each([
    ['the same one, whose profiler has ended and whose pool has begun', '140721', undefined],
    ['another one', '140722', true],
    // The kernel has given its memory back, and no longer knows.
    ['the same one, which is ending', '0', undefined],
  ])('sees by its image whether another program runs in its place: %s', (_, image, isReplaced) => {
    const stat = (startStack) => ({ '/proc/7/stat': `7 (a) b) S ${'1 '.repeat(24)}${startStack} 1 1\n` });
    const proc = fakeProc({ ...stat('140721'), ...recorded });
    const meter = startCpuMeter(makeDirectory(), 7, proc);
    for (const file of Object.keys(recorded)) delete proc.files[file];
    Object.assign(proc.files, stat(image), threadFiles(7, 7, 'node', 2e8, 0), threadFiles(7, 17, 'node', 1e8, 0));
    meter.read();
    expect(meter.stop()[0].isReplaced).toBe(isReplaced);
  });

  test.each([
    ['another program', '140722', true, true],
    ['the same one', '140721', true, false],
    ['one of which the kernel does not tell', '0', true, false],
    ['the one that ran Node in its own place (env, sh)', '140722', false, false],
  ])(
    'sees whether a process runs another program than its probe did: %s',
    async (_, startStack, isLogged, isReplaced) => {
      const directory = makeDirectory();
      const log = path.join(directory, 'isolate-0x1-7-v8-1.log');
      if (isLogged) writeFileSync(log, '');
      const proc = fakeProc({ ...threadFiles(7, 7, 'node', 1e8, 0) });
      proc.files['/proc/7/stat'] = `7 (a) b) S ${'1 '.repeat(24)}${startStack} 1 1\n`;
      const meter = startCpuMeter(directory, 7, proc);
      const saved = { tid: 7, present: [], poolIsNamed: true, image: '140721', atExit: null };
      writeFileSync(log, '');
      writeFileSync(path.join(directory, 'threads-7-1.json'), JSON.stringify(saved));
      expect((await collectCpu(directory, meter.stop())).replaced).toEqual(isReplaced ? [7] : []);
    },
  );

  test.each([
    ['reported no end', null, [7]],
    ['reported its end', END, []],
  ])('believes the threads of a process without a known image if it %s', async (_, atExit, replaced) => {
    const directory = makeDirectory();
    const saved = { tid: 7, present: [], poolIsNamed: true, image: '', script: 'app.js', atExit };
    writeFileSync(path.join(directory, 'threads-7-1.json'), JSON.stringify(saved));
    const reading = { pid: 7, totalMs: 1, kernelShare: null, threads: [], isReplaced: true };
    expect((await collectCpu(directory, [reading])).replaced).toEqual(replaced);
  });

  test.each([
    ['called execve and reported no end', 'execve node:internal/process/per_thread:282:18', null, [7]],
    ['called it in vain, and reported its end', 'execve node:internal/process/per_thread:282:18', END, []],
    ['was killed', 'exec app.js:1:1', null, []],
  ])('sees by its log that a process %s', async (_, name, atExit, replaced) => {
    const directory = makeDirectory();
    writeFileSync(
      path.join(directory, 'isolate-0x1-7-v8-1.log'),
      `tick,0x1\ncode-creation,JS,9,1,0x2,5,${name},0x3,~\ntick,0x1\n`,
    );
    const saved = { tid: 7, present: [], poolIsNamed: true, image: '', script: 'app.js', atExit };
    writeFileSync(path.join(directory, 'threads-7-1.json'), JSON.stringify(saved));
    expect((await collectCpu(directory, [])).replaced).toEqual(replaced);
  });

  test('is not one that only has the id in the name of a log, which is from another namespace', () => {
    const directory = makeDirectory();
    for (const pid of [1, 8, 9]) writeFileSync(path.join(directory, `isolate-0x1-${pid}-v8-1.log`), '');
    const proc = fakeProc({
      ...statFile(7, 1, 1),
      ...Object.assign({}, ...[1, 8, 9].map((pid) => statFile(pid, 90, 0))),
      '/proc/1/fd/0': '/dev/null',
      '/proc/8/fd/3': path.join(directory, 'isolate-0x1-8-v8-1.log'),
      '/proc/7/task/7/children': '900',
      '/proc/900/exe': '/bin/node',
      '/proc/900/cmdline': 'node\0a.js\0',
      '/proc/900/status': 'Pid:\t900\nNSpid:\t900\t1\n',
      ...statFile(900, 4, 0),
    });
    const list = proc.list;
    proc.list = (name) => {
      if (name === '/proc/9/fd') throw Object.assign(new Error('denied'), { code: 'EACCES' });
      return list(name);
    };
    proc.follow = proc.read;
    const meter = startCpuMeter(directory, 7, proc, '/bin/node');
    const readings = meter.stop();
    expect(readings.map(({ pid, ownId, totalMs }) => [pid, ownId, totalMs])).toEqual([
      [7, undefined, 20],
      [8, undefined, 900],
      [900, 1, 40],
    ]);
  });

  test('needs neither /proc nor the directory', () => {
    const directory = makeDirectory();
    mkdirSync(path.join(directory, 'logs'));
    const meter = startCpuMeter(path.join(directory, 'logs'), 7, fakeProc({}));
    rmSync(path.join(directory, 'logs'), { recursive: true });
    meter.read();
    expect(meter.stop()).toEqual([{ pid: 7, totalMs: null, kernelShare: null, threads: [] }]);
  });
});
