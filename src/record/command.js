/** What a command line runs: Node, a package manager, or something else. */
import { accessSync, constants, openSync, closeSync, readSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDirectory } from '../files/is-directory.js';
import { Failure } from '../model/failure.js';
import { EVALUATING, LOADER_OPTIONS, NODE_NAME, hasOption, optionName, splitNodeWords } from './node-options.js';
import { checkPackageScope, isSpecialFile } from './package-scope.js';
import launchers from './probe/launchers.cjs';
import nodeInPath from './probe/node-in-path.cjs';

const { isLauncher } = launchers;

/**
 * What a command line runs: a Node program (`node`), which we start under the profiler; a package manager (`launcher`),
 * a Node program that is not profiled itself; or something else, such as a shell script (`other`). Nodes started by the
 * last two are profiled.
 * @typedef {object} CommandLine
 * @property {'node' | 'launcher' | 'other'} kind
 * @property {string} node absolute path of the Node that runs the program
 * @property {string} file absolute path of the executable to start: that Node, or the other program
 * @property {string} name its name as the user wrote it, which the program sees as `process.argv0` and its title
 * @property {string[]} nodeOptions the user's own options for Node, without code
 * @property {string} script as the user wrote it; `-` is standard input, options such as `-e` are code; for a package
 *   manager with its request: `npm run build`
 * @property {string[]} words all arguments of the executable
 */

/** @typedef {{cwd: string, env: NodeJS.ProcessEnv}} Where the program's working directory and environment */

/** Node can start from a saved snapshot of a program (https://nodejs.org/api/cli.html#--snapshot-blobpath). */
const SNAPSHOT = '--snapshot-blob';

/**
 * Understands a command line: `node [options] script [args]`; or the same without `node`, which then runs under our own
 * Node; or a command, looked up like a shell does, in `node_modules/.bin` and PATH.
 * @param {string[]} words the command line, one word each
 * @param {Partial<Where>} [where] ours if left out
 * @returns {CommandLine} what to run
 * @throws {Failure} `script-missing`, `script-not-found`, `script-not-decoded`, `directory-without-script`, `script-not-a-file`,
 *   `command-not-node`, `node-not-found`, `package-json-not-a-file`
 */
export function parseCommand(words, { cwd = process.cwd(), env = process.env } = {}) {
  const where = { cwd, env };
  if (words.length === 0) throw new Failure('script-missing');
  checkPackageScope(cwd);
  const [first, ...rest] = words;
  if (NODE_NAME.test(path.basename(first))) {
    const node = findExecutable(first, where);
    if (node === null) throw new Failure('node-not-found', { node: first });
    return nodeCommand({ node, name: first }, rest, where);
  }
  const own = { node: process.execPath, name: 'node' };
  if (isNodeWord(first)) return nodeCommand(own, words, where);
  const script = findScript(first, where);
  // A tool often has a configuration file of its name, which Node would load: `nx.json`.
  if (script !== null && path.extname(script) !== '.json')
    return fileCommand(script, { node: own.node, word: first, name: first, rest }, where);
  const tool = first.includes('/') ? null : findTool(first, where);
  if (tool === null) throw noScript(first, where);
  return fileCommand(tool, { node: pathNode(where), word: tool, name: first, rest }, where);
}

/**
 * @param {string} word the first of a command line
 * @returns {boolean} whether it makes Node run something other than a file: `-e`, `-`
 */
function isNodeWord(word) {
  return word === '-' || word === '--test' || EVALUATING.has(optionName(word));
}

/**
 * @param {{node: string, name: string}} own the Node, and its name as the user wrote it
 * @param {string[]} words after it
 * @param {Where} where it runs
 * @returns {CommandLine}
 * @throws {Failure} `script-missing`, `script-not-found`, `script-not-decoded`, `directory-without-script`, `script-not-a-file`,
 *   `command-not-node`
 */
