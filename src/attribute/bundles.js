import { PHASE } from './phases.js';

/** @import { BundledCode, Profile } from '../model/profile.js' */
/** @import { BundleReport } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */

/**
 * @param {Attribution[]} attributions of all isolates
 * @returns {BundleReport[]} the bundles that were run, heaviest first
 */
export function bundleReports(attributions) {
  /** @type {Map<string, BundleReport>} */
  const bundles = new Map();
  for (const attribution of attributions) {
    const { frames } = attribution.profile;
    // Where nothing but recognised functions is known, the file may be any.
    const files = new Set(frames.filter(({ bundled }) => bundled?.known === '').map(({ file }) => file));
    if (files.size > 0) addTicks(bundles, attribution, files);
  }
  return [...bundles.values()].sort((a, b) => b.ticks - a.ticks);
}

/**
 * @param {Map<string, BundleReport>} bundles by file, to add to
 * @param {Attribution} attribution of one isolate
 * @param {ReadonlySet<string>} files that are bundles
 */
function addTicks(bundles, { profile, phases, sites }, files) {
  const { frames, samples } = profile;
  const inner = innermost(profile);
  for (let index = 0; index < samples.length; index++) {
    const row = samples.stack[index];
    const frame = row === -1 || phases[index] === PHASE.idle ? undefined : frames[inner[row]];
    if (frame?.bundled === undefined || !files.has(frame.file)) continue;
    const bundle = bundles.get(frame.file) ?? { file: frame.file, ticks: 0, untoldTicks: 0 };
    bundles.set(frame.file, bundle);
    bundle.ticks++;
    if (sites[index] === -1 && isUntold(frame.bundled)) bundle.untoldTicks++;
  }
}

/**
 * @param {BundledCode} code of a function
 * @returns {boolean} whether nothing tells what package it is of
 */
function isUntold({ module, known }) {
  return module === '' && known === '';
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
