'use strict';

const { addTime } = require('./tally.cjs');

/** @import { Tally } from '../../model/tls.js' */

/**
 * All jobs of one class.
 * @typedef {object} Kind
 * @property {number} jobs begun
 * @property {number} inFlight begun but not done
 * @property {number} maxInFlight
 * @property {number} shortestMs of the runs, 0 before the first
 * @property {number} looked sampled jobs that are done
 * @property {number} runMs of all these together
 * @property {Tally} waits waiting times for a thread, of the sampled jobs
 * @property {Tally} runs running times from then until done
 */

/**
 * Sampled jobs that one line requested.
 * @typedef {object} Line
 * @property {number} inFlight sampled and not done
 * @property {number} maxInFlight
 * @property {Tally} waits as of the class
 * @property {Tally} runs likewise
 */

/**
 * A sampled job.
 * @typedef {object} Look
 * @property {number} count jobs that it represents
 * @property {Line | null} from who requested it, null if unknown
 * @property {number} askedMs when it was handed over, on a clock with an arbitrary start
 * @property {number} beganMs when a thread took it, -1 until one has
 * @property {number} freed how many jobs must be done before a thread can take it
 */

/**
 * The jobs of one thread in the order in which they were handed over. The pool serves them in this order, so a job
 * begins when enough others are done for a thread to be free. We see that only when the event loop learns of it: if the
 * loop is busy, or if files, DNS or other threads' jobs are on the pool as well, jobs seem to wait and run for longer.
 */
class JobLine {
  size = 0;
  begun = 0;
  done = 0;
  maxInFlight = 0;
  #clock;
  /** @type {(Look | null)[]} jobs that have not begun */
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
   * @param {number} count jobs that it represents, 0 if it is not sampled
   * @param {Line | null} from who requested it, if it is sampled and that is known
   * @returns {Look | null} null if it is not sampled
   */
  enter(kind, count, from) {
    const ahead = this.begun++ - this.done;
    if (ahead >= this.maxInFlight) this.maxInFlight = ahead + 1;
    if (++kind.inFlight > kind.maxInFlight) kind.maxInFlight = kind.inFlight;
    if (count === 0) return null;
    if (from !== null && ++from.inFlight > from.maxInFlight) from.maxInFlight = from.inFlight;
    const askedMs = this.#clock();
    const isFree = ahead < this.size;
    const look = { count, from, askedMs, beganMs: isFree ? askedMs : -1, freed: this.begun - this.size };
    if (!isFree) this.#waiting[this.#waiting.length] = look;
    return look;
  }

  /**
   * @param {Kind} kind of a job that is done
   * @param {Look | null} look what `enter` returned for it
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
    // A job that is done before there was a thread for it: the pool is larger than we know.
    const beganMs = look.beganMs < 0 ? now : look.beganMs;
    addTimes(kind, look, beganMs, now);
    if (look.from !== null) {
      look.from.inFlight--;
      addTimes(look.from, look, beganMs, now);
    }
    kind.looked++;
    kind.runMs += now - beganMs;
    if (kind.shortestMs === 0 || now - beganMs < kind.shortestMs) kind.shortestMs = now - beganMs;
  }

  /** @param {number} now when threads became free for all jobs whose turn it is */
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

/**
 * @param {Kind | Line} to whose times it belongs to
 * @param {Look} look a job
 * @param {number} beganMs when a thread took it
 * @param {number} doneMs when it was done
 */
function addTimes({ waits, runs }, { count, askedMs }, beganMs, doneMs) {
  addTime(waits, beganMs - askedMs, count);
  addTime(runs, doneMs - beganMs, count);
}

module.exports = JobLine;
