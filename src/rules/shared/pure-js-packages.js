/**
 * Packages that compute cryptography in JavaScript or WebAssembly, on whatever thread calls them, whether
 * they return a promise or not.
 */
import { CRYPTO_PACKAGES } from '../../catalogue/packages/index.js';
import { poolFunction } from './promisified.js';

/** What computes on the calling thread, behind promises too; `bcrypt` and others with native code don't. */
const PACKAGES = new Set(CRYPTO_PACKAGES.filter(({ form }) => form === 'sync').map(({ name }) => name));

/** Names that node:crypto shares with packages, which therefore don't tell who computes. */
const SHARED_NAMES = new Set(['sign', 'verify', 'randomBytes']);

/** Packages whose messages or algorithms node:crypto can't read or write. */
const OWN_FORMATS = new Set(['libsodium-wrappers', 'openpgp', 'tweetnacl']);

/**
 * The package in plain JavaScript or WebAssembly that computes at a call site.
 * @param {import('../../model/report.js').CallSiteReport} callSite any call site
 * @returns {string | null} its name; null if the work is native, also where such a package calls node:crypto
 */
export function replacedPackage(callSite) {
  if (!PACKAGES.has(callSite.package)) return null;
  const isNative = poolFunction(callSite.api) !== null && !SHARED_NAMES.has(callSite.api);
  return isNative ? null : callSite.package;
}

/**
 * Whether a package's results are of its own kind, so that node:crypto can't take its place.
 * @param {string} name of a package
 * @returns {boolean} true for OpenPGP messages, XSalsa20 boxes and the like
 */
export function hasOwnFormats(name) {
  return OWN_FORMATS.has(name);
}
