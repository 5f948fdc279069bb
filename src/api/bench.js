/** What cryptography costs on this machine: measured, kept, and looked up. */
import os from 'node:os';
import { isOld, keep, keptFile, readKept } from '../bench/kept.js';
import { Failure } from '../model/failure.js';

/** @import { BenchOptions } from '../bench/run-bench.js' */
/** @import { BenchReport } from '../model/bench.js' */
/** @import { Recording } from '../model/profile.js' */

export { isOld } from '../bench/kept.js';

/**
 * Measures what cryptography costs here.
 * @param {BenchOptions} options what to measure
 * @returns {Promise<BenchReport>} medians and spread
 */
export async function measureBench(options) {
  const { runBench } = await import('../bench/run-bench.js');
  return runBench(options);
}

/**
 * @param {NodeJS.ProcessEnv} env of the user
 * @returns {Promise<BenchReport>} the last measurement on this machine with this Node
 * @throws {Failure} `bench-not-kept`
 */
export async function keptBench(env) {
  const file = await ownFile(env);
  const kept = await readKept(file);
  if (kept === null) throw new Failure('bench-not-kept', { path: file });
  return kept;
}

/**
 * Saves a measurement made on this machine with this Node.
 * @param {string} text the measurements as JSON
 * @param {NodeJS.ProcessEnv} env of the user
 * @returns {Promise<void>}
 * @throws {NodeJS.ErrnoException} if it can't be written
 */
export async function keepBench(text, env) {
  await keep(await ownFile(env), text);
}

/**
 * @param {NodeJS.ProcessEnv} env of the user
 * @returns {Promise<string>} absolute path of the file for this machine and this Node
 */
async function ownFile(env) {
  const { machine } = await import('../bench/run-bench.js');
  return keptFile(machine(), env, os.homedir());
}

/**
 * @param {Recording} recording of a program that has just run here
 * @param {NodeJS.ProcessEnv} env of the user
 * @returns {Promise<BenchReport | null>} what `cryptoprof bench` measured here with the program's Node; null if
 *   nothing, or too long ago
 */
export async function benchOf({ run, profiles: [profile] }, env) {
  if (run === null || profile === undefined) return null;
  const { node, platform, arch } = profile.meta;
  const machine = { node, openssl: run.openssl, platform: `${platform} ${arch}`, processor: run.processor };
  const kept = await readKept(keptFile(machine, env, os.homedir()));
  return kept === null || isOld(kept, Date.now()) ? null : kept;
}
