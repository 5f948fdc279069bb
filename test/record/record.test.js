import { EventEmitter } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BUSY, makeDirectory, otherNodes, recordProgram, removeDirectories, SERVER } from './program.js';

afterAll(removeDirectories);

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

describe('a program that ends by itself', () => {
  test('leaves one log with ticks, and its exit code', async () => {
    const { run, logs, mappings, failures, types, stoppedByUs, directory } = await recordProgram({
      'app.js': `${BUSY} process.exitCode = 3;`,
    });
    expect(run).toMatchObject({ exitCode: 3, signal: null, load: null });
    expect(run.durationMs).toBeGreaterThan(60);
    expect(Number.isNaN(Date.parse(run.startTime))).toBe(false);
    expect({ mappings, failures, types, stoppedByUs }).toEqual({
      mappings: [],
      failures: [],
      types: ['started', 'ended'],
      stoppedByUs: false,
    });
    expect(logs.map((file) => path.dirname(file))).toEqual([directory]);
    const log = read(logs[0]);
    expect(log).toMatch(/^v8-version,/);
    expect(log).toContain('profiler,begin,1000\n');
    expect(log.match(/^tick,/gm)?.length).toBeGreaterThan(10);
  });

  test('may end at once', async () => {
    const { run, logs } = await recordProgram({ 'app.js': 'process.exit(5)' });
    expect({ exitCode: run.exitCode, logs: logs.length }).toEqual({ exitCode: 5, logs: 1 });
  });

  test('may die of a signal of its own', async () => {
    const { run, logs, stoppedByUs } = await recordProgram({
      'app.js': "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);",
    });
    expect({ signal: run.signal, exitCode: run.exitCode, stoppedByUs, logs: logs.length }).toEqual({
      signal: 'SIGTERM',
      exitCode: null,
      stoppedByUs: false,
      logs: 1,
    });
  });

  test('sees its own arguments, directory and environment, and our sampling interval is in the log', async () => {
    const { cwd, logs } = await recordProgram(
      {
        'app.js':
          "require('node:fs').writeFileSync('seen.json', JSON.stringify([process.argv.slice(2), process.cwd(), process.env]))",
      },
      { args: ['--prof', 'a b'], env: { PATH: '/bin', MINE: '1' }, intervalUs: 500 },
    );
    expect(JSON.parse(read(path.join(cwd, 'seen.json')))).toEqual([
      ['--prof', 'a b'],
      cwd,
      { PATH: '/bin', MINE: '1' },
    ]);
    expect(read(logs[0])).toContain('profiler,begin,500\n');
  });

  test('leaves nothing but logs, in our directory only', async () => {
    const { cwd, directory, logs } = await recordProgram({ 'app.js': BUSY });
    expect(readdirSync(cwd).sort()).toEqual(['app.js', 'logs']);
    expect(readdirSync(directory)).toEqual(logs.map((file) => path.basename(file)));
  });
});

