import { statSync } from 'node:fs';
import path from 'node:path';
import { isInPackage } from '../model/file-path.js';
import { findScript } from './command.js';
import { NODE_NAME, splitNodeWords } from './node-options.js';

/** Programs that run a file and take Node's options, besides Node: `npx tsx main.ts`. */
const RUNS_FILE = /^(?:tsx|ts-node(?:-\w+)?)$/;
const CODE = /\.[cm]?[jt]sx?$/i;
/** What may stand between a tool and the program that it starts: an option, a variable, what a package manager is asked. */
const BETWEEN = /^(?:-.*|\w+=.*|exec|dlx|x)$/s;

/**
 * After any other word, as in `npm start -- node other.js` and `app.js node other.js`, a program may only be an argument.
 * @param {string[]} words a command line
 * @param {string} cwd absolute path of the working directory
 * @returns {string | undefined} the file of code that a tool in it is to run, as written; undefined if it is not sure
 *   that there is one: after the run it is known
 */
export function launchedFile(words, cwd) {
  const at = words.findIndex(runsFile);
  const [first, ...before] = words.slice(0, Math.max(0, at));
  const isStarted = before.every((word, index) => BETWEEN.test(word) || before[index - 1]?.startsWith('-'));
  const isTool = first === undefined || isInPackage(path.resolve(cwd, first)) || findScript(first, { cwd }) === null;
  return at >= 0 && isStarted && isTool ? fileOf(words.slice(at), cwd) : undefined;
}

/**
 * @param {string[]} words a program that runs a file, and what follows it
 * @param {string} cwd absolute path of the working directory
 * @returns {string | undefined} the file, as written; undefined if that is not code
 */
function fileOf([program, ...rest], cwd) {
  const hasCommand = rest[0] === 'watch' && RUNS_FILE.test(path.basename(program));
  const { script, args, isFile } = splitNodeWords(hasCommand ? rest.slice(1) : rest);
  if (script === null || !isFile) return undefined;
  if (runsFile(script)) return fileOf([script, ...args], cwd);
  return CODE.test(script) && isThere(path.resolve(cwd, script)) ? script : undefined;
}

/**
 * @param {string} word of a command line
 * @returns {boolean} whether it names a program that runs a file
 */
function runsFile(word) {
  const name = path.basename(word);
  return RUNS_FILE.test(name) || NODE_NAME.test(name);
}

/**
 * @param {string} file absolute path
 * @returns {boolean} whether there is such a file, as far as we may look
 */
function isThere(file) {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
