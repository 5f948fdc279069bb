/** Comments that allow nothing, for they are at no call that does cryptography. */
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { gridReport } from './grid-report.js';
import { profileFromGrid } from '../support/text-grid.js';

const FILE = '/app/src/app.js';
const GRID = `f@${FILE}:1:5\npbkdf2Sync@node:internal/crypto/pbkdf2`;
const source = (line3) => `const crypto = require('crypto');\nfunction f() {\n  ${line3}\n  const salt = 1;\n  return crypto.pbkdf2Sync(a, salt, 1, 2, 'sha512');\n}\n`;
const LOST = source('// cryptoprof-allow sync-kdf -- at start-up');
const MESSAGE = 'The comment cryptoprof-allow in line 3 of src/app.js is at no call that does cryptography, so it allows nothing: the nearest one is in line 5.';

test('is told', () => {
  expect(gridReport(GRID, { sources: { [FILE]: LOST } }).diagnostics).toEqual([{ code: 'allow-at-no-call', count: 1, message: MESSAGE }]);
});

test.each([
  ['at the call that hands its handler over', 'app.get(path, () => {\n', '\n});'],
  ['at one for its salt', 'const salt = saltOf(user);\n', ''],
])('is told: one line too far, %s', (_, before, after) => {
  const text = `const crypto = require('crypto');\nfunction f() {\n  // cryptoprof-allow sync-kdf -- at start-up\n  ${before}  return crypto.pbkdf2Sync(a, salt, 1, 2, 'sha512');${after}\n}\n`;
  expect(gridReport(GRID, { sources: { [FILE]: text } }).diagnostics).toEqual([{ code: 'allow-at-no-call', count: 1, message: MESSAGE }]);
});

test('is not told of a call that does cryptography, and that no tick fell into', () => {
  const text = `${source('')}// cryptoprof-allow sync-kdf -- at start-up\nexports.key = crypto.scryptSync(a, b, 32);\n`;
  expect(gridReport(GRID, { sources: { [FILE]: text } }).diagnostics).toEqual([]);
});

test('is not told of a call that was seen to do cryptography, whatever its name', () => {
  const text = 'function f() {\n  // cryptoprof-allow sync-kdf -- at start-up\n  return hashSync(a, 10);\n}\n';
  const grid = `f@${FILE}:1.11:3.10\nhashSync@/app/node_modules/bcryptjs/index.js:1:2`;
  const { callSites, diagnostics } = gridReport(grid, { sources: { [FILE]: text } });
  expect(callSites[0].allows).toMatchObject([{ rule: 'sync-kdf' }]);
  expect(diagnostics).toEqual([]);
});

test('a comment that is none is not, nor is one in a file without a call site', () => {
  expect(gridReport(GRID, { sources: { [FILE]: source('// why') } }).diagnostics).toEqual([]);
  expect(gridReport(GRID, { sources: { [FILE]: source(''), '/app/src/other.js': LOST } }).diagnostics).toEqual([]);
});

test('is told once, however often the profile is looked at', () => {
  const profile = profileFromGrid(GRID, { sources: { [FILE]: LOST } });
  attributeProfile(profile);
  attributeProfile(profile);
  expect(profile.diagnostics).toEqual([{ code: 'allow-at-no-call', count: 1, message: MESSAGE }]);
});
