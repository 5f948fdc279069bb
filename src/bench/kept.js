/** Measurements in the user's cache, one file per machine and Node. */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseBounded } from '../files/bounded-json.js';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { replaceFile } from '../files/replace-file.js';
import { userCache } from '../files/user-cache.js';
import { problemIn } from '../schemas/problem-in.js';

/** @import { BenchReport } from '../model/bench.js' */

/**
 * What was measured where: everything that changes the numbers.
 * @typedef {Pick<BenchReport, 'node' | 'openssl' | 'platform' | 'processor'>} Machine
 */

/** So long they are taken for what the machine does: its microcode, its governor and its neighbours change, ms. */
const LIFE = 90 * 86_400_000;

/**
 * @param {Machine} machine whose measurements they are
 * @param {NodeJS.ProcessEnv} env of the user
 * @param {string} home the user's directory
 * @returns {string} absolute path of the file, which may not exist
 */
export function keptFile({ node, openssl, platform, processor }, env, home) {
  const key = createHash('sha256').update([openssl, platform, processor].join('\n')).digest('hex').slice(0, 16);
  return path.join(userCache(env, home), `bench-node-${node.replace(/[^\w.-]/g, '_')}-${key}.json`);
}

/**
 * @param {string} file absolute path
 * @param {string} text what to keep, as JSON
 * @returns {Promise<void>} when it is there
 * @throws {NodeJS.ErrnoException} of the system
 */
export async function keep(file, text) {
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, text);
}

/**
 * @param {string} file absolute path
 * @returns {Promise<BenchReport | null>} what is kept; null if there is nothing, or if the file is damaged
 */
export async function readKept(file) {
  const bytes = await readChecked(file, MOST_BYTES.bench).catch(() => null);
  if (bytes === null) return null;
  const { value, problem } = parseBounded(bytes);
  return problem === null && problemIn('bench', value) === null ? /** @type {BenchReport} */ (value) : null;
}

/**
 * @param {BenchReport} report that was kept
 * @param {number} now ms since 1970
 * @returns {boolean} whether it should be measured again
 */
export function isOld({ time }, now) {
  const measured = Date.parse(time);
  return !(measured <= now && now - measured < LIFE);
}
