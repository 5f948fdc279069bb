import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { LOG_NAME, processedText, recordedLog, writeRecordedLog } from '../support/recorded-log.js';

const cwd = newDirectory();
const log = recordedLog();
/** Nobody is refused by the file system as root. */
const isRoot = process.getuid?.() === 0;

beforeAll(async () => {
  writeRecordedLog(cwd);
  expect(
    await runMain(['analyze', LOG_NAME, '--symbols', 'sidecar', '--format', 'profile', '-o', 'saved'], { cwd }),
  ).toMatchObject({ exitCode: 0, err: 'cryptoprof: profile: saved/profile.json.gz\n' });
});
afterAll(removeDirectories);

/**
 * @param {string} name of a file to write
 * @param {string | Buffer} content
 */
const put = (name, content) => writeFileSync(path.join(cwd, name), content);
const saved = () => readFileSync(path.join(cwd, 'saved/profile.json.gz'));

/** @param {(saved: any) => void} change made to a saved profile */
function changed(change) {
  const json = JSON.parse(gunzipSync(saved()).toString());
  change(json);
  return gzipSync(JSON.stringify(json));
}

/** @type {[string, () => void, string][]} */
const REFUSED = [
  ['missing.log', () => {}, 'There is no file'],
  [`${LOG_NAME}/deeper.log`, () => {}, 'There is no file'],
  ['empty.log', () => put('empty.log', ''), 'is empty.'],
  [
    'rubbish.log',
    () => put('rubbish.log', Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) >> 3))),
    'is not in a format that cryptoprof reads.',
  ],
  ['zeros.log', () => put('zeros.log', Buffer.alloc(1_000_000)), 'is not in a format that cryptoprof reads.'],
  [
    'prose.txt',
    () => put('prose.txt', 'It was a dark and stormy night.\n'),
    'is not in a format that cryptoprof reads.',
  ],
  ['tiny.log', () => put('tiny.log', 'tick,0x'), 'contains no complete V8 log line.'],
  ['nothing', () => mkdirSync(path.join(cwd, 'nothing')), 'There is no profile in nothing.'],
  ['fifo', () => execFileSync('mkfifo', [path.join(cwd, 'fifo')]), 'is not a regular file'],
  ['/dev/zero', () => {}, 'is not a regular file'],
  [
    'header.txt',
    () => put('header.txt', processedText().slice(0, 60)),
    'contains no ticks: its header line is missing.',
  ],
  ['cut.json.gz', () => put('cut.json.gz', saved().subarray(0, 3000)), "can't be used: it is cut off."],
  [
    'flipped.json.gz',
    () =>
      put(
        'flipped.json.gz',
        saved().map((byte, index) => (index === 700 ? byte ^ 255 : byte)),
      ),
    "can't be used: it ",
  ],
  [
    'other.json.gz',
    () => put('other.json.gz', gzipSync('{"a":1}')),
    'but contains neither a saved profile nor a pprof profile.',
  ],
  [
    'text.json.gz',
    () => put('text.json.gz', gzipSync('hello')),
    'but contains neither a saved profile nor a pprof profile.',
  ],
  [
    'CPU.cpuprofile.gz',
    () => put('CPU.cpuprofile.gz', gzipSync('{"nodes":[]}')),
    'is compressed with gzip, but contains neither a saved profile nor a pprof profile.',
  ],
  [
    'future.json.gz',
    () =>
      put(
        'future.json.gz',
        changed((json) => {
          json.schemaVersion = 99;
        }),
      ),
    'has format version 99; this cryptoprof reads version 1.',
  ],
  [
    'lying.json.gz',
    () =>
      put(
        'lying.json.gz',
        changed((json) => {
          json.profiles[0].samples.length = 1e9;
        }),
      ),
    "can't be used: profiles[0]: ",
  ],
];

describe.each(REFUSED)('%s', (name, make, sentence) => {
  test('is refused with a sentence', async () => {
    make();
    for (const words of [
      ['analyze', name],
      ['analyze', LOG_NAME, name],
      ['prof-process', name],
      ['analyze', '-o', 'out', name],
    ]) {
      const { exitCode, out, err } = await runMain(words, { cwd });
      expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
      expect(err).toMatch(/^cryptoprof: .+\n( {2}why {3}.+\n)?( {2}next {2}.+\n)$/);
      if (words[0] === 'analyze') expect(err).toContain(sentence);
    }
  });

  test('leaves no debris', async () => {
    await runMain(['analyze', '-o', 'debris', name], { cwd });
    await runMain(['analyze', '--format', 'json', name], { cwd });
    expect(() => readFileSync(path.join(cwd, 'debris'))).toThrow('ENOENT');
    expect(() => readFileSync(path.join(cwd, '.cryptoprof'))).toThrow('ENOENT');
  });
});

