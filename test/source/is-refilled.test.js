/** A buffer that is filled for each call must not wait: the next call's data would get into this one's hash. */
import { syntaxIn } from '../support/call-syntax.js';

const KEPT = 'const scratch = Buffer.alloc(2 ** 26);';
const HASH = "const h = crypto.createHash('sha256');";

test.each([
  [
    'read into',
    `${KEPT} function f(fd) { ${HASH} const n = fs.readSync(fd, scratch); h.|update(scratch.subarray(0, n)); }`,
  ],
  ['all of it', `${KEPT} function f(fd) { ${HASH} fs.readSync(fd, scratch); h.|update(scratch); }`],
  [
    'digested at once',
    `${KEPT} const f = (fd) => { fs.readSync(fd, scratch, 0); return crypto.createHash('sha1').update(scratch).|digest(); };`,
  ],
  ['copied into', `${KEPT} function f(data) { ${HASH} data.copy(scratch); h.|update(scratch); }`],
  ['written by a method', `${KEPT} function f(data) { ${HASH} scratch.write(data, 0); h.|update(scratch); }`],
  ['written by index', `${KEPT} function f(data) { ${HASH} scratch[0] = data; h.|update(scratch); }`],
  [
    'a field',
    `class A { #scratch = new Uint8Array(9); f(fd) { ${HASH} fs.readSync(fd, this.#scratch); h.|update(this.#scratch); } }`,
  ],
  [
    'a field that a constructor sets',
    `class A { constructor() { this.room = Buffer.allocUnsafe(9); } f(fd) { ${HASH} read(fd, this.room.subarray(4)); h.|update(this.room); } }`,
  ],
])('is filled again: %s', (_title, source) => expect(syntaxIn(source).isUpdated).toBe(true));

test.each([
  ['of the call', `function f(fd) { ${KEPT} ${HASH} fs.readSync(fd, scratch); h.|update(scratch); }`],
  ['with its data', `const data = fs.readFileSync('a'); function f() { ${HASH} log(data); h.|update(data); }`],
  ['with one value', `const data = Buffer.alloc(9, 7); function f() { ${HASH} log(data); h.|update(data); }`],
  ['of zeros', `${KEPT} function f() { ${HASH} h.|update(scratch); return scratch.length; }`],
  [
    'that others only hash',
    `${KEPT} function f() { ${HASH} h.|update(scratch); } function g(k) { k.update(scratch); }`,
  ],
  ['given as a parameter', `function f(data) { ${HASH} log(data); h.|update(data); }`],
  ['text', `function f(data) { ${HASH} h.|update(data.toString()); }`],
])('is not filled again: %s', (_title, source) => expect(syntaxIn(source).isUpdated).toBe(false));
