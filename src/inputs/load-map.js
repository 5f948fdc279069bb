/**
 * A source map, loaded from wherever the text that V8 compiled says it is: in the text, next to it, or among those
 * given.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseBounded } from '../files/bounded-json.js';
import { readChecked } from '../files/checked-file.js';
import { MOST_BYTES, MOST_MAP } from '../files/limits.js';
import { inlineMap } from '../source-maps/map-reference.js';
import { decoded, resolved } from '../source-maps/source-path.js';
import { isSameText, sourceText } from './original-files.js';

/** @import { SourceMap } from '../source-maps/source-map.js' */

/**
 * `name`: of it, for people · `directory`: absolute path that its sources are relative to · `moved`: another, where it was found
 * if it was given, with which they may have moved
 * @typedef {{map: SourceMap, name: string, directory: string, moved?: string}} LoadedMap
 */
/** Why a map can't be used: its name, and the rest of the sentence. @typedef {{name: string, problem: string}} MapProblem */

/** JSON may begin like this, so that no web page can load it as a script. */
const GUARD = /^\)\]\}'?[^\n]*\n/;
const LONGEST_GUARD = 100;

/**
 * @typedef {object} MapLoader
 * @property {(compiled: Compiled, reference: string | null, mark?: string) => Promise<LoadedMap | MapProblem | null>} load
 *   the map of what was compiled, by what its text says of the map, null if nothing; null if it has none. A map in a file
 *   that does not hold the text `mark` is not parsed
 */
/** `file`: absolute path · `text`: that V8 compiled @typedef {{file: string, text: string}} Compiled */
/**
 * Where a map may be. `map`: absolute path · `compiled`: of the file that it lies beside among the maps that were given, null
 * elsewhere · `isSure`: false if only that file can tell whose it is
 * @typedef {{map: string, compiled: string | null, isSure: boolean}} Candidate
 */

/**
 * Reads the maps of a recording, each only once and up to a limit.
 * @param {string | null} directory absolute path where they are looked for besides, null if nowhere
 * @returns {MapLoader} loads the maps of files one after the other
 */
export function mapLoader(directory) {
  let left = MOST_BYTES.allSourceMaps;
  let { segments } = MOST_MAP;
  /** @type {Map<string, LoadedMap | MapProblem>} */
  const known = new Map();

  /**
   * @param {Uint8Array} bytes of a map
   * @param {string} name of it, for people
   * @param {string} home absolute path of its directory
   * @returns {Promise<LoadedMap | MapProblem>}
   */
  const open = async (bytes, name, home) => {
    left -= bytes.length;
    if (left < 0) return { name, problem: 'there are too many' };
    const { value, problem } = parseBounded(withoutGuard(bytes));
    if (problem !== null) return { name, problem };
    const { openSourceMap } = await import('../source-maps/source-map.js');
    const opened = openSourceMap(value, { ...MOST_MAP, segments });
    if (opened.map === null) return { name, problem: opened.problem };
    segments -= opened.map.cost;
    if (!opened.map.tells) return { name, problem: opened.map.sources.length === 0 ? OF_NOTHING : NO_POSITIONS };
    return { map: opened.map, name, directory: home };
  };

  /**
   * @param {Candidate} candidate where a map may be
   * @param {string} text that V8 compiled
   * @param {string} mark what the map must hold
   * @returns {Promise<LoadedMap | MapProblem>}
   */
  const read = async (candidate, text, mark) => {
    const other = await problemOf(candidate, text);
    if (other !== null) return other;
    const { map: file } = candidate;
    const before = known.get(file);
    if (before !== undefined) return before;
    const name = path.basename(file);
    const found = await readChecked(file, Math.min(MOST_BYTES.sourceMap, Math.max(left, 0))).then(
      (bytes) => (bytes.includes(mark) ? open(bytes, name, path.dirname(file)) : { name, problem: 'it is not needed' }),
      (error) => ({ name, problem: READ_PROBLEMS[error.code] ?? 'it can’t be read' }),
    );
    known.set(file, found);
    return found;
  };

  return {
    async load({ file, text }, reference, mark = '') {
      if (reference !== null && /^data:/i.test(reference))
        return unlessOfNothing(await loadInline(file, reference, open));
      let problem = null;
      for (const candidate of candidates(file, reference, directory)) {
        const found = await read(candidate, text, mark);
        if ('map' in found) return { ...found, ...placesOf(found.directory, file, reference) };
        // That there is none in the next directory says nothing of one that is damaged.
        if (problem === null || problem.problem === MISSING) problem = found;
      }
      if (reference === null) return NOT_THERE.has(problem?.problem) ? null : unlessOfNothing(problem);
      return problem === null ? { name: shortened(reference), problem: 'it is in no file' } : unlessOfNothing(problem);
    },
  };
}

/** Of code of which the compiler does not say what it was made from. */
export const NO_POSITIONS = 'it has no positions';
/** Of code that the compiler wrote itself, as Turbopack's lists of the files to load. */
const OF_NOTHING = 'it is of nothing';

/**
 * @template {LoadedMap | MapProblem | null} Found
 * @param {Found} found for a text
 * @returns {Found | null} null if it says that the text was made from nobody's source
 */
function unlessOfNothing(found) {
  return found !== null && 'problem' in found && found.problem === OF_NOTHING ? null : found;
}

