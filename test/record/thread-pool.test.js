import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectThreadPool } from '../../src/record/thread-pool.js';
import { expectedPool, jobsByClass, POOL_PROGRAMS } from './pool-programs.js';
import { makeDirectory, recordProgram, removeDirectories } from './program.js';

afterAll(removeDirectories);

const QUIET = { stdio: /** @type {const} */ (['ignore', 'ignore', 'ignore']) };
const MAJOR = Number(process.versions.node.split('.')[0]);

test.each(POOL_PROGRAMS.filter(({ since = 0 }) => since <= MAJOR))('$name', async (program) => {
  const { run, directory } = await recordProgram(program.files, QUIET);
  expect(run.exitCode).toBe(0);
  const expected = expectedPool(program, MAJOR);
  if (expected === null) expect(run.threadPool).toBeNull();
  else expect(run.threadPool).toMatchObject(expected);
  if (expected?.jobs < 60) expect(jobsByClass(run.threadPool)).toEqual(program.jobs);
  expect(readdirSync(directory).filter((name) => name.startsWith('jobs'))).toEqual([]);
});

describe('the lines', () => {
  test('that asked, whether they called, awaited or stand behind a package', async () => {
    const cwd = {
      'app.js': `const { randomBytes, pbkdf2 } = require('node:crypto');
function one() {
  randomBytes(16, () => {});
}
async function two() {
  await null;
  await require('node:util').promisify(pbkdf2)('password', 'salt', 10, 16, 'sha256');
}
one(); one(); two();`,
    };
    const { run, cwd: directory } = await recordProgram(cwd);
    const file = path.join(directory, 'app.js');
    expect(run.threadPool?.callSites).toEqual([
      expect.objectContaining({
        id: '',
        file,
        line: 3,
        column: 3,
        function: 'one',
        isAsync: false,
        package: '',
        job: 'RandomBytesJob',
        jobs: 2,
        maxInFlight: 2,
      }),
      expect.objectContaining({ file, line: 7, function: 'two', job: 'PBKDF2Job', jobs: 1, maxInFlight: 1 }),
    ]);
  });

  test("that asked without any of the program's on the stack are the innermost package's, as of samples", async () => {
    const { run, cwd } = await recordProgram({
      'app.js': "require('derives').later();",
      'node_modules/derives/index.js': `const { derive } = require('pbkdf2-of-node');
exports.later = () => setImmediate(() => derive());`,
      'node_modules/pbkdf2-of-node/index.js': `const { pbkdf2 } = require('node:crypto');
exports.derive = function derive() {
  pbkdf2('password', 'salt', 10, 16, 'sha256', () => {});
};`,
    });
    expect(run.threadPool?.callSites).toEqual([
      expect.objectContaining({
        file: path.join(cwd, 'node_modules/pbkdf2-of-node/index.js'),
        line: 3,
        function: expect.stringContaining('derive'),
        package: 'pbkdf2-of-node',
        jobs: 1,
      }),
    ]);
  });

  test("that asked are not those of agents around Node's functions", async () => {
    const { run, cwd } = await recordProgram({
      'app.js': `require('newrelic').wrap();
require('derives').later();`,
      // As newrelic 13 does.
      'node_modules/newrelic/package.json': '{ "main": "lib/subscribers/core/crypto.js" }',
      'node_modules/newrelic/lib/subscribers/core/crypto.js': `const crypto = require('node:crypto');
const { pbkdf2 } = crypto;
exports.wrap = () => {
  crypto.pbkdf2 = function wrappedMethod() {
    return pbkdf2.apply(this, arguments);
  };
};`,
      'node_modules/derives/index.js': `const crypto = require('node:crypto');
exports.later = () => setImmediate(function derive() {
  crypto.pbkdf2('password', 'salt', 10, 16, 'sha256', () => {});
});`,
    });
    expect(run.threadPool?.callSites).toEqual([
      expect.objectContaining({
        file: path.join(cwd, 'node_modules/derives/index.js'),
        line: 3,
        package: 'derives',
        called: 'pbkdf2',
      }),
    ]);
  });

  test('that asked for one of several things are told by the function that they called', async () => {
    const { run } = await recordProgram({
      'app.js': `const crypto = require('node:crypto');
const { publicKey, privateKey } = crypto.generateKeyPairSync('ed25519');
const data = Buffer.from('data');
crypto.sign(null, data, privateKey, (_, signature) => {
  crypto.verify(null, data, publicKey, signature, () => {});
});`,
    });
    const asked = run.threadPool?.callSites.map(({ line, job, called }) => ({ line, job, called }));
    expect(asked).toEqual([
      { line: 4, job: 'SignJob', called: expect.stringMatching(/^sign/) },
      { line: 5, job: 'SignJob', called: expect.stringMatching(/^verify/) },
    ]);
  });

  test('that ask at once have their own times, and numbers in flight', async () => {
    const { run } = await recordProgram({
      'app.js': `const { pbkdf2 } = require('node:crypto');
for (let i = 0; i < 100; i++) pbkdf2('password', 'salt', 8000, 32, 'sha256', () => {});
const slow = (left) => left > 0 && pbkdf2('password', 'salt', 160000, 32, 'sha256', () => slow(left - 1));
slow(8);`,
    });
    const [quick, slow] = run.threadPool?.callSites ?? [];
    expect([quick.line, quick.jobs, quick.ownMaxInFlight]).toEqual([2, 100, 100]);
    expect([slow.line, slow.jobs, slow.ownMaxInFlight, slow.maxInFlight]).toEqual([3, 8, 1, 101]);
    expect(slow.runP50Ms).toBeGreaterThan(4 * Number(quick.runP50Ms));
  });

  test('that ask by turns both get their part', async () => {
    const { run } = await recordProgram({
      'app.js': `const { randomBytes } = require('node:crypto');
let left = 4000;
const even = () => { if (left-- > 0) randomBytes(8, odd); };
const odd = () => { if (left-- > 0) randomBytes(8, even); };
even();`,
    });
    expect(run.threadPool?.jobs).toBe(4000);
    const [more, less] = run.threadPool?.callSites ?? [];
    expect([more.line, less.line].sort()).toEqual([3, 4]);
    expect(less.jobs).toBeGreaterThan(1000);
    expect(more.jobs + less.jobs).toBeGreaterThan(3500);
    expect(more.jobs + less.jobs).toBeLessThanOrEqual(4000);
  });
});

