/** Cryptography of two runs, by route. */
import { compareReports } from '../../src/compare/compare-reports.js';
import { routeRow as words } from '../../src/writers/shared/comparison-rows.js';
import { comparisonJson } from '../../src/writers/json.js';
import { routeRow } from '../support/sample-routes.js';
import { problemIn } from '../support/schema-problem.js';
import { reportOf } from './reports.js';

/** @import { Comparison, RouteChange } from '../../src/model/comparison.js' */
/** @import { Report, RouteReport } from '../../src/model/report.js' */

const SITES = ['login', 'token'].map((name) => ({ function: name, ticks: 900 }));

/**
 * A run in which nothing else wanted the processor, of 3000 busy ticks of 1 ms each.
 * @param {Partial<RouteReport>[]} rows its routes; `requests` of each are counted under its pattern
 * @param {object} [parts] what else is not as usual
 * @param {number} [parts.requests] of all routes
 * @param {boolean} [parts.isQuiet] whether nothing else wanted the processor
 * @param {{method: string, path: string, requests: number}[]} [parts.others] requests to routes without cryptography
 * @returns {Report}
 */
function runOf(rows, { requests = 1000, isQuiet = true, others = [] } = {}) {
  const report = reportOf(SITES, { target: { processor: 'any' } });
  const routes = rows.map((row) =>
    routeRow('/login', {
      callSites: [report.callSites[0].id],
      cryptoMs: row.ticks ?? 900,
      ...(row.kind === 'untied' || row.kind === 'middleware'
        ? { method: null, pattern: null, requests: null, cryptoMsPerRequest: null, callSites: [] }
        : {}),
      ...row,
    }),
  );
  const counts = routes.flatMap(({ method, pattern, path = pattern, requests: own }) =>
    method === null || path === null || own === null ? [] : [{ method, path, requests: own }],
  );
  return {
    ...report,
    routes,
    profile: {
      ...report.profile,
      cpu: {
        totalMs: 4000,
        mainMs: 3000,
        workersMs: 0,
        otherMs: 1000,
        poolMs: null,
        runQueueWaitMs: isQuiet ? 10 : 2000,
      },
    },
    traffic: {
      requests,
      clientRequests: 0,
      tlsServer: null,
      tlsClient: null,
      processes: 1,
      complete: true,
      routes: [...counts, ...others].map((count) => ({ ...count, isAlone: true })),
    },
  };
}

const compare = (/** @type {Report} */ before, /** @type {Report} */ after) => compareReports(before, after, '0.1.0');
const changes = (/** @type {Report} */ before, /** @type {Report} */ after) =>
  /** @type {RouteChange[]} */ (compare(before, after).routes);
const codes = ({ notes }) => notes.map(({ code }) => code);

test('a route whose requests take a third of the cryptography', () => {
  const [change] = changes(runOf([{ ticks: 900 }]), runOf([{ ticks: 300 }]));
  expect(change).toMatchObject({
    kind: 'route',
    method: 'POST',
    pattern: '/login',
    renamedFrom: null,
    before: { file: 'app.js', line: 1, requests: 100, ticks: 900, cryptoMsPerRequest: 9 },
    after: { requests: 100, cryptoMsPerRequest: 3 },
    weight: { change: 'shrank', rate: { per: 'request', before: 9, after: 3, difference: -6 } },
  });
  const [low, high] = change.weight?.rate?.interval ?? [];
  expect(low).toBeLessThan(-6);
  expect(high).toBeGreaterThan(-6);
  expect(high).toBeLessThan(0);
  expect(words(change, 0, [change])).toEqual({
    route: 'POST /login',
    requests: '100',
    before: '9 ms',
    after: '3 ms',
    interval: expect.stringMatching(/^-\S+ ms to -\S+ ms$/),
    change: 'shrank',
  });
});

test('a run compared with itself: nothing changed', () => {
  const run = runOf([{ ticks: 900 }, { kind: 'untied', ticks: 30 }, { kind: 'middleware', ticks: 30 }]);
  expect(changes(run, run).map(({ weight }) => weight?.change)).toEqual(Array(3).fill('within-noise'));
});

test.each([
  ['nothing else wanted the processor', true, 'within-noise', 'shrank'],
  ['other programs wanted it', false, 'within-noise', 'within-noise'],
])('a route that is asked for twice as often among others costs what it costs: %s', (_, isQuiet, alike, cheaper) => {
  const before = runOf([{ ticks: 300, requests: 100 }], { isQuiet });
  expect(changes(before, runOf([{ ticks: 600, requests: 200 }], { isQuiet }))[0].weight?.change).toBe(alike);
  const other = compare(before, runOf([{ ticks: 200, requests: 200 }], { isQuiet }));
  expect(other.routes?.[0].weight?.change).toBe(cheaper);
  expect(codes(other).includes('routes-busy')).toBe(cheaper === 'within-noise');
});