/** Names that bundlers make up for code that they evaluate. */
const IS_URL = /^[a-z][\w+.-]+:/i;

const MISSING = 'it is not there';
const OF_ANOTHER = 'it is of another file of that name, or of another build';
const UNSURE = 'it may be of another file of that name: the compiled file does not lie beside it';
/** @type {ReadonlySet<string | undefined>} */
const NOT_THERE = new Set([undefined, MISSING, OF_ANOTHER]);

/** @type {Record<string, string>} */
const READ_PROBLEMS = {
  ENOENT: MISSING,
  ENOTDIR: MISSING,
  EISDIR: 'it is a directory',
  EFTYPE: 'it is not a regular file',
  EFBIG: 'it is too large',
  EACCES: 'it may not be read',
};

/**
 * @param {string} file absolute path of what was compiled
 * @param {string} url of its map, with all of it
 * @param {(bytes: Uint8Array, name: string, home: string) => Promise<LoadedMap | MapProblem>} open reads it
 * @returns {Promise<LoadedMap | MapProblem>}
 */
async function loadInline(file, url, open) {
  const name = `that inside ${path.basename(file)}`;
  if (url.length > 2 * MOST_BYTES.sourceMap) return { name, problem: 'it is too large' };
  try {
    const bytes = inlineMap(url);
    // What has no directory is a URL that a bundler made up.
    if (bytes !== null) return await open(bytes, name, IS_URL.test(file) ? file : resolved(file, '..'));
  } catch {
    // Told below.
  }
  return { name, problem: 'it is damaged' };
}

/**
 * Maps that are given for a machine's files lie in directories like those there: of `/srv/app/dist/a.js` in
 * `<directory>/srv/app/dist`, `<directory>/app/dist`, `<directory>/dist` or `<directory>`. In the last it may be of any file of
 * that name, so one beside the file itself is likelier.
 * @param {string} file absolute path of what was compiled
 * @param {string | null} reference what its text says of its map
 * @param {string | null} directory where maps were given
 * @returns {Candidate[]} the likeliest first
 */
function candidates(file, reference, directory) {
  const named = pathOf(reference);
  const map = named === '' ? '' : resolved(resolved(file, '..'), named);
  const beside = map === '' ? [] : [{ map, compiled: null, isSure: true }];
  if (directory === null) return beside;
  const steps = file.split(/[\\/]+/).filter((step) => step !== '' && !/^[A-Za-z]:$/.test(step));
  const compiled = steps.pop() ?? '';
  const base = named.split(/[\\/]+/).pop() || `${compiled}.map`;
  const given = (/** @type {string} */ home, isSure = true) => ({
    map: path.join(home, base),
    compiled: path.join(home, compiled),
    isSure,
  });
  const homes = steps.map((_, index) => path.join(directory, ...steps.slice(index)));
  return [...homes.map((home) => given(home)), ...beside, given(directory, reference !== null)];
}

/**
 * @param {Candidate} candidate where a map may be
 * @param {string} text that V8 compiled
 * @returns {Promise<MapProblem | null>} that the map there is of another text, or may be
 */
async function problemOf({ map, compiled, isSure }, text) {
  if (!existsSync(map)) return null;
  const beside = compiled === null ? null : await sourceText(compiled);
  const name = path.basename(map);
  if (beside === null) return isSure ? null : { name, problem: UNSURE };
  return isSameText(withoutReference(beside), withoutReference(text)) ? null : { name, problem: OF_ANOTHER };
}

/**
 * @param {string} text of a compiled file
 * @returns {string} the same without its last line if that says where its map is: who publishes may have taken it out
 */
function withoutReference(text) {
  return text.replace(/\n?\/\/[#@] sourceMappingURL=[^\n]*\s*$/, '');
}

/**
 * @param {string | null} reference what a text says of its map
 * @returns {string} path of the map from the text's file, `''` if it says none
 */
function pathOf(reference) {
  const isPath = reference !== null && !/^[a-z][\w+.-]+:|^\/\//i.test(reference) && !reference.includes('\0');
  return isPath ? decoded(reference.replace(/[?#].*$/, '')) : '';
}

/**
 * @param {string} found absolute path of the directory that a map is in
 * @param {string} file absolute path of what was compiled
 * @param {string | null} reference what its text says of its map
 * @returns {Pick<LoadedMap, 'directory' | 'moved'>} where its compiler put it
 */
function placesOf(found, file, reference) {
  if (IS_URL.test(file)) return { directory: found };
  const home = resolved(file, '..');
  const named = pathOf(reference);
  const directory = named === '' ? home : resolved(resolved(home, named), '..');
  return directory === found ? { directory } : { directory, moved: found };
}

/**
 * @param {string} url of a map
 * @returns {string} as much as is known
 */
function shortened(url) {
  return url.length > 80 ? `${url.slice(0, 79)}…` : url;
}

/**
 * @param {Uint8Array} bytes of a map
 * @returns {Uint8Array} its JSON
 */
function withoutGuard(bytes) {
  if (bytes[0] !== 0x29) return bytes;
  const guard = GUARD.exec(Buffer.from(bytes.subarray(0, LONGEST_GUARD)).toString('latin1'));
  return guard === null ? bytes : bytes.subarray(guard[0].length);
}
