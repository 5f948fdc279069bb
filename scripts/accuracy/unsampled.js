/** @import { Truth } from './program.js' */

/**
 * From V8 14 (Node 25) on V8 takes no samples while it writes its own log (the state LOGGING, V8's `StateTag` in
 * src/common/globals.h; Node 24 writes them; Node 22 and 20 have no such state, and sample that time as whatever was
 * running). No profile contains that time, so it is subtracted from the program's own figure: a tenth of the start,
 * when all code is logged, and little later. It shows as gaps between the log's ticks.
 */

/** A gap between two ticks that is this much longer than usual contains time without samples. */
const LONG_GAP = 1.5;

/**
 * @param {string} version of Node, such as `26.1.0`
 * @returns {boolean} whether its V8 takes no samples of its own logging
 */
export function leavesLoggingOut(version) {
  return Number.parseInt(version, 10) >= 25;
}

/**
 * @param {string} log of the program's main thread
 * @param {Truth} truth of the program
 * @returns {Truth} the same without the time in which the thread ran but V8 took no samples
 */
export function withoutUnsampled(log, truth) {
  const times = tickTimes(log).filter((time) => time >= truth.startMs);
  const { part, other } = unsampledMs(times, truth.windows);
  // The thread also waits for a processor during gaps; that is already left out.
  const partMs = Math.max(0, part - truth.partDelayMs);
  const otherMs = Math.max(0, other - (truth.delayMs - truth.partDelayMs));
  return { ...truth, partMs: truth.partMs - partMs, totalMs: truth.totalMs - partMs - otherMs };
}

/**
 * @param {string} log of a thread
 * @returns {number[]} when its ticks were taken, ms since V8 started, in their order
 */
export function tickTimes(log) {
  return Array.from(log.matchAll(/^tick,0x[0-9a-f]+,(\d+),/gm), ([, time]) => Number(time) / 1000);
}

/**
 * @param {number[]} times of the ticks, ms since V8 started, in their order
 * @param {[number, number][]} windows in which the calls were made, ms since V8 started
 * @returns {{part: number, other: number}} ms without samples in the windows and outside of them
 */
function unsampledMs(times, windows) {
  const gaps = times
    .slice(1)
    .map((time, index) => ({ middle: (time + times[index]) / 2, length: time - times[index] }));
  const usual = gaps.map(({ length }) => length).sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const sum = { part: 0, other: 0 };
  for (const { middle, length } of gaps) {
    if (length < LONG_GAP * usual) continue;
    const isPart = windows.some(([begun, ended]) => middle >= begun && middle < ended);
    sum[isPart ? 'part' : 'other'] += length - usual;
  }
  return sum;
}
