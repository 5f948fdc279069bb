/** Memory that functions fill again and return as it is belongs to the last who asked for it. */
import { ProgramCallers } from '../../../src/source/callers/program-callers.js';
import { scriptOpener } from '../../../src/source/script.js';

/**
 * @param {Record<string, string>} files by name; `|` stands at the position of the call that may be awaited
 * @returns {boolean} whether it is known to use memory that others may fill meanwhile
 */
function isUpdated(files) {
  const [own, marked] = Object.entries(files).find(([, text]) => text.includes('|'));
  const sources = new Map(Object.entries(files).map(([name, text]) => [`/app/${name}`, text.replace('|', '')]));
  const scriptOf = scriptOpener(sources);
  const { syntax } = scriptOf(`/app/${own}`).callAt(marked.indexOf('|'));
  const program = new ProgramCallers(sources, scriptOf, () => false);
  return syntax.isUpdated || program.isReadThenWritten(`/app/${own}`, syntax.range);
}

const SEAL = 'return seal(key, iv);';
const HASH = "createHash('sha512')";

describe('a nonce of another request', () => {
  test.each([
    [
      'filled before the call',
      { 'a.js': `const iv = Buffer.alloc(12); function h(p) { randomFillSync(iv); const key = |f(p); ${SEAL} }` },
    ],
    [
      'copied into',
      { 'a.js': `const iv = Buffer.alloc(12); function h(p) { Buffer.from(p).copy(iv); const key = |f(p); ${SEAL} }` },
    ],
    [
      'counted up by a function',
      {
        'a.js': `const iv = Buffer.alloc(12); function bump(b) { for (let i = 11; i >= 0; i--) if (++b[i] & 255) break; } function h(p) { bump(iv); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'counted up by a function of another file',
      {
        'a.js': `const { iv, bump } = require('./state'); function h(p) { bump(iv); const key = |f(p); ${SEAL} }`,
        'state.js': 'exports.iv = Buffer.alloc(12); exports.bump = (b) => { b[11] = b[11] + 1; };',
      },
    ],
    [
      'handed on to one that counts up',
      {
        'a.js': `const iv = Buffer.alloc(12); const up = (b) => { b[0]++; }; const next = (b) => up(b); function h(p) { next(iv); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'returned by a method that fills it',
      {
        'a.js': `class T { constructor() { this.iv = Buffer.alloc(12); } next() { randomFillSync(this.iv); return this.iv; } } const t = new T(); function h(p) { const iv = t.next(); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'of a private field, written by a method of buffers',
      {
        'a.mjs': `class T { #iv = Buffer.alloc(12); #n = 0; take() { this.#iv.writeUInt32BE(++this.#n, 8); return this.#iv; } } const t = new T(); export function h(p) { const iv = t.take(); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'in an object',
      {
        'a.js': `const room = Buffer.alloc(12); const next = () => { randomFillSync(room); return { iv: room.subarray(0, 12), n: 1 }; }; function h(p) { const { iv } = next(); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'of a function that hands on what another returns',
      {
        'a.js': `const room = Buffer.alloc(12); const fill = () => { randomFillSync(room); return room; }; const next = () => fill(); async function h(p) { const iv = await next(); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'a key pair that is made again',
      {
        'a.js':
          'const ecdh = createECDH("prime256v1"); function h(p, theirs) { ecdh.generateKeys(); const salt = |f(p); return [salt, ecdh.computeSecret(theirs)]; }',
      },
    ],
    [
      'two numbers of one sequence',
      {
        'a.js':
          'function* numbers() { let n = 0; for (;;) yield ++n; } const ids = numbers(); function h(p) { const a = ids.next().value; const key = |f(p); return [key, a, ids.next().value]; }',
      },
    ],
    [
      'a counter of shared memory',
      {
        'a.js':
          'const seen = new Int32Array(1); function h(p) { Atomics.store(seen, 0, p.id); const key = |f(p); return [key, seen[0]]; }',
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));
});

describe('data of another call', () => {
  const FRAMES =
    'const scratch = Buffer.allocUnsafe(2 ** 24); exports.frame = (n) => { fs.readSync(1, scratch, 0, 9, n); return scratch; };';
  test.each([
    [
      'of a function of another file',
      {
        'a.js': `const { frame } = require('./b'); async function h(n) { const data = frame(n); return ${HASH}.|update(data).digest(); }`,
        'b.js': FRAMES,
      },
    ],
    [
      'as it is returned',
      {
        'a.js': `const { frame } = require('./b'); async function h(n) { return ${HASH}.|update(frame(n)).digest(); }`,
        'b.js': FRAMES,
      },
    ],
    [
      'of a closure',
      {
        'a.js': `const render = (() => { const page = Buffer.alloc(9); return (n) => { page.fill(n); return page; }; })(); async function h(n) { const data = render(n); const mac = createHmac('sha512', k); mac.|update(data); return mac.digest(); }`,
      },
    ],
    [
      'of a pool of two',
      {
        'a.js': `class Ring { constructor() { this.slots = [Buffer.alloc(9), Buffer.alloc(9)]; this.at = 0; } next(b) { const slot = this.slots[this.at++ % 2]; slot.fill(b); return slot; } } const ring = new Ring(); async function h(n) { const data = ring.next(n); return ${HASH}.|update(data).digest(); }`,
      },
    ],
    [
      'written through another view',
      {
        'a.js': `const scratch = new Uint8Array(9); const words = new Uint32Array(scratch.buffer); async function h(n) { for (let i = 0; i < 9; i++) words[i] = n; return ${HASH}.|update(scratch).digest(); }`,
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));
});

describe('nobody else has it', () => {
  test.each([
    [
      'set to each other',
      {
        'a.js': `const next = () => { let a = b; let b = a; a = next(); return a; }; function h(p) { const iv = next(); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'made by each call',
      {
        'a.js': `const next = () => { const iv = Buffer.alloc(12); randomFillSync(iv); return iv; }; function h(p) { const iv = next(); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'of the function itself',
      { 'a.js': `function h(p) { const iv = Buffer.alloc(12); randomFillSync(iv); const key = |f(p); ${SEAL} }` },
    ],
    [
      'copied',
      {
        'a.js': `const room = Buffer.alloc(12); const next = () => { randomFillSync(room); return Buffer.from(room); }; function h(p) { const iv = next(); const key = |f(p); ${SEAL} }`,
      },
    ],
    [
      'never filled again',
      {
        'a.js': `const SALT = Buffer.from('abc'); const saltOf = () => SALT; function h(p) { const iv = saltOf(); const key = |f(p, iv); ${SEAL} }`,
      },
    ],
    [
      'a salt that others derive with',
      {
        'a.js': `const SALT = randomBytes(16); const saltOf = () => SALT; const other = (p) => scryptSync(p, SALT, 32); function h(p) { const iv = saltOf(); const key = |f(p, iv); ${SEAL} }`,
      },
    ],
    [
      'filled after the call',
      { 'a.js': `const iv = Buffer.alloc(12); function h(p) { const key = |f(p); randomFillSync(iv); ${SEAL} }` },
    ],
    [
      'used before the call alone',
      {
        'a.js':
          'const room = Buffer.alloc(12); const next = () => { randomFillSync(room); return room; }; function h(p) { const iv = next().toString("hex"); const key = |f(p); return [iv, key]; }',
      },
    ],
    [
      'of a fixed page',
      {
        'a.js': `const fixed = Buffer.alloc(9, 'x'); const page = () => fixed; async function h() { const data = page(); return ${HASH}.|update(data).digest(); }`,
      },
    ],
    [
      'a parameter that is only read',
      {
        'a.js': `const iv = Buffer.alloc(12); const show = (b) => b.toString('hex'); function h(p) { show(iv); const key = |f(p); ${SEAL} }`,
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(false));
});

const CRYPTO = "const crypto = require('node:crypto');";

describe('bytes that two requests write in one buffer, or add to one hash', () => {
  test.each([
    [
      'a text',
      { 'a.js': 'const b = Buffer.alloc(9); function g(u, p) { b.write(u, 0); return [|f(p), b.toString()]; }' },
    ],
    [
      'in a buffer of a field',
      {
        'a.mjs':
          'class Frame { #b = Buffer.alloc(9, 0); pack(u, p) { this.#b.write(u); const k = |f(p); return Buffer.concat([this.#b, k]); } }',
      },
    ],
    [
      'by functions',
      {
        'a.js':
          'const b = Buffer.alloc(9); const put = (u) => b.write(u); const all = () => b.toString(); function g(u, p) { put(u); const k = |f(p); return [all(), k]; }',
      },
    ],
    [
      'in a buffer of another file',
      {
        'a.js':
          "const { b } = require('./b'); function g(u, p) { b.write(u); const k = |f(p); return [b.toString(), k]; }",
        'b.js': 'exports.b = Buffer.alloc(9);',
      },
    ],
    ...['createHash("md5")', 'createHmac("md5", key)', 'createSign("md5")', 'createCipheriv(name, key, iv)'].map(
      (made) => [
        `of ${made}`,
        { 'a.js': `${CRYPTO} const h = crypto.${made}; function g(u, p) { h.update(u); h.update(|f(p)); }` },
      ],
    ),
    [
      'by functions, of one that is made anew now and then',
      {
        'a.js': `const { createHash: start } = require('crypto'); let h = start('md5'); const add = (u) => h.update(u); const end = () => { const text = h.digest('hex'); h = start('md5'); return text; }; function g(u, p) { add(u); const k = |f(p); return [k, end()]; }`,
      },
    ],
    [
      'of a hash of another file',
      {
        'a.mjs': "import { h } from './h.mjs'; export function g(u, p) { h.update(u); h.update(|f(p)); }",
        'h.mjs': "import { createHash } from 'node:crypto'; export const h = createHash('md5');",
      },
    ],
  ])('%s', (_title, files) => expect(isUpdated(files)).toBe(true));

  test.each([
    [
      'the buffer is its own',
      { 'a.js': 'function g(u, p) { const b = Buffer.alloc(9); b.write(u); return [|f(p), b.toString()]; }' },
    ],
    [
      'so is the hash',
      {
        'a.js': `${CRYPTO} function g(u, p) { const h = crypto.createHash('md5'); h.update(u); h.update(|f(p)); return h.digest(); }`,
      },
    ],
    [
      'the text is written after it',
      { 'a.js': 'const b = Buffer.alloc(9); function g(u, p) { b.write(|f(p)); return b.toString(); }' },
    ],
    [
      'it is a hash of a package, which returns another',
      {
        'a.js':
          "const md5 = require('some-store').create(); function g(u, p) { const one = md5.update(u); return [one, md5.update(|f(p))]; }",
      },
    ],
  ])('not if %s', (_title, files) => expect(isUpdated(files)).toBe(false));
});
