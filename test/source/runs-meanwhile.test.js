/** What a function has arranged to be done later may be done in the middle of its work, once it waits. */
import { isUpdated } from '../support/awaited-call.js';
import { syntaxIn } from '../support/call-syntax.js';

test.each([
  [
    'a deadline that is lifted',
    "app.post('/', (req, res) => { const timer = setTimeout(() => res.status(503).end(), 300); const key = |f(req.body); clearTimeout(timer); res.json(key); });",
  ],
  [
    'a time limit of the request',
    "app.post('/', async (req, res) => { req.setTimeout(300, () => res.status(503).end()); const key = |f(req.body); res.json(key); });",
  ],
  [
    'a client that leaves',
    "app.post('/', (req, res) => { const connection = pool.take(); res.on('close', () => pool.give(connection)); const key = |f(req.body); res.json(connection.query(key)); });",
  ],
  [
    'a signal',
    "async function a(signal, p) { const job = start(); signal.addEventListener('abort', () => job.stop()); const key = |f(p); job.run(key); }",
  ],
  [
    'a deadline that is lifted when the answer is sent',
    "app.post('/', (req, res) => { const timer = setTimeout(() => res.status(503).end(), 300); res.on('finish', () => clearTimeout(timer)); const key = |f(req.body); if (!res.headersSent) res.json(key); });",
  ],
  [
    'an event of an emitter that others use',
    "const bus = new EventEmitter(); async function a(p) { const done = once(bus, 'done'); bus.emit('done', |f(p)); return done; }",
  ],
  [
    'the same by a callback',
    "const bus = new EventEmitter(); function a(p, cb) { bus.once('done', cb); const key = |f(p); bus.emit('done', key); }",
  ],
  [
    'what the next turn does',
    'function a(res, p) { setImmediate(() => res.write(".")); const key = |f(p); res.end(key); }',
  ],
  [
    'a signal that comes by itself',
    'async function a(p) { const signal = AbortSignal.timeout(300); const key = |f(p); return fetch(url, { signal, body: key }); }',
  ],
  [
    'what belongs to a request, when the client leaves',
    "app.post('/', (req, res) => { req.on('close', () => req.job.stop()); const key = |f(req.body); req.job.run(key); });",
  ],
])('%s', (_title, source) => expect(syntaxIn(source).isUpdated).toBe(true));

test.each([
  [
    'a deadline for what comes after',
    "app.post('/', async (req, res) => { const key = |f(req.body); const timer = setTimeout(stop, 300); await send(key); clearTimeout(timer); });",
  ],
  [
    'a timer of another function',
    'function b() { setTimeout(c, 1); } function a(p) { const key = |f(p); clearTimeout(old); return key; }',
  ],
  [
    'what is counted at the end',
    "app.post('/', (req, res) => { const begun = Date.now(); res.on('finish', () => log(Date.now() - begun)); res.json(|f(req.body)); });",
  ],
  [
    'a client that leaves nothing behind',
    "app.post('/', (req, res) => { const begun = now(); req.on('close', () => log(begun)); const key = |f(req.body); res.json(key); });",
  ],
  [
    'what is told about a request',
    "app.post('/', (req, res) => { req.on('close', () => log(req.id)); const key = |f(req.body); res.json([req.id, key]); });",
  ],
  [
    'a turn that does something else',
    'function a(res, p) { setImmediate(() => count()); const key = |f(p); res.end(key); }',
  ],
])('not %s', (_title, source) => expect(syntaxIn(source).isUpdated).toBe(false));

describe('middleware that answers, or ends, what takes too long', () => {
  const APP = "const app = require('express')();";
  const LOGIN = "app.post('/login', (req, res) => { res.json(|f(req.body)); });";
  test.each([
    [
      'a timer',
      `${APP} app.use((req, res, next) => { const t = setTimeout(() => res.status(503).end(), 50); res.on('finish', () => clearTimeout(t)); next(); }); ${LOGIN}`,
      true,
    ],
    [
      'a timer that passes an error on',
      `${APP} app.use((req, res, next) => { setTimeout(() => next(new Error('late')), 50); next(); }); ${LOGIN}`,
      true,
    ],
    [
      'a race',
      "const app = new (require('koa'))(); app.use(async (ctx, next) => { await Promise.race([next(), sleep(50).then(() => ctx.throw(504))]); }); app.use(async (ctx) => { ctx.body = |f(ctx.path); });",
      true,
    ],
    [
      'a timer that only tells',
      `${APP} app.use((req, res, next) => { setTimeout(() => req.log.warn('slow'), 50); next(); }); ${LOGIN}`,
      false,
    ],
    ['none', `${APP} app.use((req, res, next) => { res.set('x', '1'); next(); }); ${LOGIN}`, false],
  ])('%s', (_title, text, expected) => expect(isUpdated({ 'a.js': text })).toBe(expected));
});
