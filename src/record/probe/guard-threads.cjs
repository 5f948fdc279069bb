'use strict';

/*
 * V8 opens a thread's log when it creates the isolate, and prints it on the program's stdout if it can't. So before
 * each start of a thread, V8 is given a log that it can open, or one that keeps nothing (give-log-by-descriptor.cjs).
 * If neither is possible, its logging is turned off for the whole process and for good: the options belong to the
 * process, and nothing tells when the new isolate exists, so that logging could resume.
 */
const aroundThreadStarts = require('./around-thread-starts.cjs');
const { betweenStarts, giveByDescriptor, hasSink } = require('./give-log-by-descriptor.cjs');
const giveByName = require('./give-log-by-name.cjs');
const orElse = require('./or-else.cjs');
const setV8Options = require('./v8-options.cjs');

/** @import { UnprofiledReason as Reason } from '../../model/profile.js' */
/** @import { Trap } from './around-thread-starts.cjs' */

const { apply } = Reflect;

/**
 * The log given to a thread that is about to start.
 * @typedef {object} GivenLog
 * @property {Reason | null} reason why it has none, null if it has one
 * @property {boolean} isSafe whether V8 can open the file that its options name
 * @property {() => Reason | null} settle call when the thread has started: waits until V8 has opened the log. The
 *   program may give up its rights in its next line
 */

/** In this order: V8 aborts if the last is off while the second is on. */
const OFF = ['--no-prof', '--no-prof-cpp', '--no-log'];

/**
 * @param {string} directory where our logs go, with a separator at its end
 * @param {(kind: 'thread', reason: Reason | null, id: number) => void} tell called for each start
 */
module.exports = function guardThreads(directory, tell) {
  /** @type {((directory: string) => GivenLog) | null} */
  let give = null;
  /** @type {Reason | null} */
  let stopped = null;
  const giveLog = () => {
    give ??= hasSink() ? giveByDescriptor : giveByName;
    return give(directory);
  };
  /** @type {Trap} */
  const start = (call, handle, args) => {
    const given = stopped === null ? orElse(without('unknown'), giveLog) : without(stopped);
    if (stopped === null && !given.isSafe) {
      stopped = given.reason;
      setV8Options(OFF);
    }
    try {
      return apply(call, handle, args);
    } finally {
      const reason = orElse('unknown', given.settle);
      orElse(null, () => tell('thread', reason, /** @type {{threadId: number}} */ (handle).threadId));
    }
  };
  aroundThreadStarts({
    start,
    // A thread that is terminated during a start would leave the option set.
    stop(call, handle, args) {
      const stop = () => apply(call, handle, args);
      return give === giveByDescriptor ? betweenStarts(directory, stop) : stop();
    },
  });
};

/**
 * @param {Reason} reason why a thread gets no log
 * @returns {GivenLog} none
 */
function without(reason) {
  return { reason, isSafe: false, settle: () => reason };
}
