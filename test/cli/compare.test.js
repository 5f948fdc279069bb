import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { analyze } from '../../src/api/analysis.js';
import { encodeRecording } from '../../src/formats/saved-profile.js';
import { COMPARISON_OUTPUT_IDS } from '../../src/writers/index.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { fixtureCases, readFixture } from '../support/fixture-cases.js';
import { processedText, writeRecordedLog } from '../support/recorded-log.js';
import { asyncServerReport, guideServerReport } from '../support/sample-report.js';

const cwd = newDirectory();
afterAll(removeDirectories);
beforeAll(async () => {
  for (const [name, fixture] of [
    ['sync', 'node-24-auth-server'],
    ['async', 'node-24-auth-server-async'],
  ]) {
    mkdirSync(path.join(cwd, name));
    writeRecordedLog(path.join(cwd, name), fixture);
  }
  const saved = (await fixtureCases()).find(({ name }) => name === 'v8-log/node-24-auth-server');
  const recording = await readFixture(saved);
  // What the source says at calls is found now, and saved: the source itself is not.
  const { recording: described } = analyze(recording, '0.1.0');
  writeFileSync(path.join(cwd, 'profile.json.gz'), encodeRecording(described));
  writeFileSync(path.join(cwd, 'before.json'), JSON.stringify(guideServerReport()));
  writeFileSync(path.join(cwd, 'after.json'), JSON.stringify(asyncServerReport()));
  writeFileSync(path.join(cwd, 'processed.txt'), processedText());
});

/** @param {string[]} words behind `compare` */
const compare = (...words) => runMain(['compare', '--symbols', 'sidecar', ...words], { cwd });
const flat = (text) => text.replace(/\s+/g, ' ');

