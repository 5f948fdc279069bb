/** What commands need of the process: streams, environment, clock, signals. */
import { closeSync, readFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import { Failure } from '../model/failure.js';
import { inheritedDescriptors } from './inherited-descriptors.js';

/** @import { Writable } from 'node:stream' */

/** Columns of a report that goes to a file or a pipe, unless COLUMNS says otherwise; a terminal has its own width. */
const WIDTH_WITHOUT_TERMINAL = 100;
const NARROWEST = 40;
const WIDEST = 160;

/**
 * The process, streams and clock as the commands see them. Tests pass their own.
 * @typedef {object} Io
 * @property {string[]} argv as in process.argv
 * @property {NodeJS.ProcessEnv} env
 * @property {string} cwd absolute path of the working directory, `''` if it has been removed
 * @property {Stream} stdout
 * @property {Stream} stderr
 * @property {number[]} [descriptors] others that whoever started us opened for the program; default none
 * @property {Pick<NodeJS.Process, 'on' | 'off'>} signals
 * @property {number} pid
 * @property {() => Date} now
 */

/** @typedef {Writable & {isTTY?: boolean, columns?: number}} Stream */

/**
 * @param {NodeJS.Process} from the process
 * @returns {Io} what the commands need from it
 */
export function ioOf(from) {
  const { argv, stdout, stderr, pid } = from;
  return {
    argv,
    env: environmentOf(from),
    cwd: directoryOf(from),
    stdout,
    stderr,
    descriptors: inheritedDescriptors(from),
    signals: from,
    pid,
    now: () => new Date(),
  };
}

/**
 * @param {NodeJS.Process} from the process
 * @returns {string} its working directory, `''` if that has been removed
 */
function directoryOf(from) {
  try {
    return from.cwd();
  } catch {
    return '';
  }
}

/**
 * @param {NodeJS.Process} from the process
 * @returns {NodeJS.ProcessEnv} its environment as it was started with, if the system tells: a module preloaded by
 *   NODE_OPTIONS may have changed it since, and will do so again in the program
 */
function environmentOf({ env }) {
  if (!env.NODE_OPTIONS) return env;
  try {
    const pairs = readFileSync('/proc/self/environ', 'utf8').split('\0').filter(Boolean);
    return Object.fromEntries(pairs.map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]));
  } catch {
    return env;
  }
}

/**
 * A failed write is reported twice: to the caller, and as an event that ends the process unless someone listens.
 * @param {Io} io with the streams to listen to
 */
export function listenToStreamErrors({ stdout, stderr }) {
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
}

/** Signals at which agents call `process.exit()` once they have sent their data. */
const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/**
 * Modules preloaded by NODE_OPTIONS run in this process, too. From now on they don't receive the signals that ask us to
 * end: they would end us before the program, and without a report. Call this before we add listeners of our own.
 * @param {NodeJS.Process} own process
 */
export function ownSignals(own) {
  for (const name of ENDING) own.removeAllListeners(name);
}

/**
 * @param {Stream} stream that is written to
 * @param {NodeJS.ProcessEnv} env environment with NO_COLOR and FORCE_COLOR (https://no-color.org)
 * @param {boolean} isAllowed false after --no-color
 * @returns {boolean} whether to use colour
 */
export function usesColor(stream, env, isAllowed) {
  if (!isAllowed || env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return stream.isTTY === true && env.TERM !== 'dumb';
}

/**
 * @param {Stream | null} stream that is written to, null for a file
 * @param {NodeJS.ProcessEnv} env environment with COLUMNS, used if no terminal tells its width
 * @returns {number} columns
 */
export function widthOf(stream, env) {
  // A terminal that does not know its width reports 0, as on some CI services.
  const columns = (stream?.isTTY && stream.columns) || Number(env.COLUMNS) || WIDTH_WITHOUT_TERMINAL;
  return Math.min(Math.max(columns, NARROWEST), WIDEST);
}

/**
 * @param {Stream | null} stream that text for people goes to, null for a file
 * @param {boolean} color false after --no-color
 * @param {Io} io the world
 * @returns {{width: number, isTerminal: boolean, color: boolean}} how to format text there
 */
export function lookOf(stream, color, { env }) {
  return {
    width: widthOf(stream, env),
    isTerminal: stream?.isTTY === true,
    color: stream !== null && usesColor(stream, env, color),
  };
}

/**
 * Writes a whole text and waits until it is written: otherwise large reports would be cut off in pipes.
 * @param {Stream} stream to write to
 * @param {string} text to write
 * @returns {Promise<void>} once it is written, or the reader has gone away (`| head`, a closed terminal)
 * @throws {Failure} `stream-not-writable`
 */
export function write(stream, text) {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      const code = /** @type {NodeJS.ErrnoException | null | undefined} */ (error)?.code;
      // A closed terminal gives EIO.
      if (!error || code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' || (code === 'EIO' && stream.isTTY)) resolve();
      else reject(new Failure('stream-not-writable', { reason: code ?? 'unknown' }, error));
    });
  });
}

/**
 * Writes text that matters only if someone can read it: progress, and messages about a failure.
 * @param {Stream} stream to write to
 * @param {string} text to write
 * @returns {Promise<void>} once it is written, or can't be
 */
export function tell(stream, text) {
  return write(stream, text).catch(() => {});
}

/** Our standard streams by number. */
const STREAMS = [0, 1, 2];

/**
 * At exit, Node restores the settings of terminals; Node 20 crashes if one has been closed meanwhile
 * (https://github.com/nodejs/node/blob/v20.x/src/node.cc, ResetStdio). It leaves streams alone that are no longer open.
 * @returns {() => void} call at the end: closes those of our streams that were terminals but no longer are
 */
export function watchTerminals() {
  const terminals = STREAMS.filter((stream) => isatty(stream));
  return () => {
    for (const stream of terminals) if (!isatty(stream)) closeSync(stream);
  };
}

/**
 * @param {NodeJS.ProcessEnv} env of this process
 * @returns {boolean} whether a build runs us, which reads only the exit code: all CI services set CI
 */
export function isBuild({ CI: ci = '' }) {
  return !['', '0', 'false'].includes(ci.toLowerCase());
}
