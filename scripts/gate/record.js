import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** @import { Report } from '../../src/model/report.js' */

/** What the program measured itself. @typedef {{cryptoMs: number, plainMs: number}} Truth */
/** @typedef {{report: Report, truth: Truth}} Run */
/** @typedef {{name: 'unchanged' | 'changed', iterations: number}} Variant */

const run = promisify(execFile);
const CLI = fileURLToPath(new URL('../../bin/cryptoprof.js', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../fixtures/programs/requests.cjs', import.meta.url));

/** Requests of one run: some three seconds. */
export const REQUESTS = 1900;
/** Shares of CPU that are cryptography, of both variants: eight points apart. */
export const SHARES = { unchanged: 0.2, changed: 0.28 };

/** Iterations that the program is tried with: those of hardly any check of a password, and of a dear one. */
const FEW = 100;
const MANY = 3000;
const TRIALS = 6;

/**
 * Finds how much PBKDF2 makes which share, on this machine and as busy as it is: by ticks, of which a share is made.
 * @returns {Promise<Variant[]>} both variants
 */
export async function calibrate() {
  const few = await cryptoToOther(FEW);
  const slope = (await cryptoToOther(MANY) - few) / (MANY - FEW);
  return (/** @type {const} */ (['unchanged', 'changed'])).map((name) => {
    const wanted = SHARES[name] / (1 - SHARES[name]);
    return { name, iterations: Math.max(1, Math.round(FEW + (wanted - few) / slope)) };
  });
}

/**
 * @param {number} iterations of PBKDF2 in a request
 * @returns {Promise<number>} ticks of cryptography for each other one
 */
async function cryptoToOther(iterations) {
  let crypto = 0;
  let busy = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const { report } = await record({ name: 'unchanged', iterations });
    crypto += report.crypto.ticks;
    busy += report.profile.busyTicks;
  }
  return crypto / (busy - crypto);
}

/**
 * Profiles one run with the real command line.
 * @param {Variant} variant of the program
 * @returns {Promise<Run>} its report, and what it measured itself
 */
export async function record({ iterations }) {
  const output = mkdtempSync(path.join(os.tmpdir(), 'cryptoprof-gate-'));
  mkdirSync(output, { recursive: true });
  try {
    const json = path.join(output, 'answer.json');
    const { stdout } = await run(process.execPath, [CLI, '--quiet', '--json', json, '-o', path.join(output, 'out'), PROGRAM, String(REQUESTS), String(iterations)], { maxBuffer: 1e8 });
    return { report: JSON.parse(readFileSync(json, 'utf8')), truth: JSON.parse(stdout.split('\n').find((line) => line.startsWith('{"cryptoMs"')) ?? 'null') };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/**
 * @param {Truth} truth what a run measured itself
 * @returns {number} its share of cryptography, 0..1
 */
export function trueShare({ cryptoMs, plainMs }) {
  return cryptoMs / (cryptoMs + plainMs);
}
