/** Packages that we do not depend on, for tests of real programs: installed once, below .cache, as the Nodes are. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from './cli-process.js';

/**
 * @param {string} name of the directory below .cache
 * @param {string[]} packages as `npm install` takes them, with their versions
 * @param {{scripts?: boolean}} [options] whether their install scripts run, which build or fetch what is native
 * @returns {Promise<string>} absolute path of the node_modules that hold them
 */
export async function installedPackages(name, packages, { scripts = false } = {}) {
  const directory = path.join(ROOT, '.cache', name);
  const modules = path.join(directory, 'node_modules');
  // Written last. Another list is another installation.
  const list = path.join(modules, '.wanted.json');
  const wanted = JSON.stringify(packages);
  const isThere = () => existsSync(list) && readFileSync(list, 'utf8') === wanted;
  if (isThere()) return modules;
  mkdirSync(directory, { recursive: true });
  await whileLocked(path.join(directory, 'installing'), async () => {
    if (isThere()) return;
    const words = [
      'install',
      '--prefix',
      directory,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `--ignore-scripts=${!scripts}`,
    ];
    const options = { cwd: directory, shell: process.platform === 'win32', maxBuffer: 16 << 20 };
    await promisify(execFile)('npm', [...words, ...packages], options);
    writeFileSync(list, wanted);
  });
  return modules;
}

/**
 * Suites run at the same time, in processes of their own, and may need the same.
 * @param {string} file that says who is at work
 * @param {() => Promise<void>} work that nobody else does meanwhile
 */
async function whileLocked(file, work) {
  while (!isTaken(file)) await setTimeout(100);
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * @param {string} file that says who is at work
 * @returns {boolean} whether it is we, now
 */
function isTaken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (!isAlive(file)) rmSync(file, { force: true });
    return false;
  }
}

/**
 * @param {string} file that says who is at work
 * @returns {boolean} false if that process was killed
 */
function isAlive(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // The file is there before it holds the id.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    // It may be done since.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}
