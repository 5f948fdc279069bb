import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Written by probe/launcher.cjs. */
const LAUNCHER_NAME = /^launcher-(\d+)\.json$/;

/**
 * @param {string[]} names of files in the directory where the probe writes
 * @returns {number[]} process ids of package managers
 */
export function launchersIn(names) {
  return names.flatMap((name) => LAUNCHER_NAME.exec(name)?.slice(1).map(Number) ?? []);
}

/**
 * Reads which processes were package managers, and removes their files.
 * @param {string} directory absolute path where the probe wrote
 * @returns {Promise<number[]>} their process ids
 */
export async function takeLaunchers(directory) {
  const names = (await readdir(directory)).filter((name) => LAUNCHER_NAME.test(name));
  for (const name of names) await rm(path.join(directory, name), { force: true }).catch(() => {});
  return launchersIn(names);
}
