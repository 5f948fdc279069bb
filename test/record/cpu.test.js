import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byOwnIds, collectCpu } from '../../src/record/cpu.js';
import { makeDirectory, otherNodes, recordProgram, removeDirectories } from './program.js';

afterAll(removeDirectories);

const nodes = [{ major: 0, node: process.execPath }, ...otherNodes()];
const QUIET = { stdio: /** @type {'ignore'[]} */ (['ignore', 'ignore', 'ignore']) };

/** Uses so much CPU of this thread, however busy the machine: before Node 22 workers have the process' clock only. */
const BURN = `const burn = (ms) => {
  const clock = process.threadCpuUsage ?? process.cpuUsage;
  const from = clock.call(process);
  for (let used = 0; used < ms;) { const { user, system } = clock.call(process, from); used = (user + system) / 1000; }
};`;
/** Three seconds' worth on a slow machine, half of one on a fast one. */
const POOL = "for (let i = 0; i < 4; i++) require('node:crypto').pbkdf2('a', 'b', 200000, 64, 'sha512', () => {});";

const onLinux = process.platform === 'linux' ? describe.each(nodes) : describe.skip.each(nodes);

onLinux('CPU by thread ($major)', ({ node }) => {
  const cpuOf = async (files, options = {}) => (await recordProgram(files, { node, ...QUIET, ...options })).run.cpu;

  test('of a program on the pool', async () => {
    const { totalMs, mainMs, poolMs, workersMs, runQueueWaitMs } = await cpuOf({ 'app.js': POOL });
    expect(poolMs).toBeGreaterThan(0.4 * totalMs);
    expect(mainMs + poolMs).toBeLessThanOrEqual(totalMs + 1);
    expect([workersMs, runQueueWaitMs >= 0]).toEqual([0, true]);
  });

  test('of a program that blocks its event loop', async () => {
    const { totalMs, mainMs, poolMs } = await cpuOf({ 'app.js': `${BURN} burn(400);` });
    expect(mainMs).toBeGreaterThan(Math.max(390, 0.8 * totalMs));
    expect(poolMs).toBeLessThan(0.05 * totalMs);
  });

  test('of workers, which may end without a word', async () => {
    const files = {
      'app.js': `const { Worker } = require('node:worker_threads');
      const worker = new Worker('setInterval(() => { const until = Date.now() + 40; while (Date.now() < until); }, 1)', { eval: true });
      setTimeout(() => worker.terminate(), 1500);`,
    };
    const { totalMs, workersMs } = await cpuOf(files);
    expect(workersMs).toBeGreaterThan(0.3 * totalMs);
  });

  test('of children and of cluster workers that are killed', async () => {
    const fork = {
      'app.js': `${BURN} if (process.argv[2] === undefined) require('node:child_process').fork(__filename, ['child']); else burn(300);`,
    };
    expect((await cpuOf(fork)).mainMs).toBeGreaterThan(300);
    const cluster = {
      'app.js': `${BURN} const cluster = require('node:cluster');
      if (cluster.isPrimary) { const worker = cluster.fork(); worker.on('message', () => setTimeout(() => worker.process.kill('SIGKILL'), 1000)); }
      else { burn(300); ${POOL} setTimeout(() => process.send('done'), 500); setInterval(() => {}, 1000); }`,
    };
    const { mainMs, poolMs } = await cpuOf(cluster);
    expect(mainMs).toBeGreaterThan(300);
    expect(poolMs).toBeGreaterThan(0);
  });

  test('of a program that is killed', async () => {
    const { totalMs, mainMs } = await cpuOf({
      'app.js': `${BURN} burn(400); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1000);`,
    });
    expect(mainMs).toBeGreaterThan(400);
    expect(totalMs).toBeGreaterThanOrEqual(mainMs);
  });

  test.each([
    ['ends at once', ''],
    ['exits', 'burn(50); process.exit();'],
    ['throws', "burn(50); throw new Error('on purpose');"],
    ['exits while it exits', "process.on('exit', () => { burn(50); process.exit(); });"],
  ])('of a short program that %s', async (_, end) => {
    const { totalMs, mainMs, v8Ms } = await cpuOf({ 'app.js': `${BURN} ${end}` });
    expect(mainMs).toBeGreaterThan(end === '' ? 5 : 20);
    expect(mainMs + v8Ms).toBeLessThanOrEqual(totalMs + 1);
  });

  test("of a worker that can't tell is not known", async () => {
    const files = {
      'app.js':
        "new (require('node:worker_threads').Worker)('const until = Date.now() + 50; while (Date.now() < until);', { eval: true, execArgv: [] })",
    };
    expect(await cpuOf(files)).toMatchObject({
      totalMs: expect.any(Number),
      mainMs: expect.any(Number),
      workersMs: null,
      otherMs: null,
    });
  });
});

