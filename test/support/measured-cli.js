/** The command line as a process whose memory and CPU time are measured. */
import { BIN, runProcess } from './cli-process.js';

/**
 * Linux's `getrusage` gives a child its parent's peak (https://man7.org/linux/man-pages/man2/getrusage.2.html), so that
 * is asked elsewhere.
 */
const MEASURE = `data:text/javascript,${encodeURIComponent(`
import { readFileSync } from 'node:fs';
process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const [, kb] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
  process.stderr.write('\\n' + JSON.stringify({ mb: kb / 1024, seconds: (userCPUTime + systemCPUTime) / 1e6 }));
});`)}`;

/** Whoever waits for ever is ended after so long, s. */
const LONGEST_SECONDS = 60;

/**
 * @param {string[]} words behind `cryptoprof`
 * @param {string} cwd absolute path of the working directory
 * @returns {Promise<{exitCode: number | null, out: string, err: string, mb: number, seconds: number}>} how it ended;
 *   the most memory that it held, and its CPU time: of a process that had to be ended, NaN
 */
export async function runMeasured(words, cwd) {
  const { exitCode, out, err } = await runProcess(
    ['timeout', '-s', 'KILL', String(LONGEST_SECONDS), process.execPath, '--import', MEASURE, BIN, ...words],
    { cwd },
  );
  const rows = err.split('\n');
  const isMeasured = /^\{.*\}$/.test(rows[rows.length - 1]);
  return {
    exitCode,
    out,
    ...(isMeasured
      ? { err: rows.slice(0, -1).join('\n'), ...JSON.parse(rows[rows.length - 1]) }
      : { err, mb: NaN, seconds: NaN }),
  };
}
