/** A loop without a counter may end by what else runs, if it lets that run. */
import { syntaxIn } from '../support/call-syntax.js';

test.each([
  ['in such a loop', 'async function a(p) { while (!isStopped) await |f(p); }'],
  ['in one without an end', 'async function a(p) { for (;;) { out(await |f(p)); } }'],
  ['among others', 'async function a(p) { do { await Promise.all([|f(p), 1]); } while (!isStopped); }'],
  ['in a callback', 'async function a(p) { while (!isStopped) await Promise.all(p.map(async (x) => await |f(x))); }'],
  [
    'through a function',
    'async function g(p) { return await |f(p); } async function a(p) { while (!isStopped) await g(p); }',
  ],
  [
    'through a method',
    'class A { async g(p) { return await |f(p); } async a(p) { while (this.on) await this.g(p); } }',
  ],
])('%s', (_title, source) => expect(syntaxIn(source).isPolled).toBe(true));

test.each([
  ['in a loop that counts', 'async function a(p) { for (let i = 0; i < 9; i++) await |f(p); }'],
  ['in one over a list', 'async function a(p) { for (const x of p) await |f(x); }'],
  ['where it waits otherwise', 'async function a(p) { while (!isStopped) { await |f(p); await sleep(1); } }'],
  ['in no loop', 'async function a(p) { return await |f(p); }'],
])('not %s', (_title, source) => expect(syntaxIn(source).isPolled).toBe(false));

test.each([
  ['in a function that calls itself', 'async function a() { await |f(1); if (!isStopped) return a(); }'],
  ['in one that a microtask calls again', 'const a = async () => { await |f(1); queueMicrotask(a); };'],
])('%s', (_title, source) => expect(syntaxIn(source).isPolled).toBe(true));

test('not in a function that a timer calls again', () =>
  expect(syntaxIn('const a = async () => { await |f(1); setTimeout(() => a(), 9); };').isPolled).toBe(false));

test('not in a function that has the name of the method', () =>
  expect(syntaxIn('async function f(p) { return await |crypto.subtle.f(p); }').isPolled).toBe(false));

