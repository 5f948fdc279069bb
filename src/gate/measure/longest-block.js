import { loopTicks } from '../../model/event-loop.js';
import { siteEvidence } from './evidence.js';
import { measured, unmeasurable } from './measurement.js';

/** @import { CallSiteReport, Report } from '../../model/report.js' */
/** @import { Measurement } from './measurement.js' */
/** @import { Selector } from '../selector.js' */

/** From this many calls on, the 95th percentile is more than one outlier; of fewer, the median is. */
const MANY = 20;
const SEVERAL = 3;

/**
 * @param {Report} report of one run
 * @param {Selector} selector of operations and files
 * @returns {Measurement} the longest block on the event loop, ms
 */
export function longestBlock(report, selector) {
  const blocking = report.callSites.filter((site) => loopTicks(site) > 0 && selector.hasSite(site, report.target.root));
  const timed = blocking.filter(({ blocks }) => blocks.count > 0).toSorted((a, b) => b.blocks.maxMs - a.blocks.maxMs);
  if (blocking.length > 0 && timed.length === 0) return unmeasurable('the recording has no times, so the length of a call is unknown');
  return measured({
    value: timed[0]?.blocks.maxMs ?? 0,
    busyTicks: report.profile.busyTicks,
    oftenMs: Math.max(0, ...timed.map(oftenMs)),
    errorMs: timed[0]?.blocks.errorMs ?? 0,
    certain: timed.map((site) => siteEvidence(site, report.target.root)),
  });
}

/**
 * @param {CallSiteReport} site with blocks
 * @returns {number} a length that several of its calls reached, ms; 0 if there were too few
 */
function oftenMs({ blocks: { count, p50Ms, p95Ms } }) {
  if (count >= MANY) return p95Ms;
  return count >= SEVERAL ? p50Ms : 0;
}
