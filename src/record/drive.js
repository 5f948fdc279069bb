import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../model/failure.js';
import { importAutocannon, loadUrl, startLoad } from './load.js';
import { findPort, waitForPort } from './port.js';

/** @import { LoadResult } from '../model/profile.js' */
/** @import { Ending } from './child.js' */
/** @import { Autocannon, LoadOptions } from './load.js' */
/** @import { Listening } from './port.js' */
/** @import { RecordOptions } from './record.js' */

/** A load command gets this time to notice that the program has ended, ms. */
const CANCEL_AFTER = 1_000;
/** After this time we say that the program does not listen yet, ms. */
const SAY_SO_AFTER = 10_000;

/**
 * @typedef {object} Driven
 * @property {LoadResult | null} load what `--load` measured
 * @property {Failure[]} failures what went wrong
 */

/**
 * @typedef {object} Driver
 * @property {(over: AbortSignal) => Promise<Driven>} run waits for the port, runs the load to its end;
 *   `over` is aborted when the program has ended. Never rejects
 */

/**
 * @typedef {Pick<RecordOptions, 'directory' | 'onPort' | 'load' | 'cwd' | 'env' | 'onEvent'>}
 *   DriveOptions
 */

/**
 * Prepares what is to happen once the program listens.
 * @param {DriveOptions} options what the user asked for
 * @returns {Promise<Driver | null>} null if nothing is to happen
 * @throws {Failure} `load-conflict`, `autocannon-missing`, `load-url-invalid`
 */
export async function prepareDriver(options) {
  const { onPort, load } = options;
  if (onPort !== null && load !== null) throw new Failure('load-conflict');
  if (onPort !== null) return driver(options, (listening) => startCommand(options, onPort, listening));
  if (load === null) return null;
  // A URL that can't be read is to be said before the program runs.
  loadUrl(load.path, { port: 1, address: '', pid: 0 });
  const autocannon = await importAutocannon();
  return driver(options, (listening) => startAutocannon(autocannon, load, listening));
}

/**
 * @typedef {object} RunningLoad
 * @property {string} what the command or the URL
 * @property {Promise<Driven>} ended how it went
 * @property {() => void} cancel ends it
 */

/**
 * @param {DriveOptions} options what the user asked for
 * @param {(listening: Listening) => RunningLoad} start starts the load
 * @returns {Driver} what runs it
 */
function driver(options, start) {
  return {
    // What may reject here is of the file system: the program removed our directory.
    run: (over) =>
      drive(options, over, start).catch((error) => ({
        load: null,
        failures: [new Failure('load-failed', { reason: String(error?.message ?? error) }, error)],
      })),
  };
}

/**
 * @param {DriveOptions} options what the user asked for
 * @param {AbortSignal} over aborted when the program has ended
 * @param {(listening: Listening) => RunningLoad} start starts the load
 * @returns {Promise<Driven>} how it went
 */
async function drive({ directory, onEvent }, over, start) {
  const patience = setTimeout(() => onEvent({ type: 'no-port-yet', afterMs: SAY_SO_AFTER }), SAY_SO_AFTER);
  const listening = await waitForPort(directory, over).finally(() => clearTimeout(patience));
  if (listening === null) return { load: null, failures: [await missedPort(directory)] };
  onEvent({ type: 'listening', ...listening });
  const { what, ended, cancel } = start(listening);
  onEvent({ type: 'load-started', what });
  const settled = new AbortController();
  const cancelLater = async () => {
    await delay(CANCEL_AFTER, undefined, { signal: settled.signal }).then(cancel, () => {});
  };
  over.addEventListener('abort', cancelLater, { once: true });
  const driven = await ended;
  over.removeEventListener('abort', cancelLater);
  settled.abort();
  onEvent({ type: 'load-ended', load: driven.load });
  // A load that the program's end cut short has not failed.
  return over.aborted ? { load: driven.load, failures: [] } : driven;
}

/**
 * @param {string} directory absolute path where the probe writes
 * @returns {Promise<Failure>} why no load was started
 */
async function missedPort(directory) {
  const listening = await findPort(directory);
  return listening === null
    ? new Failure('port-never-opened')
    : new Failure('port-closed-early', { port: listening.port });
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
 * @param {LoadOptions} options what the user asked for
 * @param {Listening} listening where the program listens
 * @returns {RunningLoad} autocannon's run
 */
function startAutocannon(autocannon, options, listening) {
  const url = loadUrl(options.path, listening);
  const running = startLoad(autocannon, url, options);
  const ended = running.ended.then(
    (load) => ({
      load,
      failures:
        load.requests > load.errors
          ? []
          : [new Failure('load-failed', { url, requests: load.requests, errors: load.errors })],
    }),
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
 * Runs the user's load command in a shell. What it prints goes to our stderr: stdout is the program's.
 * @param {string} command for the shell, such as `npx autocannon localhost:$PORT`
 * @param {{cwd: string, env: NodeJS.ProcessEnv, port: number}} where directory, environment and the program's port
 * @returns {ShellCommand} the running command
 */
function startShellCommand(command, { cwd, env, port }) {
  // In a group of its own it can be ended as a whole: a shell does not pass signals on to what it runs.
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
