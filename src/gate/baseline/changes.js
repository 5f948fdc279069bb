/** @import { Baseline } from './baseline.js' */

/**
 * One entry that is not what it was.
 * @typedef {object} BaselineChange
 * @property {'call site' | 'metric'} kind
 * @property {string} key of the entry
 * @property {number | null} before share of a call site, value of a metric; null if it is new
 * @property {number | null} after the same; null if it is gone
 */

/**
 * @param {Baseline | null} old null if there was none
 * @param {Baseline} updated what is there now
 * @returns {BaselineChange[]} what to look at before it is committed, by key
 */
export function baselineChanges(old, updated) {
  return [
    ...changesOf('call site', shares(old), shares(updated)),
    ...changesOf('metric', old?.metrics ?? new Map(), updated.metrics),
  ];
}

/**
 * @param {Baseline | null} baseline what was accepted
 * @returns {Map<string, number>} the shares of its call sites
 */
function shares(baseline) {
  return new Map(Array.from(baseline?.callSites ?? [], ([key, { share }]) => [key, share]));
}

/**
 * @param {BaselineChange['kind']} kind of the entries
 * @param {Map<string, number>} before entries
 * @param {Map<string, number>} after entries
 * @returns {BaselineChange[]} those that differ
 */
function changesOf(kind, before, after) {
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return keys
    .map((key) => ({ kind, key, before: before.get(key) ?? null, after: after.get(key) ?? null }))
    .filter((change) => change.before !== change.after);
}
