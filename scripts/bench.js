/**
 * How fast and how large the analysis is, in ratios to Node's own processor and to a scan that only
 * interns, all in one run on one log. Usage: npm run bench -- [--mb 200] [--skip-node]
 * docs/performance.md keeps what it printed.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { growLog } from './bench/grow-log.js';
import { measure } from './bench/measure.js';

const { values } = parseArgs({ options: { mb: { type: 'string', default: '200' }, 'skip-node': { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-bench-'));
const node = process.execPath;

/** @typedef {{name: string, command: string[], runs: number}} Contender */

/** @returns {Promise<string>} path of a large log, made of a recording of churn.cjs on this Node */
async function makeLog() {
  const recorded = path.join(directory, 'recorded.log');
  const flags = Number(process.versions.node.split('.')[0]) >= 22 ? ['--no-node-snapshot'] : [];
  const program = path.join(root, 'fixtures/programs/churn.cjs');
  await measure([node, '--prof', '--no-logfile-per-isolate', `--logfile=${recorded}`, ...flags, program]);
  const large = path.join(directory, 'large.log');
  growLog(recorded, large, Number(values.mb) * 1e6);
  return large;
}

try {
  const log = await makeLog();
  const megabytes = statSync(log).size / 1e6;
  console.log(`node ${process.version}, ${os.cpus().length} × ${os.cpus()[0].model}, log of ${megabytes.toFixed(0)} MB`);
  /** @type {Contender[]} */
  const contenders = [
    { name: 'raw interning scan', command: [node, path.join(root, 'scripts/bench/raw-scan.js'), log], runs: 3 },
    { name: 'cryptoprof analyze', command: [node, path.join(root, 'bin/cryptoprof.js'), 'analyze', log], runs: 3 },
  ];
  if (!values['skip-node']) {
    contenders.push(
      { name: 'node --prof-process', command: [node, '--prof-process', log], runs: 1 },
      { name: 'node --prof-process --preprocess', command: [node, '--prof-process', '--preprocess', log], runs: 1 },
    );
  }
  let ours = 0;
  for (const { name, command, runs } of contenders) {
    const results = [];
    for (let run = 0; run < runs; run++) results.push(await measure(command));
    const best = results.sort((a, b) => a.seconds - b.seconds)[0];
    if (name.startsWith('cryptoprof')) ours = best.seconds;
    const ratio = ours === 0 || name.startsWith('cryptoprof') ? '' : `${(best.seconds / ours).toFixed(1)} × cryptoprof`;
    console.log([name.padEnd(34), `${best.seconds.toFixed(2)} s`.padStart(9), `${(megabytes / best.seconds).toFixed(0)} MB/s`.padStart(10), `${best.peakMb.toFixed(0)} MB peak`.padStart(13), ratio, best.failure].join('  '));
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
