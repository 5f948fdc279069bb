/** Cryptography by route, from what is on the stacks. */
import { decodeRecording, encodeRecording } from '../../src/formats/saved-profile.js';
import { profileFromGrid } from '../support/text-grid.js';
import { answerOf, reportOf } from './grid-report.js';

const LAYER = 'handleRequest@/app/node_modules/router/lib/layer.js:140:152';
const KDF = 'pbkdf2Sync@node:internal/crypto/pbkdf2';
const RESUMES = 'builtin:AsyncFunctionAwaitResolveClosure';

const SOURCES = {
  '/app/app.js': `const express = require('express');
const app = express();
app.use(function log(req, res, next) { next(); });
app.use('/api', require('./routes'));
`,
  '/app/routes.js': `const router = require('express').Router();
const { login, both, sign, renew, read } = require('./auth');
const wrap = (fn) => (req, res) => fn(req, res);
router.post('/login', login);
router.get('/a', wrap(both));
router.get('/b', wrap(both));
router.get('/c', (req, res) => { setTimeout(() => hash(), 1); });
const passport = require('passport');
const { Strategy } = require('passport-local');
passport.use(new Strategy((name, password, done) => done(null, name)));
router.post('/sign-in', passport.authenticate('local'), (req, res) => res.end());
router.post('/graphql', (req, res) => graphql({ schema, rootValue: { Mutation: { login: (_, args) => hash(args) } } }));
const { protect, guard } = require('./protect');
router.use(protect, guard);
router.post('/tours', protect, guard, (req, res) => { protect(req, res, () => res.end()); });
router.post('/sign', sign);
router.post('/renew', renew);
router.get('/read', read);
module.exports = router;
`,
  '/app/auth.js': `const check = async (user) => {};
exports.login = async function (req, res) { await check(); await found(); };
exports.both = async (req, res) => { await check(); };
const found = async (name) => {};
const salted = async (salt) => {};
exports.sign = async (req, res) => { await salted('a'); };
exports.renew = async (req, res) => { await salted(); };
const timed = async () => {};
exports.read = async (req, res) => { await timed(); };
setInterval(() => timed(), 1000);
`,
  '/app/protect.js': `exports.protect = (req, res, next) => next();
const caught = (fn) => (req, res, next) => fn(req, res, next).catch(next);
exports.guard = caught(async (req, res, next) => next());
`,
};
const LOG = 'log@/app/app.js:3.21:3';
const IDLE = ['1', 'parserOnIncoming@node:_http_server:1:1'];
const LOGIN = 'exports.login@/app/auth.js:2.32:2';
const CHECK = 'check@/app/auth.js:1.15:1';
const BOTH = 'exports.both@/app/auth.js:3.16:3';
const WRAPPER = '@/app/routes.js:3.22:3';
const INNER = '@/app/routes.js:7.45:7';
const GRAPHQL = '@/app/routes.js:12.25:12';
const RESOLVER = 'login@/app/routes.js:12.89:12';
const PROTECT = 'exports.protect@/app/protect.js:1.19:1';
const CAUGHT = '@/app/protect.js:2.24:2';
const GUARD = '@/app/protect.js:3.24:3';
const TOURS = '@/app/routes.js:15.39:15';
const SIGN = 'exports.sign@/app/auth.js:6.16:6';
const SALTED = 'salted@/app/auth.js:5.16:5';
const READ = 'exports.read@/app/auth.js:9.16:9';
const TIMED = 'timed@/app/auth.js:8.15:8';
const OTHER = 'other@/app/other.js:1:1';
const HASH = 'hash@/app/node_modules/bcryptjs/index.js:10:1';
const ROUNDS = '_encipher@/app/node_modules/bcryptjs/index.js:20:1';
const PASSPORT = 'authenticate@/app/node_modules/passport/lib/middleware/authenticate.js:97:378';
const STRATEGY = 'Strategy.authenticate@/app/node_modules/passport-local/lib/strategy.js:72:93';

/**
 * @param {string[][]} columns frames of each, the outermost first, after the number of ticks
 * @param {object} [run] what was counted
 * @returns {import('../../src/model/report.js').Report}
 */
function report(columns, run) {
  return reportOf([profileFromGrid(grid(columns), { sources: SOURCES })], run);
}

/**
 * @param {string[][]} columns frames of each, the outermost first, after the number of ticks
 * @returns {string} a text grid
 */
