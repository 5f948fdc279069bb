import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemIn } from '../../src/schemas/problem-in.js';
import { runCli } from '../support/cli-process.js';
import { newDirectory } from '../support/directories.js';

const cwd = newDirectory();
const env = { XDG_CACHE_HOME: path.join(cwd, 'cache') };

test('what was asked for is measured, and a part is not kept', async () => {
  const { exitCode, out, err } = await runCli(['bench', '--only', 'hash', 'handshake', '-n', '3', '--json'], {
    cwd,
    env,
  });
  expect([exitCode, err]).toEqual([0, '']);
  const report = JSON.parse(out);
  expect(problemIn('bench', report)).toBeNull();
  expect([...new Set(report.measurements.map(({ group }) => group))]).toEqual(['hash', 'handshake']);
  const usOf = (name) => report.measurements.find((each) => each.name === name && each.group === 'handshake').us;
  // These hold on any machine: the arithmetic is several times as much.
  expect(usOf('P-256, group P-384')).toBeGreaterThan(usOf('P-256'));
  expect(usOf('P-256, resumed')).toBeLessThan(usOf('RSA-3072'));
  const hashed = report.measurements.filter(({ name }) => name === 'sha512');
  expect(hashed[1].us).toBeGreaterThan(2 * hashed[0].us);
  expect(existsSync(env.XDG_CACHE_HOME)).toBe(false);
});

test("what is not kept can't be shown", async () => {
  const { exitCode, err } = await runCli(['bench', '--kept'], { cwd, env });
  expect(exitCode).toBe(2);
  expect(err).toMatch(/There are no saved measurements of this machine with this Node[^]*cryptoprof bench/);
});

test('a group that there is not is a mistake', async () => {
  const { exitCode, err } = await runCli(['bench', '--only', 'hashes'], { cwd, env });
  expect(exitCode).toBe(2);
  expect(err).toContain('kdf, keygen');
});

test('all is measured, kept and shown again', async () => {
  const file = path.join(cwd, 'bench.json');
  const { exitCode, out } = await runCli(['bench', '-n', '3', '--json', 'bench.json'], { cwd, env });
  expect(exitCode).toBe(0);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  expect(problemIn('bench', report)).toBeNull();
  expect(new Set(report.measurements.map(({ group }) => group)).size).toBe(8);
  const [kept] = readdirSync(path.join(env.XDG_CACHE_HOME, 'cryptoprof'));
  expect(readFileSync(path.join(env.XDG_CACHE_HOME, 'cryptoprof', kept), 'utf8')).toBe(readFileSync(file, 'utf8'));
  const again = await runCli(['bench', '--kept'], { cwd, env });
  expect(again.exitCode).toBe(0);
  expect(again.out).toContain(`measured ${report.time.slice(0, 10)}`);
  const rows = (/** @type {string} */ text) => text.split('\n').filter((line) => /^ {4}\S/.test(line));
  expect(rows(out).length).toBeGreaterThan(30);
  expect(rows(again.out)).toEqual(rows(out));

  // Findings about programs that run here with this Node quote it.
  writeFileSync(
    path.join(cwd, 'app.cjs'),
    `const { pbkdf2Sync } = require('node:crypto'); let left = 150;
    setTimeout(function login() { pbkdf2Sync('password', 'salt', 10_000, 32, 'sha256'); if (left-- > 0) setImmediate(login); });`,
  );
  await runCli(['--quiet', '--json=report.json', 'app.cjs'], { cwd, env });
  const { findings } = JSON.parse(readFileSync(path.join(cwd, 'report.json'), 'utf8'));
  expect(findings.find(({ rule }) => rule === 'kdf-cost').notes.at(-1)).toMatch(
    /^On this machine key derivation takes [\d.]+ m?s of CPU with PBKDF2 sha256 \(600,000 iterations\)/,
  );
}, 180_000);
