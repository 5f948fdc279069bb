import path from 'node:path';
import { isWindowsPath } from '../model/file-path.js';
import { DEBUG_DIRECTORY } from './debug-file.js';

/**
 * Where the files of another machine may be on this one.
 * @param {string} library path in the log, of any system
 * @param {string} [binaries] absolute path of the directory that contains them
 * @returns {string[]} absolute paths to try: the path below the directory, then just the name
 */
export function atHand(library, binaries) {
  if (binaries === undefined) return [];
  const whole = library.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/');
  const name = path.posix.basename(whole);
  // Windows finds `KERNEL32.DLL` in upper or lower case.
  const ways = [path.posix.join('/', whole), name, ...(isWindowsPath(library) ? [name.toLowerCase()] : [])];
  return [...new Set(ways.map((way) => path.join(binaries, way)))];
}

/**
 * @param {string} [binaries] absolute path of the directory that contains the files of another machine
 * @returns {string[]} absolute paths of directories with debug files, by build id
 */
export function debugDirectoriesOf(binaries) {
  return binaries === undefined ? [DEBUG_DIRECTORY] : [path.join(binaries, DEBUG_DIRECTORY), DEBUG_DIRECTORY];
}
