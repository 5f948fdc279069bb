/** What was not recorded is said, and no bound is told for the whole. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDirectory, removeDirectories } from '../support/directories.js';
import { BIN, onlyRun, runCli, runProcess } from '../support/cli-process.js';

afterAll(removeDirectories);

const BURN = 'const burn = (ms) => { for (const until = Date.now() + ms; Date.now() < until;) Math.sqrt(ms); };';

/** @param {string} source */
function programOf(source) {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'app.js'), `${BURN} ${source}`);
  return cwd;
}

/** @param {string} cwd */
const unprofiledIn = (cwd) =>
  JSON.parse(readFileSync(path.join(onlyRun(cwd), 'report.json'), 'utf8')).profile.unprofiled;

test('a log that a limit of file sizes has cut covers a part of the run', async () => {
  // New functions all the time: the log grows by some MB.
  const cwd = programOf(
    "for (let i = 0; i < 40; i++) { for (let j = 0; j < 300; j++) new Function('a', 'return a + ' + i + j)(1); burn(60); }",
  );
  const { err } = await runProcess(
    ['sh', '-c', 'ulimit -f 2000; exec "$@"', 'sh', process.execPath, BIN, '--format', 'terminal,json', 'app.js'],
    { cwd },
  );
  expect(err).toMatch(/Not all of the program was\s+recorded/);
  expect(err).not.toContain('less than');
  expect(unprofiledIn(cwd)).toEqual([
    // The limit may fall between two lines.
    {
      kind: 'thread',
      reason: expect.stringMatching(/^(?:log-ended-early|not-sampled)$/),
      count: 1,
      cpuMs: expect.any(Number),
    },
  ]);
});

test('a limit of the logs holds, and what was left out is said', async () => {
  const cwd = programOf(
    "const { Worker } = require('node:worker_threads'); for (let i = 0; i < 30; i++) { for (let j = 0; j < 300; j++) new Function('a', 'return a + ' + i + j)(1); burn(60); } new Worker('', { eval: true }).on('exit', () => { burn(200); console.log('done'); });",
  );
  const { out, err } = await runCli(['--max-log-size', '3MB', '--keep-logs', '--format', 'terminal,json', 'app.js'], {
    cwd,
  });
  expect(out).toBe('done\n');
  expect(err.replace(/\s+/g, ' ')).toContain(
    '2 threads, because the logs had reached the size that --max-log-size allows',
  );
  expect(unprofiledIn(cwd)).toEqual([{ kind: 'thread', reason: 'log-limit', count: 2, cpuMs: null }]);
  const logs = path.join(onlyRun(cwd), 'logs');
  const sizes = readdirSync(logs).map((name) => statSync(path.join(logs, name)).size);
  // It is looked at 20 times a second.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8e6);
});

test('a worker with execArgv of its own is recorded, and it is said that its requests are not counted', async () => {
  const cwd = programOf(
    "const { Worker, isMainThread } = require('node:worker_threads'); if (isMainThread) new Worker(__filename, { execArgv: [] }); else burn(300);",
  );
  const { err } = await runCli(['--format', 'terminal,json', 'app.js'], { cwd });
  expect(err.replace(/\s+/g, ' ')).toContain('In 1 thread nothing could be counted (a worker with its own `execArgv`,');
  expect(unprofiledIn(cwd)).toEqual([]);
});

const isRoot = process.getuid?.() === 0;

(isRoot ? test : test.skip)('a disk that is full ends the recording, and not the program', async () => {
  const cwd = programOf(
    "burn(100); try { require('node:fs').writeFileSync('t/filler', Buffer.alloc(64 << 20)); } catch {} for (let i = 0; i < 3000; i++) new Function('a', 'return a + ' + i)(1); burn(100); console.log('done');",
  );
  mkdirSync(path.join(cwd, 't'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path.join(cwd, 't')]);
  const json = path.join(cwd, 'report.json');
  try {
    const { exitCode, out } = await runCli(['-o', 't/x', '--format', 'json=report.json', 'app.js'], { cwd });
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: 'done\n' });
  } finally {
    execFileSync('umount', [path.join(cwd, 't')]);
  }
  expect(JSON.parse(readFileSync(json, 'utf8')).profile.unprofiled).toEqual([
    // We may have seen it coming.
    expect.objectContaining({ reason: expect.stringMatching(/^(?:disk-full|recording-stopped)$/), count: 1 }),
  ]);
});

