/** What was sampled on the thread pool's threads, and on other threads that don't run JavaScript. */
import { PHASE } from './phases.js';
import { groupSites } from './groups.js';
import { operationReports } from './report-rows.js';
import { resolveSites } from './resolve-sites.js';

/** @import { Profile } from '../model/profile.js' */
/** @import { PoolWork } from '../model/report.js' */
/** @import { Attribution } from './attribute-profile.js' */

/**
 * What was sampled beside the event loop. No other sum includes it: all shares are of the threads that run JavaScript.
 * @param {Attribution[]} pool one for each thread of the thread pool
 * @param {Profile[]} helpers of other threads that don't run JavaScript
 * @returns {PoolWork | null} null if no such thread was sampled: V8 samples only threads that run JavaScript
 */
export function poolWork(pool, helpers) {
  if (pool.length === 0 && helpers.length === 0) return null;
  const { groups } = groupSites(pool, resolveSites(pool));
  let idleTicks = 0;
  let busyTicks = 0;
  let busyUs = 0;
  for (const { profile, phases } of pool) {
    for (let index = 0; index < phases.length; index++) {
      if (phases[index] === PHASE.idle) {
        idleTicks++;
        continue;
      }
      busyTicks++;
      busyUs += profile.samples.weight[index];
    }
  }
  return {
    threads: pool.length,
    ticks: busyTicks + idleTicks,
    busyTicks,
    idleTicks,
    busyMs: Math.round(busyUs / 1000),
    operations: operationReports(groups, busyTicks),
    helperTicks: helpers.reduce((sum, { samples }) => sum + samples.length, 0),
  };
}
