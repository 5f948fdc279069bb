/** Whether a loop would let nobody else in if a call in it no longer waited. */
import { isPolled, isSoleWait } from '../../support/awaited-call.js';

const STORE = 'const store = { async get(k) { return k; } };';

test.each([
  ['what else it awaits is in memory', `${STORE} while (!isStopped) { await store.get(1); await |f(1); }`],
  ['what else it awaits is in a branch', 'while (!isStopped) { if (k) await fetch(k); await |f(1); }'],
  [
    'a function calls itself',
    `${STORE} async function a() { await store.get(1); await |f(1); if (!isStopped) await a(); }`,
  ],
])('where %s', (_title, text) => expect(isPolled({ 'a.mjs': text })).toBe(true));

test('by a loop in another file', () =>
  expect(
    isPolled({
      'a.mjs': 'export async function digest(p) { const d = await |f(p); return d; }',
      'b.mjs': "import { digest } from './a.mjs'; while (!isStopped) { await digest(1); }",
    }),
  ).toBe(true));

test.each([
  ['it also asks another computer', 'while (!isStopped) { const text = await fetch(url); await |f(text); }'],
  [
    'it waits for a timer',
    'const a = async () => { while (!isStopped) { await |f(1); await new Promise((go) => setTimeout(go, 9)); } };',
  ],
  ['a timer calls it again', 'const a = async () => { await |f(1); setTimeout(a, 9); };'],
  ['it counts', 'for (let i = 0; i < 9; i++) await |f(1);'],
])('not where %s', (_title, text) => expect(isPolled({ 'a.mjs': text })).toBe(false));

const DIGEST = 'export async function digest(p) { const d = await |f(p); return d; }';
const importing = (/** @type {string} */ text) => ({
  'a.mjs': DIGEST,
  'b.mjs': `import { digest } from './a.mjs'; ${text}`,
});
test.each([
  ['by a loop of unknown length in another file', 'for (let i = 0; i < n; i++) await digest(i);', true],
  ['where what else it awaits is in memory', 'for (const x of p) { await digest(x); await 1; }', true],
  ['where it also asks another computer', 'for (const url of p) { await digest(url); await fetch(url); }', false],
  [
    'by one item after the other',
    'await p.reduce(async (before, x) => { await before; await digest(x); }, null);',
    true,
  ],
  ['by a sum over what is there', 'const all = await digest(p); all.reduce((sum, x) => sum + x, 0);', false],
  ['by a loop of few rounds', 'for (let i = 0; i < 9; i++) await digest(i);', false],
])('the only wait %s: %s', (_title, text, expected) => expect(isSoleWait(importing(text))).toBe(expected));
