import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Written by probe/launcher.cjs. */
const LAUNCHER_NAME = /^launcher-(\d+)\.json$/;

/**
 * Reads which processes were package managers, and removes their files.
 * @param {string} directory absolute path where the probe wrote
 * @returns {Promise<number[]>} their process ids
 */
export async function takeLaunchers(directory) {
  const names = (await readdir(directory)).filter((name) => LAUNCHER_NAME.test(name));
  for (const name of names) await rm(path.join(directory, name), { force: true }).catch(() => {});
  return names.map((name) => Number(LAUNCHER_NAME.exec(name)?.[1]));
}
