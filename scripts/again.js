/**
 * Runs the suites of an npm script, and those that fail once more, alone: a measurement may fail on a busy machine, but
 * a bug fails twice. The first failures are printed, and named at the end. Usage: node scripts/again.js test:matrix [file].
 * With a file, what failed waits until that exists: whoever runs something beside the tests makes it at the end. The exit
 * code is that of the last run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { failedTests } from './lib/failed-tests.js';

const [script, besides] = process.argv.slice(2);
const directory = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-again-'));
const results = path.join(directory, 'results.json');

try {
  process.exitCode = run([]);
  if (process.exitCode !== 0) {
    const failed = failedTests(readFileSync(results, 'utf8'));
    while (besides !== undefined && !existsSync(besides)) await sleep(200);
    console.log(`== Once more, alone:\n${failed.names.map((name) => `   ${name}`).join('\n')}`);
    process.exitCode = run(failed.words);
    if (process.exitCode === 0) console.log(`== Failed beside others, and passed alone: ${failed.names.join('; ')}`);
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}

/**
 * @param {string[]} words for Jest
 * @returns {number} its exit code
 */
function run(words) {
  const jest = ['run', script, '--', '--json', `--outputFile=${results}`, ...words];
  return spawnSync('npm', jest, { stdio: ['ignore', 'ignore', 'inherit'] }).status ?? 1;
}
