/** Whatever runs Node programs in the end is profiled, and nobody sees how: npm, npx, shells, tools, code. */
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { runCli, runProcess } from '../support/cli-process.js';
import { WORKS, running } from '../support/endings.js';

afterAll(removeDirectories);

/** What a program sees of itself and of what started it. What npm makes anew for each run has another name each time. */
const LOOK = `
  const env = Object.entries(process.env).filter(([name]) => name !== '_');
  process.stdout.write(JSON.stringify({
    ...{ argv: process.argv, execArgv: process.execArgv, argv0: process.argv0, title: process.title, env: env.sort() },
    ...{ execPath: process.execPath, cwd: process.cwd(), modules: Object.keys(require.cache).length },
  }) + '\\n');`;
const WORK = `
  const { pbkdf2Sync } = require('node:crypto');
  for (const start = process.cpuUsage(); process.cpuUsage(start).user < 300_000;) pbkdf2Sync('password', 'salt', 1000, 32, 'sha512');`;
const SERVER = `
  const { pbkdf2Sync } = require('node:crypto');
  require('node:http').createServer((request, response) => {
    pbkdf2Sync('password', 'salt', 2000, 32, 'sha512');
    response.end('ok');
  }).listen(0);`;

/** @type {Record<string, string>} */
const FILES = {
  'package.json': JSON.stringify({
    ...{ name: 'app', version: '1.0.0', private: true, main: 'app.js' },
    scripts: {
      start: 'node app.js',
      again: 'npm run start --',
      both: 'node helper.js; node app.js',
      tool: 'tool',
      serve: 'node server.js',
      fails: 'node app.js && exit 7',
      dev: 'node --watch watched.js',
    },
  }),
  'app.js': LOOK + WORK,
  'helper.js': 'for (const until = Date.now() + 30; Date.now() < until;);',
  'server.js': SERVER,
  'watched.js': WORKS,
  // As Yarn 4 does.
  'yarned.js': `
    const child = require('node:child_process').spawn('node', ['server.js'], { stdio: 'inherit' });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('exit', (code) => process.exit(code ?? 129));`,
  'app.test.js': `require('node:test')('works', () => {${WORK}})`,
  'run.sh': '#!/bin/sh\nnode app.js "$@"\n',
  script: `#!/usr/bin/env node\n${LOOK}${WORK}`,
  'node_modules/tool/package.json': '{ "name": "tool", "version": "1.0.0", "bin": "cli.js" }',
  'node_modules/tool/cli.js': `#!/usr/bin/env node\n${LOOK}${WORK}`,
  // As pnpm makes them.
  'node_modules/.bin/shim':
    '#!/bin/sh\nbasedir=$(dirname "$(echo "$0" | sed -e \'s,\\\\,/,g\')")\nexec node "$basedir/../tool/cli.js" "$@"\n',
};

/** @returns {string} absolute path of a directory with all of them */
function makeProject() {
  const cwd = newDirectory();
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  for (const name of ['run.sh', 'script', 'node_modules/tool/cli.js', 'node_modules/.bin/shim'])
    chmodSync(path.join(cwd, name), 0o755);
  symlinkSync('../tool/cli.js', path.join(cwd, 'node_modules/.bin/tool'));
  return cwd;
}

/** Node that runs the tests is the one in PATH, and npm says nothing of newer versions. */
const ENV = {
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  npm_config_loglevel: 'error',
};

/**
 * @param {string[]} words of a command
 * @param {{cwd?: string, input?: string, options?: string[]}} [how]
 */
async function profiled(words, { cwd = makeProject(), input, options = [] } = {}) {
  const file = path.join(cwd, 'report.json');
  const ours = [...(options.includes('terminal') ? [] : ['--quiet']), `--json=${file}`, ...options, ...words];
  const { exitCode, signal, out, err } = await runCli(ours, { cwd, input, env: ENV });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { cwd, exitCode, signal, out, err, report };
}

/** @param {any} report */
const linesOf = ({ target, callSites }) =>
  callSites.map((/** @type {{file: string}} */ { file }) => path.relative(target.root, file));

