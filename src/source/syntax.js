/** Parses files as Node does. */
import { Parser } from 'acorn';
import { bounded } from './bounded-depth.js';

/** @import { AnyNode as Node } from 'acorn' */

/**
 * @typedef {object} ParsedSource
 * @property {Node} program
 * @property {{start: number, end: number}[]} comments
 * @property {'esm' | 'cjs'} module how it could be parsed
 */

/** Files above this are bundles or data: parsing all of one would cost more time and memory than it is worth. */
export const MAX_LENGTH = 2 * 1024 * 1024;

/**
 * The program was compiled by V8 before it was profiled, so checks that reject programs are useless here; and acorn's
 * search for duplicate declarations takes quadratic time.
 * @param {typeof Parser} Base acorn's, with or without plugins
 * @returns {typeof Parser} a parser that accepts more programs
 */
export function tolerant(Base) {
  return class extends Base {
    declareName() {}
    checkLocalExport() {}
    validateRegExpFlags() {}
    validateRegExpPattern() {}
  };
}

const TolerantParser = Parser.extend(tolerant, bounded);

/**
 * Parses a file as Node would: as CommonJS, else as a module. CommonJS goes first because a comment there (`<!-- ...`)
 * may parse as code in a module, and comments must not be taken for code.
 * @param {string} text the whole source
 * @param {string} file its path, `''` if unknown: a file named .mjs is a module, even if it imports nothing
 * @returns {ParsedSource | null} null if it is too large or
 *   not JavaScript that we know, such as TypeScript
 */
export function parseSource(text, file) {
  if (text.length > MAX_LENGTH) return null;
  if (/\.mjs$/i.test(file)) return parseAs(text, 'module');
  return parseAs(text, 'commonjs') ?? parseAs(text, 'module');
}

/**
 * @param {string} text the whole source
 * @param {'commonjs' | 'module'} sourceType how to parse top-level code
 * @returns {ParsedSource | null} null if it is not that
 */
function parseAs(text, sourceType) {
  /** @type {{start: number, end: number}[]} */
  const comments = [];
  try {
    const program = /** @type {Node} */ (
      TolerantParser.parse(text, {
        sourceType,
        ecmaVersion: 'latest',
        allowHashBang: true,
        onComment: (_block, _text, start, end) => comments.push({ start, end }),
      })
    );
    return { program, comments, module: sourceType === 'module' ? 'esm' : 'cjs' };
  } catch {
    // A syntax error, or the stack's end on deeply nested code: either way there is nothing to say.
    return null;
  }
}
