/** How many requests a thread began to answer after a call had held it: nothing more is known about what waited. */

/** @import { Profile, SlotCounts, Traffic } from '../../model/profile.js' */
/** @import { LongBlock } from './long-blocks.js' */

/** What waited is read at once, µs; beyond this, requests may have come later. */
const WITHIN_US = 10_000;

/**
 * While a call holds its thread, the thread begins no request. So a request begun as a call ends queued behind it. Of a
 * stretch within which requests began, nothing can be told: it is several calls, each perhaps of such a request.
 * @param {Pick<Profile, 'times' | 'meta'>} profile of the thread
 * @param {Pick<LongBlock, 'startUs' | 'durationUs'>} block that held it
 * @returns {{count: number, withinUs: number} | null} requests begun since it started, up to at most this many µs after
 *   its end; null if not counted, or counted in slots too long for this call, or if it is several
 */
export function requestsBehind(profile, block) {
  const { times } = profile;
  if (times === undefined || times.requests.counts.length === 0 || isSeveral(profile, block)) return null;
  const { slotUs } = times.requests;
  const start = block.startUs - times.startUs;
  if (2 * slotUs > block.durationUs || start < 0) return null;
  // In the slot in which it began may be the request that it was for.
  const first = Math.floor(start / slotUs) + 1;
  const last = Math.floor((start + block.durationUs + WITHIN_US) / slotUs);
  return { count: countIn(times.requests, first, last), withinUs: WITHIN_US + slotUs };
}

/**
 * @param {Pick<Profile, 'times' | 'meta'>} profile of the thread
 * @param {Pick<LongBlock, 'startUs' | 'durationUs'>} block that held it
 * @returns {boolean} whether requests certainly began within it: a sample does not tell when in its interval a call began
 *   or ended, nor the log when exactly the slots began
 */
function isSeveral({ times, meta: { intervalUs } }, { startUs, durationUs }) {
  if (times === undefined) return false;
  const { slotUs } = times.requests;
  const start = startUs - times.startUs;
  const first = Math.floor((start + times.errorUs) / slotUs) + 1;
  const last = Math.floor((start + durationUs - intervalUs) / slotUs) - 1;
  return countIn(times.requests, first, last) > 0;
}

/**
 * @param {SlotCounts} requests of a thread
 * @param {number} first slot
 * @param {number} last slot
 * @returns {number} how many began in these
 */
function countIn({ counts }, first, last) {
  return counts.slice(Math.max(0, first), Math.max(0, last + 1)).reduce((sum, count) => sum + count, 0);
}

/** Why it is not known what waited for a block. @typedef {'none-began' | 'several-calls' | 'too-short' | 'not-recorded'} Unknown */

/**
 * @param {Pick<Profile, 'times' | 'meta'>} profile of the thread
 * @param {Pick<LongBlock, 'startUs' | 'durationUs'>} block that held it, of which no requests are known
 * @param {boolean} areAllTimed whether it is known when each request of the program began, and where
 * @returns {Unknown} the reason
 */
export function whyUnknown(profile, block, areAllTimed) {
  const { counts, slotUs } = profile.times?.requests ?? NOT_COUNTED;
  if (counts.length === 0) return areAllTimed ? 'none-began' : 'not-recorded';
  if (isSeveral(profile, block)) return 'several-calls';
  return 2 * slotUs > block.durationUs ? 'too-short' : 'not-recorded';
}

/** A thread that counts nothing saves nothing. @type {SlotCounts} */
const NOT_COUNTED = { slotUs: 0, counts: [] };

/**
 * @param {Pick<Profile, 'times'>[]} profiles one for each thread
 * @param {Traffic | null} traffic of the program, if counted
 * @returns {boolean} whether the threads' counts over time are of all its requests: others then began none
 */
export function areAllRequestsTimed(profiles, traffic) {
  const timed = profiles.flatMap(({ times }) => times?.requests.counts ?? []);
  return traffic?.complete === true && traffic.requests === timed.reduce((sum, count) => sum + count, 0);
}
