import { accessSync, constants, openSync, closeSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../model/failure.js';
import { NODE_NAME, hasOption, splitNodeWords } from './node-options.js';

/**
 * @typedef {object} Command
 * @property {string} node absolute path of the Node that runs the program
 * @property {string} name of it as the user wrote it, which the program sees as `process.argv0` and its title
 * @property {string[]} nodeOptions the user's own options for Node
 * @property {string} script as the user wrote it; `-` is standard input
 * @property {string[]} args the script's arguments
 */

/** Options by which files become loadable that Node itself does not know, such as `--import tsx`. */
const LOADER_OPTIONS = [
  '-r',
  '--require',
  '--import',
  '--loader',
  '--experimental-loader',
  '--vfs-mount',
  '--vfs-load',
];

/**
 * Understands a command line that runs a Node.js program: `node [options] script [args]`, or `script [args]`, which
 * runs under the Node that runs us.
 * @param {string[]} words the command line, one word each
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv}} [where] the program's working directory and environment; ours if
 *   left out
 * @returns {Command} what to run
 * @throws {Failure} `script-missing`, `script-not-found`, `command-not-node`, `node-not-found`
 */
export function parseCommand(words, { cwd = process.cwd(), env = process.env } = {}) {
  if (words.length === 0) throw new Failure('script-missing');
  const [first, ...rest] = words;
  if (!NODE_NAME.test(path.basename(first))) {
    checkScript(first, cwd, () => findExecutable(first, cwd, env) !== null);
    return { node: process.execPath, name: 'node', nodeOptions: [], script: first, args: rest };
  }
  const node = findExecutable(first, cwd, env);
  if (node === null) throw new Failure('node-not-found', { node: first });
  const { nodeOptions, script, args, scriptless } = splitNodeWords(rest);
  if (script === null) throw new Failure('script-missing', scriptless === null ? {} : { option: scriptless });
  if (script !== '-' && !hasOption(nodeOptions, LOADER_OPTIONS)) checkScript(script, cwd, () => false);
  return { node, name: first, nodeOptions, script, args };
}

/**
 * Fails unless Node would find this script and it is not some other kind of program.
 * @param {string} script as the user wrote it
 * @param {string} cwd the program's working directory
 * @param {() => boolean} isCommand whether the word names an executable
 * @throws {Failure} `script-not-found`, `script-not-a-file`, `command-not-node`
 */
function checkScript(script, cwd, isCommand) {
  if (isSpecial(path.resolve(cwd, script))) throw new Failure('script-not-a-file', { script });
  let file;
  try {
    // Node's own way from a word to a file: extensions, directories with an index.js or a package.json.
    file = createRequire(path.join(cwd, 'noop.js')).resolve(path.resolve(cwd, script));
  } catch (error) {
    if (!script.includes('/') && isCommand()) throw new Failure('command-not-node', { command: script });
    throw new Failure('script-not-found', { script, cwd }, error);
  }
  const interpreter = otherInterpreter(file);
  if (interpreter !== null) throw new Failure('command-not-node', { command: script, interpreter });
}

/**
 * @param {string} file absolute path
 * @returns {boolean} whether it is a pipe, a device or the like: even to look into a pipe takes from it what Node would
 *   read
 */
function isSpecial(file) {
  try {
    const stats = statSync(file);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}

/**
 * What runs a file, if it is not Node: `node_modules/.bin` holds shell scripts as well as JavaScript.
 * @param {string} file absolute path
 * @returns {string | null} such as `/bin/sh`, `machine code`; null for what may well be JavaScript
 */
function otherInterpreter(file) {
  const head = readHead(file);
  if (head.startsWith('\x7fELF') || head.startsWith('\xcf\xfa\xed\xfe') || head.startsWith('MZ\x90'))
    return 'machine code';
  const shebang = /^#!\s*(.+)/.exec(head)?.[1].trim();
  return shebang === undefined || /\b(?:node|nodejs|tsx|ts-node)\b/.test(shebang) ? null : shebang;
}

/**
 * @param {string} file absolute path
 * @returns {string} up to 256 bytes as Latin-1, `''` if the file can't be read: Node will say why
 */
function readHead(file) {
  let descriptor;
  try {
    descriptor = openSync(file, 'r');
    const bytes = Buffer.alloc(256);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, bytes.length, 0));
  } catch {
    return '';
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/**
 * Finds a program as a shell does: by its path, or in the directories of PATH.
 * @param {string} name such as `node` or `./bin/node`
 * @param {string} cwd directory for relative paths
 * @param {NodeJS.ProcessEnv} env where PATH is
 * @returns {string | null} absolute path
 */
function findExecutable(name, cwd, env) {
  const isPath = name.includes('/') || name.includes(path.sep);
  const directories = isPath ? [cwd] : (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(Boolean);
  const endings = process.platform === 'win32' && path.extname(name) === '' ? ['.exe'] : [''];
  for (const directory of directories) {
    for (const ending of endings) {
      const candidate = path.resolve(cwd, directory, name + ending);
      if (isExecutable(candidate)) return candidate;
    }
  }
  return null;
}

/**
 * @param {string} file absolute path
 * @returns {boolean} true for a file that we may execute
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
