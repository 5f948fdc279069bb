/** Routers of frameworks whose handlers come before their options, or whose services are objects. */
import { routesOf } from '../../support/marked-routes.js';

test('h3, version 1 and 2', () => {
  expect(
    routesOf({
      'one.js': `import { createApp, createRouter, defineEventHandler } from 'h3';
export const app = createApp();
const router = createRouter().post('/login', defineEventHandler(/*login*/async (event) => hash(event)));
app.use(router);`,
      'two.js': `import { H3 } from 'h3';
const app = new H3();
app.post('/two', /*two*/async (event) => hash(event));
app.on('PUT', '/three', /*three*/(event) => hash(event));`,
    }),
  ).toEqual({
    login: ['POST /login'],
    two: ['POST /two'],
    three: ['PUT /three'],
  });
});

test('Elysia: options stand behind the handler, plugins have prefixes, groups too', () => {
  expect(
    routesOf({
      'auth.js': `import { Elysia, t } from 'elysia';
export const auth = new Elysia({ prefix: '/auth' })
  .model({ credentials: t.Object({}) })
  .derive(() => ({}))
  .post('/login', /*login*/({ body }) => hash(body), { body: t.Object({}) })
  .group('/keys', (app) => app.guard({}).get('/:id', /*key*/({ params }) => hash(params)));`,
      'app.js': `import { Elysia } from 'elysia';
import { auth } from './auth.js';
new Elysia({ adapter: node() }).get('/health', /*health*/() => hash()).use(auth).listen(3000);`,
    }),
  ).toEqual({ login: ['POST /auth/login'], key: ['GET /auth/keys/:id'], health: ['GET /health'] });
});

test('Elysia: a choice of options without a prefix', () => {
  const app =
    "import { Elysia } from 'elysia';\nnew Elysia(isFast ? { aot: false } : {}).get('/health', /*f*/() => hash());";
  expect(routesOf({ 'app.js': app })).toEqual({ f: ['GET /health'] });
});

test("Feathers: a service's methods", () => {
  expect(
    routesOf({
      'app.js': `import { feathers } from '@feathersjs/feathers';
import express, { rest } from '@feathersjs/express';
import { AuthService } from './auth.class.js';
const app = express(feathers());
app.configure(rest());
app.use('auth', new AuthService({ rounds: 8 }));
app.use('/keys', { async get/*key*/(id) { return hash(id); }, async find/*keys*/() {}, helper/*helper*/() {} });
app.use('/plain', /*plain*/(req, res, next) => next());`,
      'auth.class.js':
        'export class AuthService { async create/*create*/(data) { return hash(data); } async remove/*remove*/(id) {} inner/*inner*/() {} }',
    }),
  ).toEqual({
    key: ['GET /keys/:id'],
    keys: ['GET /keys'],
    helper: [],
    plain: ['middleware /plain'],
    create: ['POST /auth'],
    remove: ['DELETE /auth/:id'],
    inner: [],
  });
});

test("Hono's routers, hung up one after the other", () => {
  expect(
    routesOf({
      'auth.js':
        "import { Hono } from 'hono';\nexport const auth = new Hono().post('/login', check, /*login*/async (c) => hash(c));",
      'users.js':
        "import { Hono } from 'hono';\nconst users = new Hono().get('/', /*all*/(c) => hash(c)).get('/:id', /*one*/(c) => hash(c));\nexport default users;",
      'app.js': `import { Hono } from 'hono';
import { auth } from './auth.js';
import users from './users.js';
const app = new Hono().basePath('/api');
const routes = app.route('/auth', auth).route('/users', users).get('/health', /*health*/(c) => hash(c));
export default routes;`,
    }),
  ).toEqual({
    login: ['POST /api/auth/login'],
    all: ['GET /api/users'],
    one: ['GET /api/users/:id'],
    health: ['GET /api/health'],
  });
});

test('a route object of Express is not a router', () => {
  expect(
    routesOf({
      'app.js':
        "const app = require('express')();\nconst login = app.route('/login');\nlogin.post(check, /*login*/(req, res) => hash(req));",
    }),
  ).toEqual({ login: [] });
});

