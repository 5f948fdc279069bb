import { analyze } from '../../src/api/analysis.js';
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { completeResumed } from '../../src/attribute/resumed-calls.js';
import { makeFrame } from '../../src/model/frame-table.js';
import { profileFromGrid } from '../support/text-grid.js';

const site = (frame, isCaller, operation = 'kdf.scrypt', name = '@noble/hashes', api = 'scryptAsync') => ({
  frame,
  isCaller,
  decision: { package: name, operation, api },
  entered: api,
});
const CALLER = site(1, true);
const RESUMED = site(7, false);
/** A function for each ten frames, whose last digit is the line that it calls from, 0 if that is not known. */
const FRAMES = Array.from({ length: 40 }, (_, index) =>
  makeFrame({ file: '/app/app.js', line: Math.floor(index / 10) + 1, column: 1, callLine: index % 10 }),
);
const completed = (sites, list) => {
  const columns = Int32Array.from(sites);
  completeResumed(columns, list, FRAMES, () => true);
  return [...columns];
};

test("what goes on beneath nobody's code is of the one line that asked for it", () => {
  expect(completed([0, 0, 0, 1, -1, 1], [CALLER, RESUMED])).toEqual([0, 0, 0, 0, -1, 0]);
});

test('one line that is seen in several ways is one', () => {
  const other = site(1, true);
  expect(completed([0, 2, 2, 1], [CALLER, RESUMED, other])).toEqual([0, 2, 2, 2]);
});

test('one line that is seen in several tiers is one, whether they know their line or not', () => {
  expect(completed([0, 2, 2, 1], [site(13, true), RESUMED, site(10, true)])).toEqual([0, 2, 2, 2]);
});

test('what does not show its operation is of the one line that asks the package for anything', () => {
  expect(completed([0, 0, 0, 1], [CALLER, site(7, false, 'other')])).toEqual([0, 0, 0, 0]);
});

test('a function that is over when it returns goes on nowhere', () => {
  const hashed = site(2, true, 'kdf.bcrypt', 'bcryptjs', 'hashSync');
  const compared = site(3, true, 'kdf.bcrypt', 'bcryptjs', 'compare');
  const next = site(7, false, 'kdf.bcrypt', 'bcryptjs', '');
  expect(completed([0, 0, 0, 1, 1, 1, 2], [hashed, compared, next])).toEqual([0, 0, 0, 1, 1, 1, 1]);
});

test.each([
  ['two lines that ask', [0, 0, 0, 2, 1], [CALLER, RESUMED, site(2, true)]],
  ['two functions that ask', [0, 0, 0, 2, 1], [CALLER, RESUMED, site(20, true)]],
  ['a line that asks for something else', [0, 0, 0, 1], [site(1, true, 'hash'), RESUMED]],
  ['a line that asks another package', [0, 0, 0, 1], [site(1, true, 'kdf.scrypt', 'scrypt-js'), RESUMED]],
  [
    'what may be of either of two lines',
    [0, 0, 0, 2, 2, 2, 1],
    [CALLER, site(7, false, 'other'), site(2, true, 'other')],
  ],
  ['a line that was hardly seen', [0, 0, 1], [CALLER, RESUMED]],
  ['no line', [1, 1, 1], [CALLER, RESUMED]],
  ["Node's own cryptography", [0, 0, 0, 1], [site(1, true, 'hash', ''), site(-1, false, 'hash', '')]],
])('%s: it stays where it is', (_, sites, list) => expect(completed(sites, list)).toEqual(sites));

test("scryptAsync of @noble/hashes is one call site, scrypt, at the user's line", () => {
  const profile = profileFromGrid(`
  @repeat  20                                                  30
  login@/app/app.js:3:7                                        asyncLoop@/app/node_modules/@noble/hashes/utils.js:457
  scryptAsync@/app/node_modules/@noble/hashes/scrypt.js:271    BlockMix@/app/node_modules/@noble/hashes/scrypt.js:90
  BlockMix@/app/node_modules/@noble/hashes/scrypt.js:90        -
  `);
  const { callSites } = analyze({ run: null, profiles: [profile] }, 'test').report;
  expect(callSites.map(({ file, line, operation, ticks }) => ({ file, line, operation, ticks }))).toEqual([
    { file: '/app/app.js', line: 7, operation: 'kdf.scrypt', ticks: 50 },
  ]);
});

