/**
 * Runs Linux' own profiler beside the program: it samples all threads of its processes, with their native stacks. It
 * has its own session, so that signals from the terminal don't end it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../model/failure.js';
import { launchersIn } from './launchers.js';
import { isolatesByProcess } from './logs.js';

/** @import { ChildProcess } from 'node:child_process' */
/** @import { CommandLine } from './command.js' */
/** @import { Socket } from 'node:net' */
/** @import { Readable, Writable } from 'node:stream' */

/** perf's data as text, for the reader `formats/perf-script`. */
const PERF_SCRIPT = 'perf.script';
export const DATA = 'perf.data';
/**
 * As long as this file exists, the program waits: in the probe (probe/wait-for-perf.cjs), or in the shell that starts
 * it.
 */
const GATE = 'perf-gate';

/**
 * CPU time by the kernel's timers, since most virtual machines have no hardware counters. Callers by frame pointers,
 * which V8 and Node keep. Times are on the clock of `process.hrtime` (probe/log-clock.cjs).
 */
const EVENT = ['-e', 'cpu-clock', '--call-graph', 'fp', '--user-callchains', '-k', 'CLOCK_MONOTONIC'];
/** Otherwise perf copies all binaries that it encounters to the user's home directory. */
const NO_COPIES = ['--no-buildid', '--no-buildid-cache'];
const FIELDS = 'comm,pid,tid,time,event,period,ip,sym,symoff,dso';
/** If names are fetched over the network, a report takes minutes. */
const OFFLINE = { DEBUGINFOD_URLS: '', PERF_CONFIG: '/dev/null' };

/** How long to wait for the program's probe, and for perf to end, ms. */
const PATIENCE = 10_000;
const PATIENCE_AT_END = 5_000;
const LOOK_INTERVAL = 5;
const USUAL_INTERVAL_US = 1000;

/**
 * Fails unless perf can sample our programs; otherwise makes the program's first line wait for perf.
 * @param {string} directory absolute path where logs and perf's data go
 * @param {NodeJS.ProcessEnv} env with PATH
 * @returns {Promise<void>} once the program may be started
 * @throws {Failure} `perf-missing`, `perf-not-allowed`, `perf-no-clock`, `perf-failed`
 */
export async function openPerf(directory, env) {
  if (process.platform !== 'linux') throw new Failure('perf-missing', { platform: process.platform });
  const data = path.join(directory, DATA);
  const child = start(['record', '-q', ...NO_COPIES, ...EVENT, '-c', '1000000', '-o', data, '--', 'true'], env);
  const { code, text } = await perfEnd(child);
  await rm(data, { force: true });
  if (code !== 0) throw await perfFailure(code, text);
  await writeFile(path.join(directory, GATE), '');
}

/** Waits at the gate, then becomes the program: it is the same process, which has only one thread until then. */
const WAIT_AT_GATE = 'while [ -e "$0" ]; do sleep 0.01; done; exec "$@"';

/**
 * A program without our probe is started through a shell that waits.
 * @param {string} directory absolute path where logs and perf's data go
 * @param {string} file absolute path of a program other than Node
 * @param {string[]} words its arguments
 * @returns {{file: string, name: string, words: string[]}} what to start in its place
 */
export function behindGate(directory, file, words) {
  return { file: '/bin/sh', name: 'sh', words: ['-c', WAIT_AT_GATE, path.join(directory, GATE), file, ...words] };
}

/**
 * Samples a program that waits at the gate, and lets it continue.
 * @param {number} pid of the program
 * @param {object} where what to record
 * @param {CommandLine['kind']} where.kind of the program
 * @param {string} where.directory absolute path where logs and perf's data go
 * @param {number} where.intervalUs between samples of a thread, µs of its CPU time, 0 for 1000
 * @param {NodeJS.ProcessEnv} where.env with PATH
 * @param {AbortSignal} over aborted when the program has ended
 * @returns {{finish: () => Promise<{logs: string[], failures: Failure[]}>, pause: () => void, kill: () => void}}
 *   `finish`: call when the program and all its processes have ended; returns the files to read, and what went wrong.
 *   `pause`: stops sampling. `kill` ends perf at once
 */
export function perfBeside(pid, { kind, directory, intervalUs, env }, over) {
  const data = path.join(directory, DATA);
  const begun = untilWaiting(directory, { pid, kind }, over).then(async () => {
    const words = ['record', '-q', ...NO_COPIES, ...EVENT, '-c', String((intervalUs || USUAL_INTERVAL_US) * 1000)];
    const child = start([...words, '-o', data, '-p', String(pid), '-D', '-1', '--control', 'fd:3,4'], env, true);
    const ended = perfEnd(child);
    await enabled(child, ended);
    await rm(path.join(directory, GATE), { force: true });
    return { child, ended };
  });
  return {
    pause: () => void begun.then(({ child }) => controlOf(child).write('disable\n')),
    kill: () => void begun.then(({ child }) => child.kill('SIGKILL')),
    async finish() {
      const { child, ended } = await begun;
      const { code, text } = await endOfPerf(child, ended);
      const failure = existsSync(data) ? await writeText(directory, env) : await perfFailure(code, text);
      return failure === null
        ? { logs: [path.join(directory, PERF_SCRIPT)], failures: [] }
        : { logs: [], failures: [failure] };
    },
  };
}