(isRoot ? test : test.skip)('others can read nothing about the program in the log directory of root', async () => {
  const cwd = programOf(
    "const fs = require('node:fs'); require('node:child_process').spawnSync(process.execPath, ['-e', '0']); const logs = fs.readdirSync('.').find((name) => name.startsWith('logs-')); console.log(fs.readdirSync(logs).filter((name) => fs.statSync(logs + '/' + name).mode & 0o044).sort().join());",
  );
  const { out } = await runCli(['--format', 'json', '-o', '.', 'app.js'], { cwd });
  expect(out).toBe('bin,permit,probe-parts.json\n');
});

describe('a shell starts Node where it can be started, but not recorded', () => {
  /** @param {string} command for a shell, which starts a child */
  const shell = (command) =>
    programOf(
      `if (process.argv[2]) { burn(600); console.log('child'); } else require('node:child_process').spawnSync(\`${command}\`, { shell: true, stdio: 'inherit' });`,
    );
  /** @param {string} command that may be forbidden here */
  const where = (command) => (spawnSync(command, { shell: true }).status === 0 ? test : test.skip);
  const PROC_GONE = 'mount -t tmpfs none /proc';

  where(`unshare -m sh -c '${PROC_GONE}'`)('without /proc', async () => {
    const cwd = shell(`unshare -m sh -c '${PROC_GONE} && node "$0" child' "\${__filename}"`);
    const { out } = await runCli(['--format', 'json', 'app.js'], { cwd });
    expect(out).toBe('child\n');
    expect(unprofiledIn(cwd)).toEqual([expect.objectContaining({ kind: 'child', reason: 'not-passed-on' })]);
  });

  // It has root's rights until Node begins, so it finds what stands in for Node; the shell that runs that has none.
  const AS_NOBODY = 'setpriv --reuid=65534 --clear-groups';
  const mayChange = where(`${AS_NOBODY} true`);
  mayChange('as a user who may not read what stands in for it', async () => {
    const cwd = shell(`${AS_NOBODY} node -e "process._rawDebug(process.getuid())"; command -v setpriv`);
    const { err, out } = await runCli(['--format', 'json', 'app.js'], { cwd });
    expect(err).toContain('65534\n');
    expect(out).toContain('/setpriv\n');
  });

  mayChange('as another user, by the path of what changes the user', async () => {
    const list = 'process._rawDebug(process.env.PATH); console.log(process.getuid(), process.argv0)';
    const cwd = shell(`$(command -v setpriv) --reuid=65534 --clear-groups node -e "${list}"`);
    chmodSync(cwd, 0o755);
    const { err, out } = await runCli(['--format', 'json', '-o', '.', 'app.js'], { cwd });
    expect(out).toBe('65534 node\n');
    expect(err).toContain(`${process.env.PATH}\n`);
  });

  mayChange('as another user, by a command that is profiled or by a program', async () => {
    const [command, ...args] = [...AS_NOBODY.split(' '), 'node', '-e', 'console.log(process.getuid())'];
    const cwd = programOf(
      `require('node:child_process').spawnSync('${command}', ${JSON.stringify(args)}, { stdio: 'inherit' });`,
    );
    const byProgram = await runCli(['--format', 'json', 'app.js'], { cwd });
    expect(byProgram.out).toBe('65534\n');
    const byCommand = await runCli(['--format', 'json', '--', command, ...args], { cwd });
    expect(byCommand.out).toBe('65534\n');
  });
});

const whereIdsAreOwn = spawnSync('unshare', ['-pf', 'true']).status === 0 ? test : test.skip;
whereIdsAreOwn('a child with its own process ids is recorded, and is no child that was not', async () => {
  const cwd = programOf(
    "if (process.argv[2]) { burn(600); console.log(process.pid); } else require('node:child_process').spawnSync('unshare -pf node app.js child; unshare -pf --mount-proc node app.js child', { shell: true, stdio: 'inherit' });",
  );
  const { out } = await runCli(['--format', 'json', 'app.js'], { cwd });
  expect(out).toBe('1\n1\n');
  expect(unprofiledIn(cwd)).toEqual([]);
  const { cpu } = JSON.parse(readFileSync(path.join(onlyRun(cwd), 'report.json'), 'utf8')).profile;
  // Not that of the system's own process 1.
  expect(cpu.totalMs).toBeLessThan(20_000);
});

whereIdsAreOwn('a child with its own process ids that outlives the program is one that still runs', async () => {
  const cwd = programOf(
    "if (process.argv[2]) burn(8000); else require('node:child_process').spawn('unshare', ['-pf', 'node', 'app.js', 'child'], { stdio: 'ignore', detached: true }).unref(); setTimeout(() => {}, 1500);",
  );
  await runCli(['--format', 'json', 'app.js'], { cwd });
  expect(unprofiledIn(cwd)).toEqual([expect.objectContaining({ reason: 'still-running', count: 1 })]);
});

