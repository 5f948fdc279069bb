/**
 * Real servers of the frameworks, each in several files: which route asks for which cryptography, and how many requests
 * led to it, against what their driver says that it asked for.
 */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { NODE_MAJORS, nodeBinary } from '../../scripts/lib/nodes.js';
import { ROUTED_PROGRAMS, viewBoth } from '../record/view-program.js';
import { PROGRAMS, runCli } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { installedPackages } from '../support/installed-packages.js';

/** @import { Report, RouteReport } from '../../src/model/report.js' */

afterAll(removeDirectories);

const HONO = ['hono@4.13.19', '@hono/node-server@2.1.8'];
/** Those that are bundled, too: CommonJS and ECMAScript modules, with a framework and without. */
const BUNDLED = ['Express 5', 'Koa', 'Hono', 'No framework'];
const NEST = ['core', 'common', 'platform-express'].map((name) => `@nestjs/${name}@12.5.1`);

/**
 * Programs; what their routes ask for; whether their frameworks let requests be counted.
 */
const SERVERS = [
  { name: 'express', version: '4', packages: ['express@4.22.3'] },
  { name: 'express', version: '5', packages: ['express@5.3.0'] },
].map(({ name, version, packages }) => ({
  title: `Express ${version}`,
  entry: `${name}/app.cjs`,
  packages,
  isCounted: true,
  routes: {
    'POST /api/auth/login': 'kdf.pbkdf2',
    'POST /api/auth/later': 'kdf.scrypt',
    'GET /api/users/:id': 'hash',
    'GET /api/orders': 'hash',
    'GET /api/orders/:id': 'hmac',
    'GET /api/sessions': 'kdf.pbkdf2',
    'GET /api/invoices/list': 'hash',
    'GET /api/receipts/list': 'hmac',
    'GET /api/of/:tenant/files/list': 'hash',
    'GET /api/of/:tenant/photos/list': 'hmac',
    'GET /api/v1/letters GET /api/v2/letters': 'hmac',
    'GET /api/v1/notes GET /api/v2/notes': 'hash',
    'GET /api/tokens': 'hmac',
    'GET /api/callback': 'kdf.pbkdf2',
    'POST /api/a POST /api/b': 'hash',
    'ALL /api/passing/:any': 'hash',
    'GET /api/passing/:id': 'hash',
    'GET /api/passing/last': 'hash',
  },
}));
SERVERS.push(
  {
    title: 'Fastify',
    entry: 'fastify/app.cjs',
    packages: ['fastify@5.12.8'],
    isCounted: true,
    routes: {
      'POST /auth/login': 'kdf.pbkdf2',
      'POST /auth/later': 'kdf.scrypt',
      'GET /users/:id': 'hash',
      'PUT|POST /both': 'hash',
    },
  },
  {
    title: 'Koa',
    entry: 'koa/app.cjs',
    packages: ['koa@2.16.4', '@koa/router@15.7.0'],
    isCounted: true,
    routes: {
      'POST /api/auth/login': 'kdf.pbkdf2',
      'POST /api/auth/later': 'kdf.scrypt',
      'GET /api/users/:id': 'hash',
      'GET /api/tokens/mine': 'hmac',
      'GET /api/tokens/:id': 'hmac',
      'ALL /api/passing/:any': 'hash',
      'GET /api/passing/last': 'hash',
      middleware: 'hash',
    },
  },
  {
    title: 'hapi',
    entry: 'hapi/app.cjs',
    packages: ['@hapi/hapi@21.4.10'],
    isCounted: true,
    routes: {
      'POST /auth/login': 'kdf.pbkdf2',
      'POST /auth/later': 'kdf.scrypt',
      'GET /users/{id}': 'hash',
      'PUT|POST /both': 'hash',
      'ALL /any': 'hash',
    },
  },
  {
    title: 'restify',
    entry: 'restify/app.cjs',
    packages: ['restify@12.0.0'],
    isCounted: true,
    routes: {
      'POST /auth/login': 'kdf.pbkdf2',
      'POST /auth/later': 'kdf.scrypt',
      'GET /users/:id': 'hash',
      'PUT /both': 'hash',
    },
  },
  {
    title: 'Hono',
    entry: 'hono/app.mjs',
    packages: HONO,
    isCounted: false,
    routes: {
      'POST /api/auth/login': 'kdf.pbkdf2',
      'POST /api/auth/later': 'kdf.scrypt',
      'GET /api/users/:id': 'hash',
      'PUT /api/auth/digest': 'hash',
    },
  },
  {
    title: 'NestJS',
    entry: 'nest/main.cjs',
    packages: [...NEST, 'reflect-metadata@0.2.2', 'rxjs@7.8.2'],
    isCounted: true,
    routes: {
      'POST /api/auth/login': 'kdf.pbkdf2',
      'POST /api/auth/later': 'kdf.scrypt',
      'GET /api/users/:id': 'hash',
    },
  },
  {
    title: 'No framework',
    entry: 'own/app.cjs',
    packages: [],
    isCounted: false,
    routes: {
      'POST /login': 'kdf.pbkdf2',
      'POST /signup': 'kdf.scrypt',
      'PUT /password': 'kdf.scrypt',
      'GET /users/…': 'hash',
      'ALL /digest ALL /sum': 'hash',
      'ALL /cached': 'hash',
      'POST /later': 'kdf.scrypt',
      'GET /table': 'hmac',
      'POST /own': 'kdf.pbkdf2',
      'GET /own/last': 'hash',
    },
  },
);