function grid(columns) {
  const depth = Math.max(...columns.map((column) => column.length));
  const rows = Array.from({ length: depth - 1 }, (_, row) =>
    columns.map((column) => column[row + 1] ?? '-').join('  '),
  );
  return [`@repeat  ${columns.map(([count]) => count).join('  ')}`, ...rows].join('\n');
}

/**
 * @param {import('../../src/model/report.js').Report} of any
 * @returns {unknown[][]} kind, route, ticks of each row
 */
function rowsOf({ routes }) {
  return (routes ?? []).map(({ kind, method, pattern, candidates, ticks, inferredTicks }) => [
    kind,
    kind === 'route' ? `${method} ${pattern}` : candidates.join(' '),
    ticks,
    ...(inferredTicks > 0 ? [inferredTicks] : []),
  ]);
}

test.each([
  [
    'a handler of another file, in a router of another',
    [['40', LAYER, LOGIN, KDF]],
    [['route', 'POST /api/login', 40]],
  ],
  ['behind middleware that passes on', [['40', LAYER, LOG, LAYER, LOGIN, KDF]], [['route', 'POST /api/login', 40]]],
  ['middleware itself', [['40', LAYER, LOG, KDF]], [['middleware', '', 40]]],
  [
    'middleware of a router that is also in the list of one route: it may have run for any',
    [['40', LAYER, PROTECT, KDF]],
    [['middleware', '', 40]],
  ],
  ['the same in a wrapper', [['40', LAYER, CAUGHT, GUARD, KDF]], [['middleware', '', 40]]],
  ['the same after an await', [['40', RESUMES, GUARD, KDF], IDLE], [['middleware', '', 40]]],
  ['a handler behind it', [['40', LAYER, CAUGHT, GUARD, LAYER, TOURS, KDF]], [['route', 'POST /api/tours', 40]]],
  [
    'the same, called by the handler of a route',
    [['40', LAYER, TOURS, PROTECT, KDF]],
    [['route', 'POST /api/tours', 40]],
  ],
  [
    "a package's middleware",
    [['40', LAYER, 'session@/app/node_modules/express-session/index.js:185:493', KDF]],
    [['middleware', '', 40]],
  ],
  [
    "a controller that Sails finds by its name, which is no middleware of Sails'",
    [['40', LAYER, 'bound@/app/node_modules/sails/lib/router/bind.js:1:1', 'login@/app/other.js:1:1', KDF]],
    [['untied', '', 40]],
  ],
  [
    "a package's middleware in the list of one route",
    [['40', LAYER, PASSPORT, STRATEGY, KDF]],
    [['route', 'POST /api/sign-in', 40]],
  ],
  [
    'what that calls',
    [['40', LAYER, LOG, LAYER, PASSPORT, STRATEGY, '@/app/routes.js:10.27:10', KDF]],
    [['route', 'POST /api/sign-in', 40]],
  ],
  [
    'what clients ask for by name, and not the route of all of it',
    [['40', LAYER, GRAPHQL, 'execute@/app/node_modules/graphql/execution.js:1:1', RESOLVER, KDF]],
    [['route', 'GraphQL Mutation.login', 40]],
  ],
  ['what a handler calls', [['40', LAYER, LOGIN, CHECK, KDF]], [['route', 'POST /api/login', 40]]],
  [
    'a wrapper that two routes share, and its handler, which they share as well',
    [['40', LAYER, WRAPPER, BOTH, KDF]],
    [['shared', 'GET /api/a GET /api/b', 40]],
  ],
  ['a function within a handler, alone', [['40', INNER, KDF], IDLE], [['route', 'GET /api/c', 40]]],
  ['a handler that goes on after an await', [['40', RESUMES, LOGIN, KDF], IDLE], [['route', 'POST /api/login', 40]]],
  [
    'what nobody registered, behind middleware',
    [['40', LAYER, LOG, LAYER, 'other@/app/other.js:1:1', KDF]],
    [['untied', '', 40]],
  ],
  [
    'what it calls, though a known handler calls the same',
    [
      ['10', LAYER, LOGIN, OTHER, KDF],
      ['40', LAYER, 'nobody@/app/other.js:9:1', OTHER, KDF],
    ],
    [
      ['untied', '', 40],
      ['route', 'POST /api/login', 10],
    ],
  ],
  [
    'a helper that goes on after an await, seen beneath one route alone',
    [
      ['3', LAYER, LOGIN, OTHER, KDF],
      ['40', RESUMES, OTHER, KDF],
    ],
    [['route', 'POST /api/login', 43, 40]],
  ],
  [
    'seen beneath it too seldom',
    [
      ['2', LAYER, LOGIN, OTHER, KDF],
      ['40', RESUMES, OTHER, KDF],
    ],
    [
      ['untied', '', 40],
      ['route', 'POST /api/login', 2],
    ],
  ],
  [
    'seen beneath two',
    [
      ['3', LAYER, LOGIN, OTHER, KDF],
      ['3', LAYER, SIGN, OTHER, KDF],
      ['40', RESUMES, OTHER, KDF],
    ],
    [
      ['untied', '', 40],
      ['route', 'POST /api/login', 3],
      ['route', 'POST /api/sign', 3],
    ],
  ],
  [
    'the same, where the sources show that another route calls it, whose requests may have been the only ones to go on',
    [
      ['10', LAYER, SIGN, SALTED, KDF],
      ['40', RESUMES, SALTED, KDF],
    ],
    [
      ['shared', 'POST /api/renew POST /api/sign', 40, 40],
      ['route', 'POST /api/sign', 10],
    ],
  ],
  [
    'the same, where a timer calls it as well',
    [
      ['10', LAYER, READ, TIMED, KDF],
      ['40', RESUMES, TIMED, KDF],
    ],
    [
      ['untied', '', 40],
      ['route', 'GET /api/read', 10],
    ],
  ],
  [
    'a helper that was seen beneath no route, and that handlers of one alone call',
    [['40', RESUMES, 'found@/app/auth.js:4.15:4', KDF], IDLE],
    [['route', 'POST /api/login', 40, 40]],
  ],
  [
    'seen beneath several, which are all that call it',
    [
      ['3', LAYER, LOGIN, CHECK, KDF],
      ['3', LAYER, WRAPPER, BOTH, CHECK, KDF],
      ['40', RESUMES, CHECK, KDF],
    ],
    [
      ['shared', 'GET /api/a GET /api/b POST /api/login', 40, 40],
      ['route', 'POST /api/login', 3],
      ['shared', 'GET /api/a GET /api/b', 3],
    ],
  ],
  [
    'seen beneath others than call it, as far as the sources show',
    [
      ['3', LAYER, SIGN, CHECK, KDF],
      ['40', RESUMES, CHECK, KDF],
    ],
    [
      ['untied', '', 40],
      ['route', 'POST /api/sign', 3],
    ],
  ],
  [
    'what a package goes on with after an await of its own, asked for by the line of one route',
    [
      ['3', LAYER, LOGIN, HASH, ROUNDS],
      ['40', RESUMES, HASH, ROUNDS],
    ],
    [['route', 'POST /api/login', 43, 40]],
  ],
  [
    'the same, asked for by a line that also goes on after an await of its own, for two routes',
    [
      ['10', LAYER, SIGN, SALTED, HASH, ROUNDS],
      ['5', RESUMES, SALTED, HASH, ROUNDS],
      ['40', RESUMES, HASH, ROUNDS],
    ],
    [
      ['shared', 'POST /api/renew POST /api/sign', 45, 45],
      ['route', 'POST /api/sign', 10],
    ],
  ],
  [
    'the same, for a timer as well',
    [
      ['10', LAYER, READ, TIMED, HASH, ROUNDS],
      ['5', RESUMES, TIMED, HASH, ROUNDS],
      ['40', RESUMES, HASH, ROUNDS],
    ],
    [
      ['untied', '', 45],
      ['route', 'GET /api/read', 10],
    ],
  ],
  [
    'the same, asked for by one line for two routes',
    [
      ['3', LAYER, LOGIN, CHECK, HASH, ROUNDS],
      ['3', LAYER, WRAPPER, BOTH, CHECK, HASH, ROUNDS],
      ['40', RESUMES, HASH, ROUNDS],
    ],
    [
      ['untied', '', 40],
      ['route', 'POST /api/login', 3],
      ['shared', 'GET /api/a GET /api/b', 3],
    ],
  ],
  [
    'a timer',
    [
      ['10', LAYER, LOGIN, KDF],
      ['40', 'tick@/app/timer.js:1:1', KDF],
    ],
    [
      ['untied', '', 40],
      ['route', 'POST /api/login', 10],
    ],
  ],
])('%s', (_, columns, expected) => {
  const of = report(columns);
  expect(rowsOf(of)).toEqual(expected);
  expect(of.routes?.reduce((sum, { ticks }) => sum + ticks, 0)).toBe(of.crypto.byPhase['event-loop']);
});

