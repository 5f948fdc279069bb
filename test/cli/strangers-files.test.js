/** Whatever lies where a file is looked for: nothing waits for ever, and nothing fills the memory. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
  expect(await runMain(['analyze', LOG_NAME, '--symbols', 'sidecar', '--json', 'report.json'], { cwd })).toMatchObject({ exitCode: 0 });
});

const GATE = ['gate', 'report.json'];
/** @type {[what: string, name: string, words: string[], exitCode: number, said: string][]} */
const PLACES = [
  ['symbols beside a log', `${LOG_NAME}.symbols.json`, ['analyze', LOG_NAME], 0, ''],
  ['mappings beside a log', 'mappings-4711.json', ['analyze', LOG_NAME], 0, ''],
  ['a config that is found', '.cryptoprofrc', GATE, 2, '.cryptoprofrc can\'t be read: inappropriate file type or format.'],
  ['a package.json that is found', 'package.json', GATE, 2, 'package.json can\'t be read: inappropriate file type or format.'],
  ['a config that is named', 'ours.json', [...GATE, '--config', 'ours.json'], 2, 'ours.json can\'t be read'],
  ['the baseline', 'cryptoprof-baseline.json', GATE, 2, 'cryptoprof-baseline.json can\'t be read: inappropriate file type or format.'],
  ['a report', 'other.json', ['compare', 'report.json', 'other.json'], 2, 'other.json is no regular file'],
  ['a log', 'other.log', ['analyze', 'other.log'], 2, 'other.log is no regular file'],
];

/** @type {[string, (file: string) => void][]} */
const THINGS = [['a pipe', (file) => execFileSync('mkfifo', [file])], ['a link to /dev/zero', (file) => symlinkSync('/dev/zero', file)]];

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
  expect((await runMain(GATE, { cwd })).err).toContain('.cryptoprofrc can\'t be read: file too large.');
  rmSync(at('.cryptoprofrc'));
  writeFileSync(at('large.txt'), `ticks  total  nonlib   name\n${' '.repeat(17 << 20)}`);
  expect((await runMain(['analyze', 'large.txt'], { cwd })).err).toContain('large.txt has more than 16777216 bytes');
});
