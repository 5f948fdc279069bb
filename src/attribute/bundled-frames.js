import { FINGERPRINTS, packageOf } from '../catalogue/index.js';
import { lookupOf, openBundle } from '../source/bundle.js';

/** @import { Frame, Profile } from '../model/profile.js' */
/** @import { Bundle } from '../source/bundle.js' */

/** Sources that are larger are read only where the program spends this share of its samples, beneath or in them. */
const LARGE = { length: 256 * 1024, share: 0.005 };

/**
 * Says of the functions of bundles what the bundle's source tells: which package's module each is of, and what its code
 * is recognised as. It is kept in the frames, so that a saved profile needs no sources.
 * @param {Profile} profile any
 * @returns {Frame[]} the same frames, with `bundled` where there is something to say
 */
export function bundledFrames(profile) {
  const lookup = lookupOf(FINGERPRINTS);
  const samples = samplesIn(profile);
  /** @type {Map<string, Bundle | null>} */
  const bundles = new Map();
  for (const [file, text] of profile.sources) {
    const isWorthIt = text.length <= LARGE.length || (samples.get(file) ?? 0) >= LARGE.share * profile.samples.length;
    bundles.set(file, isWorthIt ? openBundle(text, lookup) : null);
  }
  return profile.frames.map((frame) => {
    const bundle = frame.bundled === undefined ? bundles.get(frame.file) : undefined;
    return bundle ? withOrigin(frame, bundle) : frame;
  });
}

/**
 * @param {Frame} frame of a function in the bundle
 * @param {Bundle} bundle its file
 * @returns {Frame} the same with what the bundle says of it
 */
function withOrigin(frame, bundle) {
  const { file, line, column, moduleBody } = frame;
  if (moduleBody || line === 0) return frame;
  const module = bundle.moduleOf(line, column);
  const { id = '', name = '', isModule = false } = bundle.knownAt(line, column) ?? {};
  // A package that is built into one file is told by where that file is.
  const isOpaque = bundle.isBundle && packageOf(file) === '';
  if (module === '' && id === '' && !isOpaque) return frame;
  return { ...frame, moduleBody: isModule || bundle.isModule(line, column), bundled: { module, known: id, name } };
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