test('a row says where, what and how much', () => {
  const { routes, callSites } = report([
    ['30', LAYER, LOGIN, KDF],
    ['10', LAYER, LOGIN],
    ['10', LAYER, LOG],
  ]);
  expect(routes).toEqual([
    {
      kind: 'route',
      method: 'POST',
      pattern: '/api/login',
      path: '/login',
      candidates: [],
      file: '/app/routes.js',
      line: 4,
      requests: null,
      ticks: 30,
      inferredTicks: 0,
      share: 0.6,
      interval: expect.any(Array),
      cryptoMs: 30,
      busyMs: 40,
      cryptoMsPerRequest: null,
      maxPerSecondPerCore: null,
      operations: [{ id: 'kdf.pbkdf2', algorithm: '', ticks: 30 }],
      callSites: [callSites[0].id],
    },
  ]);
});

describe('requests', () => {
  const traffic = (routes) => ({
    requests: 100,
    clientRequests: 0,
    tlsServer: null,
    tlsClient: null,
    processes: 1,
    complete: true,
    ...(routes && { routes }),
  });
  const count = (method, path, requests, isAlone = true) => ({ method, path, requests, isAlone, handler: 'h' });
  const ofLogin = (routes, column = ['40', LAYER, LOGIN, KDF]) => {
    const [row] = report([column], { traffic: traffic(routes) }).routes ?? [];
    return [row.requests, row.cryptoMsPerRequest, row.maxPerSecondPerCore];
  };

  test.each([
    ["Express' path, without prefixes", [count('POST', '/login', 20)], [20, 2, 500]],
    ["Fastify's, with them", [{ method: 'POST', path: '/api/login', requests: 20, isAlone: true }], [20, 2, 500]],
    ['of another method', [count('GET', '/login', 20)], [null, null, null]],
    ['of another path', [count('POST', '/logout', 20)], [null, null, null]],
    ['of which several routes have the path', [count('POST', '/login', 20, false)], [null, null, null]],
    ['not counted', undefined, [null, null, null]],
  ])('%s', (_, routes, expected) => {
    expect(ofLogin(routes)).toEqual(expected);
  });

  const none = { slotUs: 1000, counts: [] };
  test.each([
    ['only what ran since the first is middleware', 81, true, [['middleware', '', 20]]],
    [
      'all of it is, where others may be missing',
      81,
      false,
      [
        ['middleware', '', 60],
        ['untied', '', 40],
      ],
    ],
    [
      'and where the thread has counted none',
      -1,
      true,
      [
        ['middleware', '', 60],
        ['untied', '', 40],
      ],
    ],
  ])('%s', (_, slot, complete, expected) => {
    const columns = [
      ['40', LAYER, LOG, KDF],
      ['40', OTHER, KDF],
      ['20', LAYER, LOG, KDF],
      ['9', LAYER, LOGIN, KDF],
    ];
    const profile = profileFromGrid(grid(columns), { sources: SOURCES });
    const requests = { slotUs: 1000, counts: slot === -1 ? [] : [...Array(slot).fill(0), 2] };
    const times = { startUs: 0, errorUs: 0, requests, handshakes: none, jobs: none, complete: true };
    const of = reportOf([{ ...profile, times }], { traffic: { ...traffic([]), complete } });
    expect(rowsOf(of)).toEqual([...expected, ['route', 'POST /api/login', 9]]);
  });

  test('set no limit to what a core answers where their work is handed to the thread pool', () => {
    const async = ['40', LAYER, LOGIN, 'pbkdf2@node:internal/crypto/pbkdf2'];
    const [row] = report([async], { traffic: traffic([count('POST', '/login', 20)]) }).routes ?? [];
    expect(row).toMatchObject({ requests: 20, cryptoMsPerRequest: 2, maxPerSecondPerCore: null });
  });

  test.each([
    ['whose beginning was not left out', {}, { warmUp: { seconds: 1, from: 'start' } }],
    ['whose log was not cut off', { unprofiled: [{ kind: 'thread', reason: 'log-limit', count: 1, cpuMs: null }] }, {}],
  ])('are those of all of a run, %s', (_, run, others) => {
    const profiles = [profileFromGrid(grid([['40', LAYER, LOGIN, KDF]]), { sources: SOURCES })];
    const counted = { traffic: traffic([count('POST', '/login', 20)]), ...run };
    const { report: of } = answerOf(profiles, counted, others);
    expect(of.routes?.[0]).toMatchObject({ requests: null, cryptoMsPerRequest: null });
  });

  test('of a handler that two routes share are those of both, if both were counted', () => {
    const shared = ['40', LAYER, WRAPPER, BOTH, KDF];
    expect(ofLogin([count('GET', '/a', 10), count('GET', '/b', 9), count('HEAD', '/b', 1)], shared)).toEqual([
      20, 2, 500,
    ]);
    expect(ofLogin([count('GET', '/a', 10)], shared)).toEqual([null, null, null]);
  });
});

