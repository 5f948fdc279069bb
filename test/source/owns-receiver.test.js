/** Between two pieces of data others run: who may give the same object theirs? */
import { syntaxIn } from '../support/call-syntax.js';

const MADE = "const h = crypto.createHash('sha256');";

test.each([
  ['a variable of the function', `async function f(data) { ${MADE} h.|update(data); return h.digest(); }`],
  ['of one in a class', `class A { async f(data) { ${MADE} return h.|update(data).digest('hex'); } }`],
  ['of a block of it', `const f = async (data) => { if (data) { ${MADE} h.|update(data); await g(h.digest()); } };`],
  [
    'of one function of several',
    `async function f(data) { ${MADE} h.|update(data); } async function g() { ${MADE} h.update(1); k(h); }`,
  ],
  [
    'of a chain that begins with what makes it',
    "async function f(data) { const h = createHash('sha1').update(salt).update(0); h.|update(data); }",
  ],
  ['of a module that uses it only outside of functions', `${MADE} h.|update(data); await 1; h.digest();`],
  [
    'a renamed maker',
    "import { createHmac as mac } from 'node:crypto'; async function f(data) { const h = mac('sha1', key); h.|update(data); }",
  ],
])('nobody, where it is %s', (_title, source) => expect(syntaxIn(source).ownsReceiver).toBe(true));

test.each([
  ["it is the file's", `${MADE} async function f(data) { h.|update(data); }`],
  ['it is of a function around', `function f() { ${MADE} return async (data) => h.|update(data); }`],
  [
    'a function within has it',
    `async function f(data) { ${MADE} on('data', (chunk) => h.update(chunk)); h.|update(data); }`,
  ],
  ['it is handed over', `async function f(data) { ${MADE} source.pipe(h); h.|update(data); }`],
  ['it has another name', `async function f(data) { ${MADE} this.h = h; h.|update(data); }`],
  ['it is a parameter', 'async function f(h, data) { h.|update(data); }'],
  ['it is a field', `class A { h = crypto.createHash('sha1'); async f(data) { this.h.|update(data); } }`],
  ['it was a field', `class A { h = crypto.createHash('sha1'); async f(data) { const h = this.h; h.|update(data); } }`],
  [
    'it was one of an object',
    `class A { h = crypto.createHash('sha1'); async f(data) { const { h } = this; h.|update(data); } }`,
  ],
  [
    'a chain begins with what somebody gives',
    'async function f(data) { const h = shared().update(0); h.|update(data); }',
  ],
  ['somebody gives it', 'async function f(data) { const h = shared(); h.|update(data); }'],
  [
    'it may be made elsewhere',
    `async function f(data) { let h = crypto.createHash('sha1'); if (data) h = shared; h.|update(data); }`,
  ],
])('somebody, where %s', (_title, source) => expect(syntaxIn(source).ownsReceiver).toBe(false));
