/** What runs before the probe, and whether V8 opens its logs by descriptor all the same. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { recordProgram } from './program.js';

const QUIET = { stdio: /** @type {'ignore'[]} */ (['ignore', 'ignore', 'ignore']) };

/** Starts a thread before anything of the program runs, and says what it sees. */
const EARLY = `
  const { isMainThread, Worker } = require('node:worker_threads');
  if (isMainThread) {
    require('node:fs').writeFileSync('early-' + require('node:path').basename(process.argv[1]) + '.json', JSON.stringify({
      nodeOptions: process.env.NODE_OPTIONS,
      execArgv: process.execArgv,
    }));
    new Worker('for (const until = Date.now() + 100; Date.now() < until;);', { eval: true });
  }`;
const APP = `
  require('node:fs').writeFileSync('command.json', JSON.stringify(require('node:fs').readFileSync('/proc/self/cmdline', 'utf8').split('\\0')));
  for (const until = Date.now() + 100; Date.now() < until;);`;
const LOADER = 'export const resolve = (specifier, context, next) => next(specifier, context);';

/**
 * @param {{major: number, node: string}[]} nodes to run programs with
 */
export function describeBeforeProbe(nodes) {
  // Only there V8 opens logs by descriptor.
  const onLinux = process.platform === 'linux' ? describe : describe.skip;
  onLinux.each(nodes)('on Node $major', tests);
}

/** @param {{major: number, node: string}} installed what to run programs with */
function tests({ major, node }) {
  const recorded = async (/** @type {string} */ app, options = {}) => {
    const files = { 'app.js': app, 'child.js': APP, 'early.cjs': EARLY, 'loader.mjs': LOADER, '.env': 'COLOR=blue\n' };
    const { run, logs, cwd } = await recordProgram(
      { ...files, '.env-options': 'NODE_OPTIONS=--no-warnings\n' },
      { node, ...QUIET, ...options },
    );
    const json = (/** @type {string} */ name) => JSON.parse(readFileSync(path.join(cwd, name), 'utf8'));
    expect(run).toMatchObject({ exitCode: 0, unprofiled: [] });
    // Two isolates that write into one file leave one of them without its first line.
    for (const file of logs) expect(readFileSync(file, 'utf8')).toMatch(/^v8-version,/);
    const isByDescriptor = json('command.json').some((/** @type {string} */ word) =>
      word.startsWith('--logfile=/proc/self/fd/'),
    );
    return { logs: logs.length, isByDescriptor, json };
  };

  test.each([
    '--no-warnings  --require ./early.cjs',
    '"--require=./early.cjs"',
    '"--req"uire ".\\/early.cjs" "--disable-warning=a --cpu-prof b"',
  ])('what NODE_OPTIONS preloads for the program: %s', async (NODE_OPTIONS) => {
    const { json, ...rest } = await recorded(APP, { env: { ...process.env, NODE_OPTIONS } });
    expect(rest).toEqual({ logs: 2, isByDescriptor: true });
    expect(json('early-app.js.json')).toEqual({ nodeOptions: NODE_OPTIONS, execArgv: [] });
  });

  test.each(['-r ./early.cjs', '"--require=./early.cjs"', '"-r" ".\\/early.cjs" "--disable-warning=a --cpu-prof b"'])(
    'what it preloads for a child, and what a shell starts: %s',
    async (NODE_OPTIONS) => {
      const env = `{ ...process.env, NODE_OPTIONS: ${JSON.stringify(NODE_OPTIONS)} }`;
      const child = await recorded(
        `require('node:child_process').spawnSync(process.execPath, ['child.js'], { env: ${env} })`,
      );
      expect(child.json('early-child.js.json')).toEqual({ nodeOptions: NODE_OPTIONS, execArgv: [] });
      expect(child).toMatchObject({ logs: 3, isByDescriptor: true });
      const shell = await recorded(
        `require('node:fs').symlinkSync(process.execPath, 'node');
       const PATH = process.cwd() + ':/usr/bin:/bin';
       require('node:child_process').execSync('node child.js', { env: { ...${env}, PATH } })`,
      );
      expect(shell.json('early-child.js.json')).toEqual({ nodeOptions: NODE_OPTIONS, execArgv: [] });
      expect(shell).toMatchObject({ logs: 3, isByDescriptor: true });
    },
  );

  test.each([
    [['--env-file=.env'], true],
    [['--env-file', '.env'], true],
    // What it sets runs before anything that could be put before it.
    [['--env-file=.env-options'], false],
  ])('%j', async (nodeOptions, isByDescriptor) => {
    expect(await recorded(APP, { nodeOptions })).toMatchObject({ logs: 1, isByDescriptor });
  });

  test('under the permission model threads are recorded, too, and the program may write nothing else', async () => {
    const permission = major < 22 ? '--experimental-permission' : '--permission';
    const app = `
      const { Worker } = require('node:worker_threads');
      new Worker('for (const until = Date.now() + 100; Date.now() < until;);', { eval: true });
      try { require('node:fs').writeFileSync('written', ''); } catch ({ code }) { process.exitCode = code === 'ERR_ACCESS_DENIED' ? 3 : 4; }`;
    const { run, logs, directory } = await recordProgram(
      { 'app.js': app },
      { node, ...QUIET, nodeOptions: [permission, '--no-warnings', '--allow-worker', '--allow-fs-read=*'] },
    );
    expect(run).toMatchObject({ exitCode: 3, unprofiled: [], traffic: { requests: 0, complete: true } });
    expect(logs.map((file) => readFileSync(file, 'utf8').slice(0, 11))).toEqual(['v8-version,', 'v8-version,']);
    expect(readdirSync(directory).filter((name) => name.startsWith('next-'))).toEqual([]);
  });

  test("a loader's thread has a log of its own", async () => {
    const { logs, isByDescriptor } = await recorded(APP, {
      nodeOptions: ['--no-warnings', '--experimental-loader', './loader.mjs'],
    });
    expect({ logs, isByDescriptor }).toEqual({ logs: 2, isByDescriptor: true });
  });
}
