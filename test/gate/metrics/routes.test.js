/** Budgets of cryptography per request, by route. */
import cryptoMsPerRequest from '../../../src/gate/metrics/crypto_ms_per_request.js';
import { makeRun } from '../../../src/gate/run.js';
import { EVERYTHING, selectorOf } from '../../../src/gate/selector.js';
import { judge } from '../../../src/gate/verdict.js';
import { configOf, NOW, runOf } from '../../support/gate.js';
import { guideServerReport } from '../../support/sample-report.js';
import { routeRow } from '../../support/sample-routes.js';

const report = guideServerReport();
const LOGIN = routeRow('/login');
const SIGN_UP = routeRow('/sign-up', { cryptoMsPerRequest: 30 });
const BOTH = routeRow(null, {
  kind: 'shared',
  method: null,
  candidates: ['POST /a', 'POST /b'],
  cryptoMsPerRequest: 5,
});
const MIDDLEWARE = routeRow(null, { kind: 'middleware', method: null, requests: null, cryptoMsPerRequest: null });
const UNCOUNTED = { kind: 'untied', method: null, requests: null, cryptoMsPerRequest: null };
const TRAFFIC = { requests: 300, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 1, complete: true };
const measure = (route, routes = [LOGIN, SIGN_UP, BOTH, MIDDLEWARE], traffic = TRAFFIC) =>
  cryptoMsPerRequest.measure(makeRun({ ...report, routes, traffic }), selectorOf({ ...EVERYTHING, route }), null);

test.each([
  ['POST /login', 10, 'POST /login'],
  ['POST /*', 30, 'POST /sign-up'],
  ['', 30, 'POST /sign-up'],
  ['POST /b', 5, 'POST /a or POST /b'],
])('%s', (route, value, name) => {
  expect(measure(route)).toMatchObject({ value, names: [name], missing: '' });
});

test('a rare route that may take more hides none that surely takes as much', () => {
  const [often, rarely] = [
    routeRow('/login', { requests: 1000, ticks: 22000, cryptoMsPerRequest: 22 }),
    routeRow('/reset', { requests: 20, ticks: 450, cryptoMsPerRequest: 22.5 }),
  ];
  for (const routes of [
    [often, rarely],
    [rarely, often],
  ])
    expect(measure('', routes)).toMatchObject({ value: 22, names: ['POST /login'] });
});

describe('a rare route with a higher mean beside it', () => {
  const [often, rarely] = [
    routeRow('/login', { requests: 1000, ticks: 1000, cryptoMsPerRequest: 1 }),
    routeRow('/reset', { requests: 25, ticks: 38, cryptoMsPerRequest: 1.5 }),
  ];
  const checkOf = (max, routes, count = 1) =>
    judge(
      Array.from({ length: count }, (_, index) => ({
        ...runOf(3000, []),
        routes: routes[index % routes.length],
        traffic: TRAFFIC,
        load: null,
        drive: null,
      })),
      configOf({ budgets: [{ metric: 'crypto_ms_per_request', max }] }),
      { now: NOW, version: '' },
    ).checks[0];

  test.each([
    ['2 ms', 'within', 'Requests to POST /login take 1 ms of cryptography each on the event loop'],
    ['1.2 ms', 'straddles', 'Requests to POST /reset take 1.5 ms of cryptography each on the event loop'],
    ['0.8 ms', 'exceeded', 'Requests to POST /login take 1 ms of cryptography each on the event loop'],
  ])('is not within %s', (max, reason, message) => {
    const check = checkOf(max, [[often, rarely]]);
    expect([check.reason, check.message]).toEqual([reason, expect.stringContaining(message)]);
  });

  test('a failure says how certain the mean is that it was judged by, and a limit that accepts it lies beyond that', () => {
    const check = checkOf('0.8 ms', [[often, rarely]]);
    expect(check.message).toMatch(
      / each on the event loop \(95 %: 0\.9 ms-1\.1 ms, 3,000 busy ticks in 1 run\), more than /,
    );
    expect(check.interval?.map((ms) => ms.toFixed(2))).toEqual(['0.90', '1.11']);
    expect(check.accept).toEqual([{ where: expect.any(String), code: '"max": "1.2 ms"' }]);
    expect(checkOf('1.2 ms', [[often]]).outcome).toBe('pass');
  });

  test('a mean that is beyond the limit for certain in one of two runs is not said to rest on too few ticks', () => {
    const some = routeRow('/login', { requests: 1000, ticks: 250, cryptoMsPerRequest: 1 });
    const less = routeRow('/login', { requests: 1000, ticks: 250, cryptoMsPerRequest: 0.5 });
    expect(checkOf('0.75 ms', [[some], [less]], 2).message).toMatch(
      /, more than the limit of 0.75 ms, but for certain in only 1 of 2 runs\.$/,
    );
  });
});

