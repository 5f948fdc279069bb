import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Measurement
 * @property {number} seconds wall time
 * @property {number} peakMb largest resident set, MB; 0 where /proc does not tell
 * @property {string} failure `''` if it ended well
 */

/**
 * Runs a command once and measures it from outside. Linux keeps the high-water mark of the resident set;
 * it only grows, so the last reading is the peak but for the last 20 ms.
 * @param {string[]} command to run; its stdout goes nowhere
 * @returns {Promise<Measurement>} of the whole process
 */
export function measure([file, ...args]) {
  return new Promise((resolve) => {
    const begun = performance.now();
    let errors = '';
    let peakMb = 0;
    const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk) => (errors += chunk));
    const timer = setInterval(() => (peakMb = Math.max(peakMb, highWaterMb(child.pid))), 20);
    child.on('close', (code) => {
      clearInterval(timer);
      const failure = code === 0 ? '' : `exit ${code}: ${errors.trim().split('\n').pop()}`;
      resolve({ seconds: (performance.now() - begun) / 1000, peakMb, failure });
    });
  });
}

/**
 * @param {number | undefined} pid of a process
 * @returns {number} MB, 0 if unknown
 */
function highWaterMb(pid) {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kb ?? 0) / 1024;
  } catch {
    return 0;
  }
}
