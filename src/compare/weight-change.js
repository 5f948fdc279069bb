import { TICKS_NEEDED } from '../model/certainty.js';
import { DESIGN_EFFECT, differenceInterval, shareOf, wilsonInterval } from '../model/interval.js';
import { compareText } from '../model/text-order.js';

/** @import { Change, Weight, WeightChange } from '../model/comparison.js' */

/**
 * What a part of a run took.
 * @typedef {object} Part
 * @property {number} ticks
 * @property {number} cpuMs
 * @property {number} busyTicks of the whole run
 */

/**
 * @param {{ticks: number, cpuMs: number} | null} whole something that a run spent time on, null if it did not
 * @param {number} busyTicks of the run
 * @param {number} [ticks] that are meant, if not all of them; their time goes by the mean weight of a tick
 * @returns {Part}
 */
export function partOf(whole, busyTicks, ticks = whole?.ticks ?? 0) {
  if (whole === null || ticks === 0) return { ticks: 0, cpuMs: 0, busyTicks };
  return { ticks, cpuMs: ticks === whole.ticks ? whole.cpuMs : Math.round((whole.cpuMs * ticks) / whole.ticks), busyTicks };
}

/**
 * Tells a difference from noise.
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @returns {WeightChange} how much it changed, and whether that means anything
 */
export function weightChange(before, after) {
  /** @type {[number, number]} */
  const interval = differenceInterval(observed(before), observed(after));
  const [left, right] = [weightOf(before), weightOf(after)];
  return {
    change: changeOf(before, after, interval),
    before: left,
    after: right,
    difference: right.share - left.share,
    interval,
    cpuMs: right.cpuMs - left.cpuMs,
  };
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {[number, number]} interval of the difference of their shares
 * @returns {Change} what can be said of it
 */
function changeOf(before, after, [low, high]) {
  if (Math.min(before.busyTicks, after.busyTicks) < TICKS_NEEDED) return 'too-few-ticks';
  if (low <= 0 && high >= 0) return 'within-noise';
  if (low > 0) return before.ticks === 0 ? 'appeared' : 'grew';
  return after.ticks === 0 ? 'vanished' : 'shrank';
}

/**
 * @param {Part} part of a run
 * @returns {Weight} the same with its share
 */
function weightOf(part) {
  const { ticks, busyTicks, cpuMs } = part;
  const { count, total } = observed(part);
  return { ticks, share: shareOf({ count: ticks, total: busyTicks }), interval: wilsonInterval(count, total), cpuMs };
}

/**
 * @param {Part} part of a run
 * @returns {import('../model/interval.js').Proportion} so many independent observations as its ticks are worth
 */
function observed({ ticks, busyTicks }) {
  return { count: ticks / DESIGN_EFFECT, total: busyTicks / DESIGN_EFFECT };
}

/**
 * The order in which changes are told: what is beyond the noise first, then the largest difference, then
 * the heaviest.
 * @template T
 * @param {T[]} rows in any order
 * @param {(row: T) => WeightChange} weightIn a row
 * @param {(row: T) => string} name tells rows of equal weight apart
 * @returns {T[]} in that order
 */
export function byChange(rows, weightIn, name) {
  return rows.map((row) => ({ row, weight: weightIn(row), name: name(row) }))
    .sort((a, b) => Number(isChange(b.weight)) - Number(isChange(a.weight))
      || Math.abs(b.weight.difference) - Math.abs(a.weight.difference)
      || heavier(b.weight) - heavier(a.weight)
      || compareText(a.name, b.name))
    .map(({ row }) => row);
}

/**
 * @param {WeightChange} weight of anything
 * @returns {boolean} whether it differs by more than noise
 */
export function isChange({ change }) {
  return change !== 'within-noise' && change !== 'too-few-ticks';
}

/**
 * @param {WeightChange} weight of anything
 * @returns {number} ticks of the run in which it was heavier
 */
function heavier({ before, after }) {
  return Math.max(before.ticks, after.ticks);
}
