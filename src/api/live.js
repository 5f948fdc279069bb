/** What `cryptoprof/live` does: a program samples its own thread. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { isMainThread, threadId, Worker } from 'node:worker_threads';
import { beginSampling, endSampling } from '../attach/sampling.js';
import { Failure } from '../model/failure.js';
import { cpuSince } from '../record/cpu-since.js';
import { PROC } from '../record/proc.js';

/** @import { Send } from '../attach/protocol.js' */
/** @import { Sampled } from '../inputs/read-sampled.js' */
/** @import { SampledWindow } from '../model/profile.js' */
/** @import { Report } from '../model/report.js' */
/** @import { Reading } from './attach.js' */

/**
 * @typedef {object} ProfileOptions
 * @property {number} [interval] between samples, µs; default 1000
 * @property {number} [limit] seconds after which sampling stops in any case; default 60
 * @property {string} [sourceMaps] a directory that is also searched for source maps
 */

/**
 * @throws {Failure} `live-bundled` if a bundler has put this code into a file of its own: what it needs is not beside that
 */
export function checkInPlace() {
  if (!isInPlace()) throw new Failure('live-bundled');
}

/** @returns {boolean} whether this is the file that was installed */
function isInPlace() {
  try {
    return existsSync(analysisFile());
  } catch {
    // CommonJS made by a bundler knows no URL of itself.
    return false;
  }
}

/** @returns {URL} of what makes the report, in a thread of its own */
function analysisFile() {
  return new URL('./analyze-sampled.js', import.meta.url);
}

/** For this thread. Two profiles at once would both get its samples, at twice the cost. */
let isSampling = false;

/**
 * Samples the thread that calls it.
 * @param {Required<Pick<ProfileOptions, 'interval' | 'limit'>>} options how
 * @param {Reading} reading how to read it
 * @returns {Promise<() => Promise<Report>>} once sampling has started: a function that stops it and returns the report
 * @throws {Failure} `live-running`, `live-unavailable`
 */
export async function startProfile({ interval, limit }, reading) {
  if (isSampling) throw new Failure('live-running');
  isSampling = true;
  const session = await sessionOf(interval).catch((error) => {
    isSampling = false;
    throw new Failure('live-unavailable', { reason: error.message }, error);
  });
  const windowSince = beginWindow();
  /** @type {Promise<Ended> | null} */
  let ended = null;
  const end = () => (ended ??= endSession(session, windowSince));
  const timer = setTimeout(() => void end().catch(() => {}), limit * 1000);
  timer.unref();
  /** @type {Promise<Report> | null} */
  let report = null;
  return () => {
    clearTimeout(timer);
    return (report ??= end().then(({ profile, window }) => analyzed(sampledOf(profile, interval), window, reading)));
  };
}

/** @typedef {{send: Send, disconnect: () => void}} Session a session with V8's inspector, in this thread */

/**
 * @param {number} interval between samples, µs
 * @returns {Promise<Session>} once this thread is being sampled
 * @throws {Error} if Node was built or started without what sampling needs
 */
async function sessionOf(interval) {
  // A worker makes the report.
  if (process.permission?.has('worker') === false) throw new Error('--permission allows no worker threads');
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  const disconnect = () => session.disconnect();
  /** @type {Send} */
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      session.post(method, params, (error, result) => (error ? reject(error) : resolve({ ...result })));
    });
  try {
    await beginSampling(send, interval);
    return { send, disconnect };
  } catch (error) {
    disconnect();
    throw error;
  }
}

/** @typedef {Omit<SampledWindow, 'root'>} Window when it was sampled */

/** @typedef {{profile: unknown, window: Window}} Ended what was sampled */

/** A process does not tell how many workers it has had. */
const UNKNOWN_ISOLATES = Infinity;

/**
 * @returns {() => Window} from when until when it was sampled, and what the process used meanwhile: not known for a
 *   worker, which the kernel does not tell from others
 */
function beginWindow() {
  const [start, beganMs] = [performance.now(), Date.now()];
  const used = isMainThread ? cpuSince(process.pid, PROC) : () => null;
  return () => ({
    startTime: new Date(beganMs).toISOString(),
    durationMs: Math.round(performance.now() - start),
    cpu: used(UNKNOWN_ISOLATES),
  });
}

/**
 * @param {Session} session with a profile
 * @param {() => Window} windowSince it began
 * @returns {Promise<Ended>} the profile, after sampling has stopped
 */
async function endSession({ send, disconnect }, windowSince) {
  try {
    const window = windowSince();
    return { profile: await endSampling(send), window };
  } finally {
    disconnect();
    isSampling = false;
  }
}

/**
 * @param {unknown} profile of this thread
 * @param {number} intervalUs between samples
 * @returns {Sampled} the same with the process and thread it belongs to
 */
function sampledOf(profile, intervalUs) {
  return {
    threads: [{ profile, thread: isMainThread ? 0 : threadId }],
    lost: 0,
    by: 'live',
    intervalUs,
    pid: process.pid,
    node: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    startMs: Date.now() - 1000 * process.uptime(),
  };
}

/**
 * @param {Sampled} sampled of this thread
 * @param {Window} window when that was
 * @param {Reading} reading how to read it
 * @returns {Promise<Report>} the answer, found by another thread
 * @throws {Failure} what is wrong with it
 */
function analyzed(sampled, window, reading) {
  return new Promise((resolve, reject) => {
    // Without the modules that the program preloads into its own threads. The program sees this worker only as a
    // process event.
    const worker = new Worker(analysisFile(), {
      workerData: { sampled, window, reading },
      execArgv: [],
      env: {},
    });
    worker.on('message', ({ report, failure }) => {
      if (failure) reject(new Failure(failure.code, failure.facts));
      else resolve(report);
    });
    // A bundler may have put that one file beside its own, without what it loads.
    worker.on('error', (error) => reject(isLoadError(error) ? new Failure('live-bundled', {}, error) : error));
    worker.on('exit', () => reject(new Error('the analysis ended without a report')));
  });
}

/**
 * @param {unknown} error of a thread
 * @returns {boolean} whether it did not find a module
 */
function isLoadError(error) {
  return error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));
}
