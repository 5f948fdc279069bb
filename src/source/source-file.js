/** What the file is that a text was compiled from, as far as an edit of it depends on that. */
import { createHash } from 'node:crypto';

/** @import { SourceFile } from '../model/profile.js' */

/** Node replaces types by blanks and then adds this line (lib/internal/modules/typescript.js, Node 22 to 26). */
const STRIPPED = /\n\n\/\/# sourceURL=[^\n]*$/;

/** tsx, ts-node, Babel and their kin leave their map in what they made. */
const MAP_INSIDE = /\n\/[/*][#@] sourceMappingURL=data:/;

/** Files that V8 can't compile as they are. */
const OTHER_LANGUAGE = /\.(?:[cm]?tsx?|jsx|vue|svelte|mdx|coffee)$/i;

const TYPESCRIPT = /\.[cm]?ts$/i;

/**
 * @param {string} text that V8 compiled, without a byte order mark
 * @param {string} path of the file, `''` if unknown
 * @returns {SourceFile}
 */
export function sourceFile(text, path) {
  const tail = STRIPPED.exec(text);
  if (tail && TYPESCRIPT.test(path)) return { language: 'typescript', length: tail.index, sha256: null };
  if (OTHER_LANGUAGE.test(path) || MAP_INSIDE.test(text))
    return { language: 'generated', length: text.length, sha256: null };
  return { language: 'javascript', length: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}
