/**
 * Damages every fixture in many ways, and checks that nothing breaks:
 *
 *     npm run fuzz [-- <seconds> <seed>]           default: 60, and a seed of the clock
 *     npm run fuzz -- --only <seed> <target>       one damage again, as a violation names it
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { damage } from '../test/support/damage.js';
import { positive } from './lib/asked.js';
import { fuzzTargets } from './lib/fuzz-targets.js';
import { tellUsage } from './lib/usage.js';

/** @import { FuzzTarget } from './lib/fuzz-targets.js' */

/**
 * A file of this size is read in milliseconds; one that takes this much CPU would never end if it were large. Other
 * programs don't count.
 */
const SLOW_MS = 5_000;
/** More than any input may take while it is read, MB (src/files/limits.js): damage does not turn a file into a bomb. */
const MOST_MB = 600;

/**
 * @param {FuzzTarget} target a file
 * @param {number} seed of the damage
 * @returns {Promise<string[]>} what went wrong
 */
async function violations(target, seed) {
  const begun = process.cpuUsage();
  const heldBefore = process.memoryUsage.rss() / 1e6;
  forgetPeak();
  try {
    const problems = [...(await target.check(target.isBomb ? target.bytes : damage(target.bytes, seed)))];
    const { user, system } = process.cpuUsage(begun);
    const tookMs = (user + system) / 1000;
    if (tookMs > SLOW_MS) problems.push(`took ${Math.round(tookMs)} ms`);
    const tookMb = peakMegabytes() - heldBefore;
    if (tookMb > MOST_MB) problems.push(`took ${Math.round(tookMb)} MB`);
    return problems;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/** Resets `peakMegabytes` (https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html). */
function forgetPeak() {
  if (process.platform === 'linux') writeFileSync('/proc/self/clear_refs', '5');
}

/** @returns {number} the most memory that this process has had since, MB; 0 except on Linux */
function peakMegabytes() {
  if (process.platform !== 'linux') return 0;
  const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kb) / 1e3;
}

/**
 * @param {FuzzTarget} target the file
 * @param {number} seed of the damage
 * @returns {Promise<boolean>} whether everything holds; prints what does not
 */
async function holds(target, seed) {
  const problems = await violations(target, seed);
  if (problems.length > 0)
    console.error(
      `\n${target.name}, seed ${seed}:\n  ${problems.join('\n  ')}\nagain: npm run fuzz -- --only ${seed} '${target.name}'`,
    );
  return problems.length === 0;
}

/**
 * @param {FuzzTarget[]} targets all files
 * @param {number} seconds to run for
 * @param {number} firstSeed of the first round
 * @returns {Promise<number>} violations; nothing done is one
 */
async function fuzz(targets, seconds, firstSeed) {
  const end = performance.now() + seconds * 1000;
  let [runs, bad] = [0, 0];
  for (let seed = firstSeed; performance.now() < end; seed++) {
    for (const target of targets) {
      if (performance.now() >= end) break;
      if (target.isBomb && seed > firstSeed) continue;
      runs++;
      if (!(await holds(target, seed))) bad++;
    }
  }
  console.log(`${runs} damaged files of ${targets.length}, from seed ${firstSeed}: ${bad} violations`);
  return runs === 0 ? 1 : bad;
}

tellUsage(import.meta.url);
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
if (values.only === undefined) {
  const [seconds, seed] = [
    positive(positionals[0] ?? '60', 'seconds'),
    positive(positionals[1] ?? String(1 + (Date.now() % 1_000_000_000)), 'seed'),
  ];
  process.exitCode = (await fuzz(await fuzzTargets(), seconds, seed)) === 0 ? 0 : 1;
} else {
  const target = (await fuzzTargets()).find(({ name }) => name === positionals[0]);
  if (target === undefined) throw new Error(`no target ${positionals[0]}`);
  process.exitCode = (await holds(target, positive(values.only, '--only'))) ? 0 : 1;
}
