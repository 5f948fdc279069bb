/** Who gets the numbers of several calls refuses them out of order. */
import { syntaxIn } from '../support/call-syntax.js';

test.each([
  'let nonce = 0; async function a(path) { const n = ++nonce; const s = |f(path + n); return fetch(path, { n, s }); }',
  'class A { async a(path) { const n = this.nonce++; return fetch(path, { n, s: |f(path + n) }); } }',
  'class A { async a(m) { return this.call(|f(m, this.seqNo++)); } }',
  'async function a(path) { const nonce = String(Date.now() * 1000); return fetch(path, { nonce, s: |f(path + nonce) }); }',
])('taken: %s', (source) => expect(syntaxIn(source).isUpdated).toBe(true));

test.each([
  'async function a(m) { const nonce = randomBytes(12); return { nonce, k: |f(m, nonce) }; }',
  'async function a(list) { let seq = 0; for (const m of list) { seq++; await g(seq, |f(m)); } }',
  'let nextId = 0; async function a(m) { const id = ++nextId; return { id, k: |f(m) }; }',
  'let nonce = 0; async function a(m) { const k = |f(m); return { n: ++nonce, k }; }',
])('not taken: %s', (source) => expect(syntaxIn(source).isUpdated).toBe(false));

test('what a function counts thousands of times is no such number, and its names are found once', () => {
  const counts = Array.from({ length: 8_000 }, (_, at) => `let n${at} = ${at}; n${at}++;`);
  expect(syntaxIn(`async function a(m) { ${counts.join(' ')} return |f(m); }`).isUpdated).toBe(false);
});
