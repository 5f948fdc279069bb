import { spawn } from 'node:child_process';

/** @import { Ending } from './child.js' */

/**
 * @typedef {object} ShellCommand
 * @property {Promise<Ending & {error?: string}>} ended how the command ended; never rejects
 * @property {() => void} cancel ends the command and what it started
 */

/**
 * Runs the user's load command in a shell. What it prints goes to our stderr: stdout is the program's.
 * @param {string} command for the shell, such as `npx autocannon localhost:$PORT`
 * @param {{cwd: string, env: NodeJS.ProcessEnv, port: number}} where directory, environment and the program's port
 * @returns {ShellCommand} the running command
 */
export function startShellCommand(command, { cwd, env, port }) {
  // In a group of its own it can be ended as a whole: a shell does not pass signals on to what it runs.
  const detached = process.platform !== 'win32';
  const child = spawn(command, {
    shell: true,
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 2, 2],
    detached,
  });
  return {
    ended: new Promise((resolve) => {
      child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
      child.once('error', (error) => resolve({ exitCode: null, signal: null, error: error.message }));
    }),
    cancel() {
      try {
        if (child.pid !== undefined) process.kill(detached ? -child.pid : child.pid, 'SIGTERM');
      } catch {
        // It has ended.
      }
    },
  };
}
