/** Makes one call site of a chain with one call per line: how much of its cost is what, is said of all of it. */

/** @import { CallSiteReport, LeafTicks } from '../../model/report.js' */

/**
 * @param {CallSiteReport[]} sites of a chain
 * @returns {CallSiteReport} the first of them, which has the same id whatever others were sampled, with the ticks of all
 */
export function asOne(sites) {
  const [first] = sites;
  if (sites.length === 1) return first;
  const sum = (/** @type {(site: CallSiteReport) => number} */ of) => sites.reduce((all, site) => all + of(site), 0);
  return {
    ...first,
    algorithm: sites.find(({ algorithm }) => algorithm !== '')?.algorithm ?? '',
    ticks: sum(({ ticks }) => ticks),
    interval: [sum(({ interval }) => interval[0]), sum(({ interval }) => interval[1])],
    byPhase: summed(sites.map(({ byPhase }) => byPhase)),
    ...(sites.every(({ leaves }) => leaves !== undefined)
      ? { leaves: summed(sites.map(({ leaves }) => /** @type {LeafTicks} */ (leaves))) }
      : null),
  };
}

/**
 * @template {object} T
 * @param {T[]} counts by name
 * @returns {T} their sums
 */
function summed(counts) {
  /** @type {Record<string, number>} */
  const sums = {};
  for (const each of counts) for (const [name, count] of Object.entries(each)) sums[name] = (sums[name] ?? 0) + count;
  return /** @type {T} */ (sums);
}
