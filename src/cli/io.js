import process from 'node:process';

/** @import { Writable } from 'node:stream' */

/** Of a report that goes to a file or a pipe; a terminal's own width otherwise. */
const WIDTH_WITHOUT_TERMINAL = 100;
const NARROWEST = 60;
const WIDEST = 160;

/**
 * The world as the commands see it. Tests pass one of their own.
 * @typedef {object} Io
 * @property {string[]} argv as in process.argv
 * @property {NodeJS.ProcessEnv} env
 * @property {string} cwd
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
  const { argv, env, stdout, stderr, pid } = from;
  return { argv, env, cwd: from.cwd(), stdout, stderr, signals: from, pid, now: () => new Date() };
}

/**
 * @param {Stream} stream that is written to
 * @param {NodeJS.ProcessEnv} env whose NO_COLOR and FORCE_COLOR count (https://no-color.org)
 * @param {boolean} wanted false after --no-color
 * @returns {boolean} whether to use colour
 */
export function usesColor(stream, env, wanted) {
  if (!wanted || env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return stream.isTTY === true && env.TERM !== 'dumb';
}

/**
 * @param {Stream} stream that is written to
 * @returns {number} columns
 */
export function widthOf(stream) {
  const columns = stream.isTTY ? (stream.columns ?? WIDTH_WITHOUT_TERMINAL) : WIDTH_WITHOUT_TERMINAL;
  return Math.min(Math.max(columns, NARROWEST), WIDEST);
}

/**
 * Writes all of a text, and waits until it is written: large reports to pipes are cut off otherwise.
 * @param {Stream} stream to write to
 * @param {string} text to write
 * @returns {Promise<void>} when it is written, or when the reader has gone away (`| head`)
 */
export function write(stream, text) {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (!error || /** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') resolve();
      else reject(error);
    });
  });
}

/** @returns {string} how a user runs us, for messages */
export function commandName() {
  return process.env.npm_command === 'exec' ? 'npx cryptoprof' : 'cryptoprof';
}