describe('the requests of a load that drove one path', () => {
  const LOAD = { requests: 20, requestsPerSecond: 2, latencyP50Ms: 1, latencyP99Ms: 1, errors: 0 };
  const TRAFFIC = {
    requests: 25,
    clientRequests: 0,
    tlsServer: null,
    tlsClient: null,
    processes: 1,
    complete: true,
  };
  const count = (pattern) => ({ method: 'GET', path: pattern, requests: 22, isAlone: true });
  const SHOW = '@/app/users.js:2.23:2';
  const sources = {
    '/app/users.js':
      "const app = new (require('koa'))();\napp.get('/users/:id', (ctx) => {});\napp.get('/users/me', (ctx) => {});\n",
  };
  const answer = (path, changes = {}) =>
    answerOf(
      [
        profileFromGrid(
          grid([
            ['40', LAYER, SHOW, KDF],
            ['5', LAYER, '@/app/users.js:3.22:3', KDF],
          ]),
          { sources },
        ),
      ],
      { load: LOAD, traffic: TRAFFIC, ...changes },
      { drivenPath: path },
    );

  test.each([
    ['/users/42', {}, 20],
    ['/users/42/', {}, 20],
    ['/users/me', {}, null],
    ['/users', {}, null],
    ['/users/42/more', {}, null],
    ['', {}, null],
    ['/users/42', { load: { ...LOAD, errors: 1 } }, null],
    ['/users/42', { traffic: { ...TRAFFIC, routes: [] } }, null],
    ['/users/42', { traffic: { ...TRAFFIC, routes: [count('/other')] } }, null],
    ['/users/42', { traffic: { ...TRAFFIC, routes: [count('/:id')] } }, 20],
    ['/users/42', { load: null }, null],
    // The server computed for those that still waited when the load ended, too.
    ['/users/42', { load: { ...LOAD, sent: 30 } }, 25],
    ['/users/42', { load: { ...LOAD, sent: 23 } }, 23],
    ['/users/42', { load: { ...LOAD, sent: 30 }, traffic: { ...TRAFFIC, complete: false } }, 20],
  ])('%s %j are those of the only route that it matches', (path, changes, requests) => {
    const { report: of } = answer(path, changes);
    expect(of.routes?.map((row) => [row.pattern, row.requests])).toEqual([
      ['/users/:id', requests],
      ['/users/me', path === '/users/me' ? 20 : null],
    ]);
  });

  test.each([
    ['/login', [count('/')], 20],
    ['/login', [{ ...count('/'), isAlone: false }], 20],
    ['/login', [count('/other')], null],
    ['/items', [count('/')], null],
  ])('%s %j: of routers with the same path, the load shows which one was meant', (path, routes, requests) => {
    const mounted = {
      '/app/app.js':
        "const { Router } = require('express');\nconst app = require('express')();\nconst login = Router();\nconst items = Router();\n" +
        "login.get('/', (req, res) => {});\nitems.get('/', (req, res) => {});\napp.use('/login', login);\napp.use('/items', items);\n",
    };
    const { report: of } = answerOf(
      [profileFromGrid(grid([['40', LAYER, '@/app/app.js:5.16:5', KDF]]), { sources: mounted })],
      { load: LOAD, traffic: { ...TRAFFIC, routes } },
      { drivenPath: path },
    );
    expect(of.routes?.map((row) => [row.pattern, row.requests])).toEqual([['/login', requests]]);
  });

  test('are kept by the pattern, and the path is not', () => {
    const { report: of, recording } = answer('/users/4711');
    expect(of.traffic?.routes).toEqual([{ method: 'GET', path: '/users/:id', requests: 20, isAlone: true }]);
    expect(JSON.stringify([of, recording.run, Object.keys(recording)])).not.toMatch(/4711|drivenPath/);
  });
});

