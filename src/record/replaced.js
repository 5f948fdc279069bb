/**
 * A program that another replaces (process.execve) and that ends long before anybody looks at its threads leaves one
 * trace: V8 compiles a function when it is first called, and logs that.
 */
import { openChecked } from '../files/checked-file.js';
import { findLogs } from './logs.js';

/** How V8 logs that `process.execve` is compiled (https://github.com/nodejs/node/blob/v24.x/lib/internal/process/per_thread.js). */
const CALLED = ',execve node:internal/process/per_thread:';
/** What is logged after that: sources of modules of Node that its warning loads, 0.3 MB; bytes. */
const TAIL = 2 << 20;

/**
 * @param {string} directory absolute path where logs went
 * @param {ReadonlySet<number>} silent processes whose program reported no end
 * @returns {Promise<number[]>} ids of those that called it last
 */
export async function replacedByTheirLogs(directory, silent) {
  const last = new Map((await findLogs(directory, 0)).map(({ pid, file }) => [pid, file]));
  const logs = [...last].filter(([pid]) => silent.has(pid));
  const calls = await Promise.all(logs.map(([, file]) => callsAtEnd(file)));
  return logs.flatMap(([pid], index) => (calls[index] ? [pid] : []));
}

/**
 * @param {string} log absolute path
 * @returns {Promise<boolean>} whether its last lines say that the function was called
 */
async function callsAtEnd(log) {
  try {
    const { file, stats } = await openChecked(log, { followLinks: false });
    try {
      const length = Math.min(TAIL, stats.size);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, stats.size - length);
      return buffer.subarray(0, bytesRead).includes(CALLED);
    } finally {
      await file.close();
    }
  } catch {
    return false;
  }
}
