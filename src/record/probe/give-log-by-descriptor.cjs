'use strict';

/*
 * The file that V8 opens for a new thread is an option of the whole process. For each start of a thread, and only then,
 * we set it to a file that we have opened: V8 opens it through our descriptor, which needs no directory, and no rights
 * except to the file itself. At all other times, and for threads that get no log, it is a file that anyone can always
 * open, and that keeps nothing. So even a thread whose start we don't see, because a worker without this probe starts
 * it, does not print its log.
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

/** V8 aborts if the program has turned this off while ticks are still on (guard-threads.cjs, OFF). */
const LOG = '--log';
const TO_SINK = ['--no-logfile-per-isolate', `--logfile=${SINK}`, LOG];
/** Threads of the process take turns starting threads: a file of this name exists meanwhile. */
const TURN = `${NEXT}${pid}`;

/** @returns {boolean} whether logs can be given this way here */
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
    // Opening the sink needs a descriptor, too.
    if (reason !== 'no-descriptors') setV8Options(TO_SINK);
    return { reason, isSafe: reason !== 'no-descriptors', settle: () => reason };
  }
  // The main thread may change the process's rights meanwhile. Under the permission model Node can't change modes.
  orElse(null, () => fchmodSync(descriptor, 0o666));
  // Through the thread's own directory: this worker may be terminated here, and the number reused for another file.
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
  // Its directory may be gone; the recorder holds the logs that it has seen.
  orElse(null, () => nameLog(directory, TURN));
  return null;
}

/**
 * @param {string} directory where our logs go
 * @returns {ReturnType<typeof openLog> & {reason: Exclude<ReturnType<typeof openLog>['reason'], 'taken'>}} the next
 *   log, once no other thread is starting a thread
 */
function takeTurn(directory) {
  let opened = openLog(directory, TURN);
  const isMine = () => {
    if (opened.reason === 'taken') opened = openLog(directory, TURN);
    return opened.reason !== 'taken';
  };
  if (!waitUntil(isMine)) {
    // A worker that was terminated meanwhile left it there.
    nameLog(directory, TURN);
    isMine();
  }
  return opened.reason === 'taken' ? { descriptor: -1, reason: 'unknown' } : { ...opened, reason: opened.reason };
}

/**
 * @template T
 * @param {string} directory where our logs go, with a separator at its end
 * @param {() => T} act ends a thread of this process
 * @returns {T} its result, once no thread is in the middle of a start. V8 terminates a thread when it next enters a
 *   function or repeats a loop, which a thread that waits for its turn does before getting it
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
 * @param {number} descriptor of a file with one byte
 * @returns {boolean} whether V8 has begun to write it: its first lines are longer
 */
function isWritten(descriptor) {
  return fstatSync(descriptor).size > 1;
}

module.exports = { betweenStarts, giveByDescriptor, hasSink };
