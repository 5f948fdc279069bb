/** The logs in a run's directory: whose they are, and whether they are whole. */
import { readdirSync } from 'node:fs';
import { lstat, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES } from '../files/limits.js';
import { replaceFile } from '../files/replace-file.js';
import { Failure } from '../model/failure.js';
import { isMapping } from '../model/mapping.js';
import { freeSpace } from './directory.js';
import logByDescriptor from './probe/log-by-descriptor.cjs';

/** @import { Mapping } from '../model/mapping.js' */

/** `isolate-<address>-<pid>-v8-<ms since 1970>.log`; Windows prints addresses without `0x`. */
const LOG_NAME = /^isolate-(?:0x)?([0-9a-f]+)-(\d+)-v8-(\d+)\.log$/i;
const MAPPINGS_NAME = /^mappings-(\d+)-\d+\.json$/;
/** Block size of disks, and of C's output buffers, bytes: a full disk ends a file at a multiple of it. */
const BLOCK = 4096;
/** A file system with less free space than this counts as full, bytes. */
const FULL = 64 << 10;

/**
 * One isolate's log.
 * @typedef {object} LogFile
 * @property {string} file absolute path
 * @property {number} pid
 * @property {number} startTime ms since 1970 when the isolate's log was opened
 */

/**
 * The logs of all isolates: the program's own process first, its main thread before its workers.
 * @param {string} directory absolute path where logs went
 * @param {number} mainPid process id of the program
 * @returns {Promise<LogFile[]>} in order of process and start
 */
export async function findLogs(directory, mainPid) {
  // The program may have put a file in the directory's place.
  const logs = (await readdir(directory).catch(() => [])).flatMap((name) => {
    const match = LOG_NAME.exec(name);
    return match === null
      ? []
      : [{ file: path.join(directory, name), pid: Number(match[2]), startTime: Number(match[3]) }];
  });
  const firstStart = new Map();
  for (const { pid, startTime } of logs) firstStart.set(pid, Math.min(startTime, firstStart.get(pid) ?? Infinity));
  const rank = (/** @type {LogFile} */ log) => (log.pid === mainPid ? -1 : firstStart.get(log.pid));
  return logs.sort(
    (a, b) => rank(a) - rank(b) || a.pid - b.pid || a.startTime - b.startTime || (a.file < b.file ? -1 : 1),
  );
}

/**
 * Removes logs that never got a name, because their child never started or ended before any of its program's code ran,
 * and logs to which V8 could write nothing because the disk was full.
 * @param {string} directory absolute path where logs went
 */
export async function removeUnwritten(directory) {
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name);
    if (name.startsWith(logByDescriptor.NEXT) || (isLog(name) && (await isUnwritten(file))))
      await rm(file, { force: true });
  }
}

/**
 * @param {string} file absolute path of a log
 * @returns {Promise<boolean>} whether it has only the byte that was written to test the disk (probe/open-log.cjs)
 */
async function isUnwritten(file) {
  const { size } = await lstat(file);
  return size <= 1;
}

/**
 * @param {string} name of a file in the directory where logs go
 * @param {number} [pid] process id
 * @returns {boolean} whether it is a log, of that process if one is given
 */
export function isLog(name, pid) {
  const [log, , its] = LOG_NAME.exec(name) ?? [];
  return log !== undefined && (pid === undefined || Number(its) === pid);
}

/**
 * @param {string} name of a file in the directory where logs go
 * @returns {number} process id in it if it is a log, else 0
 */
export function pidInName(name) {
  return Number(LOG_NAME.exec(name)?.[2] ?? 0);
}

/**
 * @param {string[]} names of files in the directory where logs go
 * @returns {Map<number, number>} how many isolates of each process write a log
 */
export function isolatesByProcess(names) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const name of names) {
    const pid = pidInName(name);
    if (pid > 0) counts.set(pid, (counts.get(pid) ?? 0) + 1);
  }
  return counts;
}

/**
 * @param {string} directory absolute path where logs go
 * @returns {number[]} processes that have written there
 */
export function writingProcesses(directory) {
  try {
    return [...isolatesByProcess(readdirSync(directory)).keys()];
  } catch {
    // The program removed our directory.
    return [];
  }
}

/**
 * Whether the disk filled up while the logs were written: V8 then silently stops writing.
 * @param {string} directory absolute path where logs went
 * @param {LogFile[]} logs found there
 * @param {(directory: string) => Promise<number>} [free] bytes left there
 * @returns {Promise<Failure | null>} `disk-full` if a log is cut off and no space is left
 */
export async function diskFailure(directory, logs, free = freeSpace) {
  const freeBytes = await free(directory);
  if (freeBytes >= FULL) return null;
  const cut = await Promise.all(logs.map(({ file }) => isCut(file)));
  const cutLogs = cut.filter(Boolean).length;
  return cutLogs > 0 || logs.length === 0 ? new Failure('disk-full', { directory, freeBytes, cutLogs }) : null;
}

/**
 * @param {string} file absolute path of a log
 * @returns {Promise<boolean>} true if its last line is incomplete, or it ends at a block boundary
 */
async function isCut(file) {
  const { size } = await stat(file);
  if (size % BLOCK === 0) return true;
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer[0] !== 0x0a;
  } finally {
    await handle.close();
  }
}

/**
 * Joins the notes of each process' threads about native addons into `mappings-<pid>.json`: a list of
 * `{path, start, end}`, addresses as numbers, `start` where the file's offset 0 would be.
 * @param {string} directory absolute path where logs went
 * @returns {Promise<string[]>} absolute paths of the joined files
 */
export async function joinMappings(directory) {
  /** @type {Map<string, Map<string, Mapping>>} */
  const byPid = new Map();
  for (const name of (await readdir(directory)).sort()) {
    const pid = MAPPINGS_NAME.exec(name)?.[1];
    if (pid === undefined) continue;
    const rows = byPid.get(pid) ?? new Map();
    byPid.set(pid, rows);
    for (const row of await readMappings(path.join(directory, name)))
      rows.set(`${row.start} ${row.end} ${row.path}`, row);
    await rm(path.join(directory, name), { force: true });
  }
  return Promise.all(
    [...byPid].map(async ([pid, rows]) => {
      const file = path.join(directory, `mappings-${pid}.json`);
      await replaceFile(file, JSON.stringify([...rows.values()]));
      return file;
    }),
  );
}

/**
 * @param {string} file absolute path of one thread's notes
 * @returns {Promise<Mapping[]>} its rows; none if the program scribbled over it
 */
async function readMappings(file) {
  try {
    const rows = JSON.parse(String(await readChecked(file, MOST_BYTES.mappings)));
    return rows.filter(isMapping);
  } catch {
    return [];
  }
}
