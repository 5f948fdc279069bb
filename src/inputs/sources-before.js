import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { MOST_BYTES } from '../files/limits.js';
import { isCode, textOf } from './original-files.js';

/** @import { SourcesBefore } from '../formats/input-format.js' */

/**
 * A profile that holds no sources was made of what the files held then. Who wrote it may name any file of this machine,
 * so only code is read.
 * @param {number} since when files were as the profile has them, ms since 1970
 * @param {Iterable<string>} files absolute paths of sources that it names
 * @returns {Promise<SourcesBefore>} texts by path, and how many files were changed since
 */
export async function sourcesBefore(since, files) {
  /** @type {SourcesBefore} */
  const found = { texts: new Map(), newer: 0 };
  let room = MOST_BYTES.allSources;
  for (const file of files) {
    if (!path.isAbsolute(file) || !isCode(file)) continue;
    const real = await realpath(file).catch(() => '');
    if (!isCode(real)) continue;
    const { mtimeMs, size } = await stat(real);
    if (mtimeMs > since) found.newer++;
    if (mtimeMs > since || size > room) continue;
    room -= size;
    const text = await textOf(real);
    if (text !== null) found.texts.set(file, text);
  }
  return found;
}
