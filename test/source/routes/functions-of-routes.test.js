/** Which routes functions belong to that answer none themselves: what packages and factories get, and what handlers call. */
import { EXPRESS, routesOf } from '../../support/marked-routes.js';

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
