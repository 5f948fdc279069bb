import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeRecording } from '../../src/formats/saved-profile.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { readPprof } from '../support/read-pprof.js';
import { guideServerReport } from '../support/sample-report.js';
import { ASYNC_FUNCTION, sourceCall } from '../support/source-call.js';
import { profileFromGrid } from '../support/text-grid.js';

const cwd = newDirectory();
afterAll(removeDirectories);

/**
 * @param {string} root of the program
 * @param {{crypto: number, other: number, meta?: object, calls?: Record<string, any>}} ticks of it, and what its source says
 */
const loginRun = (root, { crypto, other, meta = {}, calls = {} }) => ({
  run: {
    ...{ command: ['node', 'server.js', '--key=secret'], cwd: root, root, openssl: '3.5.1', processor: '2 × CPU' },
    ...{
      startTime: '2026-01-01T00:00:00.000Z',
      durationMs: 1000,
      exitCode: 0,
      signal: null,
      load: null,
      counted: true,
    },
    ...{ traffic: null, tls: null, threadPool: null, drive: null, cpu: null, unprofiled: [], processes: [] },
  },
  profiles: [
    profileFromGrid(
      `
    @repeat  ${crypto}                                    ${other}
    @state   external                              js
             login@${root}/auth.js:20:23           render@${root}/page.js:3:9
             pbkdf2Sync@node:internal/crypto/pbkdf2:62:70  -
             native:node::crypto::PBKDF2Job::Run
  `,
      { meta: { node: '24.11.0', ...meta }, calls },
    ),
  ],
});

/** @param {string} name of a directory, which gets a saved profile @param {object} recording of it */
const save = (name, recording) => {
  mkdirSync(path.join(cwd, name), { recursive: true });
  writeFileSync(path.join(cwd, name, 'profile.json.gz'), encodeRecording(/** @type {any} */ (recording)));
};
beforeAll(() => {
  save('runs/a', loginRun('/app', { crypto: 300, other: 100 }));
  save('runs/b', loginRun('/app', { crypto: 100, other: 500 }));
  save('other/c', loginRun('/srv', { crypto: 60, other: 40 }));
  save('slow/d', loginRun('/app', { crypto: 60, other: 40, meta: { intervalUs: 10_000 } }));
  save('kept/e', loginRun('/app', { crypto: 60, other: 40, meta: { node: '26.1.0', intervalUs: 1451 } }));
  save('usual/f', loginRun('/app', { crypto: 60, other: 40, meta: { intervalUs: 10_000, usualGap: true } }));
  writeFileSync(path.join(cwd, 'report.json'), JSON.stringify(guideServerReport()));
});

/** @param {string[]} words behind `merge` */
const merge = (...words) => runMain(['merge', ...words], { cwd, columns: 120 });
/** @param {string[]} words behind `merge`, which make JSON */
const merged = async (...words) => {
  const { out, err } = await merge(...words, '--format', 'json');
  if (err !== '') throw new Error(err);
  return JSON.parse(out);
};

test('of a run that does not say its interval, any may be added', async () => {
  expect((await merged('runs/a', 'usual/f')).profile.busyTicks).toBe(500);
});

test('ticks of all runs, and a row for each', async () => {
  const { profile, crypto, callSites, runs, target, diagnostics } = await merged('runs/a/profile.json.gz', 'runs/b');
  expect([profile.busyTicks, crypto.ticks]).toEqual([1000, 400]);
  expect(runs).toMatchObject([
    { name: '', source: 'runs/a/profile.json.gz', node: '24.11.0', busyTicks: 400, cryptoTicks: 300, share: 0.75 },
    { name: '', source: path.join('runs/b/profile.json.gz'), busyTicks: 600, cryptoTicks: 100 },
  ]);
  // One program at one path: one call site.
  expect(callSites).toMatchObject([{ file: '/app/auth.js', ticks: 400 }]);
  expect(target).toMatchObject({ command: [], root: '/app', durationMs: 0, openssl: '3.5.1' });
  expect(diagnostics[0].message).toMatch(/^The ticks of 2 runs are added up/);
});

test('the first line says how many runs there are, and all their Nodes; intervals as they were kept are alike', async () => {
  const { out, exitCode } = await merge('runs/a', 'kept/e');
  expect(exitCode).toBe(0);
  expect(out.split('\n')[0]).toMatch(/^cryptoprof {2}2 runs · node v24\.11\.0, 26\.1\.0 · /);
});

