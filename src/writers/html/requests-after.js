/** How many requests a thread began to answer right after a call had held it: that is all that is known of who waited. */

/** @import { Profile } from '../../model/profile.js' */
/** @import { LongBlock } from './long-blocks.js' */

/** What waited is read at once, µs; beyond this, requests may have come later. */
const WITHIN_US = 10_000;
/** A sample tells the end of a call within so many intervals. */
const END_INTERVALS = 2;

/**
 * While a call holds its thread that begins no request, so what is counted from its end on came after it.
 * @param {Pick<Profile, 'meta' | 'times'>} profile of the thread
 * @param {Pick<LongBlock, 'startUs' | 'durationUs'>} block that held it
 * @returns {{count: number, withinUs: number} | null} requests begun in so many µs from its end on, at most; null if that
 *   was not counted, or in slots that are too long for this call
 */
export function requestsAfter({ meta: { intervalUs }, times }, { startUs, durationUs }) {
  if (times === undefined || times.requests.counts.length === 0) return null;
  const { slotUs, counts } = times.requests;
  if (2 * slotUs > durationUs) return null;
  const end = startUs + durationUs - times.startUs;
  const first = Math.floor((end - END_INTERVALS * intervalUs) / slotUs);
  const last = Math.floor((end + WITHIN_US) / slotUs);
  if (first < 0) return null;
  let count = 0;
  for (let slot = first; slot <= Math.min(last, counts.length - 1); slot++) count += counts[slot];
  return { count, withinUs: WITHIN_US + slotUs };
}
