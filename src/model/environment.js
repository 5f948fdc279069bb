/** The environment of a run: shares and durations from other machines or Nodes are not comparable. */

/** @import { EnvironmentDifference } from './comparison.js' */
/** @import { Report } from './report.js' */

/**
 * Unknown fields are `''`.
 * @typedef {object} Environment
 * @property {string} node major version: V8 changes with it
 * @property {string} openssl major and minor version: patch releases fix bugs and make nothing faster
 * @property {string} platform
 * @property {string} processor number and model
 * @property {string} interval between samples
 */

/** Labels of its parts. @type {Record<keyof Environment, string>} */
const NAMES = {
  node: 'Node',
  openssl: 'OpenSSL',
  platform: 'platform',
  processor: 'processor',
  interval: 'sampling interval',
};

/**
 * @param {Report} report of a run
 * @returns {Environment} what must be the same in runs that are compared
 */
export function environmentOf(report) {
  const { node, openssl, ...others } = inFull(report);
  return { node: node.split('.')[0], openssl: openssl.split('.').slice(0, 2).join('.'), ...others };
}

/**
 * @param {Report} report of a run
 * @returns {string} version of Node, `''` if unknown
 */
export function nodeOf({ target, isolates }) {
  return (target.node || (isolates[0]?.node ?? '')).replace(/^v/, '');
}

/**
 * @param {Environment} before of one run, or of a baseline
 * @param {Environment} after of another
 * @returns {EnvironmentDifference[]} where they differ; a part that is unknown on one side does not
 */
export function differencesBetween(before, after) {
  return /** @type {(keyof Environment)[]} */ (Object.keys(NAMES))
    .filter((name) => before[name] !== '' && after[name] !== '' && !isSame(name, before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));
}

/**
 * In profiles of other tools, intervals vary a little, as the text of perf does not say what was requested. Intervals within
 * this factor count as the same.
 */
const SAME_INTERVAL = 1.5;

/**
 * @param {number} one interval between samples, µs
 * @param {number} other one, µs
 * @returns {boolean} whether ticks of both can be compared
 */
export function areAlike(one, other) {
  return one === other || Math.max(one, other) < SAME_INTERVAL * Math.min(one, other);
}

/**
 * @param {keyof Environment} name of a part
 * @param {string} before any text, since anybody may have written a baseline
 * @param {string} after it, any text
 * @returns {boolean} whether both are the same
 */
function isSame(name, before, after) {
  if (name !== 'interval' || before === after) return before === after;
  const [one, other] = [before, after].map((text) => /^(?:(\d+) µs|unknown)(.*)$/s.exec(text));
  if (one === null || other === null || one[2] !== other[2]) return false;
  return !one[1] || !other[1] || areAlike(Number(one[1]), Number(other[1]));
}

/**
 * @param {Report} before one run
 * @param {Report} after another
 * @returns {EnvironmentDifference[]} where they differ, in full
 */
export function environmentDifferences(before, after) {
  const [left, right] = [inFull(before), inFull(after)];
  return differencesBetween(environmentOf(before), environmentOf(after)).map(({ name }) => ({
    name,
    before: left[name],
    after: right[name],
  }));
}

/**
 * @param {EnvironmentDifference} difference of two environments
 * @returns {string} such as `Node 22 → 24`
 */
export function differenceText({ name, before, after }) {
  return `${NAMES[name]} ${before} → ${after}`;
}

/**
 * @param {Report} report of a run
 * @returns {Environment} its parts, in full detail
 */
function inFull(report) {
  const { openssl, platform, processor } = report.target;
  const { intervalUs, collector, usualGap = false } = report.profile;
  // Ticks of wall time and of CPU time are different things.
  const clock = collector === 'perf' ? ' of CPU time (perf)' : '';
  return {
    node: nodeOf(report),
    openssl,
    platform,
    processor,
    // What lies between samples grows with the load.
    interval: intervalUs > 0 ? `${usualGap ? 'unknown' : `${intervalUs} µs`}${clock}` : '',
  };
}
