/**
 * Options in Node's own config file (https://nodejs.org/api/cli.html#--experimental-config-fileconfig) that would spoil
 * a log, or keep Node from reading our files.
 */
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { optionName, USUAL_CONFIG } from './node-options.js';

const NAMED = '--experimental-config-file';

/**
 * @param {string[]} options of a Node, including NODE_OPTIONS
 * @param {string} cwd where it starts
 * @returns {Promise<string[]>} the options in its config file; none if there is no file, or Node can't parse it either
 *   and says so
 */
export async function configuredOptions(options, cwd) {
  const file = configFile(options);
  if (file === null) return [];
  try {
    return optionsIn(JSON.parse(String(await readChecked(path.resolve(cwd, file), MOST_BYTES.config))));
  } catch {
    return [];
  }
}

/**
 * @param {string[]} options of a Node
 * @returns {string | null} path of its config file
 */
function configFile(options) {
  const at = options.findIndex((word) => optionName(word) === NAMED);
  if (at >= 0) return options[at].includes('=') ? options[at].slice(options[at].indexOf('=') + 1) : options[at + 1];
  return options.some((word) => optionName(word) === USUAL_CONFIG.option) ? USUAL_CONFIG.file : null;
}

/**
 * A namespace of options, such as `permission`, switches the option of its name on.
 * @param {{nodeOptions?: object}} config as written
 * @returns {string[]} the options that are on
 */
function optionsIn({ nodeOptions = {}, ...namespaces }) {
  const options = Object.entries(nodeOptions).filter(([, value]) => value !== false);
  const named = Object.entries(namespaces).filter(([, value]) => typeof value === 'object' && value !== null);
  return [...options, ...named].map(([name]) => `--${name}`);
}
