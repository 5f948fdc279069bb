/** A copy of the programs beside the packages that they use, as an application has them. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAMS = fileURLToPath(new URL('../../fixtures/programs/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../.cache/scenarios/', import.meta.url));

/** The last versions that run on Node 20. */
const PACKAGES = { axios: '1.21.1', got: '14.6.5', mongodb: '6.22.0', pg: '8.23.1', undici: '7.30.2' };

/**
 * @param {string} directory that is there, and empty
 * @param {boolean} needsPackages whether programs will be run that use packages
 * @returns {Promise<string>} absolute path of a directory that holds the programs, which can require the packages
 */
export async function checkOut(directory, needsPackages) {
  for (const name of readdirSync(PROGRAMS).filter((entry) => entry.startsWith('tls-') && !entry.includes('.'))) {
    mkdirSync(path.join(directory, name));
    for (const file of readdirSync(path.join(PROGRAMS, name)))
      copyFileSync(path.join(PROGRAMS, name, file), path.join(directory, name, file));
  }
  writeFileSync(path.join(directory, 'package.json'), '{ "name": "scenarios", "private": true }\n');
  if (needsPackages) symlinkSync(await install(), path.join(directory, 'node_modules'), 'junction');
  return directory;
}

/** @returns {Promise<string>} absolute path of the node_modules with the packages, installed unless they are there */
async function install() {
  const installed = path.join(CACHE, 'node_modules');
  if (!Object.entries(PACKAGES).every(([name, version]) => versionOf(path.join(installed, name)) === version)) {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(path.join(CACHE, 'package.json'), `${JSON.stringify({ private: true, dependencies: PACKAGES })}\n`);
    const words = ['install', '--prefix', CACHE, '--no-audit', '--no-fund', '--ignore-scripts'];
    await promisify(execFile)('npm', words, { cwd: CACHE, shell: process.platform === 'win32', maxBuffer: 16 << 20 });
  }
  return installed;
}

/**
 * @param {string} directory of a package
 * @returns {string} its version, `''` if it is not there
 */
function versionOf(directory) {
  const manifest = path.join(directory, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : '';
}
