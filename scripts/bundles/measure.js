/** Bundles a program, runs it under V8's profiler, and reads the log. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readInputs } from '../../src/inputs/read-inputs.js';
import { sourceOf } from './programs.js';

/** @import { Profile } from '../../src/model/profile.js' */
/** @import { Bundler } from './bundlers.js' */
/** @import { BundledProgram } from './programs.js' */

/**
 * @param {BundledProgram} program to run
 * @param {string} directory that gets it, and the log: `v8.log`, which is missing if it does not run
 * @param {string} name of the bundle
 * @param {Bundler | null} bundle that makes it, with its map; null to run the program as it is
 */
export async function record(program, directory, name, bundle) {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const entry = path.join(directory, 'program.mjs');
  const out = bundle === null ? entry : path.join(directory, name);
  writeFileSync(entry, sourceOf(program));
  try {
    await bundle?.(entry, out);
    execFileSync(process.execPath, ['--prof', `--logfile=${directory}/v8.log`, '--no-logfile-per-isolate', out]);
  } catch (error) {
    console.error(`${program.name}, ${directory}: ${String(error).slice(0, 200)}`);
    rmSync(path.join(directory, 'v8.log'), { force: true });
  }
}

/**
 * @param {string} log absolute path
 * @param {boolean} hasMaps false to leave source maps alone
 * @returns {Promise<Profile>} what it holds
 */
export async function profileOf(log, hasMaps) {
  const { profiles } = await readInputs([log], {
    symbols: 'none',
    onProgress() {},
    writeSidecars: false,
    run: null,
    origin: { node: '', arch: '' },
    ...(hasMaps ? {} : { sourceMaps: /** @type {const} */ (false) }),
  });
  return profiles[0];
}