describe('LoopBack', () => {
  const controller = (/** @type {string} */ onClass = '', /** @type {string} */ from = '@loopback/rest') => `
    const rest_1 = require("${from}");
    let Auth = class Auth { login/*login*/(user) {} async key/*key*/(id) {} drop/*drop*/() {} helper/*helper*/() {} };
    exports.Auth = Auth;
    __decorate([(0, rest_1.get)('/login/{user}'), __metadata("design:type", Function)], Auth.prototype, "login", null);
    __decorate([(0, rest_1.operation)('put', '/keys/{id}', {})], Auth.prototype, "key", null);
    __decorate([(0, rest_1.del)('/keys')], Auth.prototype, "drop", null);
    ${onClass}`;
  const found = (/** @type {string} */ prefix) => ({
    login: [`GET ${prefix}/login/{user}`],
    key: [`PUT ${prefix}/keys/{id}`],
    drop: [`DELETE ${prefix}/keys`],
    helper: [],
  });
  const NONE = { login: [], key: [], drop: [], helper: [] };
  const api = (/** @type {string} */ given) => `exports.Auth = Auth = __decorate([(0, rest_1.api)(${given})], Auth);`;
  test.each([
    ['a class without decorators', controller(), '', found('')],
    ['a base path', controller(api("{ basePath: '/v2', paths: {} }")), '', found('/v2')],
    ['a base path that is not known', controller(api('spec')), '', found('…')],
    ['a base path of all', controller(), "const app = new RestApplication();\napp.basePath('/api');", found('/api')],
    [
      'a base path of all, among options',
      controller(api("{ basePath: '/v2' }")),
      "const app = new RestApplication({ rest: { port: 3000, basePath: '/api' } });",
      found('/api/v2'),
    ],
    [
      'a base path of all, from the environment',
      controller(),
      'const app = new RestApplication({ rest: { basePath: process.env.BASE } });',
      found('…'),
    ],
    ["others' decorators of these names", controller('', 'mobx-utils'), '', NONE],
  ])('%s', (_, auth, main, expected) => {
    const loaded = "const { RestApplication } = require('@loopback/rest');\n";
    expect(routesOf({ 'auth.js': auth, 'main.js': loaded + main })).toEqual(expected);
  });

  test('in TypeScript by esbuild', () => {
    expect(
      routesOf({
        'auth.js': `import { get as read, post } from "@loopback/rest";
class Auth { login/*login*/() {} other/*other*/() {} }
__decorateClass([read("/login"), __decorateParam(0, param.path.string("user"))], Auth.prototype, "login", 1);
__decorateClass([post("/other")], Auth.prototype, "other", 1);
export { Auth };`,
      }),
    ).toEqual({ login: ['GET /login'], other: ['POST /other'] });
  });
});

test("routing-controllers: JSON's controllers, and a prefix of all", () => {
  expect(
    routesOf({
      'auth.js': `const { JsonController, Post } = require('routing-controllers');
let Auth = class Auth { login/*login*/() {} };
__decorate([Post('/login')], Auth.prototype, 'login', null);
Auth = __decorate([JsonController('/auth')], Auth);`,
      'main.js': `const { createExpressServer } = require('routing-controllers');
createExpressServer({ routePrefix: '/api', controllers: [Auth] }).listen(3000);`,
    }),
  ).toEqual({ login: ['POST /api/auth/login'] });
});

test("the prefix of @fastify/swagger-ui's page is not that of NestJS' routes", () => {
  expect(
    routesOf({
      'auth.js': `const { Controller, Post } = require('@nestjs/common');
let Auth = class Auth { login/*login*/() {} };
__decorate([Post('login')], Auth.prototype, 'login', null);
Auth = __decorate([Controller('auth')], Auth);`,
      'main.js': "app.register(require('@fastify/swagger-ui'), { routePrefix: '/docs' });",
    }),
  ).toEqual({ login: ['POST /auth/login'] });
});

test('Ts.ED: what the configuration mounts controllers at is not read, and the path is not said to be whole', () => {
  expect(
    routesOf({
      'auth.js': `const { Controller } = require('@tsed/di');
const { Post } = require('@tsed/schema');
let Auth = class Auth { login/*login*/() {} };
__decorate([Post('/login')], Auth.prototype, 'login', null);
Auth = __decorate([Controller('/auth')], Auth);`,
      'server.js': `const { Configuration } = require('@tsed/di');
let Server = class Server {};
Server = __decorate([Configuration({ mount: { '/rest': [Auth] } })], Server);`,
    }),
  ).toEqual({ login: ['POST …/auth/login'] });
});

