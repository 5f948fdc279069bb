/** Packages that we do not depend on, for tests of real programs: installed once, below .cache, as the Nodes are. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './cli-process.js';

/**
 * @param {string} name of the directory below .cache
 * @param {string[]} packages as `npm install` takes them, with their versions
 * @returns {Promise<string>} absolute path of the node_modules that hold them
 */
export async function installedPackages(name, packages) {
  const directory = path.join(ROOT, '.cache', name);
  const modules = path.join(directory, 'node_modules');
  if (existsSync(path.join(modules, '.package-lock.json'))) return modules;
  mkdirSync(directory, { recursive: true });
  const words = ['install', '--prefix', directory, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const options = { cwd: directory, shell: process.platform === 'win32', maxBuffer: 16 << 20 };
  await promisify(execFile)('npm', [...words, ...packages], options);
  return modules;
}
