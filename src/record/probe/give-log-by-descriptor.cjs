'use strict';

/*
 * What V8 opens for a new thread is an option of the whole process. It is set for each start of a thread, and for that
 * alone, to a file that we have opened: V8 opens it by our descriptor, which needs no directory, and of rights those to
 * the file alone. At all other times, and for threads that get no log, it is a file that anybody may open at any time,
 * and that keeps nothing. So a thread that we don't see start, because a worker without this probe starts it, does not
 * print its log either.
 */
const { closeSync, fchmodSync, fstatSync, openSync } = require('fs');
const { NEXT, SINK, nameLog } = require('./log-by-descriptor.cjs');
const { discard, openLog } = require('./open-log.cjs');
const orElse = require('./or-else.cjs');
const { tid } = require('./own-thread.cjs');
const setV8Options = require('./v8-options.cjs');
const waitUntil = require('./wait-until.cjs');

/** @import { GivenLog } from './guard-threads.cjs' */

const { pid } = process;

/** V8 aborts where the program has turned it off, and what takes ticks is still on (guard-threads.cjs, OFF). */
const LOG = '--log';
const TO_SINK = ['--no-logfile-per-isolate', `--logfile=${SINK}`, LOG];
/** One thread of the process after another starts one: there is a file of this name meanwhile. */
const TURN = `${NEXT}${pid}`;

/** @returns {boolean} whether logs can be given that way here */
function hasSink() {
  return (
    tid > 0 &&
    orElse(false, () => {
      const descriptor = openSync(SINK, 'r+');
      const isFile = fstatSync(descriptor).isFile();
      closeSync(descriptor);
      return isFile;
    })
  );
}

/**
 * @param {string} directory where our logs go, with a separator at its end
 * @returns {GivenLog} for the next thread
 */
function giveByDescriptor(directory) {
  const { descriptor, reason } = takeTurn(directory);
  if (reason !== null) {
    // The sink takes a descriptor, too.
    if (reason !== 'no-descriptors') setV8Options(TO_SINK);
    return { reason, isSafe: reason !== 'no-descriptors', settle: () => reason };
  }
  // The main thread may change the process's rights meanwhile. Under the permission model Node changes no modes.
  orElse(null, () => fchmodSync(descriptor, 0o666));
  // By way of the thread: a worker may be ended here, and the number be another file's by then.
  setV8Options([`--logfile=/proc/self/task/${tid}/fd/${descriptor}`, '--no-logfile-per-isolate', LOG]);
  return { reason, isSafe: true, settle: () => settle(descriptor, directory) };
}

/**
 * @param {number} descriptor of a log
 * @param {string} directory where it is
 * @returns {'unknown' | null} null if V8 has opened it
 */
function settle(descriptor, directory) {
  const isOpen = waitUntil(() => isWritten(descriptor));
  setV8Options(TO_SINK);
  if (!isOpen) {
    discard(descriptor, directory + TURN);
    return 'unknown';
  }
  orElse(null, () => fchmodSync(descriptor, 0o600));
  closeSync(descriptor);
  // Its directory may be gone: the recorder holds on to those that it has seen.
  orElse(null, () => nameLog(directory, TURN));
  return null;
}

/**
 * @param {string} directory where our logs go
 * @returns {ReturnType<typeof openLog> & {reason: Exclude<ReturnType<typeof openLog>['reason'], 'taken'>}} the next
 *   log, once no other thread is starting one
 */
function takeTurn(directory) {
  let opened = openLog(directory, TURN);
  const isMine = () => {
    if (opened.reason === 'taken') opened = openLog(directory, TURN);
    return opened.reason !== 'taken';
  };
  if (!waitUntil(isMine)) {
    // A worker that was ended in the midst of it has left it there.
    nameLog(directory, TURN);
    isMine();
  }
  return opened.reason === 'taken' ? { descriptor: -1, reason: 'unknown' } : { ...opened, reason: opened.reason };
}

/**
 * @template T
 * @param {string} directory where our logs go, with a separator at its end
 * @param {() => T} act what ends a thread of this process
 * @returns {T} what it returns, once no thread is in the midst of a start. V8 ends a thread where it next enters a
 *   function or repeats a loop, which one that waits for its turn does before it gets it
 */
function betweenStarts(directory, act) {
  const { descriptor } = orElse({ descriptor: -1 }, () => takeTurn(directory));
  try {
    return act();
  } finally {
    if (descriptor >= 0) orElse(null, () => discard(descriptor, directory + TURN));
  }
}

/**
 * @param {number} descriptor of a file that has one byte
 * @returns {boolean} whether V8 has begun to write it: its first lines are longer
 */
function isWritten(descriptor) {
  return fstatSync(descriptor).size > 1;
}

module.exports = { betweenStarts, giveByDescriptor, hasSink };
