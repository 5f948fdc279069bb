import {
  countDiagnostics,
  cpuDiagnostics,
  ownCodeDiagnostics,
  trafficDiagnostics,
} from '../../src/attribute/run-diagnostics.js';
import { guideServerReport } from '../support/sample-report.js';
import { gridReport } from './grid-report.js';

const cpu = (changes) => ({
  totalMs: 2400,
  mainMs: 240,
  workersMs: 0,
  poolMs: 2100,
  v8Ms: 60,
  otherMs: 0,
  runQueueWaitMs: 9500,
  ...changes,
});

test('a machine that kept the program waiting is told of, in seconds', () => {
  expect(cpuDiagnostics({ cpu: cpu({}) })).toEqual([
    {
      code: 'machine-busy',
      count: 1,
      message:
        'The machine was busy, with this program or with others: threads that had work waited 9.5 s for a processor, in addition to 2.4 s of CPU time. ' +
        'Blocks can contain such waits, and end at long ones: several calls may look like one, and one like several. Times of operations and call sites leave out most of the long ones.',
    },
  ]);
});

test("perf's ticks are CPU time", () => {
  const [{ message }] = cpuDiagnostics({ cpu: cpu({}), collector: 'perf' });
  expect(message).toMatch(/in addition to 2\.4 s of CPU time\.$/);
});

test("an inspector's profiler takes a long wait for the end of a call", () => {
  const messageOf = (/** @type {object} */ changes) =>
    cpuDiagnostics({ cpu: cpu(changes), sampledBy: 'attach' })[0].message;
  expect(messageOf({})).toMatch(/CPU time\. A call that waited for long looks like several shorter ones\.$/);
  expect(messageOf({ mainRunQueueWaitMs: 5 })).toMatch(/in addition to 2\.4 s of CPU time\.$/);
});

test('where the event loop never waited, its times are as long as the work; of workers that is not known', () => {
  const messageOf = (/** @type {object} */ changes) =>
    cpuDiagnostics({ cpu: cpu({ mainRunQueueWaitMs: 5, ...changes }) })[0].message;
  expect(messageOf({})).toMatch(/in addition to 2\.4 s of CPU time\.$/);
  expect(messageOf({ workersMs: 100 })).toContain('Blocks can contain such waits');
});

test('counts that all were lost hide something if TLS was sampled', () => {
  const lost = {
    traffic: { requests: 0, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 0, complete: false },
  };
  expect(trafficDiagnostics(lost, true).map(({ code }) => code)).toEqual(['traffic-incomplete']);
  expect(trafficDiagnostics(lost, false)).toEqual([]);
});

test.each([
  ['a fifth of the CPU time', cpu({ runQueueWaitMs: 480 })],
  ['an unknown wait', cpu({ runQueueWaitMs: null })],
  ['a wait beside unknown CPU time', cpu({ totalMs: null })],
  ['nothing', null],
])('%s is not', (_, times) => expect(cpuDiagnostics({ cpu: times })).toEqual([]));

describe('ticks in which a synchronous call waited for a child', () => {
  const build = (waits, work) =>
    gridReport(`
      @repeat  ${waits}                          ${work}
      build@/app/app.js:3:5                      build@/app/app.js:3:6
      execFileSync@node:child_process            createHash@node:internal/crypto/hash
      native:epoll_pwait                         -
    `).diagnostics.map(({ code, message }) => `${code}: ${message}`);

  test('are busy, and told of', () => {
    expect(build(60, 40)).toEqual([
      'synchronous-waits: 60.0 % of busy ticks waited in a synchronous call, such as execFileSync for its child process: they count as other work, but use no CPU time.',
    ]);
  });

  test.each([
    ['with --cpu-prof', '-'],
    ['attached', 'native:spawn'],
  ])('also where V8’s own profiler took them, which names no native code, %s', (_, leaf) => {
    const { diagnostics } = gridReport(`
      @repeat  60                                40
      build@/app/app.js:3:5                      build@/app/app.js:3:6
      execSync@node:child_process                spawn@node:child_process
      spawnSync@node:child_process               spawn@node:internal/child_process
      spawnSync@node:internal/child_process      native:spawn
      ${leaf}                                    -
    `);
    expect(diagnostics.map(({ code, message }) => [code, message.slice(0, 40)])).toEqual([
      ['synchronous-waits', '60.0 % of busy ticks waited in a synchro'],
    ]);
  });

  test('unless they are few', () => expect(build(4, 96)).toEqual([]));

  test("and those of the event loop's own wait are idle", () => {
    expect(gridReport('native:epoll_pwait  f@/app/app.js:3:6').diagnostics).toEqual([]);
  });
});

