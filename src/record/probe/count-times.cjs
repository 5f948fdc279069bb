'use strict';

const TimeSlots = require('./time-slots.cjs');
const saveOften = require('./save-often.cjs');

const { pid, hrtime } = process;
const toNumber = Number;
const toText = String;

/**
 * When things happened, and nothing of what they were.
 * @typedef {object} Times
 * @property {() => void} request called when a server of this thread begins to answer one
 * @property {() => void} handshake called when a TLS handshake is done, on either side
 * @property {() => void} job called when a job of cryptography on the thread pool is done
 */

/**
 * Counts what happened when, by the clock of this thread's log. To count takes 50 ns, most of it for the clock.
 * @param {string} directory where our logs go, with a separator at its end
 * @param {{ns: bigint, errorUs: number}} clock what `logClock` said: slots begin then
 * @returns {Times} none of which throws
 */
module.exports = function countTimes(directory, { ns, errorUs }) {
  const startUs = toNumber(ns) / 1000;
  const [requests, handshakes, jobs] = [new TimeSlots(), new TimeSlots(), new TimeSlots()];
  /** A `SavedTimes`. */
  const saved = (/** @type {boolean} */ complete) =>
    `{"clock":"${toText(ns)}","errorUs":${toText(errorUs)},"requests":${requests.json()},"handshakes":${handshakes.json()},` +
    `"jobs":${jobs.json()},"complete":${toText(complete)}}`;
  // A thread in which nothing happens saves nothing.
  const { note } = saveOften(`${directory}times-${pid}-${ns}.json`, saved);
  const counter = (/** @type {TimeSlots} */ slots) => () => {
    const time = hrtime();
    slots.add(time[0] * 1e6 + time[1] / 1000 - startUs);
    note();
  };
  return { request: counter(requests), handshake: counter(handshakes), job: counter(jobs) };
};
