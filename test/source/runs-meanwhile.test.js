/** What a function has arranged to be done later may be done in the middle of its work, once it waits. */
import { syntaxIn } from '../support/call-syntax.js';

test.each([
  [
    'a deadline that is lifted',
    "app.post('/', (req, res) => { const timer = setTimeout(() => res.status(503).end(), 300); const key = |f(req.body); clearTimeout(timer); res.json(key); });",
  ],
  [
    'a client that leaves',
    "app.post('/', (req, res) => { const connection = pool.take(); res.on('close', () => pool.give(connection)); const key = |f(req.body); res.json(connection.query(key)); });",
  ],
  [
    'a signal',
    "async function a(signal, p) { const job = start(); signal.addEventListener('abort', () => job.stop()); const key = |f(p); job.run(key); }",
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
])('not %s', (_title, source) => expect(syntaxIn(source).isUpdated).toBe(false));
