'use strict';

const { closeSync, openSync, unlinkSync, writeSync } = require('fs');

/** @import { UnprofiledReason as Reason } from '../../model/profile.js' */

const { pid, hrtime } = process;

/**
 * The recorder makes this file in the directory of the logs, and removes it when no further thread is to be recorded.
 */
const PERMIT = 'permit';
/**
 * Beside the log's: a new thread needs some for its loop, V8 two. With fewer, V8 would print the log on the program's
 * stdout.
 */
const SPARE_DESCRIPTORS = 7;

/** @type {Record<string, Reason>} */
const REASONS = {
  ENOENT: 'directory-gone',
  ENOTDIR: 'directory-gone',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EMFILE: 'no-descriptors',
  ENFILE: 'no-descriptors',
};

/**
 * Opens a new file in the directory of the logs if V8 may write one more log now. V8 does not ask: where it can't open
 * one, it prints it, with the program's source, on the program's stdout
 * (https://source.chromium.org/chromium/chromium/src/+/main:v8/src/logging/log-file.cc, LogFile::LogFile). Takes some
 * 0.1 ms.
 * @param {string} directory where logs go, with a separator at its end
 * @param {string} name of the file
 * @returns {{descriptor: number, reason: Reason | 'taken' | null}} `descriptor` is open for reading and writing, of a
 *   file of one byte, and `reason` null; or it is -1, and `reason` says why. `taken`: there is a file of that name
 */
function openLog(directory, name) {
  const file = directory + name;
  /** @type {number[]} */
  const spare = [];
  let descriptor = -1;
  try {
    descriptor = openSync(file, 'wx+', 0o600);
    // A full disk gives files, and no room in them.
    writeSync(descriptor, 'x', 0);
    while (spare.length < SPARE_DESCRIPTORS) spare[spare.length] = openSync(directory + PERMIT, 'r');
    return { descriptor, reason: null };
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (descriptor < 0)
      return { descriptor, reason: code === 'EEXIST' ? 'taken' : (REASONS[code] ?? 'directory-not-writable') };
    discard(descriptor, file);
    return {
      descriptor: -1,
      reason: code === 'ENOENT' ? 'recording-stopped' : (REASONS[code] ?? 'directory-not-writable'),
    };
  } finally {
    for (let index = 0; index < spare.length; index++) closeSync(spare[index]);
  }
}

/**
 * @param {number} descriptor of a file that nobody wants
 * @param {string} file its path
 */
function discard(descriptor, file) {
  closeSync(descriptor);
  try {
    unlinkSync(file);
  } catch {
    // Its directory is gone, or the right to remove it.
  }
}

/**
 * @param {string} directory where logs go, with a separator at its end
 * @returns {Reason | null} why V8 can't open one there now, null if it can
 */
function whyNoLog(directory) {
  const name = `trial-${pid}-${hrtime.bigint()}`;
  const { descriptor, reason } = openLog(directory, name);
  if (descriptor >= 0) discard(descriptor, directory + name);
  return reason === 'taken' ? 'unknown' : reason;
}

module.exports = { discard, openLog, whyNoLog };
