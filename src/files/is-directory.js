/** Whether a path is a directory. */
import { statSync } from 'node:fs';

/**
 * @param {string} path absolute
 * @returns {boolean} whether a directory is there: false also if it can't be accessed
 */
export function isDirectory(path) {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