test('what was left out of each run is left out of all', async () => {
  for (const name of ['warm/a', 'warm/b'])
    save(name, {
      ...loginRun('/app', { crypto: 60, other: 40, meta: {} }),
      warmUp: { seconds: 2, from: 'start' },
    });
  expect((await merged('warm/a', 'warm/b')).profile.warmUp).toMatchObject({ seconds: 2, from: 'start' });
  expect((await merged('warm/a', 'runs/a')).profile.warmUp).toBeUndefined();
});

test('a run that counted TLS handshakes has the cryptography that only these explain, as in its own report', async () => {
  const side = { handshakes: 50, resumed: 0, protocols: {}, ciphers: {}, groups: {} };
  const none = { ...side, handshakes: 0 };
  const tlsRun = (/** @type {object | null} */ traffic) => {
    const { run } = loginRun('/app', { crypto: 1, other: 1 });
    const grid = `
      @repeat  300                     200                                               100                                30
      @state   external                external                                          external                           external
               f@/app/app.js:1:1       native:tls_construct_certificate[openssl]         native:OPENSSL_sk_value[openssl]   native:malloc@/usr/lib/libc.so.6
               onread@node:_tls_wrap
    `;
    return { run: { ...run, traffic }, profiles: [profileFromGrid(grid, { meta: { node: '24.11.0' } })] };
  };
  const traffic = { requests: 0, clientRequests: 0, tlsServer: side, tlsClient: none, processes: 1, complete: true };
  save('tls/counted', tlsRun(/** @type {any} */ (traffic)));
  save('tls/uncounted', tlsRun(null));
  const { runs, operations } = await merged('tls/counted', 'tls/uncounted');
  const own = JSON.parse(
    (await runMain(['analyze', 'tls/counted/profile.json.gz', '--format', 'json'], { cwd, columns: 120 })).out,
  );
  expect(runs[0].cryptoTicks).toBe(own.crypto.ticks);
  expect(runs[0].cryptoTicks).toBeGreaterThan(runs[1].cryptoTicks);
  expect(operations.find(({ id }) => id === 'other').ticks).toBe(100);
});

test('a directory is all of its runs, and what is named twice counts once', async () => {
  const { profile, runs } = await merged('runs', 'runs/a');
  expect([profile.busyTicks, runs.length]).toEqual([1000, 2]);
});

test('services are told apart though their paths are equal, and versions of one are rows', async () => {
  const { callSites, runs, target } = await merged('api@1.4=runs/a', 'web=runs/b', 'api@1.5=other/c');
  expect(callSites.map(({ id, file, ticks }) => [id.split('#')[0], file, ticks])).toEqual([
    ['api/auth.js', '/fleet/api/auth.js', 360],
    ['web/auth.js', '/fleet/web/auth.js', 100],
  ]);
  expect(runs.map(({ name, share }) => [name, share])).toEqual([
    ['api@1.4', 0.75],
    ['web', 100 / 600],
    ['api@1.5', 0.6],
  ]);
  expect(target.root).toBe('/fleet');
});

/** @param {string} directory of a release @param {string} [helper] a function that only some programs have */
const release = (directory, helper = 'login') => ({
  ...loginRun(directory, { crypto: 60, other: 40 }),
  profiles: loginRun(directory, { crypto: 60, other: 40 }).profiles.map((profile) => ({
    ...profile,
    frames: profile.frames.map((frame) => (frame.name === 'login' ? { ...frame, name: helper } : frame)),
  })),
});

