import { loopTicks } from '../../model/event-loop.js';
import { DESIGN_EFFECT, wilsonInterval } from '../../model/interval.js';
import { siteKey } from '../../model/site-key.js';
import { measured } from './measurement.js';
import { placeKey, siteEvidence, unique } from './evidence.js';
import { syncCallSites } from './flagged-sites.js';
import { EVERYTHING, selectorOf } from '../selector.js';
import { taskOf } from '../task.js';

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
  const ticksAt = loopTicksByPlace(report);
  const flagged = new Map(syncCallSites(report, selectorOf(EVERYTHING)).certain.map((evidence) => [evidence.id, evidence]));
  const matters = unique(report.callSites.map((site) => flagged.get(placeKey(site, root)) ?? siteEvidence(site, root)))
    .filter(({ id, site }) => site !== null && (flagged.has(id) || lowShare(ticksAt.get(id) ?? 0, busyTicks) >= NOTICEABLE));
  const accepted = countByTask(baseline);
  /** @type {Evidence[]} */
  const certain = [];
  /** @type {Evidence[]} */
  const unsure = [];
  for (const [task, places] of placesByTask(matters, root)) {
    const known = accepted.get(task) ?? 0;
    // Where the line is only inferred, one call may look like two.
    const surplus = known === 0 ? places : places.filter(({ site }) => !site?.lineInferred);
    if (surplus.length <= known) continue;
    // Which of several of one name are the new ones, only who wrote them knows.
    for (const evidence of surplus) {
      const site = /** @type {CallSiteReport} */ (evidence.site);
      if (isAllowed(evidence.rule, site, root)) continue;
      const share = lowShare(ticksAt.get(evidence.id) ?? 0, busyTicks);
      (wasSeen(share, flagged.has(evidence.id), baseline) ? certain : unsure).push(evidence);
    }
  }
  return measured({ value: certain.length, busyTicks, certain, unsure });
}

/**
 * @param {Baseline} baseline that was accepted
 * @returns {Map<string, number>} how many call sites each task has
 */
function countByTask({ callSites }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [key, { count, operation }] of callSites) {
    const task = taskOf(key, operation);
    counts.set(task, (counts.get(task) ?? 0) + count);
  }
  return counts;
}

/**
 * @param {Report} report of one run
 * @returns {Map<string, number>} ticks on the event loop by placeKey: the calls of one line, such as `createHash` and
 *   `update`, share them
 */
function loopTicksByPlace({ callSites, target: { root } }) {
  /** @type {Map<string, number>} */
  const ticks = new Map();
  for (const site of callSites) ticks.set(placeKey(site, root), (ticks.get(placeKey(site, root)) ?? 0) + loopTicks(site));
  return ticks;
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

/**
 * @param {Evidence[]} evidence of one run, with a call site each
 * @param {string} root of its repository
 * @returns {Map<string, Evidence[]>} by task
 */
function placesByTask(evidence, root) {
  /** @type {Map<string, Evidence[]>} */
  const groups = new Map();
  for (const row of evidence) {
    const site = /** @type {CallSiteReport} */ (row.site);
    const task = taskOf(siteKey(site, root), site.operation);
    const group = groups.get(task);
    if (group) group.push(row);
    else groups.set(task, [row]);
  }
  return groups;
}
