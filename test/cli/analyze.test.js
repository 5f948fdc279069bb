import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { keptStream, runMain } from '../support/fake-io.js';
import { LOG_NAME, processedText, writeRecordedLog } from '../support/recorded-log.js';

const cwd = newDirectory();
beforeAll(() => {
  writeRecordedLog(cwd);
});
afterAll(removeDirectories);

/** @param {string[]} words behind `analyze` */
const analyze = (...words) => runMain(['analyze', '--symbols', 'sidecar', ...words], { cwd });
/** @param {string[]} words behind `analyze`, which make JSON */
const analyzed = async (...words) => JSON.parse((await analyze(...words, '--json', '-')).out);

test('the report goes to stdout, nothing to stderr, and no file is made', async () => {
  const before = readdirSync(cwd);
  const { exitCode, out, err } = await analyze(LOG_NAME);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toContain('PBKDF2 sha512');
  expect(out).not.toContain('\u001b');
  expect(readdirSync(cwd)).toEqual(before);
});

test.each([80, 160])('it fits a terminal of %i columns', async (columns) => {
  const { out } = await runMain(['analyze', '--symbols', 'sidecar', '--no-color', LOG_NAME], {
    cwd,
    tty: true,
    columns,
  });
  expect(out.split('\n').filter((line) => line.length > columns)).toEqual([]);
});

test('FORCE_COLOR colours a pipe', async () => {
  const { out } = await runMain(['analyze', '--symbols', 'sidecar', LOG_NAME], { cwd, env: { FORCE_COLOR: '1' } });
  expect(out).toContain('\u001b[1m');
});

test('--json - replaces the report for people, --json <file> does not', async () => {
  const { out } = await analyze(LOG_NAME, '--json', '-');
  const report = JSON.parse(out);
  const { out: text } = await analyze(LOG_NAME, '--json', 'out.json');
  expect(text).toContain('PBKDF2 sha512');
  expect(JSON.parse(readFileSync(path.join(cwd, 'out.json'), 'utf8'))).toEqual(report);
});

test('the JSON has the names that others rely on', async () => {
  const { schemaVersion, profile, crypto, operations, callSites, findings } = await analyzed(LOG_NAME);
  const number = expect.any(Number);
  expect(schemaVersion).toBe(2);
  expect(profile).toMatchObject({
    ticks: number,
    busyTicks: number,
    idleTicks: number,
    namedTicks: number,
    libraryTicks: number,
    droppedTicks: number,
  });
  expect(profile.busyTicks + profile.idleTicks).toBeLessThanOrEqual(profile.ticks);
  expect(crypto).toMatchObject({ ticks: number, share: number, byPhase: { 'event-loop': number } });
  expect(operations[0]).toMatchObject({
    id: 'kdf.pbkdf2',
    algorithm: 'sha512',
    ticks: number,
    share: number,
    byPhase: { 'event-loop': number },
  });
  expect(callSites[0]).toMatchObject({
    file: expect.stringMatching(/^\/.*auth-server\.cjs$/),
    line: number,
    function: expect.any(String),
    operation: 'kdf.pbkdf2',
    ticks: number,
    share: number,
    phase: 'event-loop',
    blocks: { count: number, p50Ms: number, p95Ms: number, maxMs: number },
  });
  expect(findings[0]).toMatchObject({
    rule: 'sync-kdf',
    severity: 'error',
    operation: 'kdf.pbkdf2',
    callSite: expect.anything(),
    ticks: number,
    share: number,
    message: expect.any(String),
  });
  for (const { share } of [crypto, ...operations, ...callSites, ...findings])
    expect(share >= 0 && share <= 1).toBe(true);
});

test('-o makes all files, and what is there already stays', async () => {
  const out = path.join(cwd, 'out');
  mkdirSync(out);
  writeFileSync(path.join(out, 'isolate-0x1-1-v8.log'), 'theirs');
  const { out: text } = await analyze(LOG_NAME, '-o', 'out');
  expect(readdirSync(out).sort()).toEqual(['isolate-0x1-1-v8.log', 'profile.json.gz', 'report.html', 'report.json']);
  expect(readFileSync(path.join(out, 'isolate-0x1-1-v8.log'), 'utf8')).toBe('theirs');
  for (const name of ['out/report.json', 'out/profile.json.gz', 'out/report.html']) expect(text).toContain(name);
});

test('a saved profile gives the same report, as a file and as a directory', async () => {
  await analyze(LOG_NAME, '-o', 'saved');
  const report = JSON.parse(readFileSync(path.join(cwd, 'saved/report.json'), 'utf8'));
  expect(await analyzed('saved/profile.json.gz')).toEqual(report);
  expect(await analyzed('saved')).toEqual(report);
});

