/** What is refused before a signal is sent, and that whatever happens the program goes on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { attachTo } from '../../src/api/attach.js';
import { startTarget } from '../support/attach-target.js';
import { runCli } from '../support/cli-process.js';
import { newDirectory, removeDirectories } from '../support/directories.js';

/** @type {(() => void)[]} */
const ends = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
afterAll(removeDirectories);

const onLinux = process.platform === 'linux' ? test : test.skip;
const options = (pid, more = {}) => ({
  pid,
  seconds: 1,
  intervalUs: 1000,
  isUnchecked: false,
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
  attachTo(options(pid), { version: '1.0.0' }).then(
    () => '',
    ({ code }) => code,
  );

onLinux('a process that SIGUSR1 would end is left alone', async () => {
  const child = spawn('sleep', ['60']);
  ends.push(() => child.kill('SIGKILL'));
  await once(child, 'spawn');
  expect(await refusal(child.pid)).toBe('attach-not-node');
  await delay(100);
  expect(child.signalCode).toBe(null);
  expect(await refusal(2 ** 22)).toBe('attach-no-process');
});

onLinux('a program that listens to SIGUSR1 does not get one', async () => {
  const target = await start([process.execPath], ['listens']);
  expect(await refusal(target.pid)).toMatch(/^attach-(?:own-listener|listeners-unknown)$/);
  await delay(100);
  expect(target.out()).toBe('up\n');
});

onLinux('an inspector that is open stays as it is', async () => {
  const target = await start([process.execPath, '--inspect=0']);
  const before = await target.ports();
  expect(await refusal(target.pid)).toBe('attach-inspected');
  expect(before.size).toBe(1);
  expect(await target.ports()).toEqual(before);
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
    expect([target.ended(), target.err()]).toEqual([null, expect.anything()]);
    expect(target.err()).toMatch(/Debugger listening/);
  },
);

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
    expect((await target.ports()).size).toBe(1);
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
