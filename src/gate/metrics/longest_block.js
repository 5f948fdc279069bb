/** The metric `longest_block`: how long one call holds the event loop. */
import { areCallsCut, runningTime } from '../../model/cpu.js';
import { loopTicks } from '../../model/event-loop.js';
import { siteEvidence } from '../run.js';
import { measured, unmeasurable, WITH_TIMES } from './metric.js';

/** @import { CallSiteReport } from '../../model/report.js' */
/** @import { Measurement, Metric } from './metric.js' */

/** From this many calls on, the 95th percentile is more than one outlier; of fewer, the median is. */
const MANY = 20;
const SEVERAL = 3;

/** @type {Metric} */
export default {
  id: 'longest_block',
  tier: 3,
  unit: 'ms',
  needs: 'times',
  isOnLoop: true,
  limits: ['max'],
  selectors: ['operation', 'path'],
  level: 'warn',
  title: 'longest stretch of synchronous crypto on the event loop',
  description:
    "The longest stretch of one synchronous call on the event loop, or of several that follow each other at once and can't be " +
    'distinguished. One stretch proves nothing: it takes a second run that has one, too, or several in one run.',
  measure({ report, callSites, busyTicks }, { hasSite }) {
    const blocking = callSites.filter((site) => loopTicks(site) > 0 && hasSite(site));
    const timed = blocking.filter(({ blocks }) => blocks.count > 0).toSorted((a, b) => b.blocks.maxMs - a.blocks.maxMs);
    if (blocking.length > 0 && timed.length === 0)
      return unmeasurable('the recording has no times, so the length of a call is unknown');
    const value = timed[0]?.blocks.maxMs ?? 0;
    // What may be waiting for a processor is no part of the call, and fails none.
    const ranMs = (/** @type {(site: CallSiteReport) => number} */ lengthOf) =>
      Math.max(0, ...timed.map((site) => runningTime(site, report.profile)(lengthOf(site))));
    const waitedMs = value - ranMs(({ blocks }) => blocks.maxMs);
    return measured({
      value,
      busyTicks,
      oftenMs: ranMs(oftenMs) + waitedMs,
      errorMs: (timed[0]?.blocks.errorMs ?? 0) + waitedMs,
      mayBe: areCallsCut(report.profile) ? uncut(timed) : null,
      certain: timed.map((site) => siteEvidence(site)),
    });
  },
  statement: ({ value, amount, of, within, isStretch }) =>
    value === 0
      ? `No synchronous crypto call${of}${within} holds the event loop`
      : `The longest ${isStretch ? 'stretch of synchronous crypto calls' : 'synchronous crypto call'}${of}${within} holds the event loop for ${amount}`,
  fix: () => 'Move this call off the event loop: its asynchronous form, or a worker thread.',
  hint: WITH_TIMES,
};

/**
 * @param {CallSiteReport} site with blocks
 * @returns {number} a length that several of its calls reached, ms; 0 if there were too few
 */
function oftenMs({ blocks: { count, p50Ms, p95Ms } }) {
  if (count >= MANY) return p95Ms;
  return count >= SEVERAL ? p50Ms : 0;
}

/**
 * @param {CallSiteReport[]} sites with blocks, which may be parts of longer ones
 * @returns {Measurement['mayBe']} how long one may be: all that one of the call sites took
 */
function uncut(sites) {
  return {
    value: Math.max(0, ...sites.map(({ cpuMs }) => cpuMs)),
    missing: 'the program waited so long for a processor that a call looks like several shorter ones',
  };
}
