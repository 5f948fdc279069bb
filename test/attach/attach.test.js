/** What is refused before a signal is sent, and that whatever happens the program goes on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { attachTo } from '../../src/api/attach.js';
import { hasEnded } from '../../src/attach/check-target.js';
import { startTarget } from '../support/attach-target.js';
import { onlyRun, runCli } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

/** @type {(() => void)[]} */
const ends = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
afterAll(removeDirectories);

const onLinux = process.platform === 'linux' ? test : test.skip;
const asRoot = process.getuid?.() === 0 ? test : test.skip;
const READING = { version: '1.0.0', sourceMaps: null };
const options = (pid, more = {}) => ({
  pid,
  seconds: 1,
  intervalUs: 1000,
  isUnchecked: false,
  waitSeconds: 60,
  enough: new AbortController().signal,
  say: async () => {},
  ...more,
});
const start = async (...args) => {
  const target = await startTarget(newDirectory(), ...args);
  ends.push(target.end);
  return target;
};
const refusal = (pid) =>
  attachTo(options(pid), READING).then(
    () => '',
    ({ code }) => code,
  );
const readText = (...parts) => readFileSync(path.join(...parts), 'utf8');
/** Neither a signal nor anything else has reached it. */
const isUntouched = async (target, port = null) => {
  await delay(100);
  expect([target.ended(), target.err(), target.out()]).toEqual([null, '', 'up\n']);
  expect([...(await target.ports())]).toEqual(port === null ? [] : [port]);
};

onLinux('a process that SIGUSR1 would end is left alone', async () => {
  const child = spawn('sleep', ['60']);
  ends.push(() => child.kill('SIGKILL'));
  await once(child, 'spawn');
  expect(await refusal(child.pid)).toBe('attach-not-node');
  await delay(100);
  expect(child.signalCode).toBe(null);
  expect(await refusal(2 ** 22)).toBe('attach-no-process');
});

onLinux('a process that has ended, and that its parent has not collected, is none', async () => {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  ends.push(() => parent.kill('SIGKILL'));
  const [pid] = await once(parent.stdout, 'data');
  for (let tries = 0; tries < 400 && !hasEnded(Number(pid)); tries++) await delay(25);
  expect([hasEnded(Number(pid)), hasEnded(process.pid), hasEnded(2 ** 22)]).toEqual([true, false, true]);
  expect(await refusal(Number(pid))).toBe('attach-zombie');
});

onLinux('of two at once, one attaches and the other says so', async () => {
  const target = await start([process.execPath]);
  // Either may be the first.
  const both = await Promise.allSettled([1, 2].map(() => attachTo(options(target.pid), READING)));
  const [attached, refused] = both.toSorted((a, b) => a.status.localeCompare(b.status));
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'attach-running' } });
  expect(attached.value.report.profile).toMatchObject({ sampledBy: 'attach', intervalUs: 1000 });
  expect([...(await target.ports())]).toEqual([]);
  expect(await refusal(target.pid)).toBe('');
});

onLinux('one that comes while another is attached is told so, not that somebody debugs the program', async () => {
  const target = await start([process.execPath, `--inspect-port=${10_000 + (process.pid % 10_000)}`]);
  const over = new AbortController();
  const first = attachTo(options(target.pid, { seconds: 30, isUnchecked: true, enough: over.signal }), READING);
  for (let tries = 0; tries < 400 && !target.err().includes('attached'); tries++) await delay(25);
  expect(await refusal(target.pid)).toBe('attach-running');
  over.abort();
  await first;
});

onLinux('a program that listens to SIGUSR1 does not get one', async () => {
  const target = await start([process.execPath], ['listens']);
  expect(await refusal(target.pid)).toMatch(/^attach-(?:own-listener|listeners-unknown)$/);
  await isUntouched(target);
});

onLinux('an inspector that is open stays as it is', async () => {
  const target = await start([process.execPath, '--inspect=0']);
  const before = await target.ports();
  expect(await refusal(target.pid)).toBe('attach-inspected');
  expect(before.size).toBe(1);
  expect(await target.ports()).toEqual(before);
});

onLinux('so does one that NODE_OPTIONS opened, and one at the port that is always taken', async () => {
  const byOptions = await start([process.execPath], [], { env: { NODE_OPTIONS: '--inspect=0' } });
  expect(await refusal(byOptions.pid)).toBe('attach-inspected');
  const server = createServer().listen(0, '127.0.0.1');
  ends.push(() => server.close());
  await once(server, 'listening');
  const { port } = server.address();
  const taken = await start([process.execPath, `--inspect-port=${port}`]);
  expect(await refusal(taken.pid)).toBe('attach-port-taken');
  await isUntouched(taken);
});

