import { openScript } from '../../src/source/script.js';

/**
 * @param {string} source with `|` where V8 puts a function: an arrow function's first character, others' opening
 *   parenthesis
 */
function nameIn(source) {
  const before = source.slice(0, source.indexOf('|')).split('\n');
  return openScript(source.replace('|', '')).functionName(before.length, before.at(-1).length + 1);
}

test.each([
  ['http.createServer(|(req, res) => {})', 'request handler'],
  ['(0, node_http_1.createServer)(|(req, res) => {})', 'request handler'],
  ['(0, typeorm_1.Column)({ transformer: { to: |(value) => value } })', 'Column to'],
  ['(0, util_1.each)(list, |(item) => item)', 'callback of each'],
])('what TypeScript makes of an imported function has its name: %s', (source, name) =>
  expect(nameIn(source)).toBe(name),
);

describe('handlers of routes', () => {
  test.each([
    ["app.post('/login', |(req, res) => {})", 'POST /login handler'],
    ["app.post('/login', async function |(req, res) {})", 'POST /login handler'],
    ["this.router.get('/users/:id', |(req, res) => {})", 'GET /users/:id handler'],
    ["app.post('/login', |(a, b, c) => {}, (req, res) => {})", 'POST /login middleware'],
    ["app.post('/login', [|(a, b, c) => {}], (req, res) => {})", 'POST /login middleware'],
    ["app.post('/login', asyncHandler(|async (req, res) => {}))", 'POST /login handler'],
    ["app.post('/login', wrap(log(|async (req, res) => {})))", 'POST /login handler'],
    ["app.get(['/a', '/b'], |() => {})", 'GET /a handler'],
    ["const LOGIN = '/login'; app.post(LOGIN, |() => {})", 'POST /login handler'],
    ["const PATHS = { login: '/login' }; app.post(PATHS.login, |() => {})", 'POST /login handler'],
    ['app.post(`/api/${version}/login`, |() => {})', 'POST /api/…/login handler'],
    ["router.route('/x').post(|() => {})", 'POST /x handler'],
    ["router.route('/x').get(a).post(auth, |() => {})", 'POST /x handler'],
    ["router.post('login', '/sign-in', |async (ctx) => {})", 'POST /sign-in handler'],
    ["router.del('/x', |async (ctx) => {})", 'DELETE /x handler'],
    ["fastify.get('/x', { schema }, |async () => {})", 'GET /x handler'],
    ["fastify.get('/x', { preHandler: |async () => {} }, f)", 'GET /x preHandler'],
    ["fastify.route({ method: 'POST', url: '/x', handler: |async () => {} })", 'POST /x handler'],
    ["fastify.route({ method: ['PUT', 'PATCH'], url: '/x', async handler|(request) {} })", 'PUT|PATCH /x handler'],
    ["server.route({ method: 'GET', path: '/x', preHandler: [|() => {}], handler })", 'GET /x preHandler'],
    ['app.use(|(req, res, next) => next())', 'middleware'],
    ["app.use('/api', |(req, res, next) => next())", '/api middleware'],
    ['axios.interceptors.request.use(|(config) => config)', 'callback of axios.interceptors.request.use'],
    ['axios.create().interceptors.request.use(|(config) => config)', 'callback of use'],
    ['client?.interceptors?.response.use(|(answer) => answer)', 'callback of client.interceptors.response.use'],
    ["this.client.interceptors['response'].use(|(answer) => answer)", 'callback of use'],
    ['axios.create().interceptors[kind].use(|(answer) => answer)', 'callback of use'],
    [
      "const { interceptors } = require('axios'); interceptors.request.use(|(c) => c)",
      'callback of interceptors.request.use',
    ],
    ['const { interceptors: all } = axios; all.request.use(|(c) => c)', 'callback of all.request.use'],
    ['const all = axios.create().interceptors; all.request.use(|(c) => c)', 'callback of all.request.use'],
    ['const { request } = axios.create().interceptors; request.use(|(c) => c)', 'callback of request.use'],
    ['const before = axios.interceptors.request; before.use(|(c) => c)', 'callback of before.use'],
    ["const interceptors = require('express').Router(); interceptors.use(|(q, s, n) => n())", 'middleware'],
    ['const { api } = routers; api.use(|(q, s, n) => n())', 'middleware'],
    ['passport.use(new Strategy(|(name, password, done) => done()))', 'callback of Strategy'],
  ])('%s', (source, name) => expect(nameIn(source)).toBe(name));
});

