/**
 * Node's own command line, as far as we must understand it: which words before the script are options, and which of
 * them conflict with a recording. V8's options always have their value after a `=`; only Node's may have it as the next
 * word.
 */
import optionLists from './probe/option-lists.cjs';

/** @typedef {import('./probe/option-lists.cjs').NodeWords} NodeWords */

export const {
  EVALUATING,
  NODE_NAME,
  OPTIONS_WITH_VALUE,
  WITHOUT_PROGRAM,
  conflictingOption,
  inConflict,
  optionName,
  splitNodeOptions,
  splitNodeWords,
} = optionLists;

/** Node's own config file, where it is not named: https://nodejs.org/api/cli.html#--experimental-default-config-file */
export const USUAL_CONFIG = { option: '--experimental-default-config-file', file: 'node.config.json' };

/**
 * @param {NodeJS.ProcessEnv} env of a Node
 * @returns {string[]} the options in its NODE_OPTIONS
 */
export function inheritedOptions(env) {
  return splitNodeOptions(env.NODE_OPTIONS ?? '');
}

/** Options that make files loadable that Node itself can't load, such as `--import tsx`. */
export const LOADER_OPTIONS = [
  '-r',
  '--require',
  '--import',
  '--loader',
  '--experimental-loader',
  '--vfs-mount',
  '--vfs-load',
];

/** Through this file Yarn's Plug'n'Play finds the modules of every Node that it starts, including ours. */
const YARN_FILE = /(?:^|[/\\=])\.pnp\.(?:cjs|loader\.mjs)$/;

/**
 * @param {NodeJS.ProcessEnv} env of a Node
 * @returns {boolean} whether its NODE_OPTIONS preload code that runs before the program
 */
export function hasPreloads(env) {
  const words = inheritedOptions(env);
  return words.some(
    (word, index) =>
      LOADER_OPTIONS.includes(optionName(word)) &&
      !YARN_FILE.test(word.includes('=') ? word : (words[index + 1] ?? '')),
  );
}

const INSPECTING = ['--inspect', '--inspect-brk', '--inspect-wait'];

/**
 * @param {NodeJS.ProcessEnv} env of a Node
 * @returns {boolean} whether its NODE_OPTIONS open its inspector
 */
export function opensInspector(env) {
  return hasOption(inheritedOptions(env), INSPECTING);
}

/**
 * Whether one of certain options is given.
 * @param {string[]} nodeOptions options before the script
 * @param {string[]} names such as `--permission`, dashes not underscores
 * @returns {boolean} true if one of them is among the options
 */
export function hasOption(nodeOptions, names) {
  return nodeOptions.some((word) => names.includes(optionName(word)));
}
