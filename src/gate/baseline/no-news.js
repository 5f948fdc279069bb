import { grownLimit } from '../judge/growth.js';
import { isAboutHolding } from '../run.js';
import { mayBeSameCall } from './recorded-sites.js';

/** @import { Count } from '../judge/count.js' */
/** @import { Evidence } from '../run.js' */
/** @import { Baseline } from './baseline.js' */

const NONE = { absolute: 0, relative: 0 };

/**
 * A call site that the baseline holds, near what a rule calls much, lies on this side of it today and on that side
 * tomorrow. As long as its own share has not grown, it makes up no growth of a count.
 * @param {Count} count of all runs
 * @param {Baseline} baseline that was accepted
 * @param {number} limit the most that passes
 * @param {number} growth of the count that the config accepts
 * @returns {Count} the same; of what is beyond the limit, what is no news may be missed
 */
export function withoutOldSites(count, baseline, limit, growth) {
  const surplus = count.counted.length - limit;
  const old = count.counted.filter((evidence) => isOld(evidence, baseline));
  if (surplus <= 0 || count.counted.length - old.length > growth) return count;
  // The lightest, which are the last.
  const left = new Set(old.slice(-surplus));
  return {
    ...count,
    counted: count.counted.filter((evidence) => !left.has(evidence)),
    missable: [...count.missable, ...left],
  };
}

/**
 * @param {Evidence} evidence of a run
 * @param {Baseline} baseline that was accepted
 * @returns {boolean} whether the baseline holds its call site, with a share that is not much smaller
 */
function isOld({ site, rule }, { callSites }) {
  if (site === null || !isAboutHolding(rule)) return false;
  const accepted = callSites.get(site.id) ?? [...callSites.values()].find((other) => mayBeSameCall(other, site));
  return accepted !== undefined && site.share <= grownLimit(accepted.share, NONE, 'share');
}