test('a saved profile that unpacks to more than fits is refused', async () => {
  put('bomb.json.gz', gzipSync(Buffer.alloc(540 * 1024 * 1024), { level: 1 }));
  const { exitCode, err } = await runMain(['analyze', 'bomb.json.gz'], { cwd });
  expect(exitCode).toBe(2);
  expect(err).toMatch(/can't be used: it unpacks to more than \d+ bytes\./);
});

test('prof-process refuses what is no log, and a directory', async () => {
  for (const [name, sentence] of [
    ['saved/profile.json.gz', 'is not a V8 log.'],
    ['saved', 'is a directory.'],
  ]) {
    const { exitCode, err } = await runMain(['prof-process', name], { cwd });
    expect(exitCode).toBe(2);
    expect(err).toContain(sentence);
  }
});

(isRoot ? test.skip : test)('a file that may not be read', async () => {
  put('secret.log', log);
  chmodSync(path.join(cwd, 'secret.log'), 0);
  const { exitCode, err } = await runMain(['analyze', 'secret.log'], { cwd });
  expect(exitCode).toBe(2);
  expect(err).toContain("can't be read: permission denied.");
});

/** A function's name in a line of its own, as long as V8 would never write one. */
const LONG_LINE = `code-creation,LazyCompile,11,1,0x1,1,${'a'.repeat(5 * 1024 * 1024)}`;
const lines = log.split('\n');

/** @type {[string, string | Buffer, string][]} */
const REPORTED = [
  [
    'cut in the middle of a line',
    log.slice(0, log.lastIndexOf('\ncode-creation,') + 30),
    'cut off at the end of the log',
  ],
  ['of an unknown V8', log.replace(/^v8-version,.*/, 'v8-version,99,1,2,3,0'), 'The log is of V8 99.1.2.3'],
  ['with a line of 5 MB', [...lines.slice(0, 500), LONG_LINE, ...lines.slice(500)].join('\n'), 'left out'],
  [
    'with rubbish in the middle',
    Buffer.concat([
      Buffer.from(lines.slice(0, 500).join('\n')),
      Buffer.from('\n\x00\xff\xfe rubbish \x80\n', 'latin1'),
      Buffer.from(lines.slice(500).join('\n')),
    ]),
    'left out',
  ],
];

test.each(REPORTED)('a log %s is reported on, and what is left out is counted', async (_, content, note) => {
  put('damaged.log', content);
  const { exitCode, out, err } = await runMain(['analyze', 'damaged.log', '--symbols', 'none'], { cwd });
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toContain('PBKDF2');
  expect(out.replace(/\n +/g, ' ')).toContain(note);
  const { out: json } = await runMain(['analyze', 'damaged.log', '--symbols', 'none', '--json', '-'], { cwd });
  expect(
    JSON.parse(json).diagnostics.some((/** @type {any} */ { count, message }) => count > 0 && message.includes(note)),
  ).toBe(true);
});

test('an empty log beside others is left out and counted, and the recording is not whole, saved or not', async () => {
  mkdirSync(path.join(cwd, 'threads'));
  put('threads/isolate-0x1-1-v8.log', log);
  put('threads/isolate-0x2-1-v8.log', '');
  const how = ['--symbols', 'none', '--json', '-'];
  const saved = await runMain(['analyze', 'threads', '--symbols', 'none', '--format', 'profile=empty.json.gz'], {
    cwd,
  });
  expect(saved).toMatchObject({ exitCode: 0 });
  const named = ['threads/isolate-0x2-1-v8.log', 'threads/isolate-0x1-1-v8.log'];
  for (const words of [['threads'], named, ['empty.json.gz']]) {
    const { exitCode, out } = await runMain(['analyze', ...words, ...how], { cwd });
    const { profile, diagnostics } = JSON.parse(out);
    expect(exitCode).toBe(0);
    expect(profile.unprofiled).toEqual([{ kind: 'thread', reason: 'log-ended-early', count: 1, cpuMs: null }]);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        count: 1,
        message: expect.stringMatching(/is empty, so .*: isolate-0x2-1-v8\.log\.$/),
      }),
    );
  }
  const { exitCode, err } = await runMain(['analyze', named[0]], { cwd });
  expect([exitCode, err]).toEqual([2, expect.stringContaining('isolate-0x2-1-v8.log is empty.')]);
});

test('a tick that is cut is dropped, and counted', async () => {
  put('damaged.log', log.slice(0, log.lastIndexOf('\ntick,') + 10));
  const { out } = await runMain(['analyze', 'damaged.log', '--symbols', 'none'], { cwd });
  expect(out).toContain('1 dropped (1 truncated)');
});

test('line ends of Windows make no difference', async () => {
  put('windows.log', log.replaceAll('\n', '\r\n'));
  put('unix.log', log);
  const [windows, unix] = await Promise.all(
    ['windows.log', 'unix.log'].map((name) => runMain(['analyze', name, '--symbols', 'none', '--json', '-'], { cwd })),
  );
  expect(JSON.parse(windows.out).profile).toEqual(JSON.parse(unix.out).profile);
  expect(JSON.parse(windows.out).callSites).toEqual(JSON.parse(unix.out).callSites);
});

test('a processed.txt cut in half is reported on, and says so', async () => {
  const text = processedText();
  put('processed.txt', text.slice(0, text.indexOf('[Bottom up') - 200));
  const { exitCode, out, err } = await runMain(['analyze', 'processed.txt'], { cwd });
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out.replace(/\n +/g, ' ')).toContain('The text ends before the bottom-up profile: callers are not known.');
});

test("damaged symbols beside a log are refused, since they may be someone else's", async () => {
  put('isolate-0x1-1-v8.log', log);
  put('isolate-0x1-1-v8.log.symbols.json', '{"half":');
  const { exitCode, err } = await runMain(['analyze', 'isolate-0x1-1-v8.log'], { cwd });
  expect(exitCode).toBe(2);
  expect(err).toContain('isolate-0x1-1-v8.log.symbols.json are damaged.');
});
