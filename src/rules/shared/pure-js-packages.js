/**
 * Packages that compute cryptography in JavaScript or WebAssembly, on whatever thread calls them, whether
 * they return a promise or not.
 */
import { isUnlisted } from '../../catalogue/index.js';
import { CRYPTO_PACKAGES } from '../../catalogue/packages/index.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/** What computes on the calling thread, behind promises too; `bcrypt` and others with native code don't. */
const PACKAGES = new Set(CRYPTO_PACKAGES.filter(({ form }) => form === 'sync').map(({ name }) => name));

/**
 * The package in plain JavaScript or WebAssembly that computes at a call site. One that nobody listed was seen to compute on
 * the thread that calls it.
 * @param {CallSiteReport} callSite any call site
 * @returns {string | null} its name, which is not that of the package that the line calls where that one calls it; null
 *   if the work is native, also where such a package calls node:crypto
 */
export function replacedPackage({ computedBy = '' }) {
  return PACKAGES.has(computedBy) || isUnlisted(computedBy) ? computedBy : null;
}

const ADDONS = new Set(CRYPTO_PACKAGES.filter(({ isAddon }) => isAddon).map(({ name }) => name));

/**
 * @param {string} name of such a package
 * @returns {string} what it computes in, with a space behind; `''` if unknown
 */
export function computesIn(name) {
  if (isUnlisted(name)) return '';
  return ADDONS.has(name) ? 'in native code ' : 'in JavaScript or WebAssembly ';
}

/**
 * @param {CallSiteReport} callSite any call site
 * @returns {boolean} whether JavaScript computes there that is of no package, as far as is known: what rules know of Node's
 *   functions does not hold
 */
export function isNobodys({ computedBy = '', recognised = false }) {
  return recognised && computedBy === '';
}
