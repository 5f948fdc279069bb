/** A program that runs until it is ended, and computes in a known function: what `cryptoprof attach` is tried on. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listeningPortsOf } from '../../src/attach/sockets.js';

const PROGRAM = `const { pbkdf2Sync } = require('node:crypto');
const { Worker, isMainThread } = require('node:worker_threads');
function login() {
  return pbkdf2Sync('password', 'salt', 5000, 32, 'sha512');
}
const asked = process.argv.slice(2);
const cluster = require('node:cluster');
const isPrimary = asked.includes('cluster') && cluster.isPrimary;
if (asked.includes('blocks')) setTimeout(pbkdf2Sync, 300, 'password', 'salt', 8e6, 32, 'sha512');
if (asked.includes('titled')) process.title = 'node a-name';
if (asked.includes('shell')) require('node:child_process').spawn('sh', ['-c', '"$0" "$1" & wait', process.execPath, __filename]);
if (asked.includes('spins')) setTimeout(() => { for (;;) login(); }, 100);
const soon = (act, after = 700) => {
  const { url } = require('node:inspector');
  const timer = setInterval(() => {
    if (url() === undefined) return;
    clearInterval(timer);
    setTimeout(act, after);
  }, 10);
};
// On a crowded machine, sampling begins late.
if (asked.includes('ends')) soon(() => process.exit(7), 3000);
if (asked.includes('aborts')) soon(() => process.abort(), 3000);
const sleep = (seconds) => require('node:child_process').spawnSync('sleep', [String(seconds)]);
// Nothing of JavaScript is between the two calls, in which what an inspector asks for could still run.
const { openSync } = require('node:fs');
const fifo = require('node:path').join(__dirname, 'fifo-' + process.pid);
const makeFifo = () =>
  require('node:child_process').spawn('sh', ['-c', 'mkfifo "$0" && sleep 15; : <> "$0"', fifo], { stdio: 'ignore' });
if (asked.includes('sleeps')) soon(() => { makeFifo(); sleep(4); openSync(fifo); }, 1700);
if (asked.includes('waits')) soon(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6000));
const fail = () => { throw new Error('replaced'); };
if (!isPrimary) setInterval(login, 10);
else cluster.fork().on('online', () => console.log('up'));
if (asked.includes('replaces-timers')) require('node:timers').setInterval = globalThis.setInterval = fail;
if (asked.includes('replaces-files')) require('node:fs').readlinkSync = fail;
if (isMainThread && !isPrimary) {
  if (asked.includes('worker')) new Worker(__filename);
  if (asked.includes('listens')) process.on('SIGUSR1', () => console.log('its own'));
  if (!asked.includes('cluster')) console.log('up');
}
`;

/**
 * @typedef {object} Target
 * @property {number} pid
 * @property {() => string} out what it has printed
 * @property {() => string} err what Node has printed
 * @property {() => string | number | null} ended how it has ended, null if it runs
 * @property {() => Promise<Set<number>>} ports on which it listens
 * @property {() => void} end
 */

/**
 * @param {string} directory absolute path
 * @param {string[]} words Node's binary and options; behind `--` the program's arguments
 * @param {string[]} [args] `ends` (by itself, soon after its inspector was opened), `aborts` (then, too), `worker`, `listens`, `cluster`, `blocks`, `spins`, `sleeps` (in native code, twice in a row, soon
 *   after its inspector was opened, 4 s and 11 s), `shell` (starts itself again by a shell), `titled` (has a title), `replaces-timers` and `replaces-files` (functions of Node), `waits` (in Atomics.wait, soon after that, for 6 s)
 * @param {import('node:child_process').SpawnOptions} [how] it is started
 * @returns {Promise<Target>} when it is up
 */
export async function startTarget(directory, words, args = [], how = {}) {
  const script = path.join(directory, 'app.cjs');
  writeFileSync(script, PROGRAM);
  const [node, ...options] = words;
  const child = spawn(node, [...options, script, ...args], { ...how, stdio: ['ignore', 'pipe', 'pipe'] });
  const pid = Number(child.pid);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  await once(child.stdout, 'data');
  // A worker starts after its maker.
  await delay(args.includes('worker') ? 1000 : 0);
  return {
    pid,
    out: () => out,
    err: () => err,
    ended: () => child.signalCode ?? child.exitCode,
    ports: () => listeningPortsOf(pid),
    end: () => void child.kill('SIGKILL'),
  };
}
