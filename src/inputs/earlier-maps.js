/**
 * What a bundler was given may have been compiled before, with a map of its own that the bundler did not read: Vite's output, which
 * SvelteKit's adapter bundles, or a workspace's library.
 */
import { isInPackage } from '../model/file-path.js';
import { composedMap } from '../source-maps/composed-map.js';
import { mapReference } from '../source-maps/map-reference.js';
import { sourcePlace } from '../source-maps/source-path.js';
import { isSameText, originalPath, originalText } from './original-files.js';

/** @import { MapSource, SourceMap } from '../source-maps/source-map.js' */
/** @import { LoadedMap, MapLoader, MapProblem } from './load-map.js' */

/** What compilers make. */
const IS_MADE = /\.[cm]?js$/i;
/** How often a file is compiled, besides the last time. */
const MOST_STEPS = 3;

/**
 * Where the sources of a map may lie.
 * @typedef {{projects: readonly string[], homes: readonly string[]}} SourceHomes
 */

/**
 * @param {LoadedMap} loaded map of what V8 compiled
 * @param {SourceHomes} where its sources may lie
 * @param {MapLoader} loader of maps
 * @param {MapProblem[]} problems maps that can't be used, which are added to
 * @returns {Promise<LoadedMap>} the map with that of what its sources were made from, as far as there are maps of these
 */
export async function withEarlierMaps(loaded, where, loader, problems) {
  /** @type {Set<string>} */
  const seen = new Set();
  let { map } = loaded;
  for (let step = 0; step < MOST_STEPS; step++) {
    const earlier = await mapsOfSources({ ...loaded, map }, where, seen, loader, problems);
    if (earlier.size === 0) break;
    map = composedMap(map, earlier);
  }
  return map === loaded.map ? loaded : { ...loaded, map };
}

/**
 * @param {LoadedMap} loaded map of a file
 * @param {SourceHomes} where its sources may lie
 * @param {Set<string>} seen absolute paths of sources whose maps were looked for, to add to
 * @param {MapLoader} loader of maps
 * @param {MapProblem[]} problems maps that can't be used, which are added to
 * @returns {Promise<Map<number, SourceMap>>} maps of its sources, by their indices
 */
async function mapsOfSources({ map, directory, moved }, { projects, homes }, seen, loader, problems) {
  /** @type {Map<number, SourceMap>} */
  const found = new Map();
  const directories = moved === undefined ? [directory] : [directory, moved];
  for (const [index, source] of map.sources.entries()) {
    if (!IS_MADE.test(source.path) || isInPackage(`/${source.path}`)) continue;
    const file = originalPath(source.path, directories, projects, projects);
    if (file === null || seen.has(file)) continue;
    const text = await builtText(source, file, homes);
    const reference = text === null ? null : mapReference(text);
    if (text === null || reference === null) continue;
    seen.add(file);
    const earlier = await loader.load({ file, text }, reference);
    if (earlier === null) continue;
    if ('map' in earlier) found.set(index, { ...earlier.map, sources: placed(earlier) });
    else problems.push(earlier);
  }
  return found;
}

/**
 * @param {MapSource} source of a map
 * @param {string} file absolute path of it
 * @param {readonly string[]} homes absolute paths of directories whose code may be read
 * @returns {Promise<string | null>} its text; null if it is nowhere, or was built again since
 */
async function builtText({ content }, file, homes) {
  const written = await originalText(file, homes);
  return content !== null && written !== null && !isSameText(content, written) ? null : (content ?? written);
}

/**
 * @param {LoadedMap} loaded map of a source
 * @returns {MapSource[]} its own sources, independent of where it lies
 */
function placed({ map, directory }) {
  return map.sources.map((source) => {
    const place = sourcePlace(source.path, directory);
    return place.kind === 'file' ? { ...source, path: place.path } : source;
  });
}
