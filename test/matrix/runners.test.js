/** Runners of scripts and tasks: what they start is profiled, on a terminal too, and they are not. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { BIN, runCli } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { CTRL_C, WORKS, hasScript, running, runOnTerminal } from '../support/endings.js';
import { installedPackages } from '../support/installed-packages.js';

afterAll(removeDirectories);

const PACKAGES = [
  ...['nx@22.7.12', 'lerna@9.0.7', 'turbo@2.11.11', 'wireit@0.14.13'],
  ...['npm-run-all2@8.0.4', 'concurrently@9.2.5', 'cross-env@10.1.0'],
  ...['tsx@4.23.15', 'nodemon@3.1.14', 'dotenv-cli@11.0.0', 'env-cmd@11.0.0'],
];
const WORK = `
  const { pbkdf2Sync } = require('node:crypto');
  for (const start = process.cpuUsage(); process.cpuUsage(start).user < 500_000;) pbkdf2Sync('password', 'salt', 1000, 32, 'sha512');`;

/** @type {Record<string, unknown>} */
const FILES = {
  'package.json': {
    ...{ name: 'all', version: '1.0.0', private: true, workspaces: ['packages/*'], packageManager: 'npm@11.0.0' },
  },
  'nx.json': { analytics: false },
  'lerna.json': { version: '1.0.0', packages: ['packages/*'] },
  'turbo.json': { tasks: { start: { cache: false }, serve: { cache: false } } },
  'packages/app/package.json': {
    ...{ name: 'app', version: '1.0.0' },
    scripts: {
      ...{ start: 'node app.js', other: 'node other.js', serve: 'node server.js', wired: 'wireit' },
      ...{ both: 'run-s start other', parallel: 'run-p start other', crossed: 'cross-env A=1 node app.js' },
      ...{ dotted: 'dotenv -- node app.js', commanded: 'env-cmd -f .env node app.js' },
      fails: 'node app.js && exit 7',
    },
    wireit: { wired: { command: 'node app.js' } },
  },
  'packages/app/app.js': WORK,
  'packages/app/typed.ts': `${WORK}\nconst done: boolean = true;`,
  'packages/app/.env': 'A=1\n',
  'packages/app/other.js': WORK,
  'packages/app/server.js': WORKS.replace("'up'", "'is ' + 'up'"),
  'packages/tasks/project.json': {
    name: 'tasks',
    targets: {
      command: { executor: 'nx:run-commands', options: { command: 'node ../app/app.js', cwd: 'packages/tasks' } },
      own: { executor: './tools:work' },
    },
  },
  'tools/package.json': { name: 'tools', version: '1.0.0', executors: './executors.json' },
  'tools/executors.json': { executors: { work: { implementation: './work.js', schema: './schema.json' } } },
  'tools/schema.json': { version: 2, type: 'object', properties: {} },
  'tools/work.js': `exports.default = async () => {${WORK} return { success: true }; };`,
};

/**
 * @param {number} major of Node
 * @returns {Promise<{cwd: string, env: NodeJS.ProcessEnv}>} a project of its own, and how commands run there
 */
async function prepared(major) {
  const cwd = newDirectory();
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  symlinkSync(await installedPackages('runners', PACKAGES), path.join(cwd, 'node_modules'), 'junction');
  const PATH = [path.dirname(await nodeBinary(major)), process.env.PATH].join(path.delimiter);
  const quiet = { NX_TUI: 'false', TURBO_TELEMETRY_DISABLED: '1', npm_config_loglevel: 'error' };
  return { cwd, env: { PATH, NX_DAEMON: 'false', ...quiet } };
}

/** @returns {{script: string[], files: string[], unprofiled: object[]}} what the report says that was profiled */
function profiledIn(/** @type {string} */ cwd) {
  const { isolates, profile, callSites } = JSON.parse(readFileSync(path.join(cwd, 'report.json'), 'utf8'));
  const files = callSites
    .filter((/** @type {{ticks: number}} */ { ticks }) => ticks > 50)
    .map((/** @type {{file: string}} */ { file }) => path.basename(file));
  return { isolates: isolates.length, files: files.sort(), unprofiled: profile.unprofiled };
}

