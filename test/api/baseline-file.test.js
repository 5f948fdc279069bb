import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkBaselineTarget, readBaseline, writeBaseline } from '../../src/api/baseline-file.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { failureText } from '../../src/failures/failure-sentence.js';

/** @import { Baseline } from '../../src/gate/baseline/baseline.js' */

afterAll(removeDirectories);

/** @type {Baseline} */
const BASELINE = {
  runs: 1,
  busyTicks: 1000,
  environment: {
    node: '24',
    openssl: '3.5',
    platform: 'linux',
    processor: '2 × AMD EPYC',
    interval: '1000 µs',
    workload: ['node', 'app.js'],
  },
  callSites: new Map([
    ['app.js#auth|kdf.pbkdf2', { file: 'app.js', function: 'auth', operation: 'kdf.pbkdf2', share: 0.7 }],
  ]),
  metrics: new Map([['crypto_share', 0.7]]),
  designEffects: new Map(),
};

test('what was written is read, and nothing else is left', async () => {
  const directory = newDirectory();
  const file = path.join(directory, 'known.json');
  expect(await readBaseline(file)).toBeNull();
  expect(await writeBaseline(file, [BASELINE])).toBe(true);
  expect(await readBaseline(file)).toEqual([BASELINE]);
  expect(readdirSync(directory)).toEqual(['known.json']);
});

test('the same is not written again', async () => {
  const file = path.join(newDirectory(), 'known.json');
  await writeBaseline(file, [BASELINE]);
  const { ino } = statSync(file);
  expect(await writeBaseline(file, [BASELINE])).toBe(false);
  expect(statSync(file).ino).toBe(ino);
  expect(await writeBaseline(file, [{ ...BASELINE, runs: 2 }])).toBe(true);
});

test('ends of lines stay what git has made of them', async () => {
  const file = path.join(newDirectory(), 'known.json');
  await writeBaseline(file, [BASELINE]);
  const windows = readFileSync(file, 'utf8').replaceAll('\n', '\r\n');
  writeFileSync(file, windows);
  expect(await writeBaseline(file, [BASELINE])).toBe(false);
  expect(await writeBaseline(file, [{ ...BASELINE, runs: 2 }])).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(windows.replace('"runs": 1', '"runs": 2'));
});

test('an entry that two changes have added counts for neither', async () => {
  const file = path.join(newDirectory(), 'known.json');
  await writeBaseline(file, [BASELINE]);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"crypto_share": 0.7', '"crypto_share": 0.2,\n        "crypto_share": 0.7'));
  await expect(readBaseline(file)).rejects.toMatchObject({
    code: 'baseline-invalid',
    facts: { path: file, problem: 'it has the key "crypto_share" twice, again in line 26' },
  });
});

test('what is too large says how large it may be', async () => {
  const file = path.join(newDirectory(), 'known.json');
  writeFileSync(file, ' '.repeat(9 * 2 ** 20));
  await expect(readBaseline(file)).rejects.toMatchObject({
    code: 'baseline-unreadable',
    facts: { reason: 'EFBIG', most: 8 * 2 ** 20 },
  });
});

test.each([
  ['a directory that is not there', 'nowhere/known.json', 'ENOENT'],
  ['a directory', 'folder', 'EISDIR'],
])("%s can't be written to; the trial leaves nothing", async (_, name, reason) => {
  const directory = newDirectory();
  mkdirSync(path.join(directory, 'folder'));
  const file = path.join(directory, name);
  await expect(checkBaselineTarget(file)).rejects.toMatchObject({
    code: 'baseline-not-writable',
    facts: { path: file, reason },
  });
  await expect(writeBaseline(file, [BASELINE])).rejects.toMatchObject({
    code: name === 'folder' ? 'baseline-unreadable' : 'baseline-not-writable',
  });
  expect(readdirSync(directory)).toEqual(['folder']);
});

test('a trial leaves an existing baseline as it is', async () => {
  const directory = newDirectory();
  const file = path.join(directory, 'known.json');
  writeFileSync(file, 'text');
  chmodSync(file, 0o600);
  await checkBaselineTarget(file);
  expect(readFileSync(file, 'utf8')).toBe('text');
  expect(readdirSync(directory)).toEqual(['known.json']);
});

test.each([
  ['{\n  "version": 3,\n  "environments": [,]\n}', "can't be used: it is not JSON, as line 3, column 20 shows."],
  ['\uFEFF{"version": 3', "can't be used: it is not JSON, as line 1, column 14 shows."],
  [
    '{"version": "3", "environments": []}',
    'names no format version, as a number; this cryptoprof reads versions 2 and 3.',
  ],
  ['{}', 'names no format version, as a number; this cryptoprof reads versions 2 and 3.'],
])('of one that people have edited, it says where to look: %j', async (text, sentence) => {
  const file = path.join(newDirectory(), 'known.json');
  writeFileSync(file, text);
  const error = await readBaseline(file).then(String, (failure) => failure);
  expect(failureText(error)?.message).toBe(`The baseline ${file} ${sentence}`);
});

test('one that is none says which file it is', async () => {
  const file = path.join(newDirectory(), 'known.json');
  writeFileSync(file, '{"version": 9}');
  await expect(readBaseline(file)).rejects.toMatchObject({
    code: 'baseline-version',
    facts: { path: file, version: 9, supported: '2 and 3' },
  });
});
