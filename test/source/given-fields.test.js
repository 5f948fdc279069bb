/** Fields that a constructor sets to what it is given are as constant as what that is. */
import { syntaxIn } from '../support/call-syntax.js';

const METHOD = 'f() { |f(this.secret, this.salt); } }';

test.each([
  ['parameters', 'constructor(secret, salt) { this.secret = secret; this.salt = salt; }'],
  ['private fields', 'constructor(secret, salt) { this.secret = secret; this.salt = Buffer.from(salt); }'],
  ['taken apart', "constructor({ secret, salt = 'salt' }) { this.secret = secret; this.salt = salt; }"],
  ['options', "constructor(options) { this.secret = options.secret; this.salt = options.salt ?? 'salt'; }"],
  ['one of them', 'salt = A; constructor(secret) { this.secret = secret; }'],
])('given: %s', (_title, body) => {
  const { given, areSetOnce } = syntaxIn(`class V { ${body} ${METHOD} const A = 1;`);
  expect(areSetOnce).toContain(false);
  expect(given).toEqual({ by: 'V', areSetOnce: [true, true] });
});

test.each([
  [
    'of each object, or made in it',
    'constructor(secret) { this.secret = secret; this.salt = randomBytes(16); }',
    [true, false],
  ],
  [
    'set again',
    'constructor(secret) { this.secret = secret; this.salt = A; } to(secret) { this.secret = secret; }',
    undefined,
  ],
  [
    'set by a method',
    'constructor(secret) { this.salt = secret; } to(secret) { this.secret = secret; }',
    [false, true],
  ],
  ['changed before', 'constructor(secret) { secret = now(); this.secret = secret; this.salt = A; }', undefined],
  ['a password', 'constructor(password, salt) { this.secret = password; this.salt = salt; }', undefined],
  ['no constructor', 'secret = A; salt = A;', undefined],
])('not given: %s', (_title, body, areSetOnce) =>
  expect(syntaxIn(`class V { ${body} ${METHOD} const A = 1;`).given?.areSetOnce).toEqual(areSetOnce),
);

test('a class without a name is constructed under any', () =>
  expect(
    syntaxIn(`module.exports = class { constructor(secret, salt) { this.secret = secret; this.salt = salt; } ${METHOD}`)
      .given,
  ).toBeUndefined());
