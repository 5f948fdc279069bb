/**
 * Measures time and memory of the analysis, as ratios to Node's own processor and to a scan that only interns, all in
 * one run on the same logs. Usage: npm run bench -- [--mb 200] [--skip-node] [--log 'login server'] docs/performance.md
 * has its results.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { growLog } from './bench/grow-log.js';
import { measure } from './bench/measure.js';
import { LOG_KINDS, recordLog } from './bench/record-log.js';
import { tellUsage } from './lib/usage.js';

/** @import { Measurement } from './bench/measure.js' */
/** @import { LogKind } from './bench/record-log.js' */

/** @typedef {{name: string, command: string[], runs: number}} Contender */

const OURS = 'cryptoprof analyze';

tellUsage(import.meta.url);
const { values } = parseArgs({
  options: {
    mb: { type: 'string', default: '200' },
    'skip-node': { type: 'boolean', default: false },
    log: { type: 'string' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-bench-'));
const node = process.execPath;

/**
 * @param {LogKind} kind of log
 * @returns {Promise<string>} path of a large one, made of a recording on this Node
 */
async function makeLog(kind) {
  const recorded = path.join(directory, 'recorded.log');
  const large = path.join(directory, 'large.log');
  await recordLog(kind, recorded);
  growLog(recorded, large, Number(values.mb) * 1e6);
  return large;
}

/**
 * @param {string} log path of it
 * @returns {Contender[]} its readers
 */
function contendersFor(log) {
  const contenders = [
    { name: 'raw interning scan', command: [node, path.join(root, 'scripts/bench/raw-scan.js'), log], runs: 5 },
    { name: OURS, command: [node, path.join(root, 'bin/cryptoprof.js'), 'analyze', log], runs: 5 },
  ];
  if (values['skip-node']) return contenders;
  return [
    ...contenders,
    { name: 'node --prof-process', command: [node, '--prof-process', log], runs: 1 },
    { name: 'node --prof-process --preprocess', command: [node, '--prof-process', '--preprocess', log], runs: 1 },
  ];
}

/**
 * @param {Contender[]} contenders to run in turns, so that other work on the machine affects all of them alike
 * @returns {Promise<Map<string, Measurement>>} the best run of each, by name
 */
async function bestRuns(contenders) {
  /** @type {Map<string, Measurement>} */
  const best = new Map();
  const most = Math.max(...contenders.map(({ runs }) => runs));
  for (let round = 0; round < most; round++) {
    for (const { name, command } of contenders.filter(({ runs }) => round < runs)) {
      const result = await measure(command);
      if (result.seconds < (best.get(name)?.seconds ?? Infinity)) best.set(name, result);
    }
  }
  return best;
}

/**
 * @param {LogKind} kind of log to measure
 */
async function bench(kind) {
  const log = await makeLog(kind);
  const megabytes = statSync(log).size / 1e6;
  console.log(`\n${kind.name}: ${megabytes.toFixed(0)} MB, ${ticksIn(log)} ticks`);
  const best = await bestRuns(contendersFor(log));
  const ours = best.get(OURS) ?? { seconds: 0, cpuSeconds: 0 };
  for (const [name, { seconds, cpuSeconds, peakMb, failure }] of best) {
    console.log(
      [
        name.padEnd(33),
        `${seconds.toFixed(2)} s`.padStart(9),
        `${(megabytes / seconds).toFixed(0)} MB/s`.padStart(9),
        `${(seconds / ours.seconds).toFixed(2)} × ours`.padStart(13),
        `CPU ${cpuSeconds.toFixed(2)} s`.padStart(13),
        `${(cpuSeconds / ours.cpuSeconds).toFixed(2)} × ours`.padStart(13),
        `${peakMb.toFixed(0)} MB peak`.padStart(12),
        failure,
      ].join('  '),
    );
  }
}

/**
 * @param {string} log path of it
 * @returns {number} its ticks
 */
function ticksIn(log) {
  const bytes = readFileSync(log);
  let ticks = 0;
  for (let at = bytes.indexOf('\ntick,'); at !== -1; at = bytes.indexOf('\ntick,', at + 1)) ticks++;
  return ticks;
}

console.log(`node ${process.version}, ${os.cpus().length} × ${os.cpus()[0].model}`);
try {
  for (const kind of LOG_KINDS.filter(({ name }) => name === (values.log ?? name))) await bench(kind);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
