/** Programs that end in many ways, and what is left of their runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';

/** util-linux's script(1) makes the terminal; those of BSD and macOS take other arguments. */
export const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

/** Does nothing about signals. */
export const UP = "const { appendFileSync } = require('node:fs'); setInterval(() => {}, 1000); console.log('up');";

/** Works until it is ended, and notes who it is in the file `pid`. */
export const WORKS = `
  const { pbkdf2Sync } = require('node:crypto');
  require('node:fs').appendFileSync('pid', process.pid + ' ');
  setInterval(() => pbkdf2Sync('password', 'salt', 10000, 64, 'sha512'), 5);
  setTimeout(() => console.log('up'), 300);`;

/**
 * @param {string} cwd of programs that noted who they are
 * @returns {number[]} those that still run; only on Linux
 */
export function running(cwd) {
  const pids = readFileSync(path.join(cwd, 'pid'), 'utf8').trim().split(' ').map(Number);
  // One that has ended and whose parent has not asked for it has no executable any more.
  return pids.filter((pid) => existsSync(`/proc/${pid}/exe`));
}

export const CTRL_C = '\u0003';

/**
 * @param {string} name of a signal
 * @param {string} [end] what ends the program
 * @returns {string} a program that notes each such signal in the file `got`, and ends on its own account a while after
 *   the first
 */
export function handling(name, end = 'process.exit(7)') {
  return `process.on('${name}', () => { appendFileSync('got', '${name} '); setTimeout(() => ${end}, 600); }); ${UP}`;
}

/** What Node 20 does at the exit of a program whose terminal has gone is its own bug (SIGABRT): no exit, then. */
export const AT_ONCE = "process.kill(process.pid, 'SIGKILL')";

/**
 * @param {string} source of a program
 * @returns {string} absolute path of its directory; it is called app.js there
 */
export function programOf(source) {
  const cwd = newDirectory();
  writeFileSync(path.join(cwd, 'app.js'), source);
  return cwd;
}

/**
 * @param {() => boolean} isSo
 * @returns {Promise<void>} when it is so; the test's own time is the limit
 */
export async function until(isSo) {
  while (!isSo()) await delay(50);
}

/**
 * @param {string} cwd where a program was profiled
 * @returns {any} the report, null if there is none yet
 */
export function reportIn(cwd) {
  const home = path.join(cwd, '.cryptoprof');
  const [run] = existsSync(home) ? readdirSync(home).filter((name) => name !== '.gitignore') : [];
  const file = path.join(home, run ?? '', 'report.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * @param {string} cwd where a program was profiled
 * @returns {string[]} V8's logs that were left there
 */
export function rawLogs(cwd) {
  const directory = path.join(cwd, '.cryptoprof');
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.log'));
  } catch (error) {
    // A directory that goes while it is read may still hold others.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [directory];
    throw error;
  }
}

/**
 * @param {string} cwd
 * @param {string} command for a shell, which the terminal is opened for
 * @param {Partial<Parameters<typeof runProcess>[1]>} [how]
 * @returns {ReturnType<typeof runProcess>} what the terminal got
 */
export function runOnTerminal(cwd, command, { env = {}, ...how } = {}) {
  return runProcess(['script', '-qefc', command, '/dev/null'], {
    cwd,
    keys: [],
    env: { TERM: 'xterm', SHELL: '/bin/sh', ...env },
    ...how,
  });
}

/**
 * Closes the terminal once the program is up, and waits for the report.
 * @param {string} cwd of a program
 * @param {string} command that runs it
 * @param {Parameters<typeof runOnTerminal>[2]} [how]
 * @returns {Promise<any>} the report
 */
export async function closeTerminal(cwd, command, how = {}) {
  let isClosed = false;
  await runOnTerminal(cwd, command, {
    ...how,
    onOutput(child, out) {
      if (isClosed || !/^up/m.test(out)) return;
      isClosed = true;
      child.kill('SIGKILL');
    },
  });
  await until(() => reportIn(cwd) !== null);
  await until(() => rawLogs(cwd).length === 0);
  return reportIn(cwd);
}