onLinux('an inspector that others could reach is not opened', async () => {
  const target = await start([process.execPath, '--inspect-port=0.0.0.0:0']);
  expect(await refusal(target.pid)).toBe('attach-host');
  await isUntouched(target);
});

onLinux('where its title hides that others could reach it, it is closed at once', async () => {
  const target = await start([process.execPath, `--inspect-port=0.0.0.0:0`], ['titled']);
  const began = performance.now();
  const failure = await attachTo(options(target.pid, { seconds: 30 }), READING).catch((error) => error);
  expect(failure).toMatchObject({ code: 'attach-opened-to-others' });
  expect(performance.now() - began).toBeLessThan(20_000);
  expect([...(await target.ports())]).toEqual([]);
  expect(target.ended()).toBe(null);
});

onLinux('of a program with a title whose inspector is on loopback all is as ever', async () => {
  const target = await start([process.execPath, '--inspect-port=0'], ['titled']);
  const { report } = await attachTo(options(target.pid), READING);
  expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
});

onLinux('the primary of a cluster would pass it on to its workers', async () => {
  // A worker's port is the one after its primary's; there is none after 0.
  const target = await start([process.execPath, `--inspect-port=${20_000 + (process.pid % 10_000)}`], ['cluster']);
  const { code, facts } = await attachTo(options(target.pid), READING).catch((error) => error);
  expect([code, Number(facts.worker)]).toEqual(['attach-cluster', expect.any(Number)]);
  await isUntouched(target);
  const { report } = await attachTo(options(Number(facts.worker), { isUnchecked: true }), READING);
  expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
});

onLinux('Nodes below it, by a shell or by npm, are not in it, which is said with the answer', async () => {
  const target = await start([process.execPath], ['shell'], { detached: true });
  ends.push(() => process.kill(-target.pid, 'SIGKILL'));
  await delay(500);
  const { report } = await attachTo(options(target.pid), READING);
  const { message, count } = report.diagnostics.find(({ code }) => code === 'children-unseen');
  expect(count).toBe(1);
  const [, child] = /^Nodes that it has started are not in it: attach to each by itself \((\d+)\)\.$/.exec(message);
  expect(readText('/proc', child, 'cmdline')).toContain('app.cjs');
  const alone = await attachTo(options(Number(child), { seconds: 0.2 }), READING);
  expect(alone.report.diagnostics.map(({ code }) => code)).not.toContain('children-unseen');
});

onLinux('one that is stopped meanwhile is said to be, not to be busy, and sampled on once it goes on', async () => {
  const target = await start([process.execPath, '--inspect-port=0']);
  const over = new AbortController();
  const said = [];
  const how = { seconds: 60, enough: over.signal, say: async (text) => void said.push(text) };
  const attached = attachTo(options(target.pid, how), READING);
  for (let tries = 0; tries < 400 && !target.err().includes('attached'); tries++) await delay(25);
  await delay(500);
  process.kill(target.pid, 'SIGSTOP');
  over.abort();
  for (let tries = 0; tries < 800 && !said.some((text) => text.startsWith('no answer yet')); tries++) await delay(25);
  process.kill(target.pid, 'SIGCONT');
  expect((await attached).report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
  expect(said).toContain(
    'no answer yet: the program is stopped (Ctrl-Z, SIGSTOP, or a debugger); waiting up to 60 s for it (--wait)',
  );
  expect([...(await target.ports())]).toEqual([]);
});

onLinux('a process that is stopped would open it once it goes on', async () => {
  const target = await start([process.execPath]);
  process.kill(target.pid, 'SIGSTOP');
  await delay(100);
  expect(await refusal(target.pid)).toBe('attach-stopped');
  process.kill(target.pid, 'SIGCONT');
  await isUntouched(target);
});

(process.platform === 'linux' ? asRoot : test.skip)("another user's program is left alone", async () => {
  const directory = newDirectory();
  chmodSync(directory, 0o755);
  const target = await startTarget(directory, [process.execPath], [], { uid: 65_534, gid: 65_534 });
  ends.push(target.end);
  expect(await refusal(target.pid)).toBe('attach-other-user');
  await isUntouched(target);
});

onLinux('a program that ends before the signal is sent is told as one that is not there', async () => {
  const target = await start([process.execPath, '--inspect-port=0']);
  const say = async () => {
    target.end();
    for (let tries = 0; tries < 400 && target.ended() === null; tries++) await delay(25);
  };
  await expect(attachTo(options(target.pid, { isUnchecked: true, say }), READING)).rejects.toMatchObject({
    code: 'attach-no-process',
  });
});

onLinux(
  'the command says what it does, reports, and the inspector is closed; stderr of the program has its lines',
  async () => {
    const target = await start([process.execPath, '--inspect-port=0']);
    const cwd = newDirectory();
    const { exitCode, out, err } = await runCli(
      ['attach', String(target.pid), '--duration', '1', '--unchecked', '--json'],
      { cwd },
    );
    expect([exitCode, err]).toEqual([0, expect.stringMatching(/sends SIGUSR1[^]*is closed again/)]);
    const report = JSON.parse(out);
    expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login', line: 4 });
    expect(report.target.node).toBe(process.versions.node);
    expect(await target.ports()).toEqual(new Set());
    expect([target.ended(), target.err()]).toEqual([null, expect.stringMatching(/Debugger listening/)]);
  },
);

onLinux('every output, and a gate that fails', async () => {
  const target = await start([process.execPath, '--inspect-port=0']);
  const cwd = newDirectory();
  const config = { version: 1, budgets: [{ metric: 'sync_call_sites', max: 0 }] };
  writeFileSync(path.join(cwd, 'cryptoprof.config.json'), JSON.stringify(config));
  const words = ['attach', String(target.pid), '--duration', '2', '--unchecked', '--gate'];
  const { exitCode, err } = await runCli([...words, '--format', 'terminal,json,pprof,html,folded=out.folded'], { cwd });
  expect([exitCode, err]).toEqual([1, expect.stringMatching(/sync_call_sites/)]);
  expect(JSON.parse(readText(onlyRun(cwd), 'verdict.json')).outcome).toBe('fail');
  expect(JSON.parse(readText(onlyRun(cwd), 'report.json')).crypto.ticks).toBeGreaterThan(10);
  expect(readText(cwd, 'out.folded')).toMatch(/login/);
  expect(await target.ports()).toEqual(new Set());
});

onLinux('a config that is wrong is told before the program is touched', async () => {
  const target = await start([process.execPath, '--inspect-port=0']);
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'own.json'), '{');
  const words = ['attach', String(target.pid), '--unchecked', '--gate', '--config', 'own.json'];
  expect((await runCli(words, { cwd })).exitCode).toBe(2);
  await isUntouched(target);
});

