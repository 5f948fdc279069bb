'use strict';

/*
 * V8 opens a thread's log when it makes the isolate, and prints it on the program's stdout where it can't. So it is asked
 * before each start of a thread whether it can. If not, V8's logging ends there, for the whole process and for good:
 *
 *   - the options are the process's, so the logs of its other threads end, too
 *   - another file in its place is no way: what can always be opened, such as /dev/null, V8 refuses, because it is no regular file
 *     (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/base/platform/platform-posix.cc, OS::FOpen)
 *   - nobody tells when the new isolate is made, so that logging could go on
 */
const { readdirSync } = require('fs');
const aroundThreadStarts = require('./around-thread-starts.cjs');
const orElse = require('./or-else.cjs');
const whyNoLog = require('./why-no-log.cjs');
const { pid, hrtime } = process;
// eslint-disable-next-line n/no-unsupported-features/node-builtins -- undefined before 20.16
const { getBuiltinModule } = /** @type {any} */ (process);
const { apply } = Reflect;
const { wait } = Atomics;

/** @typedef {import('../../model/profile.js').UnprofiledReason} Reason */

/** V8 opens a new thread's log within 1 ms on a quiet machine; we wait no longer than this, ns. */
const PATIENCE = 250_000_000n;
/** Between two looks, ms. */
const LOOK_INTERVAL = 0.1;
/** In this order: V8 aborts where the last is off and the second on. */
const OFF = ['--no-prof', '--no-prof-cpp', '--no-log'];

/**
 * @param {string} directory where our logs go, with a separator at its end
 * @param {(kind: 'thread', reason: Reason | null, childPid: number) => void} tell told of each start
 */
module.exports = function guardThreads(directory, tell) {
  /** @type {Reason | null} */
  let stopped = null;
  aroundThreadStarts((start, handle, args) => {
    if (stopped === null && (stopped = orElse('unknown', () => whyNoLog(directory))) !== null) stopLogging();
    const before = stopped === null ? countLogs(directory) : 0;
    const result = apply(start, handle, args);
    orElse(null, () => tell('thread', stopped, 0));
    // The program may give up its rights in its next line: the log must be open by then.
    if (stopped === null) waitForLog(directory, before);
    return result;
  });
};

/** Ends all logs of this process. */
function stopLogging() {
  // It takes 10 ms to load.
  const { setFlagsFromString } = getBuiltinModule === undefined ? require('v8') : getBuiltinModule('v8');
  for (let index = 0; index < OFF.length; index++) setFlagsFromString(OFF[index]);
}

/**
 * @param {string} directory where our logs go
 * @returns {number} how many are of this process; 0 if nobody can tell
 */
function countLogs(directory) {
  return orElse(0, () => readdirSync(directory).filter((name) => name.includes(`-${pid}-v8-`)).length);
}

/**
 * @param {string} directory where our logs go
 * @param {number} before how many were of this process
 */
function waitForLog(directory, before) {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  for (const deadline = hrtime.bigint() + PATIENCE; hrtime.bigint() < deadline && countLogs(directory) <= before;) {
    wait(cell, 0, 0, LOOK_INTERVAL);
  }
}
