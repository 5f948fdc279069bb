import { FINGERPRINTS, isCryptoPackage, packageOf } from '../catalogue/index.js';
import { MADE_UP } from '../model/made-up.js';
import { lookupOf, openBundle } from '../source/bundle.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { Bundle } from '../source/bundle.js' */
/** @import { Lookup } from '../source/known-code.js' */

/** Sources that are larger are read only where the program spends this share of its samples, beneath or in them. */
const LARGE = { length: 256 * 1024, share: 0.005 };

/** What webpack and ncc load modules with. */
const LOADERS = /^__(?:webpack|nccwpck)_require__$/;

/**
 * Says of the functions of bundles what the bundle's source tells: which package's module each is of, and what its code
 * is recognised as. It is kept in the frames, so that a saved profile needs no sources.
 * @param {Profile} profile any
 * @returns {Frame[]} the same frames, with `bundled` where there is something to say
 */
export function bundledFrames(profile) {
  const open = opener(profile);
  return profile.frames.map((frame) => {
    if (frame.kind !== 'js' || frame.bundled !== undefined || frame.moduleBody || frame.line === 0) return frame;
    const bundle = open(frame.file);
    return bundle === null ? frame : withOrigin(frame, bundle);
  });
}

/**
 * @param {Profile} profile any
 * @returns {(file: string) => Bundle | null} reads each file once, if it may tell something; null if it does not
 */
function opener(profile) {
  /** @type {Map<string, Bundle | null>} */
  const bundles = new Map();
  /** @type {Lookup | undefined} */
  let lookup;
  /** @type {Map<string, number> | undefined} */
  let samples;
  const isWorthIt = (/** @type {string} */ file, /** @type {string} */ text) => {
    if (text.length <= LARGE.length) return true;
    samples ??= samplesIn(profile);
    return (samples.get(file) ?? 0) >= LARGE.share * profile.samples.length;
  };
  return (file) => {
    let bundle = bundles.get(file);
    if (bundle === undefined) {
      const text = textOf(profile, file);
      const isOpened = text !== null && !isTold(file, text) && isWorthIt(file, text);
      bundle = isOpened ? openBundle(text, (lookup ??= lookupOf(FINGERPRINTS))) : null;
      bundles.set(file, bundle);
    }
    return bundle;
  };
}

/**
 * @param {Profile} profile that the file is of
 * @param {string} file path of it
 * @returns {string | null} what is JavaScript in it, null if it is not at hand or is Node's own
 */
function textOf({ sources, originals }, file) {
  if (file.startsWith('node:')) return null;
  return originals?.get(file)?.code ?? sources.get(file) ?? null;
}

/**
 * @param {string} file path of it
 * @param {string} text of it
 * @returns {boolean} whether names tell all: the file is of a package of cryptography, and no bundle of others
 */
function isTold(file, text) {
  return isCryptoPackage(packageOf(file)) && !text.includes('node_modules/');
}

/**
 * @param {Frame} frame of a function in the bundle
 * @param {Bundle} bundle its file
 * @returns {Frame} the same with what the bundle says of it
 */
function withOrigin(frame, bundle) {
  const { file, line, column } = frame;
  const module = bundle.moduleOf(line, column) || (isLoader(frame, bundle) ? MADE_UP : '');
  const { id = '', name: known = '', isModule = false } = bundle.knownAt(line, column) ?? {};
  // A package that is built into one file is told by where that file is.
  const isOpaque = bundle.isBundle && packageOf(file) === '';
  if (module === '' && id === '' && !isOpaque) return frame;
  return {
    ...frame,
    moduleBody: isModule || bundle.isModule(line, column),
    bundled: { module, known: id, name: known },
  };
}

/**
 * @param {Frame} frame of a function
 * @param {Bundle} bundle its file
 * @returns {boolean} whether modules are loaded with it
 */
function isLoader({ name }, { isBundle }) {
  return isBundle && LOADERS.test(name);
}

/**
 * @param {Profile} profile any
 * @returns {Map<string, number>} samples by file that is on their stack
 */
function samplesIn({ frames, stacks, samples }) {
  const own = new Float64Array(stacks.length);
  for (let index = 0; index < samples.length; index++) if (samples.stack[index] !== -1) own[samples.stack[index]]++;
  /** @type {Map<string, number>} */
  const counts = new Map();
  // A row's callers stand before it: from the last to the first, each row's samples are known when it is come to.
  for (let row = stacks.length - 1; row >= 0; row--) {
    const parent = stacks.parent[row];
    const { file } = frames[stacks.frame[row]];
    if (parent !== -1) own[parent] += own[row];
    const isEntered = parent === -1 || frames[stacks.frame[parent]].file !== file;
    if (file !== '' && isEntered) counts.set(file, (counts.get(file) ?? 0) + own[row]);
  }
  return counts;
}
