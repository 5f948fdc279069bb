/**
 * When synchronous cryptography on the event loop is worth a finding. All thresholds of the blocking rules are here,
 * and only here.
 *
 * Two things hurt. A *long block* delays every other connection, however rare it is. A *large share* limits throughput,
 * because the event loop uses one core and the thread pool could use the others; but only where a single call is
 * expensive enough: handing a call to the pool costs the event loop 15-18 µs (measured, Node 20 and 24), ten times what
 * hashing a kilobyte costs. So each rule says how severe a share without long blocks is (`byShare`); for hashes,
 * ciphers and random bytes it isn't at all.
 */

import { runningTime } from '../../model/cpu.js';
import { RESOLVED_INTERVALS, ticksOnLoop } from '../../model/event-loop.js';

/** @import { CallSiteReport, Severity } from '../../model/report.js' */
/** @import { RuleContext } from './rule.js' */

/**
 * Fewer ticks than this say nothing about a call site. A 5 ms block leaves five at the default interval of 1 ms, so no
 * block long enough to matter is lost; and five of five busy ticks still put a share above 50 % with 95 % confidence,
 * so a short recording of a program that does nothing but key derivation is judged. `shareLow` keeps chance out, not a
 * higher minimum.
 */
export const MIN_TICKS = 5;

/** A block worth moving off the loop, ms: the hand-off costs less than 1 % of it. */
export const LONG_BLOCK_MS = 5;

/**
 * A block that alone spoils other requests' latency, ms: fifty of them fill a second, and five that
 * queue up make the tenth of a second that people notice.
 */
const HARMFUL_BLOCK_MS = 20;

/** A share of busy ticks worth an hour of someone's time. */
export const NOTABLE_SHARE = 0.05;

/** A share of busy ticks that decides how many requests the program can serve. */
export const LARGE_SHARE = 0.2;

/**
 * What a notable share without long blocks is worth: `notable` reports it as a warning, `minor` as
 * information (a large one as a warning), `nothing` not at all.
 * @typedef {'notable'|'minor'|'nothing'} ShareWeight
 */

/**
 * What a call site costs the event loop.
 * @typedef {object} LoopCost
 * @property {number} ticks ticks of the phase `event-loop`
 * @property {number} share 0..1 of busy ticks
 * @property {number} shareLow lower end of the 95 % interval of `share`
 * @property {number} p50Ms block length, 0 if the sampling can't resolve it
 * @property {number} p95Ms likewise
 */

/**
 * What a call site costs the event loop. Ticks of other phases (top level, workers) don't count.
 * @param {CallSiteReport} callSite any call site
 * @param {number} busyTicks busy ticks of the whole profile
 * @returns {LoopCost} all zero if the call site never ran on the event loop
 */
export function loopCost(callSite, busyTicks) {
  const ticks = ticksOnLoop(callSite);
  if (ticks === 0) return { ticks: 0, share: 0, shareLow: 0, p50Ms: 0, p95Ms: 0 };
  const { p50Ms, p95Ms, errorMs } = callSite.blocks;
  const resolved = (/** @type {number} */ ms) => (ms >= RESOLVED_INTERVALS * errorMs ? ms : 0);
  return {
    ticks,
    share: busyTicks > 0 ? ticks / busyTicks : 0,
    shareLow: callSite.ticks > 0 ? (callSite.interval[0] * ticks) / callSite.ticks : 0,
    p50Ms: resolved(p50Ms),
    p95Ms: resolved(p95Ms),
  };
}

/**
 * How severe synchronous work at a call site is.
 * @param {CallSiteReport} callSite any call site
 * @param {number} busyTicks busy ticks of the whole profile
 * @param {ShareWeight} byShare what a share without long blocks is worth
 * @returns {Severity | null} null if there is nothing to report
 */
export function severityOfBlocking(callSite, busyTicks, byShare) {
  const cost = loopCost(callSite, busyTicks);
  if (cost.ticks < MIN_TICKS || callSite.form === 'async') return null;
  // One frame serves both forms: only work that is too long to be the hand-off proves the sync form.
  if (callSite.form === 'unknown' && cost.p50Ms < LONG_BLOCK_MS) return null;
  const once = callSite.blocks.count === 1 && cost.shareLow < NOTABLE_SHARE;
  if (cost.p95Ms >= HARMFUL_BLOCK_MS) return once ? 'warning' : 'error';
  if (cost.shareLow >= LARGE_SHARE && cost.p50Ms >= LONG_BLOCK_MS) return 'error';
  if (cost.p95Ms >= LONG_BLOCK_MS) return 'warning';
  return severityOfShare(cost.shareLow, byShare);
}

/** What a severity claims that such a run did not show. A gate over a script that only measures must still fail. */
const NOTHING_WAITED =
  'Nothing is known to have waited in this run: no server listened, nothing was requested, and the event loop hardly ever waited. In a program that does other work meanwhile, that work waits.';

/**
 * How severe synchronous work at a call site is in its run. On a busy machine a short call may last as long as other
 * processes' turns: that is not the program's fault. And where nothing else can have waited, no harm was measured: a note
 * says so.
 * @param {CallSiteReport} callSite any call site
 * @param {Pick<RuleContext, 'profile' | 'hadNothingElse'>} context everything that was measured
 * @param {ShareWeight} byShare what a share without long blocks is worth
 * @returns {{severity: Severity, notes: string[]} | null} notes: sentences that explain it; null if there is nothing to
 *   report
 */
export function judgeBlocking(callSite, { profile, hadNothingElse = false }, byShare) {
  const ran = runningTime(callSite, profile);
  const { p50Ms, p95Ms } = callSite.blocks;
  const unstalled = { ...callSite, blocks: { ...callSite.blocks, p50Ms: ran(p50Ms), p95Ms: ran(p95Ms) } };
  const severity = severityOfBlocking(unstalled, profile.busyTicks, byShare);
  if (severity === null) return null;
  return { severity, notes: severity === 'error' && hadNothingElse ? [NOTHING_WAITED] : [] };
}

/**
 * How severe a share is, whatever the length of the blocks.
 * @param {number} share 0..1, the lower end of its interval
 * @param {ShareWeight} byShare what it is worth to the rule
 * @returns {Severity | null} null if there is nothing to report
 */
export function severityOfShare(share, byShare) {
  if (byShare === 'nothing' || share < NOTABLE_SHARE) return null;
  return byShare === 'notable' || share >= LARGE_SHARE ? 'warning' : 'info';
}
