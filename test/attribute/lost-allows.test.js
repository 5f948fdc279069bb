/** Comments that allow nothing, for they are at no call that does cryptography. */
import { askedAt, ledgerOf, peerOf } from '../support/tls-ledger.js';
import { answerOf, gridReport, reportOf } from './grid-report.js';
import { profileFromGrid } from '../support/text-grid.js';

const FILE = '/app/src/app.js';
const GRID = `f@${FILE}:1:5\npbkdf2Sync@node:internal/crypto/pbkdf2`;
const source = (line3) =>
  `const crypto = require('crypto');\nfunction f() {\n  ${line3}\n  const salt = 1;\n  return crypto.pbkdf2Sync(a, salt, 1, 2, 'sha512');\n}\n`;
const LOST = source('// cryptoprof-allow sync-kdf -- at start-up');
const MESSAGE =
  'The comment cryptoprof-allow on line 3 of src/app.js is not at a call that does cryptography, so it allows nothing: the nearest one is on line 5.';

test('is told', () => {
  expect(gridReport(GRID, { sources: { [FILE]: LOST } }).diagnostics).toEqual([
    { code: 'allow-at-no-call', count: 1, message: MESSAGE },
  ]);
});

test('is told by the name that the gate gives the file: in a monorepo, many have an src/app.js', () => {
  const run = (/** @type {string} */ root) => /** @type {any} */ ({ root, unprofiled: [] });
  const messages = (/** @type {string} */ root) =>
    reportOf(
      [
        profileFromGrid(GRID.replaceAll('/app/', '/repo/packages/app/'), {
          sources: { '/repo/packages/app/src/app.js': LOST },
        }),
      ],
      run(root),
    ).diagnostics.map(({ message }) => message);
  expect(messages('/repo')).toEqual([MESSAGE.replace('src/app.js', 'packages/app/src/app.js')]);
  expect(messages('/elsewhere')).toEqual([MESSAGE]);
});

test.each([
  ['at the call that hands its handler over', 'app.get(path, () => {\n', '\n});'],
  ['at one for its salt', 'const salt = saltOf(user);\n', ''],
])('is told: one line too far, %s', (_, before, after) => {
  const text = `const crypto = require('crypto');\nfunction f() {\n  // cryptoprof-allow sync-kdf -- at start-up\n  ${before}  return crypto.pbkdf2Sync(a, salt, 1, 2, 'sha512');${after}\n}\n`;
  expect(gridReport(GRID, { sources: { [FILE]: text } }).diagnostics).toEqual([
    { code: 'allow-at-no-call', count: 1, message: MESSAGE },
  ]);
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

test('is not told of a line that asked for connections, though no tick fell into it', () => {
  const text = `${source('')}// cryptoprof-allow no-keepalive -- a health check\nhttps.get(url, done);\n`;
  const run = (peers) => /** @type {any} */ ({ root: '/app', tls: ledgerOf(peers), unprofiled: [] });
  const report = (peers) => reportOf([profileFromGrid(GRID, { sources: { [FILE]: text } })], run(peers));
  const asked = report([peerOf({ callSites: [askedAt({ file: FILE, line: 8, column: 7 })] })]);
  expect(asked.diagnostics).toEqual([]);
  expect(asked.callSites.find(({ line }) => line === 8)?.allows).toMatchObject([{ rule: 'no-keepalive' }]);
  expect(report([]).diagnostics).toMatchObject([{ code: 'allow-at-no-call' }]);
});

test('is told in a file of which only connections are known', () => {
  const text = '// cryptoprof-allow no-keepalive -- a health check\n\n\nhttps.get(url, done);\n';
  const run = /** @type {any} */ ({
    root: '/app',
    tls: ledgerOf([peerOf({ callSites: [askedAt({ file: FILE, line: 4, column: 7 })] })]),
    unprofiled: [],
  });
  expect(reportOf([profileFromGrid('', { sources: { [FILE]: text } })], run).diagnostics).toMatchObject([
    { message: expect.stringContaining('on line 1 of src/app.js') },
  ]);
});

test('a comment that is none is not, nor is one in a file without a call site', () => {
  expect(gridReport(GRID, { sources: { [FILE]: source('// why') } }).diagnostics).toEqual([]);
  expect(gridReport(GRID, { sources: { [FILE]: source(''), '/app/src/other.js': LOST } }).diagnostics).toEqual([]);
});

test('is told once, however often the profile is looked at', () => {
  const profile = profileFromGrid(GRID, { sources: { [FILE]: LOST } });
  const { recording } = answerOf([profile]);
  const again = answerOf(recording.profiles).recording;
  expect(profile.diagnostics).toEqual([]);
  expect(again.profiles[0].diagnostics).toEqual([{ code: 'allow-at-no-call', count: 1, message: MESSAGE }]);
});