test.each([
  ['npm start', ['npm', 'start'], 'app.js'],
  ['npm run with arguments', ['npm', 'run', 'start', '--', '--top', 'y z'], 'app.js'],
  ['npm run that runs npm', ['npm', 'run', 'again'], 'app.js'],
  ['a tool by npm run', ['npm', 'run', 'tool'], 'node_modules/tool/cli.js'],
  ['npx', ['npx', 'tool', 'a'], 'node_modules/tool/cli.js'],
  ['npm exec', ['npm', 'exec', 'tool', '--', '-e'], 'node_modules/tool/cli.js'],
  ['a shell script', ['./run.sh', '$HOME', '--'], 'app.js'],
  ['sh -c', ['sh', '-c', 'node app.js'], 'app.js'],
])('%s: the program sees what it would see, and has a profile', async (_, words, file) => {
  const cwd = makeProject();
  const plain = await runProcess(words, { cwd, env: ENV });
  const ours = await profiled(words, { cwd });
  expect(ours.out).toBe(plain.out);
  expect(ours.exitCode).toBe(0);
  expect(linesOf(ours.report)).toEqual([file]);
  expect(ours.report.profile.unprofiled).toEqual([]);
  // Nothing of the program's arguments is told.
  expect(JSON.stringify(ours.report.target.command)).not.toMatch(/y z|HOME/);
});

test.each([
  ['a link in node_modules/.bin', ['tool', 'a'], 'node_modules/.bin/tool'],
  ['a shell script there', ['shim', 'a'], 'node_modules/.bin/shim'],
  ['a script with a shebang', ['./script', 'a'], './script'],
  ['a directory', ['.', 'a'], 'node', '.'],
  ['node --run', ['node', '--run', 'start'], 'node', '--run', 'start'],
])('%s', async (_, words, ...typed) => {
  // Node has it since 22.
  if (words.includes('--run') && Number.parseInt(process.versions.node, 10) < 22) return;
  const cwd = makeProject();
  const plain = await runProcess(
    typed[0] === 'node' ? ['node', ...words.filter((word) => word !== 'node')] : [...typed, 'a'],
    { cwd, env: ENV },
  );
  const ours = await profiled(words, { cwd });
  const [seen, seenPlainly] = [ours.out, plain.out].map((out) => JSON.parse(/\{.*\}/.exec(out)?.[0] ?? '{}'));
  expect({ ...seen, argv: seen.argv.slice(1).map((/** @type {string} */ word) => path.resolve(cwd, word)) }).toEqual({
    ...seenPlainly,
    argv: seenPlainly.argv.slice(1).map((/** @type {string} */ word) => path.resolve(cwd, word)),
  });
  expect(ours.report.crypto.share).toBeGreaterThan(0.2);
});

test.each([
  ['-e', ['-e', `${WORK}; console.log(process.argv.length)`, 'a'], '', '2\n'],
  ['-p', ['-p', `${WORK}; process.argv.length`], '', '1\n'],
  ['node -e', ['node', '--no-warnings', '-e', `${WORK}; console.log('out')`], '', 'out\n'],
  ['-', ['-', 'a'], `${WORK}; console.log(process.argv.length)`, '3\n'],
])('%s runs code, which is in no report', async (option, words, input, printed) => {
  const { out, exitCode, report } = await profiled(words, { input });
  expect({ out, exitCode }).toEqual({ out: printed, exitCode: 0 });
  expect(report.target.command.at(-1)).toBe(option.replace('node ', ''));
  expect(report.crypto.share).toBeGreaterThan(0.2);
});

test('node --test: each file has its process, and the one that works is the main one', async () => {
  const { exitCode, report } = await profiled(['node', '--test']);
  expect(exitCode).toBe(0);
  expect(report.profile.processes).toMatchObject([
    { script: 'app.test.js', main: true, count: 1 },
    { script: '--test', main: false, count: 1, cryptoTicks: 0 },
  ]);
});

test('processes have a row by script, in JSON and in the text; package managers have none', async () => {
  const { err, report } = await profiled(['npm', 'run', 'both'], { options: ['--format', 'terminal'] });
  expect(report.target.command).toEqual(['npm', 'run', 'both']);
  expect(report.profile.processes).toMatchObject([
    { script: 'app.js', main: true, count: 1, ports: [] },
    { script: 'helper.js', main: false, count: 1, ports: [], cryptoTicks: 0 },
  ]);
  expect(err).toMatch(/PROCESS +COUNT +BUSY TICKS[^\n]+\n +app\.js +1 [^\n]+\n +helper\.js +1 /);
});

