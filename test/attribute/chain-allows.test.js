/** A comment at one line of a chain with one call per line. */
import { gridReport } from './grid-report.js';

const FILE = '/app/src/app.js';
const ALLOW = '// cryptoprof-allow hash-overhead -- names are short';

/** The three calls of a chain in lines 5 to 7, as V8 places them. */
const GRID = `
  name@${FILE}:2.14:5.6                name@${FILE}:2.14:6.6                  name@${FILE}:2.14:7.6
  createHash@node:crypto:1:2           update@node:internal/crypto/hash:3:4   digest@node:internal/crypto/hash:5:6
  native:node::crypto::Hash::New       native:node::crypto::Hash::HashUpdate  native:node::crypto::Hash::HashDigest`;

const allowsOf = (/** @type {string[]} */ [above, first, second, third], grid = GRID) =>
  gridReport(grid, {
    sources: {
      [FILE]: `const crypto = require('node:crypto');
function name(id) {
  ${above}
  return crypto
    .createHash('sha256') ${first}
    .update(id) ${second}
    .digest('hex'); ${third}
}`,
    },
  })
    .callSites.toSorted((a, b) => a.line - b.line)
    .map(({ line, allows }) => [line, allows.map(({ rule }) => rule)]);

test.each([
  ['above it', [ALLOW, '', '', '']],
  ['at its first call', ['', ALLOW, '', '']],
  ['at its second call', ['', '', ALLOW, '']],
  ['at its last call', ['', '', '', ALLOW]],
])('is for all of it: %s', (_title, comments) =>
  expect(allowsOf(comments)).toEqual([5, 6, 7].map((line) => [line, ['hash-overhead']])),
);

test('all comments of a chain count, each once', () => {
  const other = ALLOW.replace('hash-overhead', 'sync-hash');
  expect(allowsOf(['', ALLOW, ALLOW, other])).toEqual([5, 6, 7].map((line) => [line, ['hash-overhead', 'sync-hash']]));
});

test('is not for another call of the function', () => {
  const other = `function other(id) { return crypto.createHash('sha256').update(id).digest('hex'); }`;
  const { callSites } = gridReport(GRID.replace(`name@${FILE}:2.14:7.6`, `other@${FILE}:9.15:9.37`), {
    sources: {
      [FILE]: `const crypto = require('node:crypto');\nfunction name(id) {\n\n  return crypto\n    .createHash('sha256') ${ALLOW}\n    .update(id)\n    .digest('hex');\n}\n${other}`,
    },
  });
  expect(callSites.find(({ line }) => line === 9).allows).toEqual([]);
});
