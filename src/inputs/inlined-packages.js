/**
 * Packages that were bundled into another package's file. Only the source map shipped with the file tells whose code it
 * is: nothing but other packages' modules is taken from it, since a package's own code is reported as installed.
 */
import { isInPackage } from '../model/file-path.js';
import { mapReference } from '../source-maps/map-reference.js';
import { sourcePlace } from '../source-maps/source-path.js';

/** @import { Frame, Recording } from '../model/profile.js' */
/** @import { SourceMap } from '../source-maps/source-map.js' */
/** @import { LoadedMap, MapLoader } from './load-map.js' */

/** Characters of a file that may hold a package besides its own: what one module was compiled to is shorter. */
const LEAST_TEXT = 16 * 1024;

/** How the source of another package is named; a package's own are `../src/index.ts`. */
const FOREIGN = 'node_modules/';

/**
 * @param {Recording} recording that was just read
 * @param {MapLoader} loader of its source maps
 * @returns {Promise<Recording>} the recording, with `bundled` on functions whose package differs from their file's
 */
export async function withInlinedPackages(recording, loader) {
  /** @type {Map<string, LoadedMap>} */
  const maps = new Map();
  for (const [file, text] of packageTexts(recording)) {
    const reference = mapReference(text);
    // Nobody can fix a package's map: one that can't be read is none.
    const loaded = reference === null ? null : await loader.load({ file, text }, reference, FOREIGN);
    if (loaded !== null && 'map' in loaded) maps.set(file, loaded);
  }
  if (maps.size === 0) return recording;
  const profiles = recording.profiles.map((profile) => ({
    ...profile,
    frames: profile.frames.map((frame) => withModule(frame, maps.get(frame.file))),
  }));
  return { ...recording, profiles };
}

/**
 * @param {Recording} recording that was just read
 * @returns {Map<string, string>} texts of packages' files that were seen at work, by path
 */
function packageTexts({ profiles }) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { frames, sources } of profiles) {
    for (const { kind, file } of frames) {
      const text = kind === 'js' && isInPackage(file) && !texts.has(file) ? (sources.get(file) ?? '') : '';
      if (text.length >= LEAST_TEXT) texts.set(file, text);
    }
  }
  return texts;
}

/**
 * @param {Frame} frame of a function
 * @param {LoadedMap | undefined} loaded map of its file
 * @returns {Frame} the same, with the other package's module that it is of
 */
function withModule(frame, loaded) {
  if (loaded === undefined || frame.kind !== 'js' || frame.moduleBody || frame.line === 0) return frame;
  const source = sourceOf(frame, loaded.map);
  const place = source.includes(FOREIGN) ? sourcePlace(source, loaded.directory) : null;
  return place === null || place.kind === 'made' || place.kind === 'elsewhere'
    ? frame
    : { ...frame, bundled: { module: place.path, known: '', name: '' } };
}

/**
 * @param {Frame} frame of a function
 * @param {SourceMap} map of its file
 * @returns {string} the source that all the map has around the function's beginning and its call is of; `''` if that is
 *   not one: of what nobody wrote, a map has what is before it
 */
function sourceOf({ line, column, callLine, callColumn }, map) {
  const next = map.next(line, column);
  const places = [{ line, column }, { line: callLine, column: callColumn }, next ?? { line: 0, column: 0 }];
  const traced = places.flatMap((place) => (place.line === 0 ? [] : (map.trace(place.line, place.column) ?? [])));
  const sources = new Set(traced.map(({ source }) => map.sources[source].path));
  return sources.size === 1 ? [...sources][0] : '';
}
