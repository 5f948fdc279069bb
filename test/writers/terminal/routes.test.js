/** Cryptography by route, as the terminal and a comment on a pull request tell it. */
import { markdownReport } from '../../../src/writers/markdown/report.js';
import { newPage } from '../../../src/writers/terminal/page.js';
import { routes } from '../../../src/writers/terminal/routes.js';
import { guideServerReport } from '../../support/sample-report.js';
import { routeRow, sampleRoutes } from '../../support/sample-routes.js';

const render = (rows, options = {}, changes = {}) =>
  routes(newPage({ width: 80, color: false, top: 10, cwd: '/app', ...options }), {
    ...guideServerReport(),
    ...changes,
    routes: rows,
  }).join('\n');

test('in 80 columns', () => {
  expect(render(sampleRoutes())).toBe(`\
  ROUTE                         SHARE  REQUESTS  CRYPTO EACH  OF ITS TIME
  POST /login                  10.0 %       100        10 ms  91 % PBKDF2 sha512
  POST /api/v1/organisations…   5.0 %       100         5 ms  91 % PBKDF2 sha512
  GET /a or GET /b or GET /c…   0.1 %        40      0.41 ms  PBKDF2 sha512
  (middleware of any route)     0.1 %                         random bytes
  (not tied to a route)         0.1 %                         hashing sha256

  POST /login takes 10 ms of cryptography per request on the event loop
  (100 requests counted). With that alone, one core could answer at most 100 of
  them a second (an estimate from this run). While pbkdf2Sync at app.js:23 runs,
  nothing else is answered: typically for 48 ms (about 251 calls), and each
  additional call makes concurrent requests wait that much longer.`);
});

test('in 120 columns there is room for how many a core could answer', () => {
  expect(render(sampleRoutes(), { width: 120, top: 2 })).toBe(`\
  ROUTE                                                 SHARE   REQUESTS   CRYPTO EACH   MOST PER S   OF ITS TIME
  POST /login                                          10.0 %        100         10 ms          100   91 % PBKDF2 sha512
  POST /api/v1/organisations/:organisation/members/…    5.0 %        100          5 ms          200   91 % PBKDF2 sha512
  and 3 more

  POST /login takes 10 ms of cryptography per request on the event loop (100 requests counted).
  With that alone, one core could answer at most 100 of them a second (an estimate from this run).
  While pbkdf2Sync at app.js:23 runs, nothing else is answered: typically for 48 ms (about
  251 calls), and each additional call makes concurrent requests wait that much longer.`);
});

test('on a busy machine a request takes less CPU than time, and no limit follows from that', () => {
  const report = guideServerReport();
  const cpu = {
    ...report.profile.cpu,
    totalMs: 1960,
    mainMs: 1541,
    runQueueWaitMs: 53_650,
    mainRunQueueWaitMs: 24_885,
  };
  const withCpu = (/** @type {object} */ given, more = {}) =>
    render(
      sampleRoutes(),
      { width: 120, top: 1 },
      { profile: { ...report.profile, cpu: { ...cpu, ...given }, ...more } },
    );
  const busy = withCpu({}).replace(/\s+/g, ' ');
  expect(busy).toContain('POST /login 10.0 % 100 ≤ 10 ms ≥ 100 91 %');
  expect(busy).toContain(
    'POST /login takes at most 10 ms of cryptography per request on the event loop (100 requests counted). That is wall time, and the event loop often waited for a processor: how many one core could answer is unknown.',
  );
  expect(busy).not.toContain('at most 100');
  expect(withCpu({ mainRunQueueWaitMs: 200 })).toContain('one core could answer at most 100');
  expect(withCpu({}, { collector: 'perf' })).toContain('one core could answer at most 100');
});

test('cryptography of no route may be of any: what is tied to one is the least that its requests take', () => {
  const rows = sampleRoutes().map((row) => (row.kind === 'untied' ? { ...row, ticks: 2_500, share: 0.219 } : row));
  expect(render(rows, { width: 120, top: 2 })).toBe(`\
  ROUTE                                                 SHARE   REQUESTS   CRYPTO EACH   MOST PER S   OF ITS TIME
  POST /login                                          10.0 %        100       ≥ 10 ms          100   91 % PBKDF2 sha512
  POST /api/v1/organisations/:organisation/members/…    5.0 %        100        ≥ 5 ms          200   91 % PBKDF2 sha512
  and 3 more

  At least 10.0 % of busy time is cryptography of POST /login. What one of its requests takes is
  not known: cryptography that takes 21.9 % is tied to no route, and may be part of it. While
  pbkdf2Sync at app.js:23 runs, nothing else is answered: typically for 48 ms (about 251 calls),
  and each additional call makes concurrent requests wait that much longer.`);
  const { profile } = guideServerReport();
  const slowed = { profile: { ...profile, cpu: { ...profile.cpu, mainMs: 1541, mainRunQueueWaitMs: 24_885 } } };
  expect(render(rows, { width: 120, top: 1 }, slowed).replace(/\s+/g, ' ')).toContain(
    'POST /login 10.0 % 100 91 % PBKDF2 sha512',
  );
});

