/**
 * Finds files that are no longer in a directory, but that some process still has open for writing, with the help of
 * Linux' /proc.
 */
import path from 'node:path';
import { REMOVED } from '../model/file-path.js';
import { PROC, processIds } from './proc.js';
import orElse from './probe/or-else.cjs';

/** @import { Proc } from './proc.js' */

/**
 * @param {string} directory absolute path, without links, of the directory that had the files
 * @param {(directory: string) => boolean} isMoved whether what has that path is the same directory
 * @param {Proc} [proc] to read
 * @returns {{name: string, file: string}[]} files that were removed from it, or moved with it, and that some process
 *   has open: each one's name, and a path to open it by
 */
export function lostFiles(directory, isMoved, proc = PROC) {
  const isOf = (/** @type {string} */ target) => {
    const parent = path.dirname(target);
    return parent === directory ? REMOVED.test(target) : isMoved(parent);
  };
  return processIds(proc).flatMap((pid) =>
    openFiles(pid, proc)
      .filter(({ target }) => path.isAbsolute(target) && isOf(target))
      .map(({ file, target }) => ({ name: path.basename(target).replace(REMOVED, ''), file })),
  );
}

/**
 * @param {number} pid of a process
 * @param {Proc} proc to read
 * @returns {{file: string, target: string}[]} its descriptors and their targets; none if we may not look
 */
function openFiles(pid, proc) {
  const directory = `/proc/${pid}/fd`;
  return orElse([], () => proc.list(directory)).map((name) => {
    const file = `${directory}/${name}`;
    return { file, target: orElse('', () => proc.follow(file)) };
  });
}
