/** Real package managers and tools that run programs: what they start is profiled, and the program is the main process. */
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeBinary } from '../../scripts/lib/nodes.js';
import { BIN, runCli, runProcess } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { CTRL_C, WORKS, hasScript, running, runOnTerminal } from '../support/endings.js';
import { installedPackages } from '../support/installed-packages.js';

afterAll(removeDirectories);

const PACKAGES = [
  ...[
    'pnpm@9.15.9',
    'yarn@1.22.22',
    '@yarnpkg/cli-dist@4.18.1',
    'jest@29.7.0',
    'mocha@11.7.5',
    'vitest@3.2.4',
    'tsx@4.20.6',
  ],
  ...['ts-node@10.9.2', 'typescript@5.9.3', 'pm2@6.0.13', 'cross-env@7.0.3', 'concurrently@9.2.1'],
];
const WORK = `
  const { pbkdf2Sync } = require('node:crypto');
  for (const start = process.cpuUsage(); process.cpuUsage(start).user < 400_000;) pbkdf2Sync('password', 'salt', 1000, 32, 'sha512');`;
const YARN_4 = '.yarn/releases/yarn-4.18.1.cjs';

/** @type {Record<string, string>} */
const FILES = {
  'package.json': JSON.stringify({
    ...{ name: 'app', version: '1.0.0', private: true },
    scripts: { start: 'node app.js', ts: 'tsx app.ts', serve: 'node server.js', test: 'jest test' },
  }),
  'app.js': WORK,
  'server.js': WORKS,
  'http.js': `const { pbkdf2Sync } = require('node:crypto');
    require('node:http').createServer((request, response) => {
      pbkdf2Sync('password', 'salt', 2000, 32, 'sha512');
      response.end('ok');
    }).listen(0);`,
  'app.ts': `${WORK}\n  const done: string = 'done';`,
  'tsconfig.json': '{ "compilerOptions": { "module": "commonjs", "types": [] } }',
  'test/app.test.js': `test('works', () => {${WORK}})`,
  'test/other.test.js': `test('works', () => {${WORK}})`,
  'spec/app.js': `it('works', () => {${WORK}})`,
  'vitest/app.spec.mjs': `import { test } from 'vitest'; import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url); test('works', () => {${WORK}})`,
};

/**
 * @param {string} modules that it finds its packages in
 * @param {boolean} hasYarn4 whether it has a Yarn of its own
 * @returns {string} absolute path of the project
 */
function makeProject(modules, hasYarn4) {
  const cwd = newDirectory();
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  if (!hasYarn4) {
    symlinkSync(modules, path.join(cwd, 'node_modules'), 'junction');
    return cwd;
  }
  mkdirSync(path.join(cwd, '.yarn/releases'), { recursive: true });
  copyFileSync(path.join(modules, '@yarnpkg/cli-dist/bin/yarn.js'), path.join(cwd, YARN_4));
  const settings = ['yarnPath: ' + YARN_4, 'enableTelemetry: false', 'nodeLinker: pnp', 'enableNetwork: false'];
  writeFileSync(path.join(cwd, '.yarnrc.yml'), settings.join('\n'));
  writeFileSync(path.join(cwd, 'yarn.lock'), '');
  return cwd;
}

/** @type {[command: string, main: string][]} with processes that are busy but are not the program */
const COMMANDS = [
  ['npm start', 'app.js'],
  ['npm test', 'node_modules/.bin/jest'],
  ['npm run ts', 'app.ts'],
  ['npx tsx app.ts', 'app.ts'],
  ['pnpm start', 'app.js'],
  ['pnpm exec tsx app.ts', 'app.ts'],
  // Yarn 1: both packages have a command of that name.
  ['node node_modules/yarn/bin/yarn.js start', 'app.js'],
  ['node node_modules/yarn/bin/yarn.js tsx app.ts', 'app.ts'],
  [`node ${YARN_4} start`, 'app.js'],
  [`yarn4 start`, 'app.js'],
  ['jest test -i', 'node_modules/.bin/jest'],
  ['jest test -w 2', 'jest-worker/build/workers/processChild.js'],
  ['vitest run --dir vitest', 'tinypool/dist/entry/process.js'],
  ['mocha spec/app.js', 'node_modules/.bin/mocha'],
  ['tsx app.ts', 'app.ts'],
  ['node --import tsx app.ts', 'app.ts'],
  ['ts-node -T app.ts', 'node_modules/.bin/ts-node'],
  ['cross-env A=1 node app.js', 'app.js'],
  ['concurrently npm:start', 'app.js'],
];