test('two recorded servers: pbkdf2Sync left the event loop, and what that did to its longest block', async () => {
  const before = readdirSync(cwd);
  const { exitCode, out, err } = await compare('sync', 'async');
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(flat(out)).toMatch(
    /Cryptography that holds the event loop went from 69\.1 % of busy time to 0\.3 %, next to nothing \(/,
  );
  expect(flat(out)).toMatch(
    /The longest stretch for which it was held went from 37 ms \(pbkdf2Sync, auth-server\.cjs:26\) to 2\.2 ms \(\w+, auth-server-async\.cjs:\d+\)\./,
  );
  expect(out).toContain('PBKDF2 sha512 moved off the event loop: the calls are asynchronous now.');
  expect(flat(out)).toContain('thread pool, which a tick log cannot see');
  expect(out).toMatch(/^ {2}gone +sync-kdf +error +auth-server\.cjs:26 /m);
  expect(readdirSync(cwd)).toEqual(before);
});

test('a recording against itself: only noise', async () => {
  const { exitCode, out } = await compare('sync', 'profile.json.gz');
  expect(exitCode).toBe(0);
  expect(out).toContain('inside the noise (0.0 points');
  expect(out).not.toMatch(/went from|grew|shrank|appeared|vanished/);
});

test.each([
  ['before.json', 'after.json'],
  ['processed.txt', 'before.json'],
  ['profile.json.gz', 'async'],
  ['sync', 'before.json'],
])('%s and %s are compared', async (before, after) => {
  const { exitCode, out, err } = await compare(before, after);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toContain('Cryptography that holds the event loop');
});

test('each format goes where it is wanted', async () => {
  const { out, err } = await compare(
    'before.json',
    'after.json',
    '--format',
    'terminal,json=changes.json,html=changes.html,markdown=changes.md',
  );
  expect(err).toBe('');
  expect(out).toMatch(/^cryptoprof compare\n/);
  const comparison = JSON.parse(readFileSync(path.join(cwd, 'changes.json'), 'utf8'));
  expect(comparison).toMatchObject({
    schemaVersion: 2,
    eventLoop: { change: 'vanished' },
    callSites: [{ movedOffLoop: true }, {}],
  });
  expect(readFileSync(path.join(cwd, 'changes.md'), 'utf8')).toMatch(/^### cryptoprof: what changed\n/);
  expect(readFileSync(path.join(cwd, 'changes.html'), 'utf8')).toMatch(/^<!doctype html>\n/);

  expect(JSON.parse((await compare('before.json', 'after.json', '--format', 'json')).out)).toEqual(comparison);
  expect(JSON.parse((await compare('before.json', 'after.json', '--json')).out)).toEqual(comparison);
  expect((await compare('before.json', 'after.json', '--format', 'markdown')).out).toBe(
    readFileSync(path.join(cwd, 'changes.md'), 'utf8'),
  );
});

test('--top shortens, --quiet silences, and colours are for terminals', async () => {
  expect((await compare('sync', 'async', '--top', '1')).out).toContain('and 2 more');
  expect(await compare('sync', 'async', '--quiet')).toMatchObject({ exitCode: 0, out: '', err: '' });
  const shown = (...words) =>
    runMain(['compare', 'before.json', 'after.json', ...words], { cwd, tty: true, columns: 80 });
  expect((await shown()).out).toContain('\u001b[1m');
  expect((await shown('--no-color')).out).not.toContain('\u001b');
  expect((await shown('--no-color')).out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test.each([
  [['before.json'], "missing required argument 'after'"],
  [['before.json', 'missing.json'], 'There is no file'],
  [['before.json', 'bad.json'], 'callSites[0].ticks is not valid'],
  [
    ['before.json', 'after.json', '--format', 'json,markdown'],
    '--format json and --format markdown both write to standard output.',
  ],
  [['before.json', 'after.json', '--format', 'sarif'], `There are ${COMPARISON_OUTPUT_IDS.join(', ')}.`],
  [['before.json', 'after.json', '--format', 'json=none/x.json'], 'none'],
  [['before.json', 'many'], 'There are 2 runs in many.'],
])('compare %j ends with 2, and says why', async (words, complaint) => {
  const bad = guideServerReport();
  bad.callSites[0].ticks = -1;
  writeFileSync(path.join(cwd, 'bad.json'), JSON.stringify(bad));
  for (const name of ['one', 'two']) {
    mkdirSync(path.join(cwd, 'many', name), { recursive: true });
    writeFileSync(path.join(cwd, 'many', name, 'report.json'), JSON.stringify(guideServerReport()));
  }
  const { exitCode, out, err } = await compare(...words);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toContain(complaint);
});

test('prof-process of a report says what a report is for', async () => {
  const { exitCode, err } = await runMain(['prof-process', 'before.json'], { cwd });
  expect(exitCode).toBe(2);
  expect(err).toMatch(
    /before\.json is a report: it contains results, not samples to analyze\.\n {2}next {2}.*cryptoprof compare <before> .*before\.json/,
  );
});

describe('as a page', () => {
  const drawn = (name) => /data-before-drawn-ticks="(\d+)"/.exec(readFileSync(path.join(cwd, name), 'utf8'))[1];
  /** A run's files as every run leaves them. */
  const saveRun = async (name, change = (analysis) => analysis) => {
    const fixture = (await fixtureCases()).find((each) => each.name === 'v8-log/node-24-auth-server');
    const analysis = change(analyze(await readFixture(fixture), '0.1.0'));
    mkdirSync(path.join(cwd, name));
    writeFileSync(path.join(cwd, name, 'report.json'), JSON.stringify(analysis.report));
    writeFileSync(path.join(cwd, name, 'profile.json.gz'), encodeRecording(analysis.recording));
    return analysis;
  };

  test('both runs are drawn where their stacks are there: in logs, in a profile, or beside the report', async () => {
    const { report } = await saveRun('saved');
    for (const before of ['sync', 'saved', 'saved/report.json']) {
      expect((await compare(before, 'async', '--format', 'html=page.html')).err).toBe('');
      expect(drawn('page.html')).toBe(String(report.profile.busyTicks));
    }
  });

  test("there are no pictures where a side has only a report, and another run's profile is none of its own", async () => {
    expect((await compare('before.json', 'async', '--format', 'html=page.html')).err).toBe('');
    expect(drawn('page.html')).toBe('0');
    await saveRun('mixed', (analysis) => ({ ...analysis, report: guideServerReport() }));
    expect((await compare('mixed/report.json', 'async', '--format', 'html=page.html')).err).toBe('');
    expect(drawn('page.html')).toBe('0');
    expect(readFileSync(path.join(cwd, 'page.html'), 'utf8')).toContain(
      'a report holds no stacks, and nothing else of the run before was given',
    );
  });

  test('a profile beside a report that can not be read is not there', async () => {
    await saveRun('damaged');
    writeFileSync(path.join(cwd, 'damaged/profile.json.gz'), 'nothing');
    const { exitCode, err } = await compare('damaged/report.json', 'async', '--format', 'html=page.html');
    expect([exitCode, err]).toEqual([0, '']);
    expect(drawn('page.html')).toBe('0');
  });
});
