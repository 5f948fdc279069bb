import { unescapeUnits } from '../v8log/escapes.js';
import { toPath } from '../v8log/function-name.js';
import { isOwnScript } from '../v8log/location-frames.js';

/** @import { Frame } from '../model/profile.js' */
/** @import { Scripts } from '../v8log/scripts.js' */

/**
 * The text names functions and where they begin. What they call, and who calls them, is found in sources, which are in the log.
 * @param {Frame[]} frames of a profile
 * @param {Scripts} scripts of the log
 * @param {ReadonlySet<string>} asked paths of files that are not on any stack, but whose calls are looked up
 * @returns {Map<string, string>} sources of those, of the files that the frames are in, and of all user files, by path
 */
export function sourcesOf(frames, scripts, asked) {
  const files = new Set([...asked, ...frames.map(({ file }) => file)].filter((file) => file !== ''));
  const sources = new Map();
  for (const id of scripts.ids()) {
    const file = toPath(unescapeUnits(scripts.nameOf(id) ?? ''));
    const source = files.has(file) || isOwnScript(file) ? scripts.sourceOf(id) : null;
    if (source !== null) sources.set(file, source);
  }
  return sources;
}
