/** Which routes functions answer, by the sources of a program: each framework's ways to say so, over several files. */
import { routesOf } from '../../support/marked-routes.js';

describe('without a framework', () => {
  const SERVER = "const http = require('node:http');\n";
  const listener = (/** @type {string} */ body) =>
    `${SERVER}http.createServer(/*f*/async (req, res) => {\n${body}\n});`;
  test.each([
    [
      "if (req.method === 'POST' && req.url === '/login') /*f_a*/hash();\n/*f_b*/hash();",
      { a: ['POST /login'], b: [] },
    ],
    ["if ('/login' == req.url) { await 1; /*f_a*/hash(); }", { a: ['ALL /login'] }],
    [
      "if (req.url === '/login') { if (req.method === 'POST') /*f_a*/hash(); else /*f_b*/hash(); }",
      { a: ['POST /login'], b: ['ALL /login'] },
    ],
    ["if (req.method !== 'POST' || req.url !== '/login') return;\n/*f_a*/hash();", { a: ['POST /login'] }],
    [
      "if (req.method !== 'POST') { res.end(); } else if (req.url === '/a' || req.url === '/b') { /*f_a*/hash(); }",
      { a: ['POST /a', 'POST /b'] },
    ],
    ["if (req.url === '/a' || isOn) /*f_a*/hash();", { a: [] }],
    [
      "if (req.url === '/a' || req.url === '/b') { if (req.method !== 'POST') return;\nif (req.url === '/b') /*f_a*/hash(); else /*f_b*/hash(); }",
      { a: ['POST /b'], b: ['POST /a', 'POST /b'] },
    ],
    [
      "if (req.url === '/a' || req.url === '/b') switch (req.url) { case '/a': /*f_a*/hash(); break; case '/b': /*f_b*/hash(); }",
      { a: ['ALL /a'], b: ['ALL /b'] },
    ],
    [
      "if (/^\\/api\\//.test(req.url)) { if (req.url === '/api/a') /*f_a*/hash(); /*f_b*/hash(); }",
      { a: ['ALL /api/a'], b: ['ALL /^\\/api\\//'] },
    ],
    ["if (req.url === '/a') { if (/^\\/api\\//.test(req.url)) /*f_a*/hash(); }", { a: ['ALL /a'] }],
    ["if (req.url === '/a') { if (req.url === '/b') /*f_a*/hash(); }", { a: [] }],
    ["if (req.url !== '/a') try { return send(); } catch { return; }\n/*f_a*/hash();", { a: ['ALL /a'] }],
    ["if (req.url !== '/a') try { return send(); } catch { log(); }\n/*f_a*/hash();", { a: [] }],
    ["if (req.url !== '/a') { try { log(); } finally { return; } }\n/*f_a*/hash();", { a: ['ALL /a'] }],
    ["if (!(req.url === '/a')) return;\n/*f_a*/hash();", { a: ['ALL /a'] }],
    [
      "const { pathname } = new URL(req.url, 'http://x');\nif (pathname === '/a' && req.url === '/a?x=1') /*f_a*/hash();\nif (req.url === '/b?x=1') if (pathname === '/b') /*f_b*/hash();",
      { a: ['ALL /a'], b: ['ALL /b'] },
    ],
    [
      "const url = new URL(req.url, 'http://x');\nswitch (url.pathname) {\ncase '/a':\ncase '/b': /*f_a*/hash(); break;\ncase '/c': /*f_b*/hash();\ndefault: /*f_c*/hash(); }",
      { a: ['ALL /a', 'ALL /b'], b: ['ALL /c'], c: [] },
    ],
    [
      "const { pathname } = url.parse(req.url);\nswitch (`${req.method} ${pathname}`) { case 'GET /a': /*f_a*/hash(); }",
      { a: ['GET /a'] },
    ],
    [
      "const { method, url } = req;\nconst path = url.split('?')[0];\nif (method === 'GET' && path.startsWith('/users/')) return /*f_a*/show();",
      { a: ['GET /users/…'] },
    ],
    [
      "const match = req.url.match(/^\\/users\\/(\\d+)$/);\nif (match && req.method === 'GET') /*f_a*/hash();",
      { a: ['GET /^\\/users\\/(\\d+)$/'] },
    ],
    ['if (/login/.test(req.url)) /*f_a*/hash();', { a: [] }],
    ["const isLogin = req.url === '/login';\nif (isLogin) /*f_a*/hash();", { a: ['ALL /login'] }],
    [
      "if (['GET', 'HEAD'].includes(req.method) && req.url === PATHS.home) /*f_a*/hash();\nconst PATHS = { home: '/' };",
      { a: ['GET|HEAD /'] },
    ],
    [
      "req.url === '/a' ? /*f_a*/hash() : /*f_b*/hash();\nreq.url === '/c' && /*f_c*/hash();",
      { a: ['ALL /a'], b: [], c: ['ALL /c'] },
    ],
    ["if (req.url === '/a') { req.on('end', /*g*/() => {}); }", { g: ['ALL /a'] }],
    ["const rest = req.url.slice(4);\nif (rest === '/a') /*f_a*/hash();", { a: ['ALL …/a'] }],
    ["switch (true) { case req.url === '/a' && req.method === 'GET': /*f_a*/hash(); }", { a: ['GET /a'] }],
    // What is no request of the server's.
    ["if (options.method === 'POST' && options.url === '/login') /*f_a*/hash();", { a: [] }],
    ["if (file.path === '/etc/passwd') /*f_a*/hash();", { a: [] }],
    ["if (req.url.startsWith('/')) /*f_a*/hash();", { a: [] }],
    ['if (/^https?:/.test(req.url)) /*f_a*/hash();', { a: [] }],
    ["function redirect/*g*/(url) { if (url === '/a') /*g_a*/hash(); }", { g_a: [] }],
    ["function redirect/*g*/({ url }) { if (url === '/a') /*g_a*/hash(); }", { g_a: [] }],
    [
      "function answer/*g*/({ method, url }) { if (url === '/a' && method === 'PUT') /*g_a*/hash(); }",
      { g_a: ['PUT /a'] },
    ],
    [
      "function answer/*g*/(method, path) { if (path === '/a' && method === 'PUT') /*g_a*/hash(); }",
      { g_a: ['PUT …/a'] },
    ],
    ["answer(req.url);\nfunction answer/*g*/(path) { if (path === '/a') /*g_a*/hash(); }", { g_a: ['ALL /a'] }],
    ["const [path] = req.url.split('?');\nif (path === '/a') /*f_a*/hash();", { a: ['ALL /a'] }],
    ["if (req.headers.host === '/a') /*f_a*/hash();", { a: [] }],
    ["for (const path of paths) if (path === '/a') /*f_a*/hash();", { a: [] }],
  ])('%s', (body, expected) => {
    const found = routesOf({ 'app.js': listener(body) });
    expect(found).toMatchObject(
      Object.fromEntries(
        Object.entries(expected).map(([name, routes]) => [name.startsWith('g') ? name : `f_${name}`, routes]),
      ),
    );
  });

  test.each([
    ["const routes = { 'POST /login': /*h*/(req, res) => {} };", ['POST /login']],
    ["const routes = {};\nroutes['POST /login'] = login;\nfunction login/*h*/(req, res) {}", ['POST /login']],
    ["const routes = new Map([['POST /login', /*h*/(req, res) => {}]]);", ['POST /login']],
    ["const routes = new Map();\nroutes.set('POST:/login', /*h*/(req, res) => {});", ['POST /login']],
    ["const routes = [{ method: 'POST', path: '/login', handler: /*h*/(req, res) => {} }];", ['POST /login']],
    ["const routes = [['POST', '/login', /*h*/(req, res) => {}]];", ['POST /login']],
    ["router.add('POST', '/login', /*h*/(req, res) => {});", ['POST /login']],
    [
      "const routes = { '/login': /*h*/(req, res) => {} };\nhttp.createServer((req, res) => routes[req.url](req, res));",
      ['ALL /login'],
    ],
    [
      "const routes = { POST: { '/login': /*h*/(req, res) => {} } };\nhttp.createServer((req, res) => routes[req.method]?.[req.url]?.(req, res));",
      ['POST /login'],
    ],
    [
      "const routes = { '/login': { POST: /*h*/(req, res) => {} } };\nhttp.createServer((req, res) => { const route = routes[req.url]; const handler = route && route[req.method]; });",
      ['POST /login'],
    ],
    [
      "const routes = new Map();\nroutes.set('/login', /*h*/(req, res) => {});\nhttp.createServer((req, res) => routes.get(new URL(req.url, base).pathname)(req, res));",
      ['ALL /login'],
    ],
    [
      "class Router { on() {} get() {} }\nconst router = new Router();\nrouter.get('/login', /*h*/(req, res) => {});",
      ['GET /login'],
    ],
    [
      "class Router { use() {} get() {} }\nconst router = new Router();\nrouter.get('/login', /*h*/(req, res) => {});",
      ['GET …/login'],
    ],
    ["const router = require('find-my-way')();\nrouter.on('POST', '/login', /*h*/(req, res) => {});", ['POST /login']],
    [
      "const server = require('@hapi/hapi').server({ port: 0 });\nserver.route({ method: 'POST', path: '/login', handler: /*h*/(request, h) => 'ok' });",
      ['POST /login'],
    ],
    [
      "const server = require('@hapi/hapi').server();\nserver.route([{ method: 'POST', path: '/login', options: { handler: /*h*/() => 'ok' } }]);",
      ['POST /login'],
    ],
    // What looks as one does, and is no route.
    ["const map = new Map();\nmap.get('/login', /*h*/(req, res) => {});", []],
    ["cache.get('/login', /*h*/() => {});", []],
    ["class Store { get() {} }\nconst store = new Store();\nstore.get('/login', /*h*/() => {});", []],
    ["module.exports = (cache) => cache.get('/login', /*h*/() => {});", []],
    ["api.get('/login', /*h*/(response) => {});", []],
    ["api.get('/login', /*h*/(error, response) => {});", []],
    ["request('POST', '/login', /*h*/(error, response) => {});", []],
    ["axios({ method: 'POST', url: '/login', transformResponse: /*h*/(data) => data });", []],
    ["test('POST /login', /*h*/() => {});", []],
    ["const limits = { '/login': /*h*/() => 5 };\nlimits[name]();", []],
  ])('%s', (text, expected) => {
    expect(routesOf({ 'app.js': SERVER + text }).h).toEqual(expected);
  });

  const HAPI = "const server = require('@hapi/hapi').server();\n";
  test.each([
    [`${HAPI}server.ext('onPreResponse', /*h*/(request, h) => h.continue);`, ['middleware']],
    [`${HAPI}server.ext({ type: 'onPreAuth', method: /*h*/(request, h) => h.continue });`, ['middleware']],
    [
      `${HAPI}server.ext([{ type: 'onRequest', method: check }]);\nconst check = /*h*/(request, h) => h.continue;`,
      ['middleware'],
    ],
    [`${HAPI}server.ext('onPreStart', /*h*/(server) => {});`, []],
    [
      `${HAPI}server.auth.scheme('signed', () => ({ authenticate: /*h*/(request, h) => h.authenticated() }));`,
      ['middleware'],
    ],
    [
      `${HAPI}server.auth.scheme('signed', scheme);\nfunction scheme(server, options) { return { authenticate/*h*/(request, h) {} }; }`,
      ['middleware'],
    ],
    [`${HAPI}server.auth.scheme('signed', () => ({ other: /*h*/(request, h) => {} }));`, []],
    ["jquery.ext('onPreResponse', /*h*/(request, h) => h.continue);", []],
    ["function init(server) { server.ext('onPreResponse', /*h*/(request, h) => h.continue); }", []],
  ])('hapi calls it for any route: %s', (text, expected) => {
    expect(routesOf({ 'app.js': text }).h).toEqual(expected);
  });

  test('hapi calls what its plugins extend a server with for any route', () => {
    const found = routesOf({
      'app.js': `${HAPI}server.register(require('./sign.js'));`,
      'sign.js': `exports.plugin = { name: 'sign', register: async (server) => {
        server.ext('onPreResponse', /*sign*/(request, h) => h.continue);
      } };`,
    });
    expect(found).toEqual({ sign: ['middleware'] });
  });

  test("hapi's plugins with prefixes, and any method", () => {
    const found = routesOf({
      'app.js': `const server = require('@hapi/hapi').server();
        server.register(require('./auth.js'), { routes: { prefix: '/auth' } });
        server.register([{ plugin: require('./keys.js'), routes: { prefix: '/keys' } }]);
        server.route({ method: '*', path: '/any', handler: /*any*/() => 'ok' });`,
      'auth.js': `exports.plugin = { name: 'auth', register: async function (server) {
        server.route({ method: 'POST', path: '/login', handler: /*login*/() => 'ok' });
      } };`,
      'keys.js': `module.exports = { name: 'keys', register(server) {
        server.route({ method: 'GET', path: '/{id}', handler: /*key*/() => 'ok' });
      } };`,
    });
    expect(found).toMatchObject({ any: ['ALL /any'], login: ['POST /auth/login'], key: ['GET /keys/{id}'] });
  });

  test('a table and what it calls in other files', () => {
    expect(
      routesOf({
        'login.js': 'exports.login = async function/*h*/(req, res) {};',
        'routes.js': "const { login } = require('./login');\nmodule.exports = { '/login': { POST: login } };",
        'app.js': `${SERVER}const routes = require('./routes');\nhttp.createServer((req, res) => routes[req.url][req.method](req, res));`,
      }),
    ).toEqual({ h: ['POST /login'] });
  });

  test('a function called only where a test of the request leads belongs to that route', () => {
    const app = (/** @type {string} */ more) =>
      listener(`if (req.method === 'POST' && req.url === '/login') return login(req, res);\n${more}`);
    const login = 'exports.login = async function/*h*/(req, res) {};';
    const imported = "const { login } = require('./login');\n";
    expect(routesOf({ 'login.js': login, 'app.js': imported + app('') }, 'calledFrom').h).toEqual(['POST /login']);
    expect(
      routesOf({ 'login.js': login, 'app.js': imported + app("if (req.url === '/b') login(req, res);") }, 'calledFrom')
        .h,
    ).toEqual(['POST /login', 'ALL /b']);
    expect(routesOf({ 'login.js': login, 'app.js': imported + app('login(req, res);') }, 'calledFrom').h).toEqual([
      'POST /login',
      'callee',
    ]);
  });
});

