/** Call sites that the baseline lacks: what `baseline.newCallSites` checks. */
import { addToList } from '../../model/add-to-list.js';
import { loopTicks } from '../../model/event-loop.js';
import { siteId } from '../../model/site-id.js';
import { movesSince, sameCallsIn, saidAt, siteText } from '../baseline/call-sites.js';
import { lowShare, mattering, siteEvidence } from '../run.js';
import { leastBefore } from '../waiting.js';
import { lookThere, measured, noneOr, unmeasurable, UNDER_LOAD } from './metric.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { Baseline } from '../baseline/baseline.js' */
/** @import { GateEvidence, Run } from '../run.js' */
/** @import { Metric } from './metric.js' */

/** Baselines contain shares that round to at least one point. */
const RECORDED = 0.005;
/**
 * A call site that would leave this many ticks in the baseline's runs is also flagged there: 5 are enough for a rule.
 */
const SEEN_TICKS = 15;

/**
 * What `baseline.newCallSites` checks; it has no budget.
 * @type {Metric<'new_call_sites'>}
 */
export default {
  id: 'new_call_sites',
  tier: 1,
  unit: 'count',
  needs: 'ticks',
  isOnLoop: true,
  needsTimes: 'any',
  limits: [],
  selectors: [],
  level: 'error',
  title: "call sites on the event loop that the baseline doesn't know",
  description:
    "Synchronous crypto call sites on the event loop that the baseline doesn't hold, that matter (a rule flags them, or they take " +
    "1 % of busy ticks or more), and that the baseline's runs could not have missed. What has moved to a file or a function of another name is not new.",
  measure(run, { counts }, baseline) {
    if (baseline === null) return unmeasurable('there is no baseline');
    const { busyTicks, steadyTicks, loop, noticeable } = run;
    const large = new Set(noticeable.seen.map(({ id }) => id));
    const flagged = new Map(
      [...loop.seen, ...loop.certain].map((evidence) => [
        evidence.id,
        large.has(evidence.id) ? unstalled(evidence) : evidence,
      ]),
    );
    const sure = new Set([...loop.certain, ...noticeable.certain].map(({ id }) => id));
    /** @type {{certain: GateEvidence[], unsure: GateEvidence[], missable: GateEvidence[]}} */
    const found = { certain: [], unsure: [], missable: [] };
    for (const site of sitesBeyond(baseline, run, mattering(run))) {
      const evidence = flagged.get(site.id) ?? siteEvidence(site);
      if (!counts(evidence)) continue;
      const isFlagged = flagged.has(site.id);
      const before = leastBefore(site, baseline, [run]);
      if (wasSeen(before(lowShare(loopTicks(site), steadyTicks)), isFlagged, baseline))
        found[sure.has(site.id) ? 'certain' : 'unsure'].push(evidence);
      // Is it the run that knows too little, and not the baseline, then another run may know more.
      else if (steadyTicks <= baseline.busyTicks && wasSeen(before(loopTicks(site) / steadyTicks), isFlagged, baseline))
        found.missable.push({ ...evidence, isFaint: true });
      else found.missable.push(evidence);
    }
    return measured({ value: found.certain.length, busyTicks, ...found });
  },
  statement: ({ value }) =>
    `${noneOr(value, 'synchronous crypto call site')} on the event loop ${value === 1 ? 'is' : 'are'} new to the baseline`,
  fix: lookThere,
  hint: UNDER_LOAD,
};

/**
 * @param {GateEvidence} evidence of a call site that takes a share that matters, however long it holds the loop
 * @returns {GateEvidence} the same, but never stalled
 */
function unstalled({ id, rule, severity, site }) {
  return { id, rule, severity, site };
}

/**
 * @param {Baseline} baseline that was accepted
 * @param {Run} run that is compared with it
 * @param {CallSiteReport[]} sites of the run, of those that matter or may
 * @returns {CallSiteReport[]} those that the baseline doesn't have, under whatever name
 */
export function sitesBeyond(baseline, run, sites) {
  const groups = alike(sites);
  const moved = movesSince(baseline, run);
  const known = sameCallsIn(baseline.callSites.values());
  return Array.from(groups).flatMap(([name, group]) => {
    // Under this name, or under one that says less or more of what they do.
    const accepted = known(group[0]).filter((each) => {
      const other = siteId(each, '', 1);
      return other === name || !groups.has(other);
    });
    return beyondAccepted(group, [...accepted.map(siteText), ...(moved.get(name)?.texts ?? [])]);
  });
}

/**
 * @param {CallSiteReport[]} sites of a run that are alike
 * @param {(string | null)[]} texts of those that the baseline has
 * @returns {CallSiteReport[]} none if the baseline has as many of them. If several have the same name, those whose
 *   source it doesn't have; all if that doesn't tell which are new: then only their author knows
 */
function beyondAccepted(sites, texts) {
  // Where the line is only inferred, one call may look like two.
  const present = texts.length === 0 ? sites : sites.filter(({ lineInferred }) => !lineInferred);
  const surplus = present.length - texts.length;
  if (surplus <= 0) return [];
  const unlike = present.filter((site) => {
    const text = siteText(saidAt(site));
    return text === null || !texts.includes(text);
  });
  return unlike.length === surplus ? unlike : present;
}

/**
 * @param {CallSiteReport[]} sites of one run
 * @returns {Map<string, CallSiteReport[]>} by what calls in one function that do the same have in common
 */
function alike(sites) {
  /** @type {Map<string, CallSiteReport[]>} */
  const groups = new Map();
  for (const site of sites) addToList(groups, siteId(site, '', 1), site);
  return groups;
}

/**
 * A call site may have been there all along, too light for the baseline's runs.
 * @param {number} share of the call site in its run, measured or the lower end of its interval
 * @param {boolean} isFlagged by a rule
 * @param {Baseline} baseline that doesn't have it
 * @returns {boolean} whether the baseline's runs would have shown it
 */
function wasSeen(share, isFlagged, baseline) {
  if (isFlagged && share * baseline.busyTicks >= SEEN_TICKS) return true;
  return lowShare(share * baseline.busyTicks, baseline.busyTicks) >= RECORDED;
}
