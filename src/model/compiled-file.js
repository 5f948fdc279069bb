/** What V8 compiled in place of a file that somebody wrote. Never saved. */

/**
 * A text that V8 compiled, which a compiler had made from other files.
 * @typedef {object} CompiledFile
 * @property {string} text
 * @property {boolean} isFile whether it is the content of the file of that name, so that code without an original can
 *   be found there
 * @property {string} only absolute path of its only original, `''` unless there is exactly one
 * @property {string} [instead] absolute path of the file that it was made of, if no map leads to any place in that
 * @property {(line: number, column: number) => OriginalPosition | null} trace maps a 1-based position to the original;
 *   null if it has none, or no source map tells
 * @property {(line: number, column: number) => boolean} isMadeUp whether, according to a source map, nobody wrote the
 *   code at a 1-based position: it has no original, or one that the bundler made up
 * @property {(line: number, column: number) => boolean} isAstray whether its source map leads from a 1-based position to none
 *   that an original can have: nothing is known of that code
 * @property {(line: number, column: number) => {line: number, column: number} | null} next the first 1-based position
 *   with an original at or shortly after another (within a few lines)
 * @property {WrittenFiles | null} [written] what it was made of; null, or absent, if that is not known of all of it
 */

/**
 * @typedef {object} OriginalPosition
 * @property {string} file absolute path
 * @property {number} line 1-based
 * @property {number} column 1-based
 * @property {string} name of the code in the original, `''` if the source map does not say
 */

/**
 * The files that a source map names.
 * @typedef {object} WrittenFiles
 * @property {ReadonlyMap<string, WrittenCode>} own those of the user, by absolute path
 * @property {string[]} others those of packages, as the map names them
 */

/**
 * `plain`: the JavaScript in it, null if that is all of it; read when it is asked for
 * @typedef {{text: string, plain: () => PlainCode | null}} WrittenCode
 */

/**
 * TypeScript as JavaScript, with everything that is only TypeScript blanked out.
 * @typedef {object} PlainCode
 * @property {string} code as long as the text, in UTF-16 units
 * @property {{start: number, end: number}[]} comments offsets of those in the text
 * @property {{start: number, end: number}[]} hidden offsets of strings in blanked text: nothing later would see that
 *   they may be secret
 * @property {ReadonlySet<string>} typed names of functions whose types its types repeat or depend on
 */

export {};
