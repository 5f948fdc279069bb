import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoChecks, lineOfCall } from '../../scripts/demo/checks.js';
import { clientsView, meaning } from '../../scripts/demo/comparison.js';
import { newPage } from '../../src/writers/terminal/page.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = path.join(ROOT, 'fixtures/programs/auth-server.cjs');
const SERVER_LINE = lineOfCall(readFileSync(SERVER, 'utf8'), '/auth', 'pbkdf2Sync(');
const ASYNC = path.join(ROOT, 'fixtures/programs/auth-server-async.cjs');

describe('npm run demo', () => {
  let output = '';
  let run = { status: /** @type {number | null} */ (null), stdout: '', stderr: '' };

  beforeAll(() => {
    output = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-demo-')));
    run = spawnSync(process.execPath, ['scripts/demo.js', '--seconds', '2', '--output', output], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  });

  afterAll(() => rmSync(output, { recursive: true, force: true }));

  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(output, file), 'utf8'));

  test('finds what there is to find, and says what it checked', () => {
    const checks = run.stdout.slice(run.stdout.indexOf('Checked:')).match(/[✔✖].*/g);
    expect({ status: run.status, checks }).toEqual({
      status: 0,
      checks: [
        expect.stringMatching(/^✔ sync: auth-server\.cjs:26 /),
        expect.stringMatching(/^✔ async: auth-server-async\.cjs:30 hands /),
        expect.stringMatching(/^✔ async: no finding /),
        expect.stringMatching(/^✔ both: /),
      ],
    });
  });

  test('prints the report of each server', () => {
    expect(run.stderr).toMatch(/^cryptoprof {2}fixtures\/programs\/auth-server\.cjs/m);
    expect(run.stderr).toMatch(/^cryptoprof {2}fixtures\/programs\/auth-server-async\.cjs/m);
  });

  test('says what changed, as cryptoprof compare does', () => {
    const { crypto, profile } = read('demo-sync/report.json');
    const share = ((100 * crypto.byPhase['event-loop']) / profile.busyTicks).toFixed(1);
    expect(run.stdout).toMatch(/^cryptoprof compare$/m);
    const [, before, after] = /^ +PBKDF2 sha512 +(\S+) % +(\S+) %/m.exec(run.stdout) ?? [];
    expect(Number(before)).toBeLessThanOrEqual(Number(share));
    expect(Number(after)).toBeLessThan(Number(before) / 2);
  });

  test('shows what the clients of both saw, as it is in the files', () => {
    const [, sync, async] = /log-ins per second +(\S+) +(\S+)/.exec(run.stdout) ?? [];
    expect(Number(sync)).toBeCloseTo(read('demo-sync/load.json').requestsPerSecond, 0);
    expect(Number(async)).toBeCloseTo(read('demo-async/load.json').requestsPerSecond, 0);
  });

  test('fits into 80 columns, but for paths that are longer', () => {
    expect(run.stdout.split('\n').filter((line) => line.length > 80 && !line.includes(output))).toEqual([]);
  });

  test("leaves each run's files where it says", () => {
    for (const name of ['demo-sync', 'demo-async']) {
      expect(readdirSync(path.join(output, name)).sort()).toEqual([
        'load.json',
        'profile.json.gz',
        'report.html',
        'report.json',
      ]);
      expect(run.stdout).toContain(path.join(output, name, 'report.html'));
    }
  });
});

