import { analyze } from '../../src/api/analysis.js';
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
  completeResumed(columns, list, FRAMES);
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