test('jobs wait for a pool that is full, and the size is told by the environment', async () => {
  const app = {
    'app.js':
      "for (let i = 0; i < 40; i++) require('node:crypto').pbkdf2('password', 'salt', 20000, 64, 'sha512', () => {});",
  };
  const { run } = await recordProgram(app, { env: { ...process.env, UV_THREADPOOL_SIZE: '2' } });
  expect(run.threadPool).toMatchObject({ size: 2, jobs: 40, maxInFlight: 40, complete: true });
  // 38 jobs are before the last one, two at a time.
  expect(run.threadPool?.waitP95Ms).toBeGreaterThan(5 * (run.threadPool?.runP50Ms ?? Infinity));
  if (process.platform === 'linux') expect(run.threadPool?.cpuMs).toBeGreaterThan(0);
});

test('a size that the program sets before the pool starts counts', async () => {
  const app = { 'app.js': "process.env.UV_THREADPOOL_SIZE = '3'; require('node:crypto').randomBytes(8, () => {});" };
  expect((await recordProgram(app)).run.threadPool?.size).toBe(3);
});

describe('the end', () => {
  const AFTER = (/** @type {string} */ what) => ({
    'app.js': `require('node:crypto').randomBytes(8, () => { ${what} });`,
  });
  test.each([
    ['process.exit', 'process.exit()'],
    ['an exception', "throw new Error('on purpose')"],
    ['a signal long after the last job', "setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500)"],
  ])('by %s: every job is counted', async (_, what) => {
    expect((await recordProgram(AFTER(what), QUIET)).run.threadPool).toMatchObject({ jobs: 1, complete: true });
  });

  test('by a signal in the midst of it: some may be missing', async () => {
    expect((await recordProgram(AFTER("process.kill(process.pid, 'SIGKILL')"))).run.threadPool).toMatchObject({
      jobs: 1,
      complete: false,
    });
  });
});