test('--format makes only what is asked for', async () => {
  await analyze(LOG_NAME, '-o', 'some', '--format', 'json,profile', '--quiet');
  expect(readdirSync(path.join(cwd, 'some')).sort()).toEqual(['profile.json.gz', 'report.json']);
});

test('--format of files without -o makes a directory of its own', async () => {
  const { out } = await analyze(LOG_NAME, '--format', 'json,sarif');
  expect(out).toBe('');
  expect(existsSync(path.join(cwd, 'report.json'))).toBe(false);
  expect(readdirSync(path.join(cwd, '.cryptoprof')).length).toBe(2);
});

test('options may stand before and behind the command', async () => {
  expect((await runMain(['--quiet', '--symbols', 'sidecar', 'analyze', LOG_NAME], { cwd })).out).toBe('');
  expect((await runMain(['--json', 'analyze', LOG_NAME, '--symbols', 'sidecar'], { cwd })).out).toMatch(/^\{/);
  const { out } = await runMain(['--top', '1', 'analyze', '--top', '7', '--symbols', 'sidecar', LOG_NAME], { cwd });
  expect(out).toBe((await analyze('--top', '7', LOG_NAME)).out);
});

test('several inputs are one recording, each counted once', async () => {
  const [log, text] = [await analyzed(LOG_NAME), processedText()];
  writeFileSync(path.join(cwd, 'processed.txt'), text);
  const other = await analyzed('processed.txt');
  const both = await analyzed(LOG_NAME, 'processed.txt', `./${LOG_NAME}`);
  expect(both.isolates.length).toBe(2);
  expect(both.profile.ticks).toBe(log.profile.ticks + other.profile.ticks);
});

test('a directory of logs is read below, too; what lies in two directories is not one run', async () => {
  mkdirSync(path.join(cwd, 'logs/deeper'), { recursive: true });
  writeRecordedLog(path.join(cwd, 'logs'));
  writeRecordedLog(path.join(cwd, 'logs/deeper'), 'node-20-worker');
  const { out, exitCode } = await analyze('logs');
  expect(exitCode).toBe(0);
  expect(out.match(/^run .*$/gm)).toEqual([
    expect.stringMatching(/^run 1 of 2, by itself: logs\/deeper\/isolate.*\.log$/),
    expect.stringMatching(/^run 2 of 2, by itself: logs\/isolate.*\.log$/),
  ]);
  expect(out.match(/^cryptoprof {2}/gm).length).toBe(2);
  const { exitCode: refused, err } = await analyze('logs', '--json', '-');
  expect(refused).toBe(2);
  expect(err).toMatch(/There are 2 runs in logs\./);
});

test('a damaged file in a directory keeps nobody from the other runs, and is counted and named', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    mkdirSync(path.join(cwd, 'mixed', name), { recursive: true });
    if (name === 'b' || name === 'd') writeFileSync(path.join(cwd, 'mixed', name, 'profile.json.gz'), 'no gzip');
    else writeRecordedLog(path.join(cwd, 'mixed', name));
  }
  const { out, err, exitCode } = await analyze('mixed');
  expect(exitCode).toBe(2);
  expect(out.match(/^run .*: /gm)).toEqual([
    'run 1 of 4, could not be read: ',
    'run 2 of 4, could not be read: ',
    'run 3 of 4, by itself: ',
    'run 4 of 4, by itself: ',
  ]);
  expect(out.match(/^cryptoprof {2}/gm).length).toBe(2);
  expect(err.match(/^cryptoprof: .*$/gm)).toEqual([
    expect.stringMatching(/mixed\/b\/profile\.json\.gz/),
    expect.stringMatching(/mixed\/d\/profile\.json\.gz/),
    'cryptoprof: 2 of 4 runs could not be read: mixed/b/profile.json.gz and mixed/d/profile.json.gz.',
  ]);
});

test('a recording is never overwritten by what is made of it', async () => {
  const before = readFileSync(path.join(cwd, LOG_NAME));
  const { exitCode, err } = await analyze(LOG_NAME, `--json=${LOG_NAME}`);
  expect(exitCode).toBe(2);
  expect(err).toMatch(/v8\.log is a recording, and --json would overwrite it\./);
  expect(readFileSync(path.join(cwd, LOG_NAME)).equals(before)).toBe(true);
});

test('nor is a program, which no output is: the word after = may be meant as what to run', async () => {
  const file = path.join(cwd, 'server.mjs');
  writeFileSync(file, 'listen();\n');
  const { exitCode, err } = await analyze(LOG_NAME, '--format', 'json=server.mjs');
  expect(exitCode).toBe(2);
  expect(err).toMatch(/server\.mjs is a program, and --format json would overwrite it\./);
  expect(readFileSync(file, 'utf8')).toBe('listen();\n');
  expect((await analyze(LOG_NAME, '--format', 'json=new.js', '--quiet')).exitCode).toBe(0);
});