describe('one route of several processes', () => {
  const [GATEWAY, AUTH] = ['/app/gateway.js', '/app/auth-service.js'];
  const traffic = {
    ...{ requests: 60, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 2, complete: true },
    routes: [{ method: 'POST', path: '/api/login', requests: 60, isAlone: true }],
  };
  const rows = (/** @type {string[]} */ scripts, /** @type {string[]} */ last) => {
    const profiles = [['40', LAYER, LOGIN, KDF], last].map((column, at) => {
      const profile = profileFromGrid(grid([column]), { sources: SOURCES });
      return { ...profile, meta: { ...profile.meta, pid: at + 1 } };
    });
    const processes = scripts.map((script, at) => ({ pid: at + 1, script, ports: [] }));
    return reportOf(profiles, { traffic, processes }).routes?.map((row) => [row.pattern, row.ticks, row.requests]);
  };

  test('is one row if they run one script', () => {
    expect(rows([AUTH, AUTH], ['20', LAYER, LOGIN, KDF])).toEqual([['/api/login', 60, 60]]);
  });

  test.each([[[AUTH, '']], [['', AUTH]], [[AUTH]], [['', '']]])('is one row if they run %j', (scripts) => {
    expect(rows(scripts, ['20', LAYER, LOGIN, KDF])).toEqual([['/api/login', 60, 60]]);
  });

  test("is a row for each script, and their requests, which were counted together, are nobody's", () => {
    expect(rows([AUTH, GATEWAY], ['20', LAYER, LOGIN, KDF])).toEqual([
      ['/api/login', 40, null],
      ['/api/login', 20, null],
    ]);
    expect(rows([AUTH, GATEWAY], ['20', LAYER, LOGIN])).toEqual([['/api/login', 40, null]]);
  });
});