test.each([
  ['that hears of all ends at once does not tell how long they ran', 400, true],
  ['that waits for them does', 0, false],
])('an event loop %s', async (_title, busyMs, isUnknown) => {
  const app = `const { pbkdf2 } = require('node:crypto');
    let rounds = 3;
    const round = () => {
      for (let i = 0; i < 40; i++) pbkdf2('password', 'salt', 8000, 32, 'sha256', i === 39 && --rounds > 0 ? round : () => {});
      const until = Date.now() + ${busyMs};
      while (Date.now() < until);
    };
    round();`;
  const { run } = await recordProgram(
    { 'app.js': app },
    { ...QUIET, env: { ...process.env, UV_THREADPOOL_SIZE: '2' } },
  );
  expect(run.threadPool?.jobs).toBe(120);
  expect(run.threadPool?.runP50Ms === null).toBe(isUnknown);
});

test('a worker without our options makes the counts incomplete', async () => {
  const app =
    "require('node:crypto').randomBytes(8, () => {}); new (require('node:worker_threads').Worker)('', { eval: true, execArgv: [] })";
  expect((await recordProgram({ 'app.js': app })).run.threadPool).toMatchObject({ jobs: 1, complete: false });
});

describe('files that the program made', () => {
  const PLACE = { file: '/srv/app.js', line: 3, column: 1, function: 'f', isAsync: false, package: '' };
  const SITE = { ...PLACE, jobs: 2, maxInFlight: 2, waits: { 0: 1, 150: 1 }, runs: { 200: 2 } };
  const KIND = { job: 'PBKDF2Job', jobs: 2, maxInFlight: 2, waits: { 0: 1, 150: 1 }, runs: { 200: 2 }, sites: [SITE] };
  const JOBS = { poolSize: 4, maxInFlight: 2, kinds: [KIND], complete: true };
  const KNOWN = { isWhole: true, size: 8, unnamed: 4, cpuMs: 12, runQueueWaitMs: 3 };
  const collect = (/** @type {(file: (name: string) => string) => void} */ prepare, known = {}) => {
    const directory = makeDirectory();
    prepare((name) => path.join(directory, name));
    return collectThreadPool(directory, { ...KNOWN, ...known }).then((pool) => ({
      pool,
      left: readdirSync(directory),
    }));
  };
  const write = (/** @type {string} */ file, /** @type {unknown} */ value) =>
    writeFileSync(file, JSON.stringify(value));

  test("tell of a smaller pool than there are threads: some are an addon's", async () => {
    const { pool } = await collect((file) => write(file('jobs-7-1.json'), JOBS), { unnamed: 5 });
    expect(pool).toMatchObject({ size: 4, cpuMs: null, runQueueWaitMs: null });
  });

  test('are summed up, and removed', async () => {
    const { pool, left } = await collect((file) => {
      write(file('jobs-7-1.json'), JOBS);
      write(file('jobs-7-2.json'), {
        ...JOBS,
        kinds: [
          { ...KIND, sites: [{ ...SITE, file: 'file:///srv/app.js' }] },
          { ...KIND, job: 'SignJob', jobs: 1, maxInFlight: 1, waits: {}, runs: {}, sites: [] },
        ],
      });
      write(file('mine.json'), JOBS);
    });
    expect(pool).toMatchObject({ size: 4, jobs: 5, maxInFlight: 2, cpuMs: 12, runQueueWaitMs: 3, complete: true });
    expect(pool?.callSites).toEqual([
      {
        ...PLACE,
        id: '',
        job: 'PBKDF2Job',
        jobs: 4,
        maxInFlight: 2,
        ownMaxInFlight: 2,
        waitP95Ms: expect.any(Number),
        runP50Ms: expect.any(Number),
      },
    ]);
    expect(left).toEqual(['mine.json']);
  });

  test('how many of a line were in flight is unknown if a thread did not look at all', async () => {
    const { pool } = await collect((file) => {
      write(file('jobs-7-1.json'), JOBS);
      write(file('jobs-7-2.json'), { ...JOBS, kinds: [{ ...KIND, sites: [{ ...SITE, maxInFlight: null }] }] });
    });
    expect(pool?.callSites).toEqual([expect.objectContaining({ jobs: 4, maxInFlight: 2, ownMaxInFlight: null })]);
  });

  // 200 jobs that seem to have run for 0.01 ms each.
  const BRIEF = {
    ...JOBS,
    kinds: [{ ...KIND, jobs: 200, waits: {}, runs: { 0: 100 }, sites: [{ ...SITE, jobs: 200 }] }],
  };

  test.each([
    ['of the pool that account for its CPU', BRIEF, 40, 0.01],
    ['that do not: the event loop heard of many ends at once', BRIEF, 600, null],
    ['of longer jobs', { ...JOBS, kinds: [{ ...KIND, runs: { 235: 2 } }] }, 300, 101],
    ['where nobody knows its CPU', BRIEF, null, 0.01],
  ])('runs %s', async (_title, jobs, cpuMs, runP50Ms) => {
    const { pool } = await collect((file) => write(file('jobs-1-1.json'), jobs), { cpuMs });
    expect(pool?.runP50Ms).toBe(runP50Ms);
  });

  test('of any kind do no harm', async () => {
    const { pool, left } = await collect((file) => {
      write(file('jobs-1-1.json'), JOBS);
      write(file('jobs-1-2.json'), { ...JOBS, maxInFlight: 3 });
      writeFileSync(file('jobs-1-3.json'), '{"poolSize":');
      writeFileSync(file('jobs-1-4.json'), ' '.repeat(2 << 20));
      symlinkSync('/dev/zero', file('jobs-1-5.json'));
      mkdirSync(file('jobs-1-6.json'));
      write(file('jobs-1-7.json.99'), JOBS);
      write(file('jobs-2-1.json'), { ...JOBS, poolSize: 5000 });
      write(file('jobs-2-2.json'), { ...JOBS, kinds: [{ ...KIND, runs: { 200: 3 } }] });
      write(file('jobs-2-3.json'), { ...JOBS, kinds: [{ ...KIND, runs: { '\u001b[2J': 1 } }] });
      write(file('jobs-2-4.json'), { ...JOBS, kinds: [{ ...KIND, job: '\u001b[2J' }] });
      write(file('jobs-2-5.json'), { ...JOBS, kinds: [{ ...KIND, sites: [{ ...SITE, jobs: 3 }] }] });
      write(file('jobs-2-9.json'), { ...JOBS, kinds: [{ ...KIND, sites: [{ ...SITE, maxInFlight: 3 }] }] });
      write(file('jobs-2-6.json'), null);
      write(file('jobs-2-7.json'), [JOBS]);
      write(file('jobs-2-8.json'), { ...JOBS, kinds: [{ ...KIND, jobs: 2 ** 50 }] });
    });
    expect(pool).toMatchObject({ size: 4, jobs: 2, complete: false });
    expect(left).toEqual(['jobs-1-6.json']);
  });

  test('none: nothing was handed over if all threads could tell, else nobody knows', async () => {
    expect((await collect(() => {})).pool).toEqual({
      size: 8,
      jobs: 0,
      maxInFlight: 0,
      waitP95Ms: null,
      runP50Ms: null,
      cpuMs: 12,
      runQueueWaitMs: 3,
      callSites: [],
      complete: true,
    });
    expect((await collect(() => {}, { isWhole: false })).pool).toBeNull();
  });
});