describe('the logs of all isolates', () => {
  // Isolates of workers that run one after the other mostly have the same address.
  const SEQUENCE = `const { Worker } = require('node:worker_threads');
    const next = (left) => left > 0 && new Worker(${JSON.stringify(BUSY)}, { eval: true }).on('exit', () => next(left - 1));
    next(4);`;
  const FORK = `if (process.argv[2] === 'child') { ${BUSY} } else require('node:child_process').fork(__filename, ['child']).on('exit', (code) => { process.exitCode = code; });`;
  const CLUSTER = `const cluster = require('node:cluster');
    if (cluster.isPrimary) { cluster.fork(); cluster.fork(); } else { ${BUSY} process.exit(0); }`;
  const nodes = [{ major: Number.parseInt(process.versions.node, 10), node: process.execPath }, ...otherNodes()];

  test.each(nodes)('of workers in sequence, one log each ($major)', async ({ node }) => {
    const { logs, run } = await recordProgram({ 'app.js': SEQUENCE }, { node });
    expect(logs).toHaveLength(5);
    expect(run.exitCode).toBe(0);
    // Only the main thread runs the file itself; a worker's code is given as text.
    expect(logs.map((file) => read(file).includes('app.js:1:1'))).toEqual([true, false, false, false, false]);
  });

  test.each(nodes)('of forked children ($major)', async ({ node }) => {
    const { logs, run } = await recordProgram({ 'app.js': FORK }, { node });
    expect({ logs: logs.length, exitCode: run.exitCode }).toEqual({ logs: 2, exitCode: 0 });
  });

  test.each(nodes)('of a cluster, each process in a log of its own ($major)', async ({ node }) => {
    const { logs, events, cwd } = await recordProgram({ 'app.js': CLUSTER }, { node });
    expect(logs).toHaveLength(3);
    expect(logs[0]).toContain(`-${events[0].pid}-`);
    expect(readdirSync(cwd).sort()).toEqual(['app.js', 'logs']);
  });

  test('of a child that ends after its parent', async () => {
    const { logs, failures } = await recordProgram({
      'app.js': "require('node:child_process').fork('./late.js').once('message', () => process.exit(0));",
      'late.js': "process.send('here'); process.on('disconnect', () => {}); setTimeout(() => {}, 300);",
    });
    expect(logs).toHaveLength(2);
    expect(failures).toEqual([]);
    expect(read(logs[1])).toContain('profiler,end');
  });

  test('of a child that is left behind on purpose: it is left alone, and said', async () => {
    const { logs, failures, cwd } = await recordProgram({
      'app.js': "require('node:child_process').fork('./late.js').once('message', () => process.exit(0));",
      'late.js':
        "process.send('here'); process.on('disconnect', () => {}); setTimeout(() => require('node:fs').writeFileSync('lived', ''), 4000);",
    });
    expect(logs).toHaveLength(2);
    expect(failures).toMatchObject([
      { code: 'processes-left', facts: { count: 1, pids: /-(\d+)-v8/.exec(logs[1])?.[1] } },
    ]);
    await delay(3_000);
    expect(readdirSync(cwd)).toContain('lived');
  });

  test('of a child that is no Node: it is not waited for, though it has inherited a log', async () => {
    const { run, failures, cwd } = await recordProgram({
      // A Node that refuses an option leaves a log without a name.
      'app.js': `${BUSY}
        const cp = require('node:child_process');
        const child = cp.spawn('sleep', ['9'], { detached: true, stdio: 'ignore' });
        child.unref();
        require('node:fs').writeFileSync('left', String(child.pid));
        process.exitCode = cp.spawnSync(process.execPath, ['--no-such-option', 'app.js'], { stdio: 'ignore' }).status;`,
    });
    expect(run.exitCode).toBe(9);
    expect(failures).toEqual([]);
    process.kill(Number(read(path.join(cwd, 'left'))), 'SIGTERM');
  });

  test.each(nodes)(
    'with the functions of the snapshot, and with idle ticks where only a flag brings them ($major)',
    async ({ major, node }) => {
      const { logs } = await recordProgram({ 'app.js': `${BUSY} setTimeout(() => {}, 100);` }, { node });
      const log = read(logs[0]);
      expect(log).toMatch(/,(?:Module\._compile|wrapSafe) node:internal/);
      if (major >= 25) expect(log).toMatch(/^tick,0x\w+,\d+,\d,0x\w+,(?:8|10)\b/m);
    },
  );
});

