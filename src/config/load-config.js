/** The steps from a config file to what the gate judges by. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { layersOf } from './extended.js';
import { findConfig } from './find-config.js';
import { BASELINE_FILE, parseConfig } from './parse-config.js';

/** @import { Failure } from '../model/failure.js' */
/** @import { GateConfig, GateConfigFile } from '../model/gate-config.js' */
/** @import { Layer } from './extended.js' */

/**
 * @typedef {object} Surroundings
 * @property {string} cwd absolute path of the working directory
 * @property {string} root absolute path of the repository that contains it
 * @property {string[]} rules ids of all that there are
 * @property {string | null} baseline absolute path of one that replaces the config's; null for none
 * @property {boolean} [updatesBaseline] whether one is about to be written, in which case the default config has one
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
 * Finds, checks and parses the gate's config.
 * @param {string | null} file path that was named; null to look for one from the working directory upwards, to the root
 *   of the repository
 * @param {Surroundings} surroundings where to look, and what names there are
 * @returns {Promise<LoadedConfig>} what to judge by; the default if none was named and there is none
 * @throws {Failure} what is wrong with it, see find-config.js, extended.js, check-shape.js and parse-config.js
 */
export async function loadConfig(file, surroundings) {
  const { cwd, root } = surroundings;
  const found = await findConfig(file, cwd, root);
  if (found === null)
    return {
      config: understood([{ file: defaultConfig(surroundings), path: NO_CONFIG }], root, surroundings, true),
      file: null,
    };
  const directory = path.dirname(found.file);
  const layers = await layersOf(found.value, path.relative(cwd, found.file), { directory, cwd, chain: [found.file] });
  return { config: understood(layers, directory, surroundings), file: found.file };
}

/**
 * Makes a config from a value, as if it had been read from a file.
 * @param {unknown} value as a config file holds it
 * @param {Surroundings} surroundings its paths are relative to the working directory
 * @returns {Promise<LoadedConfig>} what to judge by
 * @throws {Failure} what is wrong with it, see check-shape.js and parse-config.js
 */
export async function makeConfig(value, surroundings) {
  const { cwd } = surroundings;
  return {
    config: understood(await layersOf(value, 'the config', { directory: cwd, cwd, chain: [] }), cwd, surroundings),
    file: null,
  };
}

/**
 * @param {Layer[]} layers configs of the right shape: what is extended, and the config itself last
 * @param {string} directory absolute path that its paths are relative to
 * @param {Surroundings} surroundings say which baseline counts
 * @param {boolean} [isDefault] whether there is no file
 * @returns {GateConfig} with absolute paths
 */
function understood(layers, directory, { rules, root, baseline: file }, isDefault = false) {
  const named =
    file === null
      ? []
      : [{ file: { version: /** @type {const} */ (1), baseline: { file } }, path: layers[layers.length - 1].path }];
  const roots = { root, directory: withoutLinks(directory) };
  const config = parseConfig([...layers, ...named], { rules, roots, isDefault });
  return {
    ...config,
    baseline: config.baseline && { ...config.baseline, file: path.resolve(directory, config.baseline.file) },
  };
}

/**
 * @param {string} directory absolute path, in which there may be links
 * @returns {string} the path that files in it have in reports; the same if there is no such directory
 */
function withoutLinks(directory) {
  return existsSync(directory) ? realpathSync(directory) : directory;
}
