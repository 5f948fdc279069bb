/**
 * A profile without sources is read together with the files on disk. Loaders (tsx, Babel's) compile a file to something
 * else, and no profile says so: its functions are then not where the file has them.
 */
import { addToList } from '../model/add-to-list.js';
import { openScript } from '../source/script.js';
import { isStrippable } from '../source/source-file.js';

/** @import { Frame, Profile } from '../model/profile.js' */

/** At least this share of a file's functions that were seen are where it has them: code that it evaluates is elsewhere. */
const LEAST_KNOWN = 0.5;

/**
 * @param {ReadonlyMap<string, string>} texts of files, by path
 * @param {Profile[]} profiles that these are in
 * @returns {Set<string>} files whose text is not what V8 compiled; none for formats that contain what it compiled
 */
export function compiledElsewhere(texts, profiles) {
  /** @type {Map<string, Frame[]>} */
  const functions = new Map();
  for (const { frames, meta } of profiles) {
    if (meta?.format !== 'cpuprofile') continue;
    for (const frame of frames)
      if (frame.kind === 'js' && texts.has(frame.file)) addToList(functions, frame.file, frame);
  }
  const known = new Map(
    [...functions].map(([file, frames]) => [file, isAsWritten(texts.get(file) ?? '', file, frames)]),
  );
  const typescript = [...known].filter(([file]) => isStrippable(file));
  // One loader compiles all of a program's TypeScript.
  const ofLoader = typescript.some(([, is]) => is === false) && !typescript.some(([, is]) => is === true);
  return new Set([...known].flatMap(([file, is]) => (is === false || (ofLoader && isStrippable(file)) ? [file] : [])));
}

/**
 * @param {string} text of a file
 * @param {string} file absolute path
 * @param {Frame[]} frames of its functions
 * @returns {boolean | null} whether V8 compiled this text; null if no function shows it
 */
function isAsWritten(text, file, frames) {
  // The code of the file itself is at its beginning, whatever it is.
  const functions = frames.filter(({ line, column }) => line > 1 || (line === 1 && column > 1));
  const script = openScript(text, file);
  if (functions.length === 0 || script.parsed() === null) return null;
  const there = functions.filter(({ line, column }) => script.functionRange(line, column) !== null);
  return there.length >= LEAST_KNOWN * functions.length;
}
