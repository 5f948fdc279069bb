/** What a caller has looked up, as whether a name is free, is what the function that it calls goes by when it stores. */
import { pausedAt } from '../../support/awaited-call.js';

const USERS = `export const users = new Map();
  export const find = async (name) => users.get(name) ?? null;
  export async function create(name, password) { const user = { name, hash: |f(password) }; users.set(name, user); return user; }`;

/** @param {string} body of a handler */
const route = (body) => `import { create, find, users } from './users.js';
export async function POST(request) {
const { name, password } = await request.json(); ${body} }`;

describe('the function may store what its caller has looked up', () => {
  test.each([
    ['in a map of the other file', 'if (users.has(name)) return 409;\nreturn (await create(name, password)).name;', 4],
    ['by an async function that never waits', 'if (await find(name)) return 409;\nawait create(name, password);', 4],
    ['and ends with it', 'if (users.has(name)) return 409;\nreturn create(name, password);', 4],
  ])('%s', (_title, body, line) =>
    expect(pausedAt({ 'route.js': route(body), 'users.js': USERS })).toBe(`/app/route.js:${line} updated`),
  );

  test('where the function will have to become async', () => {
    const users = `const users = new Map(); exports.has = (name) => users.has(name);
      exports.create = (name, password) => { users.set(name, |f(password)); };`;
    const app = `const users = require('./users');
      app.post('/users', (req, res) => { if (users.has(req.body.name)) return res.sendStatus(409);
      users.create(req.body.name, req.body.password); res.sendStatus(201); });`;
    expect(pausedAt({ 'app.js': app, 'users.js': users })).toBe('/app/app.js:3 updated');
  });

  test('where a function between passes it on', () => {
    const service = `import { create } from './users.js';
      export async function register(name, password) { const user = await create(name, password); return user.name; }`;
    const handler = `import { users } from './users.js'; import { register } from './service.js';
      export async function POST(name, password) { if (users.has(name)) return 409;
      return await register(name, password); }`;
    expect(pausedAt({ 'route.js': handler, 'service.js': service, 'users.js': USERS })).toBe('/app/route.js:3 updated');
  });

  test('where middleware has looked it up', () => {
    const app = `const fails = new Map(); const app = express();
      const check = (name, password) => { const ok = |f(password); if (!ok) fails.set(name, 1); return ok; };
      app.use((req, res, next) => { if (fails.get(req.body.name) > 3) return res.sendStatus(429); next(); });
      app.post('/login', async (req, res) => { res.json(await check(req.body.name, req.body.password)); });`;
    expect(pausedAt({ 'app.js': app })).toBe('/app/app.js:4 updated');
  });
});

const CONTEXT = 'class Context { begin(user) { this.user = user; } } const context = new Context();';
const RUN = 'run(p) { const k = |f(p); return { k, by: this.context.user }; }';
const HANDLER = `const service = new Service(context);
  app.get('/', (req, res) => { context.begin(req.user); res.json(service.run(req.query.p)); });`;

describe('the function goes by what its caller has set in an object that it has by another name', () => {
  test.each([
    ['a field that its constructor is given', `class Service { constructor(c) { this.context = c; } ${RUN} }`],
    ['taken out of what it is given', `class Service { constructor({ context }) { this.context = context; } ${RUN} }`],
    ['what a variable holds', `class Service { context = context; ${RUN} }`],
    ['what a function returns', `class Service { ${RUN.replace('this.context', 'contextOf(this)')} }`],
    ['a field that a method sets', `class Service { use(c) { this.context = c; } ${RUN} }`],
    ['set by others', `class Service { ${RUN} } Service.prototype.context = context;`],
    [
      'a parameter of the function around it',
      `function Service(holder) { return { ${RUN.replace('this.context', 'holder')} }; }`,
    ],
    [
      'its own parameter',
      `const Service = () => ({ run: (p) => work(context, p) }); function work(holder, p) { const k = |f(p); return { k, by: holder.user }; }`,
    ],
  ])('%s', (_title, service) => expect(pausedAt({ 'app.js': `${CONTEXT} ${service} ${HANDLER}` })).toMatch(/updated$/));

  test('or the other way round', () => {
    const service = `class Service { constructor(c) { this.context = c; } run(p) { this.context.user = p.user; return |f(p); } }`;
    const handler = HANDLER.replace('context.begin(req.user); ', '').replace('.p))', '.p), context.user)');
    expect(pausedAt({ 'app.js': `${CONTEXT} ${service} ${handler}` })).toBe('/app/app.js:2 updated');
  });

  test.each([
    [
      'it is another property',
      `class Service { constructor(c) { this.context = c; } ${RUN.replace('.user', '.name')} }`,
    ],
    ['it is in what the class makes', `class Service { constructor() { this.context = { user: null }; } ${RUN} }`],
    ['it is a request', `class Service { ${RUN.replace('(p)', '(req, p)').replace('this.context.user', 'req.user')} }`],
    ['it calls a method', `class Service { constructor(c) { this.context = c; } ${RUN.replace('.user', '.user()')} }`],
  ])('not if %s', (_title, service) => expect(pausedAt({ 'app.js': `${CONTEXT} ${service} ${HANDLER}` })).toBe(''));
});

describe('nothing changes', () => {
  test.each([
    [
      'others are let in after the look-up',
      'if (users.has(name)) return 409; await fetch(name); await create(name, password);',
    ],
    ['the caller looks at nothing', 'const user = await create(name, password); return user.name;'],
    ['it looks at something else', 'if (blocked.has(name)) return 403; await create(name, password);'],
    ['it looks afterwards', 'await create(name, password); return users.size;'],
  ])('if %s', (_title, body) =>
    expect(pausedAt({ 'route.js': `${route(body)} const blocked = new Set();`, 'users.js': USERS })).toBe(''),
  );

  test.each([
    ['stores before the call', 'users.set(name, 0); return |f(password);'],
    ['lets others in before it', 'await fetch(name); users.set(name, |f(password));'],
    ['lets others in before it stores', 'const hash = |f(password); await fetch(name); users.set(name, hash);'],
    ['stores nothing', 'return same(users.get(name).hash, |f(password));'],
  ])('if the function %s', (_title, body) => {
    const users = `export const users = new Map(); export async function create(name, password) { ${body} }`;
    const handler = route('if (users.has(name)) return 409; return await create(name, password);');
    expect(pausedAt({ 'route.js': handler, 'users.js': users })).toBe('');
  });
});
