/** When a thread's event loop certainly turned, by what the thread counted by time. */

/** @import { Profile } from '../model/profile.js' */

/** Of so many slots in a row in which something was counted nobody knows whether a call was between two of them. */
const MOST_IN_A_ROW = 2;

/**
 * A request that begins, or a job of the thread pool that is heard to be done, is heard by JavaScript that the event loop
 * calls: no other call was running then. (A handshake is done within a call of its own.)
 * @param {Pick<Profile, 'times' | 'meta'>} profile of a thread
 * @returns {(from: number, to: number) => number | null} to be asked with samples' times that do not decrease: a time
 *   between the two, µs since the isolate's profiler started, at which the loop turned; null if none is known. It is wrong
 *   by a sampling interval or two: what was counted in longer slots is not used, or where the two clocks are tied to each
 *   other less well
 */
export function turnsOf({ times, meta: { intervalUs } }) {
  if (times === undefined || times.errorUs > intervalUs) return () => null;
  const turns = countedSlots(times, 2 * intervalUs);
  let next = 0;
  return (from, to) => {
    while (next < turns.length && turns[next].start <= from) next++;
    const turn = turns[next];
    return turn !== undefined && turn.end < to ? (turn.start + turn.end) / 2 : null;
  };
}

/**
 * @param {NonNullable<Profile['times']>} times of a thread
 * @param {number} longestUs slots that tell anything
 * @returns {{start: number, end: number}[]} slots with something in them, those next to each other as one, ascending: µs
 *   since the isolate's profiler started
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
