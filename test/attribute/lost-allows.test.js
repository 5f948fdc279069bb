/** Comments that allow nothing, for they are at no call. */
import { attributeProfile } from '../../src/attribute/attribute-profile.js';
import { gridReport } from './grid-report.js';
import { profileFromGrid } from '../support/text-grid.js';

const FILE = '/app/src/app.js';
const GRID = `f@${FILE}:1:5\npbkdf2Sync@node:internal/crypto/pbkdf2`;
const source = (line3) => `const crypto = require('crypto');\nfunction f() {\n  ${line3}\n  const salt = 1;\n  return crypto.pbkdf2Sync(a, salt, 1, 2, 'sha512');\n}\n`;
const LOST = source('// cryptoprof-allow sync-kdf -- at start-up');
const MESSAGE = 'The comment cryptoprof-allow in line 3 of src/app.js is at no call, so it allows nothing: the nearest call is in line 5.';

test('is told', () => {
  expect(gridReport(GRID, { sources: { [FILE]: LOST } }).diagnostics).toEqual([{ code: 'allow-at-no-call', count: 1, message: MESSAGE }]);
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