test('a server that npm starts is driven and ended, and the exit code is 0', async () => {
  const { exitCode, signal, report } = await profiled(['npm', 'run', 'serve'], {
    options: ['--load', '/', '--amount', '100', '--port-timeout', '30'],
  });
  expect({ exitCode, signal }).toEqual({ exitCode: 0, signal: null });
  expect(report.load).toMatchObject({ requests: 100, errors: 0 });
  expect(linesOf(report)).toEqual(['server.js']);
});

test("what Yarn makes of our signal is no failure of the program's", async () => {
  const { exitCode } = await profiled(['yarned.js'], { options: ['--load', '/', '--amount', '20'] });
  expect(exitCode).toBe(0);
});

test("the exit code is the package manager's", async () => {
  const { exitCode, report } = await profiled(['npm', 'run', 'fails']);
  expect(exitCode).toBe(7);
  expect(linesOf(report)).toEqual(['app.js']);
});

test('a command that starts no Node says so', async () => {
  const { exitCode, err } = await runCli(['--quiet', 'true'], { cwd: makeProject() });
  expect(exitCode).toBe(2);
  expect(err).toMatch(/^cryptoprof: true ended with exit code 0, and no Node program left a profile\.\n/);
});

test('a command that is ended before it has started Node is not said to start something else', async () => {
  const cwd = makeProject();
  const { exitCode, err } = await runCli(['--quiet', '--duration', '1', 'sleep', '30'], { cwd });
  expect(exitCode).toBe(2);
  expect(err).toMatch(
    /^cryptoprof: sleep was asked to end after 1(?:\.\d)? s, and no Node program had left a profile by then\.\n/,
  );
  expect(err).toContain('Perhaps what it starts was not running yet');
  expect(err).toContain('--duration');
});

test.each([
  [['node', '--watch', 'app.js'], "--watch in the command can't be used while cryptoprof records"],
  [['node', '-i'], 'With -i, Node runs no program'],
])('%j stays refused, with a reason', async (words, sentence) => {
  const { exitCode, err } = await runCli(['--quiet', ...words], { cwd: makeProject() });
  expect({ exitCode, err }).toMatchObject({ exitCode: 2, err: expect.stringContaining(sentence) });
});

test('what Yarn puts in PATH for each run names Node by its path, and is profiled all the same', async () => {
  const cwd = makeProject();
  const places = path.join(cwd, 'places');
  mkdirSync(places);
  for (const [name, script] of [
    ['node', ''],
    ['tool', ` '${cwd}/node_modules/tool/cli.js'`],
  ])
    writeFileSync(path.join(places, name), `#!/bin/sh\nexec "${process.execPath}" ${script} "$@"\n`, { mode: 0o755 });
  rmSync(path.join(cwd, 'node_modules/.bin'), { recursive: true });
  const env = { ...ENV, PATH: `${places}${path.delimiter}${ENV.PATH}` };
  const plain = await runProcess(['tool', 'a'], { cwd, env });
  const ours = await runCli(['--quiet', '--json=report.json', 'tool', 'a'], { cwd, env });
  expect(ours).toEqual(plain);
  const report = JSON.parse(readFileSync(path.join(cwd, 'report.json'), 'utf8'));
  expect(linesOf(report)).toEqual(['node_modules/tool/cli.js']);
  expect(report.profile.unprofiled).toEqual([]);
});

(process.platform === 'linux' ? test : test.skip)(
  'a script that watches is not waited for without a word, and nothing of it is left running',
  async () => {
    const cwd = makeProject();
    const { exitCode, err } = await runCli(['--load', '/', '--port-timeout', '3', 'npm', 'run', 'dev'], {
      cwd,
      env: ENV,
    });
    expect({ exitCode, running: running(cwd) }).toEqual({ exitCode: 2, running: [] });
    expect(err).toContain("The load starts when a profiled process listens; one with --watch can't be profiled.");
    expect(err).toContain("It starts Node with --watch, which can't be used while cryptoprof records.");
  },
);
