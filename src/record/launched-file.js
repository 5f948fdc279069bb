import { statSync } from 'node:fs';
import path from 'node:path';
import { NODE_NAME } from './node-options.js';

/** Programs that run the file named next, besides Node: `npx tsx main.ts`, `tsx watch main.ts`. */
const RUNS_FILE = /^(?:tsx|ts-node(?:-\w+)?|watch)$/;
const CODE = /\.[cm]?[jt]sx?$/i;

/**
 * @param {string[]} words a command line
 * @param {string} cwd absolute path of the working directory
 * @returns {string | undefined} the file of code that a tool in it is to run, as written; undefined if none is named
 *   right after the tool
 */
export function launchedFile(words, cwd) {
  return words.find(
    (word, index) => index > 0 && runsFile(words[index - 1]) && CODE.test(word) && isFile(path.resolve(cwd, word)),
  );
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
 * @returns {boolean} whether there is such a file
 */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