/**
 * Whether all that is there is of one of the routes, whatever stands before it. Where the handler's own frame tells
 * nothing, that of `.all(…)` of the same path may be beneath it.
 */
const isOneOf = (/** @type {string[]} */ routes, /** @type {string} */ name) => {
  const [method, pattern] = name.replace(' …', ' ').split(' ');
  return routes.some((route) => (method === 'ALL' || route.startsWith(`${method} `)) && route.endsWith(pattern));
};

describe.each([20, 24])('Node %i', (major) => {
  test.each(SERVERS)('$title', async ({ title, entry, packages, isCounted, routes }) => {
    const { report, asked } = await profiled(await programOf(title, packages), entry, major);
    const rows = report.routes ?? [];
    const found = Object.fromEntries(rows.map((row) => [nameOf(row), row]));
    for (const [route, operation] of Object.entries(routes)) {
      expect([route, found[route]?.operations[0].id]).toEqual([route, operation]);
      expect(path.basename(found[route].file)).toMatch(found[route].kind === 'route' ? /^\w[\w.]*\.[cm]js$/ : /^$/);
    }
    // All of the loop's cryptography is in a row, and little of it in those that say nothing.
    expect(rows.reduce((sum, { ticks }) => sum + ticks, 0)).toBe(report.crypto.byPhase['event-loop']);
    expect(found.untied?.ticks ?? 0).toBeLessThan(0.1 * report.crypto.ticks);
    for (const row of rows.filter(({ kind }) => kind === 'route' || kind === 'shared')) {
      const requests = namesOf(row).reduce((sum, name) => sum + (asked[name] ?? 0), 0);
      expect([nameOf(row), row.requests]).toEqual([nameOf(row), isCounted ? requests : null]);
      if (row.requests !== null) expect(row.cryptoMsPerRequest).toBeCloseTo(row.cryptoMs / row.requests, 2);
    }
  });
});

describe.each(SERVERS.filter(({ title }) => BUNDLED.includes(title)))(
  '$title in a bundle',
  ({ title, entry, packages, isCounted, routes }) => {
    test.each([
      ['as it is', []],
      // The originals do not have the text of the handlers that ran: only prefixes tell routes of one path apart.
      ['minified, with a map', ['--minify', '--sourcemap']],
    ])('%s: the same routes, and the same counts', async (_, options) => {
      const cwd = await programOf(title, packages);
      await bundle(cwd, entry, options);
      const { report, asked } = await profiled(cwd, 'bundle.cjs', 24);
      const found = Object.fromEntries((report.routes ?? []).map((row) => [nameOf(row), row]));
      for (const [route, operation] of Object.entries(routes)) {
        expect([route, found[route]?.operations[0].id]).toEqual([route, operation]);
        if (route === 'middleware') continue;
        const requests = namesOf(found[route]).reduce((sum, name) => sum + (asked[name] ?? 0), 0);
        expect([route, found[route].requests]).toEqual([route, isCounted ? requests : null]);
      }
      expect(found.untied?.ticks ?? 0).toBeLessThan(0.1 * report.crypto.ticks);
    });

    test('minified: what nothing tells is tied to nothing, and no route is taken for another', async () => {
      const cwd = await programOf(title, packages);
      await bundle(cwd, entry, ['--minify']);
      const { report } = await profiled(cwd, 'bundle.cjs', 24);
      const rows = report.routes ?? [];
      const known = Object.keys(routes);
      for (const row of rows.filter(({ kind }) => kind === 'route')) {
        expect([nameOf(row), isOneOf(known, nameOf(row))]).toEqual([nameOf(row), true]);
        const operations = known.filter((name) => isOneOf([name], nameOf(row))).map((route) => routes[route]);
        expect([nameOf(row), operations.includes(row.operations[0].id)]).toEqual([nameOf(row), true]);
      }
      expect(rows.reduce((sum, { ticks }) => sum + ticks, 0)).toBe(report.crypto.byPhase['event-loop']);
    });
  },
);