describe('runs without names, in different directories', () => {
  beforeAll(() => {
    save('releases/a', release('/srv/releases/1'));
    save('releases/b', release('/srv/releases/2'));
    save('desk/a', release('C:\\srv\\2'));
    const other = release('/srv/web', 'search');
    const frames = other.profiles[0].frames.map((frame) => ({
      ...frame,
      file: frame.file.replace('page.js', 'list.js'),
    }));
    save('web/a', { ...other, profiles: [{ ...other.profiles[0], frames }] });
  });

  test('of one program, as releases are, are one call site each and say so', async () => {
    const { callSites, findings, target, diagnostics } = await merged('releases');
    expect(callSites.map(({ id, file, ticks }) => [id, file, ticks])).toEqual([
      ['auth.js#login|kdf.pbkdf2', '/fleet/auth.js', 120],
    ]);
    expect(findings.filter(({ rule }) => rule === 'sync-kdf')).toHaveLength(1);
    expect(target.root).toBe('/fleet');
    expect(diagnostics[0].message).toContain(
      'Files below /srv/releases/1 and /srv/releases/2 count as the same, since functions in them have the same names: ' +
        'if these are different programs, name the runs.',
    );
  });

  test('of one program on two systems are, too', async () => {
    expect((await merged('releases/a', 'desk')).callSites).toMatchObject([{ file: '/fleet/auth.js', ticks: 120 }]);
  });

  test('of different programs stay apart', async () => {
    const { callSites, diagnostics } = await merged('releases/a', 'web');
    expect(callSites.map(({ file, ticks }) => [file, ticks])).toEqual([
      ['/srv/releases/1/auth.js', 60],
      ['/srv/web/auth.js', 60],
    ]);
    expect(diagnostics[0].message).not.toContain('count as the same');
  });

  test('without a root, which logs lack, are told by the directory that the files share', async () => {
    for (const [name, directory] of [
      ['logs/a', '/srv/releases/1'],
      ['logs/b', '/srv/releases/2'],
    ])
      save(name, { ...release(directory), run: null });
    expect((await merged('logs')).callSites).toMatchObject([{ file: '/fleet/auth.js', ticks: 120 }]);
  });
});

test('of files that do not say what their root is, all belong to their service', async () => {
  const frame = (functionName, url, lineNumber, columnNumber) => ({
    callFrame: { functionName, scriptId: '1', url, lineNumber, columnNumber },
  });
  const cpuProfile = (url) => ({
    nodes: [
      { id: 1, ...frame('(root)', '', -1, -1), children: [2] },
      { id: 2, ...frame('login', url, 19, 22), children: [3] },
      { id: 3, ...frame('pbkdf2Sync', 'node:internal/crypto/pbkdf2', 61, 69) },
    ],
    startTime: 1000,
    endTime: 101_000,
    samples: Array(100).fill(3),
    timeDeltas: Array(100).fill(1000),
  });
  const urls = { api: 'file:///app/auth.js', web: 'file:///app/auth.js', desk: 'file:///C:/app/auth.js' };
  for (const [name, url] of Object.entries(urls))
    writeFileSync(path.join(cwd, `${name}.cpuprofile`), JSON.stringify(cpuProfile(url)));
  const { callSites, diagnostics } = await merged(...Object.keys(urls).map((name) => `${name}=${name}.cpuprofile`));
  expect(callSites.map(({ id, file }) => [id.split('#')[0], file])).toEqual([
    ['api/app/auth.js', '/fleet/api/app/auth.js'],
    ['web/app/auth.js', '/fleet/web/app/auth.js'],
    ['desk/C:/app/auth.js', '/fleet/desk/C:/app/auth.js'],
  ]);
  // Nobody counted requests there, and nobody asked not to.
  expect(diagnostics[0].message).toMatch(/busier counts for more\.$/);
  expect(diagnostics.map(({ code }) => code)).not.toContain('not-counted');
});

test('of files of ours that name sources below an unknown root, all belong to their service', async () => {
  const names = ['one.pb.gz', 'two.pb.gz'];
  for (const name of names) {
    const words = ['analyze', 'runs/a', '--quiet', '--format', `pprof=${name}`];
    expect((await runMain(words, { cwd, env: {} })).exitCode).toBe(0);
  }
  const { callSites } = await merged('api=one.pb.gz', 'web=two.pb.gz');
  const places = callSites.map(({ file, ticks }) => [file, ticks]);
  expect(places).toEqual([
    ['/fleet/api/auth.js', 300],
    ['/fleet/web/auth.js', 300],
  ]);
});

