/** What NODE_OPTIONS preloads is preloaded into us, too: our answers stay right, and the program is what it would be. */
import { readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { onlyRun, runCli } from '../support/cli-process.js';

afterAll(removeDirectories);

/**
 * @param {string} hook what is preloaded
 * @param {string} program what is run
 * @param {Partial<Parameters<typeof runCli>[1]> & {options?: string[], name?: string}} [how] it is run; with which options
 *   of ours, and what the hook is called
 * @returns {ReturnType<typeof runCli>} how that ended
 */
async function runWith(hook, program, { options = [], name = './hook.cjs', ...how } = {}) {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, name), hook);
  writeFileSync(path.join(cwd, 'app.js'), program);
  const ended = await runCli([...options, 'app.js'], { cwd, env: { NODE_OPTIONS: `--require ${name}` }, ...how });
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

test('an agent that ends its process at a signal loses no report, and leaves no program behind', async () => {
  let isSignalled = false;
  const { exitCode, out } = await runWith(
    "process.on('SIGTERM', () => { if (process.argv[1].endsWith('cryptoprof.js')) process.exit(0); })",
    "process.on('SIGTERM', () => { console.log('ended'); process.exit(7); }); setInterval(() => {}, 9e6); console.log('up')",
    {
      onOutput(child, soFar) {
        if (isSignalled || !soFar.includes('up\n')) return;
        isSignalled = true;
        child.kill('SIGTERM');
      },
    },
  );
  expect([exitCode, out]).toEqual([7, 'up\nended\n']);
});

/** @returns {Promise<number>} a port that is free */
async function freePort() {
  const server = net.createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.each(['', '.unref()'])('a port that an agent opens here, too, is the program’s: listen()%s', async (unref) => {
  const port = await freePort();
  const { exitCode, out, err } = await runWith(
    `globalThis.agent = require('http').createServer().listen(${port})${unref}`,
    "globalThis.agent.once('listening', () => { console.log('has it'); process.exit(); })",
  );
  expect([exitCode, out]).toEqual([0, 'has it\n']);
  expect(err).toContain(`It opened port ${port} here; cryptoprof closed it`);
});

test('so is the port at which a debugger looks for it', async () => {
  const { out, err } = await runWith('', "console.log(require('inspector').url())", {
    env: { NODE_OPTIONS: `--inspect=${await freePort()}` },
  });
  expect(out).toMatch(/^ws:/);
  expect(err).not.toContain('failed');
});

const SAID = 'what NODE_OPTIONS preloads runs in cryptoprof, too';
const PRINTS = "console.log('hello')";

test('that what is preloaded prints here, too, is said, with what is instead', async () => {
  const { out, err } = await runWith(PRINTS, "console.log('app')");
  expect(out).toBe('hello\nhello\napp\n');
  expect(err).toContain(SAID);
  expect(err).toContain('cryptoprof node --require');
  expect(err).not.toContain('It opened');
});

test.each([
  ['nobody wants to hear it', { options: ['--quiet'] }],
  ['it is how Yarn finds modules, ours too', { name: './.pnp.cjs' }],
])('nothing is said where %s', async (_, how) => {
  const { err } = await runWith(PRINTS, "console.log('app')", how);
  expect(err).not.toContain(SAID);
});
