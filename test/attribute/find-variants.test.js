/** A log-in that derives from what is made up takes as long as a real one, even if no real one was sampled. */
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { findVariants } from '../../src/attribute/find-variants.js';
import { openScript } from '../../src/source/script.js';
import { profileFromGrid } from '../support/text-grid.js';

const FILE = '/app/auth.js';
const DUMMY = "scryptSync('nobody', 'salt', 64)";

/**
 * @param {string} own line that was sampled
 * @param {string} [rest] of its file
 * @param {Record<string, string>} [others] texts of other files
 * @returns {boolean | undefined} what is said of the sampled call
 */
function variantOf(own, rest = '', others = {}) {
  const grid = [
    'check@/app/auth.js:1.15:2.3',
    'scryptSync@node:internal/crypto/scrypt',
    'native:node::crypto::ScryptJob::Run',
  ];
  const text = `function check(password, user) {\n  ${own}\n}\n${rest}`;
  const profile = profileFromGrid(grid.join('\n'), { sources: { [FILE]: text, ...others } });
  const { list } = attributeProfile(profile);
  return list.map(({ call }) => call?.syntax?.hasVariant)[0];
}

const real = (text) => `function real(password, user) { return ${text}; }`;

test.each([
  ['another in the file', real('scryptSync(password, user.salt, 64)'), {}],
  [
    'its other form',
    real('promisify(scrypt)(password, user.salt, 64)') + ' const s = promisify(scrypt); s(p, q, 64)',
    {},
  ],
  ['one whose length has a name', real('scryptSync(password, user.salt, LENGTH)'), {}],
  ['one in another file', '', { '/app/users.js': real('crypto.scryptSync(password, user.salt, 64)') }],
])('%s derives so from what changes', (_title, rest, others) => expect(variantOf(DUMMY, rest, others)).toBe(true));

test.each([
  ['none', '', {}],
  ['one that derives another length', real('scryptSync(password, user.salt, 32)'), {}],
  ['one with other options', real('scryptSync(password, user.salt, 64, { N: 1024 })'), {}],
  ['one that gets the same as well', real("scryptSync(process.env.SECRET, 'other', 64)"), {}],
  ['one of a package', '', { '/app/node_modules/auth/index.js': real('scryptSync(password, user.salt, 64)') }],
])('%s does not', (_title, rest, others) =>
  expect(variantOf("scryptSync('nobody', 'salt', 64, { N: 16384 })", rest, others)).toBe(false),
);

test('nobody asks of a call whose arguments change', () =>
  expect(variantOf('scryptSync(password, user.salt, 64)', real(DUMMY))).toBeUndefined());

test('of many calls each is completed once, however many of them ask about the others', () => {
  const text = "function f() {\n  return pbkdf2Sync('p', 's', 50, 32, 'sha512');\n}";
  const sources = new Map(Array.from({ length: 20 }, (_, index) => [`/app/m${index}.js`, text]));
  const scripts = new Map(Array.from(sources, ([file]) => [file, openScript(text, file, 'module')]));
  const profile = { ...profileFromGrid('f@/app/m0.js:1.1'), sources, calls: new Map() };
  const sites = Array.from(scripts, ([, script], frame) => ({
    call: script.callsTo('pbkdf2Sync', 0, Infinity)[0].call,
    frame,
    callee: 'pbkdf2Sync',
  }));
  const asked = [];
  const complete = (call, file) => (asked.push(file), call);
  findVariants(profile, sites, (file) => scripts.get(file) ?? null, complete);
  expect(sites.map(({ call }) => call.syntax?.hasVariant)).toEqual(sites.map(() => false));
  expect(asked.sort()).toEqual([...sources.keys()].sort());
});
