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
