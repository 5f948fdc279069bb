/** Whether the weight of something changed between two runs by more than noise. */
import { TICKS_NEEDED } from '../model/certainty.js';
import { Z, differenceOf, shareOf, wilsonInterval } from '../model/interval.js';
import { compareText } from '../model/text-order.js';
import { differsFrom } from './decided-by.js';
import {
  directionOf,
  directionWithoutRequests,
  rateChange,
  rateDirection,
  rateWithoutRequests,
} from './rate-change.js';

/** @import { Change, Weight, WeightChange } from '../model/comparison.js' */
/** @import { Part } from './part.js' */
/** @import { Requests } from './rate-change.js' */

/** z of a two-sided 90 % interval: a value outside it is only reported with a question mark. */
const Z_OF_A_TENTH = 1.644854;

/**
 * Tells a difference from noise.
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {Requests | null} [requests] that both have answered, if changes are judged per request
 * @returns {WeightChange} the change, and whether it means anything
 */
export function weightChange(before, after, requests = null) {
  const [left, right] = weightsOf(before, after);
  const interval = intervalOfDifference(left, right);
  const rate = requests === null ? rateWithoutRequests(before, after) : rateChange(before, after, requests);
  const change = changeOf(before, after, requests);
  // Judging leaves out start-up and how busy the machine was, which the intervals do not. Of both, the careful one.
  const isHidden = rate !== null && [interval, rate.interval].every((each) => differsFrom({ change }, each));
  return {
    change: isHidden ? 'within-noise' : change,
    before: left,
    after: right,
    difference: right.share - left.share,
    interval,
    cpuMs: right.cpuMs - left.cpuMs,
    rate,
  };
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {Requests | null} requests that both have answered, if changes are judged by them
 * @returns {Change} the verdict
 */
function changeOf(before, after, requests) {
  if (Math.min(before.busyTicks, after.busyTicks) < TICKS_NEEDED) return 'too-few-ticks';
  const isInBoth = before.ticks > 0 && after.ticks > 0;
  if (isInBoth && (before.noise.isSearch || after.noise.isSearch)) return changeOfSearches(before, after, requests);
  const direction = directionIn(before, after, requests);
  if (direction === 0) return 'within-noise';
  if (direction > 0) return before.ticks === 0 ? 'appeared' : 'grew';
  return after.ticks === 0 ? 'vanished' : 'shrank';
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {Requests | null} requests that both have answered, if changes are judged by them
 * @returns {Change} what can be said about a few searches for primes
 */
function changeOfSearches(before, after, requests) {
  if (!isBeyondLuck(before, after)) return 'within-noise';
  const direction = directionIn(withoutSearches(before), withoutSearches(after), requests);
  return direction === 0 ? 'within-noise' : direction > 0 ? 'may-have-grown' : 'may-have-shrunk';
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {Requests | null} requests that both have answered, if changes are judged by them
 * @returns {number} 1 if it grew, -1 if it shrank, 0 if that may be chance
 */
function directionIn(before, after, requests) {
  return requests === null
    ? directionWithoutRequests(before, after, directionOfShare)
    : rateDirection(before, after, requests, directionOfShare);
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @returns {number} 1 if its share grew, -1 if it shrank, 0 if that may be chance
 */
function directionOfShare(before, after) {
  const [left, right] = weightsOf(before, after);
  return directionOf(intervalOfDifference(left, right));
}

/**
 * @param {Weight} before of one run
 * @param {Weight} after of the other
 * @returns {[number, number]} 95 % interval of the difference of their shares
 */
function intervalOfDifference({ share: before, interval: left }, { share: after, interval: right }) {
  const [low, high] = differenceOf({ value: before, interval: left }, { value: after, interval: right });
  return [Math.max(-1, low), Math.min(1, high)];
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @returns {Weight[]} both with their shares
 */
function weightsOf(before, after) {
  const isInBoth = before.ticks > 0 && after.ticks > 0;
  return [before, after].map((part) => weightOf(part, isInBoth));
}

/**
 * @param {Part} part of a run
 * @param {boolean} isInBoth whether the other run has it, too: then searches may have taken longer or shorter by chance
 * @returns {Weight} the same with its share
 */
function weightOf({ ticks, busyTicks, cpuMs, noise }, isInBoth) {
  const { searchTicks, runSearchTicks } = noise;
  const designEffect = noise.designEffect * noise.busyFactor;
  const share = shareOf({ count: ticks, total: busyTicks });
  const [low, high] = wilsonInterval(ticks / designEffect, busyTicks / designEffect);
  const others = Math.sqrt(Math.max(0, runSearchTicks ** 2 - searchTicks ** 2));
  const luck =
    busyTicks === 0 ? 0 : (Z * Math.hypot((1 - share) * (isInBoth ? searchTicks : 0), share * others)) / busyTicks;
  const interval =
    luck === 0
      ? [low, high]
      : [Math.max(0, share - Math.hypot(share - low, luck)), Math.min(1, share + Math.hypot(high - share, luck))];
  return { ticks, share, interval: /** @type {[number, number]} */ (interval), cpuMs, designEffect };
}

/**
 * The time of searches has a gamma distribution: its logarithm is symmetrical enough for an interval, the time itself
 * is not.
 * @param {Part} before of one run, with ticks
 * @param {Part} after the same of the other
 * @returns {boolean} whether their ratio is one that searches reach in at most a tenth of unchanged pairs: 6.5 with one
 *   search each
 */
function isBeyondLuck(before, after) {
  const variance = [before, after].reduce((sum, { ticks, noise }) => {
    const relative = (noise.searchTicks / ticks) ** 2;
    // Variance of the logarithm: trigamma of the shape, 1 / relative.
    return sum + relative + relative ** 2 / 2 + relative ** 3 / 6;
  }, 0);
  return Math.abs(Math.log(after.cpuMs / before.cpuMs)) > Z_OF_A_TENTH * Math.sqrt(variance);
}

/**
 * @param {Part} part of a run
 * @returns {Part} the same, as if its searches for primes varied like other work
 */
function withoutSearches(part) {
  return { ...part, noise: { ...part.noise, searchTicks: 0 } };
}

/**
 * The order in which changes are shown: those beyond the noise first, then the largest differences, then the heaviest.
 * @template T
 * @param {T[]} rows in any order
 * @param {(row: T) => WeightChange} weightIn a row
 * @param {(row: T) => string} name distinguishes rows of equal weight
 * @returns {T[]} in that order
 */
export function byChange(rows, weightIn, name) {
  return rows
    .map((row) => ({ row, weight: weightIn(row), name: name(row) }))
    .sort(
      (a, b) =>
        Number(isChange(b.weight)) - Number(isChange(a.weight)) ||
        Math.abs(b.weight.difference) - Math.abs(a.weight.difference) ||
        heavier(b.weight) - heavier(a.weight) ||
        compareText(a.name, b.name),
    )
    .map(({ row }) => row);
}

/**
 * @param {WeightChange} weight of anything
 * @returns {boolean} whether it differs by more than noise
 */
export function isChange({ change }) {
  return change === 'grew' || change === 'shrank' || change === 'appeared' || change === 'vanished';
}

/**
 * @param {WeightChange} weight of anything
 * @returns {number} ticks of the run in which it was heavier
 */
function heavier({ before, after }) {
  return Math.max(before.ticks, after.ticks);
}
