/** What edits need to know about the file that a text was compiled from. */
import { createHash } from 'node:crypto';

/** @import { SourceFile } from '../model/source-call.js' */

/**
 * Node replaces types by blanks and then adds this line (lib/internal/modules/typescript.js, Node 22 to 26). Where an
 * ECMAScript module imports CommonJS, Node 24 and 26 do so twice (lib/internal/modules/esm/translators.js).
 */
const STRIPPED = /\n\n(\/\/# sourceURL=[^\n]*)(?:\n\n\1)?$/;

/** tsx, ts-node, Babel and similar tools leave their map in their output. */
const MAP_INSIDE = /\n\/[/*][#@] sourceMappingURL=data:/;

/** Files that V8 can't compile as they are. */
const OTHER_LANGUAGE = /\.(?:[cm]?tsx?|jsx|vue|svelte|mdx|coffee)$/i;

const TYPESCRIPT = /\.[cm]?tsx?$/i;

/**
 * How a text relates to the file of its name. `loaded`: what V8 compiled, with no sign that it was made from something
 * else · `compiled`: what V8 compiled in place of the file's text · `original`: the file's text, from which a compiler
 * made what V8 compiled
 * @typedef {'loaded' | 'compiled' | 'original'} TextKind
 */

/**
 * @param {string} text of it, without a byte order mark
 * @param {string} path of the file, `''` if unknown
 * @param {TextKind} [kind] how the text relates to the file
 * @returns {SourceFile} the text, and where in the file its lines and columns are
 */
export function sourceFile(text, path, kind = 'loaded') {
  if (kind === 'original')
    return {
      ...asItIs(text),
      language: TYPESCRIPT.test(path) ? 'typescript' : OTHER_LANGUAGE.test(path) ? 'generated' : 'javascript',
    };
  const length = strippedLength(text, path);
  if (length !== null) return { language: 'typescript', length, sha256: null };
  if (kind === 'compiled' || OTHER_LANGUAGE.test(path) || MAP_INSIDE.test(text))
    return { language: 'generated', length: text.length, sha256: null };
  return asItIs(text);
}

/**
 * @param {string} text of a file
 * @returns {SourceFile}
 */
function asItIs(text) {
  return { language: 'javascript', length: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}

/**
 * @param {string} text that V8 compiled
 * @param {string} path of its file
 * @returns {boolean} whether its positions may differ from the file's: the file's language is unknown to V8, and Node
 *   did more than blank its types
 */
export function isForeign(text, path) {
  return isForeignName(path) && strippedLength(text, path) === null;
}

/**
 * @param {string} text that V8 compiled
 * @param {string} path of its file
 * @returns {number | null} length of the file's own text if Node only blanked its types, so that all positions agree;
 *   else null
 */
export function strippedLength(text, path) {
  return TYPESCRIPT.test(path) ? (STRIPPED.exec(text)?.index ?? null) : null;
}

/**
 * @param {string} path of a file
 * @returns {boolean} whether Node blanks its types, judging by its name
 */
export function isStrippable(path) {
  return /\.[cm]?ts$/i.test(path);
}

/**
 * @param {string} code of a file whose types are blanks
 * @param {string} file its path
 * @returns {string} as Node gives it to V8, except for the file's URL
 */
export function asStripped(code, file) {
  return `${code}\n\n//# sourceURL=${file}`;
}

/**
 * @param {string} path of an original
 * @returns {boolean} whether its name allows TypeScript, or JavaScript with JSX
 */
export function hasTypes(path) {
  return /\.(?:[cm]?tsx?|jsx)$/i.test(path);
}

/**
 * @param {string} path of a file
 * @returns {boolean} whether its name says that V8 does not know its language
 */
export function isForeignName(path) {
  return OTHER_LANGUAGE.test(path);
}
