/** What a part of a run's work costs per request or per run, and how certain that is. */
import { DESIGN_EFFECT, RUN_SPREAD, Z, differenceOf, rateInterval } from '../model/interval.js';

/** @import { RateChange } from '../model/comparison.js' */
/** @import { Estimate } from '../model/interval.js' */
/** @import { Part } from './part.js' */

/**
 * @typedef {object} Requests
 * @property {number} before answered by the earlier run
 * @property {number} after answered by the later run
 * @property {boolean} isQuiet whether nothing else competed for the processor in either run
 * @property {boolean} [isOtherPart] whether these are a different proportion of all requests in one run than in the
 *   other: then shares of busy time say nothing about what each request takes
 */

/**
 * The same for work that is done once, where nothing shows how busy the machine was at that moment. Ticks are wall
 * time: a program had 655 of them for 311 ms of CPU when others also used the processor. With this value, the ratio of
 * two runs is twice too large with a chance of one in twenty; more on a machine that was busy all the time.
 */
const ONCE_SPREAD = 0.25;

/**
 * @param {Part} before of one run, or of several that were added up
 * @param {Part} after the same of the other
 * @returns {Requests} how many runs each is of
 */
function runsOf(before, after) {
  return { before: before.runs, after: after.runs, isQuiet: false };
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {Requests} requests of both
 * @returns {RateChange} per request; per run for work that is mostly done once
 */
export function rateChange(before, after, requests) {
  if (isOnce(before, after)) return { per: 'run', ...difference(before, after, runsOf(before, after), ONCE_SPREAD) };
  return { per: 'request', ...difference(running(before), running(after), requests, RUN_SPREAD) };
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @returns {boolean} whether it is mostly done once, so that neither its share nor its time per request means anything
 */
function isOnce(before, after) {
  return 2 * (before.onceTicks + after.onceTicks) > before.ticks + after.ticks;
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @returns {RateChange | null} what decides about the part if no requests were counted; null if that is its share
 */
export function rateWithoutRequests(before, after) {
  return isOnce(before, after) ? rateChange(before, after, runsOf(before, after)) : null;
}

/**
 * How a part's work is judged if no requests were counted. Work done once takes the same time however long the program
 * runs; all other work is judged by its share of the rest. If hardly anything else is left of a job, that share hardly
 * changes, and the whole decides: its share, if its time says the same.
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {(before: Part, after: Part) => number} byShareOf direction in which the share of something has changed
 * @returns {number} direction of the change, 0 if it may be chance
 */
export function directionWithoutRequests(before, after, byShareOf) {
  const rate = rateWithoutRequests(before, after);
  if (rate !== null) return directionOnce(before, after, rate);
  const direction = byShareOf(recurring(before), recurring(after));
  if (direction !== 0 || !before.noise.isJob || !after.noise.isJob) return direction;
  const byTime = directionOf(difference(before, after, runsOf(before, after), ONCE_SPREAD).interval);
  return byShareOf(before, after) === byTime ? byTime : 0;
}

/**
 * How a part's work is judged if requests were counted. Its share may grow because other work shrank, and its time may
 * grow because the machine was busy, which shows in all other work as well.
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {Requests} requests of both
 * @param {(before: Part, after: Part) => number} byShareOf direction in which the share of something has changed
 * @returns {number} direction of the change in cost, 0 if it may be chance
 */
export function rateDirection(before, after, requests, byShareOf) {
  const rate = rateChange(before, after, requests);
  if (rate.per === 'run') return directionOnce(before, after, rate);
  const byRequest = directionOf(rate.interval);
  if (requests.isOtherPart) return requests.isQuiet ? byRequest : 0;
  const byShare = byShareOf(running(before), running(after));
  const byRest = directionOf(
    difference(restOf(running(before)), restOf(running(after)), requests, RUN_SPREAD).interval,
  );
  if (byShare !== 0 && byRest === 0) return byShare;
  return byRequest === byShare || requests.isQuiet ? byRequest : 0;
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {RateChange} rate of work that is done once
 * @returns {number} direction of its change; 0 also if one run did not see what is done at the start
 */
function directionOnce(before, after, rate) {
  return before.hasStart === after.hasStart ? directionOf(rate.interval) : 0;
}

/**
 * @param {[number, number]} interval of a difference
 * @returns {number} 1 if it grew, -1 if it shrank, 0 if the interval contains 0
 */
export function directionOf([low, high]) {
  if (low <= 0 && high >= 0) return 0;
  return low > 0 ? 1 : -1;
}

/**
 * @param {Part} before of one run
 * @param {Part} after the same of the other
 * @param {Requests} units to divide by
 * @param {number} spread of any run, relative
 * @returns {Omit<RateChange, 'per'>}
 */
function difference(before, after, units, spread) {
  const isInBoth = before.ticks > 0 && after.ticks > 0;
  const [left, right] = [rateOf(before, units.before, spread, isInBoth), rateOf(after, units.after, spread, isInBoth)];
  return {
    before: left.value,
    after: right.value,
    difference: right.value - left.value,
    interval: differenceOf(left, right),
  };
}

/**
 * @param {Part} part of a run
 * @param {number} units to divide by
 * @param {number} spread of any run, relative
 * @param {boolean} isInBoth whether the other run has it, too: then searches may have taken longer or shorter by chance
 * @returns {Estimate} ms for each unit
 */
function rateOf({ ticks, cpuMs, busyTicks, busyMs, noise }, units, spread, isInBoth) {
  // Times are whole milliseconds: about a tick or none, we know only a tick's weight in this run.
  const tickMs = cpuMs > 0 ? cpuMs / ticks : busyMs / Math.max(1, busyTicks);
  const [low, high] = rateInterval(ticks / noise.designEffect).map(
    (count) => (count * noise.designEffect * tickMs) / units,
  );
  const value = (ticks * tickMs) / units;
  if (value === 0) return { value: 0, interval: [0, high] };
  // Where others use the processor, ticks come late, and each seems to last longer: on a crowded machine three times.
  const more = Z * Math.hypot(spread * Math.sqrt(noise.busyFactor), isInBoth ? noise.searchTicks / ticks : 0);
  return {
    value,
    interval: [
      value * Math.exp(-Math.hypot(Math.log(value / low), more)),
      value * Math.exp(Math.hypot(Math.log(high / value), more)),
    ],
  };
}

/**
 * @param {Part} part of a run
 * @returns {Part} its recurring ticks and time; the whole leaves out the run's one-time work, too
 */
function recurring(part) {
  const { ticks, onceTicks, runOnceTicks, cpuMs, busyTicks, busyMs, runs, hasStart, noise } = part;
  const rest = busyTicks === 0 ? 1 : (busyTicks - runOnceTicks) / busyTicks;
  return {
    ticks: ticks - onceTicks,
    cpuMs: ticks === 0 ? 0 : (cpuMs * (ticks - onceTicks)) / ticks,
    busyTicks: busyTicks * rest,
    busyMs: busyMs * rest,
    onceTicks: 0,
    runOnceTicks: 0,
    runs,
    hasStart,
    noise: { ...noise, runSearchTicks: noise.recurringSearchTicks },
  };
}

/**
 * @param {Part} part of a run
 * @returns {Part} its recurring part. The times of all other work show how busy the machine was
 */
function running(part) {
  const { noise, ...rest } = recurring(part);
  return { ...rest, noise: { ...noise, busyFactor: 1 } };
}

/**
 * @param {Part} part of a run
 * @returns {Part} all other work of the run
 */
function restOf({ ticks, cpuMs, busyTicks, busyMs, runs, hasStart, noise }) {
  const searchTicks = Math.sqrt(Math.max(0, noise.runSearchTicks ** 2 - noise.searchTicks ** 2));
  return {
    ticks: busyTicks - ticks,
    cpuMs: Math.max(0, busyMs - cpuMs),
    busyTicks,
    busyMs,
    onceTicks: 0,
    runOnceTicks: 0,
    runs,
    hasStart,
    noise: { ...noise, designEffect: DESIGN_EFFECT, searchTicks, isSearch: false },
  };
}
