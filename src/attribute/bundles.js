import { PHASE } from './phases.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { BundleReport } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */

/**
 * @param {Attribution[]} attributions of all isolates
 * @returns {BundleReport[]} the bundles that were run, heaviest first
 */
export function bundleReports(attributions) {
  /** @type {Map<string, BundleReport>} */
  const bundles = new Map();
  for (const { profile, phases, sites } of attributions) {
    const { frames, samples } = profile;
    // Where nothing but recognised functions is known, the file may be any.
    const files = new Set(frames.filter(({ bundled }) => bundled?.known === '').map(({ file }) => file));
    if (files.size === 0) continue;
    const inner = innermost(profile);
    for (let index = 0; index < samples.length; index++) {
      const row = samples.stack[index];
      const frame = row === -1 || phases[index] === PHASE.idle ? undefined : frames[inner[row]];
      if (frame?.bundled === undefined || !files.has(frame.file)) continue;
      const bundle = bundles.get(frame.file) ?? { file: frame.file, ticks: 0, untoldTicks: 0 };
      bundles.set(frame.file, bundle);
      bundle.ticks++;
      if (sites[index] === -1 && frame.bundled.module === '' && frame.bundled.known === '') bundle.untoldTicks++;
    }
  }
  return [...bundles.values()].sort((a, b) => b.ticks - a.ticks);
}

/**
 * @param {Profile} profile any
 * @returns {Int32Array} for each stack its innermost frame of JavaScript, -1 if it has none
 */
function innermost({ frames, stacks }) {
  const inner = new Int32Array(stacks.length);
  for (let row = 0; row < stacks.length; row++) {
    const parent = stacks.parent[row];
    const frame = stacks.frame[row];
    inner[row] = frames[frame].kind === 'js' ? frame : parent === -1 ? -1 : inner[parent];
  }
  return inner;
}
