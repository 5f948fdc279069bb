import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { removeDirectories, writeProgram } from './program.js';

const SCRIPT = fileURLToPath(new URL('./record-script.js', import.meta.url));

afterAll(removeDirectories);

/**
 * Starts a recording in a process of its own.
 * @param {string} source the program
 * @param {object} [options] of the recording
 */
function start(source, options = {}) {
  const { cwd, directory, script } = writeProgram({ 'app.js': source });
  const resultFile = path.join(cwd, 'result.json');
  // A session of its own: a terminal that runs these tests must not count as the program's.
  const child = spawn(
    process.execPath,
    [SCRIPT, resultFile, JSON.stringify({ command: [process.execPath, script], directory, cwd, ...options })],
    { cwd, detached: true },
  );
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    output.stdout += data;
  });
  child.stderr.on('data', (data) => {
    output.stderr += data;
  });
  const ended = once(child, 'close').then(() => ({ ...output, result: JSON.parse(readFileSync(resultFile, 'utf8')) }));
  const appears = async (/** @type {string} */ name) => {
    while (!existsSync(path.join(cwd, name))) await delay(20);
  };
  return { child, ended, appears };
}

const READY = "require('node:fs').writeFileSync('ready', '');";

test('the program has our stdin, stdout and stderr to itself', async () => {
  const { child, ended } = start(
    "process.stdin.on('data', (d) => process.stdout.write('got ' + d)); process.stderr.write('own error\\n');",
  );
  child.stdin.end('hello');
  const { stdout, stderr, result } = await ended;
  expect(stdout).toBe('got hello');
  expect(stderr.split('\n').sort()).toEqual(['', 'ended', 'own error', 'started']);
  expect(result.run.exitCode).toBe(0);
});

test("a load command's output goes to stderr", async () => {
  const server = "require('node:http').createServer().listen(0);";
  const { stdout, stderr } = await start(server, { onPort: 'echo from the load' }).ended;
  expect(stdout).toBe('');
  expect(stderr).toContain('from the load\n');
});

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))('%s to us reaches the program once', async (signal) => {
  const app = `let n = 0; process.on('${signal}', () => { if (++n === 1) setTimeout(() => process.exit(n), 300); }); setInterval(() => {}, 1000); ${READY}`;
  const { child, ended, appears } = start(app);
  await appears('ready');
  child.kill(signal);
  const { result } = await ended;
  expect(result).toMatchObject({ run: { exitCode: 1, signal: null }, stoppedByUs: false, forced: false, failures: [] });
  expect(result.logs).toHaveLength(1);
});

test('a program that takes no notice is killed by the second signal', async () => {
  const { child, ended, appears } = start(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); ${READY}`);
  await appears('ready');
  child.kill('SIGTERM');
  await delay(500);
  child.kill('SIGTERM');
  const { result, stderr } = await ended;
  expect(result).toMatchObject({ run: { exitCode: null, signal: 'SIGKILL' }, forced: true });
  expect(result.logs).toHaveLength(1);
  expect(stderr).toBe('started\nstopping\nforced\nended\n');
});
