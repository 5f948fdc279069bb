/** How much of each bundle's time is in code whose package is unknown. */
import { MADE_UP } from '../model/made-up.js';
import { innermostScript } from './stack-ends.js';
import { PHASE } from './phases.js';

/** @import { BundledCode } from '../model/profile.js' */
/** @import { BundleReport } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */

/**
 * @param {Attribution[]} attributions of all isolates
 * @returns {BundleReport[]} the bundles that ran, heaviest first
 */
export function bundleReports(attributions) {
  /** @type {Map<string, BundleReport>} */
  const bundles = new Map();
  for (const attribution of attributions) {
    const { frames } = attribution.profile;
    // A file in which only recognised functions and helpers are known need not be a bundle.
    const files = new Set(frames.filter(({ bundled }) => isOfBundle(bundled)).map(({ file }) => file));
    if (files.size > 0) addTicks(bundles, attribution, files);
  }
  return [...bundles.values()].sort((a, b) => b.ticks - a.ticks);
}

/**
 * @param {BundledCode | undefined} code of a function
 * @returns {boolean} whether only bundles have such code
 */
function isOfBundle(code) {
  return code?.known === '' && code.module !== MADE_UP;
}

/**
 * @param {Map<string, BundleReport>} bundles by file, to add to
 * @param {Attribution} attribution of one isolate
 * @param {ReadonlySet<string>} files that are bundles
 */
function addTicks(bundles, { profile, tallies }, files) {
  const { frames } = profile;
  const inner = innermostScript(profile);
  const busy = new Float64Array(frames.length);
  const unasked = new Float64Array(frames.length);
  for (const { stack, phase, site, ticks } of tallies.list) {
    const frame = stack === -1 || phase === PHASE.idle ? -1 : inner[stack];
    if (frame === -1) continue;
    busy[frame] += ticks;
    if (site === -1) unasked[frame] += ticks;
  }
  frames.forEach(({ file, bundled }, frame) => {
    if (busy[frame] === 0 || bundled === undefined || !files.has(file)) return;
    const bundle = bundles.get(file) ?? { file, ticks: 0, unidentifiedTicks: 0 };
    bundles.set(file, bundle);
    bundle.ticks += busy[frame];
    if (isUnidentified(bundled)) bundle.unidentifiedTicks += unasked[frame];
  });
}

/**
 * @param {BundledCode} code of a function
 * @returns {boolean} whether its package is unknown
 */
function isUnidentified({ module, known }) {
  return module === '' && known === '';
}
