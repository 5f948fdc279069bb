/** Waits until the program listens, and runs the load. */
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../model/failure.js';
import { HERE, importAutocannon, loadFailures, loadUrl, startLoad } from './load.js';
import { othersServing, portsInWords, waitForPort } from './port.js';

/** @import { LoadResult } from '../model/profile.js' */
/** @import { Ending } from './child.js' */
/** @import { Autocannon, LoadOptions } from './load.js' */
/** @import { Listening, PortOptions, Waited } from './port.js' */
/** @import { RecordOptions } from './record.js' */

/** How long a load command gets to notice that the program has ended, ms. */
const CANCEL_AFTER = 1_000;
/** After this time we report that the program does not listen yet, ms. */
const SAY_SO_AFTER = 10_000;

/**
 * @typedef {object} Driven
 * @property {LoadResult | null} load what `--load` measured
 * @property {Failure[]} failures what went wrong
 * @property {'cut' | 'outlived'} [after] whether the program ended before the load, which was cut short by that, or ended
 *   well soon after
 * @property {number | null} began when the load did, ms since 1970; null if there was none
 * @property {number | null} pid process that it drove; null if there was none
 * @property {number[]} [undriven] ports that it could have driven as well; absent if its port was named, or it is a command
 * @property {number} asked requests of ours that looked for the port, not part of the load
 */

/**
 * What is known about the program while it runs.
 * @typedef {object} Program
 * @property {AbortSignal} over aborted when it has ended
 * @property {() => string} refused an option that keeps one of its Nodes from being recorded, `''` if there is none
 */

/**
 * @typedef {object} Driver
 * @property {(program: Program) => Promise<Driven>} run waits for the port and runs the load to its end. Never rejects
 */

/**
 * @typedef {Pick<RecordOptions, 'directory' | 'onPort' | 'load' | 'port' | 'portTimeoutSeconds' | 'cwd' | 'env' |
 *   'onEvent'>}
 *   DriveOptions
 */

/**
 * Prepares what to do once the program listens.
 * @param {DriveOptions} options what the user requested
 * @returns {Promise<Driver | null>} null if there is nothing to do
 * @throws {Failure} `load-conflict`, `autocannon-missing`, `load-url-invalid`, `load-url-elsewhere`
 */
export async function prepareDriver(options) {
  const { onPort, load, port = null, portTimeoutSeconds = PORT_TIMEOUT } = options;
  if (onPort !== null && load !== null) throw new Failure('load-conflict');
  const limitMs = portTimeoutSeconds * 1000;
  if (onPort !== null) {
    const target = { port, isHttp: false, path: '/', limitMs };
    return driver(options, target, (listening) => startCommand(options, onPort, listening));
  }
  if (load === null) return null;
  // Report an invalid URL before the program runs.
  const url = new URL(loadUrl(load.path, { port: port ?? 1, address: '', serves: 'http' }));
  const autocannon = await importAutocannon();
  const target = { port: port ?? portOf(load.path, url), isHttp: true, path: url.pathname + url.search, limitMs };
  return driver(options, target, (listening) => startAutocannon(autocannon, load, listening));
}

/** How long the program gets to listen, s: some are built first. */
const PORT_TIMEOUT = 60;

/**
 * @param {string} target path or URL
 * @param {URL} url built from it
 * @returns {number | null} the program's port, if it is a URL that names it
 */
export function portOf(target, url) {
  const isNamed = /^https?:\/\/[^/]*:\d+/i.test(target) && HERE.test(url.hostname);
  if (!isNamed) return null;
  // A URL leaves out the port of its scheme.
  const usual = url.protocol === 'https:' ? 443 : 80;
  return url.port === '' ? usual : Number(url.port);
}

/**
 * @typedef {object} RunningLoad
 * @property {string} what the command or the URL
 * @property {Promise<Omit<Driven, 'began' | 'pid' | 'asked' | 'undriven'>>} ended how it went
 * @property {() => void} cancel ends it
 */

/**
 * @param {DriveOptions} options what the user requested
 * @param {PortOptions} target the port to wait for
 * @param {(listening: Listening) => RunningLoad} start starts the load
 * @returns {Driver} what runs it
 */
function driver(options, target, start) {
  return {
    // Only the file system can make this reject: the program removed our directory.
    run: (program) =>
      drive(options, target, program, start).catch((error) => ({
        began: null,
        pid: null,
        asked: 0,
        load: null,
        failures: [new Failure('load-failed', { reason: String(error?.message ?? error) }, error)],
      })),
  };
}

/**
 * @param {DriveOptions} options what the user requested
 * @param {PortOptions} target the port to wait for
 * @param {Program} program to drive
 * @param {(listening: Listening) => RunningLoad} start starts the load
 * @returns {Promise<Driven>} how it went
 */
