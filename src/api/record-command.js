import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../model/failure.js';
import { endingOf, recordProgram } from './record.js';

/** @import { Recording } from '../model/profile.js' */
/** @import { RecordEvent } from '../record/record-event.js' */
/** @import { RecordOptions } from '../record/record.js' */

/**
 * What to drive with autocannon once the program listens; `npm install autocannon` for it.
 * @typedef {object} Load
 * @property {string} path of the server, such as `/login?user=a`, or a whole URL
 * @property {number} [connections] at the same time; default 10
 * @property {number} [duration] seconds, unless `amount` is given; default 10
 * @property {number} [amount] of requests
 */

/**
 * @typedef {object} RecordCommandOptions
 * @property {string} [cwd] the program's working directory; default ours
 * @property {Record<string, string | undefined>} [env] the program's whole environment; default ours
 * @property {'ignore' | 'inherit'} [stdio] whether the program gets our stdin, stdout and stderr; default `ignore`:
 *   nothing is printed
 * @property {number} [duration] seconds after which the program is asked to end; default: when it ends by itself, or
 *   after its load
 * @property {Load} [load] drives the program, and ends it
 * @property {string} [onPort] a shell command that drives the program instead, with PORT in its environment
 * @property {number} [port] where to drive the program; default: the first port that answers
 * @property {number} [portTimeout] seconds that the program may take to listen; default 60
 * @property {number} [warmUp] seconds that are left out: at the start of the load, or of the program if it has none
 * @property {number} [interval] sampling interval in µs; default 1000
 * @property {'v8' | 'perf'} [collector] what takes the samples: V8's profiler, or Linux' perf, which also sees the
 *   thread pool; default `v8`
 * @property {boolean} [probe] whether requests, TLS connections and jobs of the thread pool are counted inside the
 *   program; default `true`
 * @property {boolean} [hosts] whether to record the hosts of TLS peers, not only their ports; default `true`
 * @property {'local' | 'sidecar' | 'none'} [symbols] where names of native code come from; default `local`
 * @property {string} [sourceMaps] a directory to search for source maps in addition to the places that compiled files
 *   name; default none
 * @property {'builtin' | 'node'} [engine] what reads the logs; default `builtin`
 * @property {number} [maxLogSize] bytes that V8's logs may take while the program runs: recording stops beyond it;
 *   default: the free disk space less a reserve
 * @property {string} [logs] a directory in which to keep V8's logs, with the symbols that they need; they contain the
 *   program's source. Default: the logs are deleted
 * @property {AbortSignal} [signal] asks the program to end (SIGTERM); there is still a result
 * @property {(event: RecordEvent) => void} [onEvent] called with progress events; if it throws, the program is asked to
 *   end, and nothing is recorded
 */

/**
 * @typedef {object} RecordedCommand
 * @property {Recording} recording what `analyze` takes
 * @property {number | null} exitCode of the program; null if a signal ended it, or if it ended well once it was asked to
 * @property {string | null} signal that ended the program; also null if we sent the signal because the load or
 *   `duration` had ended
 * @property {Failure[]} failures what went wrong while it ran, such as a load in which every request failed
 */

const LOAD = { connections: 10, duration: 10, amount: null };

/**
 * Runs a program under the profiler and reads its recording. Leaves this process's signal handling alone.
 * @param {string[]} command the script and its arguments, or `node`, its options, the script and its arguments
 * @param {RecordCommandOptions} [options] how to run it
 * @returns {Promise<RecordedCommand>} when it has ended
 * @throws {Failure} what keeps it from being recorded, `no-log` if V8 recorded nothing
 */
export async function recordCommand(command, options = {}) {
  const { cwd = process.cwd(), logs, symbols = 'local', engine = 'builtin', sourceMaps } = options;
  const directory = await logDirectory(logs, cwd);
  const { onEvent, signal, release, orThrow } = guarded(options);
  try {
    const { result, recording } = await recordProgram(
      programOf(command, directory, cwd, { ...options, onEvent, signal }),
      {
        symbols,
        sourceMaps: sourceMaps === undefined ? undefined : path.resolve(cwd, sourceMaps),
        engine,
        warmUp: options.warmUp ?? null,
        keepSymbols: logs !== undefined,
        onProgress: () => {},
        onRecorded: () => {},
      },
    );
    orThrow();
    if (recording === null) throw result.failures[result.failures.length - 1];
    return { recording, ...endingOf(result), failures: result.failures };
  } catch (error) {
    orThrow();
    throw error;
  } finally {
    release();
    // A process that outlives the program may write its counts while it ends, in a directory that is being removed.
    if (logs === undefined) await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * If the caller's own function throws, no unattended program may be left running.
 * @param {Pick<RecordCommandOptions, 'onEvent' | 'signal'>} options as `recordCommand`
 * @returns {Required<Pick<RecordCommandOptions, 'onEvent' | 'signal'>> & {release: () => void, orThrow: () => void}}
 *   the same, but an exception ends the program; call `release` once it has ended; `orThrow` rethrows the exception, if
 *   there was one
 */
function guarded({ onEvent = () => {}, signal }) {
  /** @type {{error: unknown} | null} */
  let thrown = null;
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  return {
    onEvent(event) {
      try {
        onEvent(event);
      } catch (error) {
        thrown ??= { error };
        stop.abort();
      }
    },
    signal: stop.signal,
    release: () => signal?.removeEventListener('abort', abort),
    orThrow() {
      if (thrown !== null) throw thrown.error;
    },
  };
}

/**
 * @param {string[]} command as `recordCommand`
 * @param {string} directory absolute path for the logs
 * @param {string} cwd the program's working directory
 * @param {RecordCommandOptions} options how to run it
 * @returns {RecordOptions} the recorder's options
 */
function programOf(
  command,
  directory,
  cwd,
  { env = process.env, stdio = 'ignore', interval = 1000, onPort, load, duration, onEvent = () => {}, ...options },
) {
  return {
    command,
    directory,
    intervalUs: interval,
    collector: options.collector,
    counts: options.probe,
    hosts: options.hosts,
    maxLogSize: options.maxLogSize,
    onPort: onPort ?? null,
    load: load === undefined ? null : { ...LOAD, ...load },
    port: options.port ?? null,
    portTimeoutSeconds: options.portTimeout,
    durationSeconds: duration ?? null,
    env,
    cwd,
    stdio: [stdio, stdio, stdio],
    onEvent,
    signals: signalsOf(options.signal),
  };
}

/**
 * @param {string | undefined} given path of the directory to keep them in
 * @param {string} cwd that it is relative to
 * @returns {Promise<string>} absolute path of an empty directory, with a unique name, so that runs never mix their logs
 * @throws {Failure} `output-not-writable`
 */
async function logDirectory(given, cwd) {
  const home = given === undefined ? os.tmpdir() : path.resolve(cwd, given);
  try {
    await mkdir(home, { recursive: true });
    return await mkdtemp(path.join(home, 'cryptoprof-'));
  } catch (error) {
    throw new Failure(
      'output-not-writable',
      { directory: home, reason: /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown' },
      error,
    );
  }
}

/**
 * @param {AbortSignal | undefined} abort acts as a signal
 * @returns {RecordOptions['signals']} a source of signals other than this process's own
 */
function signalsOf(abort) {
  return {
    on(name, listener) {
      if (name !== 'SIGTERM' || abort === undefined) return;
      if (abort.aborted) queueMicrotask(listener);
      else abort.addEventListener('abort', listener, { once: true });
    },
    off: (name, listener) => abort?.removeEventListener('abort', listener),
  };
}
