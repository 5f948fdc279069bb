'use strict';

/*
 * Whether something was just now. All V8 microtasks that follow from one callback run in the same iteration of the event loop, however
 * long that takes (https://nodejs.org/api/perf_hooks.html#performancenodetiminguvmetricsinfo, since Node 20.18); what is later by
 * little time counts, too.
 */
const orElse = require('./or-else.cjs');

const { hrtime } = process;

/** @typedef {{turn: number, time: [number, number]}} Moment iteration of the event loop, -1 if unknown, and time */

/** @type {any} loaded late: few programs need it */
let timing;

/** @returns {number} the current iteration, -1 if unknown */
function currentTurn() {
  return orElse(-1, () => {
    timing ??= require('perf_hooks').performance.nodeTiming;
    // eslint-disable-next-line n/no-unsupported-features/node-builtins -- where there is none, the time decides
    return timing.uvMetricsInfo.loopCount;
  });
}

/** @returns {Moment} this one */
function thisMoment() {
  return { turn: currentTurn(), time: hrtime() };
}

/**
 * @param {Moment} moment of something
 * @param {number} soon how long ago that may have been in another iteration, ms
 * @returns {boolean} whether it was just now
 */
function isJustNow({ turn, time }, soon) {
  const [seconds, nanoseconds] = hrtime(time);
  return seconds * 1e3 + nanoseconds / 1e6 < soon || (turn >= 0 && turn === currentTurn());
}

module.exports = { isJustNow, thisMoment };
