import { spawn } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '../model/failure.js';

/** @import { ChildProcess } from 'node:child_process' */

/**
 * How the program ended: one of the two is null.
 * @typedef {{exitCode: number | null, signal: NodeJS.Signals | null}} Ending
 */

/**
 * The program's stdin, stdout and stderr: each our own, none, or our own stream of that number.
 * @typedef {('inherit' | 'ignore' | 2)[]} Stdio
 */

/**
 * Starts the program. It gets our stdin, stdout and stderr (unless ignored) and stays in our process group, so that
 * pipes, Ctrl-C, Ctrl-Z and `fg` work as if we were not there.
 * @param {string} node absolute path of the executable
 * @param {string[]} words its arguments
 * @param {{cwd: string, env: NodeJS.ProcessEnv, name?: string, stdio?: Stdio, descriptors?: number[]}} where directory,
 *   environment, streams and name of the program, and other descriptors of ours that it gets under the same numbers
 * @returns {Promise<{child: ChildProcess, pid: number, ended: Promise<Ending>}>} once it runs; `ended` never rejects
 * @throws {Failure} `node-not-found`, `node-not-executable`, `spawn-failed`
 */
export async function startChild(
  node,
  words,
  { cwd, env, name = node, stdio = ['inherit', 'inherit', 'inherit'], descriptors = [] },
) {
  /** @type {(Stdio[number] | number)[]} */
  const all = [...stdio];
  for (const number of descriptors) {
    // Those ignored there are left alone.
    while (all.length < number) all.push('ignore');
    all[number] = number;
  }
  const child = spawn(node, words, { cwd, env, argv0: name, stdio: all });
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) =>
    child.once('exit', async (exitCode, signal) => {
      // A terminal's Ctrl-C ends the program and also signals us, but another of our threads may learn of the program's
      // end first. After two turns of the event loop, signals sent before the end have arrived.
      await nextTurn();
      await nextTurn();
      resolve({ exitCode, signal });
    }),
  );
  await new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(undefined));
    child.once('error', (error) => reject(spawnFailure(error, node, cwd)));
  });
  // Later errors come from signals that could not be sent, because the program has ended.
  child.on('error', () => {});
  return { child, pid: /** @type {number} */ (child.pid), ended };
}

/**
 * @param {NodeJS.ErrnoException} error from spawn
 * @param {string} node absolute path of the executable
 * @param {string} cwd the program's working directory; if that is gone, the error is ENOENT too
 * @returns {Failure} an error that the user can understand
 */
function spawnFailure(error, node, cwd) {
  if (error.code === 'ENOENT') return new Failure('node-not-found', { node, cwd }, error);
  if (error.code === 'EACCES') return new Failure('node-not-executable', { node }, error);
  return new Failure('spawn-failed', { node, reason: error.code ?? error.message }, error);
}
