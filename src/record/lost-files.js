/** Files that a directory no longer leads to, while those that write them still have them open: Linux says where. */
import path from 'node:path';
import { PROC, processIds } from './proc.js';
import orElse from './probe/or-else.cjs';

/** @import { Proc } from './proc.js' */

/** What Linux puts behind the path of a file that was removed (proc(5)). */
const REMOVED = / \(deleted\)$/;

/**
 * @param {string} directory absolute path, without links, where files were
 * @param {(directory: string) => boolean} isMoved whether what has that path is the same directory
 * @param {Proc} [proc] to read
 * @returns {{name: string, file: string}[]} files that were removed from it, or moved with it, and that some process has
 *   open: what each is called, and a path by which it can be opened
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
 * @returns {{file: string, target: string}[]} its descriptors, and where they lead; none if nobody may know
 */
function openFiles(pid, proc) {
  const directory = `/proc/${pid}/fd`;
  return orElse([], () => proc.list(directory)).map((name) => {
    const file = `${directory}/${name}`;
    return { file, target: orElse('', () => proc.follow(file)) };
  });
}