describe('a load', () => {
  const end = { run: { exitCode: null, signal: 'SIGTERM' }, stoppedByUs: true, forced: false };

  test('is a shell command that has the port; when it ends the program is asked to end', async () => {
    const command = `${JSON.stringify(process.execPath)} -e "fetch('http://127.0.0.1:' + process.env.PORT).then(r => r.text()).then(t => require('fs').writeFileSync('answer', t))"`;
    const result = await recordProgram({ 'app.js': SERVER }, { onPort: command });
    expect(result).toMatchObject({ ...end, failures: [] });
    expect(result.types).toEqual(['started', 'listening', 'load-started', 'load-ended', 'stopping', 'ended']);
    expect(read(path.join(result.cwd, 'answer'))).toBe('ok');
    expect(result.drivenPid).toBe(result.mainPid);
  });

  test('by autocannon is measured', async () => {
    const { run, failures, stoppedByUs } = await recordProgram(
      { 'app.js': SERVER },
      { load: { path: '/', connections: 2, duration: 5, amount: 20 } },
    );
    expect(run.load).toMatchObject({ requests: 20, errors: 0 });
    expect({ failures, stoppedByUs }).toEqual({ failures: [], stoppedByUs: true });
  });

  test('that only meets errors has failed', async () => {
    const { run, failures } = await recordProgram(
      { 'app.js': SERVER },
      { load: { path: 'missing', connections: 2, duration: 5, amount: 6 } },
    );
    expect(run.load).toMatchObject({ requests: 6, errors: 6 });
    expect(failures).toMatchObject([{ code: 'load-failed', facts: { requests: 6, errors: 6 } }]);
  });

  test('that fails is said, and there is a result all the same', async () => {
    const result = await recordProgram({ 'app.js': SERVER }, { onPort: 'exit 4' });
    expect(result).toMatchObject({
      ...end,
      failures: [{ code: 'load-failed', facts: { exitCode: 4, command: 'exit 4' } }],
    });
    expect(result.logs).toHaveLength(1);
  });

  test('has nothing to do if the program never listens', async () => {
    const { failures, stoppedByUs } = await recordProgram({ 'app.js': BUSY }, { onPort: 'exit 0' });
    expect({ codes: failures.map(({ code }) => code), stoppedByUs }).toEqual({
      codes: ['port-never-opened'],
      stoppedByUs: false,
    });
  });

  test('ends with the program, and so does what it started', async () => {
    const app = `${SERVER} setTimeout(() => process.exit(0), 400);`;
    const { failures, types, cwd, run } = await recordProgram(
      { 'app.js': app },
      { onPort: '(while :; do echo . >> beats; sleep 0.1; done) & wait' },
    );
    expect(failures).toEqual([]);
    expect(run.drive).toMatchObject({ listened: true, failure: 'cut-short' });
    expect(types).toEqual(['started', 'listening', 'load-started', 'ended', 'load-ended']);
    await delay(200);
    const beats = read(path.join(cwd, 'beats'));
    await delay(400);
    expect(read(path.join(cwd, 'beats'))).toBe(beats);
  });

  test('that ends well soon after the program has ended by itself was cut short, too', async () => {
    const app = `${SERVER} setTimeout(() => process.exit(0), 200);`;
    const { failures, run } = await recordProgram({ 'app.js': app }, { onPort: 'sleep 0.6' });
    expect({ failures, exitCode: run.exitCode, failure: run.drive?.failure }).toEqual({
      failures: [],
      exitCode: 0,
      failure: 'cut-short',
    });
  });

  test('may end the program on purpose', async () => {
    const app = `require('node:fs').writeFileSync('pid', String(process.pid)); ${SERVER}`;
    const { failures, run } = await recordProgram({ 'app.js': app }, { onPort: 'kill $(cat pid); sleep 0.2' });
    expect({ failures, failure: run.drive?.failure }).toEqual({ failures: [], failure: '' });
  });

  test("can't be two", async () => {
    await expect(
      recordProgram(
        { 'app.js': SERVER },
        { onPort: 'true', load: { path: '/', connections: 1, duration: 1, amount: null } },
      ),
    ).rejects.toMatchObject({ code: 'load-conflict' });
  });
});

