/** Texts of source files as they were when a profile was begun. */
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { MOST_BYTES } from '../files/limits.js';
import { asStripped, isStrippable } from '../source/source-file.js';
import { isCode, sourceText } from './original-files.js';

/** @import { SourcesBefore } from '../formats/input-format.js' */

/**
 * A profile without sources was recorded from the files as they were then. It may name any file on this machine,
 * whoever wrote it, so only code is read.
 * @param {number} since when files were as the profile has them, ms since 1970
 * @param {Iterable<string>} files absolute paths of sources that it names
 * @param {'here' | 'anywhere'} [ran] where they were loaded: here, what was copied to its place later is not what was loaded, also
 *   if it has the time of its original (`rsync -a`, tar, npm); default: anywhere, they may have been copied here with the profile
 * @returns {Promise<SourcesBefore>} texts by path, how many files have changed since, and those that are too large
 */
export async function sourcesBefore(since, files, ran = 'anywhere') {
  /** @type {SourcesBefore} */
  const found = { texts: new Map(), newer: 0, large: [] };
  let room = MOST_BYTES.allSources;
  for (const file of files) {
    if (!path.isAbsolute(file) || !isCode(file)) continue;
    const real = await realpath(file).catch(() => '');
    if (!isCode(real)) continue;
    const { mtimeMs, ctimeMs, size } = await stat(real);
    if (Math.max(mtimeMs, ran === 'here' ? ctimeMs : 0) > since) {
      found.newer++;
      continue;
    }
    if (size > MOST_BYTES.source) found.large.push(file);
    if (size > Math.min(room, MOST_BYTES.source)) continue;
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
  return plain === null ? text : asStripped(withLineEnds(plain.code, text), file);
}

/**
 * `=>` may not begin a line: Node, too, puts the parenthesis right before it where a type between them had several.
 * @param {string} code of which types are blanks, without line ends in them
 * @param {string} text that it is of
 * @returns {string} the code in the text's lines
 */
function withLineEnds(code, text) {
  const lines = inLinesOf(text, code);
  let result = '';
  let at = 0;
  for (let arrow = lines.indexOf('=>'); arrow !== -1; arrow = lines.indexOf('=>', arrow + 2)) {
    let close = arrow - 1;
    while (close > at && /\s/.test(lines[close])) close--;
    if (lines[close] !== ')' || !LINE_END.test(lines.slice(close, arrow))) continue;
    result += `${lines.slice(at, close)} ${lines.slice(close + 1, arrow - 1)})`;
    at = arrow;
  }
  return result + lines.slice(at);
}

const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * @param {string} text of a file
 * @param {string} code as long as that
 * @returns {string} the code with the text's line ends
 */
function inLinesOf(text, code) {
  let at = 0;
  return text
    .split(/([\n\r\u2028\u2029])/)
    .map((part, index) => {
      at += part.length;
      return index % 2 === 1 ? part : code.slice(at - part.length, at);
    })
    .join('');
}