test('routes whose whole paths are unknown are two, each with its own file', () => {
  const text =
    "const router = require('express').Router();\nrouter.get('/', (req, res) => res.end());\nmodule.exports = router;\n";
  const files = ['/app/docs.js', '/app/users.js'];
  const profile = profileFromGrid(
    grid([
      ['40', LAYER, '@/app/docs.js:2.17:2', KDF],
      ['30', LAYER, '@/app/users.js:2.17:2', KDF],
    ]),
    { sources: Object.fromEntries(files.map((file) => [file, text])) },
  );
  const routes = [{ method: 'GET', path: '/', requests: 20, isAlone: true }];
  const traffic = {
    ...{ requests: 20, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 1, complete: true, routes },
  };
  const of = reportOf([profile], { traffic });
  expect(of.routes?.map(({ kind, pattern, file, ticks, requests }) => [kind, pattern, file, ticks, requests])).toEqual([
    ['route', '…', '/app/docs.js', 40, null],
    ['route', '…', '/app/users.js', 30, null],
  ]);
});

test('a route whose whole path was counted has one name in the table and in the pictures', () => {
  const text =
    "const router = require('express').Router();\nrouter.get('/list', (req, res) => res.end());\nmodule.exports = router;\n";
  const profile = profileFromGrid(grid([['40', LAYER, '@/app/users.js:2.21:2', KDF]]), {
    sources: { '/app/users.js': text },
  });
  const traffic = {
    ...{ requests: 20, clientRequests: 0, tlsServer: null, tlsClient: null, processes: 1, complete: true },
    routes: [{ method: 'GET', path: '/api/list', requests: 20, isAlone: true }],
  };
  const of = (recorded) => {
    const { report: told, stacks } = answerOf([profile], { traffic: recorded });
    return [told.routes, stacks()[0].routes].map((rows) => rows.map(({ method, pattern }) => `${method} ${pattern}`));
  };
  expect(of(traffic)).toEqual([['GET /api/list'], ['GET /api/list']]);
  expect(of({ ...traffic, complete: false })).toEqual([['GET …/list'], ['GET …/list']]);
});

