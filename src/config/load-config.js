import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkShape } from './check-shape.js';
import { findConfig } from './find-config.js';
import { BASELINE_FILE, parseConfig } from './parse-config.js';

/** @import { GateConfig, GateConfigFile } from '../model/gate-config.js' */

/**
 * @typedef {object} Surroundings
 * @property {string} cwd absolute path of the working directory
 * @property {string} root absolute path of the repository that it is in
 * @property {string[]} rules ids of all that there are
 * @property {string | null} baseline absolute path of one that takes the place of the config's; null for none
 * @property {boolean} [updatesBaseline] whether one is about to be written, so that the default config has one
 */

/**
 * @typedef {object} LoadedConfig
 * @property {GateConfig} config paths in it are absolute
 * @property {string | null} file absolute path; null if it is the default
 */

/** What messages call the config where there is none: something to be written there. */
const NO_CONFIG = 'a cryptoprof.config.json of your own';

/**
 * What is judged by where there is no config: what the rules call an error fails, or once there is a baseline, call
 * sites that it does not know.
 * @param {Surroundings} surroundings the baseline would be in the root
 * @returns {GateConfigFile} a config
 */
function defaultConfig({ root, updatesBaseline = false }) {
  return { version: 1, ...(updatesBaseline || existsSync(path.join(root, BASELINE_FILE)) ? { baseline: {} } : {}) };
}

/**
 * Finds, checks and understands the gate's config.
 * @param {string | null} file path that was named; null to look for one from the working directory upwards, to the
 *   root of the repository
 * @param {Surroundings} surroundings where to look, and what names there are
 * @returns {Promise<LoadedConfig>} what to judge by; the default if none was named and there is none
 * @throws {import('../model/failure.js').Failure} what is wrong with it, see find-config.js, check-shape.js and
 *   parse-config.js
 */
export async function loadConfig(file, surroundings) {
  const { cwd, root } = surroundings;
  const found = await findConfig(file, cwd, root);
  if (found === null) return { config: understood(defaultConfig(surroundings), { path: NO_CONFIG, isDefault: true }, root, surroundings), file: null };
  const name = path.relative(cwd, found.file);
  return { config: understood(await checkShape(found.value, name), { path: name }, path.dirname(found.file), surroundings), file: found.file };
}

/**
 * Makes a config of a value, as the file would be read.
 * @param {unknown} value as a config file holds it
 * @param {Surroundings} surroundings its paths are relative to the working directory
 * @returns {Promise<LoadedConfig>} what to judge by
 * @throws {import('../model/failure.js').Failure} what is wrong with it, see check-shape.js and parse-config.js
 */
export async function makeConfig(value, surroundings) {
  const name = 'the config';
  return { config: understood(await checkShape(value, name), { path: name }, surroundings.cwd, surroundings), file: null };
}

/**
 * @param {GateConfigFile} written config of the right shape
 * @param {Omit<import('./parse-config.js').Origin, 'rules'>} origin of it
 * @param {string} directory absolute path that its paths are relative to
 * @param {Surroundings} surroundings say which baseline counts
 * @returns {GateConfig} with absolute paths
 */
function understood(written, origin, directory, { rules, baseline: file }) {
  const config = parseConfig(file === null ? written : { ...written, baseline: { ...written.baseline, file } }, { ...origin, rules });
  return { ...config, baseline: config.baseline && { ...config.baseline, file: path.resolve(directory, config.baseline.file) } };
}