describe('only paths are shown', () => {
  test.each([
    ["app.post('hunter2', |() => {})", 'callback of app.post'],
    ["app.post('/login?token=hunter2', |() => {})", 'callback of app.post'],
    ["app.post('/log in', |() => {})", 'callback of app.post'],
    ["app.post('/\\u202elogin', |() => {})", 'callback of app.post'],
    [`app.post('/${'a'.repeat(60)}', |() => {})`, 'callback of app.post'],
    ['app.get(/login/, |() => {})', 'callback of app.get'],
    ['cache.get(key, |() => {})', 'callback of cache.get'],
    ["emitter.on('hunter2', |() => {})", 'callback of on'],
    ["socket.on('auth:login', |() => {})", 'auth:login handler'],
    ["socket.on('chat message', |async () => {})", 'chat message handler'],
    ['router({ login: publicProcedure.input(schema).mutation(|({ input }) => {}) })', 'login mutation'],
    ['export const list = procedure.query(|() => {})', 'list query'],
    ['db.query(|() => {})', 'callback of query'],
    ["fastify.route({ method: 'hunter2', url: '/x', handler: |() => {} })", 'ALL /x handler'],
    ["const o = { 'hunter2': |() => {} }", ''],
    ["f({ 'hunter2': |() => {} })", 'callback of f'],
  ])('%s', (source, name) => expect(nameIn(source)).toBe(name));
});

describe('where else functions stand', () => {
  test.each([
    ['http.createServer(|(req, res) => {})', 'request handler'],
    ['createServer({ key }, |(req, res) => {})', 'request handler'],
    ['https.createSecureServer(|() => {})', 'request handler'],
    ['net.createServer(|() => {})', 'connection handler'],
    ["import { createServer } from 'node:tls'; createServer({ key }, |(socket) => {})", 'connection handler'],
    ["const { createServer } = require('net'); createServer(|(socket) => {})", 'connection handler'],
    ["import * as tls from 'node:https'; tls.createServer(|(req, res) => {})", 'request handler'],
    ["server.on('request', |() => {})", 'request handler'],
    ['setInterval(|() => {}, 5)', 'callback of setInterval'],
    ['users.map(|(user) => user)', 'callback of map'],
    ['users?.map(|(user) => user)', 'callback of map'],
    ['promise.then(|() => {})', 'callback of then'],
    ['new Promise(|(resolve) => {})', 'callback of Promise'],
    ['f()(|() => {})', 'callback'],
    ['exports.hash = function |() {}', 'exports.hash'],
    ['module.exports = |() => {}', 'module.exports'],
    ['export default |() => {}', 'default export'],
    ['const hash = |() => {}', 'hash'],
    ['const hash = a ? b : |() => {}', 'hash'],
    ['function f(hash = |() => {}) {}', 'hash'],
    ['const handlers = { login: |() => {} }', 'handlers.login'],
    ['module.exports = { login|() {} }', 'module.exports.login'],
    // V8 calls these by their keys alone.
    ["const routes = { 'POST /users/:id': |async (request) => {} }", 'POST /users/:id'],
    ["const routes = { 'GET /'|() {} }", 'GET /'],
    ["socket.events = { 'user:login': |async (data) => {} }", 'user:login'],
    ["const byKey = { 'sk_live_1a2B': |() => {}, 'POST secret': 1 }", ''],
    ["const byKey = { ['user:login']: |() => {} }", ''],
    ['class User { verify|() {} }', 'User.verify'],
    ['const User = class { verify|() {} }', 'User.verify'],
    ['class User { check = |() => {} }', 'User.check'],
    ['new Transform({ transform|(chunk) {} })', 'Transform transform'],
    ['function make() { return |() => {} }', 'function returned by make'],
    ['const make = (a) => |(b) => a', 'function returned by make'],
    ['(function |() {})()', 'immediately called function'],
    ['function named|() {}', 'named'],
    ['f(function named|() {})', 'named'],
    ['x = [|() => {}]', 'x'],
    ['y ? |() => {} : z', ''],
  ])('%s', (source, name) => expect(nameIn(source)).toBe(name));
});

test('functions that would share a name are numbered in their order', () => {
  const source = 'a.map((x) => x); b.map((y) => y); app.use(f((z) => z)); b.map((w) => w); function map() {}';
  const script = openScript(source);
  const names = [...source.matchAll(/\(\w\) =>/g)].map(({ index }) => script.functionName(1, index + 1));
  expect(names).toEqual(['callback of map', 'callback of map 2', 'middleware', 'callback of map 3']);
  expect(script.callAt(source.indexOf('app.use')).syntax.within.name).toBe('');
});

test('a call knows its function by the same name', () => {
  const source = "app.post('/a', () => f()); app.post('/a', () => f());";
  const script = openScript(source);
  expect([...source.matchAll(/f\(/g)].map(({ index }) => script.callAt(index).syntax.within.name)).toEqual([
    'POST /a handler',
    'POST /a handler 2',
  ]);
});

test.each(['', '(', 'a\n'])('no function, no name: %j', (source) =>
  expect(openScript(source).functionName(1, 1)).toBe(''),
);
