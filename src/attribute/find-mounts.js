import { packageOf } from '../catalogue/index.js';
import { ranFiles } from '../source/compiled-code.js';

/** @import { Profile, SourceCall } from '../model/profile.js' */
/** @import { RanFile } from '../source/compiled-code.js' */
/** @import { Script } from '../source/script.js' */
/** @import { Site } from './attribute-profile.js' */

/** Name under which a profile keeps where the package of a frame is mounted: no function can have it. */
const MOUNT = 'mounted at';

/** How handlers are given to a framework, whatever the request: `get` and `put` are methods of anything. */
const FOR_ALL = /^(?:use|register|super)$/;

/**
 * A package to which a framework passed a request asks on behalf of the line that mounted it; so does one that is
 * called because it replaced `response.end`, and one that goes on after an `await`, if it is mounted. What goes on
 * after an `await` and is not mounted was asked for where the program calls the package, if there is one place only.
 * Finds that line in the user's sources, and keeps what it says in the profile, so that a saved profile needs no
 * sources.
 * @param {Profile} profile whose `calls` are completed
 * @param {Site[]} sites whose `mount` is completed
 * @param {(frame: number) => boolean} isUser whether a frame is the user's code
 * @param {(file: string) => Script | null} scriptOf opens a source
 */
export function findMounts(profile, sites, isUser, scriptOf) {
  /** @type {Map<string, SourceCall | null>} by package */
  const mounts = new Map();
  /** @type {RanFile[] | undefined} */
  let files;
  for (const site of sites) {
    const { frame, handler, isMounted } = site;
    if (handler === '') continue;
    const kind = isMounted ? '' : isUser(frame) ? ` ${handler}` : ` ${handler} or called`;
    const key = `${frame}:${MOUNT}${kind}`;
    const name = JSON.stringify([handler, isMounted, isUser(frame)]);
    let mount = profile.calls.get(key) ?? mounts.get(name);
    if (mount === undefined) {
      files ??= ranFiles(profile, scriptOf);
      mounts.set(name, (mount = lineOf(files, { handler, isMounted, isAlone: !isUser(frame) })));
    }
    if (mount === null) continue;
    site.mount = mount;
    profile.calls.set(key, mount);
  }
}

/**
 * @param {RanFile[]} files of the program
 * @param {{handler: string, isMounted: boolean, isAlone: boolean}} site a package; whether a framework called it, and
 *   whether no user's code was on the stack
 * @returns {SourceCall | null} the user's call on whose behalf it asks, null if the sources don't tell
 */
function lineOf(files, { handler, isMounted, isAlone }) {
  const mount = mountOf(files, handler);
  if (mount !== null && (isMounted || FOR_ALL.test(mount.callee))) return mount;
  return isAlone && !isMounted ? onlyCallOf(files, handler) : null;
}

/**
 * @param {RanFile[]} files of the program
 * @param {string} packageName that is called
 * @returns {SourceCall | null} the only call of it in the program, if it is awaited; null if other packages may call
 *   it, too
 */
function onlyCallOf(files, packageName) {
  const found = [];
  for (const { file, text, callsInto } of files) {
    const owner = packageOf(file);
    if (file.startsWith('node:') || owner === packageName || !mentions(text, packageName)) continue;
    if (owner !== '') return null;
    found.push(...callsInto(packageName));
  }
  return found.length === 1 && found[0].syntax?.isAwaited === true ? found[0] : null;
}

/**
 * @param {string} text of a file
 * @param {string} packageName of a package
 * @returns {boolean} whether it may import it
 */
function mentions(text, packageName) {
  return ["'", '"', '`'].some(
    (quote) => text.includes(`${quote}${packageName}${quote}`) || text.includes(`${quote}${packageName}/`),
  );
}

/**
 * @param {RanFile[]} files of the program
 * @param {string} packageName that is mounted
 * @returns {SourceCall | null} the only call of the user's that mounts it, null if there is none or there are several
 */
function mountOf(files, packageName) {
  const found = files
    .filter(({ file, text }) => !file.startsWith('node:') && packageOf(file) === '' && text.includes(packageName))
    .flatMap(({ mountsOf }) => mountsOf(packageName));
  return found.length === 1 ? found[0] : null;
}
