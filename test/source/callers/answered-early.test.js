/**
 * Fastify takes what a handler's promise resolves to for the answer, and Koa answers when the outermost middleware has
 * ended: a handler that becomes async, or that waits, may be answered for with nothing.
 */
import { ProgramCallers } from '../../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../../src/source/script.js';

/**
 * @param {Record<string, string>} files by name; `|` stands at the position of the call that may be awaited
 * @param {string[]} packages that the program has loaded
 * @returns {string} who would answer too early, and why, as `fastify a.js:3`; '' if nobody would
 */
function early(files, packages) {
  const [own, marked] = Object.entries(files).find(([, text]) => text.includes('|f('));
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text.replace('|f(', 'f(')]));
  const scriptOf = scriptOpener(sources);
  const { range } = scriptOf(`/app/${own}`).callAt(marked.indexOf('|f(')).syntax;
  const found = new ProgramCallers(sources, scriptOf, (module) => packages.includes(module)).answeredEarly(
    `/app/${own}`,
    range,
  );
  return found === null ? '' : `${found.by} ${found.file.slice('/app/'.length)}:${found.line}`;
}

const fastify = (/** @type {string} */ handler, rest = '') =>
  early({ 'a.js': `const app = require('fastify')(); ${rest}\napp.post('/x', ${handler});` }, ['fastify']);