test('what a file cannot know is said of that file only', async () => {
  const nodes = ['(root)', 'login'].map((functionName, index) => ({
    id: index + 1,
    callFrame: { functionName, scriptId: '1', url: index && 'file:///app/auth.js', lineNumber: 1, columnNumber: 1 },
    children: index ? [] : [2],
  }));
  const times = { startTime: 1000, endTime: 101_000, timeDeltas: Array(100).fill(1000) };
  for (const name of ['one', 'two'])
    writeFileSync(
      path.join(cwd, `${name}.cpuprofile`),
      JSON.stringify({ nodes, ...times, samples: Array(100).fill(2) }),
    );
  const limits = async (...files) =>
    (await merged(...files)).diagnostics.filter(({ code }) => code === 'wall-time').map(({ message }) => message);
  expect(await limits('one.cpuprofile', 'two.cpuprofile')).toEqual([expect.stringMatching(/^Samples are of wall/)]);
  expect(await limits('one.cpuprofile', 'two.cpuprofile', 'runs/a')).toEqual([
    expect.stringMatching(/^In one\.cpuprofile and two\.cpuprofile: Samples are of wall/),
  ]);
});

test('machines that were busy, and threads that are missing, are told once', async () => {
  const totalMs = { mainMs: 100, workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0, totalMs: 100 };
  const lost = { kind: 'thread', reason: 'no-log', count: 1, cpuMs: 5 };
  for (const name of ['busy/a', 'busy/b']) {
    const recording = loginRun('/app', { crypto: 60, other: 40 });
    const run = { ...recording.run, cpu: { ...totalMs, runQueueWaitMs: 900 }, unprofiled: [lost] };
    save(name, { ...recording, run });
  }
  const { diagnostics, profile } = await merged('busy', 'runs/a');
  expect(diagnostics.filter(({ code }) => code === 'machine-busy').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^In 2 of the 3 runs threads that had work waited long for a processor\. Blocks can /),
  ]);
  expect(profile.unprofiled).toEqual([{ ...lost, count: 2, cpuMs: 10 }]);
});

test('a call that waited for a processor is as long as in the report of its run', async () => {
  const waits = { runQueueWaitMs: 900, mainRunQueueWaitMs: 900 };
  const cpu = { mainMs: 100, workersMs: 0, poolMs: 0, v8Ms: 0, otherMs: 0, totalMs: 100, ...waits };
  const blocksOf = async (/** @type {string} */ name, /** @type {object} */ own) => {
    for (const run of ['a', 'b']) {
      const recording = loginRun('/app', { crypto: 60, other: 40, meta: { format: 'v8-log' } });
      const { time } = recording.profiles[0].samples;
      for (let index = 30; index < time.length; index++) time[index] += 400_000;
      save(`${name}/${run}`, { ...recording, run: { ...recording.run, cpu: { ...cpu, ...own } } });
    }
    return (await merged(name)).callSites[0].blocks;
  };
  expect(await blocksOf('waited', {})).toMatchObject({ count: 2, p50Ms: 460 });
  expect(await blocksOf('ran', { mainRunQueueWaitMs: 10 })).toMatchObject({ count: 4, p50Ms: 30 });
});

test('what each thread counted over time is in the page, as is said', async () => {
  const slots = { slotUs: 1000, counts: [1] };
  const times = { startUs: 0, errorUs: 0, requests: slots, handshakes: slots, jobs: slots, complete: true };
  for (const name of ['timed/a', 'timed/b']) {
    const { run, profiles } = loginRun('/app', { crypto: 60, other: 40 });
    save(name, { run, profiles: profiles.map((profile) => ({ ...profile, times })) });
  }
  const note = async (...runs) => (await merged(...runs)).diagnostics[0].message;
  expect(await note('timed/a', 'timed/b')).toMatch(/in none of these numbers, except for the counts of a timeline\.$/);
  expect(await note('runs/a', 'runs/b')).toMatch(/in none of these numbers\.$/);
});

test('that nothing was counted in any run is said', async () => {
  for (const name of ['blind/a', 'blind/b']) {
    const recording = loginRun('/app', { crypto: 60, other: 40 });
    save(name, { ...recording, run: { ...recording.run, counted: false } });
  }
  const codes = async (...runs) => (await merged(...runs)).diagnostics.map(({ code }) => code);
  expect(await codes('blind/a', 'blind/b')).toContain('not-counted');
  expect(await codes('blind/a', 'runs/a')).not.toContain('not-counted');
});

