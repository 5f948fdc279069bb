import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUTPUTS, REPORT_OUTPUT_IDS } from '../../src/writers/index.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runMain } from '../support/fake-io.js';
import { LOG_NAME, writeRecordedLog } from '../support/recorded-log.js';
import { guideServerReport } from '../support/sample-report.js';

const cwd = newDirectory();
beforeAll(() => {
  writeRecordedLog(cwd);
  writeFileSync(path.join(cwd, 'report.json'), JSON.stringify(guideServerReport()));
});
afterAll(removeDirectories);

/** @param {string[]} words behind `show` */
const show = (...words) => runMain(['show', ...words], { cwd });

test('a report is told as analyze tells it, as a file and as a directory', async () => {
  const { exitCode, out, err } = await show('report.json');
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toContain('Cryptography takes 70.8 %');
  expect(out).toBe((await runMain(['analyze', 'report.json'], { cwd })).out);
  expect((await show('.')).out).toBe(out);
});

test('in all formats that need no samples', async () => {
  const files = REPORT_OUTPUT_IDS.filter((id) => !['terminal', 'github'].includes(id));
  const { exitCode } = await show('report.json', '--format', files.map((id) => `${id}=out.${id}`).join(','));
  expect(exitCode).toBe(0);
  for (const id of files.filter((each) => OUTPUTS[each].isText)) {
    const { out } = await show('report.json', '--format', id);
    expect(readFileSync(path.join(cwd, `out.${id}`), 'utf8')).toBe(out);
  }
  expect(JSON.parse((await show('report.json', '--format', 'json')).out)).toEqual(guideServerReport());
});

test('what needs samples is refused where none are beside the report', async () => {
  const { exitCode, err } = await show('report.json', '--format', 'pprof=x.pb.gz');
  expect(exitCode).toBe(2);
  expect(err).toContain('report.json is a report, which contains no samples, and pprof needs them');
});

describe('beside the profile that it was made from', () => {
  const run = newDirectory();
  beforeAll(async () => {
    writeRecordedLog(run);
    await runMain(['analyze', LOG_NAME, '-o', 'out'], { cwd: run });
  });
  const made = async (name, report = 'out') => {
    // Each has a file of its own: what may be read again is not overwritten.
    const { exitCode, err } = await runMain(['show', report, '--format', `${name}=again.${name}`], { cwd: run });
    return { exitCode, err, content: exitCode === 0 ? readFileSync(path.join(run, `again.${name}`), 'utf8') : '' };
  };

  test('it is drawn, and written for other tools', async () => {
    const { content: page } = await made('html');
    expect(page).toContain('id="flame-graph"');
    const { content: folded } = await made('folded', 'out/report.json');
    expect(folded).toMatch(/pbkdf2.* \d+$/m);
    await runMain(['analyze', 'out/profile.json.gz', '--format', 'folded=analyzed'], { cwd: run });
    expect(folded).toBe(readFileSync(path.join(run, 'analyzed'), 'utf8'));
  });

  test('unless that is of another run, or damaged: then there is no picture', async () => {
    const other = path.join(run, 'other');
    mkdirSync(other);
    for (const name of ['report.json', 'profile.json.gz'])
      copyFileSync(path.join(run, 'out', name), path.join(other, name));
    const report = JSON.parse(readFileSync(path.join(other, 'report.json'), 'utf8'));
    report.target.startTime = '2026-11-27T00:00:00.000Z';
    writeFileSync(path.join(other, 'report.json'), JSON.stringify(report));
    writeFileSync(path.join(run, 'out', 'profile.json.gz'), 'damaged');
    for (const each of ['other', 'out']) {
      const { content: page } = await made('html', each);
      expect(page).not.toContain('id="flame-graph"');
      expect(page).toContain('There is no flame graph');
      expect(await made('speedscope', each)).toMatchObject({ exitCode: 2, err: expect.stringContaining('speedscope') });
    }
  });
});

test.each([
  [[LOG_NAME], 'is not a report'],
  [['missing.json'], 'There is no file'],
])('%s is not a report', async (words, message) => {
  const { exitCode, out, err } = await show(...words);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toContain(message);
});
