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

test('a route that Express keeps is no router', () => {
  expect(
    routesOf({
      'app.js':
        "const app = require('express')();\nconst login = app.route('/login');\nlogin.post(check, /*login*/(req, res) => hash(req));",
    }),
  ).toEqual({ login: [] });
});
