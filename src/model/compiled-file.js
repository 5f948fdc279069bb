/** What V8 compiled in place of a file that somebody wrote. None of it is ever saved. */

/**
 * A text that V8 compiled, and that a compiler had made of other files.
 * @typedef {object} CompiledFile
 * @property {string} text
 * @property {boolean} isFile whether that is the text of the file of its name: then code that no original has is still
 *   to be found there
 * @property {string} only absolute path of its original, `''` unless it has exactly one
 * @property {(line: number, column: number) => OriginalPosition | null} trace the original of a 1-based position; null
 *   if it has none, or if no source map tells
 * @property {(line: number, column: number) => boolean} isMadeUp whether a source map says of a 1-based position that
 *   nobody wrote what is there: it has no original, or one that the bundler made up itself
 * @property {(line: number, column: number) => {line: number, column: number} | null} next the first 1-based position at
 *   or behind another that has an original, some lines further at most
 */

/**
 * @typedef {object} OriginalPosition
 * @property {string} file absolute path
 * @property {number} line 1-based
 * @property {number} column 1-based
 * @property {string} name what is there is called in the original, `''` if the source map does not say
 */

/**
 * TypeScript as JavaScript: what only TypeScript knows is blank.
 * @typedef {object} PlainCode
 * @property {string} code as long as the text, in UTF-16 units
 * @property {{start: number, end: number}[]} comments offsets of those in the text
 * @property {{start: number, end: number}[]} hidden offsets of strings in what became blanks: nobody else sees that they
 *   may be secret
 */

export {};
