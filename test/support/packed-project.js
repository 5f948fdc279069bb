/** A project that has installed what npm would publish of this one. */
import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runProcess } from './cli-process.js';
import { newDirectory } from './directories.js';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * `npm run test:all` packs and installs once for all its suites (pack-once.js), which have their own project around the
 * same packages.
 * @returns {Promise<string>} absolute path of a new project, with a lock file
 */
export async function packedProject() {
  const home = newDirectory();
  const packed = process.env.CRYPTOPROF_PACKED;
  if (packed === undefined) return packInto(home);
  const cwd = path.join(home, 'app');
  mkdirSync(cwd);
  for (const name of [tarballIn(packed), 'app/package.json', 'app/package-lock.json'])
    copyFileSync(path.join(packed, name), path.join(home, name));
  symlinkSync(path.join(packed, 'app/node_modules'), path.join(cwd, 'node_modules'), 'junction');
  return cwd;
}

/**
 * @param {string} home absolute path of an empty directory
 * @returns {Promise<string>} absolute path of the project in it; the tarball that it has installed lies beside it
 */
export async function packInto(home) {
  const cwd = path.join(home, 'app');
  mkdirSync(cwd);
  writeFileSync(path.join(cwd, 'package.json'), '{"private": true}');
  await npm(['pack', ROOT, '--pack-destination', home], home);
  // What `npm ci` of this repository has left in npm's cache is not fetched again.
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', path.join('..', tarballIn(home))], cwd);
  return cwd;
}

/**
 * @param {string} home absolute path of a directory
 * @returns {string} name of the tarball in it
 */
function tarballIn(home) {
  const tarball = readdirSync(home).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack has packed nothing');
  return tarball;
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