/**
 * By then Node has started all threads that it starts before the program: perf follows existing threads and those that
 * they start.
 * @param {string} directory absolute path where logs go
 * @param {{pid: number, kind: CommandLine['kind']}} program that was started
 * @param {AbortSignal} over aborted when the program has ended
 * @returns {Promise<void>} once it waits at the gate, or is overdue
 */
async function untilWaiting(directory, { pid, kind }, over) {
  const deadline = performance.now() + PATIENCE;
  while (kind !== 'other' && !over.aborted && performance.now() < deadline) {
    const names = await readdir(directory).catch(() => []);
    if (isolatesByProcess(names).has(pid) || launchersIn(names).includes(pid)) return;
    await delay(LOOK_INTERVAL);
  }
}

/**
 * perf ends with the last thread that it follows, and then writes its data; a signal would cut that off.
 * @param {ChildProcess} child perf
 * @param {ReturnType<typeof perfEnd>} ended its end
 * @returns {ReturnType<typeof perfEnd>} the same; perf is asked to end if some of the program is still running
 */
async function endOfPerf(child, ended) {
  const over = new AbortController();
  const later = async () => {
    await delay(PATIENCE_AT_END, undefined, { signal: over.signal });
    controlOf(child).write('stop\n');
    await delay(PATIENCE_AT_END, undefined, { signal: over.signal });
    child.kill('SIGKILL');
  };
  later().catch(() => {});
  return ended.finally(() => over.abort());
}

/**
 * @param {string} directory absolute path where perf's data are
 * @param {NodeJS.ProcessEnv} env with PATH
 * @returns {Promise<Failure | null>} what went wrong
 */
async function writeText(directory, env) {
  const data = path.join(directory, DATA);
  const words = ['script', '-i', data, '--no-inline', '--show-lost-events', '--show-task-events', '-F', FIELDS];
  const child = start(words, env);
  const ended = perfEnd(child);
  const text = createWriteStream(path.join(directory, PERF_SCRIPT), { mode: 0o600 });
  try {
    await pipeline(/** @type {Readable} */ (child.stdout), text);
    const { code, text: errors } = await ended;
    return code === 0 ? null : perfFailure(code ?? 1, errors);
  } finally {
    await rm(data, { force: true });
  }
}

/**
 * Waits until perf samples, when it answers. If it ends before that, there is no answer.
 * @param {ChildProcess} child perf
 * @param {Promise<unknown>} ended its end
 */
async function enabled(child, ended) {
  const [, , , control, answers] = /** @type {Socket[]} */ (/** @type {unknown} */ (child.stdio));
  for (const stream of [control, answers]) stream.on('error', () => {});
  control.write('enable\n');
  await Promise.race([once(answers, 'data'), ended]);
  // Keep them open: perf gives up when its control pipe is gone.
}

/**
 * @param {ChildProcess} child perf that takes our commands
 * @returns {Writable} where to send them
 */
function controlOf(child) {
  return /** @type {Writable} */ (child.stdio[3]);
}

/**
 * @param {string[]} words for perf
 * @param {NodeJS.ProcessEnv} env with PATH
 * @param {boolean} [hasControl] whether it takes our commands, in its own session
 * @returns {ChildProcess} perf, with its output piped to us
 */
function start(words, env, hasControl = false) {
  return spawn('perf', words, {
    detached: hasControl,
    stdio: [
      'ignore',
      words[0] === 'script' ? 'pipe' : 'ignore',
      'pipe',
      ...(hasControl ? /** @type {const} */ (['pipe', 'pipe']) : []),
    ],
    env: { ...env, ...OFFLINE },
  });
}

/** Most characters kept of perf's output. */
const MOST_TEXT = 10_000;

/**
 * @param {ChildProcess} child perf
 * @returns {Promise<{code: number | string | null, text: string}>} never rejects
 */
function perfEnd(child) {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (part) => (text = (text + part).slice(0, MOST_TEXT)));
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ code: /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown', text }),
    );
    child.once('close', (code) => resolve({ code, text }));
  });
}

const NOT_ALLOWED = /not permitted|permission|paranoid|EACCES|EPERM|access to performance monitoring/i;
const NO_CLOCK = /not supported|unsupported|ENOENT|ENOSYS|ENODEV|Function not implemented|No such device/i;
/** Message of Ubuntu's stand-in for perf if the package for the kernel is not installed. */
const NO_PERF = /perf not found for kernel/;
const MOST_WORDS = 300;

/**
 * @param {number | string | null} code perf's exit code, or why it could not be started; null if a signal ended it
 * @param {string} text its output
 * @param {() => Promise<string>} [readLevel] reads `/proc/sys/kernel/perf_event_paranoid`
 * @returns {Promise<Failure>} `perf-missing`, `perf-not-allowed`, `perf-no-clock`, `perf-failed`
 */
export async function perfFailure(code, text, readLevel = paranoidLevel) {
  if (code === 'ENOENT' || NO_PERF.test(text)) return new Failure('perf-missing', { platform: 'linux' });
  if (code === 'EACCES' || NOT_ALLOWED.test(text)) return new Failure('perf-not-allowed', { level: await readLevel() });
  const reason = text.trim().split('\n').join(' ').slice(0, MOST_WORDS) || String(code);
  return new Failure(NO_CLOCK.test(text) ? 'perf-no-clock' : 'perf-failed', { reason });
}

/** @returns {Promise<string>} the kernel's restriction level, such as `2`; `''` if unknown */
async function paranoidLevel() {
  return (await readFile('/proc/sys/kernel/perf_event_paranoid', 'utf8').catch(() => '')).trim();
}
