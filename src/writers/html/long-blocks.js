/** Calls that held their thread for long, and when, as far as samples show; the longest first. */
import { isHandOver } from '../../model/event-loop.js';
import { sitesById } from '../../model/site-id.js';

/** @import { AnnotatedProfile } from '../../model/annotated-stacks.js' */
/** @import { CallSiteReport, Phase } from '../../model/report.js' */

/**
 * Uninterrupted samples of one call site. Calls that follow each other immediately look like one.
 * @typedef {object} LongBlock
 * @property {number} thread index of its profile
 * @property {CallSiteReport} site
 * @property {Phase} phase
 * @property {number} startUs since the isolate's profiler started
 * @property {number} durationUs
 */

/** Nobody notices shorter ones, µs. */
const LEAST_US = 10_000;
/** A picture can show this many separately. */
const MOST = 2000;

/**
 * @param {AnnotatedProfile[]} profiles one for each thread
 * @param {CallSiteReport[]} callSites of the report
 * @returns {{count: number, blocks: LongBlock[]}} how many there are, and the longest of them
 */
export function longBlocks(profiles, callSites) {
  const sites = sitesById(callSites);
  /** @type {LongBlock[]} */
  const blocks = [];
  profiles.forEach(({ stretches }, thread) => {
    for (const { callSite, phase, starts, durations } of stretches) {
      const site = sites.get(callSite);
      // Handing work to the thread pool doesn't hold the loop.
      if (site === undefined || isHandOver(site)) continue;
      durations.forEach((durationUs, index) => {
        if (durationUs >= LEAST_US) blocks.push({ thread, site, phase, startUs: starts[index], durationUs });
      });
    }
  });
  blocks.sort((a, b) => b.durationUs - a.durationUs || a.thread - b.thread || a.startUs - b.startUs);
  return { count: blocks.length, blocks: blocks.slice(0, MOST) };
}