describe('ending the program', () => {
  const PATIENT =
    "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); require('node:fs').writeFileSync('ready', '');";

  test('after its time', async () => {
    const result = await recordProgram({ 'app.js': 'setInterval(() => {}, 1000)' }, { durationSeconds: 2 });
    expect(result).toMatchObject({ run: { signal: 'SIGTERM' }, stoppedByUs: true, failures: [] });
    expect(result.events).toContainEqual({ type: 'stopping', signal: 'SIGTERM', reason: 'duration' });
  });

  test("by a signal of ours, which is passed on; the exit code is the program's", async () => {
    const signals = new EventEmitter();
    const app = `process.on('SIGINT', () => process.exit(7)); ${SERVER}`;
    const { run, stoppedByUs, forced, logs } = await recordProgram(
      { 'app.js': app },
      {
        signals,
        onPort: 'sleep 30',
        onEvent: ({ type }) => {
          if (type === 'listening') signals.emit('SIGINT');
        },
      },
    );
    expect({ failure: run.drive?.failure, exitCode: run.exitCode, stoppedByUs, forced, logs: logs.length }).toEqual({
      failure: '',
      exitCode: 7,
      stoppedByUs: false,
      forced: false,
      logs: 1,
    });
    expect(signals.listenerCount('SIGINT') + signals.listenerCount('SIGTERM')).toBe(0);
  });

  test('by force at the second signal; children go too, and there is a result', async () => {
    const signals = new EventEmitter();
    const app = `${PATIENT} require('node:child_process').fork('./child.js').on('message', () => { ${SERVER} });`;
    const child = `process.on('SIGTERM', () => {}); process.on('disconnect', () => {}); setInterval(() => {}, 1000); process.send('here');`;
    const { run, forced, failures, logs, types } = await recordProgram(
      { 'app.js': app, 'child.js': child },
      {
        signals,
        onPort: 'sleep 30',
        onEvent: ({ type }) => {
          if (type === 'listening') signals.emit('SIGTERM');
          if (type === 'stopping') setTimeout(() => signals.emit('SIGINT'), 400);
        },
      },
    );
    expect({ signal: run.signal, forced, failures, logs: logs.length }).toEqual({
      signal: 'SIGKILL',
      forced: true,
      failures: [],
      logs: 2,
    });
    expect(types).toContain('forced');
  });
});

describe("what can't be recorded is said before the program runs", () => {
  const app = { 'app.js': "require('node:fs').writeFileSync('ran', '')" };

  test.each([
    ['a directory that is not there', { directory: '/nonexistent/logs' }, 'output-not-writable'],
    ['a directory that is a file', { directory: process.execPath }, 'output-not-writable'],
    ['an option that stops the log', { nodeOptions: ['--cpu-prof'] }, 'option-conflict'],
    ['the same in the environment', { env: { NODE_OPTIONS: '--cpu-prof' } }, 'option-conflict'],
    [
      'an unreadable URL',
      { load: { path: 'http://[::', connections: 1, duration: 1, amount: null } },
      'load-url-invalid',
    ],
    ['no program', { command: [] }, 'script-missing'],
    [
      'a working directory that is gone',
      { command: [process.execPath, '-'], cwd: '/proc/nonexistent' },
      'node-not-found',
    ],
  ])('%s', async (_, options, code) => {
    await expect(recordProgram(app, options)).rejects.toMatchObject({ name: 'Failure', code });
  });

  const root = process.getuid?.() === 0;
  (root ? test.skip : test)('a directory without the right to write', async () => {
    const directory = makeDirectory();
    chmodSync(directory, 0o500);
    await expect(recordProgram(app, { directory })).rejects.toMatchObject({
      code: 'output-not-writable',
      facts: { reason: 'EACCES' },
    });
  });

  // As where a disk has room for one more name, and we need several.
  test('a directory in which one file can be made, and another can not', async () => {
    const directory = makeDirectory();
    mkdirSync(path.join(directory, 'permit'));
    await expect(recordProgram(app, { directory })).rejects.toMatchObject({
      code: 'output-not-writable',
      facts: { directory, reason: 'EISDIR' },
    });
  });

  test('an option that Node does not know', async () => {
    const { failures, run, logs } = await recordProgram(app, { nodeOptions: ['--no-such-option'] });
    expect({ codes: failures.map(({ code }) => code), exitCode: run.exitCode, logs }).toEqual({
      codes: ['bad-node-option'],
      exitCode: 9,
      logs: [],
    });
  });
});
