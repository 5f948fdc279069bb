import { loopTicks } from '../../model/event-loop.js';
import { DESIGN_EFFECT, wilsonInterval } from '../../model/interval.js';
import { siteKey } from '../../model/site-key.js';
import { measured } from './measurement.js';
import { positionOf, syncCallSites } from './flagged-sites.js';
import { EVERYTHING, selectorOf } from '../selector.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */
/** @import { Baseline } from '../baseline/baseline.js' */
/** @import { IsAllowed } from '../selector.js' */
/** @import { Evidence, Measurement } from './measurement.js' */

/** A call site that no rule flags matters from this share of busy ticks on. */
const NOTICEABLE = 0.01;
/** Baselines hold shares that round to a point. */
const RECORDED = 0.005;
/** A call site that is expected to leave so many ticks in the baseline's runs is flagged there, too: 5 are enough for a rule. */
const SEEN_TICKS = 15;

/**
 * Call sites that the baseline doesn't hold, though its runs would have shown them. One that may have been there
 * all along, too light for the baseline's runs, is unsure.
 * @param {Report} report of one run
 * @param {Baseline} baseline that was accepted
 * @param {IsAllowed} isAllowed what is not counted
 * @returns {Measurement}
 */
export function newCallSites(report, baseline, isAllowed) {
  const { busyTicks } = report.profile;
  const { root } = report.target;
  const blockers = syncCallSites(report, selectorOf(EVERYTHING, isAllowed));
  const flagged = new Map(blockers.certain.map((evidence) => [evidence.site, evidence]));
  const matters = withoutDuplicates(report.callSites).filter((site) => flagged.has(site) || lowShare(loopTicks(site), busyTicks) >= NOTICEABLE);
  /** @type {Evidence[]} */
  const certain = [];
  /** @type {Evidence[]} */
  const unsure = [];
  for (const [key, sites] of byKeyIn(matters, root)) {
    const known = baseline.callSites.get(key)?.count ?? 0;
    // Where the line is only inferred, one call may look like two.
    const surplus = known === 0 ? sites : sites.filter(({ lineInferred }) => !lineInferred);
    if (surplus.length <= known) continue;
    // Which of several of one name are the new ones, only who wrote them knows.
    for (const site of surplus) {
      const evidence = flagged.get(site) ?? { rule: '', site, message: '' };
      if (isAllowed(evidence.rule, site, root)) continue;
      (wasSeen(site, flagged.has(site), busyTicks, baseline) ? certain : unsure).push(evidence);
    }
  }
  return measured({ value: certain.length, busyTicks, certain, unsure });
}

/**
 * @param {CallSiteReport[]} sites of a report, which may be anybody's
 * @returns {CallSiteReport[]} each once
 */
function withoutDuplicates(sites) {
  return [...new Map(sites.map((site) => [positionOf(site), site])).values()];
}

/**
 * @param {CallSiteReport} site that matters
 * @param {boolean} isFlagged by a rule
 * @param {number} busyTicks of its run
 * @param {Baseline} baseline that does not hold it
 * @returns {boolean} whether the baseline's runs would have shown it
 */
function wasSeen(site, isFlagged, busyTicks, baseline) {
  const share = lowShare(loopTicks(site), busyTicks);
  if (isFlagged && share * baseline.busyTicks >= SEEN_TICKS) return true;
  return lowShare(share * baseline.busyTicks, baseline.busyTicks) >= RECORDED;
}

/**
 * @param {number} ticks of a call site
 * @param {number} busyTicks of its run
 * @returns {number} lower end of the share's 95 % interval, with the design effect
 */
function lowShare(ticks, busyTicks) {
  return wilsonInterval(ticks / DESIGN_EFFECT, busyTicks / DESIGN_EFFECT)[0];
}

/**
 * @param {CallSiteReport[]} sites of one run
 * @param {string} root of its repository
 * @returns {Map<string, CallSiteReport[]>} by key
 */
function byKeyIn(sites, root) {
  /** @type {Map<string, CallSiteReport[]>} */
  const groups = new Map();
  for (const site of sites) {
    const key = siteKey(site, root);
    const group = groups.get(key);
    if (group) group.push(site);
    else groups.set(key, [site]);
  }
  return groups;
}
