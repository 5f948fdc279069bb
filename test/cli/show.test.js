import { readFileSync, writeFileSync } from 'node:fs';
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

test('what needs samples is refused before anything is read', async () => {
  const { exitCode, err } = await show('missing.json', '--format', 'pprof=x.pb.gz');
  expect(exitCode).toBe(2);
  expect(err).toContain('pprof is made of samples, which this command does not have');
});

test.each([
  [[LOG_NAME], 'is not a report'],
  [['missing.json'], 'There is no file'],
])('%s is not a report', async (words, message) => {
  const { exitCode, out, err } = await show(...words);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toContain(message);
});
