import { packageOf } from '../catalogue/index.js';

/** @import { Profile, SourceCall } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */

/** Name under which a profile keeps where the package of a frame is mounted: no function can have it. */
const MOUNT = 'mounted at';

/**
 * A package to which a framework passed a request asks on behalf of the line that mounted it. Finds that line in the user's
 * sources, and keeps what it says in the profile, so that a saved profile needs no sources.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `mount` is completed
 * @param {(frame: number) => string} packageAt name of a frame's package
 * @param {(file: string) => Script | null} scriptOf opens a source
 */
export function findMounts(profile, sites, packageAt, scriptOf) {
  /** @type {Map<string, SourceCall | null>} by package */
  const mounts = new Map();
  for (const site of sites) {
    if (!site.isMounted || site.frame === -1) continue;
    const key = `${site.frame}:${MOUNT}`;
    const name = packageAt(site.frame);
    let mount = profile.calls.get(key) ?? mounts.get(name);
    if (mount === undefined) mounts.set(name, (mount = mountOf(profile.sources, scriptOf, name)));
    if (mount === null) continue;
    site.mount = mount;
    profile.calls.set(key, mount);
  }
}

/**
 * @param {Map<string, string>} sources texts by path
 * @param {(file: string) => Script | null} scriptOf opens a source
 * @param {string} packageName that is mounted
 * @returns {SourceCall | null} the only call of the user's that mounts it, null if there is none or there are several
 */
function mountOf(sources, scriptOf, packageName) {
  const found = [];
  for (const [file, text] of sources) {
    if (file.startsWith('node:') || packageOf(file) !== '' || !text.includes(packageName)) continue;
    const call = scriptOf(file)?.mountOf(packageName) ?? null;
    if (call !== null) found.push({ ...call, file });
  }
  return found.length === 1 ? found[0] : null;
}