test('no core answers as many requests as handing their work to the thread pool would let it', () => {
  const row = routeRow('/login', { cryptoMs: 4.3, cryptoMsPerRequest: 0.043, maxPerSecondPerCore: null });
  const report = guideServerReport();
  const callSites = report.callSites.map((site) => ({ ...site, form: /** @type {const} */ ('async') }));
  const text = render([row], { width: 120 }, { callSites }).replace(/\s+/g, ' ');
  expect(text).toContain(
    'takes 43 µs of cryptography per request on the event loop (100 requests counted). Work on the thread pool comes on top; it is unknown by route.',
  );
  expect(text).not.toContain('one core could answer');
  expect(text).toContain(' 43 µs + pool ');
});

test('a stretch of many calls is not what one more call adds', () => {
  const report = guideServerReport();
  const [site] = report.callSites;
  const text = (/** @type {number | null} */ requests, /** @type {number} */ cpuMs) => {
    const callSites = [{ ...site, cpuMs, blocks: { ...site.blocks, split: false, count: 687, p50Ms: 4.6 } }];
    const row = routeRow('/login', { requests, callSites: [site.id], cryptoMs: 4500 });
    return render([row], { width: 120 }, { callSites }).replace(/\s+/g, ' ');
  };
  expect(text(2230, 4400)).toContain(
    'nothing else is answered: on average for 2 ms per request, and each additional request makes concurrent ones wait that much longer.',
  );
  expect(text(2230, 90)).not.toContain('nothing else is answered');
  // An upload is hashed in pieces, with other work in between.
  expect(text(440, 4400)).toContain(
    'On average, pbkdf2Sync at app.js:23 takes 10 ms of the event loop per request, in stretches of typically 4.6 ms.',
  );
  expect(text(440, 4400)).not.toContain('nothing else is answered');
  // Some requests take longer than others, each in one piece.
  expect(text(600, 4400)).toContain('nothing else is answered: on average for 7.3 ms per request');
  expect(text(null, 4400)).toContain(
    'typically for 4.6 ms, in 687 stretches (calls with no tick between them count as one).',
  );
});

test('what a log-in by middleware takes is said beside routes that have next to nothing', () => {
  const rows = [
    { ...sampleRoutes()[3], ticks: 700, share: 0.078 },
    routeRow('/login', { ticks: 1, share: 0.0001, cryptoMsPerRequest: 0.05, maxPerSecondPerCore: 18_868 }),
  ];
  const text = render(rows, { width: 120 });
  // One tick is no rate.
  expect(text).not.toContain('18,868');
  expect(text).not.toContain('MOST PER S');
  expect(text.replace(/\s+/g, ' ')).toContain(
    "The cryptography of middleware (7.8 % of busy time) is in no route's row; it is added for each request that passes through it.",
  );
});

describe('routes of one name', () => {
  const unknown = { requests: null, cryptoMsPerRequest: null, maxPerSecondPerCore: null, callSites: [] };
  const rowsOf = (/** @type {string} */ pattern) =>
    ['/app/a.js', '/app/lib/b.js'].map((file) => ({ ...routeRow(pattern, unknown), file, line: 5 }));
  const traffic = { ...guideServerReport().traffic, requests: 100 };
  const counted = [{ method: 'POST', path: '/login', requests: 100, isAlone: true }];
  const TOGETHER = 'all its requests were counted together';

  test('of several scripts, are told by where they are registered', () => {
    const text = render(rowsOf('/login'), { width: 120 }, { traffic: { ...traffic, routes: counted } });
    expect(text).toContain('POST /login (a.js:5)');
    expect(text).toContain('POST /login (lib/b.js:5)');
    expect(text.replace(/\s+/g, ' ')).toContain(
      `POST /login is answered in several places, and ${TOGETHER}: what one of them costs is not known.`,
    );
  });

  test('whose places are not known, have none', () => {
    const rows = rowsOf('/login').map((row) => ({ ...row, file: '', line: null }));
    expect(render(rows, { width: 120 })).toMatch(/POST \/login +10\.0 %/);
  });

  test.each([
    ['whose beginnings are not known', '…/login', counted],
    ['of a framework that counts none', '/login', undefined],
  ])('%s, were not counted together', (_title, pattern, routes) => {
    const text = render(rowsOf(pattern), { width: 120 }, { traffic: { ...traffic, routes } }).replace(/\s+/g, ' ');
    expect(text).toContain(`It is not known how many requests led to POST ${pattern}, nor what each costs`);
    expect(text).not.toContain(TOGETHER);
  });

  test('have paths as all places of an output have them', () => {
    const report = { ...guideServerReport(), traffic: { ...traffic, routes: counted }, routes: rowsOf('/login') };
    expect(markdownReport(report, { verdict: null, root: '/app' })).toContain('`POST /login (lib/b.js:5)`');
  });
});

