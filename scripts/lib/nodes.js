import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The versions of Node that are supported and tested. */
export const NODE_MAJORS = [20, 22, 24, 26];
/** That of the Node that runs this. */
export const RUNNING_MAJOR = Number(process.versions.node.split('.')[0]);
/** All but that: what `npm run test:all` shows on the running Node, `npm run test:matrix` shows on these. */
export const OTHER_MAJORS = NODE_MAJORS.filter((major) => major !== RUNNING_MAJOR);

const CACHE = fileURLToPath(new URL('../../.cache/nodes/', import.meta.url));
/** Where npm's package `node` puts the binary of the platform. */
const BINARY = path.join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Finds the official binary of a version of Node, and installs it from npm into .cache/ if need be. A
 * directory that already holds them, as `<major>/` or `n<major>/`, can be given by CRYPTOPROF_NODES.
 * @param {number | string} major such as 24, or a whole version such as `24.12.0`
 * @param {NodeJS.ProcessEnv} [env] our environment
 * @returns {Promise<string>} absolute path of the executable
 */
export async function nodeBinary(major, env = process.env) {
  const given = env.CRYPTOPROF_NODES;
  const directories = given === undefined ? [] : [String(major), `n${major}`].map((name) => path.resolve(given, name));
  directories.push(path.join(CACHE, String(major)));
  const found = directories.map((directory) => path.join(directory, BINARY)).find((file) => existsSync(file));
  return found ?? install(major);
}

/**
 * @param {number | string} major such as 24, or a whole version such as `24.12.0`
 * @returns {Promise<string>} absolute path of the executable
 */
async function install(major) {
  const directory = path.join(CACHE, String(major));
  await mkdir(directory, { recursive: true });
  // The package's postinstall script puts the binary in place, so scripts must run, whatever .npmrc says.
  const words = [
    'install',
    '--prefix',
    directory,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts=false',
    `node@${major}`,
  ];
  await run('npm', words, { cwd: directory, shell: process.platform === 'win32', maxBuffer: 16 << 20 });
  return path.join(directory, BINARY);
}
