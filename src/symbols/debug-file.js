import { buildIdOf } from './build-id.js';
import { openRegularFile } from './byte-source.js';
import { readElf } from './elf-file.js';

/** @import { ElfFile } from './elf-file.js' */

/** Where distributions install the symbols that they strip from their libraries. */
export const DEBUG_DIRECTORY = '/usr/lib/debug/.build-id';

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
