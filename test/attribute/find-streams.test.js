/** What is piped is asked for where the stream was made, whoever passes its data on. */
import { profileFromGrid } from '../support/text-grid.js';
import { reportOf } from './grid-report.js';

/** @import { Report } from '../../src/model/report.js' */

const FILE = '/app/app.js';
const PIPED = [
  'Readable.on@node:internal/streams/readable',
  'Writable.write@node:internal/streams/writable',
  '_transform@node:internal/crypto/cipher',
  'native:aesni_cbc_encrypt[openssl]',
];
const MADE = `const { pipeline } = require('node:stream/promises');
pipeline(
  input,
  crypto.createCipheriv('aes-256-cbc', key, iv),
  output,
);`;

/**
 * @param {string[]} frames of the samples, from the outermost
 * @param {Record<string, string>} sources texts by path
 * @param {Record<string, {callee: string}[]>} [calls] what sources say
 * @returns {Report}
 */
function reportWith(frames, sources, calls = {}) {
  const grid = frames.map((cell, row) =>
    `main@${FILE}:1.1:1.1  ${cell}`.replace(row === 0 ? '' : /^\S+/, row === 0 ? '' : '-'),
  );
  return reportOf([profileFromGrid(grid.map((line) => line.trim()).join('\n'), { sources, calls })]);
}

/**
 * @param {Parameters<typeof reportWith>} samples of a program
 * @returns {[string, number, string][]} file, line and operation of each call site
 */
function sites(...samples) {
  return reportWith(...samples).callSites.map(({ file, line, operation }) => [file, line, operation]);
}

test('by Node, with nobody else on the stack', () => {
  expect(sites(PIPED, { [FILE]: MADE })).toEqual([[FILE, 4, 'cipher.encrypt']]);
});

test('by a stream of the program that stands before it', () => {
  const before = '_transform@/app/tee.js:9.3:11.5';
  const sources = { [FILE]: MADE, '/app/tee.js': '\n'.repeat(10) + '    done(null, data);' };
  expect(sites([before, ...PIPED], sources, { [before]: [{ callee: 'done' }] })).toEqual([[FILE, 4, 'cipher.encrypt']]);
});

describe('what a stream passes on is the work of those who get it', () => {
  const ONWARD = [...PIPED.slice(0, -1), 'Readable.push@node:internal/streams/readable'];

  test.each([
    ['a file', ['write@node:fs', 'native:__write']],
    ['nobody yet', ['callback@node:internal/streams/transform', 'native:malloc']],
  ])('%s: no cryptography', (_, frames) => {
    expect(reportWith([...ONWARD, ...frames], { [FILE]: MADE }).crypto.ticks).toBe(0);
  });

  test('a hash: hashing', () => {
    const frames = [...ONWARD, '_transform@node:internal/crypto/hash', 'native:sha256_block_data_order[openssl]'];
    const source = `${MADE}\nconst sum = crypto.createHash('sha256');\ninput.pipe(sum);`;
    expect(sites(frames, { [FILE]: source })).toEqual([[FILE, 7, 'hash']]);
  });
});

test('who writes to it asks for it', () => {
  const writer = 'save@/app/save.js:9.3:11.5';
  expect(sites([writer, ...PIPED.slice(1)], { [FILE]: MADE })).toEqual([['/app/save.js', 11, 'cipher.encrypt']]);
});

test.each([
  [
    'by steps',
    `const c = crypto.createCipheriv(a, key, iv);\nc.setAAD(aad);\nsend([c.update(data), c.final()], c.getAuthTag());`,
  ],
  ['by steps of its opposite', `const c = crypto.createDecipheriv(a, key, iv);\nreturn c.update(data) + c.final();`],
  ['in a chain', 'crypto.createDecipheriv(a, key, iv).update(data);'],
])('what works %s is no stream', (_, other) => {
  expect(sites(PIPED, { [FILE]: MADE, '/app/other.js': `function f(data) {\n${other}\n}` })).toEqual([
    [FILE, 4, 'cipher.encrypt'],
  ]);
});

test('without a line, the report says that Node feeds a stream', () => {
  expect(reportWith(PIPED, { [FILE]: `${MADE}\n${MADE}` }).crypto).toMatchObject({ unlocatedTicks: 1, pipedTicks: 1 });
});

test.each([
  ['two streams of the kind', { [FILE]: `${MADE}\n${MADE}` }],
  ['one in a package, too', { [FILE]: MADE, '/app/node_modules/zip/index.js': MADE }],
  ['one in a package', { '/app/node_modules/zip/index.js': MADE }],
])('%s tell no line', (_, sources) => {
  expect(sites(PIPED, sources)).toEqual([]);
});
