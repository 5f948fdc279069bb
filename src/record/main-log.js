/** Opens the log of the program's main thread before the program starts, so that V8 can't fail to open it. */
import { constants, closeSync, linkSync, mkdirSync, openSync, rmSync, rmdirSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { inheritedOptions } from './node-options.js';
import beforeProbe from './probe/before-probe.cjs';
import logByDescriptor from './probe/log-by-descriptor.cjs';
import orElse from './probe/or-else.cjs';
import ownThread from './probe/own-thread.cjs';

const { NEXT, withDescriptor } = logByDescriptor;
const { mayRunBeforeProbe } = beforeProbe;

/**
 * Directory beside the logs in which the log is made. Each line of it would wake us up as we watch the logs' directory
 * for new names (log-keeper), which cost a program 20 of its first 180 ms: Linux tells those who watch the directory
 * through which a file was opened (https://man7.org/linux/man-pages/man7/inotify.7.html).
 */
const UNWATCHED = 'unwatched';

/** In newer Nodes we don't know what starts threads before the probe runs. */
const NEWEST_TRIED = 26;

/**
 * @typedef {object} MainLog
 * @property {string[]} words options for Node that write it
 * @property {<T>(start: (descriptor: number | null) => Promise<T>) => Promise<T>} handTo starts the program, which must
 *   get that descriptor under the same number; null if V8 opens the log by its name
 */

/** For what is not profiled itself. @type {MainLog} */
export const NO_MAIN_LOG = { words: [], handTo: (start) => start(null) };

/**
 * @param {string} version of Node
 * @returns {boolean} whether V8 can open a log by descriptor on this system, and we know what starts threads
 */
export function opensByDescriptor(version) {
  return ownThread.tid !== 0 && Number.parseInt(version, 10) <= NEWEST_TRIED;
}

/**
 * @param {string[]} words options for Node that write a log by its name
 * @param {object} run what to record
 * @param {string} run.directory absolute path where logs go
 * @param {string} run.version of Node
 * @param {string[]} run.nodeOptions the user's options for Node
 * @param {NodeJS.ProcessEnv} run.env the program's environment
 * @param {string} run.cwd where it starts
 * @returns {MainLog} by descriptor, if that is possible and nothing of the program's can interfere
 */
export function openMainLog(words, { directory, version, nodeOptions, env, cwd }) {
  /** @type {MainLog} */
  const byName = { words, handTo: (start) => start(null) };
  if (!opensByDescriptor(version)) return byName;
  if (mayRunBeforeProbe(nodeOptions, inheritedOptions(env), cwd)) return byName;
  const file = path.join(directory, `${NEXT}${process.pid}-${process.hrtime.bigint()}`);
  const descriptor = orElse(null, () => openUnwatched(file)) ?? openNew(file);
  return {
    words: withDescriptor(words, descriptor),
    async handTo(start) {
      try {
        return await start(descriptor);
      } catch (error) {
        rmSync(file, { force: true });
        throw error;
      } finally {
        closeSync(descriptor);
      }
    },
  };
}

/**
 * @param {string} file absolute path of a log to make
 * @returns {number} its descriptor, opened by another name, which is gone
 * @throws where a file can't have two names, or can't be opened once more through a descriptor whose name is gone, as V8
 *   has to; nothing is left then
 */
function openUnwatched(file) {
  const unwatched = path.join(path.dirname(file), UNWATCHED);
  // The process that gets the descriptor learns from it what the log is called.
  const other = path.join(unwatched, path.basename(file));
  mkdirSync(unwatched, { mode: 0o700 });
  try {
    const descriptor = openNew(other);
    try {
      linkSync(other, file);
      // A file with two names is never cut (log-budget).
      unlinkSync(other);
      closeSync(openSync(`/proc/self/fd/${descriptor}`, constants.O_RDWR));
      return descriptor;
    } catch (error) {
      closeSync(descriptor);
      for (const name of [other, file]) rmSync(name, { force: true });
      throw error;
    }
  } finally {
    // A network file system may keep a removed file there as long as it is open.
    orElse(undefined, () => rmdirSync(unwatched));
  }
}

/**
 * @param {string} file absolute path
 * @returns {number} descriptor of a new file, to read and write
 */
function openNew(file) {
  return openSync(file, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600);
}