/** @type {[command: string, isolates: number, files: string[], place?: string][]} */
const COMMANDS = [
  ['npx nx run app:start', 1, ['app.js']],
  ['nx run tasks:command', 1, ['app.js']],
  ['npx lerna run start', 1, ['app.js']],
  ['npx turbo run start', 1, ['app.js']],
  ['npm run wired', 1, ['app.js'], 'packages/app'],
  ['npm run both', 2, ['app.js', 'other.js'], 'packages/app'],
  ['npm run parallel', 2, ['app.js', 'other.js'], 'packages/app'],
  ['npm run crossed', 1, ['app.js'], 'packages/app'],
  ['npx concurrently npm:start npm:other', 2, ['app.js', 'other.js'], 'packages/app'],
  ['npm run dotted', 1, ['app.js'], 'packages/app'],
  ['npm run commanded', 1, ['app.js'], 'packages/app'],
  // Its hooks run in a thread of the program.
  ['npx tsx typed.ts', 2, ['typed.ts'], 'packages/app'],
  // It waits for changes once the program has ended.
  ['--duration 6 npx nodemon app.js', 1, ['app.js'], 'packages/app'],
];
/** Where a task is code that runs inside a process of the runner's, that is profiled. */
const INSIDE = /** @type {const} */ (['npx nx run tasks:own', 1, ['work.js']]);

// What runners do does not depend on the version: one that they all support is enough for tests that take minutes.
describe.each([24])('Node %i', (major) => {
  test.each([...COMMANDS, INSIDE])('%s', async (command, isolates, files, place = '.') => {
    const { cwd, env } = await prepared(major);
    const at = path.join(cwd, place);
    const { exitCode } = await runCli(['--quiet', '--json=report.json', ...command.split(' ')], { cwd: at, env });
    expect({ exitCode, ...profiledIn(at) }).toEqual({ exitCode: 0, isolates, files, unprofiled: [] });
  });

  const onTerminal = hasScript ? test : test.skip;

  onTerminal.each([...COMMANDS.slice(0, 4), INSIDE])('%s on a terminal', async (command, isolates, files) => {
    const { cwd, env } = await prepared(major);
    const ours = [process.execPath, BIN, '--quiet', '--json=report.json', command].join(' ');
    const { exitCode } = await runOnTerminal(cwd, `exec ${ours}`, { env });
    expect({ exitCode, ...profiledIn(cwd) }).toEqual({ exitCode: 0, isolates, files, unprofiled: [] });
  });

  test.each(['npx nx run app:fails', 'npx lerna run fails'])('%s: the exit code is as without us', async (command) => {
    const { cwd, env } = await prepared(major);
    const { exitCode } = await runCli(['--quiet', '--json=report.json', ...command.split(' ')], { cwd, env });
    expect({ exitCode, ...profiledIn(cwd) }).toMatchObject({ exitCode: 1, isolates: 1, files: ['app.js'] });
  });

  onTerminal.each(['npx nx run app:serve', 'npx lerna run serve', 'npx turbo run serve'])(
    'Ctrl-C under %s',
    async (command) => {
      const keys = /** @type {[string, string][]} */ ([['is up', CTRL_C]]);
      const alone = await prepared(major);
      const plain = await runOnTerminal(alone.cwd, `exec ${command}`, { env: alone.env, keys });
      const { cwd, env } = await prepared(major);
      const ours = [process.execPath, BIN, '--quiet', '--json=report.json', command].join(' ');
      const { exitCode } = await runOnTerminal(cwd, `exec ${ours}`, { env, keys });
      const left = running(path.join(cwd, 'packages/app'));
      expect({ exitCode, left }).toEqual({ exitCode: plain.exitCode, left: [] });
      expect(profiledIn(cwd)).toMatchObject({ isolates: 1, unprofiled: [] });
    },
  );
});
