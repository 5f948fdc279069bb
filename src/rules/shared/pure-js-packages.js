/**
 * Packages that compute cryptography in JavaScript or WebAssembly, on whichever thread calls them, whether or not they
 * return a promise.
 */
import { isUnlisted } from '../../catalogue/index.js';
import { CRYPTO_PACKAGES } from '../../catalogue/packages/index.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/**
 * Packages that compute on the calling thread, even if they return promises; `bcrypt` and others with native code
 * don't.
 */
const PACKAGES = new Set(CRYPTO_PACKAGES.filter(({ form }) => form === 'sync').map(({ name }) => name));

/**
 * The plain JavaScript or WebAssembly package that computes at a call site. An unlisted one was seen computing on the
 * thread that calls it.
 * @param {CallSiteReport} callSite any call site
 * @returns {string | null} its name, which differs from the package that the line calls if that one in turn calls it;
 *   null if the work is native, including where such a package calls node:crypto
 */
export function replacedPackage({ computedBy = '' }) {
  return PACKAGES.has(computedBy) || isUnlisted(computedBy) ? computedBy : null;
}

const ADDONS = new Set(CRYPTO_PACKAGES.filter(({ isAddon }) => isAddon).map(({ name }) => name));

/**
 * @param {string} name of such a package
 * @returns {string} what it computes in, with a trailing space; `''` if unknown
 */
export function computesIn(name) {
  if (isUnlisted(name)) return '';
  return ADDONS.has(name) ? 'in native code ' : 'in JavaScript or WebAssembly ';
}

/**
 * @param {CallSiteReport} callSite any call site
 * @returns {boolean} whether the computing is done by JavaScript that belongs to no known package: what rules know
 *   about Node's functions doesn't apply to it
 */
export function isUnattributedJs({ computedBy = '', recognised = false }) {
  return recognised && computedBy === '';
}

/**
 * @param {CallSiteReport} callSite any call site
 * @returns {boolean} whether Node computes there, as far as is known, and no package: then what rules know about its functions
 *   applies to it
 */
export function isNodesOwn(callSite) {
  return !isUnattributedJs(callSite) && replacedPackage(callSite) === null;
}
