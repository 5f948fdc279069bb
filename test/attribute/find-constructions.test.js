/** What a class derives is always the same if all its objects are constructed from constants. */
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { sameInputs } from '../../src/model/same-inputs.js';
import { profileFromGrid } from '../support/text-grid.js';

/** @import { CallSyntax } from '../../src/model/source-call.js' */

const FILE = '/app/vault.js';
const CLASS = [
  'class Vault { constructor(secret, salt) { this.secret = secret; this.salt = salt; }',
  '  key() { return scryptSync(this.secret, this.salt, 32); }',
  '}',
].join('\n');

/**
 * @param {string} rest of the class' file
 * @param {Record<string, string>} [others] texts of other files
 * @returns {CallSyntax | undefined} how the call is written
 */
function syntaxOf(rest, others = {}) {
  const grid = [
    'key@/app/vault.js:2.6:2.18',
    'scryptSync@node:internal/crypto/scrypt',
    'native:node::crypto::ScryptJob::Run',
  ];
  const profile = profileFromGrid(grid.join('\n'), { sources: { [FILE]: `${CLASS}\n${rest}`, ...others } });
  return attributeProfile(profile).list.map(({ call }) => call?.syntax)[0];
}

const sameIn = (/** @type {Parameters<typeof syntaxOf>} */ ...given) => sameInputs(syntaxOf(...given), 9);

const SAME = [true, true, true];
const MADE = 'new Vault(process.env.SECRET, SALT);';

test.each([
  ['in its file', `const SALT = 's'; const vault = ${MADE}`, {}],
  ['in another', 'module.exports = { Vault };', { '/app/app.js': `const SALT = 's'; const vault = ${MADE}` }],
  ['in a function', `const SALT = 's'; function app() { return ${MADE} }`, {}],
  ['of two', `const SALT = 's'; const vaults = [${MADE.slice(0, -1)}, new Vault('other', SALT)];`, {}],
])('constructed from constants: %s', (_title, rest, others) => expect(sameIn(rest, others)).toEqual(SAME));

test('not from what another file changes', () => {
  const app =
    "const SALT = 's'; const { settings } = require('./settings'); const vault = () => new Vault(settings.secret, SALT);";
  const settings = "exports.settings = { secret: 'a' };";
  const given = (/** @type {string} */ more) =>
    sameIn('module.exports = { Vault };', { '/app/app.js': app, '/app/settings.js': settings + more });
  expect(given('')).toEqual(SAME);
  expect(given(' exports.actAs = (t) => { exports.settings.secret = t.secret; };')).toEqual([false, false, true]);
});

test.each([
  ['nobody knows', 'module.exports = { Vault };', {}],
  ['with what a request brings', 'function of(user) { return new Vault(user.secret, user.salt); }', {}],
  [
    'once so, once otherwise',
    "const v = new Vault('a', 'b');",
    { '/app/b.js': 'const f = (t) => new Vault(t.key, 1);' },
  ],
  ['with a password', "const vault = new Vault(process.env.PASSWORD, 'salt');", {}],
  ['by a class that extends it', "const v = new Vault('a', 'b'); class W extends Vault {}", {}],
  ['with what is spread', "const v = new Vault(...GIVEN); const GIVEN = ['a', 'b'];", {}],
  ['without new', "const v = new Vault('a', 'b'); Vault(now());", {}],
])('constructed otherwise, or maybe so: %s', (_title, rest, others) => expect(sameIn(rest, others)).not.toEqual(SAME));

test('it is no variant of itself, and others are', () => {
  const made = `const SALT = 's'; const vault = ${MADE}`;
  expect(syntaxOf(made).hasVariant).toBe(false);
  expect(syntaxOf(`${made} const check = (password, user) => scryptSync(password, user.salt, 32);`).hasVariant).toBe(
    true,
  );
});