describe('a handler of Fastify that answers later, or not itself', () => {
  test.each([
    ['from a timer', '(req, reply) => { const key = |f();\nsetTimeout(() => reply.send(key), 10); }', 3],
    ['with a status', '(req, reply) => { const key = |f();\nfind(key, (e, row) => reply.code(200).send(row)); }', 3],
    [
      'from a listener',
      "(req, reply) => { const key = |f();\nstream.on('end', function () { reply.send(key); }); }",
      3,
    ],
    ['by name', '(req, reply) => { const key = |f(); const done = () =>\nreply.send(key); find(done); }', 3],
    ['though it refuses itself', '(req, reply) => { if (!|f()) return reply.send(1);\nfind(() => reply.send(2)); }', 3],
    ['in what it returns', '(req, reply) => { const key = |f();\nreturn find(key, (e, row) => reply.send(row)); }', 3],
    ['through what takes the reply there', '(req, reply) => { |f();\nfind(() => answer(reply)); }', 3],
    ['through what it is handed to', '(req, reply) => { |f();\nqueue.push({ reply }); }', 3],
    ['by a method that may wait', "(req, reply) => { |f();\nreply.view('x'); }", 3],
    ['by a stream', '(req, reply) => { |f();\nstream.pipe(reply.raw); }', 3],
    ['a stream, which has not begun yet', '(req, reply) => { |f();\nreply.send(fs.createReadStream(file)); }', 3],
    ['a compressed one', '(req, reply) => { |f();\nreply.send(file.pipe(createGzip())); }', 3],
    ['one with a name', '(req, reply) => { |f(); const file = fs.createReadStream(name);\nreply.send(file); }', 3],
    ['not at all itself', '(req, reply) => { |f(); emit(req); }', null],
    ['in a promise that nobody waits for', '(req, reply) => { |f();\nfind().then((row) => reply.send(row)); }', 3],
    [
      'as minifiers write it',
      '(req, reply) => { return |f(),\nfind().then((row) => reply.send(row)), audit(req); }',
      3,
    ],
  ])('%s', (_title, handler, line) => expect(fastify(handler)).toBe(`fastify a.js:${line}`));

  test.each([
    ['itself', '(req, reply) => { reply.send(|f()); }'],
    ['with headers', "(req, reply) => { const key = |f(); reply.header('x', key).send({ key }); }"],
    ['in what it returns', '(req, reply) => { const key = |f(); return { key }; }'],
    ['in an expression', '(req) => ({ key: |f() })'],
    ['elsewhere', "(req, reply) => { |f(); reply.redirect('/'); }"],
    ['by hand', '(req, reply) => { const key = |f(); reply.hijack(); stream.on("end", () => reply.raw.end(key)); }'],
    ['by hand, at once', '(req, reply) => { reply.raw.end(|f()); }'],
    [
      'with a promise, as before',
      '(req, reply) => { const key = |f(); return find(key).then((row) => reply.send(row)); }',
    ],
    [
      'with one of its own',
      '(req, reply) => { |f(); return new Promise((done) => find((row) => { reply.send(row); done(); })); }',
    ],
    ['and returns the reply', '(req, reply) => { |f(); reply.send(fs.createReadStream(a)); return reply; }'],
    ['with a stream that it returns', '(req, reply) => { |f(); return reply.send(fs.createReadStream(a)); }'],
    ['only sets headers later', '(req, reply) => { names.forEach((name) => reply.header(name, 1)); return |f(); }'],
    ['is async already', 'async (req, reply) => { |f(); find(() => reply.send(1)); }'],
  ])('no: it answers %s', (_title, handler) => expect(fastify(handler)).toBe(''));

  test.each([
    ['answers', 'function answer(reply, key) { reply.send(key); }', ''],
    ['answers later', 'function answer(reply, key) { find(() => reply.send(key)); }', 'fastify a.js:1'],
    ['is not known', "const { answer } = require('some-package');", 'fastify a.js:2'],
  ])('what it hands the reply to %s', (_title, rest, expected) => {
    expect(fastify('(req, reply) => { answer(reply, |f()); }', rest)).toBe(expected);
    expect(fastify('(req, reply) => answer(reply, |f())', rest)).toBe(expected);
  });

  test('what it hands the reply to is async', () => {
    const answer = 'async function answer(reply, key) { await find(key); reply.send(key); }';
    expect(fastify('(req, reply) => { answer(reply, |f()); }', answer)).toBe('fastify a.js:2');
    expect(fastify('(req, reply) => answer(reply, |f())', answer)).toBe('');
  });

  test('what it hands the reply to is in another file', () => {
    const files = (/** @type {string} */ body) => ({
      'a.js':
        "const app = require('fastify')(); const { answer } = require('./b'); app.get('/', (q, r) => answer(q, r));",
      'b.js': `exports.answer = (request, r) => { ${body} };`,
    });
    expect(early(files('r.send(|f())'), ['fastify'])).toBe('');
    expect(early(files('|f();\nfind(() => r.send(1))'), ['fastify'])).toBe('fastify b.js:2');
  });

  test.each([
    ['a handler that returns the result', '(req, reply) => store(req, (e, row) => reply.send(row))', 'fastify a.js:2'],
    ['one that answers itself', '(req, reply) => { store(req); reply.send(1); }', ''],
  ])('a function without the reply, in %s', (_title, handler, expected) =>
    expect(fastify(handler, 'function store(req, done) { const key = |f(); setImmediate(done, null, key); }')).toBe(
      expected,
    ),
  );

  test('hooks that wait with an answer', () => {
    const handler = '(req, reply) => { reply.send(|f()); }';
    expect(fastify(handler, "app.addHook('onSend', async () => {});")).toBe('fastify a.js:2');
    expect(fastify(handler, "app.addHook('onRequest', async () => {});")).toBe('');
    expect(
      early({ 'a.js': `const app = require('fastify')(); app.post('/x', ${handler});` }, [
        'fastify',
        '@fastify/session',
      ]),
    ).toBe('fastify a.js:1');
  });

  test('applications that a plugin calls otherwise', () => {
    const files = {
      'a.js': "module.exports = (app) => { app.get('/', (q, r) => { |f(); find(() => r.send(1)); }); };",
    };
    expect(early(files, ['fastify'])).toBe('fastify a.js:1');
    expect(early(files, ['express'])).toBe('');
    expect(early({ ...files, 'b.js': "require('fastify')" }, [])).toBe('fastify a.js:1');
    expect(early({ ...files, 'b.js': "require('express')" }, ['express', 'fastify'])).toBe('');
  });

  test('controllers whose routes are in another file', () => {
    const files = {
      'a.js': "const app = require('fastify')(); const { login } = require('./b'); app.post('/login', login);",
      'b.js': 'exports.login = (request, out) => { |f();\nfind(() => out.send(1)); };',
    };
    expect(early(files, ['fastify'])).toBe('fastify b.js:2');
  });
});

const koa = (/** @type {string} */ before, handler = '(ctx) => { ctx.body = |f(); }') =>
  early({ 'a.js': `const Koa = require('koa'); const app = new Koa();\n${before}\napp.use(${handler});` }, ['koa']);

