/** What the catalogue says about packages and their functions. */
import { isModuleOf } from '../model/file-path.js';
import { lastPart } from '../model/last-part.js';
import { CRYPTO_PACKAGES } from './packages/index.js';
import { packagePath } from './package-of.js';

/** @import { FrameMatch, OperationId } from '../model/operation.js' */
/** @import { CryptoPackage, Equivalent, PackageFunction } from './packages/crypto-package.js' */

/** @type {Map<string, CryptoPackage>} */
const BY_NAME = new Map(CRYPTO_PACKAGES.map((description) => [description.name, description]));
const WITH_CARRIERS = CRYPTO_PACKAGES.filter(({ carriers }) => carriers !== undefined);

/**
 * @param {string} name of an npm package
 * @returns {CryptoPackage | undefined} the package whose code it contains
 */
function descriptionOf(name) {
  return BY_NAME.get(name) ?? WITH_CARRIERS.find(({ carriers }) => carriers?.test(name));
}

/**
 * @param {string} name of an npm package, such as `bcryptjs`
 * @returns {boolean} whether its own code computes cryptography, or arithmetic that others use for it
 */
export function isCryptoPackage(name) {
  return descriptionOf(name) !== undefined;
}

/** What bundlers append to names that several modules have: esbuild's `hash2`, Rollup's `hash$1`. */
const RENAMED = /(?:\$\d+|\d+)$/;

/**
 * What a function of an npm package says.
 * @param {string} file absolute path of the function's file, or of the native addon; in a bundle that of the module
 * @param {string} functionName as V8 logs it, `''` for an anonymous function or native code
 * @returns {FrameMatch | null} null if the package, or this function in it, isn't cryptography
 */
export function matchPackage(file, functionName) {
  const { name, path } = packagePath(file);
  const description = name === '' ? undefined : descriptionOf(name);
  if (description === undefined) return null;
  const short = lastPart(functionName);
  const row = rowOf(description, path, short);
  if (row === undefined && (description.onlyAsPart?.test(short) || isAroundAddon(description, path))) return null;
  return { ...matchBy(description, row, short), evidence: 'package' };
}

/**
 * Code that computes on the thread pool is native: the JavaScript around it finds the right addon for the machine
 * (`isMusl` requests a report of the process, which takes as long as a hash), and passes arguments on.
 * @param {CryptoPackage} description of a package
 * @param {string} path of a file in it, `''` for none
 * @returns {boolean} whether the file contains no code that computes
 */
function isAroundAddon({ promises }, path) {
  return promises === 'pool' && /\.[cm]?js$/.test(path);
}

/**
 * What a function of a module in a bundle says: the same, except for names that the bundler made unique.
 * @param {string} module path of the module
 * @param {string} functionName as V8 logs it
 * @param {string} [around] name of a function around it that shows what it does
 * @returns {FrameMatch | null} null if the package isn't cryptography
 */
export function matchBundled(module, functionName, around = '') {
  const match = matchPackage(module, functionName);
  const outer = around === '' || match === null ? null : matchPackage(module, around);
  if (outer !== null) return { ...outer, api: '' };
  const original = functionName.replace(RENAMED, '');
  if (match === null || match.api !== '' || original === functionName) return match;
  const renamed = matchPackage(module, original);
  return renamed !== null && renamed.api !== '' ? renamed : match;
}

/**
 * What is known about a function recognised by its content.
 * @param {{package: string, operation: OperationId | '', algorithm: string}} known what such code does
 * @param {string} functionName its name outside of its module, `''` if it has none
 * @returns {FrameMatch} the package and the operation of the frame
 */
export function matchKnown({ package: name, operation, algorithm }, functionName) {
  const description = BY_NAME.get(name);
  const found = functionName === '' ? undefined : description?.functions.find((row) => isOfName(row, functionName));
  return { ...matchBy({ name, operation, form: 'sync', algorithm }, found, functionName), evidence: 'source' };
}

