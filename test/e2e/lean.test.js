/** What `npm install --omit=optional` leaves: little, and all but the flame graph's page and --load. */
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { packedProject } from '../support/packed-project.js';
import { onlyRun, runProcess } from '../support/cli-process.js';

const MINUTES = 60_000;
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const APP = `
  const { pbkdf2Sync } = require('node:crypto');
  setTimeout(() => { for (let left = 12; left > 0; left--) pbkdf2Sync('a', 'b', 60000, 64, 'sha512'); }, 1);
`;
const NO_GRAPH = 'cryptoprof: There is no flame graph: 0x, which draws it, is not installed.';

/** @type {string} */
let cwd;
beforeAll(async () => {
  const home = path.dirname(await packedProject());
  const tarball = path.join(
    home,
    readdirSync(home).find((name) => name.endsWith('.tgz')),
  );
  cwd = newDirectory();
  writeFileSync(path.join(cwd, 'package.json'), '{"private": true}');
  writeFileSync(path.join(cwd, 'app.js'), APP);
  const options = ['--omit=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  const { exitCode, err } = await runProcess([NPM, 'install', ...options, tarball], { cwd });
  if (exitCode !== 0) throw new Error(err);
}, 5 * MINUTES);
afterAll(removeDirectories);

const cryptoprof = (...words) =>
  runProcess([process.execPath, path.join(cwd, 'node_modules/cryptoprof/bin/cryptoprof.js'), ...words], { cwd });

// docs/performance.md says what they are, and what stands against the 5 MB that were aimed at.
test('no more than 20 packages and 8.6 MB', () => {
  const modules = path.join(cwd, 'node_modules');
  const { packages } = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8'));
  expect(Object.keys(packages)).toContain('node_modules/cryptoprof');
  expect(Object.keys(packages).length).toBeLessThanOrEqual(20);
  const sizes = readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath ?? entry.path, entry.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_600_000);
});

test(
  'a program is profiled, judged, compared and analyzed again, and a sentence says what draws the flame graph',
  async () => {
    const run = await cryptoprof('app.js');
    expect(run).toMatchObject({ exitCode: 0, out: '' });
    expect(run.err).toMatch(/sync-kdf {3}app\.js:3 /);
    const kept = onlyRun(cwd);
    expect(readdirSync(kept).sort()).toEqual(['profile.json.gz', 'report.html', 'report.json']);
    const drawn = await cryptoprof('analyze', '--0x', '-o', 'drawn', path.join(kept, 'profile.json.gz'));
    expect(drawn.err).toContain(NO_GRAPH);
    expect(drawn.err).toContain('npm install --save-dev cryptoprof 0x@6');
    const again = await cryptoprof('analyze', '--format', 'terminal', path.join(kept, 'profile.json.gz'));
    expect(again).toMatchObject({ exitCode: 0, err: '', out: expect.stringContaining('sync-kdf') });
    expect(await cryptoprof('gate', '--format', 'terminal,sarif=r.sarif,junit=j.xml', kept)).toMatchObject({
      exitCode: 1,
    });
    expect([existsSync(path.join(cwd, 'r.sarif')), existsSync(path.join(cwd, 'j.xml'))]).toEqual([true, true]);
    expect(await cryptoprof('compare', kept, kept)).toMatchObject({ exitCode: 0, err: '' });
  },
  2 * MINUTES,
);

test(
  'a flame graph that is asked for by name does not change the exit code either',
  async () => {
    writeFileSync(path.join(cwd, 'ends.js'), `${APP}\nprocess.exitCode = 7;`);
    const { exitCode, err } = await cryptoprof('--format', 'flamegraph=graph.html', 'ends.js');
    expect({ exitCode, err }).toEqual({ exitCode: 7, err: expect.stringContaining(NO_GRAPH) });
    expect(existsSync(path.join(cwd, 'graph.html'))).toBe(false);
  },
  MINUTES,
);

test('--load says what it needs, before the program is started', async () => {
  writeFileSync(path.join(cwd, 'server.js'), "require('node:fs').writeFileSync('started', '');");
  const { exitCode, err } = await cryptoprof('--load', '/', 'server.js');
  expect({ exitCode, err }).toEqual({
    exitCode: 2,
    err: expect.stringContaining('--load needs autocannon, which is not installed.'),
  });
  expect(err).toContain('npm install --save-dev cryptoprof autocannon');
  expect(existsSync(path.join(cwd, 'started'))).toBe(false);
});