test('routes of one chain are each on their own line', () => {
  const text =
    "const { Hono } = require('hono');\nconst app = new Hono()\n  .get('/a', (c) => c.text('a'))\n  .post('/b',\n    (c) => c.text('b'));\n";
  const serve = '@/app/node_modules/hono/dist/hono-base.js:1:1';
  const profile = profileFromGrid(
    grid([
      ['40', LAYER, serve, '@/app/app.js:3.14:3', KDF],
      ['30', LAYER, serve, '@/app/app.js:5.5:5', KDF],
    ]),
    { sources: { '/app/app.js': text } },
  );
  expect(reportOf([profile]).routes?.map(({ method, pattern, line }) => [method, pattern, line])).toEqual([
    ['GET', '/a', 3],
    ['POST', '/b', 4],
  ]);
});

test('a saved profile, which has no sources, says the same', async () => {
  const profile = profileFromGrid(
    grid([
      ['40', LAYER, LOGIN, KDF],
      ['5', LAYER, LOG, KDF],
    ]),
    { sources: SOURCES },
  );
  const { report: before, recording } = answerOf([profile]);
  const { profiles } = await decodeRecording(await encodeRecording(recording));
  expect(profiles[0].sources.size).toBe(0);
  expect(reportOf(profiles).routes).toEqual(before.routes);
  expect(rowsOf(before)).toHaveLength(2);
});

describe('a stream that Node feeds belongs to the route whose handlers made it', () => {
  const FED = [
    'Readable.on@node:internal/streams/readable',
    '_transform@node:internal/crypto/hash',
    'native:sha256_block_data_order[openssl]',
  ];
  const FILES = `const { createHash } = require('node:crypto');
exports.digest = async (stream) => {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
};
`;
  const DIGEST = 'exports.digest@/app/files.js:2.18:3';
  const UPLOAD = '@/app/upload.js:4.22:4';
  const files = (/** @type {string} */ routes) => ({
    '/app/files.js': FILES,
    '/app/upload.js': `const router = require('express')();
const { digest } = require('./files');
const { createHash } = require('node:crypto');
${routes}
`,
  });
  const rows = (/** @type {Record<string, string>} */ sources, /** @type {string[][]} */ columns) => {
    const { report: before, recording } = answerOf([profileFromGrid(grid(columns), { sources })]);
    return { before, recording };
  };

  test('in a function that they call, also in a saved profile', async () => {
    const { before, recording } = rows(files("router.put('/files', async (req, res) => { await digest(req); });"), [
      ['1', LAYER, UPLOAD, DIGEST],
      ['40', ...FED],
    ]);
    expect(rowsOf(before)).toEqual([['route', 'PUT /files', 40, 40]]);
    const { profiles } = await decodeRecording(await encodeRecording(recording));
    expect(reportOf(profiles).routes).toEqual(before.routes);
  });

  test('in the handler itself', () => {
    const sources = {
      '/app/upload.js': files("router.put('/files', (req) => { req.pipe(createHash('sha256')); });")['/app/upload.js'],
    };
    const { before } = rows(sources, [
      ['1', LAYER, UPLOAD],
      ['40', ...FED],
    ]);
    expect(rowsOf(before)).toEqual([['route', 'PUT /files', 40, 40]]);
  });

  test('to none, if something else calls that function as well', () => {
    const { before } = rows(
      files("router.put('/files', async (req, res) => { await digest(req); });\nsetInterval(() => digest(log), 1000);"),
      [
        ['1', LAYER, UPLOAD, DIGEST],
        ['40', ...FED],
      ],
    );
    expect(rowsOf(before)).toEqual([['untied', '', 40]]);
  });
});

