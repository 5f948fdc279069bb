import path from 'node:path';
import { isWindowsPath } from '../model/file-path.js';

/**
 * Where the files of another machine may lie here.
 * @param {string} library path in the log, of any system
 * @param {string} [binaries] absolute path of the directory that holds them
 * @returns {string[]} absolute paths to look at: the path beneath the directory, then the name alone
 */
export function atHand(library, binaries) {
  if (binaries === undefined) return [];
  const whole = library.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/');
  const name = path.posix.basename(whole);
  // Windows finds `KERNEL32.DLL` under any case.
  const ways = [path.posix.join('/', whole), name, ...(isWindowsPath(library) ? [name.toLowerCase()] : [])];
  return [...new Set(ways.map((way) => path.join(binaries, way)))];
}
