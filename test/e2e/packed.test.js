/** What npm publishes works: packed, installed into an empty directory, run by npx. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { ROOT, onlyRun, runProcess } from '../support/cli-process.js';

const MINUTES = 60_000;
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const NPX = process.platform === 'win32' ? 'npx.cmd' : 'npx';

const home = newDirectory();
const cwd = path.join(home, 'app');

beforeAll(async () => {
  mkdirSync(cwd);
  const packed = await runProcess([NPM, 'pack', ROOT, '--pack-destination', home], { cwd: home });
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'));
  expect({ ...packed, tarball }).toMatchObject({ exitCode: 0, tarball: expect.stringMatching(/^cryptoprof-/) });
  writeFileSync(path.join(cwd, 'package.json'), '{"private": true}');
  // What `npm ci` of this repository has left in npm's cache is not fetched again.
  const installed = await runProcess([NPM, 'install', '--prefer-offline', '--no-audit', '--no-fund', path.join(home, String(tarball))], { cwd });
  expect(installed).toMatchObject({ exitCode: 0 });
}, 4 * MINUTES);
afterAll(removeDirectories);

test('npx cryptoprof app.js', async () => {
  writeFileSync(path.join(cwd, 'app.js'), `
    const { pbkdf2Sync } = require('node:crypto');
    setTimeout(() => { for (let left = 12; left > 0; left--) pbkdf2Sync('a', 'b', 60000, 64, 'sha512'); }, 1);
  `);
  const { exitCode, out, err } = await runProcess([NPX, '--no', 'cryptoprof', 'app.js'], { cwd });
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' });
  expect(err).toMatch(/sync-kdf {3}app\.js:3 /);
  const run = onlyRun(cwd);
  const report = JSON.parse(readFileSync(path.join(run, 'report.json'), 'utf8'));
  expect(report.callSites[0]).toMatchObject({ file: path.join(cwd, 'app.js'), line: 3, operation: 'kdf.pbkdf2' });
  expect(readFileSync(path.join(run, 'flamegraph.html'), 'utf8')).toContain('pbkdf2Sync');
}, MINUTES);

test('npx cryptoprof --load', async () => {
  writeFileSync(path.join(cwd, 'server.mjs'), `
    import { createServer } from 'node:http';
    createServer((request, response) => response.end('ok')).listen(process.env.PORT ?? 0);
  `);
  const { exitCode, err } = await runProcess([NPX, '--no', 'cryptoprof', '--', '--format', 'terminal', '--load', '/', '--amount', '20', 'server.mjs'], { cwd });
  expect({ exitCode, err }).toMatchObject({ exitCode: 0, err: expect.stringContaining('20 requests') });
}, MINUTES);

test('the documentation that reports and findings point to is there', () => {
  const installed = path.join(cwd, 'node_modules/cryptoprof');
  for (const file of ['docs/rules/sync-kdf.md', 'docs/report-format.md', 'README.md', 'LICENSE', 'CHANGELOG.md']) {
    expect({ file, exists: existsSync(path.join(installed, file)) }).toEqual({ file, exists: true });
  }
  expect(existsSync(path.join(installed, 'test'))).toBe(false);
});