describe('what threads saved', () => {
  const save = (directory, name, value) =>
    writeFileSync(path.join(directory, name), typeof value === 'string' ? value : JSON.stringify(value));
  const MAIN = {
    tid: 7,
    present: [7],
    poolIsNamed: true,
    atExit: { totalMs: 120, threads: [{ tid: 7, name: 'node', cpuMs: 110, waitMs: 4 }] },
  };
  const SEEN = [{ pid: 7, totalMs: 80, kernelShare: 0.5, threads: [{ tid: 7, name: 'node', cpuMs: 75, waitMs: 1 }] }];

  test('at their end is more than what was seen before, and their files go', async () => {
    const directory = makeDirectory();
    save(directory, 'isolate-0x1-7-v8-1700000000000.log', '');
    save(directory, 'threads-7-1.json', MAIN);
    save(directory, 'threads-7-2.json.99', 'cut sh');
    expect((await collectCpu(directory, SEEN)).cpu).toEqual({
      totalMs: 120,
      mainMs: 110,
      mainKernelMs: 55,
      workersMs: 0,
      poolMs: 0,
      v8Ms: 0,
      otherMs: 10,
      runQueueWaitMs: 4,
      mainRunQueueWaitMs: 4,
    });
    expect(readdirSync(directory)).toEqual(['isolate-0x1-7-v8-1700000000000.log']);
  });

  test('is all that there is where there is no /proc', async () => {
    const directory = makeDirectory();
    save(directory, 'threads-7-1.json', {
      tid: 0,
      present: [],
      poolIsNamed: true,
      atExit: { totalMs: 123.4, threads: [] },
    });
    expect(
      (await collectCpu(directory, [{ pid: 7, totalMs: null, kernelShare: null, threads: [] }])).cpu,
    ).toMatchObject({ totalMs: 123, mainMs: null, poolMs: null });
  });

  test.each([
    ['no JSON', '{"tid"'],
    ['no object', 'null'],
    ['a thread without a number', { ...MAIN, tid: '7' }],
    ['time that ran backwards', { ...MAIN, atExit: { totalMs: -1, threads: [] } }],
    ['too much', ' '.repeat(2 << 20)],
  ])('if it is %s, is left out', async (_, value) => {
    const directory = makeDirectory();
    save(directory, 'threads-7-1.json', value);
    expect((await collectCpu(directory, SEEN)).cpu).toMatchObject({ totalMs: 80, mainMs: 75, v8Ms: null });
    expect(readdirSync(directory)).toEqual([]);
  });

  test('through a link is left out', async () => {
    const directory = makeDirectory();
    save(directory, 'elsewhere.json', MAIN);
    symlinkSync(path.join(directory, 'elsewhere.json'), path.join(directory, 'threads-7-1.json'));
    expect((await collectCpu(directory, SEEN)).cpu).toMatchObject({ totalMs: 80 });
    expect(readdirSync(directory)).toEqual(['elsewhere.json']);
  });

  test.each([
    ['as outside', 900, 900],
    ['its own', 7, 7],
  ])(
    'in a namespace of process ids are of the process seen outside; ids of threads are %s',
    async (_, main, listed) => {
      const directory = makeDirectory();
      save(directory, 'isolate-0x1-7-v8-1700000000000.log', '');
      const end = { totalMs: 120, threads: [{ tid: listed, name: 'node', cpuMs: 110, waitMs: 4 }] };
      save(directory, 'threads-7-1.json', { ...MAIN, tid: main, present: [listed], atExit: end });
      const seen = { pid: 900, ownId: 7, totalMs: 80, kernelShare: null };
      const readings = [{ ...seen, threads: [{ tid: 900, name: 'node', cpuMs: 75, waitMs: 1 }] }];
      const { cpu } = await collectCpu(directory, byOwnIds(readings, new Map([[7, 1]])));
      expect(cpu).toMatchObject({ totalMs: 120, mainMs: 110, workersMs: 0, v8Ms: 0, otherMs: 10 });
    },
  );
});

describe('a process with an id of its own', () => {
  const seen = (pid, totalMs, ownId) => ({ pid, ownId, totalMs, kernelShare: 0.5, threads: [] });

  test('is known by it if it left a log', () => {
    expect(byOwnIds([seen(900, 5, 1), seen(901, 6, 2)], new Map([[1, 1]]))).toMatchObject([
      { pid: 1, outsideId: 900, totalMs: 5 },
      { pid: 901, totalMs: 6 },
    ]);
  });

  test.each([
    [6, 11],
    [null, null],
  ])('is counted with another of that id: 5 and %j ms', (ms, totalMs) => {
    expect(byOwnIds([seen(900, 5, 1), seen(901, ms, 1)], new Map([[1, 2]]))).toEqual([
      { pid: 1, totalMs, kernelShare: null, threads: [] },
    ]);
  });
});
