import { loopTicks } from '../../model/event-loop.js';
import { DESIGN_EFFECT, wilsonInterval } from '../../model/interval.js';
import { fileInRoot, siteId } from '../../model/site-id.js';
import { mayBeSameCall } from '../baseline/recorded-sites.js';
import { measured } from './measurement.js';
import { siteEvidence } from './evidence.js';
import { syncCallSites } from './flagged-sites.js';
import { EVERYTHING, selectorOf } from '../selector.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */
/** @import { Baseline } from '../baseline/baseline.js' */
/** @import { IsAllowed } from '../selector.js' */
/** @import { Evidence } from './evidence.js' */
/** @import { Measurement } from './measurement.js' */

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
  const flagged = new Map(syncCallSites(report, selectorOf(EVERYTHING)).certain.map((evidence) => [evidence.id, evidence]));
  const shareOf = (/** @type {CallSiteReport} */ site) => lowShare(loopTicks(site), busyTicks);
  const matters = report.callSites.filter((site) => flagged.has(site.id) || shareOf(site) >= NOTICEABLE);
  /** @type {Evidence[]} */
  const certain = [];
  /** @type {Evidence[]} */
  const unsure = [];
  const groups = alike(matters, root);
  for (const [name, sites] of groups) {
    const known = acceptedOf(sites[0], name, baseline, groups, root);
    // Where the line is only inferred, one call may look like two.
    const surplus = known === 0 ? sites : sites.filter(({ lineInferred }) => !lineInferred);
    if (surplus.length <= known) continue;
    // Which of several of one name are the new ones, only who wrote them knows.
    for (const site of surplus) {
      const evidence = flagged.get(site.id) ?? siteEvidence(site, root);
      if (isAllowed(evidence.rule, site, root)) continue;
      (wasSeen(shareOf(site), flagged.has(site.id), baseline) ? certain : unsure).push(evidence);
    }
  }
  return measured({ value: certain.length, busyTicks, certain, unsure });
}

/**
 * @param {CallSiteReport} site one of those that are alike
 * @param {string} name that they have in common
 * @param {Baseline} baseline that was accepted
 * @param {Map<string, CallSiteReport[]>} groups all call sites of the run that matter, by their names
 * @param {string} root of the run's repository
 * @returns {number} how many of them the baseline holds, under this name or under one that says less or more of what they do
 */
function acceptedOf(site, name, { callSites }, groups, root) {
  const call = { ...site, file: fileInRoot(site.file, root) };
  return [...callSites.values()].filter((accepted) => {
    const other = siteId(accepted, '', 1);
    return other === name || (mayBeSameCall(accepted, call) && !groups.has(other));
  }).length;
}

/**
 * @param {CallSiteReport[]} sites of one run
 * @param {string} root of its repository
 * @returns {Map<string, CallSiteReport[]>} by what calls in one function that do the same have in common
 */
function alike(sites, root) {
  /** @type {Map<string, CallSiteReport[]>} */
  const groups = new Map();
  for (const site of sites) {
    const name = siteId(site, root, 1);
    const group = groups.get(name);
    if (group) group.push(site);
    else groups.set(name, [site]);
  }
  return groups;
}

/**
 * @param {number} share of the call site in its run, the lower end of the interval
 * @param {boolean} isFlagged by a rule
 * @param {Baseline} baseline that does not hold it
 * @returns {boolean} whether the baseline's runs would have shown it
 */
function wasSeen(share, isFlagged, baseline) {
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
