/** A project that has installed what npm would publish of this one. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** @returns {Promise<string>} absolute path of a new project, with a lock file */
export async function packedProject() {
  const home = newDirectory();
  const cwd = path.join(home, 'app');
  mkdirSync(cwd);
  writeFileSync(path.join(cwd, 'package.json'), '{"private": true}');
  await npm(['pack', ROOT, '--pack-destination', home], home);
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack has packed nothing');
  // What `npm ci` of this repository has left in npm's cache is not fetched again.
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', path.join(home, tarball)], cwd);
  return cwd;
}

/**
 * @param {string[]} words behind `npm`
 * @param {string} cwd where to run it
 * @throws {Error} with what it printed, if it fails
 */
async function npm(words, cwd) {
  const { exitCode, out, err } = await runProcess([NPM, ...words], { cwd });
  if (exitCode !== 0) throw new Error(`npm ${words.join(' ')} ended with ${exitCode}:\n${out}${err}`);
}
