import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALLOWED_BOMBS, largestProfiles, REFUSED_BOMBS } from '../support/bombs.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { ALLOWED_LOGS, REFUSED_LOGS, writeHostileLog } from '../support/hostile-logs.js';
import { fixtureCases, readFiles, readFixture } from '../support/fixture-cases.js';
import { runMeasured } from '../support/measured-cli.js';

afterAll(removeDirectories);

/** What the issue allows, of one reading process. */
const MOST_MB = 600;
const MOST_CPU_SECONDS = 10;
/** What is refused is refused before much is made of it. */
const MOST_MB_REFUSED = 300;

const cwd = newDirectory();
/**
 * @param {string} file to be read
 * @param {Buffer} bytes of it
 * @returns {ReturnType<typeof runMeasured>} how it went, and what it took
 */
function read(file, bytes) {
  writeFileSync(path.join(cwd, file), bytes);
  return runMeasured(file === 'report.json' ? ['compare', file, file] : ['analyze', file], cwd);
}

test.each(Object.entries(REFUSED_BOMBS))('%s: refused at once', async (_, { file, make }) => {
  const { exitCode, err, mb, seconds } = await read(file, make());
  expect({ exitCode, err }).toEqual({
    exitCode: 2,
    err: expect.stringMatching(/(?:unpacks to more than|nested deeper than|ha(?:s|ve) more than) \d+ /),
  });
  expect(mb).toBeLessThan(MOST_MB_REFUSED);
  expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
});

test.each(Object.entries(ALLOWED_BOMBS))('%s: within limits', async (_, { file, make }) => {
  const { exitCode, err, mb, seconds } = await read(file, make());
  expect([0, 2]).toContain(exitCode);
  expect(err).not.toMatch(/bug in cryptoprof|heap/);
  expect(mb).toBeLessThan(MOST_MB);
  expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
});

test('the largest profiles that are read, read', async () => {
  const fixture = (await fixtureCases()).find(({ name }) => name === 'v8-log/node-20-auth-server');
  const [profile] = (await readFixture(/** @type {NonNullable<typeof fixture>} */ (fixture))).profiles;
  for (const make of Object.values(largestProfiles(profile))) {
    const { exitCode, err, mb, seconds } = await read('profile.json.gz', make());
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(mb).toBeLessThan(MOST_MB);
    expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
  }
});

test.each([
  ['cpuprofile', 'A .cpuprofile of this profile would hold more than 400,000 calls.'],
  ['folded', 'A file of folded stacks of this profile would hold more than 100 MB.'],
])('the largest profile that is read, as %s: refused', async (format, refusal) => {
  const fixture = (await fixtureCases()).find(({ name }) => name === 'v8-log/node-20-auth-server');
  const [profile] = (await readFixture(/** @type {NonNullable<typeof fixture>} */ (fixture))).profiles;
  writeFileSync(path.join(cwd, 'profile.json.gz'), largestProfiles(profile)['stacks of two million']());
  const words = ['analyze', '--quiet', '--format', `${format}=written`, 'profile.json.gz'];
  const { exitCode, err, mb, seconds } = await runMeasured(words, cwd);
  expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining(refusal) });
  expect(mb).toBeLessThan(MOST_MB);
  expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
});

/**
 * @param {number} functions different ones, ten in each sample
 * @returns {Buffer} text of perf script
 */
function perfScript(functions) {
  const sample = (_, index) => {
    const frame = (_, at) =>
      `\t 7f${index.toString(16)} JS:*f${index}_${at} /srv/a.js:${index + 1}:${at + 1} (/tmp/perf-7.map)`;
    return `node 7 [000] ${100 + index / 1000}00001: 999 cpu-clock:\n${Array.from({ length: 10 }, frame).join('\n')}\n\n`;
  };
  return Buffer.from(Array.from({ length: functions / 10 }, sample).join(''));
}

test('a text of perf script: of too many functions refused, of nearly as many within limits', async () => {
  const refused = await read('out.perf', perfScript(500_000));
  expect(refused).toMatchObject({
    exitCode: 2,
    err: expect.stringMatching(
      /^cryptoprof: .*out\.perf holds more than fits into 400 MB of memory\.\n {2}why {3}By that point it has \d+ samples of \d+ different functions, in 1 thread\.\n {2}next /,
    ),
  });
  const allowed = await read('out.perf', perfScript(250_000));
  expect(allowed).toMatchObject({ exitCode: 0, err: '' });
  for (const { mb, seconds } of [refused, allowed]) {
    expect(mb).toBeLessThan(MOST_MB);
    expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
  }
});