test.each([
  ['in a loop whose bound is a variable', 'async function a(n) { for (let i = 0; i < n; i++) await |f(i); }', true],
  ['in one that counts down from it', 'async function a(n) { for (let i = n; i > 0; i--) await |f(i); }', true],
  ['in one that counts by it', 'async function a(n) { for (let i = 0; i < 9; i += n) await |f(i); }', true],
  ['in one that counts another variable', 'async function a(n) { for (let i = 0; n < 9; i++) await |f(i); }', true],
  ...[
    'let i = 0; i < 9; i++) { if (!p.done) i--; await |f(i); }',
    'let i = 0; i < 9; i++) { if (!p.done) ({ at: i } = p); await |f(i); }',
    'let i = 0; i < 9; i++) { for (i of p) g(i); await |f(i); }',
    'let i = 0; i >= 0; i++) { await |f(i); if (p.done) break; }',
    'let i = 9; i < 10; i--) { await |f(i); if (p.done) break; }',
    'let i = 0; i !== 9; i += 2) { await |f(i); if (p.done) break; }',
    'let i = 0; p.i < 9; i++) await |f(i);',
    'let i = 1; i & 1; i++) await |f(p);',
  ].map(
    (loop) => /** @type {const} */ ([`in one that may not end: ${loop}`, `async function a(p) { for (${loop} }`, true]),
  ),
  ...['let i = 0; 9 > i; ++i', 'let i = 9; i >= 0; i -= 2', 'let i = 0; i !== 9; i++', 'var i = 9; i > 0; i--'].map(
    (head) =>
      /** @type {const} */ ([
        `in one that ends: ${head}`,
        `async function a(p) { for (${head}) { const [x = i] = p; await |f(x); } } async function b(p) { let i = 2; i = p; }`,
        false,
      ]),
  ),
  ['in one with a high bound', 'async function a() { for (let i = 0; i < 100_000; i++) await |f(i); }', true],
  ['in one over a list of unknown length', 'async function a(p) { for (const x of p) await |f(x); }', true],
  ['in one over a spread list', 'async function a(p) { for (const x of [1, ...p]) await |f(x); }', true],
  ...[
    [
      'in short loops around each other',
      'async function a() { for (let i = 0; i < 500; i++) for (let j = 0; j < 500; j++) await |f(j); }',
      true,
    ],
    [
      'in few rounds of few',
      'async function a() { for (const x of ["a", "b"]) for (let j = 0; j < 99; j++) await |f(j); }',
      false,
    ],
    [
      'in short loops that call each other',
      'async function g() { for (let j = 0; j < 500; j++) await |f(j); } async function a() { for (let i = 0; i < 500; i++) await g(); }',
      true,
    ],
    [
      'in short loops of which one waits otherwise',
      'async function a() { for (let i = 0; i < 500; i++) { await g(); for (let j = 0; j < 500; j++) await |f(j); } }',
      false,
    ],
  ].map((row) => /** @type {[string, string, boolean]} */ (row)),
  ...[
    [
      'filled before',
      'async function a(all) { const p = []; for (const x of all()) p.push(x); for (const x of p) await |f(x); }',
    ],
    [
      'set by index',
      'async function a(n) { const p = []; for (let i = 0; i < n; i++) p[i] = i; for (const x of p) await |f(x); }',
    ],
    ['filled by a function', 'async function a(s) { const p = []; fill(p, s); for (const x of p) await |f(x); }'],
    ['filled meanwhile', 'async function a(x) { const p = [x]; for (const y of p) p.push(...(await |f(y)).all); }'],
    ['that others fill', 'export const p = []; export async function a() { for (const x of p) await |f(x); }'],
    ['exported by name', 'const p = []; export { p }; export async function a() { for (const x of p) await |f(x); }'],
  ].map(([title, source]) => /** @type {const} */ ([`in one over a list ${title}`, source, true])),
  [
    'in one over a list that is only read',
    'async function a() { const p = ["a", "b"]; log(p.length, p[0], p.map(g), [...p]); for (const x of p) await |f(x); }',
    false,
  ],
  [
    'in a chain of promises',
    'const a = (p) => p.reduce((before, x) => before.then(() => |f(x)), Promise.resolve());',
    true,
  ],
  ['in one over keys', 'async function a(p) { for (const x in p) await |f(x); }', true],
  [
    'through a function',
    'const g = async (p) => hex(await |f(p)); async function a(n) { let t; for (let i = 0; i < n; i++) t = await g(t); }',
    true,
  ],
  ['in one without a counter', 'async function a(p) { while (!isStopped) await |f(p); }', true],
  [
    'in one with a low bound',
    'const N = 9; async function a() { for (let i = 0; i <= N; i += 1) await |f(i); }',
    false,
  ],
  ['in one over a short list', "const L = ['a', 'b']; async function a() { for (const x of L) await |f(x); }", false],
  [
    'where it waits otherwise',
    'async function a(n) { for (let i = 0; i < n; i++) { await |f(i); await g(); } }',
    false,
  ],
  ['before the first round', 'async function a() { for (const x of await |f(1)) g(x); }', false],
  ['in one over what comes later', 'async function a(p) { for await (const x of p) await |f(x); }', false],
  ['where all begin together', 'async function a(p) { await Promise.all(p.map(async (x) => await |f(x))); }', false],
  ['where a loop begins all', 'async function a(p) { for (const x of p) q.push((async () => await |f(x))()); }', false],
  ['in handlers that a loop adds', 'for (const x of p) app.get(x, async (c) => c.json(await |f(x)));', false],
])('the only wait %s: %s', (_title, source, expected) => expect(syntaxIn(source).isSoleWait).toBe(expected));