function nodeCommand({ node, name }, words, where) {
  const { nodeOptions, script, isFile, scriptless } = splitNodeWords(words);
  if (scriptless === '--run')
    return { kind: 'other', node, file: node, name, nodeOptions: [], script: 'node --run', words };
  // A snapshot may contain the program: then no script is read, and the word in its place need not be one.
  if (hasOption(nodeOptions, [SNAPSHOT]))
    return { kind: 'node', node, file: node, name, nodeOptions, script: script ?? SNAPSHOT, words };
  if (script === null) throw new Failure('script-missing', scriptless === null ? {} : { option: scriptless });
  if (isFile && !hasOption(nodeOptions, LOADER_OPTIONS)) {
    const file = findScript(script, where);
    if (file === null) throw noScript(script, where);
    const interpreter = otherInterpreter(file);
    if (interpreter !== null) throw new Failure('command-not-node', { command: script, interpreter });
  }
  const kind = isFile && isLauncher(script) ? 'launcher' : 'node';
  return { kind, node, file: node, name, nodeOptions, script, words };
}

/**
 * @param {string} file absolute path of the file to run
 * @param {{node: string, word: string, name: string, rest: string[]}} as requested: the Node for it, its word on Node's
 *   command line, which Node shows to the program, its name as the user wrote it, and its arguments
 * @param {Where} where it runs
 * @returns {CommandLine}
 * @throws {Failure} `command-not-node` if it can't be executed
 */
function fileCommand(file, { node, word, name, rest }, where) {
  const script = isLauncher(file) ? launcherScript(name, rest) : name;
  const interpreter = otherInterpreter(file);
  if (interpreter === null || (RUNS_TYPESCRIPT.test(interpreter) && !isExecutable(file))) {
    const kind = isLauncher(file) ? 'launcher' : 'node';
    const nodeOptions = shebangOptions(file);
    return { kind, node, file: node, name: 'node', nodeOptions, script, words: [...nodeOptions, word, ...rest] };
  }
  if (!isExecutable(file)) throw new Failure('command-not-node', { command: name, interpreter });
  return { kind: 'other', node: pathNode(where), file, name, nodeOptions: [], script, words: rest };
}

/** What these run, Node may be able to run, since it can strip types. */
const RUNS_TYPESCRIPT = /\b(?:tsx|ts-node)\b/;

/** Options of package managers before the request: those without a value, and those whose value is the next word. */
const FLAGS = new Set(['-y', '--yes', '-s', '--silent', '-r', '--recursive', '--ws', '--workspaces', '--if-present']);
const WITH_VALUE = new Set([
  '-w',
  '--workspace',
  '-F',
  '--filter',
  '-C',
  '--dir',
  '--cwd',
  '--prefix',
  '-p',
  '--package',
]);
/** A package manager's request is its next word; with these, it includes the one after that. */
const ASKING = new Set(['run', 'run-script', 'exec', 'dlx', 'x', 'node', 'watch']);
/** Anything else may be an argument of the program. */
const ASKED = /^[a-z@][\w:@./-]{0,60}$/i;

/**
 * @param {string} name of a package manager, as written
 * @param {string[]} args of it
 * @returns {string} both, as far as they show what is run; the program's arguments are left out, since they may be
 *   secrets
 */
function launcherScript(name, args) {
  const asked = args.slice(optionsBefore(args));
  const most = ASKING.has(asked[0]) ? 2 : 1;
  const end = asked.slice(0, most).findIndex((word) => !ASKED.test(word));
  return [path.basename(name), ...asked.slice(0, end < 0 ? most : end)].join(' ');
}

/**
 * @param {string[]} args of a package manager
 * @returns {number} how many of them are known options and their values; others may hold a secret
 */
function optionsBefore(args) {
  let index = 0;
  while (FLAGS.has(optionName(args[index] ?? '')) || WITH_VALUE.has(optionName(args[index] ?? '')))
    index += WITH_VALUE.has(args[index]) ? 2 : 1;
  return index;
}

/**
 * @param {Where} where a command runs
 * @returns {string} absolute path of the Node that `node` means there; our own if there is none
 */
