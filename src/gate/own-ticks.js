/**
 * Whether runs have enough ticks of the program itself: Node's own start has some hundred on a crowded machine, and shows
 * nothing of a program that did nothing.
 */
import { FEWEST_TICKS_OF_COUNT } from './judge/count.js';

/** @import { Run } from './run.js' */

/**
 * @param {Pick<Run, 'report'>[]} runs of the program
 * @returns {number} busy ticks of all of them, without those before any code of the program ran
 */
export function ownTicksOf(runs) {
  return runs.reduce((sum, { report: { profile } }) => sum + profile.busyTicks - (profile.bootstrapTicks ?? 0), 0);
}

/**
 * @param {Pick<Run, 'report'>[]} runs of the program
 * @param {number | null} minBusyTicks that the config says
 * @returns {boolean} whether Node's start leaves these runs too few ticks of the program itself to let anything pass
 */
export function lackOwnTicks(runs, minBusyTicks) {
  const isKnown = runs.some(({ report }) => (report.profile.bootstrapTicks ?? 0) > 0);
  return isKnown && ownTicksOf(runs) < fewestOwnTicks(minBusyTicks);
}

/**
 * @param {number | null} minBusyTicks that the config says
 * @returns {number} ticks of the program itself that it takes to pass: a config may be content with fewer, but if it asks
 *   for more, it asks for busy ticks of any kind
 */
export function fewestOwnTicks(minBusyTicks) {
  return Math.min(FEWEST_TICKS_OF_COUNT, minBusyTicks ?? Infinity);
}

/**
 * @param {Pick<Run, 'report'>[]} runs that have too few of their own
 * @param {number} busyTicks that a check of them rests on
 * @param {number | null} minBusyTicks that the config says
 * @returns {number} busy ticks that it takes, if as large a part of them is Node's start in further runs
 */
export function busyTicksFor(runs, busyTicks, minBusyTicks) {
  return Math.ceil((busyTicks * fewestOwnTicks(minBusyTicks)) / Math.max(1, ownTicksOf(runs)));
}
