/** Children that run the same Node are recorded, whoever made their command line; and nobody sees how. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { otherNodes, recordProgram, removeDirectories } from './program.js';

afterAll(removeDirectories);

const nodes = [{ major: Number.parseInt(process.versions.node, 10), node: process.execPath }, ...otherNodes()];
const QUIET = { stdio: /** @type {'ignore'[]} */ (['ignore', 'ignore', 'ignore']) };
/** A child that is there long enough to be seen. */
const CHILD = 'for (const until = Date.now() + 700; Date.now() < until;);';
const CP = "const cp = require('node:child_process');";
const IN_PATH = `
  require('node:fs').symlinkSync(process.execPath, 'node');
  const env = { ...process.env, PATH: process.cwd() + ':/usr/bin:/bin' };`;
const IN_WORKER = `
  new (require('node:worker_threads').Worker)(
    "require('node:child_process').execSync('node child.js', { env: { PATH: process.cwd() + ':/bin' } })", { eval: true });`;

describe.each(nodes)('on Node $major', ({ node }) => {
  const recorded = async (/** @type {string} */ source, options = {}) => {
    const { run, logs } = await recordProgram(
      { 'app.js': `${CP} ${source}`, 'child.js': CHILD, script: `#!/usr/bin/env node\n${CHILD}` },
      { node, ...QUIET, ...options },
    );
    return { exitCode: run.exitCode, logs: logs.length, unprofiled: run.unprofiled };
  };

  test.each([
    ['spawn', "cp.spawn(process.execPath, ['child.js'])"],
    ['spawnSync', "cp.spawnSync(process.execPath, ['child.js'])"],
    ['execFile', "cp.execFile(process.execPath, ['child.js'], () => {})"],
    ['fork with options of its own', "cp.fork('./child.js', { execArgv: ['--max-old-space-size=200'] })"],
    ['fork with a copy of ours', "cp.fork('./child.js', { execArgv: [...process.execArgv] })"],
    [
      'a name in PATH',
      "require('node:fs').symlinkSync(process.execPath, 'node'); cp.spawn('node', ['child.js'], { env: { PATH: process.cwd() } })",
    ],
    [
      'what is preloaded is called as a package manager is',
      "require('node:fs').writeFileSync('npm', ''); cp.spawn(process.execPath, ['--require', './npm', 'child.js'])",
    ],
    ['code, and an argument that is called so', `cp.spawn(process.execPath, ['-e', ${JSON.stringify(CHILD)}, 'npm'])`],
    [
      'the same in a shell',
      `${IN_PATH} cp.execFileSync('sh', ['-c', 'node -e "$0" npm', ${JSON.stringify(CHILD)}], { env })`,
    ],
    ['a text', "cp.spawn(process.execPath, ['-e', 'for (const until = Date.now() + 300; Date.now() < until;);'])"],
    ['a shell', "cp.exec(JSON.stringify(process.execPath) + ' child.js')"],
    ['a shell that finds Node in PATH', `${IN_PATH} cp.execSync('true && node child.js', { env })`],
    [
      'a script with a shebang',
      `${IN_PATH} require('node:fs').chmodSync('script', 0o755); cp.execFileSync('./script', [], { env })`,
    ],
    [
      'the same for a caller that does not wait, and for a name that PATH leads to from here',
      `${IN_PATH} require('node:fs').chmodSync('script', 0o755); cp.execFile('./script', { env }, () =>
        cp.execFile('script', { env: { ...env, PATH: '.:/usr/bin:/bin' } }, () => {}))`,
      3,
    ],
    [
      'a directory that is gone',
      `const fs = require('node:fs'); fs.mkdirSync('gone'); process.chdir('gone'); fs.rmdirSync('../gone');
      cp.spawn(process.execPath, [__dirname + '/child.js'])`,
    ],
    ['a shell in a worker', `${IN_PATH} ${IN_WORKER}`, 3],
    [
      'two in a shell',
      'cp.execSync(`VARIABLE=1 ${JSON.stringify(process.execPath)} child.js; ${JSON.stringify(process.execPath)} -e 0`)',
      3,
    ],
    [
      'a script that is made for the run',
      "require('node:fs').writeFileSync('wrapper', `#!/bin/sh\nexec \"${process.execPath}\" ./child.js \"$@\"\n`, { mode: 0o755 }); cp.execFileSync('./wrapper')",
    ],
    [
      'a script that is found in PATH and looks beside itself',
      `const fs = require('node:fs');
      fs.mkdirSync('own');
      fs.writeFileSync('own/tool', '#!/bin/sh\\nexec "' + process.execPath + '" "$(dirname "$0")/../child.js"\\n', { mode: 0o755 });
      cp.execFileSync('tool', { env: { PATH: process.cwd() + '/own:/usr/bin:/bin' } })`,
    ],
    [
      'a child of a worker',
      `new (require('node:worker_threads').Worker)("require('node:child_process').spawnSync(process.execPath, ['child.js'])", { eval: true })`,
      3,
    ],
  ])('%s', async (_, source, logs = 2) => {
    expect(await recorded(source)).toEqual({ exitCode: 0, logs, unprofiled: [] });
  });

  test.each([
    [
      'another Node',
      "require('node:fs').copyFileSync(process.execPath, 'node'); require('node:fs').chmodSync('node', 0o755); cp.spawn('./node', ['child.js'])",
      'other-node',
    ],
    ['options that spoil the log', "cp.spawn(process.execPath, ['--cpu-prof', 'child.js'])", 'own-options'],
    [
      'such options behind the value of another',
      "require('node:fs').writeFileSync('x.js', ''); cp.spawn(process.execPath, ['-r', './x.js', '--cpu-prof', 'child.js'])",
      'own-options',
    ],
    [
      'the same in NODE_OPTIONS',
      "cp.spawn(process.execPath, ['child.js'], { env: { ...process.env, NODE_OPTIONS: '--cpu-prof' } })",
      'own-options',
    ],
    ['what is no shell', "cp.execFile('/usr/bin/env', [process.execPath, 'child.js'])", 'not-passed-on'],
  ])('%s: it is not recorded, and counted', async (_, source, reason) => {
    const { logs, unprofiled } = await recorded(source);
    expect({ logs, unprofiled }).toMatchObject({ logs: 1, unprofiled: [{ kind: 'child', reason, count: 1 }] });
  });

  test('our options, copied from /proc: they are not used twice, and nothing is printed', async () => {
    const source = `
      const words = require('node:fs').readFileSync('/proc/self/cmdline', 'utf8').split('\\0');
      const copied = words.slice(1, words.findIndex((word) => word.endsWith('app.js')));
      const { stdout } = cp.spawnSync(process.execPath, [...copied, 'child.js']);
      process.exitCode = copied.length > 3 && stdout.length === 0 ? 0 : 7;`;
    expect(await recorded(source)).toEqual({ exitCode: 0, logs: 2, unprofiled: [] });
    // A Node that gets no options of ours has none of them.
    expect(await recorded(source.replace("'child.js'", "'--cpu-prof', 'child.js'"))).toEqual({
      exitCode: 0,
      logs: 1,
      unprofiled: [{ kind: 'child', reason: 'own-options', count: 1, cpuMs: expect.any(Number) }],
    });
  });

  test('short ones behind what is no shell are not all seen, but some', async () => {
    const source = `for (let count = 0; count < 8; count++) cp.execFileSync('/usr/bin/env', [process.execPath, '-e', 'for (const until = Date.now() + 60; Date.now() < until;);'])`;
    const { logs, unprofiled } = await recorded(source);
    expect({ logs, unprofiled }).toMatchObject({
      logs: 1,
      unprofiled: [{ kind: 'child', reason: 'not-passed-on', cpuMs: null }],
    });
  });

  test.each([['-v'], ['--check', 'child.js'], ['--help']])(
    'what runs no JavaScript is none of it: %s',
    async (...words) => {
      expect(await recorded(`cp.spawnSync(process.execPath, ${JSON.stringify(words)})`)).toEqual({
        exitCode: 0,
        logs: 1,
        unprofiled: [],
      });
    },
  );

  test('the program sees nothing of it', async () => {
    const look = `${CP}
      const { EventEmitter } = require('node:events');
      const { Worker, isMainThread } = require('node:worker_threads');
      const names = (object) => Reflect.ownKeys(object).map(String);
      const seen = { execArgv: process.execArgv };
      const child = cp.spawn(process.execPath, ['-p', 'process.execArgv.length'], { stdio: ['ignore', 'pipe', 'inherit'] });
      seen.spawnargs = child.spawnargs;
      seen.child = [names(child).sort(), names(cp.ChildProcess.prototype), String(cp.ChildProcess.prototype.spawn).length];
      seen.sync = cp.spawnSync(process.execPath, ['-p', 'JSON.stringify([process.execArgv, process.argv.length])'], { encoding: 'utf8' }).stdout;
      seen.missing = (({ code, path, spawnargs }) => ({ code, path, spawnargs }))(cp.spawnSync('./node', ['x']).error);
      const tellAll = '({ env, argv, argv0, title, execArgv }) => console.log(JSON.stringify({ env, argv, argv0, title, execArgv }))';
      const env = { PATH: require('node:path').dirname(process.execPath) + ':/usr/bin:/bin:.', PWD: '/', 'a.b': '1' };
      for (const [name, begin] of [['tool', 'node'], ['other', '-S node --no-warnings']])
        require('node:fs').writeFileSync(name, \`#!/usr/bin/env \${begin}\n(\${tellAll})(process)\`, { mode: 0o755 });
      seen.tools = ['./tool', 'tool', './other'].map((file) => cp.spawnSync(file, ['a b'], { env, encoding: 'utf8' }).stdout);
      seen.shell = cp.execSync(JSON.stringify(process.execPath) + ' -p "[process.argv0, process.title]"', { encoding: 'utf8' });
      seen.closed = (({ code }) => code)(cp.spawnSync('./closed').error);
      child.stdout.on('data', (data) => { seen.out = String(data); });
      const worker = new Worker('require("worker_threads").parentPort.postMessage(process.execArgv)', { eval: true });
      seen.worker = [names(worker), Object.getOwnPropertyDescriptor(worker, 'performance').writable, names(Worker.prototype), names(EventEmitter.prototype)];
      class Own extends EventEmitter { constructor() { super(); this.performance = 1; } }
      seen.own = JSON.stringify(Object.getOwnPropertyDescriptors(new Own()).performance);
      worker.on('message', (message) => { seen.inWorker = message; });
      try { new Worker('./missing.js', { execArgv: ['--no-such'] }); } catch ({ code, stack }) { seen.error = [code, /cryptoprof|probe/.test(stack)]; }
      process.on('exit', () => require('node:fs').writeFileSync('seen.json', JSON.stringify(seen)));`;
    const { cwd, logs } = await recordProgram(
      { 'app.js': look, closed: '#!/usr/bin/env node\n' },
      { node, nodeOptions: ['--no-warnings'] },
    );
    expect(logs).toHaveLength(8);
    const seen = readFileSync(path.join(cwd, 'seen.json'), 'utf8');
    writeFileSync(path.join(cwd, 'seen.json'), '');
    const { execFileSync } = await import('node:child_process');
    execFileSync(node, ['--no-warnings', 'app.js'], { cwd });
    expect(JSON.parse(seen)).toEqual(JSON.parse(readFileSync(path.join(cwd, 'seen.json'), 'utf8')));
  });

  test('under --pending-deprecation nothing is said', async () => {
    const { cwd } = await recordProgram(
      {
        'app.js': `process.on('warning', ({ code }) => require('node:fs').appendFileSync('warned', code)); ${CP} cp.spawnSync(process.execPath, ['-v']); setTimeout(() => require('node:fs').appendFileSync('warned', ''), 50)`,
      },
      { node, nodeOptions: ['--pending-deprecation'] },
    );
    expect(readFileSync(path.join(cwd, 'warned'), 'utf8')).toBe('');
  });
});
