/** Refuses entries of a config that add nothing to another one of the same file. */
import { metricKey } from '../gate/metrics/index.js';
import { addToList } from '../model/add-to-list.js';
import { Failure } from '../model/failure.js';

/** @import { Allowance, Budget, Growth } from '../model/gate-config.js' */

/**
 * Who writes two limits for one thing expects the second to count, or has forgotten the first. Entries of a config that
 * is extended are left alone: whoever maintains that does not know what others add.
 * @param {readonly Budget[]} budgets of all layers
 * @param {readonly Allowance[]} allow likewise
 * @throws {Failure} `config-entry-covered`
 */
export function refuseCovered(budgets, allow) {
  refuseIn('budgets', budgets, metricKey, coversBudget);
  refuseIn('allow', allow, ({ rule, site }) => JSON.stringify([rule, site]), coversAllowance);
}

/**
 * @template {{index: number, source: string}} Entry
 * @param {string} list that the entries are in
 * @param {readonly Entry[]} entries of it
 * @param {(entry: Entry) => string} keyOf what an entry is about
 * @param {(one: Entry, other: Entry) => boolean} covers of two about the same, whether the other could as well be left out
 * @throws {Failure} `config-entry-covered` for the last one that could
 */
function refuseIn(list, entries, keyOf, covers) {
  /** @type {Map<string, Entry[]>} */
  const alike = new Map();
  // Each with each would take minutes for thousands.
  const keys = entries.map((entry) => JSON.stringify([entry.source, keyOf(entry)]));
  entries.forEach((entry, at) => addToList(alike, keys[at], entry));
  for (const [at, entry] of [...entries.entries()].reverse()) {
    const by = alike.get(keys[at])?.find((each) => each !== entry && covers(each, entry));
    if (by === undefined) continue;
    throw new Failure('config-entry-covered', {
      path: entry.source,
      at: `${list}[${entry.index}]`,
      by: `${list}[${by.index}]`,
    });
  }
}

/**
 * @param {Budget} one of a config
 * @param {Budget} other of it that measures the same
 * @returns {boolean} whether whatever fails the other fails the one, at the same level or a higher one
 */
function coversBudget(one, other) {
  return (one.level === 'error' || other.level === 'warn') && coversLimits(one, other);
}

/**
 * @param {Budget} one of a config
 * @param {Budget} other that measures the same
 * @returns {boolean} whether the one has every limit of the other, or a stricter one
 */
function coversLimits(one, other) {
  return (
    (other.max === null || (one.max ?? Infinity) <= other.max) &&
    (other.min === null || (one.min ?? 0) >= other.min) &&
    (other.regression === null || isSameGrowth(one.regression, other.regression)) &&
    (other.forbid ?? []).every((name) => one.forbid?.includes(name))
  );
}

/**
 * @param {Growth | null} one of a budget
 * @param {Growth} other of another
 * @returns {boolean} whether both accept as much
 */
function isSameGrowth(one, other) {
  return one?.absolute === other.absolute && one.relative === other.relative;
}

/**
 * @param {Allowance} one of a config
 * @param {Allowance} other of it, of the same rule at the same site
 * @returns {boolean} whether the one accepts the same for as long
 */
function coversAllowance(one, other) {
  return one.expires === '' || (other.expires !== '' && one.expires >= other.expires);
}
