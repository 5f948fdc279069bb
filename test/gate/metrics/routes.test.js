/** Budgets of cryptography per request, by route. */
import cryptoMsPerRequest from '../../../src/gate/metrics/crypto_ms_per_request.js';
import { makeRun } from '../../../src/gate/run.js';
import { EVERYTHING, selectorOf } from '../../../src/gate/selector.js';
import { guideServerReport } from '../../support/sample-report.js';

const report = guideServerReport();
const row = (pattern, changes = {}) => ({
  kind: 'route',
  method: 'POST',
  pattern,
  candidates: [],
  file: '/app/app.js',
  line: 1,
  requests: 100,
  ticks: 900,
  inferredTicks: 0,
  share: 0.1,
  interval: [0.09, 0.11],
  cryptoMs: 1000,
  busyMs: 1100,
  cryptoMsPerRequest: 10,
  maxPerSecondPerCore: 100,
  operations: [{ id: 'kdf.pbkdf2', algorithm: 'sha512', ticks: 900 }],
  callSites: [report.callSites[0].id],
  ...changes,
});
const LOGIN = row('/login');
const SIGN_UP = row('/sign-up', { cryptoMsPerRequest: 30 });
const BOTH = row(null, { kind: 'shared', method: null, candidates: ['POST /a', 'POST /b'], cryptoMsPerRequest: 5 });
const MIDDLEWARE = row(null, { kind: 'middleware', method: null, requests: null, cryptoMsPerRequest: null });
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

test('is as sure as its ticks', () => {
  const [many, few] = [LOGIN, row('/login', { ticks: 9 })].map((each) => measure('POST /login', [each]));
  expect(many.errorMs).toBeLessThan(1.5);
  expect(few.errorMs).toBeGreaterThan(5);
  for (const { value, errorMs, oftenMs } of [many, few]) expect(oftenMs).toBeLessThan(value + errorMs);
});

test('a route that was asked for, and took no tick of cryptography, took none', () => {
  const traffic = { ...TRAFFIC, routes: [{ method: 'GET', path: '/health', requests: 100, isAlone: true }] };
  expect(measure('GET /health', [LOGIN], traffic)).toMatchObject({ value: 0, names: ['GET /health'] });
});

test.each([
  ['POST /logn', [LOGIN, SIGN_UP], TRAFFIC, 'no such route was seen in cryptography, but POST /login, POST /sign-up'],
  ['POST /login', [], TRAFFIC, 'no route that is known was seen in cryptography'],
  [
    'POST /login',
    [row('/login', { requests: 3 })],
    TRAFFIC,
    'there were 3 requests to POST /login, and it takes 20 to judge',
  ],
  [
    'POST /login',
    [row('/login', { requests: null, cryptoMsPerRequest: null })],
    TRAFFIC,
    'requests to POST /login were not counted',
  ],
  ['POST /login', null, TRAFFIC, 'it was not seen to answer HTTP requests'],
  ['POST /login', [LOGIN], { ...TRAFFIC, complete: false }, 'a part of its requests was not counted'],
])("%s can't be measured", (route, routes, traffic, missing) => {
  expect(measure(route, routes, traffic)).toMatchObject({ value: null, missing });
});