describe("the demo's checks", () => {
  const site = { file: SERVER, line: SERVER_LINE, operation: 'kdf.pbkdf2', phase: 'event-loop' };
  const load = { requests: 100, errors: 0 };
  const threadPool = { callSites: [{ file: ASYNC, line: 30, called: 'pbkdf2' }] };
  const passing = {
    sync: { report: { callSites: [site] }, load },
    async: { report: { findings: [{ rule: 'sync-hash', severity: 'warning', callSite: null }], threadPool }, load },
  };
  const failed = (/** @type {any} */ results) =>
    demoChecks(results, { sync: { file: SERVER, line: SERVER_LINE }, async: { file: ASYNC, line: 30 } }).flatMap(
      ({ passed, claim, found }) => (passed ? [] : [`${claim.split(':')[0]}: ${found}`]),
    );

  test('pass where all is as it should be', () => {
    expect(SERVER_LINE).toBeGreaterThan(0);
    expect(failed(passing)).toEqual([]);
  });

  test.each([
    ['another line', { line: SERVER_LINE + 1 }, `auth-server.cjs:${SERVER_LINE + 1}, kdf.pbkdf2, phase event-loop`],
    ['another file', { file: '/elsewhere/app.js' }, `app.js:${SERVER_LINE}, kdf.pbkdf2, phase event-loop`],
    ['another operation', { operation: 'hash' }, `auth-server.cjs:${SERVER_LINE}, hash, phase event-loop`],
    ['another phase', { phase: 'top-level' }, `auth-server.cjs:${SERVER_LINE}, kdf.pbkdf2, phase top-level`],
  ])('fail for %s', (_, change, found) => {
    const sync = { report: { callSites: [{ ...site, ...change }] }, load };
    expect(failed({ ...passing, sync })).toEqual([`sync: ${found}`]);
  });

  test('fail where nothing was found', () => {
    expect(failed({ ...passing, sync: { report: { callSites: [] }, load } })).toEqual(['sync: no call site at all']);
  });

  test('fail for an error in the asynchronous server', () => {
    const findings = [
      { rule: 'sync-kdf', severity: 'error', callSite: { file: '/a/app.js', line: 7 } },
      { rule: 'sync-sign', severity: 'error', callSite: null },
    ];
    expect(failed({ ...passing, async: { report: { findings, threadPool }, load } })).toEqual([
      'async: sync-kdf at app.js:7, sync-sign',
    ]);
  });

  test.each([
    [null, 'async: no job'],
    [{ callSites: [] }, 'async: no job'],
    [{ callSites: [{ file: ASYNC, line: 31, called: 'pbkdf2' }] }, 'async: pbkdf2 at auth-server-async.cjs:31'],
  ])('fail where no job of the asynchronous server was counted: %j', (pool, found) => {
    expect(failed({ ...passing, async: { report: { findings: [], threadPool: pool }, load } })).toEqual([found]);
  });

  test.each([[{ requests: 0, errors: 0 }], [{ requests: 100, errors: 1 }]])('fail for a load of %j', (bad) => {
    expect(failed({ ...passing, async: { ...passing.async, load: bad } })).toEqual([
      `both: 100 log-ins, 0 failed; ${bad.requests} log-ins, ${bad.errors} failed`,
    ]);
  });
});

test("the line of a call is looked for in its route's handler only", () => {
  const source = ['f(1);', "get('/a', () => {", '  f(2);', '});', "get('/b', () => {", '  g();', '});'].join('\n');
  expect([
    lineOfCall(source, '/a', 'f('),
    lineOfCall(source, '/a', 'g('),
    lineOfCall(source, '/b', 'f('),
    lineOfCall(source, '/c', 'f('),
  ]).toEqual([3, 6, 0, 0]);
});

describe("the demo's view of the clients", () => {
  const page = newPage({ width: 80, color: false, top: 10, cwd: '/' });
  const result = (/** @type {number} */ requestsPerSecond) =>
    /** @type {any} */ ({ load: { requestsPerSecond, latencyP50Ms: 400, latencyP99Ms: 1200, otherP50Ms: 2.5 } });

  test('is a table of both', () => {
    const rows = clientsView(page, { sync: result(20), async: result(40) })
      .slice(1)
      .map((line) =>
        line
          .replace(/\u00a0/g, ' ')
          .trim()
          .split(/ {2,}/),
      );
    expect(rows[0]).toEqual(['log-ins per second', '20.0', '40.0']);
    expect(rows[3]).toEqual(['a request without crypto, median', '2.5 ms', '2.5 ms']);
  });

  test.each([
    [40, 'That there are 2 times as many log-ins per second is due to threads'],
    [21, 'Log-ins per second do not clearly rise'],
    [12, 'Log-ins per second do not clearly rise'],
  ])('claims no gain that is none: 20 and %d log-ins per second', (requestsPerSecond, claim) => {
    const results = { sync: result(20), async: result(requestsPerSecond) };
    const text = meaning(page, results, { cores: 2, poolThreads: 4 })
      .map((line) => line.trim())
      .join(' ');
    expect(text).toContain(claim);
    expect(text).toContain("pbkdf2() computes a log-in on libuv's thread pool (4 threads)");
    expect(text).not.toContain('same CPU');
  });
});