function pathNode(where) {
  const found = findExecutable('node', where) ?? process.execPath;
  // Yarn puts a script there for everything it runs, which starts the Node that runs it and us.
  return otherInterpreter(found) !== 'machine code' && startsOurs(found) ? process.execPath : found;
}

/**
 * @param {string} file absolute path of a file called `node`
 * @returns {boolean} whether it is the Node that runs us, or starts it
 */
function startsOurs(file) {
  try {
    return nodeInPath.startsNode(file, process.execPath);
  } catch {
    return false;
  }
}

/**
 * Finds a script as Node does: extensions, directories with an index.js or a package.json.
 * @param {string} script as the user wrote it
 * @param {Pick<Where, 'cwd'>} where it runs
 * @returns {string | null} absolute path; null if there is none
 * @throws {Failure} `script-not-a-file` for a pipe or device: even looking into a pipe takes from it what Node would
 *   read
 */
export function findScript(script, { cwd }) {
  const file = path.resolve(cwd, script);
  if (isSpecialFile(file)) throw new Failure('script-not-a-file', { script });
  try {
    return createRequire(path.join(cwd, 'noop.js')).resolve(file);
  } catch {
    return null;
  }
}

/**
 * @param {string} word of a command line that names neither a script nor a command
 * @param {Where} where it runs
 * @returns {Failure} why not
 */
function noScript(word, { cwd }) {
  if (isDirectory(path.resolve(cwd, word))) return new Failure('directory-without-script', { directory: word });
  // Node puts this in place of bytes that are not UTF-8, and can't open such a path either.
  const isUndecoded = `${word}${cwd}`.includes('\ufffd');
  return new Failure(isUndecoded ? 'script-not-decoded' : 'script-not-found', { script: word, cwd });
}

/**
 * Finds a command the way a package's scripts do: in `node_modules/.bin` here and in parents, then in PATH.
 * @param {string} name of it
 * @param {Where} where it runs
 * @returns {string | null} absolute path; null if there is none
 */
function findTool(name, { cwd, env }) {
  for (let directory = cwd; ; directory = path.dirname(directory)) {
    const file = path.join(directory, 'node_modules', '.bin', name);
    if (isExecutable(file)) return file;
    if (path.dirname(directory) === directory) return findExecutable(name, { cwd, env });
  }
}

/**
 * What runs a file, if not Node: `node_modules/.bin` contains shell scripts as well as JavaScript.
 * @param {string} file absolute path
 * @returns {string | null} such as `/bin/sh`, `machine code`; null if it may be JavaScript
 */
function otherInterpreter(file) {
  const head = readHead(file);
  if (head.startsWith('\x7fELF') || head.startsWith('\xcf\xfa\xed\xfe') || head.startsWith('MZ\x90'))
    return 'machine code';
  const interpreter = shebangOf(head);
  return interpreter === '' || nodeAt(interpreter.split(/\s+/)) >= 0 ? null : interpreter;
}

/**
 * @param {string} file absolute path of a script for Node
 * @returns {string[]} the options that its first line gives Node: `#!/usr/bin/env -S node --enable-source-maps`
 */
function shebangOptions(file) {
  const words = shebangOf(readHead(file)).split(/\s+/);
  const node = nodeAt(words);
  return node < 0 ? [] : words.slice(node + 1);
}

/**
 * @param {string} head of a file
 * @returns {string} the interpreter in its first line, `''` if there is none
 */
function shebangOf(head) {
  return /^#!\s*(.+)/.exec(head)?.[1].trim() ?? '';
}

/**
 * @param {string[]} words of a first line
 * @returns {number} which of them is Node, -1 if none is
 */
function nodeAt(words) {
  return words.findIndex((word) => NODE_NAME.test(path.basename(word)));
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
 * Finds a program the way a shell does: by its path, or in the directories of PATH.
 * @param {string} name such as `node` or `./bin/node`
 * @param {Where} where to search
 * @returns {string | null} absolute path
 */
function findExecutable(name, { cwd, env }) {
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
