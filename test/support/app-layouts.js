/**
 * One application (fixtures/apps/layouts) installed in the ways in which people install packages. Each takes a copy of
 * the sources and leaves it ready to run.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySources, copyModules, installedApp, installedOnce, marksIn, npm, readApp } from './apps.js';
import { runProcess } from './cli-process.js';
import { installedPackages } from './installed-packages.js';

/** @import { Checkout, Place } from './apps.js' */

/**
 * @typedef {object} Layout
 * @property {Checkout} checkout
 * @property {Map<string, Place>} marks where its marked lines are in what is run
 */

const NAME = 'layouts';
const TOOLS = ['pnpm@10.34.8', '@yarnpkg/cli-dist@4.18.1', 'esbuild@0.28.2'];
/** Where each tool's own script is. */
const SCRIPTS = { pnpm: 'pnpm/bin/pnpm.cjs', yarn: '@yarnpkg/cli-dist/bin/yarn.js', esbuild: 'esbuild/bin/esbuild' };

/** By name, in the order in which they are tried. @type {Record<string, () => Promise<Layout>>} */
export const LAYOUTS = {
  npm: async () => layoutOf(await withNpm()),

  pnpm: async () => {
    const installed = await installedOnce(`${NAME}-pnpm`, NAME, ['package.json', 'pnpm-lock.yaml'], (cwd) =>
      tool('pnpm', ['install', '--frozen-lockfile', '--ignore-scripts', '--store-dir', '.store'], cwd),
    );
    const cwd = copySources(NAME);
    await copyModules(path.join(installed, 'node_modules'), path.join(cwd, 'node_modules'));
    return layoutOf(cwd);
  },

  "Yarn's Plug'n'Play": async () => {
    const installed = await installedOnce(`${NAME}-yarn`, NAME, ['package.json', 'yarn.lock'], async (cwd) => {
      writeFileSync(path.join(cwd, '.yarnrc.yml'), await yarnSettings(cwd));
      await tool('yarn', ['install', '--immutable', '--mode=skip-build'], cwd);
    });
    const cwd = copySources(NAME);
    for (const name of ['.yarn', '.pnp.cjs']) await copyModules(path.join(installed, name), path.join(cwd, name));
    return layoutOf(cwd, ['--', 'node', '-r', './.pnp.cjs', 'server.js']);
  },

  'npm link': async () => {
    const cwd = await withNpm();
    const checkout = path.join(cwd, '../checkouts/bcryptjs');
    mkdirSync(path.dirname(checkout), { recursive: true });
    renameSync(path.join(cwd, 'node_modules/bcryptjs'), checkout);
    const prefix = path.join(cwd, '../global');
    mkdirSync(path.join(prefix, 'lib'), { recursive: true });
    // Links go through npm's global directory, which is not to be the machine's.
    await npm(['link', '--prefer-offline', '--ignore-scripts', checkout], cwd, { npm_config_prefix: prefix });
    return layoutOf(cwd);
  },

  'npm workspaces': async () => {
    const root = path.join(copySources(NAME), '../monorepo');
    const [api, accounts] = ['api', 'accounts'].map((name) => path.join(root, 'packages', name));
    mkdirSync(path.join(root, 'packages'), { recursive: true });
    renameSync(copySources(NAME), api);
    mkdirSync(accounts);
    renameSync(path.join(api, 'lib/passwords.js'), path.join(accounts, 'passwords.js'));
    const routes = path.join(api, 'routes/sessions.js');
    writeFileSync(routes, readFileSync(routes, 'utf8').replace("'../lib/passwords'", "'@shop/accounts'"));
    const { dependencies, ...own } = JSON.parse(readFileSync(path.join(api, 'package.json'), 'utf8'));
    const { bcryptjs, ...others } = dependencies;
    const manifests = {
      'package.json': { private: true, workspaces: ['packages/*'] },
      'packages/api/package.json': { ...own, dependencies: { ...others, '@shop/accounts': '1.0.0' } },
      'packages/accounts/package.json': {
        name: '@shop/accounts',
        version: '1.0.0',
        main: 'passwords.js',
        dependencies: { bcryptjs },
      },
    };
    for (const [file, manifest] of Object.entries(manifests))
      writeFileSync(path.join(root, file), JSON.stringify(manifest));
    rmSync(path.join(api, 'package-lock.json'));
    await copyModules(await npmModules(), path.join(root, 'node_modules'));
    await npm(['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], root);
    return layoutOf(root, ['packages/api/server.js']);
  },

  'a bundle of esbuild without a map': async () => {
    const cwd = await withNpm();
    await tool('esbuild', ['server.js', '--bundle', '--platform=node', '--outfile=dist/server.js'], cwd);
    const bundle = path.join(cwd, 'dist/server.js');
    // Comments are gone, and with them the marks.
    const lines = readFileSync(bundle, 'utf8').split('\n');
    const lineOf = (/** @type {string} */ code) => lines.findIndex((line) => line.includes(code)) + 1;
    const marks = new Map([
      ['first', { file: bundle, line: lineOf('bcrypt.hashSync("goto') }],
      ['log-in', { file: bundle, line: lineOf('bcrypt.compare(password, hash)') }],
      ['read', { file: bundle, line: lineOf('jwt.verify(token, SECRET') }],
    ]);
    return { ...layoutOf(cwd, ['dist/server.js']), marks };
  },
};

/**
 * @param {string} cwd absolute path
 * @param {string[]} [command] that runs it, if not the application's own
 * @returns {Layout}
 */
function layoutOf(cwd, command) {
  const app = readApp(NAME);
  const driver = existsSync(path.join(cwd, 'load.mjs')) ? app.driver : 'node packages/api/load.mjs';
  return { checkout: { cwd, app: { ...app, command: command ?? app.command, driver } }, marks: marksIn(cwd) };
}

/** @returns {Promise<string>} absolute path of a copy as npm installs it */
async function withNpm() {
  const cwd = copySources(NAME);
  await copyModules(await npmModules(), path.join(cwd, 'node_modules'));
  return cwd;
}

/** @returns {Promise<string>} absolute path of what npm installs */
async function npmModules() {
  return path.join(await installedApp(NAME), 'node_modules');
}

/**
 * @param {keyof typeof SCRIPTS} name of a tool
 * @param {string[]} words behind it
 * @param {string} cwd where it runs
 */
async function tool(name, words, cwd) {
  const script = path.join(await installedPackages('app-tools', TOOLS), SCRIPTS[name]);
  const { exitCode, out, err } = await runProcess([process.execPath, script, ...words], { cwd });
  if (exitCode !== 0) throw new Error(`${name} ${words.join(' ')} ended with ${exitCode}:\n${out}${err}`);
}

/**
 * @param {string} cwd where npm's settings are looked for
 * @returns {Promise<string>} Yarn's settings: zip files in the project, from the registry that npm uses
 */
async function yarnSettings(cwd) {
  const { out } = await runProcess(['npm', 'config', 'get', 'registry'], { cwd });
  return `enableGlobalCache: false\nenableTelemetry: false\nnpmRegistryServer: '${out.trim().replace(/\/$/, '')}'\n`;
}