onLinux('Ctrl-C reports what there is, and closes the inspector', async () => {
  const target = await start([process.execPath, '--inspect-port=0']);
  let isAsked = false;
  const { exitCode, out } = await runCli(
    ['attach', String(target.pid), '--duration', '60', '--unchecked', '--json', '-'],
    {
      cwd: newDirectory(),
      onOutput: async (child) => {
        if (isAsked) return;
        isAsked = true;
        for (let tries = 0; tries < 400 && !target.err().includes('attached'); tries++) await delay(25);
        await delay(700);
        child.kill('SIGINT');
      },
    },
  );
  expect(exitCode).toBe(0);
  expect(JSON.parse(out).crypto.ticks).toBeGreaterThan(10);
  expect(await target.ports()).toEqual(new Set());
});

onLinux('a program that computes opens its inspector late, and it is closed all the same', async () => {
  const target = await start([process.execPath, '--inspect-port=0'], ['blocks']);
  await delay(500);
  /** @type {string[]} */
  const said = [];
  const say = async (text) => void said.push(text);
  const { report } = await attachTo(options(target.pid, { isUnchecked: true, say }), READING);
  expect(said).toContainEqual(expect.stringMatching(/^no inspector is open yet/));
  expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
  expect(await target.ports()).toEqual(new Set());
});

onLinux('an event loop that never turns again: the report is made, and the inspector is closed', async () => {
  const target = await start([process.execPath, '--inspect-port=0'], ['spins']);
  await delay(300);
  const { report } = await attachTo(options(target.pid, { seconds: 1.5, isUnchecked: true }), READING);
  expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
  expect(report.crypto.ticks).toBeGreaterThan(100);
  // It has nothing but its main thread's work.
  expect(report.profile.cpu.mainMs).toBeGreaterThan(0.5 * report.profile.cpu.totalMs);
  expect(await target.ports()).toEqual(new Set());
  expect(target.ended()).toBe(null);
});

onLinux.each([[[]], [['worker']]])('a program that ends meanwhile does not wait for us %j', async (more) => {
  const target = await start([process.execPath, '--inspect-port=0'], ['ends', ...more]);
  const began = performance.now();
  const { report, stillOpen } = await attachTo(options(target.pid, { seconds: 60, isUnchecked: true }), READING);
  expect(performance.now() - began).toBeLessThan(30_000);
  for (let tries = 0; tries < 400 && target.ended() === null; tries++) await delay(25);
  expect([target.ended(), stillOpen]).toEqual([7, null]);
  expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
  expect(report.diagnostics[0]).toMatchObject({ code: 'program-ended' });
});

