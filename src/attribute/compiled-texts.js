/** The program's files as V8 compiled them, and where their code was written. */
import { packageOf } from '../catalogue/index.js';
import { PROBE } from '../model/made-up.js';
import { openScript } from '../source/script.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { WriterOf } from '../source/callers/program-files.js' */

/** @typedef {Pick<Profile, 'sources' | 'compiled' | 'originals'>} Texts */

/**
 * Searches across files use what V8 compiled: it is JavaScript, whatever it was made from, and includes all of the
 * program's files, with the names by which they know each other.
 * @param {Texts} profile of a thread, or what several have together
 * @returns {Map<string, string>} texts by path
 */
export function compiledTexts({ sources, compiled = new Map(), originals }) {
  const texts = new Map([...sources].filter(([file]) => !originals?.has(file)));
  for (const [file, { text }] of compiled) texts.set(file, text);
  return texts;
}

/**
 * @param {Texts} profile of a thread, or what several have together
 * @param {(file: string) => Script | null} scriptOf opens a source that is not an original
 * @returns {(file: string) => Script | null} opens what V8 compiled
 */
export function compiledOpener({ compiled = new Map() }, scriptOf) {
  return (file) => {
    const from = compiled.get(file);
    return from === undefined ? scriptOf(file) : openScript(from.text, file, 'compiled');
  };
}

/**
 * @param {Texts} profile of a thread, or what several have together
 * @returns {(place: {file: string, line: number, column: number}) => {file: string, line: number}} where the code that
 *   V8 compiled at a place was written; line 0 if unknown
 */
export function originalOf({ compiled = new Map() }) {
  return ({ file, line, column }) => {
    const from = compiled.get(file);
    if (from === undefined) return { file, line };
    const original = from.trace(line, column);
    if (original !== null) return { file: original.file, line: original.line };
    return { file: from.instead ?? (from.only || file), line: from.isFile && from.only === '' ? line : 0 };
  };
}

/**
 * @param {Texts} profile of a thread, or what several have together
 * @returns {WriterOf} whose the code is that V8 compiled at a place: a bundle has that of packages, and the bundler's own
 */
export function writerOf({ compiled = new Map() }) {
  return ({ file, line, column }) => {
    const from = compiled.get(file);
    const original = from?.trace(line, column) ?? null;
    if (original !== null) return isUserFile(original.file) ? 'user' : 'package';
    return from?.isMadeUp(line, column) === true ? 'nobody' : 'user';
  };
}

/**
 * @param {string} file path of a source
 * @returns {boolean} whether it is the program's own
 */
export function isUserFile(file) {
  return !file.startsWith('node:') && !PROBE.test(file) && packageOf(file) === '';
}
