/** What NODE_OPTIONS preloads is preloaded into us, too: our answers stay right, and the program is what it would be. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { onlyRun, runCli } from '../support/cli-process.js';

afterAll(removeDirectories);

/**
 * @param {string} hook what is preloaded
 * @param {string} program what is run
 * @returns {ReturnType<typeof runCli>} how that ended
 */
async function runWith(hook, program) {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'hook.cjs'), hook);
  writeFileSync(path.join(cwd, 'app.js'), program);
  const ended = await runCli(['app.js'], { cwd, env: { NODE_OPTIONS: '--require ./hook.cjs' } });
  expect(JSON.parse(readFileSync(path.join(onlyRun(cwd), 'report.json'), 'utf8')).target.command).toEqual([
    'node',
    'app.js',
  ]);
  return ended;
}

test('an agent that serves metrics for ever does not keep us from ending', async () => {
  const { exitCode } = await runWith("require('http').createServer().listen(0)", 'process.exit(7)');
  expect(exitCode).toBe(7);
});

test('an agent that listens to signals does not keep us from ending by that of the program', async () => {
  const { signal } = await runWith(
    "process.on('SIGTERM', () => { if (process.argv[1].endsWith('cryptoprof.js')) process.exit(0); })",
    "process.removeAllListeners('SIGTERM'); process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 9e6)",
  );
  expect(signal).toBe('SIGTERM');
});

(process.platform === 'linux' ? test : test.skip)('it changes the environment of the program once', async () => {
  const { out } = await runWith(
    "process.env.PATH_OF_TOOLS = (process.env.PATH_OF_TOOLS ?? '') + ':/opt/tools'",
    'console.log(process.env.PATH_OF_TOOLS)',
  );
  expect(out).toBe(':/opt/tools\n');
});