test('without counts there are no columns for them, and no sentence about them but why, where traffic was counted', () => {
  const row = routeRow('/login', {
    requests: null,
    cryptoMsPerRequest: null,
    maxPerSecondPerCore: null,
    callSites: [],
  });
  const table = `\
  ROUTE         SHARE  OF ITS TIME
  POST /login  10.0 %  91 % PBKDF2 sha512`;
  expect(render([row], {}, { traffic: null })).toBe(table);
  expect(render([row], {}, { traffic: { ...guideServerReport().traffic, requests: 100 } })).toBe(`${table}

  It is not known how many requests led to POST /login, nor what each costs: it
  is at least 10 ms, as the program answered 100 in all. They are counted for
  Express, Fastify, Koa (not below koa-mount), hapi and restify, where the
  sources show the whole pattern and which of several routes with one path it
  is, and for the path of --load. Divide its 1.0 s of cryptography by the
  requests that you sent there.`);
  const { profile } = guideServerReport();
  const warm = { profile: { ...profile, warmUp: { ms: 1000, ticks: 10 } }, traffic: guideServerReport().traffic };
  expect(render([row], {}, warm).replace(/\s+/g, ' ')).toMatch(/for the path of --load, but not with --warm-up\.$/);
  const unprofiled = [{ kind: 'thread', reason: 'log-limit', count: 1, cpuMs: null }];
  const cut = { ...warm, profile: { ...profile, unprofiled } };
  expect(render([row], {}, cut).replace(/\s+/g, ' ')).toMatch(/, but not where the recording was cut off\.$/);
  const partly = { ...guideServerReport().traffic, requests: 100, complete: false };
  expect(render([row], {}, { traffic: partly })).not.toContain('at least');
  const named = render(
    [{ ...row, method: 'tRPC', pattern: 'auth.login' }],
    {},
    { traffic: { ...partly, complete: true } },
  );
  // A request may ask for several procedures, and a connection for any number.
  expect(named).not.toContain('at least');
  expect(named.replace(/\s+/g, ' ')).toContain(
    'Divide its 1.0 s of cryptography by the number of requests that you sent.',
  );
  for (const method of ['GET', 'ALL', 'GET|HEAD']) {
    const told = (/** @type {object} */ more) =>
      render([{ ...row, method }], {}, { traffic: { ...guideServerReport().traffic, requests: 100 }, ...more }).replace(
        /\s+/g,
        ' ',
      );
    expect(told({ load: null })).toContain('Drive this one with --load to know.');
    // Whoever did that need not be told to.
    expect(told({})).toContain('Divide its 1.0 s of cryptography by the requests that you sent there.');
  }
});

test('counts that lack some are bounds, and no core is limited by them', () => {
  const { traffic } = guideServerReport();
  const report = (changes) =>
    render([routeRow('/login')], { width: 120 }, { traffic: { ...traffic, ...changes } }).replace(/\s+/g, ' ');
  expect(report({ complete: true })).toMatch(
    /POST \/login [\d.]+ % \d+ [\d.]+ ms [\d.]+ \d+ %.* takes .* core could answer at most/,
  );
  const text = report({ complete: false });
  expect(text).toMatch(/POST \/login [\d.]+ % ≥ \d+ ≤ [\d.]+ ms ≥ [\d.]+ \d+ %/);
  expect(text).toMatch(/takes at most .*: \d+ requests were counted, and some may be missing\./);
  expect(text).not.toContain('one core');
});

test.each([
  ['of a program without a server', null],
  ['of one whose routes are not known', sampleRoutes().slice(3)],
  ['of an older report', undefined],
])('%s there is no table', (_, rows) => {
  expect(render(rows)).toBe('');
});

test('names are data', () => {
  const text = render([routeRow('/\u001b[31m\u202e')]);
  expect(text).not.toMatch(/[\u001b\u202e]/);
  expect(text).toContain('POST /\\x1b[31m\\u202e');
});

test('in Markdown', () => {
  const context = { verdict: null, root: '/app' };
  const text = markdownReport({ ...guideServerReport(), routes: [routeRow('/a|b`c')] }, context);
  expect(text.split('\n').filter((line) => /Route|POST/.test(line))).toEqual([
    '| Route | Share | Requests | Crypto each | Most per second and core | Of its time |',
    '| <code>POST /a&#124;b&#96;c</code> | 10.0 % | 100 | 10 ms | 100 | 91 % PBKDF2 sha512 |',
    expect.stringMatching(/^POST \/a&#124;b&#96;c takes 10 ms of cryptography per request/),
  ]);
});

test('middleware alone has a table, as all requests pay for it, unless it is next to nothing', () => {
  const [, , , middleware, untied] = sampleRoutes();
  const heavy = render([{ ...middleware, ticks: 400, share: 0.2 }, untied]);
  expect(heavy).toMatch(/\(middleware of any route\) +20\.0 %/);
  expect(heavy.replace(/\s+/g, ' ')).toContain('The cryptography of middleware (20.0 % of busy time) is in no route');
  expect(render([{ ...middleware, ticks: 3 }, untied])).toBe('');
});
