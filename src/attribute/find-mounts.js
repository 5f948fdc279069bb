import { packageOf } from '../catalogue/index.js';

/** @import { Profile, SourceCall } from '../model/profile.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */

/** Name under which a profile keeps where the package of a frame is mounted: no function can have it. */
const MOUNT = 'mounted at';

/** How handlers are given to a framework for all requests: `get` and `put` are methods of anything. */
const FOR_ALL = /^(?:use|register)$/;

/**
 * A package to which a framework passed a request asks on behalf of the line that mounted it; so does one that is called because it
 * replaced `response.end`, and one that goes on after an `await`, if it is mounted. Finds that line in the user's
 * sources, and keeps what it says in the profile, so that a saved profile needs no sources.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `mount` is completed
 * @param {(file: string) => Script | null} scriptOf opens a source
 */
export function findMounts(profile, sites, scriptOf) {
  /** @type {Map<string, SourceCall | null>} by package */
  const mounts = new Map();
  for (const site of sites) {
    const { frame, handler, isMounted } = site;
    if (handler === '') continue;
    const key = `${frame}:${MOUNT}${isMounted ? '' : ` ${handler}`}`;
    let mount = profile.calls.get(key) ?? mounts.get(handler);
    if (mount === undefined) mounts.set(handler, (mount = mountOf(profile.sources, scriptOf, handler)));
    if (mount === null || (!isMounted && !FOR_ALL.test(mount.callee))) continue;
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
