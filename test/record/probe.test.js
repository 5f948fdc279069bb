import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { otherNodes, recordProgram, removeDirectories, SERVER } from './program.js';

afterAll(removeDirectories);

const nodes = [{ major: 0, node: process.execPath }, ...otherNodes()];

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

describe('the port', () => {
  const CLOSE = `${SERVER} server.on('listening', () => setTimeout(() => server.close(), 2000));`;
  const cases = [
    ['http', { 'app.js': CLOSE }],
    [
      'an ES module',
      {
        'app.mjs':
          "import http2 from 'node:http2'; const s = http2.createServer(); s.listen(0, () => setTimeout(() => s.close(), 2000));",
      },
    ],
    ['a worker', { 'app.js': "new (require('node:worker_threads').Worker)('./w.js')", 'w.js': CLOSE }],
    ['a forked child', { 'app.js': "require('node:child_process').fork('./c.js')", 'c.js': CLOSE }],
    [
      'a cluster',
      {
        'app.js': `const c = require('node:cluster'); if (c.isPrimary) { c.fork(); c.on('listening', (w) => setTimeout(() => w.kill(), 2000)); } else { ${SERVER} }`,
      },
    ],
    [
      'a unix socket first',
      {
        'app.js': `const u = require('node:net').createServer(); u.listen('./u.sock', () => { u.close(); ${CLOSE} });`,
      },
    ],
  ];
  test.each(nodes.flatMap(({ major, node }) => cases.map(([name, files]) => ({ major, node, name, files }))))(
    'of $name is told ($major)',
    async ({ node, files }) => {
      const { events, failures } = await recordProgram(/** @type {Record<string, string>} */ (files), {
        node,
        onPort: 'exit 0',
      });
      expect(failures).toEqual([]);
      expect(events).toContainEqual({
        type: 'listening',
        port: expect.any(Number),
        address: expect.stringMatching(/^(?:127\.0\.0\.1|::|0\.0\.0\.0)$/),
        pid: expect.any(Number),
      });
    },
  );

  test('of a unix socket is none', async () => {
    const { directory } = await recordProgram({
      'app.js': "const u = require('node:net').createServer(); u.listen('./u.sock', () => u.close());",
    });
    expect(readdirSync(directory).filter((name) => name.startsWith('port'))).toEqual([]);
  });
});

describe('the code of native addons', () => {
  const addon = nativeAddon();
  const onLinux = process.platform === 'linux' && addon !== null ? test.each(nodes) : test.skip.each(nodes);

  onLinux('is noted, by main thread and workers together ($major)', async ({ node }) => {
    const app = `const own = require('node:worker_threads');
      require(${JSON.stringify(addon)});
      if (own.isMainThread) new own.Worker(__filename);
      const row = require('node:fs').readFileSync('/proc/self/maps', 'utf8').split('\\n').find((line) => line.includes('r-xp') && line.endsWith(${JSON.stringify(addon)}));
      require('node:fs').writeFileSync('row.txt', row);`;
    const { mappings, cwd, events, directory } = await recordProgram({ 'app.js': app }, { node });
    expect(mappings).toEqual([path.join(directory, `mappings-${events[0].pid}.json`)]);
    const [range, , offset] = readFileSync(path.join(cwd, 'row.txt'), 'utf8').split(' ');
    const [from, to] = range.split('-').map((text) => Number.parseInt(text, 16));
    const rows = readJson(mappings[0]);
    // The worker's, the main thread's and what was seen from outside, once.
    expect(rows.filter((/** @type {any} */ row) => row.path === addon)).toEqual([
      { path: addon, start: from - Number.parseInt(offset, 16), end: to },
    ]);
    expect(rows.some((/** @type {any} */ row) => row.path === node)).toBe(false);
  });

  onLinux('is noted from outside, if the program is killed ($major)', async ({ node }) => {
    const app = `require(${JSON.stringify(addon)}); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 600);`;
    const { mappings, run } = await recordProgram({ 'app.js': app }, { node });
    expect(run.signal).toBe('SIGKILL');
    const rows = readJson(mappings[0]);
    expect(rows.some((/** @type {any} */ row) => row.path === addon)).toBe(true);
    expect(rows.some((/** @type {any} */ row) => row.path === node)).toBe(false);
  });

  /** @returns {string | null} absolute path of an addon that npm brought along */
  function nativeAddon() {
    const require = createRequire(import.meta.url);
    for (const name of [
      `@parcel/watcher-${process.platform}-${process.arch}-glibc/watcher.node`,
      `@unrs/resolver-binding-${process.platform}-${process.arch}-gnu`,
    ]) {
      try {
        return require.resolve(name);
      } catch {
        // Another platform's.
      }
    }
    return null;
  }
});