test('a text of perf script: of too many threads refused, of nearly as many within limits', async () => {
  const threads = (/** @type {number} */ count) =>
    Buffer.from(
      perfScript(10 * count)
        .toString()
        .replace(/^node 7 \[000\] (\d+)/gm, (_, time, at) => `node 7/${at} ${time}`),
    );
  const refused = await read('out.perf', threads(10_000));
  expect(refused).toMatchObject({ exitCode: 2, err: expect.stringContaining('holds more than fits into 400 MB') });
  const allowed = await read('out.perf', threads(6_000));
  expect(allowed).toMatchObject({ exitCode: 0, err: '' });
  for (const { mb, seconds } of [refused, allowed]) {
    expect(mb).toBeLessThan(MOST_MB);
    expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
  }
});

// V8 ends the process if the stack ends where a regular expression must be compiled, so the first one that is too deep counts.
test.each([
  ['blocks', 'js', (depth) => `${'if(a){'.repeat(depth)}f()${'}'.repeat(depth)}`],
  ['blocks that are not closed', 'ts', (depth) => 'if(a){'.repeat(depth)],
  ['calls', 'js', (depth) => `${'f('.repeat(depth)}1${')'.repeat(depth)}`],
  ['sums', 'js', (depth) => `x=${'a+'.repeat(depth)}1`],
  ['types', 'ts', (depth) => `let x:${'A<'.repeat(depth)}B${'>'.repeat(depth)}`],
])('sources of %s (%s) that nest deep are not parsed', async (_, ending, make) => {
  for (const depth of [1_600, 3_000, 30_000]) {
    const source = path.join(cwd, `deep.${ending}`);
    writeFileSync(source, make(depth));
    const frame = { functionName: 'f', scriptId: '1', url: `file://${source}`, lineNumber: 0, columnNumber: 0 };
    const crypto = { ...frame, functionName: 'pbkdf2Sync', scriptId: '2', url: 'node:internal/crypto/pbkdf2' };
    const nodes = [
      { id: 1, callFrame: frame, children: [2] },
      { id: 2, callFrame: crypto },
    ];
    const samples = Array(100).fill(2);
    const profile = { nodes, startTime: 0, endTime: 1e5, samples, timeDeltas: samples.map(() => 1000) };
    const { exitCode, err } = await read('deep.cpuprofile', Buffer.from(JSON.stringify(profile)));
    expect({ depth, exitCode, err }).toEqual({ depth, exitCode: 0, err: '' });
  }
});

// In a minified bundle, thousands of functions are called `e`, or have a parameter of that name.
test.each([
  ['parameters', 'q=[0', ',a=>b', ']'],
  ['functions', 'q=[0', ',function(e){return e.a(e.b)}', ']'],
  ['methods', 'q={', 'a(){},', '}'],
  ['callbacks', 'q', '.then(a=>b)', ''],
])('a source with 30,000 %s of one name: within limits', async (_, start, part, end) => {
  const fixture = (await fixtureCases()).find(({ name }) => name === 'v8-log/node-20-auth-server');
  const [{ bytes }] = await readFiles(/** @type {NonNullable<typeof fixture>} */ (fixture));
  const source = `\n${start}${part.repeat(30_000)}${end}`.replaceAll('\n', '\\n').replaceAll(',', '\\x2C');
  const log = bytes.toString('latin1').replace(/^script-source,\d+,[^,]*auth-server.*$/m, (line) => line + source);
  expect(log.length).toBe(bytes.length + source.length);
  const { exitCode, err, mb, seconds } = await read('isolate-0x1-1-v8.log', Buffer.from(log, 'latin1'));
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(mb).toBeLessThan(MOST_MB);
  expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
});

/**
 * @param {typeof REFUSED_LOGS[string]} log to be written, read, and removed
 * @returns {ReturnType<typeof runMeasured>} how it went, and what it took
 */
async function readLog(log) {
  const file = 'isolate-0x1-1-v8.log';
  writeHostileLog(path.join(cwd, file), log);
  return runMeasured(['analyze', '--symbols', 'none', file], cwd).finally(() => rmSync(path.join(cwd, file)));
}

test.each(Object.entries(REFUSED_LOGS))('a log of %s: refused', async (_, log) => {
  const { exitCode, err, mb, seconds } = await readLog(log);
  expect({ exitCode, err }).toEqual({
    exitCode: 2,
    err: expect.stringMatching(
      /^cryptoprof: .*-v8\.log holds more than fits into 450 MB of memory\.\n {2}why {3}By that point it has \d+ ticks at \d+ different places, and \d+ functions and scripts\.\n {2}next /,
    ),
  });
  expect(mb).toBeLessThan(MOST_MB);
  expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
});

test.each(Object.entries(ALLOWED_LOGS))('a log of %s: within limits', async (_, log) => {
  const { exitCode, err, mb, seconds } = await readLog(log);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(mb).toBeLessThan(MOST_MB);
  expect(seconds).toBeLessThan(MOST_CPU_SECONDS);
});
