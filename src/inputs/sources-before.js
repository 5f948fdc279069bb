import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { MOST_BYTES } from '../files/limits.js';
import { asStripped, isStrippable } from '../source/source-file.js';
import { isCode, sourceText } from './original-files.js';

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
    const text = await sourceText(real);
    if (text !== null) found.texts.set(file, await asLoaded(text, file));
  }
  return found;
}

/**
 * @param {string} text of a file
 * @param {string} file absolute path
 * @returns {Promise<string>} what V8 compiled of it, if Node loaded it: types are blanks then, and all else keeps its place. Of
 *   what a compiler made of it the profile's functions are not where this text has them, and no call is found
 */
async function asLoaded(text, file) {
  if (!isStrippable(file)) return text;
  const { withoutTypes } = await import('../source/typescript.js');
  const plain = withoutTypes(text, file);
  return plain === null ? text : asStripped(plain.code, file);
}