describe('code of addons and WebAssembly that nobody knows', () => {
  const said = (leaf, ticks) =>
    gridReport(`
      @repeat  ${ticks}                    ${100 - ticks}
      run@/app/app.js:3:5                  run@/app/app.js:3:6
      native:${leaf}                       -
    `)
      .diagnostics.filter(({ code }) => code === 'unknown-native-code')
      .map(({ message }) => message);
  const SQLITE = 'Statement::JS_run@/app/node_modules/better-sqlite3/build/Release/better_sqlite3.node';

  test('is told of, by the name of the package', () => {
    expect(said(SQLITE, 40)).toEqual([
      '40.0 % of busy ticks are in the code of better-sqlite3: cryptography there is found only if names of functions show it.',
    ]);
    expect(said('work@/app/build/Release/own.node', 40)[0]).toContain('in the code of own.node:');
  });

  test.each([
    ['little of it', SQLITE, 1],
    ['that of a package of cryptography', 'argon2_hash@/app/node_modules/argon2/build/Release/argon2.node', 40],
    ['that of Node', 'v8::internal::Factory::New@/usr/bin/node', 40],
  ])('%s is not', (_, leaf, ticks) => expect(said(leaf, ticks)).toEqual([]));

  test('WebAssembly is one of them', () => {
    const { diagnostics } = gridReport('run@/app/app.js:3:5  run@/app/app.js:3:6\nwasm:f12  -');
    expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-native-code']);
  });

  test.each([
    ["fetch's HTTP parser", 'onMessage@node:internal/deps/undici/undici:6:7'],
    ['the lexer of CommonJS', 'parse@node:internal/deps/cjs-module-lexer/dist/lexer:6:7'],
    ['a package of cryptography', 'hash@/app/node_modules/hash-wasm/dist/index.umd.js:6:7'],
  ])('but not that of %s', (_, script) => {
    const { diagnostics } = gridReport(`run@/app/app.js:3:5  run@/app/app.js:3:6\n${script}  -\nwasm:f12  -`);
    expect(diagnostics.filter(({ code }) => code === 'unknown-native-code')).toEqual([]);
  });

  test("is told with the package that called it, also behind WASI, which is the program's own", () => {
    const named = (script) =>
      gridReport(`run@/app/app.js:3:5\n${script}\nwasm:f12`).diagnostics.map(
        ({ message }) => /in the code of (.*?):/.exec(message)?.[1],
      );
    expect(named('resize@/app/node_modules/@squoosh/lib/index.js:6:7')).toEqual(['@squoosh/lib (WebAssembly)']);
    expect(named('start@node:wasi:6:7')).toEqual(['WebAssembly']);
  });

  test('those beyond the heaviest three are counted', () => {
    const addons = ['a', 'b', 'c', 'd', 'e'].map((name) => `native:f@/app/node_modules/${name}/x.node`);
    const run = addons.map((_, index) => `run@/app/app.js:3:${index + 1}`);
    const { diagnostics } = gridReport(`@repeat  5  4  3  2  1\n${run.join('  ')}\n${addons.join('  ')}`);
    expect(diagnostics[0].message).toContain('in the code of a, b, c and 2 more:');
  });
});

const traffic = (changes) => ({ counted: true, traffic: { ...guideServerReport().traffic, ...changes } });