test("a saved profile is not replaced by one without the warm-up's ticks", async () => {
  await analyze(LOG_NAME, '-o', 'kept', '--quiet');
  const file = path.join(cwd, 'kept/profile.json.gz');
  const before = readFileSync(file);
  for (const [option, ...words] of [
    ['--output', '-o', 'kept'],
    ['--output', '-o', 'kept', '--format', 'profile'],
    ['--format profile', '--format', 'profile=kept/profile.json.gz'],
  ]) {
    const { exitCode, err } = await analyze('kept', '--warm-up', '0.1', ...words);
    expect([exitCode, err]).toEqual([
      2,
      expect.stringContaining(`profile.json.gz is a recording, and ${option} would overwrite it.`),
    ]);
    expect(readFileSync(file).equals(before)).toBe(true);
  }
  expect((await analyze('kept', '--warm-up', '0.1', '-o', 'shorter', '--quiet')).exitCode).toBe(0);
  expect((await analyze('kept', '-o', 'kept', '--quiet')).exitCode).toBe(0);
  expect((await analyze('kept', '--warm-up', '0.1', '-o', 'kept', '--format', 'html')).exitCode).toBe(0);
});

test('a report is shown again, as a file and as a directory', async () => {
  await analyze(LOG_NAME, '-o', 'shown', '--format', 'json,terminal');
  const { out } = await analyze(LOG_NAME);
  expect((await analyze('shown/report.json')).out).toBe(out);
  expect((await analyze('shown')).out).toBe(out);
  expect((await analyzed('--json', '-', 'shown/report.json')).callSites.length).toBeGreaterThan(0);
  const { exitCode, err } = await analyze('shown/report.json', '--format', 'flamegraph');
  expect(exitCode).toBe(2);
  expect(err).toMatch(/shown\/report\.json is a report, which contains no samples, and flamegraph needs them\./);
});

test('of a report beside its profile, pictures and other tools’ files are made', async () => {
  await analyze(LOG_NAME, '-o', 'whole', '--quiet');
  const { exitCode } = await analyze('whole/report.json', '--format', 'html=whole.html,folded=whole.folded');
  expect(exitCode).toBe(0);
  expect(readFileSync(path.join(cwd, 'whole.html'), 'utf8')).toContain('id="flame-graph"');
  expect(readFileSync(path.join(cwd, 'whole.folded'), 'utf8')).toMatch(/pbkdf2.* \d+$/m);
});

test("where the JSON can't be written is said before anything is read", async () => {
  for (const [target, complaint] of [
    [
      'nowhere/out.json',
      /There is no directory .*nowhere for .*out\.json, the output of --json\.\n {2}next {2}Create it first/,
    ],
    ['.', /Can't write the output of --json to .*: it is a directory\.\n/],
  ]) {
    const { exitCode, err } = await analyze('missing-is-not-said.log', LOG_NAME, `--json=${target}`);
    expect(exitCode).toBe(2);
    expect(err).toMatch(complaint);
  }
});

test('a full disk behind stdout is a sentence', async () => {
  const stdout = keptStream({ fails: 'ENOSPC' });
  const { exitCode, err } = await runMain(['analyze', '--symbols', 'sidecar', LOG_NAME], { cwd, stdout });
  expect(exitCode).toBe(2);
  expect(err).toBe(
    "cryptoprof: Can't write the output: no space left on device.\n  next  Check where it is redirected to.\n",
  );
});

test('a reader that has gone away is none of our business', async () => {
  for (const words of [['analyze', '--symbols', 'sidecar', LOG_NAME], ['prof-process', LOG_NAME], ['--help']]) {
    const { exitCode, err } = await runMain(words, { cwd, stdout: keptStream({ fails: 'EPIPE' }) });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  }
});

test('a removed working directory is a sentence', async () => {
  const { exitCode, err } = await runMain(['analyze', LOG_NAME], { cwd: '' });
  expect(exitCode).toBe(2);
  expect(err).toContain('The working directory has been removed.');
});

test.each([
  ['--source-maps', 'nope', 'nope'],
  ['--source-maps', LOG_NAME, LOG_NAME],
  ['--binaries', 'nope', 'nope'],
])('%s %s: a directory that would be searched in vain is refused', async (option, given, name) => {
  const { exitCode, err } = await analyze(option, given, LOG_NAME);
  expect({ exitCode, err }).toEqual({
    exitCode: 2,
    err: expect.stringContaining(`There is no directory ${path.join(cwd, name)}, which ${option} names.`),
  });
});
