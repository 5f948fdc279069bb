import { lies, openRegularFile } from '../symbols/byte-source.js';
import { readElf } from '../symbols/elf-file.js';

/**
 * Native addons call this function, so every executable that can run them exports it, whatever its name.
 * https://nodejs.org/api/n-api.html
 */
const FOR_ADDONS = 'napi_create_function';
/** Upper limit for the names of exported symbols, bytes. */
const MOST_NAMES = 32 << 20;

/**
 * Whether an executable that is not called `node` contains Node, or another engine that can load Node's addons: a
 * single executable application, a renamed copy of Node, Electron, Bun.
 * @param {string} file absolute path
 * @returns {boolean} false if it can't be read
 */
export function embedsNode(file) {
  const { source } = openRegularFile(file);
  if (source === null) return false;
  try {
    const names = readElf(source)?.sections.find(({ name }) => name === '.dynstr');
    if (names === undefined || names.size > MOST_NAMES || !lies(source, names)) return false;
    return source.read(names.offset, names.size).includes(`\0${FOR_ADDONS}\0`);
  } catch {
    return false;
  } finally {
    source.close();
  }
}