describe('where V8 opens its logs by name', () => {
  /** It loses its logs, and starts a worker and a child then, whose logs can't be opened. */
  const LOSES = `const cp = require('node:child_process'); const { Worker, isMainThread } = require('node:worker_threads');
    const start = (next) => new Worker(__filename).on('exit', () => { cp.spawnSync(process.execPath, [__filename, 'child'], { stdio: 'inherit' }); next(); });
    if (!isMainThread || process.argv[2]) burn(100);
    else start(() => { require('node:fs').rmSync('.cryptoprof', { recursive: true }); start(() => console.log('done')); });`;
  const LOST = ['thread', 'child'].map((kind) => expect.objectContaining({ kind, reason: 'directory-gone', count: 1 }));
  /** Hides /proc from what it starts. */
  const WITHOUT_PROC = ['unshare', '-m', 'sh', '-c', 'mount -t tmpfs none /proc && exec "$@"', 'sh'];
  const maySo = spawnSync(WITHOUT_PROC[0], [...WITHOUT_PROC.slice(1), 'true']).status === 0 ? test : test.skip;

  maySo('without /proc', async () => {
    const cwd = programOf(LOSES);
    const { out } = await runProcess([...WITHOUT_PROC, process.execPath, BIN, '--format', 'json', 'app.js'], { cwd });
    expect(out).toBe('done\n');
    expect(unprofiledIn(cwd)).toEqual(LOST);
  });

  test('a Node newer than those we have tried', async () => {
    const cwd = programOf(LOSES);
    const versions = "JSON.stringify({ ...process.versions, node: '99.0.0', arch: process.arch })";
    writeFileSync(
      path.join(cwd, 'node99'),
      `#!/bin/sh\n[ "$1" = -p ] && exec "${process.execPath}" -p "${versions}"\nexec "${process.execPath}" "$@"\n`,
      { mode: 0o755 },
    );
    const { out } = await runCli(['--format', 'json', '--', './node99', 'app.js'], { cwd });
    expect(out).toBe('done\n');
    expect(unprofiledIn(cwd)).toEqual(LOST);
  });
});

test('git clean takes the logs, and the report is whole', async () => {
  const cwd = programOf(
    "burn(500); require('node:fs').rmSync('.cryptoprof', { recursive: true }); burn(500); console.log('done');",
  );
  const { exitCode, out, err } = await runCli(['--format', 'terminal,json', 'app.js'], { cwd });
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: 'done\n' });
  expect(err).not.toContain('Not all');
  expect(unprofiledIn(cwd)).toEqual([]);
});

test('a child that was just started when the program ended is waited for', async () => {
  const cwd = programOf(
    "if (process.argv[2]) burn(300); else require('node:child_process').spawn(process.execPath, [__filename, 'child'], { detached: true, stdio: 'ignore' }).unref();",
  );
  await runCli(['--format', 'json', 'app.js'], { cwd });
  expect(unprofiledIn(cwd)).toEqual([]);
  const { isolates } = JSON.parse(readFileSync(path.join(onlyRun(cwd), 'report.json'), 'utf8'));
  expect(isolates.length).toBe(2);
});

test('a child that goes on after the report was made is not recorded to its end', async () => {
  const cwd = programOf(
    "if (process.argv[2]) setTimeout(() => {}, 8000); else { const child = require('node:child_process').spawn(process.execPath, [__filename, 'child'], { detached: true, stdio: 'ignore' }); child.unref(); burn(400); }",
  );
  const { err } = await runCli(['--format', 'terminal,json', 'app.js'], { cwd });
  const [, pid] = /1; pid (\d+)/.exec(err) ?? [];
  process.kill(Number(pid));
  expect(unprofiledIn(cwd)).toEqual([{ kind: 'child', reason: 'still-running', count: 1, cpuMs: null }]);
  expect(err).not.toContain('less than');
});

test('a daemon that outlives us prints nothing of ours, whatever it starts', async () => {
  const cwd =
    programOf(`const { spawn, spawnSync } = require('node:child_process'); const { Worker } = require('node:worker_threads');
    if (process.argv[2] === 'daemon') {
      // Our directory is gone by then.
      setTimeout(() => { new Worker('', { eval: true }).on('exit', () => { spawnSync(process.execPath, ['-e', '0'], { stdio: 'inherit' }); console.log('daemon done'); }); }, 6000);
    } else { burn(300); spawn(process.execPath, [__filename, 'daemon'], { detached: true, stdio: 'inherit' }).unref(); }`);
  const { out, err } = await runCli(['--format', 'terminal', 'app.js'], { cwd });
  expect(out).toBe('daemon done\n');
  expect(err).not.toMatch(/^(?:tick|code-creation|shared-library),/m);
});