test('counts that may be too small say so', () => {
  expect(trafficDiagnostics(traffic({ complete: false }))).toEqual([
    { code: 'traffic-incomplete', count: 1, message: expect.stringContaining('may lack some requests') },
  ]);
});

test.each([
  [
    1,
    "In 1 thread nothing could be counted (a worker with its own `execArgv`, the program's or its toolchain's, or ended at once): requests, TLS connections and jobs of the thread pool that it had are in no count, and its samples in all shares. Threads that it started are counted only if they ran for a while. Leave execArgv out of the program's to have them counted.",
  ],
  [
    2,
    "In 2 threads nothing could be counted (workers with their own `execArgv`, the program's or its toolchain's, or ended at once): requests, TLS connections and jobs of the thread pool that they had are in no count, and their samples in all shares. Threads that they started are counted only if they ran for a while. Leave execArgv out of the program's to have them counted.",
  ],
])('%i threads without the probe are told, even if nothing else was counted', (uncountedThreads, message) => {
  const run = {
    ...traffic({ complete: false, requests: 0, clientRequests: 0, tlsServer: null, tlsClient: null }),
    uncountedThreads,
  };
  expect(trafficDiagnostics(run)).toEqual([{ code: 'threads-not-counted', count: 1, message }]);
});

test.each([
  ['complete ones', traffic({})],
  ['none', { counted: true, traffic: null }],
  ['a profile without a run', null],
  ['where there was nothing to count', traffic({ complete: false, requests: 0, tlsServer: null })],
])('%s do not', (_, counts) => expect(trafficDiagnostics(counts)).toEqual([]));

test('what was not to be counted says so', () => {
  expect(trafficDiagnostics({ counted: false, traffic: null })).toEqual([
    { code: 'not-counted', count: 1, message: expect.stringContaining('--no-probe') },
  ]);
});

test.each([
  ['logs alone', null, ['v8-log', 'v8-log'], ['counts-unseen']],
  ['logs that a run of ours left, with what it counted', { counted: true }, ['v8-log'], []],
  ['the profile of another profiler, which says itself what it lacks', null, ['cpuprofile'], []],
])('counts are missed in %s', (_, run, formats, codes) => {
  const profiles = formats.map((format) => ({ meta: { format } }));
  expect(countDiagnostics({ run, profiles }).map(({ code }) => code)).toEqual(codes);
});

describe('only tools ran', () => {
  const attribution = (/** @type {string[]} */ owners) => ({
    profile: { stacks: { frame: Int32Array.from(owners, (_, index) => index) } },
    frames: owners.map((owner) => ({ owner })),
  });
  const drive = { listened: false, onlyHttp: false, mayServeTls: false, failure: '' };
  const codes = (
    /** @type {string[]} */ scripts,
    /** @type {string[]} */ owners,
    /** @type {{drive: object | null} | null} */ run = { drive },
  ) =>
    ownCodeDiagnostics(
      [attribution(owners)],
      scripts.map((script) => ({ script })),
      run,
    ).map(({ message }) => message);
  const JEST = '/app/node_modules/jest/bin/jest.js';

  test('a runner that finds no test', () =>
    expect(codes(['--test', JEST], ['node', 'package', 'other'])).toEqual([
      "No sample shows code of the program's own, only that of what runs it (node --test and jest.js).",
    ]));
  test.each([
    ['a runner whose tests were sampled', ['--test'], ['node', 'user']],
    ['a runner that starts tests in processes', ['--test', '/app/a.test.js'], ['node']],
    ['a program that only waits for packages', ['/app/a.js'], ['node', 'package']],
    ['code of the command line', ['-e'], ['node']],
    ['a thread of which that is not known', [''], ['node']],
    ['a tool that serves', [JEST], ['package'], { drive: { ...drive, listened: true } }],
    ['a recording that does not say', [JEST], ['package'], { drive: null }],
    ['logs that we did not record', [JEST], ['package'], null],
  ])('%s is none', (_, scripts, owners, run = { drive }) => expect(codes(scripts, owners, run)).toEqual([]));
});
