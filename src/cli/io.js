import { closeSync, readFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import { Failure } from '../model/failure.js';

/** @import { Writable } from 'node:stream' */

/** Of a report that goes to a file or a pipe, if COLUMNS says no other; a terminal's own width otherwise. */
const WIDTH_WITHOUT_TERMINAL = 100;
const NARROWEST = 40;
const WIDEST = 160;

/**
 * The world as the commands see it. Tests pass one of their own.
 * @typedef {object} Io
 * @property {string[]} argv as in process.argv
 * @property {NodeJS.ProcessEnv} env
 * @property {string} cwd absolute path of the working directory, `''` if it has been removed
 * @property {Stream} stdout
 * @property {Stream} stderr
 * @property {Pick<NodeJS.Process, 'on' | 'off'>} signals
 * @property {number} pid
 * @property {() => Date} now
 */

/** @typedef {Writable & {isTTY?: boolean, columns?: number}} Stream */

/**
 * @param {NodeJS.Process} from the process
 * @returns {Io} what the commands need of it
 */
export function ioOf(from) {
  const { argv, stdout, stderr, pid } = from;
  return {
    argv,
    env: environmentOf(from),
    cwd: directoryOf(from),
    stdout,
    stderr,
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
 * @returns {NodeJS.ProcessEnv} what it was given, where the system tells: what NODE_OPTIONS preloads may have changed it
 *   since, and does so again in the program
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
 * A failed write is reported twice: to whoever wrote, and as an event that ends the process if no one listens.
 * @param {Io} io whose streams are listened to
 */
export function listenToStreamErrors({ stdout, stderr }) {
  for (const stream of [stdout, stderr]) stream.on('error', () => {});
}

/** What agents end their process at, by `process.exit()` once they have sent what they had. */
const ENDING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/**
 * What NODE_OPTIONS preloads runs in this process, too. From now on it hears nothing of what asks us to end: we would be
 * gone before the program is, and without a report. To be called before anything of ours listens.
 * @param {NodeJS.Process} own process
 */
export function ownSignals(own) {
  for (const name of ENDING) own.removeAllListeners(name);
}

/**
 * @param {Stream} stream that is written to
 * @param {NodeJS.ProcessEnv} env whose NO_COLOR and FORCE_COLOR count (https://no-color.org)
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
 * @param {NodeJS.ProcessEnv} env whose COLUMNS counts where no terminal tells its width
 * @returns {number} columns
 */
export function widthOf(stream, env) {
  // A terminal that does not know its width says 0, as those of some CI services do.
  const columns = (stream?.isTTY && stream.columns) || Number(env.COLUMNS) || WIDTH_WITHOUT_TERMINAL;
  return Math.min(Math.max(columns, NARROWEST), WIDEST);
}

/**
 * @param {Stream | null} stream that text for people goes to, null for a file
 * @param {boolean} color false after --no-color
 * @param {Io} io the world
 * @returns {{width: number, isTerminal: boolean, color: boolean}} how it looks there
 */
export function lookOf(stream, color, { env }) {
  return {
    width: widthOf(stream, env),
    isTerminal: stream?.isTTY === true,
    color: stream !== null && usesColor(stream, env, color),
  };
}

/**
 * Writes all of a text, and waits until it is written: large reports to pipes are cut off otherwise.
 * @param {Stream} stream to write to
 * @param {string} text to write
 * @returns {Promise<void>} when it is written, or when the reader has gone away (`| head`, a terminal that was closed)
 * @throws {Failure} `stream-not-writable`
 */
export function write(stream, text) {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      const code = /** @type {NodeJS.ErrnoException | null | undefined} */ (error)?.code;
      // A terminal that was closed says EIO.
      if (!error || code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' || (code === 'EIO' && stream.isTTY)) resolve();
      else reject(new Failure('stream-not-writable', { reason: code ?? 'unknown' }, error));
    });
  });
}

/**
 * Writes what is of use only if someone can read it: progress, and messages about a failure.
 * @param {Stream} stream to write to
 * @param {string} text to write
 * @returns {Promise<void>} when it is written, or can't be
 */
export function tell(stream, text) {
  return write(stream, text).catch(() => {});
}

/** Our standard streams by number. */
const STREAMS = [0, 1, 2];

/**
 * Node gives terminals back as it found them when it ends, and Node 20 crashes where one has been closed meanwhile
 * (https://github.com/nodejs/node/blob/v20.x/src/node.cc, ResetStdio). It leaves alone what is not open any more.
 * @returns {() => void} call at the end: closes those of our streams that were terminals and no longer are
 */
export function watchTerminals() {
  const terminals = STREAMS.filter((stream) => isatty(stream));
  return () => {
    for (const stream of terminals) if (!isatty(stream)) closeSync(stream);
  };
}

/**
 * @param {NodeJS.ProcessEnv} env of this process
 * @returns {boolean} whether a build runs us, and nobody reads what we say but the exit code: all CI services set CI
 */
export function isBuild({ CI: ci = '' }) {
  return !['', '0', 'false'].includes(ci.toLowerCase());
}