const EXPRESS = "const express = require('express');\nconst app = express();\n";

test.each([
  ["app.post('/login', /*h*/(req, res) => {});", { h: ['POST /login'] }],
  ["app.post('/login', function/*h*/(req, res) {});", { h: ['POST /login'] }],
  ["function login/*h*/(req, res) {}\napp.post('/login', login);", { h: ['POST /login'] }],
  ["const login = /*h*/async (req, res) => {};\napp.post('/login', login);", { h: ['POST /login'] }],
  ["app.route('/login').get(/*a*/() => {}).post(/*b*/() => {});", { a: ['GET /login'], b: ['POST /login'] }],
  ["app.get('/a', /*a*/() => {}).del('/b', /*b*/() => {});", { a: ['GET /a'], b: ['DELETE /b'] }],
  ["app.all(['/a', '/b'], /*h*/() => {});", { h: ['ALL /a', 'ALL /b'] }],
  ['app.get(/^\\/x$/, /*h*/() => {});', { h: ['GET /^\\/x$/'] }],
  ["const PATH = '/login';\napp.post(PATH, /*h*/() => {});", { h: ['POST /login'] }],
  ["const paths = { login: '/login' };\napp.post(paths.login, /*h*/() => {});", { h: ['POST /login'] }],
  ['app.post(`/v${version}/login`, /*h*/() => {});', { h: ['POST /v…/login'] }],
  ["app.post('/v1' + '/login', /*h*/() => {});", { h: ['POST /v1/login'] }],
  ['app.post(config.path, /*h*/() => {});', { h: ['POST …'] }],
  ["app.post('/login', 'public', /*h*/(req, res) => {});", { h: ['POST /login'] }],
  ["app.post('sign-in', `${base}/login`, /*h*/(ctx) => {});", { h: ['POST …/login'] }],
  ["app.post('/login', [/*a*/() => {}], /*b*/() => {});", { a: ['POST /login'], b: ['POST /login'] }],
  ["app.post('/login', wrap(limit(/*h*/() => {})));", { h: ['POST /login'] }],
  ["app.post('/login', isOn ? /*a*/() => {} : /*b*/() => {});", { a: ['POST /login'], b: ['POST /login'] }],
  ["const make = (db) => /*h*/(req, res) => {};\napp.post('/login', make(1));", { h: ['POST /login'] }],
  ["app.post('/login', () => { later(/*inner*/() => {}); });", { inner: ['POST /login'] }],
  ['app.use(/*m*/(req, res, next) => {});', { m: ['middleware'] }],
  ["app.use('/api', /*m*/(req, res, next) => {});", { m: ['middleware /api'] }],
  ["function login/*h*/() {}\napp.post('/a', login);\napp.post('/b', login);", { h: ['POST /a', 'POST /b'] }],
  ["const handlers = { login/*h*/() {} };\napp.post('/login', handlers.login);", { h: ['POST /login'] }],
  [
    "class Auth { login/*h*/() {} }\nconst auth = new Auth();\napp.post('/login', auth.login.bind(auth));",
    { h: ['POST /login'] },
  ],
  ["class Auth { static login/*h*/() {} }\napp.post('/login', Auth.login);", { h: ['POST /login'] }],
  [
    "class App { constructor() { this.app = express(); this.app.post('/login', this.login); }\n login/*h*/() {} }",
    { h: ['POST /login'] },
  ],
  // What is no route of a server.
  ["const axios = require('axios');\naxios.post('/login', /*h*/() => {});", { h: [] }],
  ['cache.get(key, /*h*/() => {});', { h: [] }],
  [
    "const axios = require('./client');\naxios.api.interceptors.request.use(/*h*/(config) => { config.params = 1; });",
    { h: [] },
  ],
  [
    "const api = require('axios').create();\napi.interceptors['request'].use(/*h*/(config) => { config.params = 1; });",
    { h: [] },
  ],
  [
    "const { interceptors } = require('./api');\ninterceptors.request.use(/*h*/(config) => { config.params = 1; });",
    { h: [] },
  ],
  [
    "const api = require('./api');\napi.create().interceptors.request.use(/*h*/(config) => { config.params = 1; });",
    { h: [] },
  ],
  ["const io = new (require('socket.io').Server)(app);\nio.use(/*h*/(s, next) => next());", { h: [] }],
  ["const io = require('socket.io')(app);\nio.of('/admin').use(/*h*/(s, next) => next());", { h: [] }],
  [
    "const io = new (require('socket.io').Server)(app);\nconst chat = io.of('/chat').on('connection', go);\nchat.use(/*h*/(s, next) => next());",
    { h: [] },
  ],
  ["var made = made.again();\nmade.get('/login', /*h*/() => {});", { h: [] }],
  ["module.exports = (io) => { io.of('/chat').use(/*h*/async (socket, next) => next()); };", { h: [] }],
  ["module.exports = (api) => { api.get('/ws', {}, /*h*/(socket, req) => {}); };", { h: ['GET …/ws'] }],
  ["app.get('title');\nsetInterval(/*h*/() => {});", { h: [] }],
])('express: %s', (text, expected) => {
  expect(routesOf({ 'app.js': EXPRESS + text })).toEqual(expected);
});

const ROUTER =
  "const { Router } = require('express');\nconst router = Router();\nrouter.post('/login', /*h*/() => {});\n";

