'use strict';

/*
 * V8 opens its log some milliseconds after we asked whether it could. In between the directory may be removed, and the
 * program may give up its rights. So where there is /proc the log is opened by us, and V8 gets its descriptor to open
 * it by: that needs no directory, and of rights those to the file alone. Who gets it gives the file its name: until
 * then it is not known which process will write it.
 */
const { closeSync, readlinkSync, renameSync } = require('fs');
const { basename } = require('path');
const { isMain } = require('./own-thread.cjs');
const { pid, hrtime } = process;
const { now } = Date;

/**
 * What such a log is called before it is written: `next-<pid>` of a thread, by the process; `next-<pid>-<ns>` of a
 * process, by who starts it.
 */
const NEXT = 'next-';
/**
 * A regular file, as V8 wants it
 * (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/base/platform/platform-posix.cc, OS::FOpen), which
 * Linux has for each process since 4.6, with mode 0666. It takes numbers, and refuses what V8 writes
 * (https://man7.org/linux/man-pages/man5/proc_pid_timerslack_ns.5.html).
 */
const SINK = '/proc/self/timerslack_ns';
const LOGFILE = '--logfile=/proc/self/fd/';
const ONE_FILE = '--no-logfile-per-isolate';
/** The last of our options are this and the file that it preloads. */
const PRELOAD = '--require';
/**
 * @param {string[]} words our options for Node
 * @param {number} descriptor that the process will have its log open at
 * @returns {string[]} the same, for V8 to open its log by that
 */
function withDescriptor(words, descriptor) {
  const at = words.indexOf(PRELOAD);
  return [...words.slice(0, at), `${LOGFILE}${descriptor}`, ONE_FILE, ...words.slice(at)];
}

/**
 * @param {string[]} words our options for Node, with a descriptor or without
 * @returns {string[]} those without
 */
function withoutDescriptor(words) {
  return words.filter((word) => !word.startsWith(LOGFILE) && word !== ONE_FILE);
}

/**
 * Gives the log of this process its name, and closes the descriptor that V8 has opened it by.
 * @param {string[]} words our options for Node
 * @param {string} directory where logs go, with a separator at its end
 */
function takeLog(words, directory) {
  const word = words.find((each) => each.startsWith(LOGFILE));
  // Threads inherit the words.
  if (word === undefined || !isMain) return;
  const descriptor = Number(word.slice(LOGFILE.length));
  try {
    nameLog(directory, basename(readlinkSync(`/proc/self/fd/${descriptor}`)));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * @param {string} directory where logs go, with a separator at its end
 * @param {string} name of a log that this process writes
 */
function nameLog(directory, name) {
  renameSync(directory + name, `${directory}isolate-0x${hrtime.bigint().toString(16)}-${pid}-v8-${now()}.log`);
}

module.exports = { NEXT, SINK, nameLog, takeLog, withDescriptor, withoutDescriptor };
