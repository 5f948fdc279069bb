/** Finds moments when a thread's event loop certainly turned, from the thread's counts over time. */

/** @import { Profile } from '../model/profile.js' */

/** If more adjacent slots than this have counts, it is unknown whether a call lies between two of them. */
const MOST_IN_A_ROW = 2;

/**
 * JavaScript called by the event loop learns that a request begins or a thread-pool job is done: no other call was
 * running then. (A handshake ends within a call of its own.)
 * @param {Pick<Profile, 'times' | 'meta'>} profile of a thread
 * @returns {{count: number, within: (from: number, to: number) => number | null}} count: of such moments; within: call
 *   with non-decreasing sample times: returns a time between the two, µs since the isolate's profiler started, at which
 *   the loop turned; null if none is known. The error is a sampling interval or two: counts in longer slots are not
 *   used, nor if the two clocks are tied less precisely
 */
export function turnsOf({ times, meta: { intervalUs } }) {
  if (times === undefined || times.errorUs > intervalUs) return { count: 0, within: () => null };
  const turns = countedSlots(times, 2 * intervalUs);
  let next = 0;
  return {
    count: turns.length,
    within(from, to) {
      while (next < turns.length && turns[next].start <= from) next++;
      const turn = turns[next];
      return turn !== undefined && turn.end < to ? (turn.start + turn.end) / 2 : null;
    },
  };
}

/**
 * @param {NonNullable<Profile['times']>} times of a thread
 * @param {number} longestUs longest useful slot
 * @returns {{start: number, end: number}[]} slots with counts, adjacent ones merged, ascending: µs since the isolate's
 *   profiler started
 */
function countedSlots({ startUs, errorUs, requests, jobs }, longestUs) {
  const slots = [requests, jobs]
    .filter(({ slotUs }) => slotUs <= longestUs)
    .flatMap(({ slotUs, counts }) =>
      counts.flatMap((count, slot) => {
        const start = startUs + slot * slotUs;
        return count > 0 ? [{ start: start - errorUs, end: start + slotUs, slotUs }] : [];
      }),
    )
    .sort((a, b) => a.start - b.start);
  /** @type {typeof slots} */
  const rows = [];
  for (const slot of slots) {
    const last = rows.at(-1);
    if (last !== undefined && slot.start <= last.end) last.end = Math.max(last.end, slot.end);
    else rows.push({ ...slot });
  }
  return rows.filter(({ start, end, slotUs }) => end - start - errorUs <= MOST_IN_A_ROW * slotUs);
}
