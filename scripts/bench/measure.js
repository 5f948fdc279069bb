import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Measurement
 * @property {number} seconds wall time
 * @property {number} cpuSeconds of all its threads, in user and system mode, which other work on the machine affects
 *   less; 0 without /proc
 * @property {number} peakMb largest resident set, MB; 0 without /proc
 * @property {string} failure `''` if it ended well
 */

/** Unit of /proc/<pid>/stat: USER_HZ is 100 on every Linux. */
const CLOCK_TICKS_PER_SECOND = 100;

/**
 * Runs a command once and measures it from outside. Linux counts CPU time and keeps the high-water mark of the resident
 * set; both only grow, so the last reading is right except for the last 20 ms.
 * @param {string[]} command to run; its stdout goes nowhere
 * @returns {Promise<Measurement>} of the whole process
 */
export function measure([file, ...args]) {
  return new Promise((resolve) => {
    const begun = performance.now();
    let errors = '';
    let last = { cpuSeconds: 0, peakMb: 0 };
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk) => (errors += chunk));
    const timer = setInterval(() => (last = usage(child.pid) ?? last), 20);
    child.on('close', (code) => {
      clearInterval(timer);
      const failure = code === 0 ? '' : `exit ${code}: ${errors.trim().split('\n').pop()}`;
      resolve({ seconds: (performance.now() - begun) / 1000, ...last, failure });
    });
  });
}

/**
 * @param {number | undefined} pid of a process
 * @returns {{cpuSeconds: number, peakMb: number} | null} so far; null if it is gone, or without /proc
 */
function usage(pid) {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    if (kb === undefined) return null;
    // The second field, the command's name, is in brackets and may contain spaces: utime and stime are the 12th and
    // 13th after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return { cpuSeconds: (user + system) / CLOCK_TICKS_PER_SECOND, peakMb: Number(kb) / 1024 };
  } catch {
    return null;
  }
}
