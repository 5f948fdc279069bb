'use strict';

const { addTime } = require('./tally.cjs');

/** @import { Tally } from '../../model/tls.js' */

/**
 * All jobs of one class.
 * @typedef {object} Kind
 * @property {number} jobs that were begun
 * @property {number} inFlight begun and not done
 * @property {number} maxInFlight
 * @property {number} shortestMs of the runs, 0 before the first
 * @property {Tally} waits for a thread, of the jobs that were looked at, by time
 * @property {Tally} runs from there until they were done
 */

/**
 * A job that is looked at.
 * @typedef {object} Look
 * @property {number} count jobs that it represents
 * @property {number} askedMs when it was handed over, by a clock that starts anywhere
 * @property {number} beganMs when a thread took it, -1 as long as none has
 * @property {number} freed how many jobs must be done before one does
 */

/**
 * The jobs of one thread in the order in which they were handed over: the pool serves them in this order, so one begins
 * when enough are done that a thread is free. That is seen only when the event loop hears of it: where that is busy,
 * jobs seem to wait and to run for longer, and so they do where files, DNS or other threads' jobs are on the pool as
 * well.
 */
class JobLine {
  size = 0;
  begun = 0;
  done = 0;
  maxInFlight = 0;
  #clock;
  /** @type {(Look | null)[]} those that have not begun */
  #waiting = [];
  #first = 0;

  /**
   * @param {() => number} clock ms since any moment
   */
  constructor(clock) {
    this.#clock = clock;
  }

  /**
   * @param {Kind} kind of a job that is handed over
   * @param {number} count jobs that it represents, 0 if it is not to be looked at
   * @returns {Look | null} null if it is not looked at
   */
  enter(kind, count) {
    const ahead = this.begun++ - this.done;
    if (ahead >= this.maxInFlight) this.maxInFlight = ahead + 1;
    if (++kind.inFlight > kind.maxInFlight) kind.maxInFlight = kind.inFlight;
    if (count === 0) return null;
    const askedMs = this.#clock();
    const isFree = ahead < this.size;
    const look = { count, askedMs, beganMs: isFree ? askedMs : -1, freed: this.begun - this.size };
    if (!isFree) this.#waiting[this.#waiting.length] = look;
    return look;
  }

  /**
   * @param {Kind} kind of a job that is done
   * @param {Look | null} look what `enter` has given for it
   */
  leave(kind, look) {
    kind.inFlight--;
    this.done++;
    const isAwaited =
      this.#first < this.#waiting.length && /** @type {Look} */ (this.#waiting[this.#first]).freed <= this.done;
    if (look === null && !isAwaited) return;
    const now = this.#clock();
    if (isAwaited) this.#begin(now);
    if (look === null) return;
    // One that is done before there was a thread for it: the pool is larger than we know.
    const beganMs = look.beganMs < 0 ? now : look.beganMs;
    addTime(kind.waits, beganMs - look.askedMs, look.count);
    addTime(kind.runs, now - beganMs, look.count);
    if (kind.shortestMs === 0 || now - beganMs < kind.shortestMs) kind.shortestMs = now - beganMs;
  }

  /**
   * @param {number} now when threads became free for all whose turn it is
   */
  #begin(now) {
    const waiting = this.#waiting;
    for (; this.#first < waiting.length; this.#first++) {
      const look = /** @type {Look} */ (waiting[this.#first]);
      if (look.freed > this.done) return;
      look.beganMs = now;
      waiting[this.#first] = null;
    }
    this.#waiting = [];
    this.#first = 0;
  }
}

module.exports = JobLine;