test("callers that a finding names are in the service's files, too", async () => {
  const file = '/app/routes.js';
  const callers = { unawaited: [], areKnown: true, router: '', routerCall: '', isOnlyHanded: false };
  const within = { ...ASYNC_FUNCTION, name: 'login', isAsync: false, asyncAt: { line: 20, column: 1 } };
  const kinds = {
    unawaited: { callers: { ...callers, unawaited: [{ file, line: 6 }] } },
    paused: { callers: { ...callers, pausedAt: { file, line: 7, why: 'left' } } },
    early: { callers, answeredEarly: { by: 'koa', file, line: 8 } },
  };
  for (const [name, more] of Object.entries(kinds)) {
    const call = sourceCall('return crypto.pbkdf2Sync(p, s, 9, 32);', 'pbkdf2Sync', { within: { ...within, ...more } });
    const calls = { 'login@/app/auth.js:20:23': [{ ...call, line: 20 }] };
    save(`named/${name}`, loginRun('/app', { crypto: 300, other: 100, calls }));
  }
  const { findings } = await merged(...Object.keys(kinds).map((name) => `${name}=named/${name}`));
  const said = JSON.stringify(findings);
  for (const line of [6, 7, 8]) expect(said).toContain(`routes.js:${line}`);
  expect(said).not.toContain('app/routes.js');
});

test.each([
  ['api@=runs/a', 'version'],
  ['api@ =runs/a', 'version'],
  ['@1.4=runs/a', 'service'],
  ['@=runs/a', 'service'],
  [' =runs/a', 'service'],
])('%j is refused, and nothing is written', async (word, part) => {
  const { exitCode, out, err } = await merge(word, 'web=runs/b', '--format', 'json=never.json');
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toContain(`${word} names no ${part}.`);
  expect(err).toContain('Write api@1.4=runs/a, or api=runs/a without a version.');
  expect(existsSync(path.join(cwd, 'never.json'))).toBe(false);
});

test('text tells the runs by service and version', async () => {
  const { out } = await merge('api=runs/a', 'api=runs/b', 'web=other/c');
  expect(out).toMatch(
    /RUN +RUNS +BUSY TICKS +SHARE +95 % +NODE\n +api +2 +1,000 +40\.0 % .* 24\.11\.0\n +web +1 +100 /,
  );
  const { out: markdown } = await merge('api=runs/a', 'web=other/c', '--format', 'markdown');
  expect(markdown).toMatch(/\| `api` \| 1 \| 400 \| 75\.0 % \|/);
});

test('a report of many is read again', async () => {
  await merge('runs', '--format', 'json=all.json');
  const { exitCode, out } = await runMain(['show', 'all.json'], { cwd });
  expect([exitCode, /RUN +RUNS/.test(out)]).toEqual([0, true]);
});

test('its stacks are written for other tools, and say which service they are of', async () => {
  const { exitCode, err } = await merge(
    'api@1.4=runs/a',
    'web=runs/b',
    '--format',
    'pprof=all.pb.gz,folded=all.folded',
  );
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  const samples = readPprof(readFileSync(path.join(cwd, 'all.pb.gz')));
  const ticksOf = (of) => samples.filter(of).reduce((sum, { ticks }) => sum + ticks, 0);
  expect(ticksOf(() => true)).toBe(1000);
  expect(ticksOf(({ labels }) => labels.operation === 'kdf.pbkdf2')).toBe(400);
  expect(ticksOf(({ labels }) => labels.thread.includes('api@1.4'))).toBe(400);
  expect(readFileSync(path.join(cwd, 'all.folded'), 'utf8')).toMatch(
    /^web: web\/page\.js, pid 1: main thread;login web\/auth\.js:20;/m,
  );
});

test('the page has a flame graph of all runs', async () => {
  await merge('runs', '--format', 'html=all.html');
  expect(readFileSync(path.join(cwd, 'all.html'), 'utf8')).toContain('data-busy-ticks="1000" data-drawn-ticks="1000"');
});

test('a saved profile is one run, so many are none', async () => {
  const { exitCode, err } = await merge('runs', '--format', 'profile=all.json.gz');
  expect(exitCode).toBe(2);
  expect(err).toContain('profile is not an output of this command.');
});

test.each([
  [['runs/a'], 'There is only one run in runs/a.'],
  [['runs', 'report.json'], 'is a report: it contains results, not samples'],
  [['api=runs/a', 'runs/b'], 'Some of the runs are named, and some are not.'],
  [['runs', 'slow'], 'those of slow/d/profile.json.gz are wall time every 10000 µs.'],
  [['runs', 'missing'], 'There is no file'],
])('%s are refused', async (words, message) => {
  const { exitCode, out, err } = await merge(...words);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err.replace(/\s+/g, ' ')).toContain(message);
});
