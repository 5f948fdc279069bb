/** Every format of inputs keeps what `input-format.js` promises: whoever adds one to the registry is tested here. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatOf, INPUTS, INPUTS_IN_WORDS } from '../../src/formats/index.js';
import { encodeRecording } from '../../src/formats/saved-profile.js';
import { inputFile } from '../../src/inputs/input-file.js';
import { thisMachine } from '../../src/inputs/machine.js';
import { Failure } from '../../src/model/failure.js';
import { damage } from '../support/damage.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { fixtureCases, readFiles } from '../support/fixture-cases.js';
import { profileProblems } from '../support/profile-problems.js';
import { guideServerReport } from '../support/sample-report.js';
import { profileFromGrid } from '../support/text-grid.js';

/** @import { InputContent, InputFormat } from '../../src/formats/input-format.js' */

/** Bytes of a head, as inputs/input-file.js reads it. */
const HEAD = 64 * 1024;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const cases = await fixtureCases();
/** What we write ourselves needs no recording. */
const OWN = {
  'saved-profile': encodeRecording({ run: null, profiles: [profileFromGrid('f@/app/app.js:1:1')] }),
  'saved-report': Buffer.from(JSON.stringify(guideServerReport())),
};

const machine = thisMachine({ symbols: 'none', writeSidecars: false, origin: { node: '', arch: '' } }, new Set());
const file = path.join(newDirectory(), 'input');

afterAll(() => {
  machine.close();
  removeDirectories();
});

/**
 * @param {string} id of a format
 * @returns {Promise<Buffer>} the smallest of its samples
 */
async function sampleOf(id) {
  if (Object.hasOwn(OWN, id)) return OWN[id];
  const own = cases.filter(({ name }) => name.startsWith(`${id}/`));
  if (own.length === 0) throw new Error(`fixtures/profiles/${id}/ holds no case`);
  const files = (await Promise.all(own.map(readFiles))).flat().map(({ bytes }) => bytes);
  return files.reduce((least, bytes) => (bytes.length < least.length ? bytes : least));
}

/**
 * @param {InputFormat} format of it
 * @param {Buffer} bytes of a file
 * @returns {Promise<InputContent>} what the format makes of it
 */
function read(format, bytes) {
  writeFileSync(file, bytes);
  return format.read(
    inputFile(file, bytes.subarray(0, HEAD), () => {}),
    machine,
  );
}

test('ids are unique', () => {
  const ids = INPUTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
});

describe.each(INPUTS.map((format) => [format.id, format]))('%s', (id, format) => {
  let sample;
  beforeAll(async () => {
    sample = await sampleOf(id);
  });

  test('is recognised by the first bytes', () => {
    expect(formatOf(sample.subarray(0, HEAD))).toBe(format);
  });

  test('is none of an empty file, of bytes that mean nothing, or of JavaScript', () => {
    for (const head of ['', '\0'.repeat(100), 'x'.repeat(HEAD), "import http from 'node:http';\n", '{}', '[]'])
      expect([head.slice(0, 30), format.sniff(Buffer.from(head))]).toEqual([head.slice(0, 30), false]);
  });

  test('has names of its own in a directory', () => {
    expect(format.names.global || format.names.sticky).toBe(false);
    for (const name of ['', 'app.js', 'package.json', 'isolate', 'report.html', '.log'])
      expect(format.names.test(name)).toBe(false);
  });

  test('has names that sentences show, and finds files that are called so', () => {
    expect(format.label).not.toMatch(/^(?:an?|the) |^$/);
    expect(format.files.length).toBeGreaterThan(0);
    for (const name of format.files) expect(name.replaceAll('*', 'x')).toMatch(format.names);
    expect(INPUTS_IN_WORDS).toContain(`${format.label} (${format.files.join(', ')})`);
  });

  test('gives a report, or sound profiles of its own id', async () => {
    const { window, ...content } = await read(format, sample);
    expect(Object.keys(content)).toEqual([format.holds === 'report' ? 'report' : 'recording']);
    // When it was made: only a pprof says so.
    if (window !== undefined) expect(window).toEqual({ startMs: expect.any(Number), durationMs: expect.any(Number) });
    expect(window !== undefined).toBe(id === 'pprof');
    if (!('recording' in content)) return;
    const { profiles } = content.recording;
    expect(profiles.length).toBeGreaterThan(0);
    expect(profiles.flatMap(profileProblems)).toEqual([]);
    if (!Object.hasOwn(OWN, id)) expect(new Set(profiles.map(({ meta }) => meta.format))).toEqual(new Set([id]));
  });

  test.each(SEEDS)('of a damaged file (%i) gives that, too, or says what is wrong with it', async (seed) => {
    const content = await read(format, damage(sample, seed)).catch((error) => {
      expect(error).toBeInstanceOf(Failure);
      return null;
    });
    if (content !== null && 'recording' in content)
      expect(content.recording.profiles.flatMap(profileProblems)).toEqual([]);
  });

  test('of nothing behind its first bytes says so, or has nothing', async () => {
    const content = await read(format, sample.subarray(0, 20)).catch((error) => {
      expect(error).toBeInstanceOf(Failure);
      return null;
    });
    if (content !== null && 'recording' in content)
      expect(content.recording.profiles.reduce((sum, { samples }) => sum + samples.length, 0)).toBe(0);
  });
});