describe('the program does not notice', () => {
  const LOOK = `
    const observed = {};
    observed.dlopen = [process.dlopen.name, process.dlopen.length, /\\[native code\\]/.test(process.dlopen), JSON.stringify(Object.getOwnPropertyDescriptor(process, 'dlopen'))];
    try { process.dlopen({ exports: {} }, '/nonexistent.node') } catch (error) { observed.error = [error.code, error.message, error.name]; }
    try { process.dlopen() } catch (error) { observed.misuse = [error.code, error.message, error.name]; }
    observed.cache = Object.keys(require.cache).length;
    observed.events = [process.eventNames(), process.getActiveResourcesInfo()];
    observed.loaded = process.moduleLoadList.filter((name) => /^NativeModule (?:_?tls|_tls_wrap|net|_?https?|_http_\\w+|http2)$/.test(name));
    const looks = (holder, name) => [holder[name].name, holder[name].length, Reflect.ownKeys(holder[name]), Object.hasOwn(holder, name)];
    observed.emit = [looks(process, 'emit'), Object.keys(process).includes('emit')];
    const { EventEmitter } = require('node:events');
    const { emit } = EventEmitter.prototype;
    EventEmitter.prototype.emit = function (...args) { observed.later = [args[0], this === process]; return emit.apply(this, args); };
    process.emit('anything');
    EventEmitter.prototype.emit = emit;
    const tls = require('node:tls');
    const socket = new tls.TLSSocket(new (require('node:net').Socket)());
    observed.listeners = [process.listeners('exit').length, socket.eventNames().map(String)];
    observed.tls = [looks(tls, 'connect'), looks(tls.TLSSocket.prototype, '_finishInit'), looks(tls.TLSSocket.prototype, 'emit'), looks(tls.Server.prototype, 'emit')];
    observed.tls.push(String(tls.connect).length, Object.getOwnPropertyDescriptor(tls.TLSSocket.prototype, '_finishInit').enumerable);
    require('node:fs').writeFileSync('observed.json', JSON.stringify(observed));`;

  test.each(nodes)('($major)', async ({ node }) => {
    const { cwd } = await recordProgram({ 'app.js': LOOK }, { node });
    const { execFileSync } = await import('node:child_process');
    const seen = readJson(path.join(cwd, 'observed.json'));
    execFileSync(node, ['app.js'], { cwd });
    expect(seen).toEqual(readJson(path.join(cwd, 'observed.json')));
  });

  test.each(nodes)('under the permission model it runs, and its port is told ($major)', async ({ node, major }) => {
    const actual = major || Number.parseInt(process.versions.node, 10);
    const flag = actual < 22 ? ['--experimental-permission', '--no-warnings'] : ['--permission'];
    const net = actual >= 25 ? ['--allow-net'] : [];
    const app = `${SERVER} server.on('listening', () => setTimeout(() => process.exit(6), 2000));
      try { require('node:fs').readFileSync('/etc/passwd'); process.exit(1); } catch {}`;
    const nodeOptions = [...flag, ...net, '--allow-fs-read=./'];
    const { run, types } = await recordProgram({ 'app.js': app }, { node, nodeOptions, onPort: 'exit 0' });
    expect({ exitCode: run.exitCode, signal: run.signal }).toEqual({ exitCode: null, signal: 'SIGTERM' });
    expect(types).toContain('listening');
    expect(run.traffic).toMatchObject({ requests: 0, tlsServer: null, tlsClient: null, processes: 1, complete: true });
  });

  test('if our directory goes away; what was logged is there all the same', async () => {
    const app = `for (const until = Date.now() + 300; Date.now() < until;); require('node:fs').rmSync('./logs', { recursive: true }); require('node:fs').mkdirSync('./logs'); require('node:fs').chmodSync('./logs', 0); ${SERVER}
      server.on('listening', () => { require('node:fs').rmSync('./logs', { recursive: true }); require('node:fs').mkdirSync('./logs'); server.close(); });`;
    const { run, logs, failures } = await recordProgram({ 'app.js': app });
    expect({ exitCode: run.exitCode, failures }).toEqual({ exitCode: 0, failures: [] });
    expect(readFileSync(logs[0], 'utf8')).toMatch(/^tick,[^]*\nprofiler,end/m);
  });
});

describe('what a process runs', () => {
  const scripts = async (/** @type {Record<string, string>} */ files, /** @type {object} */ options = {}) => {
    const { run, cwd } = await recordProgram(files, options);
    return run.processes.map(({ script }) => path.relative(cwd, script)).sort();
  };
  const PM2 = 'node_modules/pm2/lib';
  const START = `const { fork } = require('node:child_process'); const file = require('node:path').resolve('server.js');`;

  test.each([
    ['under pm2', `${PM2}/ProcessContainerFork.js`, '{ pm_exec_path: file }', 'require(process.env.pm_exec_path)'],
    [
      "under pm2's cluster",
      `${PM2}/ProcessContainer.js`,
      '{ pm2_env: JSON.stringify({ pm_exec_path: file, token: "secret" }) }',
      'require(JSON.parse(process.env.pm2_env).pm_exec_path)',
    ],
  ])("is the user's script %s, also if it is killed", async (_, container, env, load) => {
    const files = {
      'app.js': `${START} fork(${JSON.stringify(`./${container}`)}, { env: { ...process.env, ...${env} } });`,
      [container]: load,
      'server.js': "process.kill(process.pid, 'SIGKILL')",
    };
    expect(await scripts(files)).toEqual(['app.js', 'server.js']);
  });

  test('is what a tool has made the main module; a tool that has not is itself', async () => {
    const files = {
      'app.js': `const { fork } = require('node:child_process'); fork('node_modules/tool/run.js'); fork('node_modules/tool/work.js');`,
      'node_modules/tool/run.js': `process.argv[1] = require('node:path').resolve('server.js'); require('node:module').runMain();`,
      'node_modules/tool/work.js': "require('../../server.js')",
      'server.js': '',
    };
    expect(await scripts(files)).toEqual(['app.js', 'node_modules/tool/work.js', 'server.js']);
  });

  test("is no argument that a program puts in its script's place", async () => {
    const listen = "process.argv.splice(1, 1); require('node:http').createServer().listen(0, () => process.exit());";
    expect(await scripts({ 'app.js': listen }, { args: ['secret'] })).toEqual(['app.js']);
  });
});
