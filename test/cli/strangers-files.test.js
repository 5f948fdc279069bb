/** Whatever lies where a file is looked for: nothing waits for ever, and nothing fills the memory. */
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BIN, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { runMeasured } from '../support/measured-cli.js';
import { LOG_NAME, writeRecordedLog } from '../support/recorded-log.js';

afterAll(removeDirectories);

const cwd = newDirectory();
const at = (/** @type {string} */ name) => path.join(cwd, name);
writeRecordedLog(cwd);
mkdirSync(at('.git'));

const MOST_MB = 300;

beforeAll(async () => {
  expect(await runMain(['analyze', LOG_NAME, '--symbols', 'sidecar', '--json', 'report.json'], { cwd })).toMatchObject({
    exitCode: 0,
  });
});

const GATE = ['gate', 'report.json'];
/** @type {[what: string, name: string, words: string[], exitCode: number, said: string][]} */
const PLACES = [
  ['symbols beside a log', `${LOG_NAME}.symbols.json`, ['analyze', LOG_NAME], 0, ''],
  ['mappings beside a log', 'mappings-4711.json', ['analyze', LOG_NAME], 0, ''],
  ['a config that is found', '.cryptoprofrc', GATE, 2, ".cryptoprofrc can't be read: it is not a regular file."],
  ['a package.json that is found', 'package.json', GATE, 2, "package.json can't be read: it is not a regular file."],
  ['a config that is named', 'ours.json', [...GATE, '--config', 'ours.json'], 2, "ours.json can't be read"],
  [
    'the baseline',
    'cryptoprof-baseline.json',
    GATE,
    2,
    "cryptoprof-baseline.json can't be read: it is not a regular file.",
  ],
  ['a report', 'other.json', ['compare', 'report.json', 'other.json'], 2, 'other.json is not a regular file'],
  ['a log', 'other.log', ['analyze', 'other.log'], 2, 'other.log is not a regular file'],
];

/** @type {[string, (file: string) => void][]} */
const THINGS = [
  ['a pipe', (file) => execFileSync('mkfifo', [file])],
  ['a link to /dev/zero', (file) => symlinkSync('/dev/zero', file)],
];

describe.each(THINGS)('%s in place of', (_, make) => {
  test.each(PLACES)('%s', async (_what, name, words, exitCode, said) => {
    rmSync(at(name), { force: true });
    make(at(name));
    try {
      const ended = await runMeasured(words, cwd);
      expect(ended.exitCode).toBe(exitCode);
      expect(ended.err).toContain(said);
      expect(ended.mb).toBeLessThan(MOST_MB);
    } finally {
      rmSync(at(name));
      writeRecordedLog(cwd);
    }
  });
});

test('what is too large is told, with the limit', async () => {
  writeFileSync(at('.cryptoprofrc'), ' '.repeat(2 << 20));
  expect((await runMain(GATE, { cwd })).err).toContain(".cryptoprofrc can't be read: file too large.");
  rmSync(at('.cryptoprofrc'));
  writeFileSync(at('large.txt'), `ticks  total  nonlib   name\n${' '.repeat(17 << 20)}`);
  expect((await runMain(['analyze', 'large.txt'], { cwd })).err).toContain('large.txt has more than 16777216 bytes');
});

describe("outputs don't follow links out of the output directory", () => {
  test('whatever has their names', async () => {
    const elsewhere = newDirectory();
    writeFileSync(path.join(elsewhere, 'theirs'), 'theirs');
    mkdirSync(at('real'));
    // The directory itself is the user's choice.
    symlinkSync('real', at('out'));
    const names = [
      'report.json',
      'report.md',
      'results.sarif',
      'junit.xml',
      'gl-code-quality-report.json',
      'flamegraph.html',
      'profile.json.gz',
    ];
    for (const name of names) symlinkSync(path.join(elsewhere, 'theirs'), at(`real/${name}`));
    const formats = 'json,markdown,sarif,junit,gitlab,flamegraph,profile';
    expect(
      await runMain(['analyze', LOG_NAME, '--symbols', 'sidecar', '-o', 'out', '--format', formats], { cwd }),
    ).toMatchObject({ exitCode: 0 });
    expect(readFileSync(path.join(elsewhere, 'theirs'), 'utf8')).toBe('theirs');
    expect(readdirSync(at('real')).sort()).toEqual(names.sort());
    for (const name of names) expect(lstatSync(at(`real/${name}`)).isFile()).toBe(true);
  });

  test('but a link that the user names is followed', async () => {
    symlinkSync('real/linked.json', at('linked.json'));
    await runMain(['analyze', LOG_NAME, '--symbols', 'sidecar', '--json', 'linked.json'], { cwd });
    expect(lstatSync(at('linked.json')).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(at('real/linked.json'), 'utf8')).schemaVersion).toBe(2);
  });
});

/** @returns {Promise<number>} descriptors with which Node can just run a script that reads a file */
async function fewestForScript() {
  writeFileSync(path.join(cwd, 'reads.mjs'), "(await import('node:fs')).readFileSync('reads.mjs')");
  for (let limit = 12; ; limit++) {
    const words = ['sh', '-c', `ulimit -c 0; ulimit -n ${limit} && exec "$0" "$@"`, process.execPath, 'reads.mjs'];
    const { exitCode } = await runProcess(words, { cwd });
    if (exitCode === 0) return limit;
  }
}

describe('with few descriptors', () => {
  test.each(['few', 24, 32, 36, 40])('%s: says so', async (given) => {
    const limit = given === 'few' ? await fewestForScript() : given;
    const { exitCode, out, err } = await runProcess(
      ['sh', '-c', `ulimit -n ${limit} && exec "$0" "$@"`, process.execPath, BIN, 'analyze', LOG_NAME],
      { cwd },
    );
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toMatch(
      /^cryptoprof: Of the 128 files that cryptoprof opens at once, only \d+ more can be opened here\.\n {2}next {2}Raise the limit, for example: ulimit -n 1024\n$/,
    );
  });

  test('256, as on macOS, are enough', async () => {
    const { exitCode, err } = await runProcess(
      [
        'sh',
        '-c',
        'ulimit -n 256 && exec "$0" "$@"',
        process.execPath,
        BIN,
        'analyze',
        LOG_NAME,
        '--symbols',
        'sidecar',
      ],
      { cwd },
    );
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  });
});

describe('a script that is a pipe is refused, and nothing is taken from it', () => {
  test.each([
    ['<(echo 1)', ''],
    ['a pipe with a name', 'script.js'],
  ])('%s', async (_, name) => {
    if (name !== '') execFileSync('mkfifo', [at(name)]);
    const script = name || '<(echo 1)';
    const { exitCode, err } = await runProcess(
      ['timeout', '30', 'bash', '-c', `"$0" "$1" ${script}`, process.execPath, BIN],
      { cwd },
    );
    expect({ exitCode, err }).toEqual({
      exitCode: 2,
      err: expect.stringMatching(/^cryptoprof: The script \S+ is not a regular file\.\n/),
    });
  });
});