describe('where threads waited for a processor', () => {
  // An unchanged log-in that took 1.1 ms on other days: 1,367 ticks, of 1 ms of CPU time each.
  const login = routeRow('/login', { requests: 1251, ticks: 1367, cryptoMs: 3456, cryptoMsPerRequest: 2.76 });
  const cpu = { totalMs: 5500, mainMs: 4350, workersMs: 0, poolMs: 0, v8Ms: 1150, otherMs: 0 };
  const waiting = { ...cpu, runQueueWaitMs: 20_000, mainRunQueueWaitMs: 16_600 };
  const checkOf = (max, changes, count = 2, routes = [login]) => {
    const run = runOf(4450, []);
    const one = { ...run, profile: { ...run.profile, cpu: { ...waiting, ...changes } } };
    const budgets = [{ metric: 'crypto_ms_per_request', route: 'POST /login', max }];
    const driven = { ...one, routes, traffic: TRAFFIC, load: null, drive: null };
    return judge(Array(count).fill(driven), configOf({ budgets }), { now: NOW, version: '' }).checks[0];
  };

  test.each([
    ['2 ms', {}, 'straddles'],
    ['2 ms', { mainMs: null, workersMs: null }, 'straddles'],
    ['0.8 ms', {}, 'exceeded'],
    ['2 ms', { mainRunQueueWaitMs: 100 }, 'exceeded'],
    ['2 ms', { mainMs: null, workersMs: null, totalMs: null }, 'exceeded'],
  ])('a mean beyond %s by that alone fails none: %j', (max, changes, reason) => {
    expect(checkOf(max, changes).reason).toBe(reason);
    expect(checkOf(max, changes, 1).reason).toBe(reason);
  });

  test('nor is that taken for what may belong to a route', () => {
    const untied = routeRow(null, { ...UNCOUNTED, ticks: 250, share: 0.06, cryptoMs: 625 });
    expect(checkOf('2 ms', {}, 2, [login, untied]).reason).toBe('straddles');
    expect(checkOf('1.2 ms', {}, 2, [login, untied]).message).toMatch(
      /: POST \/login takes 1\.1 ms for each request, and cryptography that is tied to no route may be for it, up to 0\.2 ms/,
    );
  });

  test('which is said', () =>
    expect(checkOf('2 ms', {}).message).toMatch(
      / take 2\.8 ms of cryptography each on the event loop \(95 %: 0\.97 ms-3 ms, .* limit of 2 ms, but that may be chance, or waiting for a processor\.$/,
    ));
});

test.each([
  // 2 s of it, if they are all for the 100 requests to this route, are 20 ms each, added to 10 ms.
  ['31 ms', {}, 'within'],
  ['29 ms', {}, 'missing'],
  ['15 ms', {}, 'missing'],
  ['15 ms', { operations: [{ id: 'tls.handshake', algorithm: '', ticks: 1800 }] }, 'within'],
  ['15 ms', { share: 0.04 }, 'within'],
  ['15 ms', { kind: 'middleware' }, 'within'],
  ['7 ms', {}, 'exceeded'],
])('a route is not within %s without all that is tied to none, where that is %j: %s', (max, changes, reason) => {
  const untied = routeRow(null, {
    ...{ kind: 'untied', method: null, requests: null, cryptoMsPerRequest: null },
    ...{
      ticks: 1800,
      share: 0.6,
      cryptoMs: 2000,
      operations: [{ id: 'kdf.pbkdf2', algorithm: 'sha512', ticks: 1800 }],
    },
    ...changes,
  });
  const run = { ...runOf(3000, []), routes: [LOGIN, untied], traffic: TRAFFIC, load: null, drive: null };
  const config = configOf({ budgets: [{ metric: 'crypto_ms_per_request', route: 'POST /login', max }] });
  const [check] = judge([run], config, { now: NOW, version: '' }).checks;
  expect(check.reason).toBe(reason);
  const isOpen =
    /POST \/login takes 10 ms for each request, and cryptography that is tied to no route may be for it, up to 20 ms more/.test(
      check.message,
    );
  expect(isOpen).toBe(reason === 'missing');
  if (isOpen) expect(check.fix).toMatch(/or cryptography is tied to no route, drive its path alone: --load <path>\./);
});

describe('cryptography that is tied to no route', () => {
  const untied = routeRow(null, {
    ...{ kind: 'untied', method: null, requests: null, cryptoMsPerRequest: null },
    ...{ ticks: 300, share: 0.3, cryptoMs: 300, operations: [{ id: 'kdf.pbkdf2', algorithm: 'sha512', ticks: 300 }] },
  });
  const rare = routeRow('/login', { requests: 25, ticks: 6, cryptoMsPerRequest: 0.1 });

  test.each([
    ['requests to other routes', TRAFFIC, [rare]],
    ['very many of them', { ...TRAFFIC, requests: 100_000 }, [rare]],
    ['no requests that the probe counted', null, [rare]],
    ['a route beside it that surely takes most', TRAFFIC, [routeRow('/sign-up', { requests: 1000 }), rare]],
  ])('may all be for a rare route, also with %s', (_, traffic, routes) => {
    expect(measure('', [...routes, untied], traffic).mayBe).toEqual({
      value: expect.closeTo(12.1),
      missing: expect.stringContaining('POST /login takes 0.1 ms for each request'),
    });
  });

  test('is less for each request of a route that has many', () => {
    const often = routeRow('/login', { requests: 3000, cryptoMsPerRequest: 1 });
    expect(measure('', [often, untied]).mayBe?.value).toBeCloseTo(1.1);
  });
});

test.each([
  ['behind a warm-up', { warmUp: { seconds: 2, from: 'load', ticks: 9 } }],
  ['cut off', { unprofiled: [{ kind: 'thread', reason: 'log-limit', count: 1, cpuMs: null }] }],
])('nothing is divided by requests of the whole run where ticks are %s', (_, changes) => {
  const counts = [{ method: 'GET', path: '/health', requests: 100, isAlone: true }];
  const profile = { ...report.profile, ...changes };
  const run = makeRun({ ...report, profile, routes: [LOGIN], traffic: { ...TRAFFIC, routes: counts } });
  for (const route of ['POST /login', 'GET /health'])
    expect(cryptoMsPerRequest.measure(run, selectorOf({ ...EVERYTHING, route }), null)).toMatchObject({
      value: null,
      missing: 'its requests were counted from the start to the end, and its ticks are of a part of that',
    });
});

test('is as sure as its ticks', () => {
  const [many, few] = [LOGIN, routeRow('/login', { ticks: 9 })].map((each) => measure('POST /login', [each]));
  expect(many.errorMs).toBeLessThan(1.5);
  expect(few.errorMs).toBeGreaterThan(5);
  for (const { value, errorMs, oftenMs } of [many, few]) expect(oftenMs).toBeLessThan(value + errorMs);
});

test('a route that was asked for, and took no tick of cryptography, took none', () => {
  const traffic = { ...TRAFFIC, routes: [{ method: 'GET', path: '/health', requests: 100, isAlone: true }] };
  expect(measure('GET /health', [LOGIN], traffic)).toMatchObject({ value: 0, names: ['GET /health'] });
});

test.each(['middleware', 'untied'])('nor is it said to take none where much of it is %s, and may be for it', (kind) => {
  const traffic = { ...TRAFFIC, routes: [{ method: 'GET', path: '/health', requests: 100, isAlone: true }] };
  const of = (share) => measure('GET /health', [LOGIN, { ...MIDDLEWARE, kind, share }], traffic);
  expect(of(0.04)).toMatchObject({ value: 0, mayBe: null });
  expect(of(0.05)).toMatchObject({
    value: 0,
    mayBe: {
      value: 10,
      missing:
        'GET /health has no cryptography of its own, but that of middleware, or of no known route, may be for it',
    },
  });
});

test.each([
  ['9 ms', 'missing', /: GET \/me has no cryptography of its own, but that of middleware/],
  ['11 ms', 'within', /^Requests to GET \/me take no cryptography of their own on the event loop that was sampled/],
])('a route behind a guard is not within %s if all that the guard does is for it: %s', (max, reason, message) => {
  const traffic = { ...TRAFFIC, routes: [{ method: 'GET', path: '/me', requests: 100, isAlone: true }] };
  const run = { ...runOf(3000, []), routes: [{ ...MIDDLEWARE, share: 0.3 }], traffic, load: null, drive: null };
  const config = configOf({ budgets: [{ metric: 'crypto_ms_per_request', route: 'GET /me', max }] });
  const [check] = judge([run], config, { now: NOW, version: '' }).checks;
  expect([check.reason, check.message]).toEqual([reason, expect.stringMatching(message)]);
});

test('where nothing counted requests, that is what is missing, not a route with cryptography', () => {
  const missing = 'the run did not count requests: attach, --no-probe and other tools do not';
  for (const routes of [[], null, [LOGIN]]) {
    const run = makeRun({ ...report, routes, traffic: null, load: null });
    expect(cryptoMsPerRequest.measure(run, selectorOf({ ...EVERYTHING, route: '' }), null)).toMatchObject({ missing });
  }
});

test('where several are asked for, all that a guard does may be for the one with fewest requests', () => {
  const counts = [100, 25].map((requests) => ({ method: 'GET', path: `/${requests}`, requests, isAlone: true }));
  const of = (routes) => measure('GET *', [{ ...MIDDLEWARE, share: 0.3 }], { ...TRAFFIC, routes }).mayBe?.value;
  expect([of(counts), of([{ ...counts[0], requests: 5 }, counts[0]])]).toEqual([40, 50]);
});

describe('a program whose routes do no cryptography', () => {
  const untied = { ...MIDDLEWARE, kind: 'untied', cryptoMs: 30 };

  test('takes none for any of them', () =>
    expect(measure('', [])).toMatchObject({ value: 0, names: ['any route'], mayBe: null }));
  test('or what is tied to none, however little, for as few requests as are judged', () =>
    expect(measure('', [{ ...untied, share: 0.01 }])).toMatchObject({ value: 0, mayBe: { value: 1.5 } }));
  test('if it was asked', () =>
    expect(measure('', [], { ...TRAFFIC, requests: 19 }).missing).toBe('no recorded route does cryptography'));
});

test('a route that one run does not show is named by the other', () => {
  const traffic = { ...TRAFFIC, routes: [{ method: 'GET', path: '/health', requests: 100, isAlone: true }] };
  const run = { ...runOf(3000, []), routes: [LOGIN], traffic, load: null, drive: null };
  const config = configOf({ budgets: [{ metric: 'crypto_ms_per_request', route: 'GET /health', max: '9 ms' }] });
  const [check] = judge([{ ...run, traffic: TRAFFIC }, run], config, { now: NOW, version: '' }).checks;
  expect(check.message).toMatch(
    /^Requests to GET \/health take no cryptography .*, but not in all runs: no route of that name/,
  );
});

test.each([
  ['GET /scrypt', routeRow('/auth/scrypt', { method: 'GET', path: '/scrypt' }), '/scrypt'],
  ['* /scrypt', routeRow('/auth/scrypt', { method: 'GET', path: '' }), '/scrypt'],
  ['GET /', routeRow('/users', { method: 'GET', path: '/' }), '/'],
])("the router's part of a path names no route: %s", (route, row, path) => {
  const traffic = { ...TRAFFIC, routes: [{ method: 'GET', path, requests: 100, isAlone: true }] };
  expect(measure(route, [row], traffic)).toMatchObject({
    value: null,
    missing: `no route of that name does cryptography in this run; there are GET ${row.pattern}`,
  });
});

test.each([
  [
    'POST /logn',
    [LOGIN, SIGN_UP],
    TRAFFIC,
    'no route of that name does cryptography in this run; there are POST /login, POST /sign-up',
  ],
  ['POST /login', [], TRAFFIC, 'no recorded route does cryptography'],
  [
    'POST /login',
    [routeRow('/login', { requests: 3 })],
    TRAFFIC,
    'there were 3 requests to POST /login, and it takes 20 to judge',
  ],
  [
    'POST /login',
    [routeRow('/login', { requests: null, cryptoMsPerRequest: null })],
    TRAFFIC,
    'requests to POST /login were not counted',
  ],
  ['POST /login', null, TRAFFIC, 'no HTTP request that it answered was recorded'],
  ['POST /login', [LOGIN], { ...TRAFFIC, complete: false }, 'a part of its requests was not counted'],
])("%s can't be measured", (route, routes, traffic, missing) => {
  expect(measure(route, routes, traffic)).toMatchObject({ value: null, missing });
});
