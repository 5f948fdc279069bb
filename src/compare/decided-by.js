/** What decided about a change, where the intervals that are shown beside it differ. */
import { directionOf } from './rate-change.js';

/** @import { Change, WeightChange } from '../model/comparison.js' */

/** Which way something went, of what is judged by intervals. @type {Partial<Record<Change, number>>} */
const DIRECTION = { grew: 1, appeared: 1, shrank: -1, vanished: -1, 'within-noise': 0 };

/**
 * @param {Pick<WeightChange, 'change'>} weight of both runs
 * @param {[number, number]} interval of a difference
 * @returns {boolean} whether the interval alone says something else than what was decided
 */
export function differsFrom({ change }, interval) {
  return change in DIRECTION && DIRECTION[change] !== directionOf(interval);
}

/**
 * @param {WeightChange} weight of both runs
 * @returns {'' | 'by time' | 'after start'} what decided, if the interval of the share says something else: the time, or
 *   work that is not done once
 */
export function decidedBy(weight) {
  const { change, rate, interval } = weight;
  if (!differsFrom(weight, interval)) return '';
  if (rate === null) return 'after start';
  return rate.per === 'run' || change !== 'within-noise' ? 'by time' : '';
}