onLinux.each([
  ['timers', 'replaced'],
  ['files', "the program can't see the connection in /proc"],
])(
  'a program that has replaced what watches us, its %s, is not sampled, and that is the reason',
  async (what, reason) => {
    const target = await start([process.execPath, '--inspect-port=0'], [`replaces-${what}`]);
    const failure = await attachTo(options(target.pid, { isUnchecked: true }), READING).catch((error) => error);
    expect(failure).toMatchObject({ code: 'attach-unwatched', facts: { reason: `Error: ${reason}` } });
    expect([[...(await target.ports())], target.ended()]).toEqual([[], null]);
  },
);

onLinux('one that crashes meanwhile has ended, rather than lost us', async () => {
  const target = await start([process.execPath, '--inspect-port=0'], ['aborts'], { cwd: newDirectory() });
  const failure = await attachTo(options(target.pid, { seconds: 60, isUnchecked: true }), READING).catch(
    (error) => error,
  );
  expect(failure).toMatchObject({ code: 'attach-gone' });
});

onLinux(
  'a native call that begins as we leave is waited for, and that is said',
  async () => {
    const target = await start([process.execPath, '--inspect-port=0'], ['sleeps']);
    /** @type {string[]} */
    const said = [];
    const say = async (text) => void said.push(text);
    const asked = options(target.pid, { seconds: 3, isUnchecked: true, say });
    const { report, stillOpen } = await attachTo(asked, READING);
    expect(stillOpen).toBe(null);
    expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
    expect(said).toContainEqual(expect.stringMatching(/^the inspector is not closed yet: .* up to 60 s/));
    expect(await target.ports()).toEqual(new Set());
  },
  60_000,
);

onLinux(
  'but not for ever: the report is made, and what is still open is told',
  async () => {
    const attached = async () => {
      const target = await start([process.execPath, '--inspect-port=0'], ['sleeps']);
      const words = ['attach', String(target.pid), '--duration', '3', '--wait', '4', '--unchecked', '--json'];
      return { target, ...(await runCli(words, { cwd: newDirectory() })) };
    };
    let run = await attached();
    // On a crowded machine the program may be interrupted between its two calls, and close it there: not what is tried here.
    for (let tries = 1; tries < 4 && run.exitCode === 0; tries++) run = await attached();
    const { target, exitCode, out, err } = run;
    expect([exitCode, err]).toEqual([2, expect.stringMatching(/inspector of Node \d+ is still open, on port \d+/)]);
    expect(JSON.parse(out).callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
    // It closes it all the same.
    for (let tries = 0; tries < 400 && (await target.ports()).size > 0; tries++) await delay(50);
    expect([[...(await target.ports())], target.ended()]).toEqual([[], null]);
  },
  120_000,
);

onLinux(
  'a program that does not answer is left alone after --wait',
  async () => {
    const target = await start([process.execPath, '--inspect-port=0'], ['sleeps']);
    const asked = options(target.pid, { seconds: 3, isUnchecked: true, waitSeconds: 1.5 });
    await expect(attachTo(asked, READING)).rejects.toMatchObject({
      code: 'attach-ended',
      facts: { reason: 'it did not answer within 1.5 s' },
    });
    for (let tries = 0; tries < 400 && (await target.ports()).size > 0; tries++) await delay(50);
    expect([[...(await target.ports())], target.ended()]).toEqual([[], null]);
  },
  60_000,
);

onLinux('a program in Atomics.wait, within which V8 runs what an inspector asks for, goes on', async () => {
  const target = await start([process.execPath, '--inspect-port=0'], ['waits']);
  const { report } = await attachTo(options(target.pid, { seconds: 2, isUnchecked: true }), READING);
  expect(report.callSites[0]).toMatchObject({ operation: 'kdf.pbkdf2', function: 'login' });
  await delay(300);
  expect([target.ended(), [...(await target.ports())]]).toEqual([null, []]);
});

onLinux(
  'should we die, the program closes its inspector itself',
  async () => {
    const target = await start([process.execPath, '--inspect-port=0']);
    let isKilled = false;
    await runCli(['attach', String(target.pid), '--duration', '1', '--unchecked'], {
      cwd: newDirectory(),
      onOutput: async (child) => {
        if (isKilled) return;
        isKilled = true;
        for (let tries = 0; tries < 400 && !target.err().includes('attached'); tries++) await delay(25);
        await delay(300);
        child.kill('SIGKILL');
      },
    });
    for (let tries = 0; tries < 800 && (await target.ports()).size > 0; tries++) await delay(50);
    expect(await target.ports()).toEqual(new Set());
    expect([target.ended(), target.err()]).toEqual([null, expect.anything()]);
  },
  90_000,
);

test.each(['abc', '0', '-5'])('%s is no process', async (word) => {
  const { exitCode, err } = await runCli(['attach', word], { cwd: newDirectory() });
  expect(exitCode).toBe(2);
  expect(err).not.toMatch(/bug/);
});