/**
 * @param {number} major of Node
 * @param {string} command
 * @returns {Promise<{cwd: string, env: NodeJS.ProcessEnv, words: string[]}>} a project of its own, and how it is run there
 */
async function prepared(major, command) {
  const node = await nodeBinary(major);
  const isYarn4 = /yarn4|yarn-4/.test(command);
  const modules = await installedPackages('commands', PACKAGES);
  const cwd = makeProject(modules, isYarn4);
  const places = [path.dirname(node), ...(isYarn4 ? [path.join(modules, '.bin')] : []), process.env.PATH];
  const env = {
    PATH: places.join(path.delimiter),
    COREPACK_ENABLE_STRICT: '0',
    npm_config_loglevel: 'error',
    // Where its path holds a space, pm2 never gets up.
    PM2_HOME: newDirectory('pm2-'),
  };
  if (isYarn4) await runCli(['--quiet', '--json=install.json', 'node', YARN_4, 'install'], { cwd, env });
  return { cwd, env, words: command.replace('yarn4', 'yarn').split(' ') };
}

/** @returns {any} the report that was asked for */
const reportIn = (/** @type {string} */ cwd) => JSON.parse(readFileSync(path.join(cwd, 'report.json'), 'utf8'));

describe.each([20, 24])('Node %i', (major) => {
  test.each(COMMANDS)('%s', async (command, main) => {
    const { cwd, env, words } = await prepared(major, command);
    const { err } = await runCli(['--quiet', '--json=report.json', ...words], { cwd, env });
    const { isolates, profile, crypto } = reportIn(cwd);
    expect({ err, share: crypto.share > 0.05 }).toEqual({ err: expect.any(String), share: true });
    const [first] = profile.processes ?? [{ script: main }];
    expect(path.basename(first.script)).toBe(path.basename(main));
    // Of each isolate that asked for cryptography there is a line of the program's.
    expect(isolates.some((/** @type {{cryptoTicks: number}} */ { cryptoTicks }) => cryptoTicks > 50)).toBe(true);
    expect(profile.unprofiled).toEqual([]);
    expect(isolates.every((/** @type {{node: string}} */ isolate) => Number.parseInt(isolate.node, 10) === major)).toBe(
      true,
    );
  });

  // An application that ends by itself is kept alive by pm2, so there is a load.
  test.each(['pm2-runtime start http.js', 'pm2-runtime start http.js -i 2'])('%s', async (command) => {
    const { cwd, env, words } = await prepared(major, command);
    const options = ['--quiet', '--json=report.json', '--load', '/', '--amount', '50'];
    const { exitCode } = await runCli([...options, ...words], { cwd, env });
    expect(exitCode).toBe(0);
    const { callSites, load, profile } = reportIn(cwd);
    expect(load).toMatchObject({ requests: 50, errors: 0 });
    expect(path.basename(callSites[0].file)).toBe('http.js');
    expect(profile.unprofiled).toEqual([]);
  });

  const SERVED = [
    'node node_modules/pnpm/bin/pnpm.cjs serve',
    'node node_modules/yarn/bin/yarn.js serve',
    `node ${YARN_4} serve`,
  ];

  (hasScript ? test : test.skip).each(SERVED)('Ctrl-C under %s', async (command) => {
    const keys = /** @type {[string, string][]} */ ([['up', CTRL_C]]);
    const alone = await prepared(major, command);
    const plain = await runOnTerminal(alone.cwd, `exec ${alone.words.join(' ')}`, { env: alone.env, keys });
    const { cwd, env, words } = await prepared(major, command);
    const ours = [process.execPath, BIN, '--quiet', '--json=report.json', ...words].join(' ');
    const { exitCode } = await runOnTerminal(cwd, `exec ${ours}`, { env, keys });
    expect({ exitCode, running: running(cwd) }).toEqual({ exitCode: plain.exitCode, running: [] });
    expect(reportIn(cwd).crypto.ticks).toBeGreaterThan(20);
  });

  (process.platform === 'linux' ? test : test.skip).each(
    SERVED.flatMap((command) => [
      [/** @type {const} */ ('SIGINT'), command],
      [/** @type {const} */ ('SIGTERM'), command],
    ]),
  )('%s to us alone under %s', async (name, command) => {
    const { cwd, env, words } = await prepared(major, command);
    await runProcess([process.execPath, BIN, '--quiet', '--json=report.json', ...words], {
      cwd,
      env,
      onOutput: (child, out) => {
        if (/^up$/m.test(out)) child.kill(/** @type {NodeJS.Signals} */ (name));
      },
    });
    expect(running(cwd)).toEqual([]);
    expect(reportIn(cwd).crypto.ticks).toBeGreaterThan(20);
  });
});
