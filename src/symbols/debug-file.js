/** Where files with symbols are on this machine: those of another one, and debug files that distributions install. */
import path from 'node:path';
import { isWindowsPath } from '../model/file-path.js';
import { buildIdOf } from './build-id.js';
import { openRegularFile } from './byte-source.js';
import { readElf } from './elf-file.js';

/** @import { ElfFile } from './elf-file.js' */

/** Where distributions install the symbols that they strip from their libraries. */
const DEBUG_DIRECTORY = '/usr/lib/debug/.build-id';

/**
 * Opens the separate debug file of a stripped library
 * (https://sourceware.org/gdb/current/onlinedocs/gdb.html/Separate-Debug-Files.html).
 * @param {string} buildId of the library, hexadecimal
 * @param {string[]} [directories] absolute paths of directories with debug files, by build id
 * @returns {ElfFile | null} null if there is none; the caller closes its source
 */
export function openDebugFile(buildId, directories = [DEBUG_DIRECTORY]) {
  if (buildId.length < 4) return null;
  for (const directory of directories) {
    const { source } = openRegularFile(`${directory}/${buildId.slice(0, 2)}/${buildId.slice(2)}.debug`);
    if (source === null) continue;
    const elf = readElf(source);
    if (elf !== null && buildIdOf(elf) === buildId) return elf;
    source.close();
  }
  return null;
}

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
