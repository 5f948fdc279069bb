/** How many requests a thread began to answer after a call had held it: nothing more is known about what waited. */

/** @import { Profile } from '../../model/profile.js' */
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