describe('a server that tests requests itself', () => {
  const text = `require('node:http').createServer((req, res) => {
  if (req.method === 'POST' && req.url === '/a') res.end(hash(1));
  if (req.method === 'PUT' && req.url === '/b') res.end(hash(2));
  sign();
});
function hash(n) {}
`;
  const PARSED = 'parserOnIncoming@node:_http_server:1:1';
  const LISTENER = '@/app/server.js:1.35';
  const HASH = 'hash@/app/server.js:6.14:6.17';
  const SIGN = 'sign@/app/other.js:1.14:1.17';
  const rows = (/** @type {string[][]} */ columns) =>
    rowsOf(reportOf([profileFromGrid(grid(columns), { sources: { '/app/server.js': text } })]));

  test.each([
    ['at a place of the first route', [`${LISTENER}:2.59`], [['route', 'POST /a', 40]]],
    ['at a place of the other', [`${LISTENER}:3.58`], [['route', 'PUT /b', 40]]],
    ['at a line alone', [`${LISTENER}:2`], [['shared', 'POST /a PUT /b', 40]]],
    ['beyond both', [`${LISTENER}:4.3`], [['untied', '', 40]]],
    ['where baseline code has no places', [`${LISTENER}[sparkplug,+90]`], [['shared', 'POST /a PUT /b', 40]]],
  ])('%s', (_, [listener], expected) => {
    expect(rows([['40', PARSED, listener, HASH, KDF]])).toEqual(expected);
  });

  test('the order of calls in baseline code tells both', () => {
    expect(
      rows([
        ['40', PARSED, `${LISTENER}[sparkplug,+90]`, HASH, KDF],
        ['30', PARSED, `${LISTENER}[sparkplug,+190]`, HASH, KDF],
      ]),
    ).toEqual([
      ['route', 'POST /a', 40],
      ['route', 'PUT /b', 30],
    ]);
  });

  test('what goes on after an await is of those that call it', () => {
    expect(rows([['40', RESUMES, HASH, KDF], IDLE])).toEqual([['shared', 'POST /a PUT /b', 40, 40]]);
  });

  const ONE_AND_NONE = [
    ['route', 'POST /a', 40],
    ['untied', '', 30],
  ];
  test.each([
    ['what runs beyond both is not of the one that was seen', [['30', PARSED, `${LISTENER}:4.3`, SIGN, KDF]]],
    ['nor is what goes on there after an await', [['30', RESUMES, `${LISTENER}:4.3`, SIGN, KDF]]],
    ['nor at a place that is not known', [['30', PARSED, LISTENER, SIGN, KDF]]],
    [
      'nor what was seen beyond both, too, after an await of its own',
      [
        ['10', PARSED, `${LISTENER}:4.3`, SIGN, KDF],
        ['20', RESUMES, SIGN, KDF],
      ],
    ],
  ])('%s', (_, others) => {
    expect(rows([['40', PARSED, `${LISTENER}:2.59`, SIGN, KDF], ...others])).toEqual(ONE_AND_NONE);
  });
});

describe('in a bundle that does not tell its modules, a framework may be anything', () => {
  const text = `var __toESM = 0; // what holds Express
const a = e();
a.use(function m(t, e, r) { r(); });
a.post("/first", function b(t, e, r) { e.json(t.body); });
a.get("/last", function c(t, e) { e.json(1); });
function d() {}
`;
  const [PARSED, M, B, C, D] = [
    'parserOnIncoming@node:_http_server:1:1',
    'm@/app/bundle.js:3.17:3.29',
    'b@/app/bundle.js:4.28:4.40',
    'c@/app/bundle.js:5.26:5.35',
    'd@/app/bundle.js:6.11:6.14',
  ];
  test.each([
    ['a handler', [B, KDF], [['route', 'POST …/first', 40]]],
    ['what it calls', [B, D, KDF], [['route', 'POST …/first', 40]]],
    ['the handler that it passed the request on to', [B, D, C, KDF], [['route', 'GET …/last', 40]]],
    ['middleware', [M, KDF], [['middleware', '', 40]]],
    ['what middleware calls, or passed the request on to', [M, D, KDF], [['untied', '', 40]]],
    ['a handler behind middleware', [M, D, C, KDF], [['route', 'GET …/last', 40]]],
  ])('%s', (_, frames, expected) => {
    const profile = profileFromGrid(grid([['40', PARSED, ...frames]]), { sources: { '/app/bundle.js': text } });
    expect(rowsOf(reportOf([profile]))).toEqual(expected);
  });
});

test('a server whose sources name no framework, and test no request, is not read for routes', () => {
  const sources = { '/app/server.js': "const { myapp } = require('./app');\nmyapp.get('/x', () => {});\n" };
  const profile = profileFromGrid(
    grid([['40', 'parserOnIncoming@node:_http_server:1:1', '@/app/server.js:2.17:2', KDF]]),
    {
      sources,
    },
  );
  const kinds = (of) => of.routes?.map(({ kind }) => kind);
  expect(kinds(reportOf([profile]))).toEqual(['untied']);
  const named = { ...profile, sources: new Map([...profile.sources, ['/app/other.js', '// As Express has it.']]) };
  expect(kinds(reportOf([named]))).toEqual(['route']);
});

test('a program that was not seen to answer requests has none', () => {
  expect(report([['40', 'main@/app/job.js:1:1', KDF]]).routes).toBeNull();
});