describe('Sails', () => {
  const FILES = {
    'api/controllers/AuthController.js': `module.exports = {
      login/*login*/(req, res) {}, digest: function/*digest*/(req, res) {}, any: /*any*/async (req, res) => {},
      unused/*unused*/() {} };`,
    'api/controllers/account/update-password.js':
      'module.exports = { inputs: {}, fn: async function/*update*/({ password }) {} };',
    'api/controllers/account/remove.js': 'module.exports = async function remove/*remove*/(req, res) {};',
    'api/controllers/admin/KeyController.js': 'module.exports = { make/*make*/(req, res) {} };',
  };
  const found = (/** @type {string} */ routes, /** @type {string} */ file = 'config/routes.js') =>
    routesOf({ ...FILES, [file]: routes });
  const NONE = { login: [], digest: [], any: [], unused: [], update: [], remove: [], make: [] };

  test.each([
    ["'GET /login/:user': 'AuthController.login'", { login: ['GET /login/:user'] }],
    ["'post /login': 'auth.login'", { login: ['POST /login'] }],
    ["'/any': 'auth/any'", { any: ['ALL /any'] }],
    ["'ALL /any': { action: 'auth/any' }", { any: ['ALL /any'] }],
    ["'POST /digest': { controller: 'auth', action: 'digest' }", { digest: ['POST /digest'] }],
    ["'POST /digest': { controller: 'AuthController', action: 'digest' }", { digest: ['POST /digest'] }],
    ["'PUT /password': { action: 'account/update-password' }", { update: ['PUT /password'] }],
    ["'PUT /password': 'account/UPDATE-password'", { update: ['PUT /password'] }],
    ["'DELETE /account': [{ policy: 'isOwn' }, 'account/remove']", { remove: ['DELETE /account'] }],
    ["'POST /keys': 'admin/KeyController.make', 'PUT /keys': 'admin/key/make'", { make: ['POST /keys', 'PUT /keys'] }],
    ["'GET /': { view: 'pages/home' }, 'GET /nothing': 'auth/nothing', 'GET /help': '/faq'", {}],
    ["'r|^/\\\\d+/(\\\\w+)$|id': 'auth/any'", {}],
  ])('%s', (routes, expected) => {
    expect(found(`module.exports.routes = { ${routes} };`)).toEqual({ ...NONE, ...expected });
  });

  test('in any file of the configuration, and in none elsewhere', () => {
    const routes = "module.exports.routes = { 'GET /any': 'auth/any' };";
    expect(found(routes, 'config/routes/more.js')).toEqual({ ...NONE, any: ['GET /any'] });
    expect(found(routes, 'lib/table.js')).toEqual(NONE);
  });
});

test('TanStack Start', () => {
  expect(
    routesOf({
      'login.js':
        "export const Route = createFileRoute('/api/login')({ server: { handlers: { POST: /*login*/async ({ request }) => hash(), GET: { middleware: [log], handler: /*form*/() => hash() } } } });",
      'user.js': `export const Route = (0, router_1.createFileRoute)('/_app/(shop)/users_/$id')({
  loader: /*user*/({ params }) => hash(params),
  server: { handlers: ({ createHandlers }) => createHandlers({ ANY: { handler: /*any*/() => hash() } }) },
});`,
      'old.js':
        "export const ServerRoute = createServerFileRoute('/files/$').methods({ PUT: /*files*/async ({ request }) => hash() });\nexport const APIRoute = createAPIFileRoute('/api/x')({ DELETE: /*x*/() => hash() });",
      'other.js':
        "createFileRoute(name)({ loader: /*other*/() => hash() });\ncreate('/x')({ GET: /*create*/() => hash() });",
    }),
  ).toEqual({
    login: ['POST /api/login'],
    form: ['GET /api/login'],
    user: ['GET /users/:id'],
    any: ['ALL /users/:id'],
    files: ['PUT /files/*'],
    x: ['DELETE /api/x'],
    other: [],
    create: [],
  });
});

test("Inversify's controllers", () => {
  const controller = `import { controller, httpPost, httpGet, all } from 'inversify-express-utils';
let AuthController = class AuthController { async login/*login*/(req, res) {} me/*me*/() {} any/*any*/() {} };
__decorate([httpPost('/login', limit), __metadata("design:type", Function)], AuthController.prototype, "login", null);
__decorate([httpGet('/')], AuthController.prototype, "me", null);
__decorate([all('/any')], AuthController.prototype, "any", null);
AuthController = __decorate([controller('/auth')], AuthController);`;
  expect(
    routesOf({
      'auth.js': controller,
      'app.js': "const server = new InversifyExpressServer(container, null, { rootPath: '/api' });",
    }),
  ).toEqual({ login: ['POST /api/auth/login'], me: ['GET /api/auth'], any: ['ALL /api/auth/any'] });
  expect(routesOf({ 'auth.js': controller.replace('inversify-express-utils', './own.js') })).toEqual({
    login: [],
    me: [],
    any: [],
  });
});

test('handlers that are spread, and those that Hono has made before', () => {
  expect(
    routesOf({
      'app.js': `import { Hono } from 'hono';
import { createFactory } from 'hono/factory';
import { me } from './me.js';
const factory = createFactory();
const login = factory.createHandlers(zValidator('json', schema), /*login*/async (c) => hash(c));
const app = new Hono();
app.post('/login', ...login);
app.get('/me', ...me);`,
      'me.js': 'export const me = [check, /*me*/async (c) => hash(c)];',
    }),
  ).toEqual({ login: ['POST /login'], me: ['GET /me'] });
});

test('a router compiled to CommonJS by TypeScript is not an application: its prefix is unknown', () => {
  expect(
    routesOf({
      'auth.js': `"use strict";
const express_1 = require("express");
const router = (0, express_1.Router)();
router.post('/login', /*login*/async (req, res) => hash(req));
exports.default = router;`,
    }),
  ).toEqual({ login: ['POST …/login'] });
});
