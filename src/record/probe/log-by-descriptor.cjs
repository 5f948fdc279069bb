'use strict';

/*
 * V8 opens its log some milliseconds after we checked that it can. Meanwhile the directory may be removed, and the
 * program may give up its rights. So if there is /proc, we open the log ourselves and V8 opens it through our
 * descriptor: that needs no directory, and no rights except to the file itself. The process that gets it names the
 * file: until then we don't know which process will write it.
 */
const { closeSync, readlinkSync, renameSync } = require('fs');
const { basename } = require('path');
const { isMain } = require('./own-thread.cjs');
const { pid, hrtime } = process;
const { now } = Date;

/**
 * Name of such a log before it is written: `next-<pid>` for a thread, with its process' id; `next-<pid>-<ns>` for a
 * process, with its parent's id.
 */
const NEXT = 'next-';
/**
 * A regular file, as V8 requires
 * (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/base/platform/platform-posix.cc, OS::FOpen), which
 * Linux has for each process since 4.6, with mode 0666. It accepts numbers, and rejects what V8 writes
 * (https://man7.org/linux/man-pages/man5/proc_pid_timerslack_ns.5.html).
 */
const SINK = '/proc/self/timerslack_ns';
const LOGFILE = '--logfile=/proc/self/fd/';
const ONE_FILE = '--no-logfile-per-isolate';
/** Appended by Linux to the name by which a file was opened, if that is gone (record/main-log). */
const REMOVED = / \(deleted\)$/;
/** The last of our options are this and the file that it preloads. */
const PRELOAD = '--require';
/**
 * @param {string[]} words our options for Node
 * @param {number} descriptor at which the process will have its log open
 * @returns {string[]} the same, so that V8 opens its log through it
 */
function withDescriptor(words, descriptor) {
  const at = words.indexOf(PRELOAD);
  return [...words.slice(0, at), `${LOGFILE}${descriptor}`, ONE_FILE, ...words.slice(at)];
}

/**
 * @param {string[]} words our options for Node, with or without a descriptor
 * @returns {string[]} the same without one
 */
function withoutDescriptor(words) {
  return words.filter((word) => !word.startsWith(LOGFILE) && word !== ONE_FILE);
}

/**
 * Names the log of this process, and closes the descriptor through which V8 opened it.
 * @param {string[]} words our options for Node
 * @param {string} directory where logs go, with a separator at its end
 */
function takeLog(words, directory) {
  const word = words.find((each) => each.startsWith(LOGFILE));
  // Threads inherit the words.
  if (word === undefined || !isMain) return;
  const descriptor = Number(word.slice(LOGFILE.length));
  try {
    nameLog(directory, basename(readlinkSync(`/proc/self/fd/${descriptor}`)).replace(REMOVED, ''));
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
