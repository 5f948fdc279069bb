/**
 * Packages that compute cryptography in JavaScript or WebAssembly, on whatever thread calls them, whether
 * they return a promise or not.
 */
import { ASYNC_COUNTERPART } from '../../catalogue/index.js';
import { CRYPTO_PACKAGES } from '../../catalogue/packages/index.js';

/** @import { CallSiteReport } from '../../model/report.js' */

/** What computes on the calling thread, behind promises too; `bcrypt` and others with native code don't. */
const PACKAGES = new Set(CRYPTO_PACKAGES.filter(({ form }) => form === 'sync').map(({ name }) => name));

/** Names that node:crypto shares with packages, which therefore don't tell who computes. */
const SHARED_NAMES = new Set(['sign', 'verify', 'randomBytes']);

/**
 * The package in plain JavaScript or WebAssembly that computes at a call site.
 * @param {CallSiteReport} callSite any call site
 * @returns {string | null} its name; null if the work is native, also where such a package calls node:crypto
 */
export function replacedPackage(callSite) {
  if (!PACKAGES.has(callSite.package)) return null;
  const isNative = callSite.api in ASYNC_COUNTERPART && !SHARED_NAMES.has(callSite.api);
  return isNative ? null : callSite.package;
}
