/** Which routes functions answer, by the sources of a program: Fastify, Koa, Hono and NestJS. */
import { routesOf } from '../../support/marked-routes.js';

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
      "fastify.register(async (instance) => { instance.get('/:id', /*h*/async () => {}); }, { prefix: `/users` });",
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
