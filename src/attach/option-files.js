/**
 * Node's options that are in a file: of variables (`--env-file`, whose NODE_OPTIONS count), or of settings. /proc does
 * not show what was in them.
 */
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';

/** https://nodejs.org/api/cli.html#--env-filefile, https://nodejs.org/api/cli.html#--experimental-config-fileconfig */
const OPTION = /^--(env-file(?:-if-exists)?|(?:experimental-)?config-file)(?:=(.*))?$/s;
const USUAL_OPTION = /^--(?:experimental-)?default-config-file$/;
const USUAL_FILE = 'node.config.json';
/** Any way to say where an inspector listens. */
const OF_INSPECTOR = /inspect|debug-port/i;

/**
 * @typedef {object} OptionFile
 * @property {string} file as it was named
 * @property {boolean} mayLack whether Node starts without it
 */

/**
 * @param {string[]} words NODE_OPTIONS, then the command line: Node also takes those behind the script's name
 * @returns {OptionFile[]} files that they name
 */
export function optionFiles(words) {
  return words.flatMap((word, index) => {
    if (USUAL_OPTION.test(word)) return [{ file: USUAL_FILE, mayLack: true }];
    const match = OPTION.exec(word);
    if (match === null) return [];
    const [, name, value = words[index + 1] ?? ''] = match;
    return [{ file: value, mayLack: name === 'env-file-if-exists' }];
  });
}

/**
 * @param {string[]} words as `optionFiles`
 * @param {string} directory in which the program runs
 * @returns {Promise<{file: string, problem: string} | null>} a file that may say where the inspector listens, and why it
 *   is not known not to; null if there is none
 */
export async function doubtfulFile(words, directory) {
  for (const { file, mayLack } of optionFiles(words)) {
    try {
      const text = await readChecked(pathIn(directory, file), MOST_BYTES.config);
      if (OF_INSPECTOR.test(text.toString('latin1'))) return { file, problem: 'speaks of the inspector' };
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
