/** Which routes functions answer, by the sources of a program: Express and what is common to all, over several files. */
import { EXPRESS, routesOf } from '../../support/marked-routes.js';

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