test('a route without cryptography now: none where its requests were counted, else not known', () => {
  const before = runOf([
    { ticks: 600, pattern: '/auth/login', path: '/login' },
    { ticks: 300, pattern: '/token' },
  ]);
  const after = runOf([{ ticks: 300, pattern: '/token' }], {
    others: [{ method: 'POST', path: '/login', requests: 100, handler: 'h' }],
  });
  const [login, token] = changes(before, after);
  expect(login).toMatchObject({
    pattern: '/auth/login',
    after: { file: '', line: null, requests: 100, ticks: 0, cryptoMsPerRequest: 0 },
    weight: { change: 'vanished' },
  });
  expect(words(login, 0, [login])).toMatchObject({ after: 'none', change: 'vanished' });
  expect(token.weight?.change).toBe('within-noise');
  const [, gone] = changes(before, runOf([{ ticks: 300, pattern: '/token' }]));
  expect(gone).toMatchObject({ pattern: '/auth/login', after: null, weight: null });
  expect(words(gone, 0, [gone])).toMatchObject({ before: '6 ms', after: '', interval: '', change: 'only before' });
  const [, added] = changes(runOf([{ ticks: 300, pattern: '/token' }]), before);
  expect(words(added, 0, [added])).toMatchObject({ before: '', after: '6 ms', change: 'only after' });
});

test('a route of another name is the same if it asks for the same call sites, and nobody asked for the old one', () => {
  const [, second] = reportOf(SITES).callSites;
  const before = runOf([{ ticks: 600 }, { ticks: 300, pattern: '/token', callSites: [second.id] }]);
  const rows = [
    { ticks: 200, pattern: '/v2/login' },
    { ticks: 300, pattern: '/token', callSites: [second.id] },
  ];
  const [renamed] = changes(before, runOf(rows));
  expect(renamed).toMatchObject({ pattern: '/v2/login', renamedFrom: 'POST /login', weight: { change: 'shrank' } });
  expect(words(renamed, 0, [renamed])).toMatchObject({
    route: 'POST /login → POST /v2/login',
    change: 'renamed, shrank',
  });
  const both = runOf(rows, { others: [{ method: 'POST', path: '/login', requests: 50 }] });
  expect(changes(before, both).map(({ renamedFrom }) => renamedFrom)).toEqual([null, null, null]);
});

test('what a route lost may be among what is tied to no route now', () => {
  const before = runOf([{ ticks: 900 }, { kind: 'untied', ticks: 30 }]);
  const moved = compare(before, runOf([{ ticks: 200 }, { kind: 'untied', ticks: 730 }]));
  expect(moved.routes?.map(({ kind, weight }) => [kind, weight?.change])).toEqual([
    ['untied', 'grew'],
    ['route', 'may-have-shrunk'],
  ]);
  expect(codes(moved)).toContain('routes-untied');
  // So little of it explains nothing.
  const mended = compare(before, runOf([{ ticks: 200 }, { kind: 'untied', ticks: 130 }]));
  expect(mended.routes?.[0].weight?.change).toBe('shrank');
  expect(codes(mended)).not.toContain('routes-untied');
});

test('only where requests were counted by route', () => {
  const counted = runOf([{ ticks: 900 }]);
  const uncounted = { ...counted, routes: [routeRow('/login', { requests: null, cryptoMsPerRequest: null })] };
  for (const other of [uncounted, { ...counted, routes: null }, { ...counted, routes: undefined }]) {
    expect(compare(counted, other).routes).toBeNull();
    expect(compare(other, counted).routes).toBeNull();
  }
  // Not all of them, or on another machine: nothing is known that could be compared.
  const partly = { ...counted, traffic: counted.traffic && { ...counted.traffic, complete: false } };
  expect(compare(counted, partly).routes).toBeNull();
  expect(compare(counted, { ...counted, target: { ...counted.target, processor: 'other' } }).routes).toBeNull();
});

test('a row of which one run alone knows the requests', () => {
  const before = runOf([{ ticks: 900 }, { ticks: 300, pattern: '/token', requests: null, cryptoMsPerRequest: null }]);
  const after = runOf([{ ticks: 900 }, { ticks: 300, pattern: '/token' }]);
  const change = changes(before, after)[1];
  expect(change).toMatchObject({ before: { requests: null }, after: { requests: 100 }, weight: null });
  expect(words(change, 0, [change])).toMatchObject({
    requests: '100',
    before: '',
    after: '3 ms',
    change: 'not counted',
  });
});

test('all kinds of rows keep the schema, and are in the JSON as they are', () => {
  const before = runOf([{ ticks: 900 }, { kind: 'middleware', ticks: 30 }, { ticks: 300, pattern: '/old' }]);
  const after = runOf([{ ticks: 900 }, { kind: 'untied', ticks: 30 }, { ticks: 300, pattern: '/new', requests: null }]);
  const comparison = compare(before, after);
  expect(comparison.routes).toHaveLength(4);
  expect(problemIn('comparison', comparison)).toBeNull();
  expect(JSON.parse(comparisonJson(comparison)).routes).toEqual(comparison.routes);
});
