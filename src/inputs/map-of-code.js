/** Which source map belongs to code that V8 compiled, and whether it can be believed. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { askings } from '../model/askings.js';
import { mapReference } from '../source-maps/map-reference.js';
import { sourceText, withoutMark } from './original-files.js';
import { vitestMap } from './vitest-cache.js';

/** @import { Frame, Recording } from '../model/profile.js' */
/** @import { LoadedMap, MapLoader, MapProblem } from './load-map.js' */

const TOO_COARSE = 'it has no columns, and the code has many statements on a line';
/** Nobody writes a longer line that holds more than data. */
const LONG_LINE = 1000;

/** A file and its map are written one after the other. */
const SAME_BUILD_MS = 10_000;

const ASTRAY = 'it leads to places that its sources don’t have';

/**
 * @param {string} text that V8 compiled
 * @param {string} file absolute path
 * @param {Recording} recording whose frames are in the file
 * @param {MapLoader} loader of maps
 * @returns {Promise<LoadedMap | MapProblem | null>} the map that the text names, or that a cache has of it, or that lies beside its file;
 *   null if there is none
 */
export async function mapOf(text, file, recording, loader) {
  const reference = mapReference(text) ?? (await vitestMap(text, file));
  const loaded = (await loader.load({ file, text }, reference)) ?? (await hiddenMap(file, text, loader));
  return loaded && unlessTooCoarse(loaded, text, file, recording);
}

/**
 * Bundlers make maps of lines alone if they are told so (webpack's `cheap` ones); of minified code these lead to whatever is first
 * in a line.
 * @param {LoadedMap | MapProblem} loaded map of a file
 * @param {string} text that V8 compiled
 * @param {string} file absolute path
 * @param {Recording} recording whose frames are in the file
 * @returns {LoadedMap | MapProblem} the same, unless most frames are in long lines of which the map tells one place at most
 */
function unlessTooCoarse(loaded, text, file, { profiles }) {
  if (!('map' in loaded)) return loaded;
  const lines = text.split('\n');
  const own = profiles.flatMap(({ frames }) => frames.filter((frame) => frame.file === file && frame.line > 0));
  const isCoarse = (/** @type {Frame} */ { line }) =>
    (lines[line - 1]?.length ?? 0) > LONG_LINE && loaded.map.segmentsIn(line) === 1;
  return own.filter(isCoarse).length * 2 > own.length
    ? { name: `that of ${path.basename(file)}`, problem: TOO_COARSE }
    : loaded;
}

/**
 * Bundlers write a map beside a file and don't name it there if they are told so (webpack's `hidden-source-map`, Rollup's
 * `'hidden'`, esbuild's `external`). One that was left behind by another build may be there as well.
 * @param {string} file absolute path of what was compiled
 * @param {string} text that V8 compiled
 * @param {MapLoader} loader of maps
 * @returns {Promise<LoadedMap | null>} null if there is none, or it is not sure whose it is
 */
async function hiddenMap(file, text, loader) {
  const times = await Promise.all(
    [file, `${file}.map`].map((each) =>
      stat(each).then(
        ({ mtimeMs }) => mtimeMs,
        () => NaN,
      ),
    ),
  );
  if (!(Math.abs(times[0] - times[1]) <= SAME_BUILD_MS) || (await sourceText(file)) !== withoutMark(text)) return null;
  const loaded = await loader.load({ file, text }, `${encodeURIComponent(path.basename(file))}.map`);
  return loaded !== null && 'map' in loaded && loaded.map.sources.some(({ content }) => content !== null)
    ? loaded
    : null;
}

/**
 * @param {Recording} recording whose frames are in the file
 * @param {string} file that was compiled
 * @param {LoadedMap} loaded its map
 * @returns {MapProblem | null} what is wrong if it leads from a place that was seen at work to none
 */
export function astrayProblem({ run, profiles }, file, { map, name }) {
  const isCallAstray = (/** @type {Frame} */ frame) =>
    frame.file === file && frame.kind === 'js' && map.isAstray(frame.callLine, frame.callColumn);
  const isAstray =
    profiles.some(({ frames }) => frames.some(isCallAstray)) ||
    askings(run).some(({ at }) => at.file === file && map.isAstray(at.line ?? 0, at.column ?? 0));
  return isAstray ? { name, problem: ASTRAY } : null;
}
