'use strict';

/*
 * V8 opens a thread's log when it makes the isolate, and prints it on the program's stdout where it can't. So before
 * each start of a thread V8 is given a log that it can open, or one that keeps nothing (give-log-by-descriptor.cjs);
 * where neither is possible, its logging ends, for the whole process and for good: the options are the process's, and
 * nothing announces when the new isolate is made, so that it could go on.
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
 * What was done for a thread that is about to start.
 * @typedef {object} GivenLog
 * @property {Reason | null} reason why it has none, null if it has one
 * @property {boolean} isSafe whether V8 can open the file that its options name
 * @property {() => Reason | null} settle call when it has started: waits until V8 has opened it. The program may give
 *   up its rights in its next line
 */

/** In this order: V8 aborts where the last is off and the second on. */
const OFF = ['--no-prof', '--no-prof-cpp', '--no-log'];

/**
 * @param {string} directory where our logs go, with a separator at its end
 * @param {(kind: 'thread', reason: Reason | null, id: number) => void} tell notified of each start
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
    // A thread that is ended in the midst of a start would leave the option for that start.
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
