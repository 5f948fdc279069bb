/** Writes a file as a whole or not at all. */
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file as a whole or not at all, in place of whatever has its name. A link of that name is replaced, and what
 * it leads to stays: somebody may have put it there for us to write elsewhere.
 * @param {string} file absolute path
 * @param {string | Uint8Array} content of it
 * @returns {Promise<void>} when the file is there
 * @throws {NodeJS.ErrnoException} of the system; nothing is left then that was not there before
 */
export async function replaceFile(file, content) {
  // Beside the file, so that it is on the same disk: only then is renaming one step.
  const draft = `${file}.${process.pid}-${performance.now()}.tmp`;
  await writeFile(draft, '', { flag: 'wx' });
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
