import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { waitUntilCalm } from './calm-machine.js';
import { programOf } from './program.js';
import { leavesLoggingOut, tickTimes, withoutUnsampled } from './unsampled.js';

/** @import { Report } from '../../src/model/report.js' */
/** @import { Truth } from './program.js' */
/** @import { Workload } from './workload.js' */

/** @typedef {{report: Report, truth: Truth, startTicks: number, file: string, line: number}} Recording */

const run = promisify(execFile);
const CLI = fileURLToPath(new URL('../../bin/cryptoprof.js', import.meta.url));

/**
 * A calm machine takes some 0.92 ticks per millisecond. If there are fewer, the program or the sampling thread had to
 * wait for a processor, and ticks are missing unevenly: the program runs again.
 */
const CALM = 0.88;
const RUNS = 3;

/**
 * @param {Workload} workload to be measured
 * @param {string} node executable that runs it
 * @param {string} directory where the packages are installed
 * @returns {Promise<Recording>} of the least disturbed run
 */
export async function recordCalmly(workload, node, directory) {
  let best = await record(workload, node, directory);
  for (let run = 1; run < RUNS && calm(best) < CALM; run++) {
    const again = await record(workload, node, directory);
    if (calm(again) > calm(best)) best = again;
  }
  return best;
}

/**
 * @param {Recording} recording of a program
 * @returns {number} ticks in a millisecond
 */
function calm({ report, truth, startTicks }) {
  return (report.profile.busyTicks - startTicks) / (truth.totalMs + truth.delayMs);
}

/**
 * Runs a workload's program under the real command line, from where its packages are found.
 * @param {Workload} workload to be measured
 * @param {string} node executable that runs it
 * @param {string} directory where the packages are installed
 * @returns {Promise<Recording>} the report, and what the program measured itself
 */
async function record(workload, node, directory) {
  await waitUntilCalm();
  const { source, extension, line } = programOf(workload);
  const programs = path.join(directory, 'programs');
  mkdirSync(programs, { recursive: true });
  const file = path.join(programs, workload.id.replaceAll(/[^\w.-]+/g, '-') + extension);
  writeFileSync(file, source);
  const output = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-accuracy-'));
  try {
    const json = path.join(output, 'report.json');
    const options = ['--quiet', `--json=${json}`, '--format', 'json', '--keep-logs', '-o', path.join(output, 'files')];
    const { stdout } = await run(process.execPath, [CLI, ...options, '--', node, file], {
      cwd: programs,
      timeout: 60_000,
      maxBuffer: 1 << 24,
    });
    /** @type {Report} */
    const report = JSON.parse(readFileSync(json, 'utf8'));
    const truth = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    const log = readFileSync(path.join(output, 'files', 'logs', report.isolates[0].source), 'latin1');
    const startTicks = tickTimes(log).filter((time) => time < truth.startMs).length;
    const sampled = leavesLoggingOut(report.target.node) ? withoutUnsampled(log, truth) : truth;
    return { report, truth: sampled, startTicks, file, line };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
