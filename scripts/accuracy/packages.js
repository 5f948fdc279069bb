import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs npm packages where the programs find them. Installed ones stay, so that two runs are comparable.
 * @param {string[]} names of packages
 * @param {string} directory to install them into
 * @returns {Promise<Map<string, string>>} version of each; `''` if it can't be installed here
 */
export async function installPackages(names, directory) {
  mkdirSync(directory, { recursive: true });
  const manifest = path.join(directory, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  for (const name of names.filter((each) => versionOf(each, directory) === '')) {
    console.error(`installing ${name}`);
    // Prebuilt addons are in the packages; install scripts would compile or download.
    const words = ['install', '--prefix', directory, '--no-audit', '--no-fund', '--ignore-scripts', name];
    await run('npm', words, { cwd: directory, shell: process.platform === 'win32', maxBuffer: 16 << 20 }).catch(
      () => {},
    );
  }
  return new Map(names.map((name) => [name, versionOf(name, directory)]));
}

/**
 * @param {string} name of a package
 * @param {string} directory where it may be installed
 * @returns {string} its version, `''` if it is not there
 */
function versionOf(name, directory) {
  try {
    return JSON.parse(readFileSync(path.join(directory, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch {
    return '';
  }
}