test('what @noble/hashes goes on with is of the line that calls the function for it, returned or awaited', () => {
  const source = [
    "import { scrypt, scryptAsync } from '@noble/hashes/scrypt.js';",
    "import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';",
    'export async function login(password, salt) {',
    '  const key = await scryptAsync(password, salt, COST);',
    '  return scrypt(key, salt, SMALL);',
    '}',
    'export async function seed(words) {',
    "  return pbkdf2Async(sha512, words, 'mnemonic', { c: 2048, dkLen: 64 });",
    '}',
  ].join('\n');
  const profile = profileFromGrid(
    `
  @repeat  20                                                  30                                                   20                                                    10
  login@/app/app.js:3:4                                        asyncLoop@/app/node_modules/@noble/hashes/utils.js:457  seed@/app/app.js:7:8                               asyncLoop@/app/node_modules/@noble/hashes/utils.js:457
  scryptAsync@/app/node_modules/@noble/hashes/scrypt.js:271    BlockMix@/app/node_modules/@noble/hashes/scrypt.js:90   pbkdf2Async@/app/node_modules/@noble/hashes/pbkdf2.js:91  block@/app/node_modules/@noble/hashes/pbkdf2.js:80
  BlockMix@/app/node_modules/@noble/hashes/scrypt.js:90        -                                                    block@/app/node_modules/@noble/hashes/pbkdf2.js:80    -
  `,
    { sources: { '/app/app.js': source } },
  );
  const { callSites } = analyze({ run: null, profiles: [profile] }, 'test').report;
  expect(callSites.map(({ file, line, operation, ticks }) => [file, line, operation, ticks])).toEqual([
    ['/app/app.js', 4, 'kdf.scrypt', 50],
    ['/app/app.js', 8, 'kdf.pbkdf2', 30],
  ]);
});

