/** Names of call sites that survive edits, other checkouts and other machines. */
import { isWindowsPath, systemPath } from './file-path.js';
import { compareText } from './text-order.js';

/**
 * @param {string} file path on the machine that the program ran on: absolute, or relative to the root already
 * @param {string} root absolute path of the repository there, `''` if unknown
 * @returns {string} path relative to the root, with `/` between its parts on every system; the whole path, with `/`, if
 *   it lies elsewhere
 */
export function fileInRoot(file, root) {
  const isWindows = isWindowsPath(file) || (isWindowsPath(root) && !file.startsWith('/'));
  if (!isWindows) return withoutRoot(file, root, (text) => text);
  const slashed = (/** @type {string} */ path) => systemPath(path).replaceAll('\\', '/');
  // Windows ignores the case of file names.
  return withoutRoot(slashed(file), slashed(root), (text) => text.toLowerCase());
}

/**
 * @param {string} path with `/`
 * @param {string} root with `/`, `''` if unknown
 * @param {(text: string) => string} fold normalizes names
 * @returns {string} the path below the root, or all of it
 */
function withoutRoot(path, root, fold) {
  const base = `${root.replace(/\/+$/, '')}/`;
  return base !== '/' && fold(path.slice(0, base.length)) === fold(base) ? path.slice(base.length) : path;
}

/**
 * The id of a call site, before several of one name are numbered. It does not contain the line, which edits move, nor
 * the called function: samples of short calls hit `createHash` in one run and `update` in the next.
 * @param {{file: string, function: string, operation: string}} site file absolute
 * @param {string} root absolute path of the repository
 * @param {number} ordinal 1 for the first call of that kind in its function, in source order; 1 if unknown
 * @returns {string} `file#function|operation`, or `file#function|operation|2` for a later call
 */
export function siteId(site, root, ordinal) {
  const id = `${fileInRoot(site.file, root)}#${site.function}|${site.operation}`;
  return ordinal > 1 ? `${id}|${ordinal}` : id;
}

/**
 * What an id's file is relative to: other files of the same program are named alike.
 * @param {{id: string, file: string}} site its file absolute
 * @returns {string} absolute path of the repository, `''` if the id doesn't tell
 */
export function rootOfSite({ id, file }) {
  const path = fileInRoot(file, '');
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
    if (id.startsWith(`${path.slice(at + 1)}#`)) return path.slice(0, at);
  return '';
}

/**
 * Distinguishes rows of one name: where they are, 0 or null if unknown, and what they do.
 * @typedef {{line: number | null, column: number | null, package: string, algorithm: string}} Position
 */

/**
 * Gives every call site of a report a unique id. Where the source says which call of its function a site is, the id is that of
 * the call, whatever else was sampled there: first of the program's own calls, then of those of packages. A row whose id is
 * taken, or of which its call is not known, gets one that is left.
 * @template {Position & {file: string, function: string, operation: string}} Site
 * @param {Site[]} sites in any order
 * @param {string} root absolute path of the repository
 * @param {(site: Site) => number | null} ordinalOf which of the calls of that kind in its function a site is, null if unknown
 * @returns {Map<Site, string>} ids, no two alike
 */
export function siteIds(sites, root, ordinalOf) {
  /** @type {Map<string, Site>} */
  const taken = new Map();
  const ordered = sites.toSorted(inSource);
  const isOwn = (/** @type {Site} */ site) => site.package === '';
  const placed = ordered.filter((site) => ordinalOf(site) !== null);
  for (const site of [...placed.filter(isOwn), ...placed]) {
    const id = siteId(site, root, ordinalOf(site) ?? 1);
    if (!taken.has(id)) taken.set(id, site);
  }
  const ids = new Map(Array.from(taken, ([id, site]) => [site, id]));
  for (const site of [...placed, ...ordered]) {
    if (ids.has(site)) continue;
    let ordinal = Math.max(1, ordinalOf(site) ?? 1);
    while (taken.has(siteId(site, root, ordinal))) ordinal++;
    const id = siteId(site, root, ordinal);
    taken.set(id, site);
    ids.set(site, id);
  }
  return ids;
}

/**
 * Several rows may be at one call, such as a `res.send()` that makes an ETag and ends a session. Their order must not
 * depend on how often each was hit, nor on whether samples showed a column.
 * @param {Position} a a call site
 * @param {Position} b another
 * @returns {number} less than 0 if `a` comes first
 */
function inSource(a, b) {
  return (
    (a.line ?? 0) - (b.line ?? 0) ||
    compareText(a.package, b.package) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.algorithm, b.algorithm)
  );
}

/**
 * @template {{id: string}} Site
 * @param {Site[]} callSites of a report
 * @returns {Map<string | null, Site>} call sites by id; a finding without a call site has the id null, which matches
 *   none
 */
export function sitesById(callSites) {
  return new Map(callSites.map((site) => [site.id, site]));
}