describe('a router in another file', () => {
  test.each([
    ['module.exports = router;', "app.use('/auth', require('./auth'));", ['POST /auth/login']],
    ['module.exports = router;', "const auth = require('./auth.js');\napp.use('/auth/', auth);", ['POST /auth/login']],
    [
      'module.exports = { router };',
      "const { router } = require('./auth');\napp.use('/auth', check, router);",
      ['POST /auth/login'],
    ],
    ['exports.router = router;', "app.use('/auth', require('./auth').router);", ['POST /auth/login']],
    ['module.exports = () => router;', "app.use('/auth', require('./auth')());", ['POST /auth/login']],
    [
      "module.exports = (given) => { given.post('/login', /*h*/() => {}); return given; };",
      "const given = express.Router();\napp.use('/auth', require('./auth')(given));",
      ['POST /auth/login'],
    ],
    [
      "module.exports = (given) => { given.post('/login', /*h*/() => {}); return given; };",
      "app.use('/auth', require('./auth')(express.Router()));",
      ['POST /auth/login'],
    ],
    ['module.exports = router;', "app.use(require('./auth'));", ['POST /login']],
    [
      'module.exports = router;',
      "const auth = require('./auth');\napp.use('/a', auth);\napp.use('/b', auth);",
      ['POST /a/login', 'POST /b/login'],
    ],
    ['module.exports = router;', "app.use(config.prefix, require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(process.env.PREFIX || '/api', require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use('/a', express.Router(options).use(require('./auth')));", ['POST /a/login']],
    ['module.exports = router;', "app.use(config.get('prefix'), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(path.posix.join('/api', 'v1'), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(String(process.env.BASE), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(['', 'api'].join('/'), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use('/api'.concat('/v1'), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(apiPrefix(), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(settingsPath(), require('./auth'));", ['POST …/login']],
    [
      'module.exports = router;',
      "app.use(isProd ? config.base : config.get('base'), require('./auth'));",
      ['POST …/login'],
    ],
    ['module.exports = router;', "app.use(container.get('auth'), require('./auth'));", ['POST /login']],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(options.auth || noop, require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(opt.auth ? opt.auth : (req, res, next) => next(), require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(isProd ? options.auth : isTest ? noop : options.test, require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(options.logger || morgan('dev'), require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(options.auth ?? [], require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use([check, log].concat(noop), require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(limits.get('api'), require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(di.get('security'), require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(requirePath('x'), require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "const noop = (req, res, next) => next();\nconst limits = new Map();\nconst morgan = require('morgan');\napp.use(validatePrefix(), require('./auth'));",
      ['POST /login'],
    ],
    ['module.exports = router;', "app.use(kernel.get(Auth), require('./auth'));", ['POST /login']],
    ['module.exports = router;', "app.use(middleware.concat(auth), require('./auth'));", ['POST /login']],
    ['module.exports = router;', "app.use(isProd ? config.base : makeBase(), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(di.get('prefix'), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(prefixes.get(version), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(base.concat('/v1'), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(settings.get(name), require('./auth'));", ['POST …/login']],
    ['module.exports = router;', "app.use(stripPrefix(), require('./auth'));", ['POST /login']],
    [
      'module.exports = router;',
      "const auth = { get() { return (req, res, next) => next(); } };\napp.use(auth.get(), require('./auth'));",
      ['POST /login'],
    ],
    [
      'module.exports = router;',
      "function toPath() { return (req, res, next) => next(); }\napp.use(toPath(), require('./auth'));",
      ['POST /login'],
    ],
    ['module.exports = router;', "app.use(express.json(), require('./auth'));", ['POST /login']],
    ['module.exports = router;', "app.use(require('cors')(), require('./auth'));", ['POST /login']],
    [
      'module.exports = router;',
      "app.use(isProd ? helmet() : (req, res, next) => next(), require('./auth'));",
      ['POST /login'],
    ],
    // Nobody says where it is mounted.
    ['module.exports = router;', 'for (const name of names) app.use(require(name));', ['POST …/login']],
  ])('%s %s', (exported, mounted, expected) => {
    expect(routesOf({ 'auth.js': ROUTER + exported, 'app.js': EXPRESS + mounted })).toEqual({ h: expected });
  });

  test.each([
    'routes.forEach((route) => { router.use(route.path, route.route); });',
    'if (isOn) routes.map(({ path, route: each }) => router.use(path, each));',
    'for (const route of routes) router.use(route.path, check, route.route);',
    'for (const { path, route } of routes) router.use(path, route);',
  ])('that is mounted for each of a list: %s', (loop) => {
    expect(
      routesOf({
        'docs.js': `${ROUTER}module.exports = router;`,
        'users.js': `${ROUTER.replace('/*h*/', '/*g*/')}module.exports = router;`,
        'list.js':
          "const docs = require('./docs');\nmodule.exports = [{ path: '/docs', route: docs }, { path: '/users', route: require('./users') }];",
        'app.js': `${EXPRESS}const router = express.Router();\nconst routes = require('./list');\n${loop}\napp.use('/v1', router);`,
      }),
    ).toEqual({ h: ['POST /v1/docs/login'], g: ['POST /v1/users/login'] });
  });

  describe('of a loop', () => {
    const LISTS = `${EXPRESS}
      const login = /*h*/(req, res) => {};
      const logout = /*g*/(req, res) => {};
      const routes = [{ method: 'post', path: '/login', handler: login }, { method: 'GET', path: '/logout', handler: logout }];
      const tuples = [['post', '/login', login], ['get', '/logout', logout]];
      const posts = { '/login': login, logout };
      const nested = { '/login': { method: 'post', run: [check, login] }, '/logout': { method: 'get', run: logout } };`;
    const both = { h: ['POST /login'], g: ['GET /logout'] };

    test.each([
      ['for (const { method, path, handler } of routes) app[method.toLowerCase()](path, handler);', both],
      ['routes.forEach((route) => app[route.method.toLowerCase()](route.path, check, wrap(route.handler)));', both],
      ['tuples.forEach(([verb, path, fn]) => app[verb](path, fn));', both],
      ['for (const each of tuples) app[each[0]](each[1], each[2]);', both],
      ['for (const each of tuples) app.route(each[1])[each[0]](each[2]);', both],
      ['for (const [path, { method, run }] of Object.entries(nested)) app[method](path, run);', both],
      [
        'for (const [path, fn] of Object.entries(posts)) app.post(path, fn);',
        { h: ['POST /login'], g: ['POST /logout'] },
      ],
      [
        "Object.keys(posts).forEach((key) => app.post('/v1' + key, posts[key]));",
        { h: ['POST /v1/login'], g: ['POST /v1logout'] },
      ],
      [
        'Object.keys(posts).map((key) => app.route(`/x${key}/y`).post(posts[key]));',
        { h: ['POST /x/login/y'], g: ['POST /xlogout/y'] },
      ],
      [
        'for (const each of tuples) app.post(config.path + each[1], each[2]);',
        { h: ['POST …/login'], g: ['POST …/logout'] },
      ],
      [
        'for (const each of tuples) app[each[0]](`/v1${each[1]}`, limit({ to: each[3] }), each[2]);',
        { h: ['POST /v1/login'], g: ['GET /v1/logout'] },
      ],
    ])('%s', (loop, expected) => {
      const found = routesOf({ 'app.js': `${LISTS}\n${loop}` });
      expect({ h: found.h ?? [], g: found.g ?? [] }).toEqual(expected);
    });

    test.each([
      ["const app = require('fastify')();", ['GET /users/:id']],
      // Where a plugin is mounted, nothing says.
      ['module.exports = async (app) => {', ['GET …/users/:id']],
    ])('of options of routes: %s', (start, expected) => {
      const routes = "[{ method: 'GET', url: '/users/:id', handler: /*h*/async (req) => 1 }]";
      const text = `${start} for (const each of ${routes}) app.route(each); ${start.endsWith('{') ? '};' : ''}`;
      expect(routesOf({ 'app.js': text })).toEqual({ h: expected });
    });

    test.each([
      'for (const each of others) app[each[0]](each[1], each[2]);',
      'for (const each of tuples) cache[each[0]](each[1]);',
      'for (const each of tuples) map[each[3]](each[1], each[2]);',
      'for (const each of tuples) app[config.method](each[1], each[2]);',
      'for (const key of Object.keys(posts)) app.post(key, others[key]);',
    ])('nothing is known of %s', (loop) => {
      const lists = LISTS.replace(/const routes = .*/, '');
      expect(routesOf({ 'app.js': `${lists}\n${loop}` })).toEqual({ g: [], h: [] });
    });
  });

  test.each([
    ['routes.forEach((route) => app.use(config.prefix, route.route));', 'POST …/login'],
    ['routes.filter((route) => app.use(route.path, route.route));', 'POST …/login'],
    ['routes.forEach((route) => app.use(route.route));', 'POST /login'],
    ['others.forEach((route) => app.use(route.path, route.route));', 'POST …/login'],
    ['routes.forEach((route) => app.use(others.path, route.route));', 'POST …/login'],
  ])('as far as the list shows: %s', (loop, expected) => {
    expect(
      routesOf({
        'auth.js': `${ROUTER}module.exports = router;`,
        'app.js': `${EXPRESS}const routes = [{ path: '/auth', route: require('./auth') }];\n${loop}`,
      }),
    ).toEqual({ h: [expected] });
  });

  const MADE = "exports.createRouter = () => require('express').Router({ mergeParams: true });";
  const ofMade = (/** @type {string} */ mark, /** @type {string} */ path) =>
    `const { createRouter } = require('./made');\nconst router = createRouter();\nrouter.post('${path}', /*${mark}*/() => {});\nmodule.exports = router;`;
  const TWO = "const login = require('./login');\nconst users = require('./users');\n";
  test.each([
    ["app.use('/auth', login);\napp.use('/users', users);", 'POST /auth/in', 'POST /users/all'],
    ["app.use('/auth', login);", 'POST /auth/in', 'POST …/all'],
  ])('that a function makes anew for each: %s', (mounts, h, g) => {
    const files = { 'made.js': MADE, 'login.js': ofMade('h', '/in'), 'users.js': ofMade('g', '/all') };
    expect(routesOf({ ...files, 'app.js': `${EXPRESS}${TWO}${mounts}` })).toEqual({ h: [h], g: [g] });
  });

  const INSIDE = "const router = require('express').Router();\nrouter.post('/in', /*h*/() => {});\n";
  test.each([
    [
      'with handlers, by whoever mounts it',
      `module.exports = (db) => { ${INSIDE}return router; };`,
      "const make = require('./make');\napp.use('/v1', make(1));\napp.use('/v2', make(2));\nmake(3);",
      { h: ['POST /v1/in', 'POST /v2/in'] },
    ],
    [
      'with handlers, also outside',
      `module.exports = (db) => { ${INSIDE}return router; };`,
      "const make = require('./make');\nconst one = make(1);\none.get('/out', /*g*/() => {});\napp.use('/v1', one);\napp.use('/v2', make(2));",
      { h: ['POST /v1/in', 'POST /v2/in'], g: ['GET /v1/out'] },
    ],
    [
      'and mounts itself',
      `module.exports = (app) => { ${INSIDE}app.use('/auth', router); return router; };`,
      "const router = require('./make')(app);\nrouter.get('/out', /*g*/() => {});",
      { h: ['POST /auth/in'], g: ['GET /auth/out'] },
    ],
    [
      'by way of another',
      `const make = () => { ${INSIDE}return router; };\nmodule.exports = () => make();`,
      "const make = require('./make');\nconst one = make();\none.get('/out', /*g*/() => {});\napp.use('/v1', one);",
      { h: ['POST /v1/in'], g: ['GET /v1/out'] },
    ],
    [
      'with a prefix that it gets later',
      "const Router = require('@koa/router');\nmodule.exports = () => { const router = new Router({ prefix: '/v1' }); router.post('/in', /*h*/() => {}); return router; };",
      "const one = require('./make')();\none.prefix('/api');\napp.use(one.routes());",
      { h: ['POST /api/v1/in'] },
    ],
    [
      'once',
      `let router;\nmodule.exports = () => { if (!router) router = require('express').Router(); return router; };`,
      "const get = require('./make');\nget().get('/out', /*g*/() => {});\napp.use('/v1', get());",
      { g: ['GET /v1/out'] },
    ],
  ])('that a function makes %s', (_, make, uses, expected) => {
    expect(routesOf({ 'make.js': make, 'app.js': EXPRESS + uses })).toEqual(expected);
  });

  test('in a directory, in one that is in one', () => {
    expect(
      routesOf({
        'routes/auth/index.js': `${ROUTER}module.exports = router;`,
        'routes/index.js':
          "const router = require('express').Router();\nrouter.use('/auth', require('./auth'));\nmodule.exports = router;",
        'app.js': `${EXPRESS}app.use('/api', require('./routes'));`,
      }),
    ).toEqual({ h: ['POST /api/auth/login'] });
  });

  test('with a handler of a third', () => {
    const main = (use) => `${EXPRESS}${use}`;
    const controllers = {
      'auth.js': 'exports.login = function/*h*/(req, res) {};',
      'more.js': 'module.exports = { login: /*h*/(req, res) => {} };',
    };
    for (const [name, text] of Object.entries(controllers)) {
      expect(
        routesOf({
          [name]: text,
          'app.js': main(`const auth = require('./${name}');\napp.post('/login', auth.login);`),
        }),
      ).toEqual({ h: ['POST /login'] });
      expect(
        routesOf({
          [name]: text,
          'app.js': main(`const { login } = require('./${name}');\napp.post('/login', login);`),
        }),
      ).toEqual({ h: ['POST /login'] });
    }
  });

  test('that is called with the application', () => {
    expect(
      routesOf({
        'auth.js': "module.exports = (server) => { server.post('/login', /*h*/() => {}); };",
        'routes.js': "module.exports = (app) => { require('./auth')(app); };",
        'app.js': `${EXPRESS}require('./routes')(app);`,
      }),
    ).toEqual({ h: ['POST /login'] });
  });

  test('that is mounted in too many ways is shown as far as it is known', () => {
    const levels = Array.from({ length: 12 }, (_, level) => `const r${level} = require('express').Router();`);
    const mounts = levels
      .slice(1)
      .flatMap((_, level) => Array.from({ length: 10 }, (__, at) => `r${level}.use('/${at}', r${level + 1});`));
    const text = [...levels, ...mounts, "r11.get('/x', /*h*/() => {});"].join('\n');
    expect(routesOf({ 'app.js': `${EXPRESS}${text}\napp.use(r0);` })).toEqual({
      h: Array.from({ length: 10 }, (_, at) => `GET …/${at}/x`),
    });
  });

  test('that mounts itself ends', () => {
    expect(
      routesOf({
        'app.js':
          "const router = require('express').Router();\nrouter.use('/a', router);\nrouter.get('/x', /*h*/() => {});",
      }),
    ).toEqual({ h: ['GET …/a/x'] });
  });
});

describe('ECMAScript modules, and what compilers make of them', () => {
  test.each([
    ['export default router;', "import auth from './auth.js';", 'auth'],
    ['export { router as auth };', "import { auth } from './auth.js';", 'auth'],
    ['export default router;', "import * as all from './auth.js';", 'all.default'],
  ])('%s %s', (exported, imported, name) => {
    const router = ROUTER.replace("const { Router } = require('express');", "import { Router } from 'express';");
    const app = `import express from 'express';\n${imported}\nconst app = express();\napp.use('/auth', ${name});`;
    expect(routesOf({ 'auth.js': router + exported, 'app.js': app })).toEqual({ h: ['POST /auth/login'] });
  });

  test.each([
    [
      'tsc',
      '"use strict";\nObject.defineProperty(exports, "__esModule", { value: true });\nexports.login = void 0;\nconst login = /*h*/async () => {};\nexports.login = login;',
      'const express_1 = __importDefault(require("express"));\nconst auth_1 = require("./auth");\nconst app = (0, express_1.default)();\napp.post("/login", auth_1.login);',
    ],
    [
      'esbuild',
      'var auth_exports = {};\n__export(auth_exports, { login: () => login });\nmodule.exports = __toCommonJS(auth_exports);\nasync function login/*h*/() {}',
      'var import_express = __toESM(require("express"));\nvar import_auth = require("./auth");\nconst app = (0, import_express.default)();\napp.post("/login", import_auth.login);',
    ],
    [
      'swc',
      'Object.defineProperty(exports, "login", { enumerable: true, get: function() { return login; } });\nasync function login/*h*/() {}',
      'const _express = /*#__PURE__*/ _interop_require_default(require("express"));\nconst _auth = require("./auth");\nconst app = (0, _express.default)();\napp.post("/login", _auth.login);',
    ],
  ])('%s', (_, auth, app) => {
    expect(routesOf({ 'auth.js': auth, 'app.js': app })).toEqual({ h: ['POST /login'] });
  });

  test('names are looked for in files that others export again', () => {
    expect(
      routesOf({
        'auth.js': 'export const login = /*h*/() => {};',
        'handlers.js': "export * from './auth.js';",
        'app.js':
          "import express from 'express';\nimport { login } from './handlers.js';\nexpress().post('/login', login);",
      }),
    ).toEqual({ h: ['POST /login'] });
  });
});

describe('in one file that a bundler made', () => {
  test.each([
    [
      'esbuild',
      `var __commonJS = (cb, mod) => function __require() { return mod || (0, cb[names(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports; };
var require_express2 = __commonJS({ "node_modules/express/index.js"(exports, module) { module.exports = createApplication; } });
var require_auth = __commonJS({ "src/auth.js"(exports, module) { exports.login = function/*h*/(req, res) {}; } });
var require_other = __commonJS({ "src/other.js"(exports, module) { exports.login = function/*o*/(req, res) {}; } });
var import_express = __toESM(require_express2());
var auth = require_auth();
var app = (0, import_express.default)();
app.post("/login", auth.login);
app.post("/other", __toESM(require_other()).login);`,
    ],
    [
      'webpack',
      `var __webpack_modules__ = ({
"./src/auth.js": ((module) => { module.exports = { login/*h*/(req, res) {} }; }),
"./src/other.js": ((__unused, __webpack_exports__, __webpack_require__) => { __webpack_require__.d(__webpack_exports__, { login: () => login }); function login/*o*/(req, res) {} }),
"express": ((module) => { module.exports = require("express"); }),
"./src/app.js": ((module, exports, __webpack_require__) => {
  const express = __webpack_require__("express");
  const auth = __webpack_require__("./src/auth.js");
  const other = __webpack_require__("./src/other.js");
  const app = express();
  app.post("/login", auth.login).post("/other", other.login);
}) });`,
    ],
  ])('%s', (_, text) => {
    expect(routesOf({ 'app.js': text })).toEqual({ h: ['POST /login'], o: ['POST /other'] });
  });

  test("a package's class next to the program's", () => {
    const text = [
      '// node_modules/hono/dist/hono.js',
      'var Hono2 = class extends Base {};',
      '// src/app.js',
      'class Table { get() {} }',
      'var app = new Hono2().basePath("/api");',
      'app.get("/x", /*h*/(c) => 1);',
      'new Table().get("/y", /*o*/() => 1);',
    ];
    expect(routesOf({ 'app.js': text.join('\n') })).toEqual({ h: ['GET /api/x'], o: [] });
  });

  test('without names', () => {
    expect(
      routesOf({
        'app.js':
          'var i=n(((e,t)=>{t.exports=r})),o=s(i()),a=(0,o.default)();a.post("/login",/*h*/(e,t)=>{t.json(e.body)}),a.get("/x",/*x*/(e)=>1);',
      }),
    ).toEqual({ h: ['POST …/login'], x: ['GET …/x'] });
  });
});

describe('fastify', () => {
  const FASTIFY = "const fastify = require('fastify')();\n";
  test.each([
    ["fastify.post('/login', /*h*/async () => {});", { h: ['POST /login'] }],
    [
      "fastify.post('/login', { preHandler: /*p*/async () => {} }, /*h*/async () => {});",
      { p: ['POST /login'], h: ['POST /login'] },
    ],
    ["fastify.post('/login', { handler: /*h*/async () => {} });", { h: ['POST /login'] }],
    [
      "fastify.route({ method: 'POST', url: '/login', onRequest: [/*p*/async () => {}], handler/*h*/() {} });",
      { p: ['POST /login'], h: ['POST /login'] },
    ],
    [
      "const route = { method: ['PUT', 'POST'], url: '/login', handler: /*h*/async () => {} };\nfastify.route(route);",
      { h: ['PUT|POST /login'] },
    ],
    [
      "fastify.register(async (instance) => { instance.get('/:id', /*h*/async () => {}); }, { prefix: '/users' });",
      { h: ['GET /users/:id'] },
    ],
    [
      "fastify.register(async (instance) => { instance.get('/:id', /*h*/async () => {}); }, { prefix: '/v1', ...(isDev ? { logLevel: 'warn' } : {}) });",
      { h: ['GET /v1/:id'] },
    ],
    [
      "fastify.register(async (instance) => { instance.get('/:id', /*h*/async () => {}); }, isDev ? { prefix: '/v1', logLevel: 'warn' } : { prefix: '/v1' });",
      { h: ['GET /v1/:id'] },
    ],
    [
      "fastify.register(async (instance) => { instance.get('/:id', /*h*/async () => {}); }, isDev ? { prefix: '/v1' } : options);",
      { h: ['GET …/:id'] },
    ],
    [
      "fastify.register(async (instance) => { instance.get('/:id', /*h*/async () => {}); }, { ...options });",
      { h: ['GET …/:id'] },
    ],
    [
      "async function own(instance) { instance.get('/:id', /*h*/async () => {}); }\nconst deps = { db };\nfastify.register(own, { ...deps });\nfastify.register(own, { prefix: '/a', ...deps });",
      { h: ['GET /:id', 'GET /a/:id'] },
    ],
    [
      "async function own(instance) { instance.get('/:id', /*h*/async () => {}); }\nconst start = (deps) => fastify.register(own, { prefix: '/a', ...deps });",
      { h: ['GET /a/:id'] },
    ],
    [
      "async function users(instance) { instance.get('/', /*h*/async () => {}); }\nfastify.register(users, { prefix: '/users' });",
      { h: ['GET /users'] },
    ],
    ["fastify.addHook('onRequest', /*m*/async () => {});", { m: ['middleware'] }],
  ])('%s', (text, expected) => {
    expect(routesOf({ 'app.js': FASTIFY + text })).toEqual(expected);
  });

  test('a plugin in another file', () => {
    const plugin = "async function plugin(app, options) { app.post('/login', /*h*/async () => {}); }\n";
    const register = (options) => `${FASTIFY}fastify.register(require('./auth')${options});`;
    expect(
      routesOf({ 'auth.js': `${plugin}module.exports = plugin;`, 'app.js': register(", { prefix: '/auth' }") }),
    ).toEqual({ h: ['POST /auth/login'] });
    expect(routesOf({ 'auth.js': `${plugin}module.exports = plugin;`, 'app.js': register(', options') })).toEqual({
      h: ['POST …/login'],
    });
    expect(
      routesOf({
        'auth.js': `const fp = require('fastify-plugin');\n${plugin}module.exports = fp(plugin);`,
        'app.js': register(''),
      }),
    ).toEqual({ h: ['POST /login'] });
    for (const exported of ['module.exports =', 'export default'])
      expect(
        routesOf({
          'auth.js': `const fp = require('fastify-plugin');\n${plugin}${exported} fp(plugin);`,
          'app.js': register(", { prefix: '/auth' }"),
        }),
      ).toEqual({ h: ['POST /login'] });
    const FP = "const fp = require('fastify-plugin');\n";
    const MARK = "[Symbol.for('skip-override')] =";
    for (const [exported, expected] of [
      ['fp(plugin, { encapsulate: true });', 'POST /auth/login'],
      ['fp(plugin, { encapsulate: !0 });', 'POST /auth/login'],
      ["fp(plugin, { ...given, name: 'x' });\nconst given = { encapsulate: true };", 'POST /auth/login'],
      ['fp(plugin, { ...given, encapsulate: false });\nconst given = { encapsulate: true };', 'POST /login'],
      ["fp(plugin, { ...given, name: 'x' });", 'POST /login'],
      ["fp(plugin, '5.x');", 'POST /login'],
      [`plugin;\nplugin${MARK} true;`, 'POST /login'],
      ["plugin;\nconst skip = Symbol.for('skip-override');\nplugin[skip] = !0;", 'POST /login'],
      [`plugin;\nplugin${MARK} false;`, 'POST /auth/login'],
      [`plugin;\nconst other = () => {};\nother${MARK} true;`, 'POST /auth/login'],
      ["plugin;\nplugin[Symbol.for('plugin-meta')] = true;", 'POST /auth/login'],
    ])
      expect([
        exported,
        routesOf({
          'auth.js': `${FP}${plugin}module.exports = ${exported}`,
          'app.js': register(", { prefix: '/auth' }"),
        }),
      ]).toEqual([exported, { h: [expected] }]);
  });
});

test.each([
  [
    "const router = new Router();\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /login'],
  ],
  [
    "const router = new Router({ prefix: '/v1' });\nrouter.post('all', '(.*)', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/(.*)'],
  ],
  [
    "const router = new Router({ prefix: '/v1' });\nrouter.post('any', '*', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/*'],
  ],
  [
    "const router = new Router({ prefix: '/v1' });\nrouter.post('x', '', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1'],
  ],
  [
    "const router = new Router({ prefix: '/v1' });\nrouter.post('user', ':id', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/:id'],
  ],
  [
    "const router = new Router({ prefix: '/v1' });\nrouter.post('login', '/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/login'],
  ],
  [
    "const make = () => new Router({ prefix: '/v1' });\nconst router = make();\nrouter.post('user', ':id', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/:id'],
  ],
  [
    "const router = new Router({ prefix: '/auth' });\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes()).use(router.allowedMethods());",
    ['POST /auth/login'],
  ],
  [
    "const router = new Router();\nrouter.prefix('/auth').post('login', '/login', /*h*/async (ctx) => {});\napp.use(router.middleware());",
    ['POST /auth/login'],
  ],
  [
    "const inner = new Router();\ninner.post('/login', /*h*/async (ctx) => {});\nconst router = new Router();\nrouter.use('/auth', inner.routes());\napp.use(router.routes());",
    ['POST /auth/login'],
  ],
  [
    "const mount = require('koa-mount');\nconst router = new Router();\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(mount('/auth', router.routes()));",
    ['POST /auth/login'],
  ],
  [
    "const options = { prefix: '/api' };\nconst router = new Router(options);\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /api/login'],
  ],
  [
    "const router = new Router({ prefix: '/v1', ...options });\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST …/login'],
  ],
  [
    "const options = { sensitive: true };\nconst router = new Router(options);\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /login'],
  ],
  [
    "const options = {};\noptions.prefix = base;\nconst router = new Router(options);\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST …/login'],
  ],
  [
    "const options = { ...options };\nconst router = new Router(options);\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST …/login'],
  ],
  [
    "const router = new Router({ ...options, prefix: '/v1' });\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/login'],
  ],
  [
    "const router = new Router({ prefix: '/v1', ...(strict && { strict: true }) });\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/login'],
  ],
  [
    "const router = new Router({ prefix: '/v1', ...(strict ? { strict } : undefined) });\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/login'],
  ],
  [
    "const router = new Router(strict ? { strict: true } : {});\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /login'],
  ],
  [
    "const options = strict ? { prefix: '/v1', strict } : { prefix: '/v1' };\nconst router = new Router(options);\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST /v1/login'],
  ],
  [
    "const router = new Router({ prefix: '/v1', ...(isNew ? { prefix: '/v2' } : {}) });\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST …/login'],
  ],
  [
    "const router = new Router({ prefix: '/v1', ...(options ?? {}) });\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST …/login'],
  ],
  [
    "const options = options || {};\nconst router = new Router(options);\nrouter.post('/login', /*h*/async (ctx) => {});\napp.use(router.routes());",
    ['POST …/login'],
  ],
])('koa: %s', (text, expected) => {
  const head = "const Koa = require('koa');\nconst Router = require('@koa/router');\nconst app = new Koa();\n";
  expect(routesOf({ 'app.js': head + text })).toEqual({ h: expected });
});

test.each([
  ["app.post('/login', /*h*/(c) => c.text(''));", ['POST /login']],
  ["app.on(['PUT', 'POST'], '/login', /*h*/(c) => c.text(''));", ['PUT|POST /login']],
  [
    "const auth = new Hono();\nauth.post('/login', /*h*/(c) => c.text(''));\napp.route('/auth', auth);",
    ['POST /auth/login'],
  ],
  ["const api = app.basePath('/api');\napi.post('/login', /*h*/(c) => c.text(''));", ['POST /api/login']],
  ["const auth = new Hono().post('/login', /*h*/(c) => c.text(''));\napp.route('/auth', auth);", ['POST /auth/login']],
  [
    "const auth = new Hono().post('/login', /*h*/(c) => c.text(''));\n[auth].forEach((route) => app.route('/api', route));",
    ['POST /api/login'],
  ],
  [
    "const auth = new Hono().post('/login', /*h*/(c) => c.text(''));\nfor (const { path, route } of [{ path: '/api', route: auth }]) app.route(path, route);",
    ['POST /api/login'],
  ],
  [
    "const auth = new Hono().post('/login', /*h*/(c) => c.text(''));\napp.route(process.env.BASE ?? '/api', auth);\napp.route(config.base, auth);",
    ['POST …/login'],
  ],
])('hono: %s', (text, expected) => {
  expect(routesOf({ 'app.js': `import { Hono } from 'hono';\nconst app = new Hono();\n${text}` })).toEqual({
    h: expected,
  });
});

describe('NestJS', () => {
  const controller = (decorate, controllers, routes) => `
    const common_1 = require("@nestjs/common");
    let AuthController = class AuthController {
      login/*h*/() {}
    };
    exports.AuthController = AuthController;
    ${decorate}([${routes}, __metadata("design:type", Function)], AuthController.prototype, "login", null);
    exports.AuthController = AuthController = ${decorate}([${controllers}], AuthController);`;
  const main = (line) =>
    `async function main() { const app = await NestFactory.create(AppModule); ${line} await app.listen(0); }`;

  test.each([
    ['__decorate', "(0, common_1.Controller)('auth')", "(0, common_1.Post)('login')", '', ['POST /auth/login']],
    ['_ts_decorate', "(0, common_1.Controller)('/auth/')", "(0, common_1.Post)('/login')", '', ['POST /auth/login']],
    ['__decorateClass', "Controller({ path: 'auth' })", 'Post()', '', ['POST /auth']],
    ['__decorate', '(0, common_1.Controller)()', "(0, common_1.Get)(['a', 'b'])", '', ['GET /a', 'GET /b']],
    [
      '__decorate',
      "(0, common_1.Controller)('auth')",
      "(0, common_1.Post)('login')",
      "app.setGlobalPrefix('api');",
      ['POST /api/auth/login'],
    ],
    [
      '__decorate',
      "(0, common_1.Controller)('auth')",
      "(0, common_1.Post)('login')",
      'app.setGlobalPrefix(prefix);',
      ['POST …/auth/login'],
    ],
    [
      '__decorate',
      "(0, common_1.Controller)('auth')",
      "(0, common_1.Post)('login')",
      'app.enableVersioning();',
      ['POST …/auth/login'],
    ],
    // No controller of Nest's.
    ['__decorate', '(0, common_1.Injectable)()', "(0, common_1.Post)('login')", '', []],
  ])('%s %s %s %s', (decorate, controllers, routes, line, expected) => {
    expect(routesOf({ 'auth.js': controller(decorate, controllers, routes), 'main.js': main(line) })).toEqual({
      h: expected,
    });
  });
});

describe("NestJS' guards", () => {
  const files = (/** @type {string} */ onMethod, /** @type {string} */ onClass, /** @type {string} */ more = '') => ({
    'guards.js': `
      const common_1 = require("@nestjs/common");
      let OwnGuard = class OwnGuard { canActivate/*g*/(context) {} };
      exports.OwnGuard = OwnGuard;
      exports.OwnGuard = OwnGuard = __decorate([(0, common_1.Injectable)()], OwnGuard);`,
    'local.guard.js': (onMethod + onClass).includes('LocalGuard')
      ? `
      const passport_1 = require("@nestjs/passport");
      let LocalGuard = class LocalGuard extends (0, passport_1.AuthGuard)('local') { };
      exports.LocalGuard = LocalGuard;
      exports.LocalGuard = LocalGuard = __decorate([(0, common_1.Injectable)()], LocalGuard);`
      : '',
    'local.strategy.js': `
      const passport_1 = require("@nestjs/passport");
      const passport_local_1 = require("passport-local");
      let LocalStrategy = class LocalStrategy extends (0, passport_1.PassportStrategy)(passport_local_1.Strategy) {
        validate/*v*/(name, password) {}
      };
      exports.LocalStrategy = LocalStrategy;
      exports.LocalStrategy = LocalStrategy = __decorate([(0, common_1.Injectable)()], LocalStrategy);`,
    'auth.js': `
      const common_1 = require("@nestjs/common");
      const passport_1 = require("@nestjs/passport");
      const guards_1 = require("./guards");
      const local_guard_1 = require("./local.guard");
      let AuthController = class AuthController { login/*h*/() {} other() {} };
      exports.AuthController = AuthController;
      __decorate([${onMethod}(0, common_1.Post)('login')], AuthController.prototype, "login", null);
      __decorate([(0, common_1.Get)('other')], AuthController.prototype, "other", null);
      exports.AuthController = AuthController = __decorate([${onClass}(0, common_1.Controller)('auth')], AuthController);
      ${more}`,
  });
  const [BOTH, ONE] = [['POST /auth/login', 'GET /auth/other'], ['POST /auth/login']];
  const use = (/** @type {string} */ guard) => `(0, common_1.UseGuards)(${guard}), `;
  test.each([
    ['at a method', use('guards_1.OwnGuard'), '', '', { g: ONE, v: [] }],
    ['an object of it', use('new guards_1.OwnGuard()'), '', '', { g: ONE, v: [] }],
    ['at a controller', '', use('guards_1.OwnGuard'), '', { g: BOTH, v: [] }],
    ['of Passport', use("(0, passport_1.AuthGuard)('local')"), '', '', { g: [], v: ONE }],
    ['a class of that', use('local_guard_1.LocalGuard'), '', '', { g: [], v: ONE }],
    ['of Passport, at a controller', '', use('local_guard_1.LocalGuard'), '', { g: [], v: BOTH }],
    ['nowhere', '', '', '', { g: [], v: [] }],
    [
      'of all routes',
      use('guards_1.OwnGuard'),
      '',
      'const providers = [{ provide: core_1.APP_GUARD, useClass: guards_1.OwnGuard }];',
      { g: ['middleware'], v: [] },
    ],
    [
      'of all routes, by a method',
      use('guards_1.OwnGuard'),
      '',
      'app.useGlobalGuards(new guards_1.OwnGuard());',
      { g: ['middleware'], v: [] },
    ],
    ['of all routes, but as a pipe', '', '', 'app.useGlobalPipes(new guards_1.OwnGuard());', { g: [], v: [] }],
    [
      'of all routes alone',
      '',
      '',
      'const providers = [{ provide: core_1.APP_GUARD, useExisting: guards_1.OwnGuard }];',
      { g: ['middleware'], v: [] },
    ],
  ])('%s', (_, onMethod, onClass, more, expected) => {
    expect(routesOf(files(onMethod, onClass, more))).toEqual({ h: ONE, ...expected });
  });
});

describe('what a package makes for a route, and what that calls', () => {
  test.each([
    ["app.get('/a', basicAuth({ realm: 'x', verifyUser: /*v*/(name, password) => check(password) }), h);", ['GET /a']],
    ["app.get('/a', basicAuth({ async verifyUser/*v*/(name, password) { return check(password); } }), h);", ['GET /a']],
    ["const options = { verifyUser: /*v*/(name) => check(name) };\napp.get('/a', basicAuth(options), h);", ['GET /a']],
    [
      "const auth = basicAuth({ verifyUser: /*v*/(name) => check(name) });\napp.get('/a', auth, h);\napp.get('/b', auth, h);",
      ['GET /a', 'GET /b'],
    ],
    ["app.use('/a', basicAuth({ verifyUser: /*v*/(name) => check(name) }));", ['middleware /a']],
    ["const verify = /*v*/(name) => check(name);\napp.get('/a', basicAuth({ verifyUser: verify }), h);", []],
    [
      "const auth = { async verify/*v*/(name) {} };\napp.get('/a', basicAuth(auth), h);\napp.post('/b', () => auth.verify());",
      [],
    ],
    [
      "const auth = { verify: /*v*/(name) => {} };\napp.get('/a', basicAuth(auth), h);\napp.post('/b', () => { const { verify } = auth; verify(); });",
      [],
    ],
    ["const own = { verify: /*v*/(name) => {} };\nconst auth = own;\napp.get('/a', basicAuth(auth), h);", []],
    ["export const auth = { verify: /*v*/(name) => {} };\napp.get('/a', basicAuth(auth), h);", []],
    [
      "const auth = { verify: /*v*/(name) => {} };\napp.get('/a', basicAuth(auth), h);\napp.get('/b', basicAuth(auth), h);",
      ['GET /a', 'GET /b'],
    ],
    ["app.get('/a', basicAuth(Object.freeze({ verify: /*v*/(name) => {} })), h);", ['GET /a']],
    ["app.get('/a', makeOwn({ verifyUser: /*v*/(name) => check(name) }), h);", []],
  ])('in its options: %s', (text, expected) => {
    const head =
      "import { Hono } from 'hono';\nimport { basicAuth } from 'hono/basic-auth';\nconst app = new Hono();\n";
    const own = 'function makeOwn(options) { return (c, next) => next(); }\n';
    expect(routesOf({ 'app.js': head + own + text })).toEqual({ v: expected });
  });

  test('in options of another file, which others may call', () => {
    const app =
      "const { basicAuth } = require('basic-auth-x');\nconst { auth } = require('./auth');\napp.get('/a', basicAuth(auth), h);";
    const auth = 'exports.auth = { verify: /*v*/(name) => check(name) };';
    expect(routesOf({ 'app.js': EXPRESS + app, 'auth.js': auth })).toEqual({ v: [] });
  });

  const PASSPORT =
    "const passport = require('passport');\nconst { Strategy } = require('passport-local');\npassport.use(new Strategy({}, /*v*/(name, password, done) => {}));\n";
  const app = (/** @type {string} */ use) => routesOf({ 'app.js': `${EXPRESS}${PASSPORT}${use}` }, 'at').v;
  const login = "app.post('/login', passport.authenticate('local'), (req, res) => {});";
  test.each([
    ['a strategy of one route', login, ['POST /login']],
    [
      'in a list',
      "app.post('/login', [check, passport.authenticate('local', { session: false })], h);",
      ['POST /login'],
    ],
    ['among others', "app.get('/a', passport.authenticate(['jwt', 'local']), (req, res) => {});", ['GET /a']],
    [
      'with a name',
      "const auth = passport.authenticate('local');\napp.post('/a', auth, h);\napp.get('/b', auth, h);",
      ['POST /a', 'GET /b'],
    ],
    [
      'called in a handler',
      "app.post('/login', (req, res, next) => { passport.authenticate('local', (error, user) => {})(req, res, next); });",
      ['POST /login'],
    ],
    ['of another strategy', "app.post('/a', passport.authenticate('jwt'), h);", []],
    ['of all routes', `${login}\napp.use(passport.authenticate('local'));`, []],
    ['by somebody else, too', `${login}\nmodule.exports = () => passport.authenticate('local');`, []],
    ['of no route', '', []],
  ])('passport: %s', (_, use, expected) => {
    expect(app(use)).toEqual(expected);
  });

  test('passport: a strategy by its own name, in other files', () => {
    expect(
      routesOf({
        'passport.js':
          "const passport = require('passport');\nconst local = require('passport-local');\nconst verify = function/*v*/(name, password, done) {};\npassport.use('sign-in', new local.Strategy(verify));\nmodule.exports = passport;",
        'auth.js': "const passport = require('./passport');\nmodule.exports = passport.authenticate('sign-in');",
        'app.js': `${EXPRESS}const auth = require('./auth');\napp.post('/login', auth, (req, res) => {});`,
      }).v,
    ).toEqual(['POST /login']);
  });

  test('fastify: as a hook of one route', () => {
    expect(
      routesOf({
        'app.js': `const fastify = require('fastify')();\n${PASSPORT}fastify.post('/login', { preValidation: passport.authenticate('local') }, async () => {});`,
      }).v,
    ).toEqual(['POST /login']);
  });

  test.each([
    ["app.get('/me', expressjwt({ secret }), h);", ['GET /me']],
    [
      "const check = expressjwt({ secret });\napp.get('/me', check, h);\napp.get('/you', check, h);",
      ['GET /me', 'GET /you'],
    ],
    ["app.get('/me', expressjwt({ secret }), h);\napp.use(expressjwt({ secret }));", []],
    ["app.get('/me', expressjwt({ secret }), h);\nexports.other = expressjwt({ secret });", []],
    ["app.use('/api', expressjwt({ secret }));", []],
    ["app.get('/me', h);", []],
  ])('a package: %s', (use, expected) => {
    const files = { 'app.js': `${EXPRESS}const { expressjwt } = require('express-jwt');\n${use}` };
    expect(routesOf(files, 'ofPackage')['express-jwt']).toEqual(expected);
  });

  test('a package whose strategy is asked for', () => {
    const files = { 'app.js': `${EXPRESS}${PASSPORT}${login}` };
    expect(routesOf(files, 'ofPackage')['passport-local']).toEqual(['POST /login']);
  });
});

describe('a function that answers no route, and is called', () => {
  const APP = `${EXPRESS}const { verify } = require('./service');\n`;
  const SERVICE = 'exports.verify = async function/*f*/(name) {};';
  const decorated = (/** @type {string} */ name, /** @type {string[]} */ expected) =>
    /** @type {const} */ ([
      `and decorated with ${name}`,
      "app.post('/login', () => users.verify());",
      `class Users { verify/*f*/() {} }\n__decorate([(0, some_1.${name})(), __metadata('design:type', Function)], Users.prototype, 'verify', null);`,
      expected,
    ]);
  test.each([
    ['by a handler', "app.post('/login', async () => { await verify(); });", SERVICE, ['POST /login']],
    ['by two of one route', "app.post('/login', () => verify(), () => verify());", SERVICE, ['POST /login']],
    [
      'by two routes',
      "app.post('/a', () => verify());\napp.post('/b', () => verify());",
      SERVICE,
      ['POST /a', 'POST /b'],
    ],
    [
      'by what a handler calls',
      "const load = async () => verify();\napp.post('/login', () => load());",
      SERVICE,
      ['POST /login'],
    ],
    ['as a method', "app.post('/login', () => users.verify());", 'class Users { verify/*f*/() {} }', ['POST /login']],
    [
      'by itself as well',
      "app.post('/login', () => verify());",
      'exports.verify = verify;\nfunction verify/*f*/(n) { if (n) verify(0); }',
      ['POST /login'],
    ],
    ['by a handler that hands it on', "app.post('/login', () => list.map(verify));", SERVICE, ['POST /login']],
    [
      'where a package has one of that name',
      "const argon2 = require('argon2');\napp.get('/a', () => argon2.verify());\napp.post('/login', () => verify());",
      SERVICE,
      ['POST /login'],
    ],
    // Others call it, too, for no route that is known.
    [
      'by a timer',
      "app.post('/login', () => verify());\nsetInterval(verify, 1000);",
      SERVICE,
      ['POST /login', 'callee'],
    ],
    [
      'by a function of nobody',
      "app.post('/login', () => verify());\nbus.on('x', () => verify());",
      SERVICE,
      ['POST /login', 'callee'],
    ],
    [
      'by middleware',
      "app.use(() => verify());\napp.post('/login', () => verify());",
      SERVICE,
      ['POST /login', 'callee'],
    ],
    [
      'by a scheduler as well, as its decorator says',
      "app.post('/login', () => users.verify());",
      "class Users { verify/*f*/() {} }\n__decorate([(0, schedule_1.Cron)('0 * * * *'), __metadata('design:type', Function)], Users.prototype, 'verify', null);",
      ['POST /login', 'callee'],
    ],
    [
      'and its decorator only wraps it',
      "app.post('/login', () => users.verify());",
      "class Users { verify/*f*/() {} }\n__decorate([(0, orm_1.Transactional)()], Users.prototype, 'verify', null);",
      ['POST /login'],
    ],
    [
      'by an ORM as well, as its decorator says',
      "app.post('/login', () => users.verify());",
      "class Users { verify/*f*/() {} }\n__decorate([(0, typeorm_1.BeforeInsert)()], Users.prototype, 'verify', null);",
      ['POST /login', 'callee'],
    ],
    ...[
      ...['ErrorHandler', 'CatchErrorsHandler', 'WithTimeoutHandler', 'LogJob', 'OnError', 'BeforeStep'],
      ...['ResponseMessage', 'LogTask', 'AfterResponse', 'UrlPattern', 'OnUndefined'],
    ].map((name) => decorated(name, ['POST /login'])),
    ...[
      ...['ResolveField', 'Consume', 'PostConstruct', 'Saga', 'Command', 'OnQueueFailed', 'OnEvent', 'EventPattern'],
      ...['SqsMessageHandler', 'RabbitSubscribe', 'SubscribeMessage', 'GrpcStreamMethod', 'AfterBulkCreate', 'CronJob'],
      ...['OnFailed', 'OnTick', 'OnUserCreated', 'OnOpen', 'OnCron', 'BeforeApplicationShutdown', 'RepeatableJob'],
      ...['PgBossJob', 'DailyTask', 'KafkaPattern', 'ServiceBusMessage', 'WsMessage', 'ActionHandler', 'UpdateHandler'],
    ].map((name) => decorated(name, ['POST /login', 'callee'])),
    [
      'and its decorators only tell types',
      "app.post('/login', () => users.verify());",
      "class Users { verify/*f*/() {} }\n__decorate([__param(0, Body()), __metadata('design:type', Function)], Users.prototype, 'verify', null);",
      ['POST /login'],
    ],
    ['by two functions of nobody', "bus.on('x', () => verify());\nbus.on('y', () => verify());", SERVICE, ['callee']],
    [
      'by two functions of nobody, compiled',
      "bus.on('x', () => (0, service_1.verify)());\nbus.on('y', () => (0, service_1.verify)());",
      SERVICE,
      ['callee'],
    ],
    [
      'by two of a name that other functions have',
      'class A { login() { verify(); } signUp() { verify(); } }\nclass B { login() {} signUp() {} }',
      SERVICE,
      ['callee'],
    ],
    ['in too many places', 'bus.on("x", () => verify());\n'.repeat(51), SERVICE, ['callee']],
    // Others may call it, or nothing is known.
    [
      'twice by one function of nobody',
      'class A { login() { a.map(() => verify()); b.map(() => verify()); } }\nclass B { login() {} }',
      SERVICE,
      [],
    ],
    ['by one function of nobody', "bus.on('x', () => verify());", SERVICE, []],
    ['where data has its name', "app.post('/login', () => verify());\nif (options.verify) start();", SERVICE, []],
    ['one of two of that name', "app.post('/login', () => verify());", `${SERVICE}\nclass Token { verify() {} }`, []],
    [
      'one of two of that name, by a function of nobody as well',
      "const service = require('./service');\napp.post('/login', () => verify());\nbus.on('x', () => service.verify());",
      `${SERVICE}\nclass Token { verify() {} }`,
      ['callee'],
    ],
    [
      'one of two of that name, and what is not known by that name',
      "app.post('/login', () => verify());\nbus.on('x', () => tokens.verify());\nbus.on('y', () => Object.verify(null));",
      `${SERVICE}\nclass Token { verify() {} }`,
      [],
    ],
    [
      'one of two of that name, by one handler and a function in it',
      "const service = require('./service');\napp.post('/login', () => { service.verify(); list.map(() => service.verify()); });",
      `${SERVICE}\nclass Token { verify() {} }`,
      [],
    ],
    [
      'one of two of that name, by two functions in one handler',
      "app.post('/login', () => verify().then(() => verify()).catch(() => verify()));",
      `${SERVICE}\nclass Token { verify() {} }`,
      [],
    ],
    [
      'one of two of that name, by two functions in one of nobody',
      "bus.on('x', () => { verify().then(() => verify()).catch(() => verify()); });",
      `${SERVICE}\nclass Token { verify() {} }`,
      [],
    ],
    [
      'one of two of that name, by a handler and what only that calls',
      "const check = () => verify();\napp.post('/login', () => { verify(); check(); });",
      `${SERVICE}\nclass Token { verify() {} }`,
      [],
    ],
    [
      'by a handler and what that calls, which shares its name',
      "const check = () => verify();\napp.post('/login', () => { verify(); check(); });\nclass Form { check() {} }",
      SERVICE,
      [],
    ],
    [
      'one of two of that name, by two routes',
      "app.post('/login', () => verify());\napp.post('/other', () => verify());",
      `${SERVICE}\nclass Token { verify() {} }`,
      ['callee'],
    ],
    [
      'the other one of that name by a function of nobody',
      "app.post('/login', () => verify());\nfunction other() { const verify = () => 1; verify(); }",
      SERVICE,
      [],
    ],
    [
      'one of two of that name, which others get as a parameter',
      "app.post('/login', () => verify());\nfunction other(verify) { verify(); }",
      `${SERVICE}\nclass Token { verify() {} }`,
      [],
    ],
    ['by nobody', '', SERVICE, []],
  ])('%s', (_, use, service, expected) => {
    expect(routesOf({ 'service.js': service, 'app.js': APP + use }, 'calledFrom').f).toEqual(expected);
  });

  test('by an alias that may mean several files', () => {
    const files = {
      'service.js': SERVICE,
      'orders/service.js': 'exports.other = 1;',
      'app.js': `${APP}app.post('/login', () => verify());`,
      'orders/routes.js': `${EXPRESS}const service = require('@/service');\napp.get('/a', () => service.verify());`,
    };
    expect(routesOf(files, 'calledFrom').f).toEqual(['POST /login', 'GET /a']);
  });

  test.each([
    [
      'esbuild',
      'var service_exports = {};\n__export(service_exports, { verify: () => verify });\nmodule.exports = __toCommonJS(service_exports);\nasync function verify/*f*/() {}',
    ],
    [
      'swc',
      'Object.defineProperty(exports, "verify", { enumerable: true, get: function() { return verify; } });\nasync function verify/*f*/() {}',
    ],
    ['an ECMAScript module', 'async function verify/*f*/() {}\nexport { verify };'],
  ])('%s exports it', (_, service) => {
    expect(
      routesOf({ 'service.js': service, 'app.js': `${APP}app.post('/login', () => verify());` }, 'calledFrom').f,
    ).toEqual(['POST /login']);
  });
});

test('text that is not JavaScript, or never ends, yields nothing and does no harm', () => {
  expect(routesOf({ 'app.ts': "app.post('/login', (x: number) => {})" })).toEqual({});
  const circle = { 'a.js': "module.exports = require('./b');", 'b.js': "module.exports = require('./a');" };
  expect(routesOf({ ...circle, 'app.js': `${EXPRESS}app.post('/x', require('./a').h, /*h*/() => {});` })).toEqual({
    h: ['POST /x'],
  });
  expect(routesOf({ 'app.js': `${EXPRESS}app.post('/a b\\u0007', /*h*/() => {});` })).toEqual({ h: ['POST …'] });
});

test('handlers that were wrapped before they are registered, by a name, a property or a factory', () => {
  const found = routesOf({
    'routes.js': `import { Router } from 'express';
import { login, default as me } from './login.js';
import auth from './auth.js';
import { makeKeys } from './keys.js';
const router = Router();
router.post('/login', login);
router.get('/me', me);
router.post('/logout', auth.logout);
router.get('/keys', makeKeys(db));
const ping = asyncHandler(/*ping*/async (req, res) => hash(req));
router.get('/ping', ping);
export default router;`,
    'login.js': `import asyncHandler from 'express-async-handler';
export const login = asyncHandler(/*login*/async (req, res) => hash(req));
const me = asyncHandler(limit(/*me*/async (req, res) => hash(req)));
export default me;`,
    'auth.js': `import { catchAsync } from './catch.js';
export default { logout: catchAsync(/*logout*/async (req, res) => hash(req)) };`,
    'keys.js': `import { catchAsync } from './catch.js';
export function makeKeys(db) { return catchAsync(/*keys*/async (req, res) => hash(req)); }`,
    'catch.js':
      'export const catchAsync = (fn) => /*wrapper*/(req, res, next) => { Promise.resolve(fn(req, res, next)).catch(next); };',
  });
  expect(found).toEqual({
    ping: ['GET …/ping'],
    login: ['POST …/login'],
    me: ['GET …/me'],
    logout: ['POST …/logout'],
    keys: ['GET …/keys'],
    wrapper: ['POST …/logout', 'GET …/keys'],
  });
});

test.each([
  [
    "for (const file of files) app.route('/', (await import(file)).default);",
    { login: ['POST …/login'], own: ['GET /'] },
  ],
  ['for (const [path, loaded] of found) app.route(path, loaded);', { login: ['POST …/login'], own: ['GET /'] }],
  [
    "import { handler } from 'some-auth';\napp.route('/auth', handler);\napp.route('/x', handler());",
    { login: ['POST /login'], own: ['GET /'] },
  ],
  [
    "import { createRouter } from '@acme/docs';\napp.route('/docs', createRouter());",
    { login: ['POST /login'], own: ['GET /'] },
  ],
  [
    "import { serve } from 'inngest/hono';\napp.route('/api/inngest', serve({ client }));",
    { login: ['POST /login'], own: ['GET /'] },
  ],
  [
    "import { createApi } from '@/api.js';\napp.route('/api', createApi());",
    { login: ['POST …/login'], own: ['GET /'] },
  ],
  ["import api from '@/api.js';\napp.route('/api', api);", { login: ['POST …/login'], own: ['GET /'] }],
  ["import { api } from '@org/api';\napp.route('/api', api);", { login: ['POST …/login'], own: ['GET /'] }],
  ["import api from 'routes/api.js';\napp.route('/api', api);", { login: ['POST …/login'], own: ['GET /'] }],
  ["app.route('/other', new Hono());", { login: ['POST /login'], own: ['GET /'] }],
  ["import login from './login.js';\napp.route('/auth', login);", { login: ['POST /auth/login'], own: ['GET /'] }],
])(
  "an application of Hono's that its file exports may be mounted by one that mounts what it loads: %s",
  (mounts, expected) => {
    const hono = "import { Hono } from 'hono';\nconst app = new Hono();\n";
    const found = routesOf({
      'login.js': `${hono}app.post('/login', /*login*/(c) => c.text(''));\nexport default app;`,
      'app.js': `${hono}app.get('/', /*own*/(c) => c.text(''));\n${mounts}\nexport default app;`,
    });
    expect(found).toEqual(expected);
  },
);

test.each([
  ['Routes', "app.use('/keys', new Keys().router);", { users: ['POST /users/in'] }],
  ['Other', '', { users: ['POST /users/in'] }],
])('the router of a base class is another one in each class that extends it: %s', (base, mounted, expected) => {
  const app = `${EXPRESS}class Routes { constructor() { this.router = express.Router(); } }
class Users extends Routes { constructor() { super(); this.router.post('/in', /*users*/(req, res) => {}); } }
class Keys extends ${base} { start() {} }
app.use('/users', new Users().router);
${mounted}`;
  expect(routesOf({ 'app.js': app })).toEqual(expected);
});

test.each([
  ["app.use('/users', new Users().router);\napp.use('/keys', new Keys().router);", ['/users/in'], ['/keys/all']],
  // Each mounts itself.
  ["new Users().mount('/users');\nnew Keys().mount('/keys');", ['/api/in'], ['/api/all']],
  ['', ['…/in'], ['…/all']],
])('a base class whose heirs register routes: %s', (mounted, users, keys) => {
  const mounts = mounted.includes('mount') ? "mount() { app.use('/api', this.router); }" : '';
  const app = `${EXPRESS}class Routes { constructor() { this.router = express.Router(); this.start(); } ${mounts} }
class Users extends Routes { start() { this.router.post('/in', /*users*/(req, res) => {}); } }
class Keys extends Routes { start() { this.router.post('/all', /*keys*/(req, res) => {}); } }
class Others extends Users { stop() {} }
${mounted}`;
  const posts = (/** @type {string[]} */ paths) => paths.map((path) => `POST ${path}`);
  expect(routesOf({ 'app.js': app })).toEqual({ users: posts(users), keys: posts(keys) });
});

test("a route of a base class's router is below all that its heirs are mounted at", () => {
  const app = `${EXPRESS}class Routes { constructor() { this.router = express.Router(); this.router.get('/health', /*health*/() => {}); } }
class Users extends Routes { start() {} }
class Keys extends Routes { start() {} }
app.use('/users', new Users().router);
app.use('/keys', new Keys().router);`;
  expect(routesOf({ 'app.js': app })).toEqual({ health: ['GET /users/health', 'GET /keys/health'] });
});

describe('what a factory of handlers is given', () => {
  const routesOfGiven = (/** @type {string} */ factory) =>
    routesOf({
      'app.js': `${EXPRESS}const make = ${factory};
async function given/*given*/(value) { await hash(value); }
app.post('/register', make(given));
app.post('/admin/users', async (req, res) => { await given('y'); res.end(); });`,
    }).given;

  test.each([
    "(hashIt) => async (req, res) => { await hashIt('x'); res.end(); }",
    '(hashIt) => async (req, res) => { await hashIt(req.body.password); next(); }',
    "(hashIt) => { if (typeof hashIt !== 'function') throw new Error(hashIt.name); return (req, res) => { hashIt(salt); }; }",
    'function (verify) { return (req, res, next) => { const { token } = req.headers; verify(token); next(); }; }',
    '(hashIt) => async (req, res) => { await Promise.all(req.body.names.map(() => hashIt(req.body.name))); res.end(); }',
    '(hashIt) => async (req, res) => { const hashed = await hashIt(req.body.name); save(hashed); res.json(true); }',
    '(hashIt) => async (req, res) => { const password = await hashIt(req.body.name); const user = await users.create({ password }); res.json(user); }',
    '(hashIt) => async (req, res) => { const user = new User(); user.password = await hashIt(req.body.name); await user.save(); res.end(); }',
    '(check) => async (req, res) => { const ok = await check(req.body.name, salt); if (!ok) return res.status(401).end(); res.json({ token: 1 }); }',
    '(find) => async (req, res, next) => { const { role } = await find(req.params.id); if (role !== "admin") throw new Error(role); next(); }',
    '(find) => async (req, res, next) => { req.user = await find(req.params.id); next(); }',
    '(find) => async (c, next) => { c.set("user", await find(c.req.header("x"))); await next(); }',
    '(log) => (req, res, next) => { log(req.url.path).catch((error) => next(error)); next(); }',
    '(find) => (req, res, next) => { find(req.params.id).then((found) => (found ? next() : res.status(403).end())); }',
    "(hashIt) => async (req, res) => { const user = { email: 1, password: await hashIt('x') }; await save(user); res.json({ email: user.email }); }",
    "(hashIt) => async (req, res) => { const user = new User({ email: 1, password: await hashIt('x') }); res.json(user.profile.email); }",
    "(hashIt) => async (req, res) => { const user = {}; user.password = await hashIt('x'); res.json(user?.email); }",
    "(hashIt) => async (req, res) => { const user = { ...given, password: await hashIt('x') }; const { password, ...safe } = user; res.json(safe); }",
    "(hashIt) => async (req, res) => { const { email, name = '' } = { email: 1, password: await hashIt('x') }; res.json({ email, name }); }",
    "(hashIt) => async (req, res) => { const user = { password: await hashIt('x') }; const copy = { ...user, email: 1 }; res.json({ email: copy.email }); }",
    "(hashIt) => async (req, res) => { cache[await hashIt('x')] = 1; res.end(); }",
    "(hashIt) => async (req, res) => { cache[key] = await hashIt('x'); res.end(); }",
    "(hashIt) => async (req, res) => { req.session[key] = await hashIt('x'); res.end(); }",
  ])('is no handler if its handler uses it: %s', (factory) => {
    expect(routesOfGiven(factory)).toEqual([]);
  });

  test.each([
    '(fn) => (req, res, next) => fn(req, res, next).catch(next)',
    '(fn) => (...args) => fn(...args)',
    '(fn) => function () { return fn.apply(this, arguments); }',
    '(fn) => async (req, res) => { res.json(await fn(req.body)); }',
    '(fn) => async ({ body }, res) => { res.json(await fn(body)); }',
    '(fn) => async (req, res) => { const { body } = req; const request = { body }; res.json(await fn(request)); }',
    '(fn) => (req, res) => run(fn, req, res)',
    '(fn) => (req, res) => { if (fn(1)) fn([req, res]); }',
    '({ fn }) => (req, res) => fn(1)',
    '(fn) => (req, res) => {}',
    '(fn) => async (req, res) => { const input = schema.parse(req.body); res.json(await fn(input)); }',
    '(fn) => async (req, res) => { const found = await fn(adapt(req)); res.json({ found }); }',
    '(fn) => async (req, res) => { res.json(await fn(req.params.id)); }',
    '(fn) => async (req, res) => { const found = await fn(req.params.id); res.status(200).json(found); }',
    '(fn) => async (ctx) => { ctx.body = await fn(); }',
    '(fn) => wrap(async (req) => fn(req.user.id, req.body.data))',
    '(fn) => () => async (req) => { return await fn(); }',
    '(fn) => async (req, res) => { res.json({ data: await fn(req.params.id) }); }',
    '(fn) => async (req, res) => { const data = await fn(req.params.id); res.json({ data }); }',
    '(fn) => async (req, res) => { const { status, body } = await fn(req.params.id); res.status(status).json(body); }',
    '(fn) => async (req, res) => { const [status, body = {}] = await fn(req.params.id); res.status(status).json(body); }',
    '(fn) => async (req, res) => { const found = await fn(req.params.id); res.status(found.status).json(found.body); }',
    '(fn) => async (req, res) => { let found; try { found = await fn(req.params.id); } catch { return; } res.json(found); }',
    '(fn) => async (req, res) => { const out = { ok: true }; out.data = await fn(req.params.id); res.json(out); }',
    '(fn) => (req, res, next) => { fn(req.params.id).then((found) => res.json(found)).catch(next); }',
    '(fn) => (req, res, next) => { fn(req.params.id).then(send, next); }',
    '(fn) => async (req, res) => { const found = await fn(req.params.id); res.end(JSON.stringify(found)); }',
    '(fn) => async (req, res) => { const found = await fn(req.params.id); res.render("x", found); }',
    '(fn) => async (req, res) => { const found = await fn(req.params.id); respond(res, found); }',
    '(fn) => async (req, res) => { const found = await fn(req.params.id); if (!found) return; res.json(serialize(found)); }',
    '(fn) => async (req, res) => { for (const row of await fn(req.params.id)) res.write(row); res.end(); }',
    '(fn) => async (req, res) => { res.json(await Promise.all(req.body.ids.map((id) => fn(salt)))); }',
    '(fn) => async (req, res) => { (await fn(req.params.id)).forEach((row) => res.write(row)); res.end(); }',
    '(fn) => async (req, res) => { const run = await fn(req.params.id); run(req, res); }',
    '(fn) => async (req, reply) => { const { name } = req.body; const user = await fn(name); return { user }; }',
    '(fn) => async (c) => c.json({ user: await fn(c.req.param("id")) })',
    '(fn) => async (ctx) => { const found = await fn(ctx.params.id); ctx.response.body = { found }; }',
    '(fn) => async (req, res) => { const out = { id: 1, data: await fn(salt) }; res.json({ data: out.data.rows }); }',
    '(fn) => async (req, res) => { const out = { id: 1, data: await fn(salt) }; res.json(out); }',
    '(fn) => async (req, res) => { const out = { id: 1, data: await fn(salt) }; const { data: { rows } } = out; res.json(rows); }',
    '(fn) => async (req, res) => { const out = { id: 1, data: await fn(salt) }; const { id, ...rest } = out; res.json(rest); }',
    '(fn) => async (req, res) => { const out = { id: 1, data: await fn(salt) }; res.json(out[req.query.part]); }',
    '(fn) => async (req, res) => { const out = { id: 1, data: await fn(salt) }; res.json(out.toJSON()); }',
    '(fn) => async (req, res) => { const out = { id: 1, data: await fn(salt) }; res.json({ ...out, more: 1 }); }',
    '(fn) => async (req, res) => { const out = {}; out.first.data = await fn(salt); res.json(out.first); }',
    '(fn) => async (req, res) => { const out = {}; out[await fn(salt)] = true; res.json(out); }',
    '(fn) => async (req, res) => { const out = {}; out[req.query.part] = await fn(salt); res.json(out.part); }',
  ])('is a handler if it is given the request, its result is the answer, or that is unknown: %s', (factory) => {
    expect(routesOfGiven(factory)).toEqual(['POST /register']);
  });

  test.each([
    ['first', "app.post('/a', use(given));\napp.post('/b', answer(given));"],
    ['last', "app.post('/b', answer(given));\napp.post('/a', use(given));"],
    ['in a router', "router.get('/c', use(given));\napp.post('/b', answer(given));"],
  ])('is no handler of one route if that of another uses it: %s', (_, text) => {
    const factories = `const use = (fn) => async (req, res) => { save(await fn('x')); res.end(); };
const answer = (fn) => async (req, res) => { res.json(await fn('x')); };
const router = express.Router();
app.use('/v', router);
`;
    const given = 'async function given/*given*/(value) { await hash(value); }\n';
    expect(routesOf({ 'app.js': EXPRESS + factories + given + text }).given).toEqual([]);
  });

  test('is one wherever it is written right there', () => {
    const app = `${EXPRESS}const make = (fn) => (req, res) => fn(req.body.name);\napp.post('/a', make(/*f*/(name) => hash(name)));`;
    expect(routesOf({ 'app.js': app })).toEqual({ f: ['POST /a'] });
  });
});

test("names that a configuration gives to directories, in TypeScript and in package.json's imports", () => {
  const found = routesOf({
    'src/app.js':
      "import express from 'express';\nimport { auth } from '@/routes/auth';\nconst app = express();\napp.use('/api', auth);",
    'src/routes/auth.js':
      "import { Router } from 'express';\nimport { login } from '#services/login.js';\nexport const auth = Router();\nauth.post('/login', login);",
    'src/services/login.js': 'export async function login/*login*/(req, res) {}',
  });
  expect(found).toEqual({ login: ['POST /api/login'] });
});

test('a wrapper in routers of unknown origin belongs to no route: other such routers may not have been found', () => {
  const wrap = 'const w = (f) => /*wrapper*/(r, s, n) => { f(r, s).catch(n); };';
  const found = (/** @type {string} */ router) =>
    routesOf({ 'app.js': `${wrap}\n${router}a.get('/login', w(/*login*/async (req, res) => hash(req)));` });
  expect(found('')).toEqual({ wrapper: [], login: ['GET …/login'] });
  expect(found("const a = require('express')();\n")).toEqual({ wrapper: ['GET /login'], login: ['GET /login'] });
});
