/** The command line as a process of its own: real streams, real signals, real exit codes. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @import { ChildProcess } from 'node:child_process' */

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const BIN = path.join(ROOT, 'bin/cryptoprof.js');
export const PROGRAMS = path.join(ROOT, 'fixtures/programs');

/**
 * @typedef {object} Ended
 * @property {number | null} exitCode
 * @property {NodeJS.Signals | null} signal
 * @property {string} out what stdout got
 * @property {string} err what stderr got
 */

/** @returns {NodeJS.ProcessEnv} ours, but for colours and npm's settings of whoever runs the tests */
export function ownEnvironment() {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|FORCE_COLOR|NO_COLOR|NODE_OPTIONS)/.test(name));
  return Object.fromEntries(own);
}

/**
 * Runs a command to its end.
 * @param {string[]} words the command
 * @param {{cwd: string, input?: string, keys?: [string, string][], env?: NodeJS.ProcessEnv, onOutput?: (child:
 *   ChildProcess, out: string) => void}} how `input` for stdin; `keys`: what to type when
 *   what is first seen, in turn; `onOutput` is called with all output so far whenever some came
 * @returns {Promise<Ended>}
 */
export function runProcess([file, ...args], { cwd, input = '', keys, env = {}, onOutput = () => {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env: { ...ownEnvironment(), ...env }, stdio: 'pipe' });
    let [out, err] = ['', ''];
    const toType = [...(keys ?? [])];
    child.stdout.on('data', (chunk) => {
      onOutput(child, (out += chunk));
      if (toType.length > 0 && out.includes(toType[0][0])) child.stdin.write(toType.shift()?.[1]);
    });
    child.stderr.on('data', (chunk) => onOutput(child, (err += chunk)));
    child.on('error', reject);
    child.on('close', (exitCode, signal) => resolve({ exitCode, signal, out, err }));
    child.stdin.on('error', () => {});
    // A terminal's end of input would be typed, too.
    if (keys === undefined) child.stdin.end(input);
  });
}

/**
 * @param {string[]} words behind `cryptoprof`
 * @param {Parameters<typeof runProcess>[1]} how
 * @returns {Promise<Ended>}
 */
export function runCli(words, how) {
  return runProcess([process.execPath, BIN, ...words], how);
}

/**
 * @param {string} cwd where a program was profiled
 * @returns {string} absolute path of the one directory of outputs there
 */
export function onlyRun(cwd) {
  const [run, ...others] = readdirSync(path.join(cwd, '.cryptoprof')).filter((name) => name !== '.gitignore');
  if (run === undefined || others.length > 0) throw new Error(`${others.length} other runs beside ${run}`);
  return path.join(cwd, '.cryptoprof', run);
}