describe('middleware of Koa that does not wait for what follows', () => {
  test.each([
    ['calls it', 'app.use((ctx, next) => { next(); });'],
    ['in a branch', "app.use((ctx, next) => { if (ctx.path !== '/') return next(); next(); });"],
    ['and is async', 'app.use(async (ctx, next) => { await log(ctx); next(); });'],
    ['in a callback', 'app.use((ctx, next) => { als.run({}, () => next()); });'],
    ['hands it to others', 'app.use((ctx, next) => { als.run({}, next); });'],
    ['has a name', 'function log(ctx, next) { next(); } app.use(log);'],
    ['keeps the promise', 'app.use((ctx, next) => { const done = next(); log(ctx); });'],
    ['catches only', 'app.use((ctx, next) => { next().catch(log); });'],
  ])('%s', (_title, before) => {
    expect(koa(before)).toBe('koa a.js:2');
    expect(koa(before, 'async (ctx) => { ctx.body = |f(); }')).toBe('koa a.js:2');
  });

  test.each([
    ['returns it', 'app.use((ctx, next) => next());'],
    ['returns it when done', 'app.use((ctx, next) => { return next().then(() => log(ctx)).catch(log); });'],
    ['awaits it', 'app.use(async (ctx, next) => { try { await next(); } finally { log(ctx); } });'],
    ['awaits it later', 'app.use(async (ctx, next) => { const done = next(); log(ctx); await done; });'],
    ['in a callback', 'app.use((ctx, next) => als.run({}, () => next()));'],
    ['with others', 'app.use(async (ctx, next) => { await Promise.all([next(), log(ctx)]); });'],
    ['in one of two ways', 'app.use((ctx, next) => (ctx.ok ? next() : ctx.throw(401)));'],
    ['is no middleware', "schema.post('save', (doc, next) => { next(); }); io.use((socket, next) => { next(); });"],
    ['is of Express', 'const express = require("express"); express().use((req, res, next) => { next(); });'],
    ['is none', ''],
  ])('no: it %s', (_title, before) => expect(koa(before)).toBe(''));

  test('what comes after the handler does not count', () =>
    expect(
      early(
        {
          'a.js':
            "const app = new (require('koa'))(); app.use((ctx) => { |f(); }); app.use((ctx, next) => { next(); });",
        },
        ['koa'],
      ),
    ).toBe(''));

  test('nor does the handler itself', () => expect(koa('', '(ctx, next) => { ctx.key = |f(); next(); }')).toBe(''));

  test.each([
    ['passes on without waiting', 'async (c, next) => { next(); c.header("a", "b"); }', 'hono a.js:2'],
    ['waits', 'async (c, next) => { await next(); c.header("a", "b"); }', ''],
  ])('of Hono: it %s', (_title, before, expected) => {
    const text = `const { Hono } = require('hono'); const app = new Hono();\napp.use(${before});\napp.get('/k', (c) => c.text(|f()));`;
    expect(early({ 'a.js': text }, ['hono'])).toBe(expected);
    expect(early({ 'a.js': text.replace("'/k', (c)", "'/k', async (c)") }, ['hono'])).toBe(expected);
  });

  test('other files', () => {
    const files = {
      'a.js': "const app = new (require('koa'))(); app.use(require('./log')); app.use(require('./b'));",
      'log.js': 'module.exports = (ctx, next) => {\nnext(); };',
      'b.js': "const { hash } = require('./c'); module.exports = async (ctx) => { ctx.body = await hash(ctx); };",
      'c.js': 'exports.hash = (ctx) => |f(ctx);',
    };
    expect(early(files, ['koa'])).toBe('koa log.js:2');
    expect(early({ ...files, 'log.js': 'module.exports = (ctx, next) => next();' }, ['koa'])).toBe('');
  });

  test('a timer is no part of a request', () =>
    expect(
      koa('app.use((ctx, next) => { next(); }); setTimeout(() => { |f(); }, 10);', '(ctx) => { ctx.body = 1; }'),
    ).toBe(''));
});

const express = (/** @type {string} */ before, handler = '(req, res) => { const key = |f(); res.send(key); }') =>
  early({ 'a.js': `const app = require('express')();\n${before}\napp.get('/k', ${handler});` }, ['express']);

