/**
 * Reads from outside which native addons the program's processes map, so that it is known even for a killed program.
 */
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writingProcesses } from './logs.js';
import executableMappings from './probe/executable-mappings.cjs';

/** @import { Mapping } from '../model/mapping.js' */

/** Time between two readings, ms. A reading takes about 50 µs per process. */
const INTERVAL = 200;

/**
 * @typedef {object} MappingsWatch
 * @property {() => void} read looks now: call it before ending the program, since it can't be done afterwards
 * @property {() => void} stop stops, and writes what was seen as `mappings-<pid>-0.json`, as the probe would have
 */

/**
 * @param {string} directory absolute path where logs go: a process that writes one belongs to the program
 * @param {string} [proc] where the kernel lists processes, for tests
 * @returns {MappingsWatch} looks a few times a second
 */
export function watchMappings(directory, proc = '/proc') {
  /** @type {Map<number, Map<string, Mapping>>} */
  const seen = new Map();
  const read = () => {
    for (const pid of writingProcesses(directory)) {
      const rows = seen.get(pid) ?? new Map();
      for (const row of mappingsOf(path.join(proc, String(pid)))) rows.set(`${row.start} ${row.end} ${row.path}`, row);
      if (rows.size > 0) seen.set(pid, rows);
    }
  };
  const timer = setInterval(read, INTERVAL);
  return {
    read,
    stop() {
      clearInterval(timer);
      for (const [pid, rows] of seen) write(path.join(directory, `mappings-${pid}-0.json`), [...rows.values()]);
      seen.clear();
    },
  };
}

/**
 * @param {string} process directory of a process
 * @returns {Mapping[]} none if it has ended, has no native addons, or is not ours to look at
 */
function mappingsOf(process) {
  try {
    return executableMappings(
      readFileSync(path.join(process, 'maps'), 'utf8'),
      readlinkSync(path.join(process, 'exe')),
    );
  } catch {
    return [];
  }
}

/**
 * @param {string} file absolute path
 * @param {Mapping[]} rows to write
 */
function write(file, rows) {
  try {
    writeFileSync(file, JSON.stringify(rows), { mode: 0o600 });
  } catch {
    // The program removed our directory, or the disk is full: then there are no logs that would need the names.
  }
}
