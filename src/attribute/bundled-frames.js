/** Which package's module each function of a bundle belongs to, and whether its code is known cryptography. */
import { FINGERPRINTS, isCryptoPackage, matchFrame, packageOf } from '../catalogue/index.js';
import { MADE_UP } from '../model/made-up.js';
import { lookupOf, namesAround, openBundle } from '../source/bundle.js';
import { textAtHand } from './code-at-hand.js';
import { placeInFile } from './frame-users.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { Bundle } from '../source/bundle.js' */
/** @import { Lookup } from '../source/fingerprint-lookup.js' */

/** Larger sources are read only if the program spends at least this share of its samples in or below them. */
const LARGE = { length: 256 * 1024, share: 0.005 };

/** Module loaders of webpack and ncc. */
const LOADERS = /^__(?:webpack|nccwpck)_require__$/;

/**
 * Looks functions in bundles up in the bundle's source: which package's module each belongs to, and what its code is
 * recognised as. The result is kept in the frames, so that a saved profile needs no sources.
 * @param {Profile} profile any
 * @returns {Frame[]} the same frames, with `bundled` if anything was found
 */
export function bundledFrames(profile) {
  const open = opener(profile);
  const around = surroundings(profile);
  const frames = profile.frames.map((frame) => {
    if (frame.kind !== 'js' || frame.bundled !== undefined || frame.moduleBody || frame.line === 0) return frame;
    const bundle = open(frame.file);
    return bundle === null ? withSurroundings(frame, around) : withOrigin(frame, bundle);
  });
  return withUsers(frames, profile, open);
}

/**
 * For functions of unknown origin, lists the callers that use them, in the order of calls: below recognised code, they
 * are its helpers.
 * @param {Frame[]} frames of the profile, with what is known about each
 * @param {Profile} profile that they belong to
 * @param {(file: string) => Bundle | null} open see `opener`
 * @returns {Frame[]} the same, with `users` if there are any
 */
function withUsers(frames, { stacks, frames: read }, open) {
  const callers = Int32Array.from({ length: stacks.length });
  /** @type {Map<number, Set<string>>} */
  const users = new Map();
  const asked = new Set();
  for (let row = 0; row < stacks.length; row++) {
    const parent = stacks.parent[row];
    const frame = stacks.frame[row];
    const caller = parent === -1 ? -1 : callers[parent];
    callers[row] = frames[frame].kind === 'js' ? frame : caller;
    if (caller === -1 || !isOfUnknownOwner(frames[frame]) || read[frame].users !== undefined) continue;
    const pair = frame * frames.length + caller;
    if (asked.has(pair)) continue;
    asked.add(pair);
    if (isUsedBy(frames[frame], frames[caller], open)) {
      const all = users.get(frame) ?? new Set();
      users.set(frame, all.add(placeInFile(frames[caller])));
    }
  }
  return frames.map((frame, index) => {
    const all = users.get(index);
    return all === undefined ? frame : { ...frame, users: [...all].sort() };
  });
}

/**
 * @param {Frame} frame of any kind
 * @returns {boolean} whether it is a function whose origin is unknown except for its file
 */
function isOfUnknownOwner({ kind, bundled, moduleBody }) {
  if (kind !== 'js' || moduleBody) return false;
  return bundled === undefined || (bundled.module === '' && bundled.known === '');
}

/**
 * @param {Frame} frame of a function whose owner is unknown
 * @param {Frame} caller of it
 * @param {(file: string) => Bundle | null} open see `opener`
 * @returns {boolean} whether that uses it by its name
 */
function isUsedBy(frame, caller, open) {
  if (frame.file !== caller.file || caller.moduleBody || (caller.bundled?.module ?? '') !== '') return false;
  return open(frame.file)?.isUsedBy(frame, caller) === true;
}

/** Function in which TypeScript's output continues asynchronous functions. */
const AWAITER = '__awaiter';

/**
 * A package's function that shows no operation does what the function around it does.
 * @param {Frame} frame of a function
 * @param {(frame: Frame) => string[]} around names of the functions that it is in, from the inside out
 * @returns {Frame} the same, with the name of the first of those that shows one
 */
function withSurroundings(frame, around) {
  const match = isCryptoPackage(packageOf(frame.file)) ? matchFrame(frame) : null;
  if (match?.operation !== '' || match.api !== '' || match.isPlain) return frame;
  const names = around(frame);
  if (names.includes(AWAITER)) return { ...frame, bundled: { module: MADE_UP, known: '', name: '' } };
  const name = names.find((each) => {
    const outer = matchFrame({ ...frame, name: each });
    return outer?.api !== '' || outer.isPlain;
  });
  if (name === undefined) return frame;
  const shown = frame.name === '' ? { displayName: name } : {};
  return { ...frame, ...shown, bundled: { module: frame.file, known: '', name } };
}

/**
 * @param {Profile} profile any
 * @returns {(frame: Frame) => string[]} names of the functions that it is in; none if its source is not available
 */
function surroundings(profile) {
  /** @type {Map<string, ReturnType<typeof namesAround>>} */
  const files = new Map();
  return ({ file, line, column }) => {
    const names = files.get(file) ?? namesAround(textAtHand(profile, file) ?? '');
    files.set(file, names);
    return names(line, column);
  };
}

/**
 * @param {Profile} profile any
 * @returns {(file: string) => Bundle | null} reads each file once, if it may show something; null if it does not
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
      const text = textAtHand(profile, file);
      const isOpened = text !== null && !isOnePackage(file, text) && isWorthIt(file, text);
      bundle = isOpened ? openBundle(text, (lookup ??= lookupOf(FINGERPRINTS))) : null;
      bundles.set(file, bundle);
    }
    return bundle;
  };
}

/**
 * @param {string} file path of it
 * @param {string} text of it
 * @returns {boolean} whether names are enough: the file belongs to a package of cryptography, and does not bundle
 *   others
 */
function isOnePackage(file, text) {
  return isCryptoPackage(packageOf(file)) && !text.includes('node_modules/');
}

/**
 * @param {Frame} frame of a function in the bundle
 * @param {Bundle} bundle its file
 * @returns {Frame} the same with what the bundle says about it
 */
function withOrigin(frame, bundle) {
  const { file, line, column } = frame;
  const module = bundle.moduleOf(line, column) || (isLoader(frame, bundle) ? MADE_UP : '');
  const { id = '', name: known = '', isModule = false } = bundle.knownAt(line, column) ?? {};
  // If a package is built into one file, its path says which package it is.
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
 * @returns {boolean} whether it loads modules
 */
function isLoader({ name }, { isBundle }) {
  return isBundle && LOADERS.test(name);
}

/**
 * @param {Profile} profile any
 * @returns {Map<string, number>} samples by file on their stack
 */
function samplesIn({ frames, stacks, samples }) {
  const own = new Float64Array(stacks.length);
  for (let index = 0; index < samples.length; index++) if (samples.stack[index] !== -1) own[samples.stack[index]]++;
  /** @type {Map<string, number>} */
  const counts = new Map();
  // A row's callers come before it: going backwards, each row's samples are known when it is reached.
  for (let row = stacks.length - 1; row >= 0; row--) {
    const parent = stacks.parent[row];
    const { file } = frames[stacks.frame[row]];
    if (parent !== -1) own[parent] += own[row];
    const isEntered = parent === -1 || frames[stacks.frame[parent]].file !== file;
    if (file !== '' && isEntered) counts.set(file, (counts.get(file) ?? 0) + own[row]);
  }
  return counts;
}
