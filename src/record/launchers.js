import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isLog } from './logs.js';

/** Written by probe/launcher.cjs, and by probe/tell-threads.cjs. */
const LAUNCHER_NAME = /^launcher-(\d+)\.json$/;

/**
 * @param {string[]} names of files in the directory where the probe writes
 * @returns {number[]} process ids of package managers
 */
export function launchersIn(names) {
  return names.flatMap((name) => LAUNCHER_NAME.exec(name)?.slice(1).map(Number) ?? []);
}

/**
 * Reads which processes were package managers, and removes their files, and the logs of those that turned out to be some.
 * @param {string} directory absolute path where the probe wrote
 * @returns {Promise<number[]>} their process ids
 */
export async function takeLaunchers(directory) {
  const names = await readdir(directory);
  const pids = launchersIn(names);
  const theirs = names.filter((name) => LAUNCHER_NAME.test(name) || pids.some((pid) => isLog(name, pid)));
  for (const name of theirs) await rm(path.join(directory, name), { force: true }).catch(() => {});
  return pids;
}
