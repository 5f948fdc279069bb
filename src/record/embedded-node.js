import { lies, openRegularFile } from '../symbols/byte-source.js';
import { readElf } from '../symbols/elf-file.js';

/**
 * What native addons call: whoever runs them exports it, under whatever name he is installed.
 * https://nodejs.org/api/n-api.html
 */
const FOR_ADDONS = 'napi_create_function';
/** Names of exported symbols take no more, bytes. */
const MOST_NAMES = 32 << 20;

/**
 * Whether an executable has Node in it, or another engine that can load Node's addons, though it is not called so: a
 * single executable application, a copy of Node by another name, Electron, Bun.
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
