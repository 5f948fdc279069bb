/** Which processes of the program are package managers. */
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isLog } from './logs.js';
import { PROC, readStart } from './proc.js';

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
 * @param {string} directory absolute path where the probe writes
 * @returns {Promise<number[]>} process ids of package managers that are still running; none if the system does not say
 *   when a process started, since only that proves its identity
 */
export async function runningLaunchers(directory) {
  const pids = launchersIn(await readdir(directory).catch(() => []));
  const started = await Promise.all(
    pids.map((pid) =>
      readFile(path.join(directory, `launcher-${pid}.json`), 'utf8')
        .then(startIn)
        .catch(() => ''),
    ),
  );
  return pids.filter((pid, index) => started[index] !== '' && readStart(pid, PROC) === started[index]);
}

/**
 * @param {string} text of such a file
 * @returns {string} when its process started, `''` if not given
 */
function startIn(text) {
  const { start } = JSON.parse(text);
  return typeof start === 'string' ? start : '';
}

/**
 * Reads which processes were package managers, and removes their files and logs.
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
