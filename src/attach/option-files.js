/**
 * Node's options that are in a file: of variables (`--env-file`, whose NODE_OPTIONS count), or of settings. /proc does
 * not show what was in them.
 */
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { USUAL_CONFIG } from '../record/node-options.js';

/** https://nodejs.org/api/cli.html#--env-filefile, https://nodejs.org/api/cli.html#--experimental-config-fileconfig */
const OPTION = /^--(env-file(?:-if-exists)?|experimental-config-file)(?:=(.*))?$/s;
/** Any way to say where an inspector listens: in variables, each value of NODE_OPTIONS; in settings, a name. */
const OF_INSPECTOR = {
  variables:
    /^[^\S\n]*(?:export\s+)?NODE_OPTIONS\s*=\s*(?:"[^"]*?|'[^']*?|`[^`]*?|[^\n]*?)--(?:inspect|debug[-_]port)/im,
  settings: /"(?:inspect|debug[-_]port)[^"]*"\s*:/i,
};

/**
 * @typedef {object} OptionFile
 * @property {string} file as it was named
 * @property {'variables' | 'settings'} kind what it holds
 * @property {boolean} mayLack whether Node starts without it
 */

/** @type {OptionFile} */
const USUAL_SETTINGS = { file: USUAL_CONFIG.file, kind: 'settings', mayLack: true };

/**
 * @param {string[]} words NODE_OPTIONS, then the command line: Node also takes those behind the script's name
 * @returns {OptionFile[]} files that they name
 */
export function optionFiles(words) {
  return words.flatMap((word, index) => {
    if (word === USUAL_CONFIG.option) return [USUAL_SETTINGS];
    const match = OPTION.exec(word);
    if (match === null) return [];
    const [, name, value] = match;
    const next = words[index + 1] ?? '';
    if (name === 'experimental-config-file') return settingsFiles(value, next);
    return [{ file: value ?? next, kind: 'variables', mayLack: name === 'env-file-if-exists' }];
  });
}

/**
 * @param {string | undefined} value of the option, if it has one
 * @param {string} next word
 * @returns {OptionFile[]} what it names: without a value, Node 22 takes the next word, 24 and 26 the usual file
 */
function settingsFiles(value, next) {
  const named = value ?? (next.startsWith('-') ? '' : next);
  return [
    ...(named === '' ? [] : [{ file: named, kind: /** @type {const} */ ('settings'), mayLack: false }]),
    ...(value === undefined ? [USUAL_SETTINGS] : []),
  ];
}

/**
 * @param {string[]} words as `optionFiles`
 * @param {string} directory in which the program runs
 * @returns {Promise<{file: string, problem: string} | null>} a file that may say where the inspector listens, and why it
 *   is not known not to; null if there is none
 */
export async function doubtfulFile(words, directory) {
  for (const { file, kind, mayLack } of optionFiles(words)) {
    try {
      const text = await readChecked(pathIn(directory, file), MOST_BYTES.config);
      if (OF_INSPECTOR[kind].test(text.toString('latin1'))) return { file, problem: 'speaks of the inspector' };
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== 'ENOENT' || !mayLack) return { file, problem: "can't be read" };
    }
  }
  return null;
}

/**
 * Joined as the system reads it: `path.resolve` takes `..` for the directory before it by name, which is another one
 * behind a link, as `/proc/<pid>/cwd` is.
 * @param {string} directory may be a link
 * @param {string} file as it was named
 * @returns {string} a path of it
 */
function pathIn(directory, file) {
  return path.isAbsolute(file) ? file : `${directory}/${file}`;
}
