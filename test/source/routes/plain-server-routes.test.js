/** Which routes functions answer in servers without a framework, by the sources of a program. */
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
