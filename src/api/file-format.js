/** Which format a file has. */
import { formatOf } from '../formats/index.js';
import { readHead } from '../inputs/input-file.js';

/** @import { InputFormat } from '../formats/input-format.js' */

/**
 * @param {string} file absolute path
 * @returns {Promise<InputFormat | null>} its format, judged by its content; null if we don't know the format or can't
 *   read the file
 */
export async function formatOfFile(file) {
  const head = await readHead(file).catch(() => null);
  return head === null ? null : formatOf(head);
}