/**
 * @param {{name: string, operation: OperationId | '', form: PackageFunction['form'], algorithm?: string}} general what
 *   the package's functions say by default
 * @param {PackageFunction | undefined} found what is known about the function
 * @param {string} functionName of it
 * @returns {Omit<FrameMatch, 'evidence'>}
 */
function matchBy(general, found, functionName) {
  return {
    operation: found?.operation ?? general.operation,
    candidates: [],
    form: found?.form ?? general.form ?? 'sync',
    api: found?.entry === true ? functionName : '',
    package: general.name,
    algorithm: found?.algorithm ?? general.algorithm ?? '',
    ...plainMark(found),
  };
}

/**
 * @param {PackageFunction | undefined} found what is known about a function
 * @returns {{isPlain?: true}} added to a match that is not cryptography
 */
function plainMark(found) {
  return found?.isPlain === true ? { isPlain: true } : {};
}

/**
 * @param {CryptoPackage} description of a package
 * @param {string} path of a file in it
 * @param {string} name of a function there
 * @returns {PackageFunction | undefined} what is known about it
 */
function rowOf({ functions }, path, name) {
  return functions.find(
    (row) => (row.pattern === undefined || row.pattern.test(name)) && (row.file === undefined || row.file.test(path)),
  );
}

/**
 * @param {PackageFunction} row of a package
 * @param {string} name of a function
 * @returns {boolean} whether the row is about functions of that name, in any file
 */
function isOfName({ pattern, file }, name) {
  return file === undefined && pattern !== undefined && pattern.test(name);
}

/**
 * What a call of a package's function with this name requests: for packages whose names were minified away, or whose
 * functions have none, so that only the caller's source has it.
 * @param {string} name of an npm package
 * @param {string} functionName as the caller's source has it, such as `crypto_sign_detached`
 * @returns {PackageFunction | null} null if the name says nothing
 */
export function packageApiNamed(name, functionName) {
  const short = lastPart(functionName);
  const rows = descriptionOf(name)?.functions ?? [];
  return rows.find((row) => row.entry === true && row.file === undefined && row.pattern?.test(short)) ?? null;
}

/**
 * Names by which callers know functions of a package that have none themselves, as far as they have an equivalent.
 * @param {string} name of an npm package
 * @param {OperationId} operation that was seen
 * @returns {string[]} what its callers may have called
 */
export function packageApisDoing(name, operation) {
  const names = equivalentsIn(name).map((each) => lastPart(each.function));
  return names.filter((each) => packageApiNamed(name, each)?.operation === operation);
}

/**
 * The equivalents of a package's function.
 * @param {string} name of an npm package
 * @param {string} module as the caller imports it, such as `@noble/hashes/sha2.js`
 * @param {string} exported function, such as `compareSync`; `default` for the module itself
 * @returns {readonly Equivalent[]} none if nothing is known, or the module is
 *   another package's
 */
export function equivalentsOf(name, module, exported) {
  const isOwn = isModuleOf(module, name);
  const path = module.slice(name.length + 1);
  return (isOwn ? equivalentsIn(name) : []).filter(
    (equivalent) =>
      equivalent.function === exported && (equivalent.entry === undefined ? path === '' : equivalent.entry.test(path)),
  );
}

/**
 * @param {string} name of an npm package
 * @returns {readonly Equivalent[]} what is known to give the same results as its
 *   functions
 */
export function equivalentsIn(name) {
  return BY_NAME.get(name)?.equivalents ?? [];
}

/**
 * @param {string} name of an npm package
 * @returns {string} its option for how many threads each call starts; `''` if it starts none, as far as we know
 */
export function threadsOption(name) {
  return descriptionOf(name)?.threadsOption ?? '';
}

/**
 * Where the asynchronous functions of a package compute.
 * @param {string} name of an npm package
 * @returns {'pool' | 'loop' | 'none' | 'unknown'} `unknown` for a package that is not listed
 */
export function promisesOf(name) {
  return descriptionOf(name)?.promises ?? 'unknown';
}