async function drive({ directory, onEvent }, target, { over, refused }, start) {
  const patience = setTimeout(() => onEvent({ type: 'no-port-yet', afterMs: SAY_SO_AFTER }), SAY_SO_AFTER);
  const waited = await waitForPort(directory, target, over).finally(() => clearTimeout(patience));
  const { listening, asked } = waited;
  if (listening === null)
    return {
      load: null,
      failures: [missedPort(waited, target, { isOver: over.aborted, option: refused() })],
      began: null,
      pid: null,
      asked,
    };
  onEvent({ type: 'listening', port: listening.port, address: listening.address, pid: listening.pid });
  const { what, ended, cancel } = start(listening);
  const began = Date.now();
  onEvent({ type: 'load-started', what });
  const settled = new AbortController();
  let isCancelled = false;
  const cancelLater = () =>
    delay(CANCEL_AFTER, undefined, { signal: settled.signal }).then(
      () => {
        isCancelled = true;
        cancel();
      },
      () => {},
    );
  over.addEventListener('abort', cancelLater, { once: true });
  const driven = await ended;
  const undriven = target.isHttp && target.port === null ? await othersServing(directory, listening.port) : undefined;
  over.removeEventListener('abort', cancelLater);
  settled.abort();
  onEvent({ type: 'load-ended', load: driven.load });
  const where = { began, pid: listening.pid, asked, undriven };
  if (!over.aborted) return { ...driven, ...where };
  // It has not failed by itself.
  const after = isCancelled || driven.failures.length > 0 ? 'cut' : 'outlived';
  return { load: driven.load, failures: [], after, ...where };
}

/**
 * @param {Waited} waited what was seen
 * @param {PortOptions} target what was waited for
 * @param {object} program that should have been driven
 * @param {boolean} program.isOver whether it has ended
 * @param {string} program.option that keeps one of its Nodes from being recorded, `''` if there is none
 * @returns {Failure} why no load was started
 */
export function missedPort(waited, { port, limitMs }, { isOver, option }) {
  const [first] = waited.seen;
  if (isOver)
    return first === undefined
      ? new Failure('port-never-opened')
      : new Failure('port-closed-early', { port: port ?? first.port });
  return new Failure('port-timeout', {
    seconds: limitMs / 1000,
    ...(port === null ? {} : { port }),
    ...(first === undefined ? {} : { ports: portsInWords(waited) }),
    ...(option === '' ? {} : { option }),
  });
}

/**
 * @param {DriveOptions} options the program's directory and environment
 * @param {string} command for the shell
 * @param {Listening} listening where the program listens
 * @returns {RunningLoad} the user's command
 */
function startCommand({ cwd, env }, command, { port }) {
  const running = startShellCommand(command, { cwd, env, port });
  const ended = running.ended.then(({ exitCode, signal, error }) => {
    const facts = {
      command,
      ...(exitCode === null ? {} : { exitCode }),
      ...(signal === null ? {} : { signal }),
      ...(error === undefined ? {} : { reason: error }),
    };
    return { load: null, failures: exitCode === 0 ? [] : [new Failure('load-failed', facts)] };
  });
  return { what: command, ended, cancel: running.cancel };
}

/**
 * @param {Autocannon} autocannon the load generator
 * @param {LoadOptions} options what the user requested
 * @param {Listening} listening where the program listens
 * @returns {RunningLoad} autocannon's run
 */
function startAutocannon(autocannon, options, listening) {
  const url = loadUrl(options.path, listening);
  const running = startLoad(autocannon, url, options);
  const ended = running.ended.then(
    ({ load, statuses }) => ({ load, failures: loadFailures(load, url, statuses) }),
    (error) => ({
      load: null,
      failures: [new Failure('load-failed', { url, reason: String(error?.message ?? error) }, error)],
    }),
  );
  return { what: url, ended, cancel: running.cancel };
}

/**
 * @typedef {object} ShellCommand
 * @property {Promise<Ending & {error?: string}>} ended how the command ended; never rejects
 * @property {() => void} cancel ends the command and what it started
 */

/**
 * Runs the user's load command in a shell. Its output goes to our stderr: stdout belongs to the program.
 * @param {string} command for the shell, such as `npx autocannon localhost:$PORT`
 * @param {{cwd: string, env: NodeJS.ProcessEnv, port: number}} where directory, environment and the program's port
 * @returns {ShellCommand} the running command
 */
function startShellCommand(command, { cwd, env, port }) {
  // In its own process group it can be ended as a whole: a shell does not pass signals on to what it runs.
  const detached = process.platform !== 'win32';
  const child = spawn(command, {
    shell: true,
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 2, 2],
    detached,
  });
  return {
    ended: new Promise((resolve) => {
      child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
      child.once('error', (error) => resolve({ exitCode: null, signal: null, error: error.message }));
    }),
    cancel() {
      try {
        if (child.pid !== undefined) process.kill(detached ? -child.pid : child.pid, 'SIGTERM');
      } catch {
        // It has ended.
      }
    },
  };
}