describe('where the sources have another line that may have asked', () => {
  const GRID = `
  @repeat  20                                                  10
  login@/app/auth.js:4:5                                       next@/app/node_modules/bcryptjs/index.js:3:4
  compare@/app/node_modules/bcryptjs/index.js:9                _encipher@/app/node_modules/bcryptjs/index.js:6
  _encipher@/app/node_modules/bcryptjs/index.js:6              -
  `;
  const linesOf = (profile) =>
    analyze({ run: null, profiles: [profile] }, 'test').report.callSites.map(
      ({ file, line, ticks }) => `${file}:${line} ${ticks}`,
    );
  const AUTH = [
    "const bcrypt = require('bcryptjs');",
    'const users = new Map();',
    '',
    'exports.login = async ({ name, password }) => {',
    '  return await bcrypt.compare(password, users.get(name));',
    '};',
  ].join('\n');
  const REGISTER = 'exports.register = async ({ name, password }) => users.set(name, await bcrypt.hash(password, 8));';

  test.each([
    ['in the same file', { '/app/auth.js': `${AUTH}\n${REGISTER}` }],
    ['in another', { '/app/auth.js': AUTH, '/app/users.js': `const bcrypt = require('bcryptjs');\n${REGISTER}` }],
  ])('%s: what goes on stays where it is, from a saved profile, too', (_, sources) => {
    const profile = profileFromGrid(GRID, { sources });
    const expected = ['/app/auth.js:5 20', '/app/node_modules/bcryptjs/index.js:3 10'];
    expect(linesOf(profile)).toEqual(expected);
    const { calls } = attributeProfile(profile).profile;
    expect(linesOf({ ...profile, calls, sources: new Map() })).toEqual(expected);
  });

  // As @swc-node/register does: what V8 compiled is not in the file, and no map says where it was written.
  const unmapped = (/** @type {string} */ text, isMadeUp = false) => ({
    ...{ text, isFile: false, only: '', trace: () => null, next: () => null },
    ...{ isMadeUp: () => isMadeUp, isAstray: () => false },
  });
  const GENERATED = `const bcrypt = require('bcryptjs');\n${REGISTER}`;

  test('in a text that was compiled without a map, too, from a saved profile as well', () => {
    const sources = { '/app/auth.js': AUTH };
    const profile = { ...profileFromGrid(GRID, { sources }), compiled: new Map([['/app/u.ts', unmapped(GENERATED)]]) };
    const expected = ['/app/auth.js:5 20', '/app/node_modules/bcryptjs/index.js:3 10'];
    expect(linesOf(profile)).toEqual(expected);
    const { calls } = attributeProfile(profile).profile;
    expect(linesOf({ ...profile, calls, sources: new Map(), compiled: new Map() })).toEqual(expected);
  });

  test('not so what a map says that nobody wrote', () => {
    const sources = { '/app/auth.js': AUTH };
    const compiled = new Map([['/app/u.ts', unmapped(GENERATED, true)]]);
    expect(linesOf({ ...profileFromGrid(GRID, { sources }), compiled })).toEqual(['/app/auth.js:5 30']);
  });

  test('the report says which lines may have asked, from a saved profile, too; what it gave to a line has none', () => {
    const sources = { '/app/auth.js': `${AUTH}\n${REGISTER}`, '/app/node_modules/bcryptjs/index.js': REGISTER };
    const profile = profileFromGrid(GRID, { sources });
    const { calls } = attributeProfile(profile).profile;
    for (const each of [profile, { ...profile, calls, sources: new Map() }]) {
      const { callSites, findings } = analyze({ run: null, profiles: [each] }, 'test').report;
      expect(callSites.map(({ file, askers }) => [file, askers])).toEqual([
        ['/app/auth.js', undefined],
        [
          '/app/node_modules/bcryptjs/index.js',
          [
            { file: '/app/auth.js', line: 5 },
            { file: '/app/auth.js', line: 7 },
          ],
        ],
      ]);
      expect(findings.flatMap(({ notes }) => notes)).toContain(
        'No line of the program was on the stack: bcryptjs continued by itself, as after an await or a timer, for any line that calls it.',
      );
      expect(findings.map(({ advice: [first] }) => first)).toContain(
        '// in auth.js:5 and auth.js:7, which may have called it',
      );
    }
  });

  test.each([
    ['an object of a class', 'new bcrypt.Hasher()'],
    ['an object that it waited for', 'await bcrypt.makeHasher()'],
    ['one with a setter that returns it', 'new bcrypt.Hasher().setEncoding(1)'],
  ])('among these are calls of what the package made: %s', (_, made) => {
    const sources = {
      '/app/auth.js': AUTH,
      '/app/users.mjs': `import * as bcrypt from 'bcryptjs';\nconst hasher = ${made};\nhasher.setPepper('');\nexport const add = async (p) => await hasher.hash(p);`,
    };
    const profile = profileFromGrid(GRID, { sources });
    const { callSites } = analyze({ run: null, profiles: [profile] }, 'test').report;
    const askers = callSites.flatMap((each) => each.askers ?? []);
    expect(askers).toContainEqual({ file: '/app/auth.js', line: 5 });
    expect(askers).toContainEqual({ file: '/app/users.mjs', line: 4 });
    expect(askers).not.toContainEqual({ file: '/app/users.mjs', line: 3 });
  });

  const NEVER_SEEN = `
  @repeat  20                                         10
  next@/app/node_modules/bcryptjs/index.js:3:4        hash@/app/node_modules/bcryptjs/index.js:9
  _encipher@/app/node_modules/bcryptjs/index.js:6     _encipher@/app/node_modules/bcryptjs/index.js:6
  `;

  const ONE = `${AUTH}\nexports.rounds = (hash) => bcrypt.getRounds(hash);`;

  test('one line that was never seen has it, if nothing else can have asked; from a saved profile, too', () => {
    const profile = profileFromGrid(NEVER_SEEN, { sources: { '/app/auth.js': ONE } });
    expect(linesOf(profile)).toEqual(['/app/auth.js:5 30']);
    const { calls } = attributeProfile(profile).profile;
    expect(linesOf({ ...profile, calls, sources: new Map() })).toEqual(['/app/auth.js:5 30']);
  });

  test.each([
    ['another line asks', { '/app/auth.js': `${ONE}\n${REGISTER}` }],
    ['the function is handed on', { '/app/auth.js': `${ONE}\nexports.hash = promisify(bcrypt.hash);` }],
    [
      'it goes by another name',
      { '/app/auth.js': `${ONE}\nconst { compare: same } = bcrypt; const is = { same: bcrypt.compare };` },
    ],
    ['an object holds it', { '/app/auth.js': `${ONE}\nmodule.exports.tools = { bcrypt };` }],
    ['another package has it', { '/app/auth.js': ONE, '/app/node_modules/auth/index.js': "require('bcryptjs')" }],
    ['a file can not be read', { '/app/auth.js': ONE, '/app/x.js': "require('bcryptjs'); ((" }],
  ])('but not where %s', (_, sources) => {
    const lines = linesOf(profileFromGrid(NEVER_SEEN, { sources }));
    expect(lines.filter((line) => line.startsWith('/app/auth.js'))).toEqual([]);
  });

  test('neither what does not show its operation nor what a line has by its call has lines that may have asked', () => {
    const grid = `
    @repeat  20                                           10                                             10
    login@/app/auth.js:5:6                                next@/app/node_modules/bcryptjs/index.js:3:4   helper@/app/node_modules/hash-wasm/index.js:3:4
    compare@/app/node_modules/bcryptjs/index.js:9         _encipher@/app/node_modules/bcryptjs/index.js:6  -
    `;
    const wasm =
      "const { pbkdf2, argon2id } = require('hash-wasm');\nexports.a = () => pbkdf2(x);\nexports.b = () => argon2id(x);";
    const sources = { '/app/auth.js': `${AUTH}`, '/app/wasm.js': wasm };
    const { callSites, findings } = analyze(
      { run: null, profiles: [profileFromGrid(grid, { sources })] },
      'test',
    ).report;
    expect(callSites.flatMap(({ askers }) => askers ?? [])).toEqual([]);
    expect(findings.flatMap(({ notes }) => notes).join(' ')).not.toContain('stack:  continued');
  });

  test('the line that was seen is no other, where most of its code does not know it, or it has several', () => {
    const auth = AUTH.replace('bcrypt.compare(', 'bcrypt\n      .compare(');
    const grid = `
    @repeat  20                                               5                                                10
    login@/app/auth.js:4                                      login@/app/auth.js:4:6                           next@/app/node_modules/bcryptjs/index.js:3:4
    compare@/app/node_modules/bcryptjs/index.js:9             compare@/app/node_modules/bcryptjs/index.js:9    _encipher@/app/node_modules/bcryptjs/index.js:6
    `;
    expect(linesOf(profileFromGrid(grid, { sources: { '/app/auth.js': auth } }))).toEqual(['/app/auth.js:6 35']);
  });

  test('nor where none of its code knows its line', () => {
    const grid = GRID.replace('auth.js:4:5', 'auth.js:4  ');
    expect(linesOf(profileFromGrid(grid, { sources: { '/app/auth.js': AUTH } }))).toEqual(['/app/auth.js:5 30']);
  });

  test.each([
    ['nothing else', AUTH],
    ['what is over when it returns', `${AUTH}\nexports.seed = (password) => bcrypt.hashSync(password, 8);`],
    ['what only asks for something else', `${AUTH}\nexports.rounds = (hash) => bcrypt.getRounds(hash);`],
  ])('%s is no other', (_, auth) => {
    expect(linesOf(profileFromGrid(GRID, { sources: { '/app/auth.js': auth } }))).toEqual(['/app/auth.js:5 30']);
  });
});
