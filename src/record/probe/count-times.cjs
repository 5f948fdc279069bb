'use strict';

const TimeSlots = require('./time-slots.cjs');
const saveOften = require('./save-often.cjs');

const { pid, hrtime } = process;
const toNumber = Number;
const toText = String;

/**
 * Counts when things happened, and nothing about them.
 * @typedef {object} Times
 * @property {() => void} request called when a server of this thread begins to answer a request
 * @property {() => void} handshake called when a TLS handshake is done, on either side
 * @property {() => void} job called when a crypto job on the thread pool is done
 */

/**
 * Counts events over time, on the clock of this thread's log. Counting takes 50 ns, most of it for the clock.
 * @param {string} directory where our logs go, with a separator at its end
 * @param {{ns: bigint, errorUs: number}} clock the result of `logClock`: slots begin then
 * @returns {Times} none of them throws
 */
module.exports = function countTimes(directory, { ns, errorUs }) {
  const startUs = toNumber(ns) / 1000;
  const [requests, handshakes, jobs] = [new TimeSlots(), new TimeSlots(), new TimeSlots()];
  /** A `SavedTimes`. */
  const saved = (/** @type {boolean} */ complete) =>
    `{"clock":"${toText(ns)}","errorUs":${toText(errorUs)},"requests":${requests.json()},"handshakes":${handshakes.json()},` +
    `"jobs":${jobs.json()},"complete":${toText(complete)}}`;
  // A thread without events saves nothing.
  const { note } = saveOften(`${directory}times-${pid}-${ns}.json`, saved);
  const counter = (/** @type {TimeSlots} */ slots) => () => {
    const time = hrtime();
    slots.add(time[0] * 1e6 + time[1] / 1000 - startUs);
    note();
  };
  return { request: counter(requests), handshake: counter(handshakes), job: counter(jobs) };
};
