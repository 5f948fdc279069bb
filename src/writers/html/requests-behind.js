/** How many requests a thread began to answer after a call had held it: nothing more is known about what waited. */

/** @import { Profile, SlotCounts, Traffic } from '../../model/profile.js' */
/** @import { LongBlock } from './long-blocks.js' */

/** What waited is read at once, µs; beyond this, requests may have come later. */
const WITHIN_US = 10_000;

/**
 * While a call holds its thread, the thread begins no request. So a request begun after a stretch of calls had started
 * queued behind one of them; in a stretch of a single call, from its end on.
 * @param {Pick<Profile, 'times'>} profile of the thread
 * @param {Pick<LongBlock, 'startUs' | 'durationUs'>} block that held it
 * @returns {{count: number, withinUs: number} | null} requests begun since it started, up to at most this many µs after
 *   its end; null if not counted, or counted in slots too long for this call
 */
export function requestsBehind({ times }, { startUs, durationUs }) {
  if (times === undefined || times.requests.counts.length === 0) return null;
  const { slotUs, counts } = times.requests;
  const start = startUs - times.startUs;
  if (2 * slotUs > durationUs || start < 0) return null;
  // In the slot in which it began may be the request that it was for.
  const first = Math.floor(start / slotUs) + 1;
  const last = Math.floor((start + durationUs + WITHIN_US) / slotUs);
  let count = 0;
  for (let slot = first; slot <= Math.min(last, counts.length - 1); slot++) count += counts[slot];
  return { count, withinUs: WITHIN_US + slotUs };
}

/** Why it is not known what waited for a block. @typedef {'none-began' | 'too-short' | 'not-recorded'} Unknown */

/**
 * @param {Pick<Profile, 'times'>} profile of the thread
 * @param {Pick<LongBlock, 'durationUs'>} block that held it, of which no requests are known
 * @param {boolean} areAllTimed whether it is known when each request of the program began, and where
 * @returns {Unknown} the reason
 */
export function whyUnknown({ times }, { durationUs }, areAllTimed) {
  const { counts, slotUs } = times?.requests ?? NOT_COUNTED;
  if (counts.length === 0) return areAllTimed ? 'none-began' : 'not-recorded';
  return 2 * slotUs > durationUs ? 'too-short' : 'not-recorded';
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