test.each([
  ['Express 4', 'express', ['express@4.22.3']],
  ['Express 5', 'express', ['express@5.3.0']],
  ['Koa', 'koa', ['koa@2.16.4', '@koa/router@15.7.0']],
])('what a program of %s sees of itself is what it sees without us', async (title, name, packages) => {
  const modules = await installedPackages(`routes-${title.toLowerCase().replace(' ', '-')}`, packages);
  for (const major of NODE_MAJORS) {
    const { bare, recorded, traffic } = await viewBoth(ROUTED_PROGRAMS[name], await nodeBinary(major), modules);
    expect(recorded).toEqual(bare);
    expect(bare).toMatchObject({ exitCode: 0, seen: { first: expect.any(Array), last: expect.any(Array) } });
    expect(traffic?.routes?.map(({ path: pattern, requests }) => [pattern, requests])).toContainEqual([
      '/passing/last',
      2,
    ]);
  }
});

/**
 * @param {string} title of a server
 * @param {string[]} packages that it needs, with their versions
 * @returns {Promise<string>} absolute path of a directory with all servers, and these packages
 */
async function programOf(title, packages) {
  const cwd = newDirectory();
  copyDirectory(path.join(PROGRAMS, 'routes'), cwd);
  if (packages.length === 0) return cwd;
  const modules = await installedPackages(`routes-${title.toLowerCase().replace(' ', '-')}`, packages);
  symlinkSync(modules, path.join(cwd, 'node_modules'), 'junction');
  return cwd;
}

/**
 * @param {string} cwd absolute path of a server's directory
 * @param {string} entry path of its main file
 * @param {string[]} options of esbuild
 * @returns {Promise<void>} when it is one file, `bundle.cjs`
 */
async function bundle(cwd, entry, options) {
  const modules = await installedPackages('routes-esbuild', ['esbuild@0.28.2']);
  const url = JSON.stringify(pathToFileURL(path.join(cwd, entry)).href);
  const words = [
    '--bundle',
    '--platform=node',
    '--outfile=bundle.cjs',
    '--log-level=error',
    `--define:import.meta.url=${url}`,
  ];
  const esbuild = path.join(modules, 'esbuild/bin/esbuild');
  await promisify(execFile)(process.execPath, [esbuild, entry, ...words, ...options], { cwd });
}

/**
 * @param {string} cwd absolute path of a server's directory
 * @param {string} entry path of its main file
 * @param {number} major version of the Node that runs it
 * @returns {Promise<{report: Report, asked: Record<string, number>}>} the report, and what the driver says that it asked for
 */
async function profiled(cwd, entry, major) {
  const { exitCode, out } = await runCli(
    ['--quiet', '--format', 'json', '-o', 'out', '--', await nodeBinary(major), entry],
    { cwd },
  );
  expect(exitCode).toBe(0);
  return {
    report: JSON.parse(readFileSync(path.join(cwd, 'out/report.json'), 'utf8')),
    asked: JSON.parse(/^COUNTS (.*)$/m.exec(out)?.[1] ?? '{}'),
  };
}

/**
 * @param {string} from absolute path
 * @param {string} to absolute path of a directory that is there
 */
function copyDirectory(from, to) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [from, to].map((directory) => path.join(directory, entry.name));
    if (entry.isDirectory()) {
      mkdirSync(target);
      copyDirectory(source, target);
    } else {
      copyFileSync(source, target);
    }
  }
}

/**
 * @param {RouteReport} row of a report
 * @returns {string} its route or routes, else its kind
 */
function nameOf({ kind, method, pattern, candidates }) {
  if (kind === 'route') return `${method} ${pattern}`;
  return kind === 'shared' ? candidates.join(' ') : kind;
}

/**
 * @param {RouteReport} row of a route
 * @returns {string[]} what the driver calls its routes
 */
function namesOf({ method, pattern, candidates }) {
  if (method === null) return candidates;
  return method.split('|').map((each) => `${each} ${pattern}`);
}
