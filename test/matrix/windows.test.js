/**
 * Windows' own Node, and we in it, beneath Wine: programs are recorded and reported as on Windows, and read again on
 * Linux. What Wine is not, Windows' kernel and its file system, this does not show (docs/platforms.md).
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DRIVE_C, prepareWine, runUnderWine, WINE_MAJORS, wineVersion } from '../../scripts/lib/wine.js';
import { isSite, marksOf } from '../support/case-programs.js';
import { DEPENDENCY, DESTRUCTURED, ESM, WORKER } from '../support/cases.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runCli } from '../support/cli-process.js';

afterAll(removeDirectories);

/** @import { CallSiteReport } from '../../src/model/report.js' */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CASES = path.join(ROOT, 'fixtures/programs/cases');
/** Wine shows all of Linux as its drive `Z:`. */
const onZ = (/** @type {string} */ file) => `Z:${file.replaceAll('/', '\\')}`;

const wine = await wineVersion();
process.stderr.write(
  wine === '' ? 'Windows: skipped, since there is no wine here (apt-get install wine64).\n' : `Windows: ${wine}.\n`,
);

/**
 * @param {number} major version of Node
 * @param {string} program name of its file
 * @returns what the report says, and where it is; the paths are those of the program as it lies here
 */
async function record(major, program) {
  const cwd = newDirectory();
  const node = await prepareWine(major, cwd);
  execFileSync('cp', ['-R', CASES, path.join(cwd, 'src')]);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(cwd, 'node_modules'));
  writeFileSync(path.join(cwd, 'package.json'), '{}');
  const words = ['--quiet', '--format', 'json', '-o', 'out', '--keep-logs', '--', node, `src\\${program}`];
  const ended = await runUnderWine([node, onZ(path.join(ROOT, 'bin/cryptoprof.js')), ...words], cwd);
  expect(ended).toEqual({ exitCode: 0, output: '' });
  const report = JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8'));
  const here = (/** @type {CallSiteReport} */ site) => ({
    ...site,
    file: path.join(CASES, path.win32.basename(site.file)),
  });
  return { report, callSites: report.callSites.map(here), at: marksOf(program), cwd };
}

(wine === '' ? describe.skip : describe).each(WINE_MAJORS)('Node %i', (major) => {
  test.each([DESTRUCTURED, ESM, DEPENDENCY, WORKER])('$program', async ({ program, sites }) => {
    const { report, callSites, at, cwd } = await record(major, program);
    expect(report.target).toMatchObject({ platform: 'win32', root: onZ(cwd) });
    // Beneath Wine V8 gets few samples: a call may have none, and rules that want many are silent.
    const seen = sites.filter((each) => callSites.some((site) => isSite(each, at(each.mark), site)));
    expect(seen.length).toBeGreaterThanOrEqual(sites.length / 2);
    const right = callSites.filter((site) => sites.some((each) => isSite(each, at(each.mark), site)));
    expect(right.reduce((sum, { ticks }) => sum + ticks, 0)).toBeGreaterThan(0.95 * report.crypto.ticks);
    expect(right.map(({ id, file }) => [id.split('#')[0], file])).toEqual(
      right.map(({ file }) => [`src/${path.basename(file)}`, file]),
    );
  });

  test('the same log is named on Linux, by the binaries of Windows', async () => {
    const { cwd, report } = await record(major, DESTRUCTURED.program);
    const logs = path.join(cwd, 'out/logs');
    const [log] = readdirSync(logs).filter((name) => name.endsWith('.log'));
    // Without the sidecar.
    copyFileSync(path.join(logs, log), path.join(cwd, log));
    const words = ['analyze', log, '--quiet', '--format', 'json=here.json', '--binaries', DRIVE_C];
    const { exitCode, err } = await runCli(words, { cwd });
    expect([exitCode, err]).toEqual([0, '']);
    const here = JSON.parse(readFileSync(path.join(cwd, 'here.json'), 'utf8'));
    const { busyTicks, namedTicks } = report.profile;
    expect(here.profile).toMatchObject({ busyTicks, namedTicks });
    expect(namedTicks).toBeGreaterThan(0);
    const placed = ({ callSites }) => callSites.map(({ file, line, ticks }) => [file, line, ticks]);
    expect(placed(here)).toEqual(placed(report));
  });
});
