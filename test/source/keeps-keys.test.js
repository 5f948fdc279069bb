import { KEEP_READ } from '../../src/model/keep-read.js';
import { syntaxIn } from '../support/call-syntax.js';

const KEEP = `const keepRead = ${KEEP_READ};`;
const OF = 'const publicKeyOf = keepRead((key) => readPublicKey(key));';

/** As formatters leave it. */
const FORMATTED = `const keepReadAsync =
  (make, kept = new Map()) =>
  (key) => {
    // Up to a hundred.
    if (typeof key !== "string") return make(key)
    if (kept.size > 99 && !kept.has(key)) kept.clear()
    if (!kept.has(key)) kept.set(key, make(key))
    return kept.get(key)
  }`;

describe('what an edit has added keeps the keys of', () => {
  test.each([
    ['a call that is given one', `${KEEP}${OF} |verify(data, publicKeyOf(user.pem), mac);`],
    ['a call above it', `function check() { |verify(data, publicKeyOf(pem), mac); } ${KEEP}${OF}`],
    [
      'names that were free',
      `${FORMATTED}\nconst publicKeyOfAsync = keepReadAsync(read); |verify(publicKeyOfAsync(a, b));`,
    ],
    [
      'the call that reads',
      `${KEEP} const verifyingKeyOf = keepRead((key) => { try { return |readPublicKey(key); } catch {} });`,
    ],
  ])('%s', (_title, source) => expect(syntaxIn(source).keepsKeys).toBe(true));
});

describe('nothing that an edit has added keeps the keys of', () => {
  test.each([
    [
      "a call that is given what the program's own function returns",
      'function publicKeyOf(user) { return pems[user]; } |verify(publicKeyOf(user));',
    ],
    ['one that is a constant', 'const publicKeyOf = (user) => pems[user]; |verify(publicKeyOf(user));'],
    ['one that the program makes', 'const publicKeyOf = finder((user) => pems[user]); |verify(publicKeyOf(user));'],
    ['one that is from another file', "import { publicKeyOf } from './keys.js'; |verify(publicKeyOf(user));"],
    [
      'a keeper of the same name that does something else',
      `const keepRead = (make) => (key) => make(key); ${OF} |verify(publicKeyOf(pem));`,
    ],
    ['what is kept of something else', `${KEEP} const textOf = keepRead(find); |verify(textOf(name));`],
    [
      'one whose name is another function elsewhere',
      `${KEEP}${OF} function f(publicKeyOf) { |verify(publicKeyOf(user)); }`,
    ],
    [
      'a function that is changed',
      `${KEEP} let publicKeyOf = keepRead(read); publicKeyOf = find; |verify(publicKeyOf(user));`,
    ],
    ['a method of that name', `${KEEP}${OF} |verify(users.publicKeyOf(user));`],
    ['a call that is given the text', `${KEEP}${OF} |verify(pem);`],
    ["the program's own function that keeps", 'const publicKeyOf = keepRead((user) => |createPublicKey(pems[user]));'],
  ])('%s', (_title, source) => expect(syntaxIn(source).keepsKeys).toBe(false));
});
