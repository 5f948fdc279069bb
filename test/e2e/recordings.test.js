/** The programs of fixtures/programs, recorded and reported on as a user would. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { PROGRAMS, onlyRun, runCli } from '../support/cli-process.js';

afterAll(removeDirectories);

/** @param {string} file path of a report */
const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} name of a fixture program
 * @param {string[]} [options] of the run
 * @returns {Promise<{cwd: string, run: string, report: any, out: string, err: string, exitCode: number | null}>}
 */
async function recordFixture(name, options = []) {
  const cwd = newDirectory();
  const ended = await runCli([...options, path.join(PROGRAMS, name)], { cwd });
  const run = onlyRun(cwd);
  return { cwd, run, report: readReport(path.join(run, 'report.json')), ...ended };
}

test('a program without crypto is told so, and that is no failure', async () => {
  const { exitCode, err, report } = await recordFixture('no-crypto.cjs');
  expect(exitCode).toBe(0);
  expect(err).toMatch(new RegExp(`No crypto found in ${report.profile.busyTicks.toLocaleString('en-US')} ticks\\.`));
  expect(report).toMatchObject({ crypto: { ticks: 0, share: 0 }, operations: [], callSites: [], findings: [] });
});

test('worker threads are counted', async () => {
  const { report, out } = await recordFixture('worker.cjs');
  expect(out).toMatch(/^derived \d+ keys\n$/);
  expect(report.isolates.map((/** @type {any} */ { thread }) => thread).sort()).toEqual(['main', 'worker']);
  expect(report.crypto.byPhase.worker / report.crypto.ticks).toBeGreaterThan(0.9);
  expect(report.findings.filter((/** @type {any} */ { rule }) => rule.startsWith('sync-'))).toEqual([]);
});

test('the processes of a cluster are counted', async () => {
  const { report, out } = await recordFixture('cluster.cjs');
  expect(out).toBe('2 processes ended\n');
  expect(new Set(report.isolates.map((/** @type {any} */ { pid }) => pid)).size).toBe(3);
  expect(report.isolates.filter((/** @type {any} */ { cryptoTicks }) => cryptoTicks > 100).length).toBe(2);
});

test('a child process is counted', async () => {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'parent.js'), 'require("node:child_process").fork("./child.js")');
  writeFileSync(
    path.join(cwd, 'child.js'),
    'for (const until = Date.now() + 400; Date.now() < until;) require("node:crypto").pbkdf2Sync("a", "b", 5000, 64, "sha512")',
  );
  await runCli(['--quiet', '--format', 'json', 'parent.js'], { cwd });
  const report = readReport(path.join(onlyRun(cwd), 'report.json'));
  expect(report.isolates.length).toBe(2);
  expect(report.callSites[0]).toMatchObject({ file: path.join(cwd, 'child.js'), line: 1, phase: 'top-level' });
});

test('hostile names harm neither terminal nor JSON nor page', async () => {
  const { cwd, run, report, err } = await recordFixture('hostile-names.cjs', ['--top', '100']);
  const analyzed = await runCli(['analyze', run, '--top', '100'], { cwd, env: { FORCE_COLOR: '1' } });
  expect(analyzed.exitCode).toBe(0);
  // Colours are ours; nothing else that a terminal obeys, or that reorders text.
  for (const text of [err, analyzed.out.replace(/\u001b\[\d+m/g, '')])
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  const json = readFileSync(path.join(run, 'report.json'), 'utf8');
  expect(json).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  // It does nothing else once it has started; what starting costs depends on the machine.
  const { busyTicks, startTicks } = report.profile;
  expect(report.crypto.ticks / (busyTicks - startTicks)).toBeGreaterThan(0.9);
  const page = readFileSync(path.join(run, 'report.html'), 'utf8');
  expect(page).not.toContain('<script>alert(1)');
  expect(page).not.toContain('<img src=x');
  expect(page).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
});
