/** @import { EnvironmentDifference } from '../model/comparison.js' */
/** @import { Report } from '../model/report.js' */

/**
 * Where the runs differ in what they ran on. What one of them does not know is no difference.
 * @param {Report} before one run
 * @param {Report} after the other
 * @returns {EnvironmentDifference[]}
 */
export function environmentDifferences(before, after) {
  const [left, right] = [environmentOf(before), environmentOf(after)];
  return /** @type {(keyof typeof left)[]} */ (Object.keys(left))
    .filter((name) => left[name].shown !== '' && right[name].shown !== '' && left[name].same !== right[name].same)
    .map((name) => ({ name, before: left[name].shown, after: right[name].shown }));
}

/**
 * @param {Report} report of a run
 * @returns {string} version of Node, `''` if unknown
 */
export function nodeOf({ target, isolates }) {
  return (target.node || (isolates[0]?.node ?? '')).replace(/^v/, '');
}

/**
 * @param {Report} report of a run
 * @returns {Record<EnvironmentDifference['name'], {same: string, shown: string}>} what must be the same, and how it is told
 */
function environmentOf(report) {
  const { openssl, platform, processor } = report.target;
  const node = nodeOf(report);
  const interval = report.profile.intervalUs > 0 ? `${report.profile.intervalUs} µs` : '';
  return {
    // V8 changes with the major version.
    node: { same: node.split('.')[0], shown: node },
    openssl: { same: openssl, shown: openssl },
    platform: { same: platform, shown: platform },
    processor: { same: processor, shown: processor },
    interval: { same: interval, shown: interval },
  };
}