describe('middleware of Express that goes on with a request which it has passed on', () => {
  test.each([
    ['answers', 'app.use((req, res, next) => { next(); if (!res.headersSent) res.sendStatus(404); });'],
    ['looks at the answer', 'app.use((req, res, next) => { next(); count(res.statusCode); });'],
    ['waits in vain', "app.use(async (req, res, next) => { await next(); res.set('x-time', time()); });"],
    ['by name', 'function after(req, response, next) { next(); response.end(); } app.use(after);'],
    ['behind others', 'app.use((req, res, next) => { if (!req.user) return next(); next(); res.end(); });'],
    ['in the end', 'app.use((req, res, next) => { try { next(); } finally { res.end(); } });'],
    ['in a callback', 'app.use((req, res, next) => { load(req, () => { next(); res.end(); }); });'],
    ['wipes', 'app.use((req, res, next) => { req.key = key(); next(); req.key.fill(0); });'],
    ['takes away', 'app.use((req, res, next) => { next(); req.tenant = null; });'],
    ['gives back', 'app.use((req, res, next) => { const c = take(); req.db = c; next(); c.release(); });'],
    ['gives back a local', 'app.use((req, res, next) => { const c = take(); res.locals.db = c; next(); give(c); });'],
    ['behind a context', 'app.use((req, res, next) => { als.run({}, () => { next(); }); res.end(); });'],
    ['behind a context by name', 'app.use((req, res, next) => { als.run({}, next); res.end(); });'],
    [
      'in the next case',
      'app.use((req, res, next) => { switch (req.method) { case 1: next(); default: res.end(); } });',
    ],
    ['behind a switch', 'app.use((req, res, next) => { switch (req.method) { case 1: next(); break; } res.end(); });'],
    [
      'behind a switch with blocks',
      'app.use((req, res, next) => { switch (req.method) { case 1: { next(); break; } } res.end(); });',
    ],
    ['after it has left', 'app.use((req, res, next) => { try { next(); return; } finally { res.end(); } });'],
    ['of errors', 'app.use((error, req, res, next) => { next(); res.end(); });'],
  ])('%s', (_title, before) => {
    expect(express(before)).toBe('express a.js:2');
    expect(express(before, 'async (req, res) => { res.send(|f()); }')).toBe('express a.js:2');
  });

  test.each([
    ['ends', 'app.use((req, res, next) => { res.locals.a = 1; next(); });'],
    ['has left', 'app.use((req, res, next) => { if (req.ok) return next(); res.sendStatus(401); });'],
    ['has left a block', 'app.use((req, res, next) => { if (req.ok) { next(); return; } res.sendStatus(401); });'],
    ['is in another branch', 'app.use((req, res, next) => { if (req.ok) next(); else res.sendStatus(401); });'],
    ['is in another one', 'app.use((req, res, next) => (req.ok ? next() : res.sendStatus(401)));'],
    [
      'is in another case',
      'app.use((req, res, next) => { switch (req.method) { case 1: next(); break; default: res.end(); } });',
    ],
    ...['next(); break;', '{ next(); break; }', '{ { next(); } break; }', 'if (req.ok) { next(); } break;'].map(
      (one) => [
        `is in another case with blocks: ${one}`,
        `app.use((req, res, next) => { switch (req.method) { case 1: ${one} default: { res.end(); } } });`,
      ],
    ),
    ['refuses', 'app.use((req, res, next) => { try { check(req); next(); } catch { res.sendStatus(401); } });'],
    ['listens', "app.use((req, res, next) => { next(); res.on('finish', () => count(res.statusCode)); });"],
    ['tells how long it took', 'app.use((req, res, next) => { next(); log(req.method, req.originalUrl, time()); });'],
    ['has something else', 'app.use((req, res, next) => { const c = take(); next(); c.release(); });'],
    [
      'comes later',
      "app.get('/k', (q, r) => { r.send(1); }); app.use('/x', (req, res, next) => { next(); res.end(); });",
    ],
    ['is none', 'function step(one, two, next) { next(); two.end(); }'],
    ['is of Koa', "const router = new (require('@koa/router'))(); router.use((ctx, next) => next());"],
  ])('no: it %s', (_title, before) => expect(express(before)).toBe(''));

  test('a timer is no part of a request', () =>
    expect(
      express(
        'app.use((req, res, next) => { next(); res.end(); }); setTimeout(() => { |f(); }, 10);',
        '(req, res) => { res.send(1); }',
      ),
    ).toBe(''));

  test('generated middleware with thousands of branches is taken for one that does, and takes no minutes', () =>
    expect(express(`app.use((req, res, next) => {${' if (req.a) { next(); return; } res.b();'.repeat(4000)} });`)).toBe(
      'express a.js:2',
    ));

  test('in other files, around what a handler waits for', () => {
    const files = {
      'a.js': "const app = require('express')(); app.use(require('./log')); app.get('/k', require('./b'));",
      'log.js': 'module.exports = (req, res, next) => {\nnext(); res.end(); };',
      'b.js': "const { hash } = require('./c'); module.exports = async (req, res) => { res.send(await hash(req)); };",
      'c.js': 'exports.hash = (req) => |f(req);',
    };
    expect(early(files, ['express'])).toBe('express log.js:2');
  });
});
