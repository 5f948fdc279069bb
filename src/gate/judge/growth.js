/** How much growth over the baseline passes, and what doesn't count as growth. */
import { loopTicks } from '../../model/event-loop.js';
import { wilsonInterval } from '../../model/interval.js';
import { siteId } from '../../model/site-id.js';
import { movesSince, sameCallsIn } from '../baseline/call-sites.js';
import { isAboutHolding } from '../run.js';
import { leastBefore } from '../waiting.js';

/** @import { Growth } from '../../model/gate-config.js' */
/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { Unit } from '../../model/verdict.js' */
/** @import { Baseline } from '../baseline/baseline.js' */
/** @import { BaselineSite } from '../baseline/call-sites.js' */
/** @import { GateEvidence, Run } from '../run.js' */
/** @import { Count } from './count.js' */
/** @import { ShareLimit } from './share.js' */

/** Less growth of a share than this is not worth a failed build, whatever the config says. */
const LEAST_POINTS = 0.02;
/** Nor is less growth of a ratio than this: one more TLS handshake in a hundred requests. */
const LEAST_RATIO = 0.01;
/** The same in relation to the baseline's value, of shares and ratios: these are rounded there. */
const LEAST_RELATIVE = 0.25;
/**
 * That relation keeps noise at small shares from failing a build. Of larger ones it would ask too much, of 84 % more
 * than there is: from 20 % on it takes no more points than there, and never more than a quarter of what is left to grow
 * into.
 */
const LARGE_SHARE = 0.2;
/** What a share of the baseline, kept to a point, may differ from the share. */
const ROUNDING = 0.005;
/** Digits after the decimal point of a limit: rounding errors of floating point must not decide, nor be shown. */
const DIGITS = 9;
/** Growth that no config asks for. */
const NONE = { absolute: 0, relative: 0 };

/**
 * @param {number} baseline value that was accepted
 * @param {Growth} growth that the config accepts
 * @param {Unit} unit of the value
 * @returns {number} the largest value that passes
 */
export function grownLimit(baseline, { absolute, relative }, unit) {
  const growth = Math.max(absolute, relative * baseline, leastGrowth(baseline, unit));
  const limit = Number((baseline + growth).toFixed(DIGITS));
  if (unit === 'count') return Math.floor(limit);
  return unit === 'share' ? Math.min(1, limit) : limit;
}

/**
 * @param {number} baseline value that was accepted
 * @param {Unit} unit of the value
 * @returns {number} growth that passes, whatever the config says
 */
function leastGrowth(baseline, unit) {
  if (unit === 'share') return Math.max(LEAST_POINTS, LEAST_RELATIVE * Math.min(baseline, 1 - baseline, LARGE_SHARE));
  return unit === 'ratio' ? Math.max(LEAST_RATIO, LEAST_RELATIVE * baseline) : 0;
}

/**
 * A share has grown too much if it has grown beyond chance, allowing for the uncertainty of both the run and the
 * baseline, and if the measured value exceeds the accepted one.
 * @param {number} baseline share, to a point
 * @param {number} busyTicks that the baseline rests on
 * @param {number} limit the largest share that passes
 * @returns {ShareLimit} the limit, as a test of one run's counts
 */
export function growthLimit(baseline, busyTicks, limit) {
  return {
    limit,
    // Of too few ticks the baseline may say more than there was, and its limit be too high: but not less than nothing.
    restsOn: baseline === 0 ? Infinity : busyTicks,
    isAbove({ ticks, busyTicks: total }, z, effect) {
      const share = total === 0 ? 0 : ticks / total;
      if (!(share > limit)) return false;
      if (z === 0) return true;
      // Newcombe's interval of a difference (model/interval.js), with its own z and design effect.
      const [low] = wilsonInterval(ticks / effect, total / effect, z);
      const [, high] = wilsonInterval((baseline * busyTicks) / effect, busyTicks / effect, z);
      return share - baseline - Math.hypot(share - low, high - baseline) > ROUNDING;
    },
  };
}

/**
 * A call site in the baseline that is close to a rule's threshold is on one side of it today and on the other tomorrow.
 * As long as its own share hasn't grown, it doesn't count as growth.
 * @param {Count} count of all runs
 * @param {Baseline} baseline that was accepted
 * @param {number} limit the most that passes
 * @param {number} growth of the count that the config accepts
 * @param {Run[]} runs that are judged
 * @returns {Count} the same; among what is beyond the limit, whatever isn't new may be missed
 */
export function withoutOldSites(count, baseline, limit, growth, runs) {
  const surplus = count.counted.length - limit;
  const acceptedSite = accepterOf(baseline);
  const old = count.counted.filter((evidence) => isOld(evidence, acceptedSite, baseline, runs));
  if (surplus <= 0 || count.counted.length - old.length > growth) return count;
  // The lightest, which are the last.
  const left = new Set(old.slice(-surplus));
  return {
    ...count,
    counted: count.counted.filter((evidence) => !left.has(evidence)),
    missable: [...count.missable, ...left],
  };
}

/** A call site that has grown by less than this part of what has grown most is not what has to change. */
const NOTICEABLE_PART = 0.1;

/**
 * The heaviest call site may be the one that was accepted: what has grown, and what is new, is what has to change.
 * @param {GateEvidence[]} evidence of a value that has grown, heaviest first
 * @param {Baseline} baseline that was accepted
 * @param {Run[]} runs that are judged
 * @returns {GateEvidence[]} the same, most grown first; then, heaviest first, what hardly has, and what a baseline doesn't
 *   hold, such as worker threads' work
 */
export function mostGrownFirst(evidence, baseline, runs) {
  const moves = new Map(runs.flatMap((run) => [...movesSince(baseline, run)]));
  const acceptedSite = accepterOf(baseline);
  const growthOf = (/** @type {GateEvidence} */ { site, part }) => {
    if (site === null || loopTicks(site) === 0) return 0;
    const accepted = acceptedSite(site) ?? moves.get(siteId(site, '', 1));
    return (part ?? site).share - (accepted?.share ?? 0);
  };
  const growths = new Map(evidence.map((each) => [each, growthOf(each)]));
  const noticeable = NOTICEABLE_PART * Math.max(0, ...growths.values());
  const rank = (/** @type {GateEvidence} */ each) => {
    const growth = growths.get(each) ?? 0;
    return growth > noticeable ? growth : 0;
  };
  return evidence.toSorted((a, b) => rank(b) - rank(a));
}

/**
 * @param {Baseline} baseline that was accepted
 * @returns {(site: CallSiteReport) => BaselineSite | undefined} the same call site there; undefined if it has none
 */
function accepterOf({ callSites }) {
  const same = sameCallsIn(callSites.values());
  return (site) => callSites.get(site.id) ?? same(site)[0];
}

/**
 * @param {GateEvidence} evidence of a run
 * @param {ReturnType<typeof accepterOf>} acceptedSite finds its call site in the baseline
 * @param {Baseline} baseline that was accepted
 * @param {Run[]} runs that are judged
 * @returns {boolean} whether the baseline has its call site, with a share that is not much smaller, as far as runs that waited
 *   as long would show
 */
function isOld({ site, rule }, acceptedSite, baseline, runs) {
  if (site === null || !isAboutHolding(rule)) return false;
  const accepted = acceptedSite(site);
  return (
    accepted !== undefined && leastBefore(site, baseline, runs)(site.share) <= grownLimit(accepted.share, NONE, 'share')
  );
}
